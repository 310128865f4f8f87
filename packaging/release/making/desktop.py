"""The files of the program for a Linux desktop: its menu entry, its icons, its file type."""

from __future__ import annotations

import gzip
import shutil
from datetime import UTC, datetime
from pathlib import Path
from xml.sax.saxutils import escape

from making import icons
from making.project import APP_ID, MIME_TYPE, NAME, PACKAGING, VERSION, homepage, moment

LINUX = PACKAGING / "linux"
OF_A_GAME = MIME_TYPE.replace("/", "-")
"""The name of the icon for saved games."""


def lay_out(share: Path) -> None:
    """Put all files in their places below `share`, a folder like usr/share."""
    put(LINUX / "burgundy-qt.desktop", share / "applications" / f"{NAME}.desktop")
    put(LINUX / "burgundy-qt.xml", share / "mime" / "packages" / f"{NAME}.xml")
    metainfo = share / "metainfo" / f"{APP_ID}.metainfo.xml"
    metainfo.parent.mkdir(parents=True, exist_ok=True)
    metainfo.write_text(about(), encoding="utf-8")
    manual = share / "man" / "man1" / f"{NAME}.1.gz"
    manual.parent.mkdir(parents=True, exist_ok=True)
    manual.write_bytes(packed((LINUX / "burgundy-qt.1").read_bytes()))
    themes = share / "icons" / "hicolor"
    for size in icons.SIZES:
        for kind, name in (("apps", NAME), ("mimetypes", OF_A_GAME)):
            icon = themes / f"{size}x{size}" / kind / f"{name}.png"
            icon.parent.mkdir(parents=True, exist_ok=True)
            icon.write_bytes(icons.png(size))
    put(icons.LARGE, themes / "scalable" / "apps" / f"{NAME}.svg")
    put(icons.LARGE, themes / "scalable" / "mimetypes" / f"{OF_A_GAME}.svg")


def about() -> str:
    """Return the AppStream metadata of this release."""
    text = (LINUX / "metainfo.xml").read_text(encoding="utf-8")
    day = datetime.fromtimestamp(moment(), UTC).date().isoformat()
    address = homepage()
    home = f'\n  <url type="homepage">{escape(address)}</url>' if address else ""
    return text.format(
        homepage=home,
        app_id=APP_ID,
        developer_id=APP_ID.rpartition(".")[0],
        version=VERSION,
        date=day,
    )


def packed(content: bytes) -> bytes:
    """Return the content compressed, always in the same way, as Debian requires for manuals and
    changelogs."""
    return gzip.compress(content, 9, mtime=0)


def put(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)
