"""Sessions: one running game with its seats, worker thread, undo, autosave and saves. No
widgets."""
