"""From clicks and keys to one of the legal actions, and by undo back again."""
