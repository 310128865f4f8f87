"""The installer for Windows, made by NSIS on any system: of the frozen program, or of a stand-in to
test it."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

from making import icons, sizes
from making.project import (
    DIST,
    FROZEN,
    NAME,
    PACKAGING,
    ROOT,
    VERSION,
    WORK,
    ReleaseError,
)
from making.speech import hidden, run, say
from making.windows_version import numbers

SCRIPT = PACKAGING / "windows" / "burgundy-qt.nsi"
SIGN = "WINDOWS_SIGN"
"""The environment variable with the command that signs a file; "%1" in it is replaced by the file.
Unset: unsigned."""


def make() -> Path:
    """Build the installer of the frozen program into dist/. Raises ReleaseError."""
    if not (FROZEN / f"{NAME}.exe").exists():
        raise ReleaseError(
            "There is no frozen program for Windows in dist/. Run `burgundy release frozen` on "
            "Windows, or copy its result here. To test the installer alone, use the step "
            "try-windows."
        )
    say("Making the installer for Windows")
    sign(FROZEN / f"{NAME}.exe", FROZEN / f"{NAME}-console.exe")
    installer = DIST / f"{NAME}-{VERSION}-windows-x86_64.exe"
    compile_installer(FROZEN, installer)
    sizes.tell("windows installer", sizes.size_of(installer), "installer")
    return installer


def try_out() -> Path:
    """Compile the installer on any system, with a stand-in for the program. Raises ReleaseError if
    NSIS complains."""
    say("Testing the installer for Windows with a stand-in for the program")
    payload = WORK / "windows" / "payload"
    shutil.rmtree(payload.parent, ignore_errors=True)
    stand_in(payload)
    installer = payload.parent / f"{NAME}-try.exe"
    compile_installer(payload, installer)
    say(f"  {installer.relative_to(ROOT)}: {installer.stat().st_size} bytes")
    return installer


def stand_in(payload: Path) -> None:
    """Fill a folder that looks like the frozen program's."""
    (payload / "_internal").mkdir(parents=True)
    (payload / "licences").mkdir()
    for name in (f"{NAME}.exe", f"{NAME}-console.exe", "_internal/python311.dll"):
        (payload / name).write_bytes(b"MZ stand-in")
    (payload / "THIRD-PARTY.txt").write_text("stand-in\n", encoding="utf-8")
    shutil.copyfile(ROOT / "LICENSE", payload / "licences" / "LICENSE.txt")


def compile_installer(payload: Path, installer: Path, of_64_bits: bool = False) -> None:
    """Make an installer of a folder with makensis; a warning is an error. Raises ReleaseError.

    Installers are programs of 32 bits, which every Windows runs; one `of_64_bits` is for Wine
    without its part for those.
    """
    installer.parent.mkdir(parents=True, exist_ok=True)
    told = {
        "VERSION": VERSION,
        "NUMBERS": ".".join(map(str, numbers(VERSION))),
        "PAYLOAD": payload,
        "OUTPUT": installer,
        "ICON": icons.windows_icon(),
        "KILOBYTES": -(-sizes.size_of(payload) // 1024),
        "HERE": SCRIPT.parent,
    }
    if os.environ.get(SIGN):
        told["SIGN"] = SIGN
    run(
        [
            "makensis",
            *(["-XTarget amd64-unicode"] if of_64_bits else []),
            "-V2",
            "-WX",
            "-INPUTCHARSET",
            "UTF8",
            *(f"-D{name}={value}" for name, value in told.items()),
            SCRIPT,
        ],
        secret=os.environ.get(SIGN, ""),
    )


def sign(*programs: Path) -> None:
    """Sign programs with the command in WINDOWS_SIGN, if there is one. Raises ReleaseError."""
    command = os.environ.get(SIGN)
    if not command:
        say(f"  {SIGN} is not set, so nothing is signed.")
        return
    for program in programs:
        say(f"  signing {program.name}")
        words = command.replace("%1", str(program))
        done = subprocess.run(
            words,
            shell=True,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
        )
        if done.returncode:
            raise ReleaseError(
                f"{SIGN} ended with {done.returncode} for "
                f"{program.name}:\n{hidden(done.stdout, command)}"
            )
