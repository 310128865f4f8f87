"""The bundle for macOS, laid out from the wheels for macOS on any system and looked at: what it
loads, the oldest macOS and the processors it is for, and its Info.plist.

Nothing is run. Python's own library is not among the wheels; the frozen program on a Mac, with it,
is looked at by the step `mac` in the same way.
"""

from __future__ import annotations

import plistlib
import re
import shutil
import zipfile
from collections.abc import Iterable, Iterator
from pathlib import Path, PurePosixPath
from typing import Any
from xml.parsers.expat import ExpatError

from making import contents, icons, mac
from making.mach_o import Slice, slices
from making.project import NAME, PACKAGING, ROOT, TITLE, ReleaseError
from making.speech import python, run, say

PLACE = ROOT / "build" / "mac-layout"
WHEELS = PACKAGING / "macos" / "wheels.txt"
PLATFORMS = {
    "arm64": ("macosx_14_0_arm64", "macosx_11_0_arm64", "macosx_13_0_universal2"),
    "x86_64": ("macosx_13_0_x86_64", "macosx_10_15_x86_64", "macosx_10_9_x86_64"),
}
"""What the wheels for a processor are for, the preferred first."""
ANY = ("macosx_13_0_universal2", "macosx_10_13_universal2")
OF_THE_SYSTEM = "/usr/lib/", "/System/Library/"
SHIPPED = "PySide6", "shiboken6", "numpy", "_cffi_backend", "miniaudio", "_miniaudio", "pyqtgraph"
"""Those of the wheels' modules and folders that the program uses."""
DEMANDED = {
    "CFBundleIdentifier": r"[A-Za-z0-9.-]+",
    "CFBundleName": r".{1,15}",
    "CFBundleExecutable": r"[\w.-]+",
    "CFBundlePackageType": r"APPL",
    "CFBundleInfoDictionaryVersion": r"6\.0",
    "CFBundleVersion": r"\d+(\.\d+){0,2}",
    "CFBundleShortVersionString": r"\d+(\.\d+){0,2}",
    "CFBundleIconFile": r"[\w.-]+\.icns",
    "LSMinimumSystemVersion": r"\d+\.\d+",
}
"""The keys that Apple demands of an application, with the form of each value."""


def check() -> None:
    """Lay out the bundle for each processor, and look at it. Raises ReleaseError."""
    for processor in PLATFORMS:
        say(f"Laying out the program for macOS on {processor}")
        bundle = lay_out(processor, fetch(processor))
        faults = list(faults_of(bundle, processor))
        if faults:
            listed = "\n  ".join(faults)
            raise ReleaseError(f"The bundle for {processor} has faults:\n  {listed}")
        number = sum(bool(slices(file)) for file in code_of(bundle))
        say(f"  {number} programs and libraries, all for macOS {mac.LEAST} or older")


def fetch(processor: str) -> Path:
    """Download the wheels for a processor; pip compares their checksums. Raises ReleaseError."""
    folder = PLACE / "wheels" / processor
    platforms = [f"--platform={name}" for name in dict.fromkeys((*PLATFORMS[processor], *ANY))]
    options = ["--no-deps", "--only-binary=:all:", "--require-hashes", "--python-version=3.11"]
    asked = ["download", "-q", "--disable-pip-version-check", *options, *platforms]
    run([python(), "-m", "pip", *asked, "-d", folder, "-r", WHEELS], quiet=True)
    return folder


def lay_out(processor: str, wheels: Path) -> Path:
    """Return a bundle with what the frozen program takes of these wheels, as PyInstaller places
    it."""
    bundle = PLACE / processor / f"{TITLE}.app"
    shutil.rmtree(bundle, ignore_errors=True)
    frameworks = bundle / "Contents" / "Frameworks"
    frameworks.mkdir(parents=True)
    starter = bundle / "Contents" / "MacOS" / NAME
    starter.parent.mkdir()
    for file in sorted(wheels.glob("*.whl")):
        with zipfile.ZipFile(file) as wheel:
            for name in filter(is_shipped, wheel.namelist()):
                wheel.extract(name, frameworks)
            if "PyInstaller/bootloader/Darwin-64bit/runw" in wheel.namelist():
                starter.write_bytes(wheel.read("PyInstaller/bootloader/Darwin-64bit/runw"))
    leave_out_unneeded(frameworks)
    resources = bundle / "Contents" / "Resources"
    resources.mkdir()
    (resources / f"{NAME}.icns").write_bytes(
        icons.icns({size: icons.png(size) for size in icons.OF_MAC})
    )
    (bundle / "Contents" / "Info.plist").write_bytes(plistlib.dumps(information()))
    return bundle


