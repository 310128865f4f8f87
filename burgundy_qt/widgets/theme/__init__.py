"""The look of the program: colours, fonts and pictures."""
