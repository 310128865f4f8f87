"""The parts of dialogs and cards: the dialog frame, access keys, and controls for one value."""
