"""Tests of the way from a fresh clone to the running program, with every kind of disturbance."""

import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from first_use.compiler import compiler_command
from first_use.ready import ready_record

from tests.first_use.clone import (
    RECIPE,
    ROOT,
    Clone,
    copied,
    fresh_clone,
    make_wheels,
    quick_python,
)

OLD_PYTHON = """#!/bin/sh
case "$*" in
    *version_info*) exit 1 ;;
    *) echo cpython-310; sleep 0.1; exec "$0" "$@" ;;
esac
"""
"""A Python that says it is too old. For other code it restarts itself forever, as old Pythons
did."""

pytestmark = pytest.mark.posix("Windows has another launcher")


@pytest.fixture(scope="module")
def wheels(tmp_path_factory):
    return make_wheels(tmp_path_factory.mktemp("wheels") / "wheels")


@pytest.fixture(scope="module")
def first(tmp_path_factory, wheels):
    """Return a fresh clone after its first start, and the output of that start."""
    clone = fresh_clone(tmp_path_factory.mktemp("first") / "my clone", wheels)
    return clone, clone.start("play", "two words", "*")


@pytest.fixture(scope="module")
def python(tmp_path_factory, first):
    """Return the folder of the Python that sets up all clones but the first."""
    return quick_python(tmp_path_factory.mktemp("python"), first[0].root / ".venv")


@pytest.fixture
def ready(first, python, tmp_path):
    """Return a copy of a clone that is set up."""
    clone = copied(first[0], tmp_path / "my clone", python)
    clone.forget_log()
    return clone


@pytest.fixture
def fresh(python, tmp_path, wheels):
    clone = fresh_clone(tmp_path / "my clone", wheels)
    clone.path = f"{python}:{clone.path}"
    return clone


def wait_for(condition, seconds=300):
    """Wait until the condition is true, for at most this many seconds."""
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "the condition did not become true in time"
        time.sleep(0.02)


def least_cpu_time(of):
    """Return the least CPU time of five runs, in seconds. It does not depend on other programs."""

    def once():
        begun = time.process_time()
        of()
        return time.process_time() - begun

    return min(once() for _ in range(5))


def test_first_start_sets_up_and_becomes_the_program(first):
    clone, start = first
    assert start.returncode == 0, start.stderr
    assert start.stdout == "core compiled\narguments ['play', 'two words', '*']\n"
    assert "pip install" in clone.log()
    assert "setup.py build_ext --inplace" in clone.log()


def test_second_start_sets_nothing_up_and_prints_nothing(ready):
    start = ready.start()
    assert (start.stdout, start.stderr) == ("core compiled\narguments []\n", "")
    assert ready.log() == ""


def test_checking_that_all_is_ready_takes_a_few_milliseconds(ready):
    assert ready_record(str(ready.root), {"screen"})
    assert least_cpu_time(lambda: ready_record(str(ready.root), {"screen"})) < 0.005


def test_checking_that_the_real_project_is_ready_takes_a_few_milliseconds():
    assert least_cpu_time(lambda: ready_record(str(ROOT), set())) < 0.02


def test_program_can_be_started_from_anywhere_and_through_a_link(ready, tmp_path):
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin/burgundy").symlink_to(
        os.path.relpath(ready.root / "burgundy", tmp_path / "bin")
    )
    ready.command = lambda *arguments: [str(tmp_path / "bin/burgundy"), *arguments]
    assert ready.start("engine").stdout == "core compiled\narguments ['engine']\n"


def test_program_uses_the_name_it_was_started_with(ready):
    assert ready.start("--help").stdout.endswith("usage: ./burgundy\n")


def test_no_system_is_accepted_after_the_command(ready):
    ready.command = lambda *arguments: [str(ready.root / "burgundy"), *arguments]
    assert ready.start("bench", "--no-system", "rules").stdout.endswith(
        "arguments ['bench', 'rules']\n"
    )


@pytest.mark.skipif(hasattr(os, "geteuid") and os.geteuid() == 0, reason="root can write anywhere")
def test_folder_that_cannot_be_written_to_is_named(fresh):
    fresh.root.chmod(0o555)
    start = fresh.start()
    fresh.root.chmod(0o755)
    assert start.returncode == 1
    assert str(fresh.root) in start.stderr and "Traceback" not in start.stderr


def test_file_in_the_way_of_a_folder_is_named(fresh):
    fresh.write("build", "a file")
    start = fresh.start()
    assert start.returncode == 1
    assert "build" in start.stderr and "Traceback" not in start.stderr