def is_shipped(name: str) -> bool:
    """Return whether a file of a wheel is code of a part that the program has."""
    path = PurePosixPath(name)
    module = ".".join(path.parts).partition(".abi3")[0].partition(".cpython")[0]
    of_us = path.parts[0].partition(".")[0] in SHIPPED and "tests" not in path.parts
    return (
        of_us
        and contents.is_used_plugin(name)
        and not any(f"{module}.".startswith(f"{left}.") for left in contents.LEFT_OUT)
        and not {"qml", "libexec", "Assistant.app", "Designer.app", "Linguist.app"} & {*path.parts}
        and path.suffix in (".so", ".dylib", "")
    )


def leave_out_unneeded(frameworks: Path) -> None:
    """Remove what is no module of Python, no plugin, and not loaded by what is left."""
    files = {file: slices(file) for file in code_of(frameworks)}
    for file in [file for file, found in files.items() if not found]:
        file.unlink()
        del files[file]
    reached = {file for file in files if file.suffix == ".so" or "plugins" in file.parts}
    ahead = list(reached)
    while ahead:
        file = ahead.pop()
        for load in {load for part in files[file] for load in part.loads}:
            for found in places_of(load, file, files[file][0], frameworks):
                real = found.resolve()
                if real in files and real not in reached:
                    reached.add(real)
                    ahead.append(real)
    for file in files.keys() - reached:
        file.unlink()


def information() -> dict[str, Any]:
    """Return the whole Info.plist: what PyInstaller writes, and what we add."""
    of_pyinstaller = {
        "CFBundleName": TITLE,
        "CFBundleExecutable": NAME,
        "CFBundleIconFile": f"{NAME}.icns",
        "CFBundleIdentifier": mac.IDENTIFIER,
        "CFBundleInfoDictionaryVersion": "6.0",
        "CFBundlePackageType": "APPL",
    }
    return of_pyinstaller | mac.information()


# The checks: each yields a sentence for each fault.


def faults_of(bundle: Path, processor: str) -> Iterator[str]:
    """Yield all faults of a bundle."""
    yield from unresolved(bundle)
    yield from too_new(bundle, mac.LEAST)
    yield from without_processor(bundle, processor)
    yield from faults_of_information(bundle)


def unresolved(bundle: Path) -> Iterator[str]:
    """Yield what is loaded, but is neither in the bundle nor a part of macOS."""
    for file in code_of(bundle):
        for part in slices(file):
            for load in part.loads:
                if load.startswith(OF_THE_SYSTEM):
                    continue
                if not any(place.exists() for place in places_of(load, file, part, bundle)):
                    name = file.relative_to(bundle).as_posix()
                    yield f"{name} ({part.processor}) loads {load}, which is not in the bundle"


def places_of(load: str, file: Path, part: Slice, within: Path) -> list[Path]:
    """Return where macOS searches for what a file loads, but for places outside the folder
    `within`."""
    beside = {"@loader_path": file.parent, "@executable_path": within / "Contents" / "MacOS"}

    def place(name: str) -> Path:
        first, _, rest = name.partition("/")
        return beside[first] / rest if first in beside else Path(name)

    names = [load]
    if load.startswith("@rpath/"):
        rest = load.removeprefix("@rpath/")
        names = [f"{rpath.rstrip('/')}/{rest}" for rpath in part.rpaths]
    found = [place(name) for name in names]
    return [path for path in found if within.resolve() in path.resolve().parents]


def too_new(bundle: Path, promised: str) -> Iterator[str]:
    """Yield what is built for a newer macOS than is promised."""
    oldest = tuple(map(int, promised.split(".")))
    for file in code_of(bundle):
        for part in slices(file):
            if part.least is not None and part.least > oldest:
                needed = ".".join(map(str, part.least))
                name = file.relative_to(bundle).as_posix()
                yield f"{name} ({part.processor}) needs macOS {needed}, newer than {promised}"


def without_processor(bundle: Path, processor: str) -> Iterator[str]:
    """Yield programs and libraries that have nothing for a processor."""
    for file in code_of(bundle):
        found = {part.processor for part in slices(file)}
        if found and processor not in found:
            yield f"{file.relative_to(bundle).as_posix()} is for {', '.join(sorted(found))} only"


def faults_of_information(bundle: Path) -> Iterator[str]:
    """Yield what is wrong in the Info.plist."""
    try:
        told = plistlib.loads((bundle / "Contents" / "Info.plist").read_bytes())
    except (OSError, ExpatError, plistlib.InvalidFileException, ValueError) as error:
        yield f"Info.plist cannot be read: {error}"
        return
    for key, form in DEMANDED.items():
        if not re.fullmatch(form, str(told.get(key, ""))):
            yield f"Info.plist: {key} is {told.get(key)!r}"
    named = (
        ("MacOS", "CFBundleExecutable"),
        ("Resources", "CFBundleIconFile"),
    )
    for place, key in named:
        if not (bundle / "Contents" / place / str(told.get(key, ""))).is_file():
            yield f"Info.plist: {key} names {told.get(key)!r}, which is not in the bundle"


def code_of(folder: Path) -> Iterable[Path]:
    """Return the files of a folder in order, without links."""
    return sorted(path for path in folder.rglob("*") if path.is_file() and not path.is_symlink())
