"""Measuring CPU time so that a busy machine disturbs it little."""

import time
from collections.abc import Callable


def cpu_seconds(work: Callable[[], object]) -> float:
    """The CPU time that this process, all its threads together, spends on `work`."""
    begun = time.process_time()
    work()
    return time.process_time() - begun


def wall_seconds(work: Callable[[], object]) -> float:
    begun = time.perf_counter()
    work()
    return time.perf_counter() - begun


def best_of(times: int, work: Callable[[], object]) -> float:
    """The least CPU time of several runs: what others do on the machine only ever adds to it."""
    return min(cpu_seconds(work) for _ in range(times))
