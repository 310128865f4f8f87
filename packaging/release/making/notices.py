"""The notices of third parties: every part of a frozen program with its licence, the texts, and its
source.

Generated from the frozen program, so that no shipped part is forgotten: a Python package without
the text of its licence fails the build, and on Linux so does a library that belongs to no package
of the system.
"""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass, replace
from importlib.metadata import Distribution, distribution, packages_distributions
from pathlib import Path

from making.project import PACKAGING, ROOT, TITLE, VERSION, WORK, ReleaseError, on_linux

TEXTS = PACKAGING / "licences"
QT = "PySide6_Essentials", "shiboken6"
QT_TEXTS = "LGPL-3.0.txt", "GPL-3.0.txt", "inside-qt.txt"
SOURCES = {
    "pyside6_essentials": "https://download.qt.io/official_releases/QtForPython/pyside6/PySide6-{version}-src/",
    "shiboken6": "https://download.qt.io/official_releases/QtForPython/shiboken6/PySide6-{version}-src/",
}
SOURCE_OF_QT = "https://download.qt.io/official_releases/qt/{series}/{version}/"
LICENCES = {"pyside6_essentials": "LGPL-3.0-only", "shiboken6": "LGPL-3.0-only"}
"""The chosen licence of packages that offer several."""
CODE = ".py", ".so", ".pyd", ".dll", ".dylib"

HEAD = """\
{title} {version}: what it is made of

Our own code is under the MIT licence (licences/LICENSE.txt), our art, texts, sounds and networks
under CC BY 4.0 (licences/LICENSE-ART.txt). The parts below are by others; the text of each licence
lies in the folder named.

Qt and Qt for Python come under the GNU Lesser General Public License, version 3. They are ordinary
libraries in files of their own: you may replace them by versions that you have changed, put in the
same place under the same names, and for that purpose you may examine the program in any way. Their
source code, unchanged by us, is at the addresses below; whoever cannot reach them is sent it by the
contributors of {title} for three years after this release.

"""


@dataclass(frozen=True)
class Part:
    """A shipped part by others: its source, and the files with its licence."""

    name: str
    version: str
    licence: str
    source: str
    texts: tuple[Path, ...]


def write(folder: Path) -> None:
    """Write THIRD-PARTY.txt and licences/ of the last frozen program into `folder`. Raises
    ReleaseError."""
    place = folder / "licences"
    shutil.rmtree(place, ignore_errors=True)
    place.mkdir(parents=True)
    for own in ("LICENSE", "LICENSE-ART"):
        shutil.copyfile(ROOT / own, place / f"{own}.txt")
    told = [HEAD.format(title=TITLE, version=VERSION)]
    for part in sorted(parts(), key=lambda part: part.name.lower()):
        there = place / short(part.name)
        there.mkdir()
        for number, text in enumerate(part.texts):
            name = text.name if text.suffix else f"{text.name}.txt"
            shutil.copyfile(text, there / (f"{number}-{name}" if (there / name).exists() else name))
        lines = (
            f"{part.name} {part.version}".rstrip(),
            part.licence,
            part.source,
            f"licences/{there.name}/",
        )
        told.append("\n    ".join(lines) + "\n\n")
    (folder / "THIRD-PARTY.txt").write_text("".join(told), encoding="utf-8")


def parts() -> Iterator[Part]:
    """Yield all parts of the frozen program."""
    names = frozen_packages()
    yield python_part()
    yield bootloader()
    yield from (part_of(each) for each in distributions_of(names))
    yield qt_part()
    yield from fonts()
    if on_linux:
        yield from parts_of_the_system()


def frozen_packages() -> set[str]:
    """Return the top-level modules in the frozen program, as PyInstaller noted them."""
    noted = WORK / "frozen" / "burgundy-qt"
    lists = [
        ast.literal_eval((noted / name).read_text(encoding="utf-8"))
        for name in ("PYZ-00.toc", "COLLECT-00.toc")
    ]
    return {
        re.split(r"[./\\]", entry[0])[0] for lines in (lists[0][1], lists[1][0]) for entry in lines
    }


def distributions_of(names: set[str]) -> list[Distribution]:
    """Return the Python packages of these modules."""
    owners = packages_distributions()
    found = {
        owner.lower() for name in names for owner in owners.get(name, ()) if name != "burgundy_qt"
    }
    found -= {"pyinstaller", "burgundy-qt", "burgundy_qt"}
    return [distribution(name) for name in sorted(found)]


