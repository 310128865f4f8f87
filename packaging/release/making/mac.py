"""The program for macOS: the data of its bundle; signing, notarizing, and the disk image."""

from __future__ import annotations

import os
import plistlib
import shutil
import subprocess
from pathlib import Path
from typing import Any

from making import sizes
from making.project import (
    APP_ID,
    DIST,
    LANGUAGES,
    MIME_TYPE,
    NAME,
    PACKAGING,
    TITLE,
    VERSION,
    WORK,
    ReleaseError,
    machine,
    on_mac,
)
from making.speech import run, say

IDENTIFIER = APP_ID.replace("_", "-")
GAME = f"{IDENTIFIER}.game"
LEAST = "15.0"
"""The oldest supported macOS: the modules of Qt for Python 6.11.3 are built for it, although their
wheel says 13.0, and Qt itself is."""
APP = DIST / f"{TITLE}.app"
ENTITLEMENTS = PACKAGING / "macos" / "entitlements.plist"
IDENTITY = "MAC_SIGN_IDENTITY"
"""The environment variable with the "Developer ID Application: ..." of a keychain. Unset: signed
for this Mac only."""
NOTARY = "MAC_NOTARY_PROFILE"
"""The environment variable with the profile of `notarytool store-credentials`. Unset: not
notarized."""
KEYCHAIN = "MAC_NOTARY_KEYCHAIN"
"""The environment variable with the keychain of that profile, if it is not the usual one."""
VOLUME = f"{TITLE} {VERSION}"


def information() -> dict[str, Any]:
    """Return the bundle's Info.plist, beyond PyInstaller's own keys."""
    return {
        "CFBundleDisplayName": TITLE,
        "CFBundleShortVersionString": VERSION,
        "CFBundleVersion": VERSION,
        "CFBundleLocalizations": LANGUAGES,
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": "Game of Burgundy Qt",
                "CFBundleTypeRole": "Editor",
                "CFBundleTypeIconFile": f"{NAME}.icns",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [GAME],
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": GAME,
                "UTTypeDescription": "Game of Burgundy Qt",
                "UTTypeConformsTo": ["public.json"],
                "UTTypeTagSpecification": {
                    "public.filename-extension": ["burgundy"],
                    "public.mime-type": [MIME_TYPE],
                },
            }
        ],
        "LSApplicationCategoryType": "public.app-category.board-games",
        "LSMinimumSystemVersion": LEAST,
        "NSHighResolutionCapable": True,
        "NSSupportsAutomaticGraphicsSwitching": True,
        "NSHumanReadableCopyright": "Burgundy Qt contributors. Code: MIT licence; art, texts and "
        "networks: CC BY 4.0",
    }


def make() -> Path:
    """Sign the bundle, pack it into a disk image in dist/, notarize that. Raises ReleaseError."""
    if not on_mac or not APP.exists():
        raise ReleaseError(
            "The disk image can only be made on macOS, after `./burgundy release frozen`."
        )
    say("Making the disk image for macOS")
    look_at(APP)
    sign(APP)
    image = DIST / f"{NAME}-{VERSION}-macos-{machine()}.dmg"
    image.unlink(missing_ok=True)
    run(image_command(image))
    if os.environ.get(IDENTITY):
        run(["codesign", "--force", "--timestamp", "--sign", os.environ[IDENTITY], image])
    notarize(image)
    sizes.tell(f"dmg {machine()}", sizes.size_of(image), "dmg")
    return image


def look_at(app: Path) -> None:
    """Check that a bundle has all that it loads, and runs on the oldest macOS that it promises.
    Raises ReleaseError."""
    from making import mac_layout

    faults = list(mac_layout.faults_of(app, machine()))
    if faults:
        raise ReleaseError("The bundle has faults:\n  " + "\n  ".join(faults))


def sign(app: Path) -> None:
    """Sign everything in a bundle from the inside out, and check it. Raises ReleaseError."""
    for part in parts_to_sign(app):
        run(signing(part), quiet=True)
    run(signing(app))
    run(["codesign", "--verify", "--deep", "--strict", app])


def parts_to_sign(app: Path) -> list[Path]:
    """Return the libraries and programs of a bundle, the deepest first."""
    found = [
        path
        for path in app.rglob("*")
        if path.is_file() and not path.is_symlink() and is_code(path)
    ]
    return sorted(found, key=lambda path: (-len(path.parts), str(path)))


def is_code(path: Path) -> bool:
    """Return whether a file is a program or library of macOS, by its first bytes."""
    with path.open("rb") as file:
        return file.read(4) in (b"\xcf\xfa\xed\xfe", b"\xca\xfe\xba\xbe", b"\xce\xfa\xed\xfe")


def signing(part: Path) -> list[str | Path]:
    """Return the command that signs a part: hardened and with a time if there is an identity, else
    for this Mac."""
    identity = os.environ.get(IDENTITY)
    if not identity:
        return ["codesign", "--force", "--sign", "-", part]
    hardened = ["--options", "runtime", "--timestamp", "--entitlements", str(ENTITLEMENTS)]
    return ["codesign", "--force", *hardened, "--sign", identity, part]


def image_command(image: Path) -> list[str | Path]:
    """Return the command of dmgbuild if it is installed, for a window with instructions; else of
    hdiutil, which every Mac has."""
    if shutil.which("dmgbuild"):
        settings = PACKAGING / "macos" / "image.py"
        return ["dmgbuild", "-s", settings, "-D", f"app={APP}", VOLUME, image]
    folder = WORK / "image"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    subprocess.run(["ditto", APP, folder / APP.name], check=True)
    (folder / "Applications").symlink_to("/Applications")
    return [
        "hdiutil",
        "create",
        "-volname",
        VOLUME,
        "-srcfolder",
        folder,
        "-format",
        "ULMO",
        "-ov",
        image,
    ]


def notarize(image: Path) -> None:
    """Let Apple notarize the image, and attach its answer, if there is a profile. Raises
    ReleaseError."""
    profile = os.environ.get(NOTARY)
    if not profile:
        say(f"  {NOTARY} is not set, so nothing is notarized.")
        return
    where = ["--keychain", os.environ[KEYCHAIN]] if KEYCHAIN in os.environ else []
    run(["xcrun", "notarytool", "submit", image, "--keychain-profile", profile, *where, "--wait"])
    run(["xcrun", "stapler", "staple", image])


def written_information() -> bytes:
    """Return the Info.plist as XML."""
    return plistlib.dumps(information())
