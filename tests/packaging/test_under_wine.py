"""Tests of the steps that build and try the Windows program under Wine, as far as they can run
without Wine."""

import os
import re
import signal
import subprocess
from pathlib import Path

import pytest
from making import windows_python, windows_under_wine, wine_prefix
from making.project import ROOT, ReleaseError, recipe
from making.steps import STEPS
from packaging.requirements import Requirement

from burgundy_qt.ai.levels import is_compiled

WHEELS = (wine_prefix.SHIMS / "wheels.txt").read_text("utf-8")


def test_every_wheel_has_a_version_and_a_checksum():
    lines = [line for line in WHEELS.splitlines() if line and not line.startswith("#")]
    form = re.compile(r"[a-z0-9-]+==[\d.]+ --hash=sha256:[0-9a-f]{64}")
    assert len(lines) > 20 and all(map(form.fullmatch, lines))
    assert lines == sorted(lines)


def test_the_wheels_match_the_requirements_of_the_program_and_its_tests():
    pinned = dict(re.findall(r"^([a-z0-9-]+)==([\d.]+)", WHEELS, re.M))
    project = recipe()["project"]
    of_a_linux_alone = {"ruff", "grimp", "mypy", "distributed", "cython"}
    asked = [*project["dependencies"], *project["optional-dependencies"]["test"]]
    here = {"python_version": "3.11", "sys_platform": "win32", "platform_machine": "AMD64"}
    for wish in map(Requirement, asked):
        name = wish.name.lower().replace("_", "-")
        if name not in of_a_linux_alone and (not wish.marker or wish.marker.evaluate(here)):
            assert wish.specifier.contains(pinned[name]), name


def test_every_function_of_a_library_is_forwarded_to_the_copy_or_to_ours():
    source = "double own_one(void) { }\n#define TO_REAL(name) \\\n own_##name\nTO_REAL(cabs)\n"
    own = wine_prefix.own_functions(source)
    assert own == {"one", "cabs", "cabsl", "cabsf"}
    lines = wine_prefix.forwarding(["zero", "one", "cabs", "?odd@@"], own, "copy0")
    assert lines[:3] == ["zero = copy0.zero", "one = own_one", "cabs = own_cabs"]
    assert set(lines[3:]) == {"cabsf = own_cabsf", "cabsl = own_cabsl"}


def test_we_replace_the_complex_functions_and_locking_of_the_c_runtime():
    own = wine_prefix.own_functions((wine_prefix.SHIMS / "ucrtbase.c").read_text("utf-8"))
    assert {"crealf", "cpow", "csqrtl", "_locking"} <= own and len(own) == 67


def test_programs_under_wine_see_little_of_this_system(monkeypatch, tmp_path):
    monkeypatch.setenv("PYTHONPATH", "somewhere")
    monkeypatch.setenv("VIRTUAL_ENV", "somewhere")
    seen = wine_prefix.Prefix(tmp_path).surroundings()
    assert seen["WINEPREFIX"] == str(tmp_path)
    assert "PYTHONPATH" not in seen and "VIRTUAL_ENV" not in seen
    assert seen["HOME"].startswith(
        str(wine_prefix.PLACE)
    )  # the Documents folder of Windows is there


def test_all_files_are_in_one_folder_that_setuptools_does_not_search():
    places = [windows_python.WHEELS, windows_python.FOLDER, windows_python.SOURCE]
    places += [windows_under_wine.INSTALLER, windows_under_wine.PICTURES, wine_prefix.LOGS]
    places += [windows_under_wine.WORKSHOP.folder, windows_under_wine.CUSTOMER.folder]
    assert all(wine_prefix.PLACE in place.parents for place in places)
    assert wine_prefix.PLACE.parent == ROOT / "build" and "." in wine_prefix.PLACE.name


def test_the_full_run_takes_the_steps_in_their_order(monkeypatch, capsys):
    alone = [function for name, (_, function, _) in STEPS.items() if name.startswith("wine-")]
    done = []
    for name in alone:
        monkeypatch.setattr(windows_under_wine, name, lambda name=name: done.append(name))
    windows_under_wine.make_all()
    assert done == alone and "took" in capsys.readouterr().out


def test_a_python_other_than_that_of_the_wheels_is_refused(monkeypatch):
    monkeypatch.setattr(windows_python, "VERSION", (3, 10))
    with pytest.raises(ReleaseError, match=r"Run this with Python 3\.11"):
        windows_python.fetch()


def test_without_a_download_the_missing_step_is_named(monkeypatch, tmp_path):
    monkeypatch.setattr(windows_python, "WHEELS", tmp_path)
    with pytest.raises(ReleaseError, match="wine-fetch"):
        windows_python.wheel_of("numpy")


