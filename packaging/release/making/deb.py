"""The package for Debian and Ubuntu: the frozen program in opt, and the desktop's files for it."""

from __future__ import annotations

import hashlib
import os
import shutil
from datetime import UTC, datetime
from email.utils import format_datetime
from pathlib import Path
from textwrap import fill

from making import desktop, sizes
from making.changelog import first_points
from making.frozen import elf_files
from making.notices import copied_from_the_system, owner_of
from making.packing import age
from making.project import (
    DIST,
    FROZEN,
    MAINTAINER,
    NAME,
    PACKAGING,
    ROOT,
    SUMMARY,
    TITLE,
    VERSION,
    WORK,
    ReleaseError,
    homepage,
    machine,
    moment,
)
from making.speech import has, run, say

ARCHITECTURES = {"x86_64": "amd64", "arm64": "arm64"}
LIBRARY = "opt", NAME
"""The place of the frozen program."""
NEEDED_AS_FILES = "xkb-data", "fontconfig-config"
"""Packages with files that the program reads without a library: keyboards and fonts."""
RECOMMENDED = (
    "hicolor-icon-theme",
    "shared-mime-info",
    "desktop-file-utils",
    "libpulse0 | libasound2",
)

CONTROL = """\
Package: {name}
Version: {version}
Architecture: {architecture}
Maintainer: {maintainer}
Installed-Size: {kilobytes}
Depends: {depends}
Recommends: {recommends}
Section: games
Priority: optional
{homepage}Description: play {summary}
 The table of The Castles of Burgundy in a window: against bots of six levels,
 or with friends at one screen; the sheets of its Dice Game, the duchies of
 The Castles of Tuscany, and Carcassonne with an expansion. Hints explain what
 to do and why, past games can be looked at step by step, and the rules lie
 beside the table.
 .
 Everything runs on this machine. Unofficial fan work, not affiliated with the
 makers of the game.
"""

COPYRIGHT = """\
Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: {title}
Comment: The parts by others are named in THIRD-PARTY.txt in the folder of the
 program, with the text of each licence and the place of each source.

Files: *
Copyright: 2026 Burgundy Qt contributors
License: Expat

Files: {folder}/_internal/burgundy_qt/assets/*
Copyright: 2026 Burgundy Qt contributors
License: CC-BY-4.0

Files: {folder}/_internal/burgundy_qt/assets/fonts/*
Copyright: 2016-2022 The Inter Project Authors
 2018 The Vollkorn Project Authors
 2006-2014 Friedrich Althausen
 2006-2011 Jan Yanone Gerner
License: OFL-1.1

License: Expat
{expat}

License: CC-BY-4.0
{art}

License: OFL-1.1
{fonts}
"""


def make() -> Path:
    """Build the package into dist/ and check it. Raises ReleaseError."""
    if not FROZEN.exists():
        raise ReleaseError(
            "There is no frozen program in dist/. Run `./burgundy release frozen` first."
        )
    say("Making the package for Debian and Ubuntu")
    root = WORK / "deb"
    shutil.rmtree(root, ignore_errors=True)
    lay_out(root)
    size = sizes.size_of(root)
    write_control(root, size)
    package = DIST / f"{NAME}_{debian_version(VERSION)}_{architecture()}.deb"
    build: list[str | Path] = [
        "dpkg-deb",
        "--root-owner-group",
        "-Zxz",
        "-z9",
        "--build",
        root,
        package,
    ]
    age(root, moment())
    # Several threads pack other bytes than one.
    run(build, environment={"DPKG_DEB_THREADS_MAX": "1"})
    look_over(root, package)
    sizes.tell(f"deb installed {architecture()}", size, "installed")
    sizes.tell(f"deb {architecture()}", sizes.size_of(package), "deb")
    return package


def lay_out(root: Path) -> None:
    """Fill the folder with all installed files and their rights."""
    program = root.joinpath(*LIBRARY)
    shutil.copytree(FROZEN, program, symlinks=True)
    starter = root / "usr" / "bin" / NAME
    starter.parent.mkdir(parents=True)
    starter.symlink_to("/" + "/".join((*LIBRARY, NAME)))
    share = root / "usr" / "share"
    desktop.lay_out(share)
    papers = share / "doc" / NAME
    papers.mkdir(parents=True)
    (papers / "copyright").write_text(copyright_text(), encoding="utf-8")
    (papers / "changelog.gz").write_bytes(desktop.packed(changes().encode()))
    desktop.put(PACKAGING / "linux" / "lintian-overrides", share / "lintian" / "overrides" / NAME)
    for path in program.rglob("*"):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path == program / NAME else 0o644)


