"""Tests of the program's entries for Linux desktops, the Debian package, and the script of the
portable archive."""

import os
import shutil
import subprocess
import tarfile
import xml.etree.ElementTree as Tree
from pathlib import Path

import pytest
from making import deb, desktop, icons, project
from making.packing import age, pack
from making.project import APP_ID, MIME_TYPE, PACKAGING, VERSION

pytestmark = pytest.mark.posix("these files are only for Linux")


@pytest.fixture(scope="module")
def share(tmp_path_factory):
    folder = tmp_path_factory.mktemp("share")
    desktop.lay_out(folder)
    return folder


def run(*command, **environment):
    words = [str(word) for word in command]
    return subprocess.run(
        words, capture_output=True, text=True, timeout=120, env={**os.environ, **environment}
    )


def tool(name):
    return pytest.mark.skipif(shutil.which(name) is None, reason=f"{name} is not installed here")


@tool("desktop-file-validate")
def test_the_entry_in_the_menu_is_valid(share):
    told = run("desktop-file-validate", share / "applications/burgundy-qt.desktop")
    assert (told.returncode, told.stdout) == (0, "")


@tool("appstreamcli")
def test_the_metadata_for_software_centres_is_valid(share):
    told = run("appstreamcli", "validate", "--no-net", share / f"metainfo/{APP_ID}.metainfo.xml")
    assert told.returncode == 0, told.stdout


def test_metadata_name_this_version_and_the_kind_of_saved_games(share):
    about = Tree.parse(share / f"metainfo/{APP_ID}.metainfo.xml").getroot()
    assert about.find("releases/release").get("version") == VERSION
    assert about.findtext("provides/mediatype") == MIME_TYPE
    assert f"MimeType={MIME_TYPE};" in (share / "applications/burgundy-qt.desktop").read_text(
        "utf-8"
    )
    kind = next(iter(Tree.parse(share / "mime/packages/burgundy-qt.xml").getroot()))
    assert kind.get("type") == MIME_TYPE


@tool("update-mime-database")
def test_a_saved_game_is_recognised_by_its_first_bytes_and_by_its_name(share, tmp_path):
    shutil.copytree(share / "mime", tmp_path / "mime")
    built = run("update-mime-database", tmp_path / "mime")
    assert built.returncode == 0, built.stderr
    assert f"{MIME_TYPE}:*.burgundy" in (tmp_path / "mime/globs2").read_text("utf-8")
    assert b'{"format":"burgundy-qt save"' in (tmp_path / "mime/magic").read_bytes()


def test_icons_exist_in_every_size(share):
    for size in icons.SIZES:
        for name in ("apps/burgundy-qt.png", f"mimetypes/{desktop.OF_A_GAME}.png"):
            content = (share / f"icons/hicolor/{size}x{size}" / name).read_bytes()
            assert content.startswith(b"\x89PNG") and int.from_bytes(content[16:20], "big") == size


@tool("man")
def test_the_manual_page_reads_without_warnings():
    told = run(
        "man", "--warnings", "-E", "UTF-8", "-l", "-Tutf8", "-Z", PACKAGING / "linux/burgundy-qt.1"
    )
    assert told.stderr == ""


@pytest.mark.parametrize(
    ("version", "written"), [("1.2.0", "1.2.0"), ("1.2.0rc1", "1.2.0~rc1"), ("2.0b3", "2.0~b3")]
)
def test_debian_sorts_pre_releases_before_their_release(version, written):
    assert deb.debian_version(version) == written
    if shutil.which("dpkg") and written != version:
        assert (
            run("dpkg", "--compare-versions", written, "lt", written.partition("~")[0]).returncode
            == 0
        )


def test_typefaces_are_listed_with_their_licence():
    paragraphs = deb.copyright_text().split("\n\n")
    [fonts] = [paragraph for paragraph in paragraphs if "/assets/fonts/" in paragraph]
    assert "Inter Project" in fonts and fonts.endswith("License: OFL-1.1")
    assert any(text.startswith("License: OFL-1.1\n") for text in paragraphs)


def test_the_changelog_has_the_format_of_debian():
    lines = deb.changes().splitlines()
    assert lines[0] == f"burgundy-qt ({deb.debian_version(VERSION)}) stable; urgency=low"
    assert lines[2].startswith("  * Four complete games:") and lines[-1].startswith(" -- ")
    assert max(map(len, lines[:-1])) <= 80


