"""Tests of missing packages of the system: their names for each package manager, and the question
before anything is installed."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from first_use import system
from first_use.compiler import can_build_extensions, compiles

ROOT = Path(__file__).parents[2]
pytestmark = pytest.mark.posix("Windows has no such package manager")


@pytest.fixture
def lacking(monkeypatch):
    """Return a function that makes the system lack something until it is installed. It returns the
    list of commands that were run."""
    lines = []

    def lack(*names, is_there=False, is_root=False, succeeds=True):
        monkeypatch.setattr(
            system, "missing", lambda needs_screen: [] if lines and succeeds else list(names)
        )
        monkeypatch.setattr(system, "someone_is_there", lambda: is_there)
        monkeypatch.setattr(os, "geteuid", lambda: 0 if is_root else 1000)
        monkeypatch.setattr(system, "install", lambda line, log: lines.append(line) or succeeds)
        managers = {"apt-get": "/usr/bin/apt-get", "sudo": "/usr/bin/sudo"}
        monkeypatch.setattr(system.shutil, "which", managers.get)
        return lines

    return lack


def answer(monkeypatch, text):
    monkeypatch.setattr(system, "agrees", lambda question: text.strip().lower() in ("", "y"))


def test_nothing_is_asked_if_nothing_is_missing(lacking, capsys):
    assert lacking() == [] and system.provide(True, True, Path("log")) == []
    assert capsys.readouterr().err == ""


def test_root_without_a_terminal_installs_at_once(lacking):
    lines = lacking("libGL.so.1", "C compiler", is_root=True)
    assert system.provide(True, True, Path("log")) == []
    install = "apt-get install --yes --no-install-recommends libgl1 gcc libc6-dev"
    assert lines == [f"apt-get update && {install}"]


def test_others_without_a_terminal_get_the_command_to_run(lacking, capsys):
    lines = lacking("libGL.so.1")
    assert system.provide(True, True, Path("log")) == ["libGL.so.1"]
    assert lines == []
    assert "sudo apt-get update && sudo apt-get install" in capsys.readouterr().err


@pytest.mark.parametrize(("typed", "installed"), [("\n", True), ("y\n", True), ("n\n", False)])
def test_person_sees_the_command_and_is_asked(lacking, monkeypatch, capsys, typed, installed):
    lines = lacking("libEGL.so.1", is_there=True)
    answer(monkeypatch, typed)
    system.provide(True, True, Path("log"))
    assert "sudo apt-get install --yes --no-install-recommends libegl1" in capsys.readouterr().err
    assert bool(lines) == installed


def test_no_system_installs_nothing_and_prints_the_command(lacking, capsys):
    lines = lacking("C compiler", is_root=True)
    assert system.provide(True, False, Path("log")) == ["C compiler"]
    assert lines == []
    assert "gcc" in capsys.readouterr().err


def test_failed_installation_still_counts_as_missing(lacking):
    lacking("C compiler", is_root=True, succeeds=False)
    assert system.provide(True, True, Path("log")) == ["C compiler"]


@pytest.mark.parametrize(
    ("manager", "line"),
    [
        ("dnf", "sudo dnf install libglvnd-glx gcc python3-devel"),
        ("pacman", "sudo pacman -S libglvnd gcc python"),
        ("zypper", f"sudo zypper install libGL1 gcc {system.DENSE}-devel"),
        ("brew", "brew install mesa gcc python"),
    ],
)
def test_other_package_managers_are_not_called_but_named(
    lacking, monkeypatch, capsys, manager, line
):
    lines = lacking("libGL.so.1", "C compiler", "Python headers", is_there=True)
    monkeypatch.setattr(system.shutil, "which", {manager: manager, "sudo": "sudo"}.get)
    system.provide(True, True, Path("log"))
    assert lines == []
    assert line in capsys.readouterr().err


def test_without_a_known_package_manager_the_missing_parts_are_named(lacking, monkeypatch, capsys):
    lacking("libGL.so.1")
    monkeypatch.setattr(system.shutil, "which", lambda name: None)
    system.provide(True, True, Path("log"))
    said = capsys.readouterr().err
    assert "Missing on this system: libGL.so.1" in said and "package manager" in said


def test_everything_has_a_name_for_every_package_manager():
    assert all(len(names) == len(system.MANAGERS) and all(names) for names in system.NAMES.values())


def test_libraries_are_tried_by_loading_them():
    assert system.loads("libc.so.6") or sys.platform != "linux"
    assert not system.loads("libnothing-of-this-name.so.9")


def test_screen_libraries_are_not_missed_if_no_screen_is_needed(monkeypatch):
    monkeypatch.setattr(system, "loads", lambda library: False)
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    assert not set(system.missing(needs_screen=False)) & set(system.LIBRARIES)
    if sys.platform == "linux":
        assert set(system.missing(needs_screen=True)) >= set(system.LIBRARIES)


def test_compiler_is_tried_by_compiling(monkeypatch):
    if not can_build_extensions():
        pytest.skip("this system has no compiler")
    assert not compiles("this is no C")
    monkeypatch.setenv("CC", "no-such-compiler")
    assert not compiles("int x;")


@pytest.mark.parametrize(
    ("typed", "answer"), [(b"\n", "True"), (b"Y\n", "True"), (b"no\n", "False"), (b"\x04", "False")]
)
def test_enter_means_yes_and_the_end_of_input_no(typed, answer):
    try:
        ours, theirs = os.openpty()
    except OSError as error:
        pytest.skip(f"this system cannot create a terminal: {error}")
    code = (
        "from first_use.speech import agrees, someone_is_there; "
        "print(someone_is_there(), agrees('Install?'))"
    )
    asked = subprocess.Popen(
        [sys.executable, "-c", code],
        env={**os.environ, "PYTHONPATH": str(ROOT / "packaging/setup")},
        stdin=theirs,
        stdout=subprocess.PIPE,
        stderr=theirs,
        text=True,
    )
    os.close(theirs)
    os.write(ours, typed)
    said, _ = asked.communicate(timeout=30)
    os.close(ours)
    assert said == f"True {answer}\n"


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has Wayland")
def test_the_libraries_of_wayland_are_missed_under_wayland_only(monkeypatch):
    monkeypatch.setattr(system, "loads", lambda library: False)
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    under_wayland = set(system.missing(needs_screen=True))
    monkeypatch.delenv("WAYLAND_DISPLAY")
    only = under_wayland - set(system.missing(needs_screen=True))
    assert only == {"libwayland-client.so.0", "libwayland-cursor.so.0"}
