"""The sdist and the wheel: built, checked, and tested in a clean environment of every Python that
is here."""

from __future__ import annotations

import gzip
import os
import platform
import re
import shlex
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from collections.abc import Collection, Iterable, Iterator
from email.parser import Parser
from pathlib import Path

from making import sizes
from making.packing import pack
from making.project import (
    DIST,
    NEWEST_GLIBC,
    ROOT,
    TEMPLATE,
    VERSION,
    WORK,
    ReleaseError,
    moment,
    on_linux,
    on_windows,
)
from making.speech import has, python, run, say

PYTHONS = "3.11", "3.12", "3.13", "3.14"
TAG = "cp311-abi3"
MADE_ON_THE_WAY = re.compile(
    r"^(?!.*packaging/windows/wine/\w+\.[ch]$).*\.(?:c|h|html|so|pyd|py[co])$"
    r"|(?:^|/)(?:build|dist|\.venv)/"
)
"""Intermediate files, which must not be in the sdist: it has sources. What Wine lacks is one."""
NOT_INSTALLED = re.compile(
    rf"\.(?:c|h|html|py[co])$|^(?:tests|build|lab|packaging|docs)/|{TEMPLATE}"
)
"""Files that must not be in the wheel: it has the program."""
OF_EVERY_KIND = (
    *(
        "burgundy_qt/cli.py",
        "burgundy_qt/assets/languages/burgundy_de.qm",
        "burgundy_qt/assets/art/icons/app.svg",
    ),
    *("burgundy_qt/assets/style.qss", "burgundy_qt/assets/fonts/OFL-Inter.txt"),
)
FOR_PACKAGERS = (
    *(
        "LICENSE",
        "LICENSE-ART",
        "README.md",
        "SECURITY.md",
        "burgundy",
        "docs/changelog.md",
        "docs/pictures/burgundy.png",
    ),
    *(
        "packaging/linux/burgundy-qt.1",
        "packaging/linux/burgundy-qt.desktop",
        "packaging/linux/burgundy-qt.xml",
    ),
    *(
        "packaging/linux/metainfo.xml",
        "packaging/release/__main__.py",
        "tests/conftest.py",
        "tests/commands/test_cli.py",
    ),
)
"""Files for distributions' packages, beside the program: its papers, the desktop's files, tests."""
LEADS_NOWHERE = re.compile(r"\]\((?!https?:)[^)]*\)")
"""A link or a picture of Markdown that works only beside its text."""
RULES, NETWORKS = ROOT / "burgundy_qt/rules", ROOT / "burgundy_qt/assets/networks"
PAGES = ROOT / "burgundy_qt/assets/rules"
OF_GAMES = ".py", ".pxd", ".json", ".network", ".md"
"""The endings of a game's files."""
COMPILED = re.compile(r"burgundy_qt/.*\.(?:so|pyd)$")
GLIBC = re.compile(r"manylinux_(\d+)_(\d+)_")


def make() -> None:
    """Build the sdist and from it the wheel into dist/. Raises ReleaseError."""
    say("Making the sdist and the wheel")
    for old in (*DIST.glob("burgundy_qt-*.whl"), *DIST.glob("burgundy_qt-*.tar.gz")):
        old.unlink()
    place = WORK / "wheels"
    shutil.rmtree(place, ignore_errors=True)
    run([python(), "-m", "build", "--outdir", place, ROOT])
    DIST.mkdir(exist_ok=True)
    sdist = DIST / next(place.glob("*.tar.gz")).name
    pack_again(place / sdist.name, sdist, moment())
    look_into(sdist, names_in_sdist(sdist), (*FOR_PACKAGERS, *of_the_program()), MADE_ON_THE_WAY)
    wheel = next(place.glob("*.whl"))
    wheel = named_for_its_glibc(wheel) if on_linux else Path(shutil.copy(wheel, DIST))
    look_into(wheel, zipfile.ZipFile(wheel).namelist(), of_the_program(), NOT_INSTALLED)
    look_into_wheel(wheel)
    sizes.tell("sdist", sizes.size_of(sdist), "sdist")
    sizes.tell(f"wheel {wheel.stem.rpartition('-')[2]}", sizes.size_of(wheel), "wheel")


def pack_again(made: Path, sdist: Path, moment: int) -> None:
    """Pack the sdist again so that its bytes are always the same: setuptools writes times into
    it."""
    with tempfile.TemporaryDirectory(prefix="burgundy-qt-sdist-") as name:
        with tarfile.open(made) as packed:
            packed.extractall(name, filter="tar")
        with sdist.open("wb") as file, gzip.GzipFile("", "wb", 9, file, mtime=moment) as stream:
            pack(next(Path(name).iterdir()), stream, moment)


def names_in_sdist(sdist: Path) -> list[str]:
    with tarfile.open(sdist) as packed:
        return [name.partition("/")[2] for name in packed.getnames()]


def look_into(
    package: Path, names: Collection[str], wanted: Iterable[str], unwanted: re.Pattern[str]
) -> None:
    """Check that all wanted files are in it, and no unwanted ones. Raises ReleaseError."""
    wrong = [name for name in names if unwanted.search(name)]
    if wrong:
        raise ReleaseError(
            f"{package.name} contains files that must not be shipped: {', '.join(wrong[:5])}"
        )
    there = set(names)
    missing = [name for name in wanted if name not in there]
    if missing:
        raise ReleaseError(f"{package.name} lacks {', '.join(missing[:5])}")


