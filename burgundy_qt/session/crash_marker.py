"""A marker for each run of the program that exists as long as the run, so that the next run can
detect a crash.

The system locks a marker and releases the lock when its process ends, in whatever way. So a marker
that can be locked belongs to no running window, and no process number has to be trusted.
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
from burgundy_qt.storage import documents, file_lock, whole_files

MARK, TRACE = ".json", ".trace"
LONGEST = 1 << 18
"""The most bytes of a marker or a trace that are read."""
TOO_OFTEN = 2


@dataclass(frozen=True)
class Crash:
    """A run that ended without removing its marker: its process, when it began (UTC), its version,
    and the trace that a fault wrote; "" if the system or a power failure ended it. `in_a_row`
    counts the runs up to this one that crashed soon after their start, one after the other; 0 if it
    had run for a while."""

    pid: int
    started: str
    version: str
    trace: str = ""
    in_a_row: int = 0


class RunMarker:
    """This run of the program. Between `begin` and `end` its marker is in `folder`, and a fault
    writes its trace there.

    If nothing can be written there is no marker, and the program runs anyway."""

    def __init__(self, folder: Path) -> None:
        now = repeatable.now()
        self.mark = folder / f"{now:%Y%m%d-%H%M%S}-{repeatable.token()}{MARK}"
        self.this = Crash(os.getpid(), now.isoformat(timespec="seconds"), __version__)
        self._lock = file_lock.Lock(self.mark)
        self._trace: TextIO | None = None

    def begin(self) -> list[Crash]:
        """Write the marker; returns the earlier runs that ended by a crash, each of them only
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
            whole_files.write_whole(self.mark, self._content().encode())
            trace = whole_files.new_file(self.mark.with_suffix(TRACE), os.O_WRONLY)
            self._trace = open(trace, "w", encoding="utf-8")  # noqa: SIM115 (until the end)
            faulthandler.enable(self._trace)
        return crashes

    def stand(self) -> None:
        """Note that the start succeeded: a later crash is unrelated to it."""
        self.this = replace(self.this, in_a_row=0)
        with contextlib.suppress(OSError):
            if self.mark.exists():
                whole_files.write_whole(self.mark, self._content().encode())

    def end(self) -> None:
        """Remove the marker: this run ended normally."""
        if self._trace is not None:
            faulthandler.disable()
            self._trace.close()
            self._trace = None
        with contextlib.suppress(OSError):
            remove(self.mark)
            self._lock.release()

    def _content(self) -> str:
        return json.dumps(asdict(self.this))


def is_stuck(crashes: Sequence[Crash]) -> bool:
    """Return whether the start itself seems to cause crashes: then it is better not to open the
    same game again."""
    return any(crash.in_a_row >= TOO_OFTEN for crash in crashes)


def claim_marker(mark: Path) -> Crash | None:
    """Return the crashed run that left this marker, and remove the marker. None if it still
    runs."""
    lock = file_lock.Lock(mark)
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
    """Return the run that a marker and its trace describe; a damaged marker still means a run. None
    if it has just gone."""
    try:
        content = whole_files.read_at_most(mark, LONGEST)
    except FileNotFoundError:
        return None
    trace = ""
    with contextlib.suppress(OSError):
        trace = whole_files.read_at_most(mark.with_suffix(TRACE), LONGEST).decode(errors="replace")
    try:
        kept = documents.document(content)
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
    """Remove a trace and its marker, the marker last."""
    mark.with_suffix(TRACE).unlink(missing_ok=True)
    mark.unlink(missing_ok=True)
