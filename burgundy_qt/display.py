"""Whether a window can be opened here, and how Qt follows the desktop; and a process without
windows, which paints pictures."""

import ctypes
import os
import socket
import sys

from burgundy_qt.assets import FONTS

PLATFORM, FONT_FOLDER = "QT_QPA_PLATFORM", "QT_QPA_FONTDIR"
ONE_THREAD = "QT_NO_GUI_THREADPOOL"


def paint_in_one_thread() -> None:
    """Let Qt fill large areas in the thread that paints them. Call it before there is a
    QApplication.

    Otherwise Qt divides each fill of more than 65,536 pixels among threads. To wake them and wait
    for them takes longer than such a fill: on two cores and at 200% a glowing table needs twice
    the CPU time, and the window's thread is blocked for longer.
    """
    os.environ.setdefault(ONE_THREAD, "1")


def run_headless(unless_chosen: bool = False, on_windows: bool = sys.platform == "win32") -> None:
    """Make this process, and those that it starts, paint without a screen. Call it before there is
    a QApplication. `unless_chosen`: keep a platform that the user has set.

    On Windows, Qt's platform without a screen searches a folder for fonts, finds none, and warns
    about it; our own fonts are all that it needs.
    """
    paint_in_one_thread()
    chosen = os.environ.get(PLATFORM) if unless_chosen else None
    os.environ[PLATFORM] = chosen or "offscreen"
    if on_windows and os.environ[PLATFORM].startswith("offscreen"):
        os.environ.setdefault(FONT_FOLDER, str(FONTS))


THEME = "QT_QPA_PLATFORMTHEME"
WITH_GTK = "GNOME", "X-CINNAMON", "PANTHEON", "UNITY", "MATE", "XFCE", "LXDE"
"""The desktops on which Qt follows the settings of GTK."""


def theme_of_desktop() -> tuple[str, ...]:
    """Return the arguments for Qt that make it ask GNOME and its relatives themselves whether they
    are dark.

    Otherwise Qt loads GTK 3 where it is installed. That costs a start 50 ms, and does not know of
    the dark style before the person changes it again: the window would be light in a dark frame. A
    theme that the user has set is kept, and in a sandbox that of the sandbox.
    """
    desktops = os.environ.get("XDG_CURRENT_DESKTOP", "").upper().split(":")
    is_boxed = "SNAP" in os.environ or os.path.exists("/.flatpak-info")
    if THEME in os.environ or is_boxed or not set(desktops) & set(WITH_GTK):
        return ()
    return "-platformtheme", "gnome"


def why_no_window() -> str | None:
    """Return the reason why no window can be opened, as a sentence; None if one can.

    Windows and macOS always have a desktop, and a user who sets QT_QPA_PLATFORM has decided.
    """
    if sys.platform in ("win32", "darwin") or os.environ.get("QT_QPA_PLATFORM"):
        return None
    wayland, x11 = os.environ.get("WAYLAND_DISPLAY"), os.environ.get("DISPLAY")
    if not wayland and not x11:
        return "There is no display here (neither DISPLAY nor WAYLAND_DISPLAY is set)."
    if (wayland and wayland_answers(wayland)) or (x11 and x11_answers()):
        return None
    names = " and ".join(
        name for name, value in (("WAYLAND_DISPLAY", wayland), ("DISPLAY", x11)) if value
    )
    return f"The display does not respond ({names} is set to {wayland or x11})."


def wayland_answers(name: str) -> bool:
    path = os.path.join(os.environ.get("XDG_RUNTIME_DIR", ""), name)
    with socket.socket(socket.AF_UNIX) as line:
        try:
            line.connect(path)
        except OSError:
            return False
    return True


def x11_answers() -> bool:
    """Return whether the X server of DISPLAY accepts us, password file and all; True too if libxcb
    cannot tell."""
    try:
        xcb = ctypes.CDLL("libxcb.so.1")
    except OSError:
        return True
    xcb.xcb_connect.restype = ctypes.c_void_p
    connection = ctypes.c_void_p(xcb.xcb_connect(None, None))
    refused = bool(xcb.xcb_connection_has_error(connection))
    xcb.xcb_disconnect(connection)
    return not refused


def keep_no_sources() -> None:
    """Let Qt for Python not read the source of every module that is imported from now on.

    It looks for the word PySide6 there, which matters only to `from __feature__ import`, and keeps
    all sources in memory (PYSIDE-2029): 9 MB and 30 ms for a window with a game. PySide 6.11 has no
    switch for that.
    """
    import PySide6.QtCore  # noqa: F401 (brings the next one)
    from shibokensupport import feature  # type: ignore[import-not-found]

    feature._mod_uses_pyside = lambda *_: False
