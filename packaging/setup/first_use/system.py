"""The program's needs from the operating system: Qt's libraries, a C compiler, Python's headers,
Python's venv."""

import ctypes
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

from first_use.compiler import has_compiler, has_headers
from first_use.project import ON_WINDOWS
from first_use.speech import agrees, carry_out, last_words, say, someone_is_there

PYTHON = f"python{sys.version_info.major}.{sys.version_info.minor}"
DENSE = PYTHON.replace(".", "")

MANAGERS = {
    "apt-get": "apt-get install --yes --no-install-recommends",
    "dnf": "dnf install",
    "pacman": "pacman -S",
    "zypper": "zypper install",
    "brew": "brew install",
}
"""Package managers by their command, and the command to install. apt-get is called; for the others
the line is shown."""

NAMES = {
    # a missing part: its package for apt-get, dnf, pacman, zypper, brew
    "libglib-2.0.so.0": ("libglib2.0-0", "glib2", "glib2", "libglib-2_0-0", "glib"),
    "libGL.so.1": ("libgl1", "libglvnd-glx", "libglvnd", "libGL1", "mesa"),
    "libEGL.so.1": ("libegl1", "libglvnd-egl", "libglvnd", "libEGL1", "mesa"),
    "libxkbcommon.so.0": (
        "libxkbcommon0",
        "libxkbcommon",
        "libxkbcommon",
        "libxkbcommon0",
        "libxkbcommon",
    ),
    "libdbus-1.so.3": ("libdbus-1-3", "dbus-libs", "dbus", "libdbus-1-3", "dbus"),
    "libfontconfig.so.1": (
        "libfontconfig1",
        "fontconfig",
        "fontconfig",
        "libfontconfig1",
        "fontconfig",
    ),
    "libxcb-cursor.so.0": (
        "libxcb-cursor0",
        "xcb-util-cursor",
        "xcb-util-cursor",
        "libxcb-cursor0",
        "xcb-util-cursor",
    ),
    "libxkbcommon-x11.so.0": (
        "libxkbcommon-x11-0",
        "libxkbcommon-x11",
        "libxkbcommon-x11",
        "libxkbcommon-x11-0",
        "libxkbcommon",
    ),
    "libxcb-icccm.so.4": (
        "libxcb-icccm4",
        "xcb-util-wm",
        "xcb-util-wm",
        "libxcb-icccm4",
        "xcb-util-wm",
    ),
    "libxcb-keysyms.so.1": (
        "libxcb-keysyms1",
        "xcb-util-keysyms",
        "xcb-util-keysyms",
        "libxcb-keysyms1",
        "xcb-util-keysyms",
    ),
    "libxcb-shape.so.0": ("libxcb-shape0", "libxcb", "libxcb", "libxcb-shape0", "libxcb"),
    "libwayland-client.so.0": (
        "libwayland-client0",
        "libwayland-client",
        "wayland",
        "libwayland-client0",
        "wayland",
    ),
    "libwayland-cursor.so.0": (
        "libwayland-cursor0",
        "libwayland-cursor",
        "wayland",
        "libwayland-cursor0",
        "wayland",
    ),
    "C compiler": ("gcc libc6-dev", "gcc", "gcc", "gcc", "gcc"),
    "Python headers": (f"{PYTHON}-dev", "python3-devel", "python", f"{DENSE}-devel", "python"),
    "Python venv": (f"{PYTHON}-venv", "python3", "python", DENSE, "python"),
}
LIBRARIES = [name for name in NAMES if ".so." in name]
"""The libraries that Qt loads, and its window under X and under Wayland."""
FOR_WAYLAND = "libwayland"
"""How the names of those begin that a desktop without Wayland can do without."""


def missing(needs_screen: bool) -> list[str]:
    """Return what is missing, by the names of the table; it loads, compiles and looks to find
    out."""
    absent = []
    if needs_screen and sys.platform == "linux":
        has_wayland = bool(os.environ.get("WAYLAND_DISPLAY"))
        needed = [name for name in LIBRARIES if has_wayland or not name.startswith(FOR_WAYLAND)]
        absent += [library for library in needed if not loads(library)]
    if not ON_WINDOWS and not has_compiler():
        absent.append("C compiler")
    if not ON_WINDOWS and not has_headers():
        absent.append("Python headers")
    if importlib.util.find_spec("ensurepip") is None:
        absent.append("Python venv")
    return absent


def loads(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def provide(needs_screen: bool, may_install: bool, log: Path) -> list[str]:
    """Let the package manager install what is missing, after a question or as root; return what is
    still missing."""
    absent = missing(needs_screen)
    if not absent:
        return []
    say(f"Missing on this system: {', '.join(absent)}.")
    manager = next((command for command in MANAGERS if shutil.which(command)), None)
    line = install_line(manager, absent)
    if manager != "apt-get" or not may_install:
        say(
            f"To install:\n  {line}"
            if line
            else ("Install them with your system's package manager.")
        )
        return absent
    if not is_allowed(line) or not install(line, log):
        return absent
    return missing(needs_screen)


def install_line(manager: str | None, absent: list[str]) -> str:
    """Return the command that installs the missing parts; "" without a known package manager."""
    if sys.platform == "darwin" and "C compiler" in absent:
        return "xcode-select --install"
    if manager is None:
        return ""
    column = list(MANAGERS).index(manager)
    packages = dict.fromkeys(word for name in absent for word in NAMES[name][column].split())
    line = f"{MANAGERS[manager]} {' '.join(packages)}"
    if manager == "apt-get":
        line = f"apt-get update && {line}"
    return line if manager == "brew" else as_root(line)


def as_root(line: str) -> str:
    if os.geteuid() == 0:
        return line
    return (
        " && ".join(f"sudo {part}" for part in line.split(" && "))
        if shutil.which("sudo")
        else f'su -c "{line}"'
    )


def is_allowed(line: str) -> bool:
    """Ask the person at the terminal; without one root goes ahead, and others cannot."""
    if someone_is_there():
        say(f"Your system's package manager can install this:\n  {line}")
        return agrees("Install it now?")
    if os.geteuid() == 0:
        return True
    say(f"To install:\n  {line}")
    return False


def install(line: str, log: Path) -> bool:
    """Run the line through the shell; visibly if a person is there, since it may need a
    password."""
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    if someone_is_there():
        done = subprocess.run(["sh", "-c", line], env=environment).returncode == 0
    else:
        done = carry_out(f"Installing with {line}", ["sh", "-c", line], log, env=environment)
    if not done:
        say(
            "The package manager failed; continuing without these packages."
            f"\n{last_words(log)}".rstrip()
        )
    return done
