"""The Burgundy Dice Game (alea 2017), one to six seats on four sheets.

All seats mark hexes of their own sheets with the same five dice, at once and in secret; the marks
of a round are revealed when all have decided.
"""