def test_an_older_standard_library_is_adapted_to_python(tmp_path):
    file = tmp_path / "importlib" / "metadata" / "__init__.py"
    file.parent.mkdir(parents=True)
    function = "    def invalidate_caches(cls):\n        pass\n"
    newer = f"class Finder:\n    @classmethod\n{function}"
    for text in (f"class Finder:\n{function}", newer):
        file.write_text(text, encoding="utf-8")
        windows_python.suit_to_library(tmp_path)
        assert file.read_text(encoding="utf-8") == newer


@pytest.mark.posix("a shell script replaces the compiler")
def test_a_module_is_compiled_again_if_its_source_changes_but_not_if_only_its_time_does(
    monkeypatch, tmp_path
):
    compiler = tmp_path / "compiler"
    compiler.write_text(
        '#!/bin/sh\nfor word; do [ "$before" != -o ] || echo >>"$word"; before=$word; done\n'
        f"echo >>{tmp_path}/calls\n",
        encoding="utf-8",
    )
    compiler.chmod(0o700)
    monkeypatch.setattr(windows_python, "COMPILER", str(compiler))
    for name, place in {"ROOT": "", "PLACE": "wine", "SOURCE": "wine/source"}.items():
        monkeypatch.setattr(windows_python, name, tmp_path / place)
    source = tmp_path / "build" / "c" / "core.c"
    source.parent.mkdir(parents=True)
    (tmp_path / "wine" / "source").mkdir(parents=True)
    for content, calls in (("one", 1), ("one", 1), ("two", 2), ("two", 2)):
        source.write_text(content, encoding="utf-8")
        windows_python.compile_module(Path("core.c"))
        assert (tmp_path / "calls").read_text().count("\n") == calls
    assert (tmp_path / "wine" / "source" / f"core{windows_python.MODULE}").exists()


@pytest.mark.posix("shell scripts replace Wine and the screen")
def test_without_a_desktop_from_wine_the_step_ends_and_leaves_nothing_running(
    monkeypatch, tmp_path
):
    for name, line in {
        "Xvfb": "echo 99 >/dev/fd/$2; exec sleep 600",
        "wine": "exit 1",
        "wineserver": f"echo $1 >>{tmp_path}/asked",
    }.items():
        script = tmp_path / name
        script.write_text(f"#!/bin/sh\n{line}\n", encoding="utf-8")
        script.chmod(0o700)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=os.pathsep)
    monkeypatch.setattr(wine_prefix, "PLACE", tmp_path)
    display = os.environ.get("DISPLAY")
    windows = wine_prefix.Prefix(tmp_path)
    with pytest.raises(ReleaseError, match="not opened its desktop"), windows.on_screen():
        pytest.fail("no program may start: its reader would wait forever")
    assert (tmp_path / "asked").read_text(encoding="utf-8").split() == ["-k", "-w"]
    assert os.environ.get("DISPLAY") == display


@pytest.mark.posix("a shell script replaces the tests")
def test_the_output_of_tests_ends_with_them_even_if_another_program_keeps_it_open(monkeypatch):
    monkeypatch.setattr(windows_under_wine, "REST", 0.2)
    script = "echo one; sleep 0.5; echo two; sleep 60 & echo $!"
    with subprocess.Popen(["/bin/sh", "-c", script], stdout=subprocess.PIPE) as tests:
        told = b"".join(windows_under_wine.output_of(tests)).split()
        os.kill(int(told.pop()), signal.SIGKILL)
    assert told == [b"one", b"two"]


@pytest.mark.posix("Windows has no apt-get")
def test_missing_packages_of_the_system_are_named_and_never_installed_silently(monkeypatch, capsys):
    asked = []
    monkeypatch.setattr(wine_prefix, "missing_tools", lambda: ["nsis"])
    monkeypatch.setattr("first_use.system.is_allowed", lambda line: asked.append(line))
    with pytest.raises(ReleaseError, match="Install these packages"):
        wine_prefix.provide_tools()
    assert len(asked) == 1 and "nsis" in asked[0]
    assert "Missing on this system: nsis" in capsys.readouterr().out


@pytest.mark.skipif(not is_compiled(), reason="only a compiled core can be compared")
def test_the_core_for_windows_has_the_modules_of_the_core_for_this_system():
    named = {header.with_suffix("").as_posix() for header in windows_python.compiled_headers()}
    assert len(named) > 50
    for name in named:
        beside = (ROOT / name).parent.glob(f"{(ROOT / name).name}.*")
        assert {file.suffix for file in beside} & {".so", ".pyd"}, name
