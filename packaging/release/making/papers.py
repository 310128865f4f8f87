"""The papers of a release: checksums, the bill of materials, the notes, the check of its
version."""

from __future__ import annotations

import json
import os
import re
import uuid
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from making import changelog, notices
from making.flatpak import sha256
from making.project import DIST, NAME, ROOT, TITLE, VERSION, ReleaseError, machine, moment
from making.speech import say

SHIPPED = (
    ".deb",
    ".tar.xz",
    ".AppImage",
    ".flatpak",
    ".exe",
    ".dmg",
    ".whl",
    ".tar.gz",
    ".cdx.json",
)
SUMS = "SHA256SUMS"
UNSIGNED = {
    "SIGNED_FOR_WINDOWS": "**Windows**: the installer is not signed. Windows will warn you with "
    '"Windows protected your PC" (SmartScreen). Click "More info", then "Run anyway".\n',
    "SIGNED_FOR_MACOS": "**macOS**: the program is not signed by a developer whom Apple knows. "
    'macOS will say that it "cannot be opened" (Gatekeeper). Open System Settings, '
    '"Privacy & Security", and click "Open Anyway".\n',
}
"""By the environment variable that is "true" if the installer for a system is signed: what a player
will see if it is not."""


def write_sums() -> Path:
    """Write the checksums of everything shipped in dist/, for `sha256sum --check`."""
    files = sorted(
        path for path in DIST.iterdir() if path.is_file() and path.name.endswith(SHIPPED)
    )
    if not files:
        raise ReleaseError("dist/ is empty, so there is nothing to list.")
    file = DIST / SUMS
    file.write_text("".join(f"{sha256(path)}  {path.name}\n" for path in files), encoding="utf-8")
    say(f"{SUMS}: {len(files)} files")
    return file


def write_bill() -> Path:
    """Write the bill of materials of the last frozen program, in CycloneDX. Raises ReleaseError."""
    file = DIST / f"{NAME}-{VERSION}-{os.name}-{machine()}.cdx.json"
    file.write_text(json.dumps(bill(list(notices.parts())), indent=1) + "\n", encoding="utf-8")
    say(f"Bill of materials: {file.name}")
    return file


def bill(parts: list[notices.Part]) -> dict[str, Any]:
    """Return the parts as CycloneDX 1.6; the same parts give the same result."""
    whole = component(
        notices.Part(TITLE, VERSION, "MIT AND CC-BY-4.0 AND OFL-1.1", "", ()), "application"
    )
    told = [
        component(part, "library") for part in sorted(parts, key=lambda part: part.name.lower())
    ]
    name = uuid.uuid5(uuid.NAMESPACE_URL, json.dumps([whole, told]))
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{name}",
        "version": 1,
        "metadata": {
            "timestamp": datetime.fromtimestamp(moment(), UTC).isoformat(timespec="seconds"),
            "component": whole,
        },
        "components": told,
        "dependencies": [
            {"ref": whole["bom-ref"], "dependsOn": [part["bom-ref"] for part in told]}
        ],
    }


def component(part: notices.Part, kind: str) -> dict[str, Any]:
    told: dict[str, Any] = {
        "type": kind,
        "bom-ref": f"{notices.short(part.name)}@{part.version}",
        "name": part.name,
    }
    if part.version:
        told["version"] = part.version
    told["licenses"] = [licence(part.licence)]
    if "pypi.org" in part.source:
        told["purl"] = f"pkg:pypi/{notices.short(part.name)}@{part.version}"
    if part.source:
        told["externalReferences"] = [{"type": "source-distribution", "url": part.source}]
    return told


def licence(words: str) -> dict[str, Any]:
    """Return an expression of SPDX if it is one, else the licence's name."""
    is_expression = re.fullmatch(
        r"[\w.+-]+-[\d.]+[\w.+-]*(?: (?:AND|OR|WITH) [\w.+-]+)*|MIT", words
    )
    return {"expression": words} if is_expression else {"license": {"name": words}}


def write_notes() -> Path:
    """Write the changelog's text about this version, for the page of the release, with what the
    systems will say about installers that are not signed."""
    DIST.mkdir(exist_ok=True)
    file = DIST / "release-notes.md"
    warned = [text for name, text in UNSIGNED.items() if os.environ.get(name) != "true"]
    file.write_text("\n".join([changelog.notes(), *warned]), encoding="utf-8")
    return file


def check_version() -> None:
    """Check that the released tag (GITHUB_REF_NAME, "v1.2.0") is this version, and that the
    changelog has its date. Raises ReleaseError."""
    text = (ROOT / "docs" / "changelog.md").read_text(encoding="utf-8")
    complain_of_version(os.environ.get("GITHUB_REF_NAME", f"v{VERSION}"), text)
    say(f"Version {VERSION} can be released.")


def complain_of_version(tag: str, changes: str, version: str = VERSION) -> None:
    """Raise ReleaseError if a tag, the version and the changelog do not agree."""
    if tag != f"v{version}":
        raise ReleaseError(
            f"The tag is {tag}, but burgundy_qt/__init__.py has the version {version}. Use the "
            f"tag v{version}."
        )
    if not changelog.is_dated(version, changes):
        raise ReleaseError(
            f"docs/changelog.md has no heading '## {version} - YYYY-MM-DD'. Rename 'Unreleased' to "
            "that."
        )
