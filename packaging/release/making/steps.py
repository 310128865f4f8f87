"""The steps of a release by name, each one command."""

from __future__ import annotations

import argparse
import importlib
import os
import sys
from collections.abc import Sequence

from making.project import MOMENT, ReleaseError, moment

STEPS = {
    "tools": ("tools", "install", "download the Python packages that the other steps need"),
    "check-version": ("papers", "check_version", "check that tag, version and changelog match"),
    "frozen": (
        "frozen",
        "freeze",
        ("make the frozen program for this system, then check and test it"),
    ),
    "tar": ("portable", "make", "make the portable archive for Linux from the frozen program"),
    "deb": ("deb", "make", "make the package for Debian and Ubuntu from the frozen program"),
    "try-deb": (
        "trying",
        "try_deb",
        "install, test and purge that package in a clean Debian (as root)",
    ),
    "unpack": (
        "portable",
        "unpack",
        "take the frozen program from a portable archive made on another machine",
    ),
    "appimage": ("appimage", "make", "make the AppImage from the frozen program"),
    "flatpak": ("flatpak", "make", "make the Flatpak from the portable archive"),
    "windows": ("windows", "make", "make the installer for Windows from the frozen program"),
    "try-windows": (
        "windows",
        "try_out",
        ("test the installer for Windows on any system with a stand-in for the program"),
    ),
    "mac": ("mac", "make", "make the signed disk image for macOS from the frozen program"),
    "mac-layout": (
        "mac_layout",
        "check",
        "check on any system what the wheels for macOS need and promise",
    ),
    "wheel": ("wheels", "make", "make the sdist and a wheel for every Python on this system"),
    "try-wheel": (
        "wheels",
        "try_out",
        "install that wheel in a clean environment of every Python, and test it",
    ),
    "same": (
        "same",
        "compare",
        "make the packages in dist/ again in a clone, and check that they are the same",
    ),
    "windows-under-wine": (
        "windows_under_wine",
        "make_all",
        "make and try the program for Windows on Debian, with Wine; all wine-steps in turn",
    ),
    "wine-fetch": ("windows_under_wine", "fetch", "download Python for Windows and its packages"),
    "wine-python": ("windows_under_wine", "prepare", "prepare Wine, and Python in it"),
    "wine-core": ("windows_under_wine", "compile_core", "compile rules and bots for Windows"),
    "wine-frozen": ("windows_under_wine", "freeze", "make the frozen program for Windows"),
    "wine-setup": ("windows_under_wine", "pack", "make an installer of it"),
    "wine-install": ("windows_under_wine", "install", "install it in a fresh Windows"),
    "wine-engine": ("windows_under_wine", "play", "compare its engine with that of this system"),
    "wine-window": ("windows_under_wine", "look", "open its window, and photograph it"),
    "wine-uninstall": ("windows_under_wine", "uninstall", "remove it, and look at what is left"),
    "bill": ("papers", "write_bill", "write the bill of materials of the frozen program"),
    "sizes": (
        "sizes",
        "keep",
        "record the sizes of this build, for comparison with later ones",
    ),
    "notes": ("papers", "write_notes", "print the changelog of this version"),
    "sums": ("papers", "write_sums", "write the checksums of all files in dist/"),
}
"""Each step: its module, its function, its result."""


TESTS = "wine-tests"
"""In the place of the steps: runs the tests under Wine; what follows is for pytest."""


def windows_tests(words: Sequence[str]) -> int:
    """Run the tests with Python for Windows; return pytest's exit status. Raises ReleaseError."""
    from making import windows_under_wine

    os.environ[MOMENT] = str(moment())
    return windows_under_wine.test(words)


def main(arguments: Sequence[str]) -> int:
    """Do the named steps, one after the other; return the exit status."""
    listed = "\n".join(f"  {name:20}{story}" for name, (_, _, story) in STEPS.items())
    parser = argparse.ArgumentParser(
        prog="./burgundy release",
        description="Make the release files in dist/ (docs/releasing.md).",
        epilog=f"steps:\n{listed}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "steps", nargs="+", choices=STEPS, metavar="STEP", help="steps to carry out, in this order"
    )
    try:
        if arguments[:1] == [TESTS]:
            return windows_tests(arguments[1:])
        names = parser.parse_args(arguments).steps
        os.environ[MOMENT] = str(moment())  # for everything that the steps run
        for name in names:
            module, function, _ = STEPS[name]
            getattr(importlib.import_module(f"making.{module}"), function)()
    except ReleaseError as error:
        print(f"release: {error}", file=sys.stderr)
        return 1
    return 0
