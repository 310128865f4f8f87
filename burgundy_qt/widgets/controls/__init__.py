"""What dialogs and cards are made of: buttons, controls for one value, sheets and their halves."""
