"""The frozen program: built by PyInstaller, checked, tested."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

from making import notices, sizes
from making.contents import is_used_plugin
from making.mac import APP
from making.project import (
    DIST,
    FROZEN,
    NEWEST_GLIBC,
    PACKAGING,
    WORK,
    ReleaseError,
    machine,
    on_linux,
    on_mac,
    on_windows,
)
from making.speech import python, run, say

MISSING = re.compile(r"WARNING: Library not found: could not resolve '(.+)', dependency of '(.+)'")
NOT_FOUND = re.compile(r"^\s*(\S+) => not found$", re.M)
GLIBC = re.compile(r"\bGLIBC_(\d+)\.(\d+)")
LONGEST_START = 1000
"""Milliseconds to the first frame, warm."""
STARTS = 3
"""The most starts that are measured: the shortest one counts, since other programs may be busy."""
LONGEST_START_WHEN_BUSY = 2 * LONGEST_START
ELF = b"\x7fELF"
RUNTIME = "vcruntime140.dll", "vcruntime140_1.dll"
"""The libraries of Visual C++ that Python needs beside its own; a new Windows lacks them."""


def freeze() -> None:
    """Build the frozen program for this system into dist/, and check it. Raises ReleaseError."""
    if find_spec("PyInstaller") is None:
        raise ReleaseError(
            f"PyInstaller is missing. Run {python()} -m pip install 'pyinstaller>=6.16,<7', "
            "then try again."
        )
    say("Freezing the program")
    shutil.rmtree(FROZEN, ignore_errors=True)
    folders: list[str | Path] = ["--workpath", WORK / "frozen", "--distpath", DIST]
    making = [
        python(),
        "-m",
        "PyInstaller",
        "--noconfirm",
        *folders,
        PACKAGING / "burgundy-qt.spec",
    ]
    # The same sets in the same order every time.
    log = run(making, environment={"PYTHONHASHSEED": "0"})
    (WORK / "frozen.log").write_text(log, encoding="utf-8")
    complain_of_missing(list(missing_libraries(log)))
    if on_linux:
        leave_out_debugging(FROZEN / "_internal")
        complain_of_missing(list(unresolved(FROZEN)))
        look_at_glibc(FROZEN)
    if on_windows:
        complain_of_missing(list(missing_runtime(FROZEN / "_internal")))
    notices.write(FROZEN)
    if on_mac:
        notices.write(APP / "Contents" / "Resources")
    try_out(program())
    measure_start(program())
    sizes.tell(f"frozen {machine()} {os.name}", sizes.size_of(FROZEN), "installed")


def program() -> Path:
    """Return the frozen program's command with output: that of macOS is in its bundle."""
    if on_mac:
        return APP / "Contents" / "MacOS" / "burgundy-qt"
    return FROZEN / ("burgundy-qt-console.exe" if on_windows else "burgundy-qt")


def complain_of_missing(missing: list[str]) -> None:
    if missing:
        raise ReleaseError(
            "The frozen program is incomplete, because these libraries are missing:\n  "
            + "\n  ".join(missing)
        )


def missing_libraries(log: str) -> Iterator[str]:
    """Yield what PyInstaller could not find, unless only an omitted plugin needed it."""
    for library, by in MISSING.findall(log):
        if is_used_plugin(by.replace("\\", "/")):
            yield f"{library}, needed by {by}"


def missing_runtime(folder: Path) -> Iterator[str]:
    """Yield the libraries of Visual C++ that are not in the folder of Python's own library, where
    Windows searches for them."""
    there = {path.name.lower() for path in folder.iterdir()}
    yield from (f"{name}, needed by Python" for name in RUNTIME if name not in there)


def leave_out_debugging(folder: Path) -> None:
    """Remove debugging data from Python's own libraries, which some builds of Python have: 20 MB.

    Nothing else is changed: real stripping would break numpy's and Qt's libraries, which do not
    need it.
    """
    for library in (*folder.glob("libpython*.so*"), *folder.glob("python*/lib-dynload/*.so")):
        run(["objcopy", "--strip-debug", library], quiet=True)


