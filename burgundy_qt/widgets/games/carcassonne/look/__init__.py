"""How Carcassonne looks: its tiles, drawn when they are laid, its pieces, whole maps."""
