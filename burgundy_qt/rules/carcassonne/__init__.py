"""Carcassonne with Bridges, Castles and Bazaars: the rules.

Begin with state.pxd and turns.py; protocol/ tells what happens, components/ what lies in the box.
"""
