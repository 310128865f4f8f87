"""What dialogs and cards are made of: the dialog frame, access keys, and controls for one value."""
