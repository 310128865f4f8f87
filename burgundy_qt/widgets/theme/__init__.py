"""Colours, fonts and pictures: what everything on the screen is dressed in."""