def write_control(root: Path, size: int) -> None:
    folder = root / "DEBIAN"
    folder.mkdir()
    told = CONTROL.format(
        name=NAME,
        version=debian_version(VERSION),
        architecture=architecture(),
        maintainer=MAINTAINER,
        kilobytes=-(-size // 1024),
        depends=", ".join(sorted({*libraries_needed(root), *NEEDED_AS_FILES})),
        recommends=", ".join(RECOMMENDED),
        summary=SUMMARY,
        homepage=f"Homepage: {address}\n" if (address := homepage()) else "",
    )
    (folder / "control").write_text(told, encoding="utf-8")
    sums = [f"{md5(path)}  {path.relative_to(root)}\n" for path in files_of(root)]
    (folder / "md5sums").write_text("".join(sums), encoding="utf-8")


def files_of(root: Path) -> list[Path]:
    return [
        path
        for path in sorted(root.rglob("*"))
        if path.is_file() and not path.is_symlink() and is_installed(path)
    ]


def is_installed(path: Path) -> bool:
    return "DEBIAN" not in path.parts


def md5(path: Path) -> str:
    return hashlib.md5(path.read_bytes(), usedforsecurity=False).hexdigest()


def libraries_needed(root: Path) -> list[str]:
    """Return the packages that the program's libraries need, with their least versions, by
    dpkg-shlibdeps."""
    place = WORK / "shlibdeps"
    shutil.rmtree(place, ignore_errors=True)
    (place / "debian").mkdir(parents=True)
    (place / "debian" / "control").write_text(
        f"Source: {NAME}\n\nPackage: {NAME}\nArchitecture: any\n", encoding="utf-8"
    )
    binaries = elf_files(root)
    own = sorted({f"-l{path.parent}" for path in binaries})
    told = run(
        ["dpkg-shlibdeps", "-O", "--ignore-missing-info", "--warnings=0", *own, *binaries],
        place,
        quiet=True,
    )
    line = next(line for line in told.splitlines() if line.startswith("shlibs:Depends="))
    brought = {owner_of(library)[0] for library in copied_from_the_system()}
    return [
        need for need in line.partition("=")[2].split(", ") if need.partition(" ")[0] not in brought
    ]


def architecture() -> str:
    try:
        return ARCHITECTURES[machine()]
    except KeyError:
        raise ReleaseError(
            f"Packages can be made for {', '.join(ARCHITECTURES)}, but not for {machine()}."
        ) from None


def debian_version(version: str) -> str:
    """Return the version in Debian's order: 1.0rc1 comes before 1.0."""
    for mark in ("rc", "a", "b", ".dev"):
        version = version.replace(mark, f"~{mark.strip('.')}")
    return version


def changes() -> str:
    """Return the changelog in Debian's format."""
    points = "\n".join(
        fill(point, 78, initial_indent="  * ", subsequent_indent="    ") for point in first_points()
    )
    when = format_datetime(datetime.fromtimestamp(moment(), UTC))
    head = f"{NAME} ({debian_version(VERSION)}) stable; urgency=low"
    return f"{head}\n\n{points}\n\n -- {MAINTAINER}  {when}\n"


def copyright_text() -> str:
    files = "LICENSE", "LICENSE-ART", "burgundy_qt/assets/fonts/OFL-Inter.txt"
    expat, art, fonts = (indented((ROOT / name).read_text(encoding="utf-8")) for name in files)
    return COPYRIGHT.format(
        title=TITLE, folder="/".join(LIBRARY), expat=expat, art=art, fonts=fonts
    )


def indented(text: str) -> str:
    return "\n".join(f" {line}" if line.strip() else " ." for line in text.strip().splitlines())


def look_over(root: Path, package: Path) -> None:
    """Run Debian's own checkers; their errors are ours. Raises ReleaseError."""
    share = root / "usr" / "share"
    run(["desktop-file-validate", share / "applications" / f"{NAME}.desktop"])
    run(["appstreamcli", "validate", "--no-net", next((share / "metainfo").iterdir())])
    if not has("lintian"):
        say("  lintian is not installed, so it did not check the package.")
        return
    as_root = ["--allow-root"] if os.geteuid() == 0 else []
    told = run(["lintian", *as_root, "--fail-on", "error", "--tag-display-limit", "3", package])
    say("".join(f"    {line}\n" for line in told.splitlines()[:40]).rstrip())
