"""The window of the disk image for macOS, as dmgbuild reads it: the program, and the folder to drag
it to."""

from pathlib import Path

app = Path(defines["app"])  # noqa: F821 - dmgbuild gives what -D named

format = "ULMO"
filesystem = "APFS"
files = [str(app)]
symlinks = {"Applications": "/Applications"}
icon_locations = {app.name: (160, 190), "Applications": (440, 190)}
window_rect = ((200, 160), (600, 400))
icon_size = 112
text_size = 14
default_view = "icon-view"
show_status_bar = show_tab_view = show_toolbar = show_pathbar = show_sidebar = False
