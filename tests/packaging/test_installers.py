"""Tests of the installers for Windows and macOS, AppImage and Flatpak, as far as they can be
checked on any system."""

import json
import plistlib
import shutil
import struct
import subprocess
import sys

import pytest
from making import appimage, flatpak, icons, mac, sizes, windows, windows_version
from making.project import APP_ID, MIME_TYPE, PACKAGING, VERSION, ReleaseError

from burgundy_qt.language.translation import NAMES


def needs(name):
    return pytest.mark.skipif(shutil.which(name) is None, reason=f"{name} is not installed here")


@pytest.fixture(scope="module")
def installer():
    return windows.try_out()


@needs("makensis")
def test_the_installer_for_windows_compiles_without_a_warning(installer):
    assert installer.read_bytes().startswith(b"MZ") and installer.stat().st_size > 100_000


@needs("makensis")
@needs("7z")
def test_the_installer_contains_the_program_its_licences_and_an_uninstaller(installer):
    told = subprocess.run(["7z", "l", "-ba", str(installer)], capture_output=True, text=True).stdout
    held = {line.split()[-1] for line in told.splitlines() if line.strip()}
    assert held >= {
        "burgundy-qt.exe",
        "burgundy-qt-console.exe",
        "_internal/python311.dll",
        "licences/LICENSE.txt",
    }
    assert held >= {"THIRD-PARTY.txt", "uninstall.exe"}


def test_the_installer_needs_no_special_rights_and_removes_all_that_it_installs():
    script = windows.SCRIPT.read_text("utf-8")
    assert "RequestExecutionLevel user" in script and "HKLM" not in script
    installing, removing = script.split('Section "Uninstall"')
    for place in (
        "$SMPROGRAMS\\${NAME}.lnk",
        "$DESKTOP\\${NAME}.lnk",
        "$INSTDIR\\uninstall.exe",
        '"${KEY}"',
        "${KIND}",
    ):
        assert place in installing and place in removing


def test_the_installer_refuses_a_windows_older_than_the_stated_version():
    script = windows.SCRIPT.read_text("utf-8")
    assert "${IfNot} ${AtLeastBuild} 17763" in script and "AtLeastWin10" not in script
    words = (PACKAGING / "windows/words.nsh").read_text("utf-8")
    assert words.count("1809") == 4  # the build number of that version, in four languages


def test_the_installer_checks_that_both_programs_are_closed_before_it_replaces_or_removes_files():
    script = windows.SCRIPT.read_text("utf-8")
    asking = script.split("!macro WAIT_UNTIL_ENDED PREFIX")[1].split("!macroend")[0]
    for name in ("burgundy-qt.exe", "burgundy-qt-console.exe"):
        assert f'!insertmacro REFUSE_IF_RUNNING "{name}"' in asking
    assert 'FileOpen $0 "$INSTDIR\\${FILE}" a' in script and "Rename" not in script
    for section in script.split("\nSection ")[1:]:
        first = next((line for line in ("File /r", "RMDir /r", "Delete ") if line in section), None)
        assert first is None or "wait_until_ended" in section.split(first)[0]


def test_the_installer_speaks_the_languages_of_the_program():
    words = (PACKAGING / "windows/words.nsh").read_text("utf-8").splitlines()
    said = [line.split()[1:3] for line in words if line.startswith("LangString")]
    names = {name for name, _ in said}
    languages = {language for _, language in said}
    assert languages == {
        f"${{LANG_{name}}}" for name in ("ENGLISH", "GERMAN", "POLISH", "HUNGARIAN")
    }
    assert len(said) == len(names) * len(languages)


@needs("makensis")
def test_files_are_signed_by_the_given_command(monkeypatch, tmp_path):
    if sys.platform == "win32":
        pytest.skip("the stand-in for a signing program is a shell script")
    note = tmp_path / "signed"
    monkeypatch.setenv(windows.SIGN, f'echo "%1" >> {note}')
    payload = tmp_path / "payload"
    windows.stand_in(payload)
    windows.compile_installer(payload, tmp_path / "made.exe")
    assert "made.exe" in note.read_text()


def test_a_command_that_signs_may_have_quotes_and_is_not_repeated(monkeypatch, tmp_path, capsys):
    if sys.platform == "win32":
        pytest.skip("the stand-in for a signing program is a shell script")
    note = tmp_path / "signed by me"
    monkeypatch.setenv(windows.SIGN, f'echo "hunter22" "%1" >> "{note}"')
    windows.sign(tmp_path / "a b.exe")
    assert note.read_text() == f"hunter22 {tmp_path}/a b.exe\n"
    monkeypatch.setenv(windows.SIGN, "echo no hunter22 && exit 3")
    with pytest.raises(ReleaseError, match=r"ended with 3 for a b\.exe:\nno \*\*\*"):
        windows.sign(tmp_path / "a b.exe")
    assert "hunter22" not in capsys.readouterr().out


@pytest.mark.parametrize(
    ("version", "numbers"),
    [("0.1.0", (0, 1, 0, 0)), ("1.12.3rc2", (1, 12, 3, 0)), ("2.0", (2, 0, 0, 0))],
)
def test_versions_for_windows_have_four_numbers(version, numbers):
    assert windows_version.numbers(version) == numbers


def test_pyinstaller_can_read_the_version_for_windows():
    told = windows_version.resource().read_text("utf-8")
    compile(told, "version", "eval")
    assert f"StringStruct('ProductVersion', '{VERSION}')" in told.replace('"', "'")


