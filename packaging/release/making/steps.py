"""The steps of a release by name, each one command."""

from __future__ import annotations

import argparse
import importlib
import os
import sys
from collections.abc import Sequence

from making.project import MOMENT, ReleaseError, moment

STEPS = {
    "tools": ("tools", "install", "fetch the Python packages that the other steps need"),
    "check-version": ("papers", "check_version", "see that tag, version and changelog go together"),
    "frozen": ("frozen", "freeze", "the frozen program for this system, looked over and tried out"),
    "tar": ("portable", "make", "the portable archive for Linux, of the frozen program"),
    "deb": ("deb", "make", "the package for Debian and Ubuntu, of the frozen program"),
    "try-deb": (
        "trying",
        "try_deb",
        "install, play with and purge that package in a clean Debian (as root)",
    ),
    "unpack": (
        "portable",
        "unpack",
        "the frozen program out of the portable archive, where another machine made both",
    ),
    "appimage": ("appimage", "make", "the AppImage, of the frozen program"),
    "flatpak": ("flatpak", "make", "the Flatpak, of the portable archive"),
    "windows": ("windows", "make", "the installer for Windows, of the frozen program"),
    "try-windows": ("windows", "try_out", "the same on any system, of a stand-in for the program"),
    "mac": ("mac", "make", "the signed disk image for macOS, of the frozen program"),
    "wheel": ("wheels", "make", "the sdist, and a wheel for every Python on this system"),
    "try-wheel": (
        "wheels",
        "try_out",
        "install that wheel into a clean environment of every Python here, and try it",
    ),
    "same": (
        "same",
        "compare",
        "make the packages of dist/ once more in a clone, and see that they are the same",
    ),
    "bill": ("papers", "write_bill", "the bill of materials of the frozen program"),
    "sizes": (
        "sizes",
        "keep",
        "let the sizes of this build be those that later ones are compared with",
    ),
    "notes": ("papers", "write_notes", "what the changelog says of this version"),
    "sums": ("papers", "write_sums", "the checksums of all that lies in dist/"),
}
"""Each step: its module, the function there, what it makes."""


def main(arguments: Sequence[str]) -> int:
    """Do the steps named, one after the other; returns the exit status."""
    listed = "\n".join(f"  {name:14}{story}" for name, (_, _, story) in STEPS.items())
    parser = argparse.ArgumentParser(
        prog="./burgundy release",
        description="Make what is released, into dist/. docs/releasing.md tells the rest.",
        epilog=f"steps:\n{listed}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "steps", nargs="+", choices=STEPS, metavar="STEP", help="one or several, done in this order"
    )
    names = parser.parse_args(arguments).steps
    try:
        os.environ[MOMENT] = str(moment())  # for all that the steps call
        for name in names:
            module, function, _ = STEPS[name]
            getattr(importlib.import_module(f"making.{module}"), function)()
    except ReleaseError as error:
        print(f"release: {error}", file=sys.stderr)
        return 1
    return 0
