"""The table on the screen: its layout, painting, animation and input."""
