"""The steps of a set-up, in their order: the system's part, the Python packages, the compiled
core."""

import json
import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

from first_use.compiler import places_to_watch
from first_use.core import Core
from first_use.packages import PYTHON, Packages
from first_use.project import Project
from first_use.ready import looks, record_path
from first_use.speech import SetUpError, say
from first_use.system import LIBRARIES, provide

INTERRUPTED = 130
Record = dict[str, Any]
"""The record for a later start: see ready.py."""


def set_up(root: Path, needs: set[str], may_install: bool) -> tuple[int, Record]:
    """Do every step that is not done; return the exit status, 0 for success, and the record for a
    later start."""
    project = Project(root)
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        with alone(project.build / "set-up.lock"):
            return 0, take_steps(project, needs, may_install)
    except SetUpError as failure:
        say(str(failure))
        return 1, {}
    except OSError as failure:
        if is_whole(project, needs):
            return 0, {"plain": not Core(project).is_compiled()}
        say(
            f"The set-up cannot continue in {root}: {failure}.\nCheck that you are allowed to "
            "write there and that the disk is not full, then start again."
        )
        return 1, {}
    except KeyboardInterrupt:
        say("\nSet-up stopped. The next start continues it.")
        return INTERRUPTED, {}


def is_whole(project: Project, needs: set[str]) -> bool:
    """Return whether nothing has to be set up, by the contents of all files: copies lose times, and
    some are read-only."""
    try:
        return (
            Packages(project, for_tests="tests" in needs).are_complete()
            and Core(project).is_current()
        )
    except OSError:
        return False


def take_steps(project: Project, needs: set[str], may_install: bool) -> Record:
    record_at = Path(record_path(str(project.root)))
    record_at.unlink(missing_ok=True)
    project.log.unlink(missing_ok=True)
    absent = provide("screen" in needs, may_install, project.log)
    packages = Packages(project, for_tests="tests" in needs)
    if not packages.are_complete():
        packages.set_up()
    core = Core(project)
    if not core.is_current():
        compile_or_go_without(core, must="tests" in needs)
    is_plain = not core.is_compiled()
    watched = [
        str(path.relative_to(project.root)) for path in (project.python, project.site_packages)
    ]
    watched += places_to_watch() if is_plain else []
    record = {
        "python": PYTHON,
        "served": sorted(needs - {"screen"} if set(absent) & set(LIBRARIES) else needs),
        "plain": is_plain,
        "watched": watched,
        "looks": looks(str(project.root), watched),
    }
    record_at.write_text(json.dumps(record), encoding="utf-8")
    return record


def compile_or_go_without(core: Core, must: bool) -> None:
    """Compile, or go on without if `must` is false: slow rules are better than none for a player;
    tests must not ignore a failed build."""
    try:
        core.set_up()
    except SetUpError as failure:
        if must:
            raise
        say(str(failure))


def make_core_current(root: Path) -> None:
    """Compile what has changed since the last build, with the running Python. Raises SetUpError.

    This is for tests that were not started by `./burgundy test`, in a developer's own environment
    too: if a source is newer than its binary, Python runs the binary.
    """
    project = Project(root)
    if not Core(project).is_current():
        with alone(project.build / "set-up.lock"):
            core = Core(project, sys.executable)
            if not core.is_current() and not core.adopt():
                core.set_up()


@contextmanager
def alone(lock: Path) -> Iterator[None]:
    """Wait until no other start sets up this folder, nor a step of a killed one, and make others
    wait."""
    lock.parent.mkdir(exist_ok=True)
    with lock.open("a+b") as file:
        os.set_inheritable(file.fileno(), True)
        try:
            hold(file, wait=False)
        except OSError:
            say("Another set-up is running in this folder; waiting for it to finish.")
            hold(file, wait=True)
        yield


if sys.platform == "win32":
    import msvcrt

    def hold(file: IO[bytes], wait: bool) -> None:
        """Lock the file until it is closed. Raises OSError if another has it and `wait` is
        false."""
        file.seek(0)
        while True:
            try:
                msvcrt.locking(file.fileno(), msvcrt.LK_LOCK if wait else msvcrt.LK_NBLCK, 1)
                return
            except OSError:  # LK_LOCK gives up after ten seconds
                if not wait:
                    raise
else:
    import fcntl

    def hold(file: IO[bytes], wait: bool) -> None:
        """Lock the file until it is closed. Raises OSError if another has it and `wait` is
        false."""
        fcntl.flock(file, fcntl.LOCK_EX if wait else fcntl.LOCK_EX | fcntl.LOCK_NB)
