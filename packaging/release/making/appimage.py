"""The AppImage: one file that runs on any Linux new enough, made of the frozen program by
appimagetool."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from making import desktop, icons, sizes
from making.project import DIST, FROZEN, NAME, PACKAGING, VERSION, WORK, ReleaseError, machine
from making.speech import has, run, say

TOOL = "APPIMAGETOOL"
"""The environment variable with the path of appimagetool, if it is not on the search path."""
RUNTIME = "APPIMAGE_RUNTIME"
"""The environment variable with the runtime at the start of the file; unset: appimagetool fetches
the newest, unchecked."""
ARCHITECTURES = {"x86_64": "x86_64", "arm64": "aarch64"}


def make() -> Path:
    """Build the AppImage into dist/. Raises ReleaseError."""
    if not FROZEN.exists():
        raise ReleaseError(
            "There is no frozen program in dist/. Run `./burgundy release frozen` first."
        )
    tool = os.environ.get(TOOL, "appimagetool")
    if not has(tool):
        raise ReleaseError(f"appimagetool was not found. Download it and set {TOOL} to its path.")
    say("Making the AppImage")
    folder = WORK / "AppDir"
    lay_out(folder, FROZEN)
    image = DIST / f"{NAME}-{VERSION}-{machine()}.AppImage"
    told = {"ARCH": ARCHITECTURES[machine()], "APPIMAGE_EXTRACT_AND_RUN": "1"}
    runtime = ["--runtime-file", os.environ[RUNTIME]] if os.environ.get(RUNTIME) else []
    run([tool, "--no-appstream", *runtime, folder, image], environment=told)
    sizes.tell(f"AppImage {machine()}", sizes.size_of(image), "AppImage")
    return image


def lay_out(folder: Path, frozen: Path) -> None:
    """Fill the folder for appimagetool: the program in usr/lib, and the desktop's files at the
    top."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(frozen, folder / "usr" / "lib" / NAME, symlinks=True)
    desktop.lay_out(folder / "usr" / "share")
    shutil.copyfile(PACKAGING / "linux" / "burgundy-qt.desktop", folder / f"{NAME}.desktop")
    (folder / f"{NAME}.png").write_bytes(icons.png(256))
    (folder / ".DirIcon").symlink_to(f"{NAME}.png")
    (folder / "AppRun").symlink_to(f"usr/lib/{NAME}/{NAME}")
