"""The Burgundy Dice Game (alea 2017), one to six seats on four sheets.

All seats mark hexes of their own sheets with the same five dice, at once and in secret; a round is
told when everybody is done.
"""
