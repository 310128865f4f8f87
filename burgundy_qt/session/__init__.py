"""One running game: seats, the worker thread, undo, autosave, saves. Knows no widgets."""
