"""Carcassonne with Bridges, Castles and Bazaars: the rules.

Begin with state.pxd and turns.py; protocol.py tells what happens, tiles.py what lies in the box.
"""