def of_the_program() -> list[str]:
    """Return what makes the program complete: files of every kind, and all of every game: rules,
    pages, networks."""
    files = [*RULES.rglob("*"), *PAGES.rglob("*"), *NETWORKS.glob("*")]
    return [
        *OF_EVERY_KIND,
        *(
            file.relative_to(ROOT).as_posix()
            for file in files
            if file.suffix in OF_GAMES and TEMPLATE not in file.as_posix()
        ),
    ]


def look_into_wheel(wheel: Path) -> None:
    """Check that the wheel supports every Python from 3.11 on, has every compiled module, needs no
    Cython, and has a description without broken links. Raises ReleaseError."""
    if TAG not in wheel.name:
        raise ReleaseError(f"{wheel.name} works with one Python version only, not {TAG}.")
    with zipfile.ZipFile(wheel) as packed:
        compiled = [name for name in packed.namelist() if COMPILED.match(name)]
        told = Parser().parsestr(packed.read(f"burgundy_qt-{VERSION}.dist-info/METADATA").decode())
    headed = [
        path
        for path in (ROOT / "burgundy_qt").rglob("*.pxd")
        if "# compiled" in path.read_text("utf-8") and TEMPLATE not in path.as_posix()
    ]
    if len(compiled) != len(headed):
        raise ReleaseError(
            f"{wheel.name} contains {len(compiled)} compiled modules instead of {len(headed)}."
        )
    needed = [need for need in told.get_all("Requires-Dist") or () if "extra ==" not in need]
    if any("cython" in need.lower() for need in needed):
        raise ReleaseError(f"{wheel.name} depends on Cython, which is needed only to build it.")
    astray = LEADS_NOWHERE.findall(str(told.get_payload()))
    if astray:
        raise ReleaseError(
            f"The description in {wheel.name} links to a file that is not included: {astray[0]}"
        )


def named_for_its_glibc(wheel: Path) -> Path:
    """Return the wheel in dist/ under the name of the oldest glibc that it runs on, by auditwheel.
    Raises ReleaseError if that fails, or if that glibc is too new."""
    if not has("auditwheel"):
        raise ReleaseError("auditwheel is not installed. Run `./burgundy release tools` first.")
    run(["auditwheel", "repair", "--wheel-dir", DIST, wheel])
    named = next(DIST.glob("burgundy_qt-*.whl"))
    look_at_glibc(named.name)
    return named


def look_at_glibc(name: str) -> None:
    """Check that a wheel of that name runs on every supported Linux. Raises ReleaseError."""
    asked = [(int(major), int(minor)) for major, minor in GLIBC.findall(name)]
    if not asked:
        raise ReleaseError(f"{name} does not name a glibc, which package indexes require.")
    if min(asked) > NEWEST_GLIBC:
        told = ".".join(map(str, NEWEST_GLIBC))
        raise ReleaseError(f"{name} needs a newer glibc than {told}. Build it on an older Linux.")


def try_out() -> None:
    """Install the wheel of dist/ for every Python here into an environment with nothing else, and
    test it there."""
    wheel = next(DIST.glob("burgundy_qt-*.whl"), None)
    if wheel is None:
        raise ReleaseError("There is no wheel in dist/. Run `./burgundy release wheel` first.")
    for version, command in pythons():
        say(f"Testing the wheel with Python {version}")
        with tempfile.TemporaryDirectory(prefix="burgundy-qt-wheel-") as name:
            try_with(command, wheel, Path(name))


def pythons() -> list[tuple[str, list[str]]]:
    """Return the versions of Python that run here, each with its command; else the one that made
    this environment."""
    found = []
    for version in PYTHONS:
        command = next(filter(answers, commands_of(version)), None)
        if command is not None:
            found.append((version, command))
    return found or [
        (platform.python_version(), [str(getattr(sys, "_base_executable", sys.executable))])
    ]


def commands_of(version: str) -> Iterator[list[str]]:
    """Yield the possible commands of a version of Python: the launcher of Windows knows all that
    are installed there."""
    yield [f"python{version}"]
    if on_windows:
        yield ["py", f"-{version}"]


def answers(command: list[str]) -> bool:
    """Return whether the command exists and runs: a substitute may only say how to install it."""
    program = shutil.which(command[0])
    return (
        program is not None
        and subprocess.run([*command, "-c", "pass"], capture_output=True).returncode == 0
    )


def try_with(command: list[str], wheel: Path, folder: Path) -> None:
    run([*command, "-m", "venv", folder / "venv"], quiet=True)
    programs = folder / "venv" / ("Scripts" if on_windows else "bin")
    run(
        [programs / "python", "-m", "pip", "install", "-q", "--disable-pip-version-check", wheel],
        folder,
        quiet=True,
    )
    clean = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    tried = subprocess.run(
        [programs / "burgundy-qt", "--self-test"],
        cwd=folder,
        env=clean,
        capture_output=True,
        encoding="utf-8",
        errors="replace",
    )
    if tried.returncode or tried.stderr:
        raise ReleaseError(
            f"The wheel does not work with {shlex.join(command)}:\n{tried.stdout}{tried.stderr}"
        )
    say(f"  {tried.stdout.strip()}")
