"""How everything looks: colours, sprites, type, the style sheet."""