def its_tests(clone, *options, **changes):
    """Run a test in a clone that is set up, with pytest itself and our conftest.py, and return the
    finished process."""
    clone.write("tests/conftest.py", (ROOT / "tests/conftest.py").read_text("utf-8"))
    clone.write("tests/test_core.py", "def test_core():\n    pass\n")
    clone.write("pytest.ini", "[pytest]\npythonpath = packaging/setup\n")
    plugins = ["-p", "xdist"] if "-n" in options else []
    return subprocess.run(
        [sys.executable, "-m", "pytest", "-q", *plugins, *options, "tests"],
        cwd=clone.root,
        env=clone.environment(PYTEST_DISABLE_PLUGIN_AUTOLOAD="1", **changes),
        capture_output=True,
        text=True,
        timeout=600,
    )


def test_changed_source_is_compiled_and_nothing_else_is_done(ready):
    ready.write("burgundy_qt/rules/core.py", "points = 8\n")
    assert ready.start().returncode == 0
    assert "build_ext" in ready.log() and "pip" not in ready.log()


def test_changed_header_is_compiled(ready):
    ready.write("burgundy_qt/rules/core.pxd", "# compiled, differently\n")
    ready.start()
    assert "build_ext" in ready.log()


def test_touched_source_is_not_compiled_again(ready):
    os.utime(ready.root / "burgundy_qt/rules/core.py")
    ready.start()
    assert ready.log() == ""
    assert ready_record(str(ready.root), {"screen"})


def test_tests_started_without_the_launcher_compile_what_has_changed_once_for_all_workers(ready):
    its_tests(ready)
    assert ready.log() == ""
    ready.write("burgundy_qt/rules/core.py", "points = 8\n")
    run = its_tests(ready, "-n", "2")
    assert "1 passed" in run.stdout
    assert ready.log().count("build_ext") == run.stderr.count("Compiling") == 1


def test_tests_in_the_developers_environment_use_the_binaries_of_pip(fresh):
    fresh.write("burgundy_qt/rules/core.so", "compiled by pip")
    assert "1 passed" in its_tests(fresh).stdout
    assert fresh.log() == ""
    fresh.write("burgundy_qt/rules/core.py", "points = 8\n")
    assert "1 passed" in its_tests(fresh).stdout
    assert fresh.log().count("build_ext") == 1 and not (fresh.root / ".venv").exists()


def test_tests_recompile_binaries_that_are_older_than_their_source(fresh):
    fresh.write("burgundy_qt/rules/core.so", "compiled by pip")
    os.utime(fresh.root / "burgundy_qt/rules/core.so", (1, 1))
    assert "1 passed" in its_tests(fresh).stdout
    assert fresh.log().count("build_ext") == 1


def test_tests_do_not_start_if_the_sources_cannot_be_compiled(ready):
    ready.write("burgundy_qt/rules/core.py", "points =\n")
    run = its_tests(ready, BROKEN_COMPILER="1")
    assert "core.py:1: this cannot be compiled" in run.stderr
    assert run.returncode == 1 and "passed" not in run.stdout and "Traceback" not in run.stderr


def test_tests_of_the_sources_themselves_compile_nothing(ready):
    ready.write("burgundy_qt/rules/core.py", "points = 8\n")
    its_tests(ready, BURGUNDY_CORE="plain")
    assert ready.log() == ""


def test_changed_source_with_an_old_date_is_touched_for_the_compiler(ready):
    ready.write("burgundy_qt/rules/core.py", "points = 8\n")
    os.utime(ready.root / "burgundy_qt/rules/core.py", (1, 1))
    header = (ready.root / "burgundy_qt/rules/core.pxd").stat().st_mtime
    ready.start()
    assert (ready.root / "burgundy_qt/rules/core.py").stat().st_mtime > header
    assert (ready.root / "burgundy_qt/rules/core.pxd").stat().st_mtime == header


def test_binary_of_a_removed_module_is_deleted(ready):
    ready.write("burgundy_qt/ai/old.so", "left over")
    ready.write("burgundy_qt/rules/new.pxd", "# compiled\n")
    ready.start()
    assert not (ready.root / "burgundy_qt/ai/old.so").exists()


def test_lost_binary_is_compiled_again(ready):
    (ready.root / "burgundy_qt/rules/core.so").unlink()
    assert ready.start().stdout.startswith("core compiled")
    assert (ready.root / "burgundy_qt/rules/core.so").exists()


def test_changed_requirements_are_installed_and_nothing_is_compiled(ready):
    ready.write("pyproject.toml", RECIPE.replace('"tiny-toy"', '"tiny-toy", "tiny-other"'))
    assert ready.start().returncode == 0
    assert "tiny-other" in ready.log() and "build_ext" not in ready.log()


def test_test_command_installs_the_packages_of_the_tests_and_runs_them_without_a_screen(ready):
    start = ready.start("test", "-k", "something")
    assert start.stdout == f"tests ['-k', 'something'] offscreen {ready.root.resolve()}\n"
    ready.forget_log()
    assert ready.start("test").returncode == 0
    assert ready.log() == ""