def test_icons_of_windows_and_macos_contain_every_size():
    icon = icons.ico({size: icons.png(size) for size in (16, 256)})
    kind, number = struct.unpack("<HH", icon[2:6])
    assert (kind, number) == (1, 2)
    size, at = struct.unpack("<II", icon[6 + 16 + 8 : 6 + 16 + 16])
    assert icon[at:].startswith(b"\x89PNG") and len(icon) == at + size
    picture = icons.icns({32: icons.png(32)})
    assert picture[:4] == b"icns" and struct.unpack(">I", picture[4:8])[0] == len(picture)
    assert picture[8:12] == icons.OF_MAC[32]


def test_the_bundle_of_macos_declares_version_languages_and_saved_games():
    told = plistlib.loads(mac.written_information())
    assert (
        told["CFBundleShortVersionString"] == VERSION
        and told["LSMinimumSystemVersion"] == mac.LEAST
    )
    assert told["CFBundleLocalizations"] == sorted(NAMES)
    [kind] = told["UTExportedTypeDeclarations"]
    assert kind["UTTypeTagSpecification"] == {
        "public.filename-extension": ["burgundy"],
        "public.mime-type": [MIME_TYPE],
    }
    assert told["CFBundleDocumentTypes"][0]["LSItemContentTypes"] == [kind["UTTypeIdentifier"]]


def test_there_is_only_one_entitlement():
    asked = plistlib.loads(mac.ENTITLEMENTS.read_bytes())
    assert asked == {"com.apple.security.cs.allow-unsigned-executable-memory": True}


def test_parts_of_a_bundle_are_signed_from_the_inside_out(tmp_path, monkeypatch):
    app = tmp_path / "Burgundy Qt.app"
    code = [
        "Contents/MacOS/burgundy-qt",
        "Contents/Frameworks/PySide6/Qt/lib/QtCore",
        "Contents/Frameworks/a.dylib",
    ]
    for name in (*code, "Contents/Resources/text"):
        (app / name).parent.mkdir(parents=True, exist_ok=True)
        (app / name).write_bytes(b"\xcf\xfa\xed\xfe" if name in code else b"text")
    assert [path.name for path in mac.parts_to_sign(app)] == ["QtCore", "a.dylib", "burgundy-qt"]
    ran = []
    monkeypatch.setattr(
        mac, "run", lambda command, **_: ran.append([str(word) for word in command])
    )
    monkeypatch.setenv(mac.IDENTITY, "Developer ID Application: Somebody (AB12)")
    mac.sign(app)
    assert [command[-1] for command in ran[-2:]] == [str(app), str(app)] and ran[-1][
        1
    ] == "--verify"
    assert all(
        {"runtime", "--timestamp", str(mac.ENTITLEMENTS)} <= set(command) for command in ran[:-1]
    )


def test_without_an_identity_nothing_is_hardened_and_nothing_notarized(
    monkeypatch, tmp_path, capsys
):
    monkeypatch.delenv(mac.IDENTITY, raising=False)
    monkeypatch.delenv(mac.NOTARY, raising=False)
    assert mac.signing(tmp_path)[:4] == ["codesign", "--force", "--sign", "-"]
    mac.notarize(tmp_path)
    assert "nothing is notarized" in capsys.readouterr().out


def test_the_disk_image_is_made_on_macos_only(monkeypatch):
    monkeypatch.setattr(mac, "on_mac", False)
    with pytest.raises(ReleaseError, match="can only be made on"):
        mac.make()


def test_the_installer_for_windows_needs_a_program_for_windows(monkeypatch, tmp_path):
    monkeypatch.setattr(windows, "FROZEN", tmp_path)
    (tmp_path / "burgundy-qt").touch()  # the program of another system
    with pytest.raises(ReleaseError, match="no frozen program for Windows"):
        windows.make()


@needs("makensis")
def test_the_installer_is_built_on_any_system_with_makensis(monkeypatch, tmp_path):
    monkeypatch.setattr(windows, "FROZEN", tmp_path / "frozen")
    monkeypatch.setattr(windows, "DIST", tmp_path / "dist")
    monkeypatch.setattr(sizes, "NOW", tmp_path / "sizes.json")
    windows.stand_in(windows.FROZEN)
    assert windows.make().read_bytes().startswith(b"MZ")


@pytest.mark.posix("AppImages are for Linux")
def test_the_appimage_has_the_files_for_desktops_at_its_top(tmp_path):
    frozen = tmp_path / "frozen"
    frozen.mkdir()
    (frozen / "burgundy-qt").write_bytes(b"\x7fELF")
    appimage.lay_out(tmp_path / "AppDir", frozen)
    top = tmp_path / "AppDir"
    assert (top / "AppRun").resolve() == (top / "usr/lib/burgundy-qt/burgundy-qt").resolve()
    assert (top / ".DirIcon").read_bytes().startswith(b"\x89PNG")
    assert (top / "burgundy-qt.desktop").exists() and (
        top / f"usr/share/metainfo/{APP_ID}.metainfo.xml"
    ).exists()


def test_the_flatpak_uses_its_archive_and_no_network(tmp_path):
    archive = tmp_path / "burgundy-qt.tar.xz"
    archive.write_bytes(b"")
    told = json.loads(flatpak.write_manifest(archive, tmp_path / "made").read_text("utf-8"))
    [source] = told["modules"][0]["sources"]
    assert source["sha256"] == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
    assert told["id"] == APP_ID and "--share=network" not in told["finish-args"]
    assert not any(word.startswith("--filesystem") for word in told["finish-args"])
    fetched = (PACKAGING / "linux/prepare.sh").read_text("utf-8")
    assert f"org.freedesktop.Platform//{told['runtime-version']}" in fetched
