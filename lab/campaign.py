"""A campaign: a long measurement in shares, which two processes work through and a later start
continues."""

import json
import time
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path

Figures = dict[str, int | float]
Share = tuple[int, int]
Progress = Callable[[int, int], None]

CPU_SECONDS = "CPU seconds"
OF_ONE = "longest", "most"


@dataclass(frozen=True)
class Campaign:
    """A measurement: `run(count, first)` returns the figures of `count` runs from number `first`
    on.

    Figures of shares are added up; of those named "longest ..." or "most ..." the largest counts.
    Those in `must_be_zero` are faults."""

    title: str
    unit: str
    run: Callable[[int, int], Figures]
    count: int
    share_size: int
    must_be_zero: tuple[str, ...] = ()
    workers: int = 2

    def carry_out(self, count: int, diary: Path, progress: Progress) -> Figures:
        """Return the figures of `count` runs, added up; runs in the `diary` are not repeated.
        `progress` gets the number of finished runs and of all."""
        wanted = shares(count, self.share_size)
        done = finished_shares(diary)
        progress(runs_in(done, wanted), count)
        with ProcessPoolExecutor(self.workers, mp_context=get_context("spawn")) as pool:
            running = {
                pool.submit(timed, self.run, share): share for share in wanted if share not in done
            }
            for finished in as_completed(running):
                share = running[finished]
                done[share] = finished.result()
                write_down(diary, share, done[share])
                progress(runs_in(done, wanted), count)
        return added_up(done[share] for share in wanted)

    def faults(self, figures: Figures) -> list[str]:
        """Return the figures that should be zero and are not."""
        return [name for name in self.must_be_zero if figures[name]]


def timed(run: Callable[[int, int], Figures], share: Share) -> Figures:
    """Return the figures of a share and its cost, including child processes."""
    first, count = share
    begun = cpu_seconds()
    return run(count, first) | {CPU_SECONDS: round(cpu_seconds() - begun, 1)}


def cpu_seconds() -> float:
    """Return the CPU time of this process and of its finished children."""
    try:
        import resource
    except ImportError:  # Windows
        return time.process_time()
    spent = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(usage.ru_utime + usage.ru_stime for usage in spent)


def shares(count: int, size: int) -> list[Share]:
    """Return the runs 0..count-1 in shares: the first run and the number of each."""
    return [(first, min(size, count - first)) for first in range(0, count, size)]


def runs_in(done: dict[Share, Figures], wanted: list[Share]) -> int:
    return sum(share[1] for share in wanted if share in done)


def added_up(parts: Iterable[Figures]) -> Figures:
    together: Figures = {}
    for part in parts:
        for name, value in part.items():
            before = together.get(name, 0)
            together[name] = max(before, value) if name.startswith(OF_ONE) else before + value
    return together


def finished_shares(diary: Path) -> dict[Share, Figures]:
    """Return the shares that an earlier start finished; a line that was cut off does not count."""
    finished = {}
    for line in diary.read_text(encoding="utf-8").splitlines() if diary.is_file() else []:
        try:
            entry = json.loads(line)
        except ValueError:
            continue
        finished[entry["first"], entry["count"]] = entry["figures"]
    return finished


def write_down(diary: Path, share: Share, figures: Figures) -> None:
    """Note a finished share, on a new line even if the last one was cut off."""
    diary.parent.mkdir(parents=True, exist_ok=True)
    with diary.open("a", encoding="utf-8") as file:
        file.write(
            "\n" + json.dumps({"first": share[0], "count": share[1], "figures": figures}) + "\n"
        )