def test_tests_under_wine_are_a_step_of_a_release_with_the_rest_for_pytest(ready):
    ready.write("packaging/release/__main__.py", "import sys\nprint(sys.argv[1:])\n")
    start = ready.start("test", "--under-wine", "tests/rules", "-x")
    assert start.stdout == "['wine-tests', 'tests/rules', '-x']\n"


def test_playing_does_not_install_the_packages_of_the_tests(first):
    assert "pytest" not in [path.stem for path in first[0].root.glob(".venv/lib/*/site-packages/*")]


def test_venv_with_a_missing_file_is_recreated(ready):
    next(ready.root.glob(".venv/lib/*/site-packages/tiny_toy.py")).unlink()
    start = ready.start()
    assert start.stdout.startswith("core compiled")
    assert "lacks tiny_toy.py; it is created again" in start.stderr


def test_venv_whose_python_is_gone_is_recreated(ready):
    for python in ready.root.glob(".venv/bin/python*"):
        python.unlink()
        python.symlink_to("/nowhere/python3")
    start = ready.start()
    assert start.stdout.startswith("core compiled")
    assert "does not work with this Python; it is created again" in start.stderr


def test_venv_of_a_python_that_is_too_old_is_recreated(fresh):
    fresh.write(".venv/pyvenv.cfg", "version = 3.10.13\n")
    fresh.write(".venv/bin/python", OLD_PYTHON)
    (fresh.root / ".venv/bin/python").chmod(0o755)
    fresh.lose_patience()
    start = fresh.start("play")
    assert start.stdout.startswith("core compiled")
    assert "does not work with this Python; it is created again" in start.stderr


def test_older_python_started_by_hand_prints_the_required_version(fresh):
    setup = str(fresh.root / "packaging/setup")
    code = f"import runpy, sys; sys.version_info = (3, 10, 13); runpy.run_path({setup!r})"
    fresh.command = lambda *_: [sys.executable, "-I", "-c", code]
    start = fresh.start()
    assert (start.returncode, start.stderr) == (
        1,
        "Burgundy Qt needs Python 3.11 or newer; this is 3.10.\n",
    )


def test_copy_without_times_that_cannot_be_written_to_starts(ready):
    for file in ready.root.rglob("*"):
        if file.is_file() and not file.is_symlink():
            os.utime(file)
    (ready.root / "build/set-up.lock").unlink()
    (ready.root / "build/set-up.lock").mkdir()  # not even root can write to it
    start = ready.start("play")
    assert (start.stdout, start.stderr) == ("core compiled\narguments ['play']\n", "")


def test_working_venv_of_the_developer_is_kept(ready):
    ready.write(".venv/mine", "")
    for ours in ("packages.json", "ready.json"):
        (ready.root / ".venv" / ours).unlink()
    assert ready.start().returncode == 0
    assert (ready.root / ".venv/mine").exists()


def test_start_after_a_kill_during_the_installation_recreates_the_venv(fresh):
    killed = fresh.begin()
    wait_for(lambda: "pip install" in fresh.log())
    os.killpg(killed.pid, signal.SIGKILL)
    killed.communicate()
    start = fresh.start()
    assert start.stdout.startswith("core compiled")
    assert "set-up was interrupted; it is created again" in start.stderr


def test_start_waits_for_a_step_whose_set_up_was_killed(ready):
    ready.write("burgundy_qt/rules/core.py", "points = 9\n")
    ready.write("hold", "")
    killed = ready.begin()
    wait_for(lambda: "build_ext" in ready.log())
    os.kill(killed.pid, signal.SIGKILL)
    killed.communicate()
    second = ready.begin()
    assert "waiting for it" in second.stderr.readline()
    (ready.root / "hold").unlink()
    said, _ = second.communicate(timeout=300)
    assert second.returncode == 0 and said.startswith("core compiled")


def test_start_after_a_kill_during_the_compilation_deletes_unfinished_files(ready):
    ready.write("burgundy_qt/rules/core.py", "points = 9\n")
    ready.write("hold", "")
    killed = ready.begin()
    wait_for(lambda: "build_ext" in ready.log())
    ready.write("burgundy_qt/rules/half.so", "half")
    ready.write("build/c/half.c", "half")
    os.killpg(killed.pid, signal.SIGKILL)
    killed.communicate()
    (ready.root / "hold").unlink()
    assert ready.start().stdout.startswith("core compiled")
    assert not (ready.root / "burgundy_qt/rules/half.so").exists()
    assert not (ready.root / "build/c/half.c").exists()


