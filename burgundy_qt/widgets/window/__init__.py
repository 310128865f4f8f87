"""The main window with its menus, pages and dialogs."""