def test_packing_a_folder_later_gives_the_same_bytes(tmp_path):
    folder = tmp_path / "burgundy-qt-1.0"
    (folder / "inner").mkdir(parents=True)
    (folder / "inner/file").write_bytes(b"x" * 1000)
    (folder / "link").symlink_to("inner/file")
    for archive in ("one", "two"):
        with (tmp_path / archive).open("wb") as stream:
            pack(folder, stream, 1_000_000_000)
        os.utime(folder / "inner/file")
        (folder / "inner/file").chmod(0o600)
    assert (tmp_path / "one").read_bytes() == (tmp_path / "two").read_bytes()
    with tarfile.open(tmp_path / "one") as packed:
        assert packed.getnames() == [
            f"burgundy-qt-1.0{rest}" for rest in ("", "/inner", "/inner/file", "/link")
        ]
        assert {(entry.uid, entry.uname) for entry in packed} == {(0, "")}


def test_an_aged_folder_does_not_reveal_when_or_by_whom_it_was_made(tmp_path):
    program, papers = tmp_path / "folder/program", tmp_path / "folder/papers"
    program.parent.mkdir()
    for path, rights in ((program, 0o700), (papers, 0o660)):
        path.touch()
        path.chmod(rights)
    (program.parent / "link").symlink_to("nowhere")
    age(program.parent, 1_000_000_000)
    found = [path.lstat() for path in (program.parent, program, papers, program.parent / "link")]
    assert {status.st_mtime for status in found} == {1_000_000_000}
    assert [status.st_mode & 0o777 for status in found[:3]] == [0o755, 0o755, 0o644]


def test_the_address_of_the_project_comes_from_pyproject(monkeypatch):
    assert "homepage" not in desktop.about()
    monkeypatch.setattr(
        project, "recipe", lambda: {"project": {"urls": {"Homepage": "https://example.org/?a&b"}}}
    )
    assert (
        Tree.fromstring(desktop.about()).findtext("url[@type='homepage']")
        == "https://example.org/?a&b"
    )


@pytest.fixture
def unpacked(share, tmp_path):
    """Return the portable folder with a stand-in for the program. Its path has characters that
    desktops and shells treat specially."""
    folder = tmp_path / "my $games un%f" / "burgundy-qt"
    shutil.copytree(share, folder / "share")
    shutil.copy(PACKAGING / "linux/menu.sh", folder)
    (folder / "burgundy-qt").write_text("#!/bin/sh\n")
    return folder


def test_the_portable_program_is_added_to_the_menu_and_removed(unpacked, tmp_path):
    home = tmp_path / "home"
    game = home / ".local/share/burgundy-qt/games/evening.burgundy"
    game.parent.mkdir(parents=True)
    game.write_text("{}")
    added = run("sh", unpacked / "menu.sh", "add", HOME=str(home), XDG_DATA_HOME="")
    assert added.returncode == 0, added.stderr
    entry = home / ".local/share/applications/burgundy-qt.desktop"
    started = next(
        line for line in entry.read_text("utf-8").splitlines() if line.startswith("Exec=")
    )
    named = str(unpacked).replace("$", chr(92) + "$").replace("%", "%%")
    assert started == f'Exec="{named}/burgundy-qt" play %f'
    assert (home / ".local/share/mime/packages/burgundy-qt.xml").exists()
    if shutil.which("desktop-file-validate"):
        assert run("desktop-file-validate", entry).returncode == 0
    removed = run("sh", unpacked / "menu.sh", "remove", HOME=str(home), XDG_DATA_HOME="")
    assert removed.returncode == 0, removed.stderr
    left = [path for path in home.rglob("*burgundy*") if path.is_file()]
    assert left == [game]


def test_the_script_of_the_menu_prints_its_usage(unpacked):
    told = run("sh", unpacked / "menu.sh")
    assert told.returncode == 2 and "add|remove" in told.stderr


@pytest.mark.parametrize("script", sorted(PACKAGING.rglob("*.sh")), ids=lambda path: path.name)
def test_scripts_of_the_shell_are_well_formed(script):
    assert run("sh", "-n", script).returncode == 0
    assert Path(script).read_text("utf-8").startswith("#!/bin/sh\n")