@pytest.mark.parametrize("told", [signal.SIGINT, signal.SIGTERM], ids=["Ctrl-C", "TERM"])
def test_next_start_resumes_a_stopped_set_up(ready, told):
    ready.write("burgundy_qt/rules/core.py", "points = 9\n")
    ready.write("hold", "")
    stopped = ready.begin()
    wait_for(lambda: "build_ext" in ready.log())
    os.killpg(stopped.pid, told)
    _, said = stopped.communicate(timeout=300)
    (ready.root / "hold").unlink()
    assert stopped.returncode == 130
    assert "The next start continues it" in said and "Traceback" not in said
    assert ready.start().stdout.startswith("core compiled")


def test_two_starts_at_once_set_up_one_after_the_other(ready):
    ready.write("burgundy_qt/rules/core.py", "points = 9\n")
    ready.write("hold", "")
    with ready.begin() as one:
        wait_for(lambda: "build_ext" in ready.log())
        with ready.begin() as other:
            waiting = other.stderr.readline()
            (ready.root / "hold").unlink()
            told = [start.communicate(timeout=300) for start in (one, other)]
    assert "waiting for it" in waiting
    assert "Compiling" in told[0][1] and "Compiling" not in told[1][1]
    assert told[0][0] == told[1][0] == "core compiled\narguments []\n"


def test_unreachable_index_is_reported_and_nothing_is_left_broken(fresh):
    offline = {
        "PIP_NO_INDEX": "0",
        "PIP_INDEX_URL": "https://127.0.0.1:9/simple",
        "PIP_RETRIES": "1",
    }
    start = fresh.start(PIP_FIND_LINKS="", **offline)
    assert start.returncode == 1
    assert "cannot reach the package index" in start.stderr and "Traceback" not in start.stderr
    assert fresh.start().stdout.startswith("core compiled")


def test_unavailable_package_is_named(ready):
    ready.write("pyproject.toml", RECIPE.replace('"tiny-toy"', '"tiny-nowhere"'))
    start = ready.start()
    assert start.returncode == 1
    assert "No matching distribution found for tiny-nowhere" in start.stderr
    assert "set-up.log" in start.stderr


def test_failed_compilation_lets_people_play_uncompiled(ready):
    ready.write("burgundy_qt/rules/core.py", "points = 9\n")
    start = ready.start(BROKEN_COMPILER="yes")
    assert start.stdout.startswith("core plain")
    assert "core.py:1: this cannot be compiled" in start.stderr


def test_failed_compilation_fails_the_tests(ready):
    ready.write("burgundy_qt/rules/core.py", "points = 9\n")
    start = ready.start("test", BROKEN_COMPILER="yes")
    assert start.returncode == 1
    assert "core.py:1: this cannot be compiled" in start.stderr
    assert ready.start("test", BROKEN_COMPILER="yes").returncode == 1


def without_compiler(clone: Clone, folder: Path) -> Path:
    """Give the clone a PATH with only the shell's tools and Python."""
    folder.mkdir()
    for tool in ("sh", "dirname", "readlink"):
        (folder / tool).symlink_to(str(shutil.which(tool)))
    (folder / "python3").symlink_to(str(shutil.which("python3", path=clone.path)))
    clone.path = str(folder)
    return folder


def test_without_a_compiler_the_program_plays_uncompiled_with_a_notice_at_every_start(
    fresh, tmp_path
):
    without_compiler(fresh, tmp_path / "bin")
    for _ in range(2):
        start = fresh.start()
        assert start.stdout.startswith("core plain")
        assert "first two" in start.stderr and "no C compiler" in start.stderr
    fresh.forget_log()
    fresh.start()
    assert fresh.log() == ""


def test_compiler_that_was_installed_later_is_used_by_the_next_start(ready, tmp_path):
    ready.write("burgundy_qt/rules/core.py", "points = 9\n")
    tools, path = tmp_path / "bin", ready.path
    without_compiler(ready, tools)
    assert ready.start().stdout.startswith("core plain")
    gcc = tools / compiler_command()[0]
    gcc.write_text(f'#!/bin/sh\nPATH={path}\nexec {gcc.name} "$@"\n')
    gcc.chmod(0o755)
    assert ready.start().stdout.startswith("core compiled")


def test_without_a_suitable_python_the_launcher_names_the_package_to_install(fresh, tmp_path):
    tools = without_compiler(fresh, tmp_path / "bin")
    (tools / "python3").unlink()
    start = fresh.start()
    assert start.returncode == 1
    assert (
        "needs Python 3.11 or newer" in start.stderr and "apt-get install python3" in start.stderr
    )


def test_check_of_a_commit_asks_no_question_and_passes_its_arguments_on(ready):
    shutil.copytree(ROOT / ".ci", ready.root / ".ci")
    ready.command = lambda *arguments: [str(ready.root / ".ci/run"), *arguments]
    assert ready.start("-q").stdout.startswith("tests ['-q'] offscreen")