def unresolved(folder: Path) -> Iterator[str]:
    """Yield what the system's loader does not find, for every program and library in `folder`."""
    for file in elf_files(folder):
        told = subprocess.run(
            ["ldd", str(file)], capture_output=True, encoding="utf-8", errors="replace"
        )
        yield from (
            f"{library}, needed by {file.relative_to(folder)}"
            for library in NOT_FOUND.findall(told.stdout)
        )


def look_at_glibc(folder: Path) -> None:
    """Check that it runs on every supported Linux. Raises ReleaseError."""
    for file in elf_files(folder):
        told = subprocess.run(
            ["objdump", "-T", str(file)], capture_output=True, encoding="utf-8", errors="replace"
        ).stdout
        asked = max(
            ((int(major), int(minor)) for major, minor in GLIBC.findall(told)), default=(0, 0)
        )
        if asked > NEWEST_GLIBC:
            needed, promised = (".".join(map(str, version)) for version in (asked, NEWEST_GLIBC))
            name = file.relative_to(folder)
            raise ReleaseError(
                f"{name} needs glibc {needed}, newer than {promised}. Freeze the program on an "
                "older Linux."
            )


def elf_files(folder: Path) -> list[Path]:
    """Return the programs and libraries of Linux below a folder, each once."""
    files = (path for path in sorted(folder.rglob("*")) if path.is_file() and not path.is_symlink())
    return [path for path in files if begins_with(path, ELF)]


def begins_with(path: Path, beginning: bytes) -> bool:
    with path.open("rb") as file:
        return file.read(len(beginning)) == beginning


def measure_start(starter: Path) -> None:
    """Print the duration of a start. Raises ReleaseError if it is too long even for a busy
    machine."""
    took = shortest(start_of(starter) for _ in range(STARTS))
    mark = "" if took <= LONGEST_START else ", LONGER than it may be where nothing else runs"
    say(f"  start to the first frame: {took} ms of CPU time (at most {LONGEST_START}{mark})")
    if took > LONGEST_START_WHEN_BUSY:
        raise ReleaseError(f"A start takes {took} ms, more than {LONGEST_START}.")


def shortest(starts: Iterator[int]) -> int:
    """Return the shortest of the starts; none is made after one that is short enough."""
    took = next(starts)
    while took > LONGEST_START and (again := next(starts, None)) is not None:
        took = min(took, again)
    return took


def start_of(starter: Path) -> int:
    """Return the milliseconds of CPU time from the beginning of the process to its first frame."""
    told = run(
        [starter, "bench", "start"], environment={"QT_QPA_PLATFORM": "offscreen"}, quiet=True
    )
    # Qt says there too that a platform without a screen has no size hints.
    figures = next(line for line in told.splitlines() if line.startswith("{"))
    return int(json.loads(figures)["first_frame_ms"])


def try_out(starter: Path) -> None:
    """Run the self-test of a frozen program, in another folder and without this machine's Python;
    it must print one line.

    Raises ReleaseError.
    """
    kept = (
        "PATH",
        "SYSTEMROOT",
        "TEMP",
        "TMP",
        "LANG",
        "HOME",
        "USERPROFILE",
        "APPDATA",
        "LOCALAPPDATA",
        "WINDIR",
    )
    environment = {name: os.environ[name] for name in kept if name in os.environ}
    with tempfile.TemporaryDirectory(prefix="burgundy-qt-release-") as elsewhere:
        done = subprocess.run(
            [str(starter), "--self-test"],
            cwd=elsewhere,
            env=environment,
            capture_output=True,
            encoding="utf-8",
            errors="replace",
            timeout=300,
        )
    if done.returncode or done.stderr or len(done.stdout.splitlines()) != 1:
        raise ReleaseError(
            f"{starter} --self-test ended with {done.returncode}:\n{done.stdout}{done.stderr}"
        )
    say(f"  {done.stdout.strip()}")
