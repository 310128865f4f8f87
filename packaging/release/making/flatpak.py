"""The Flatpak: its manifest, which puts the portable archive into a sandbox, and the bundle made by
flatpak-builder."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

from making import sizes
from making.project import APP_ID, DIST, NAME, VERSION, WORK, ReleaseError, machine
from making.speech import run, say

RUNTIME = "25.08"
"""The version of org.freedesktop.Platform, whose libraries replace the system's."""
ALLOWED = (
    *(
        "--socket=wayland",
        "--socket=fallback-x11",
        "--share=ipc",
        "--device=dri",
        "--socket=pulseaudio",
    ),
    "--talk-name=org.a11y.Bus",
)
"""The program's permissions outside its sandbox: windows, sound, screen readers. Files come through
the portal; there is no network."""
KINDS = "/app/share/mime/packages"
PLACE = f"/app/lib/{NAME}"


def make() -> Path:
    """Write the manifest and build the bundle into dist/. Raises ReleaseError."""
    archive = DIST / f"{NAME}-{VERSION}-linux-{machine()}.tar.xz"
    if not archive.exists():
        raise ReleaseError(
            "There is no portable archive in dist/. Run `./burgundy release tar` first."
        )
    say("Making the Flatpak")
    folder = WORK / "flatpak"
    written = write_manifest(archive, folder)
    build, repository = folder / "build", folder / "repository"
    run(
        [
            "flatpak-builder",
            "--force-clean",
            "--disable-rofiles-fuse",
            f"--repo={repository}",
            build,
            written,
        ]
    )
    bundle = DIST / f"{NAME}-{VERSION}-{machine()}.flatpak"
    run(["flatpak", "build-bundle", repository, bundle, APP_ID])
    sizes.tell(f"flatpak {machine()}", sizes.size_of(bundle), "flatpak")
    return bundle


def write_manifest(archive: Path, folder: Path) -> Path:
    """Write the manifest that builds from an archive; return its path."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"{APP_ID}.json"
    file.write_text(json.dumps(manifest(archive), indent=4) + "\n", encoding="utf-8")
    return file


def manifest(archive: Path) -> dict[str, Any]:
    return {
        "id": APP_ID,
        "runtime": "org.freedesktop.Platform",
        "runtime-version": RUNTIME,
        "sdk": "org.freedesktop.Sdk",
        "command": NAME,
        "finish-args": list(ALLOWED),
        "rename-desktop-file": f"{NAME}.desktop",
        "rename-icon": NAME,
        "build-options": {"no-debuginfo": True},
        "modules": [
            {
                "name": NAME,
                "buildsystem": "simple",
                "build-commands": [
                    f"mkdir -p {PLACE} /app/bin",
                    "cp -r share /app/",
                    f"mv {KINDS}/{NAME}.xml {KINDS}/{APP_ID}.xml",
                    f"cp -r {NAME} _internal licences THIRD-PARTY.txt {PLACE}/",
                    f"ln -s {PLACE}/{NAME} /app/bin/{NAME}",
                ],
                "sources": [{"type": "archive", "path": str(archive), "sha256": sha256(archive)}],
            }
        ],
    }


def sha256(file: Path) -> str:
    with file.open("rb") as opened:
        return hashlib.file_digest(opened, "sha256").hexdigest()