def part_of(package: Distribution) -> Part:
    """Return a Python package as a part. Raises ReleaseError without a text of its licence."""
    name, version = package.metadata["Name"], package.version
    key = name.lower().replace("-", "_")
    texts = [
        Path(str(package.locate_file(file)))
        for file in package.files or ()
        if is_licence(str(file))
    ]
    if key in LICENCES:
        texts = [TEXTS / text for text in QT_TEXTS[:2]]
    if not texts:
        raise ReleaseError(
            f"The package {name} does not include its licence text. Add it in making/notices.py."
        )
    source = SOURCES.get(key, f"https://pypi.org/project/{name}/{{version}}/").format(
        version=version
    )
    return Part(
        name, version, LICENCES.get(key) or licence_of(package), source, tuple(sorted(texts))
    )


def is_licence(file: str) -> bool:
    return ".dist-info/" in file and bool(
        re.search(r"(?i)licen[cs]e|copying|notice", file.rpartition("/")[2])
    )


def licence_of(package: Distribution) -> str:
    """Return a package's statement of its licence, in a line."""
    told = package.metadata
    classified = [
        each.rpartition(" :: ")[2]
        for each in told.get_all("Classifier") or ()
        if each.startswith("License")
    ]
    said = told["License-Expression"] if "License-Expression" in told else ", ".join(classified)
    words = told["License"].strip().splitlines() if "License" in told else []
    return said or (words or ["see its text"])[0]


def qt_part() -> Part:
    from PySide6.QtCore import qVersion

    version = qVersion()
    source = SOURCE_OF_QT.format(series=version.rpartition(".")[0], version=version)
    return Part(
        "Qt",
        version,
        "LGPL-3.0-only, with parts by others",
        source,
        tuple(TEXTS / text for text in QT_TEXTS),
    )


def python_part() -> Part:
    folders = (
        Path(os.__file__).parent,
        Path(sys.base_prefix),
        Path(sys.base_prefix).parent / "share/doc/python3",
    )
    found = next(
        (path for path in (folder / "LICENSE.txt" for folder in folders) if path.exists()), None
    )
    text = found or TEXTS / "PSF-2.0.txt"
    version = ".".join(map(str, sys.version_info[:3]))
    return Part(
        "Python", version, "PSF-2.0", f"https://www.python.org/ftp/python/{version}/", (text,)
    )


def bootloader() -> Part:
    """Return the few lines of PyInstaller that start a frozen program; its exception allows any
    licence for that."""
    part = part_of(distribution("pyinstaller"))
    return replace(
        part, name="PyInstaller bootloader", licence="GPL-2.0-or-later WITH Bootloader-exception"
    )


def fonts() -> Iterator[Part]:
    folder = ROOT / "burgundy_qt" / "assets" / "fonts"
    yield Part("Inter", "", "OFL-1.1", "https://github.com/rsms/inter", (folder / "OFL-Inter.txt",))
    yield Part(
        "Vollkorn",
        "",
        "OFL-1.1",
        "https://github.com/FAlthausen/Vollkorn-Typeface",
        (folder / "OFL-Vollkorn.txt",),
    )


def parts_of_the_system() -> Iterator[Part]:
    """Yield the libraries from this system's packages, each package once. Raises ReleaseError for
    others."""
    seen: set[str] = set()
    for source in sorted(copied_from_the_system()):
        package, version = owner_of(source)
        if package not in seen:
            seen.add(package)
            text = Path("/usr/share/doc") / package / "copyright"
            yield Part(
                package,
                version,
                "see its text",
                f"https://sources.debian.org/src/{source_package(package)}/",
                (text,),
            )


def copied_from_the_system() -> set[Path]:
    """Return the files that PyInstaller took from the folders of the system."""
    noted = WORK / "frozen" / "burgundy-qt" / "COLLECT-00.toc"
    entries = ast.literal_eval(noted.read_text(encoding="utf-8"))[0]
    return {
        Path(source)
        for _, source, kind in entries
        if kind == "BINARY" and source.startswith(("/lib", "/usr/lib"))
    }


def owner_of(library: Path) -> tuple[str, str]:
    """Return the Debian package of a library, and its version."""
    for path in (library, library.resolve(), Path("/usr") / str(library).lstrip("/")):
        told = subprocess.run(
            ["dpkg", "-S", str(path)], capture_output=True, encoding="utf-8", errors="replace"
        )
        if told.returncode == 0:
            package = told.stdout.partition(":")[0]
            return package, asked_of_dpkg(package, "${Version}")
    raise ReleaseError(
        f"{library} is shipped, but does not belong to any package of this system, so its "
        "licence is unknown."
    )


def source_package(package: str) -> str:
    return asked_of_dpkg(package, "${source:Package}")


def asked_of_dpkg(package: str, field: str) -> str:
    command = ["dpkg-query", "-W", f"-f={field}\\n", package]
    return subprocess.run(
        command, capture_output=True, encoding="utf-8", errors="replace"
    ).stdout.splitlines()[0]


def short(name: str) -> str:
    return re.sub(r"[^a-z0-9.+]+", "-", name.lower())
