"""Carcassonne with Bridges, Castles and Bazaars: the rules.

Begin with state.pxd and turns.py; protocol.py has the events, tiles.py the contents of the box.
"""
