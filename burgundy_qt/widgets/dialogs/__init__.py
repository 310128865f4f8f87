"""The dialogs over the window; each one informs or asks about one subject."""
