"""A marker for each run of the program, which lasts as long as the run: so the next run knows of a
crash.

A marker is held by a lock of the system, which ends with its process however that ends. So a marker
that can be claimed belongs to nobody any longer, and that of another open window cannot be claimed:
no process number has to be trusted.
"""

from __future__ import annotations

import contextlib
import faulthandler
import json
import os
from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import TextIO

from burgundy_qt import __version__, repeatable
from burgundy_qt.storage.documents import document
from burgundy_qt.storage.file_lock import Lock
from burgundy_qt.storage.whole_files import new_file, read_at_most, write_whole

MARK, TRACE = ".json", ".trace"
LONGEST = 1 << 18
"""Bytes of a mark or a trace that are read."""
TOO_OFTEN = 2


@dataclass(frozen=True)
class Crash:
    """A run that ended without taking its mark away: its process, when it began (UTC), its version,
    and the trace that a fault wrote; "" where the system or the power ended it. `in_a_row` counts
    the runs up to this one that crashed soon after their start, each after the other; 0 where it
    had stood for a while."""

    pid: int
    started: str
    version: str
    trace: str = ""
    in_a_row: int = 0


class RunMarker:
    """This run of the program. Between `begin` and `end` its mark lies in `folder`, and a fault
    writes its trace there.

    Where nothing can be written there is no mark, and the program runs all the same."""

    def __init__(self, folder: Path) -> None:
        now = repeatable.now()
        self.mark = folder / f"{now:%Y%m%d-%H%M%S}-{repeatable.token()}{MARK}"
        self.this = Crash(os.getpid(), now.isoformat(timespec="seconds"), __version__)
        self._lock = Lock(self.mark)
        self._trace: TextIO | None = None

    def begin(self) -> list[Crash]:
        """Leave the mark; returns the earlier runs that ended by a crash, each of them only
        once."""
        crashes = []
        with contextlib.suppress(OSError):
            crashes = [
                crash
                for mark in sorted(self.mark.parent.glob(f"*{MARK}"))
                if (crash := claim_marker(mark))
            ]
        self.this = replace(
            self.this, in_a_row=1 + max((crash.in_a_row for crash in crashes), default=0)
        )
        with contextlib.suppress(OSError):
            self._lock.acquire()
            write_whole(self.mark, self._told().encode())
            trace = new_file(self.mark.with_suffix(TRACE), os.O_WRONLY)
            self._trace = open(trace, "w", encoding="utf-8")  # noqa: SIM115 (until the end)
            faulthandler.enable(self._trace)
        return crashes

    def stand(self) -> None:
        """Note that the start went well: a later crash has nothing to do with it."""
        self.this = replace(self.this, in_a_row=0)
        with contextlib.suppress(OSError):
            if self.mark.exists():
                write_whole(self.mark, self._told().encode())

    def end(self) -> None:
        """Take the mark away: this run ended as it should."""
        if self._trace is not None:
            faulthandler.disable()
            self._trace.close()
            self._trace = None
        with contextlib.suppress(OSError):
            remove(self.mark)
            self._lock.release()

    def _told(self) -> str:
        return json.dumps(asdict(self.this))


def is_stuck(crashes: Sequence[Crash]) -> bool:
    """Return whether the start itself seems to lead to a crash: then it is better not to do the
    same once more."""
    return any(crash.in_a_row >= TOO_OFTEN for crash in crashes)


def claim_marker(mark: Path) -> Crash | None:
    """Return the run that left this mark and is no more; its mark is taken away. None where it
    still runs."""
    lock = Lock(mark)
    try:
        if not lock.acquire():
            return None
        crash = read(mark)
        remove(mark)
    except OSError:
        return None
    finally:
        lock.release()
    return crash


def read(mark: Path) -> Crash | None:
    """Return what a mark and its trace tell; a damaged mark still tells that there was a run. None
    where it has just gone."""
    try:
        told = read_at_most(mark, LONGEST)
    except FileNotFoundError:
        return None
    trace = ""
    with contextlib.suppress(OSError):
        trace = read_at_most(mark.with_suffix(TRACE), LONGEST).decode(errors="replace")
    try:
        kept = document(told)
        return Crash(
            int(kept["pid"]),
            str(kept["started"]),
            str(kept["version"]),
            trace,
            int(kept["in_a_row"]),
        )
    except (ValueError, TypeError, KeyError):
        return Crash(0, "", "", trace)


def remove(mark: Path) -> None:
    """Take a mark and its trace away, the mark last."""
    mark.with_suffix(TRACE).unlink(missing_ok=True)
    mark.unlink(missing_ok=True)
