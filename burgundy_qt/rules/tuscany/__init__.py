"""The Castles of Tuscany: boards that make a duchy, cards that pay for its tiles, three phases.

The rulebook is that of the later printing; headings in quotation marks name its chapters, rulings
are those of docs/rules.md.
"""
