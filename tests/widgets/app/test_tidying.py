"""Tests that cycles with widgets are collected only in the thread of the window, even if other
threads allocate memory."""

import gc
import threading

import pytest

from burgundy_qt.widgets.app.application import GarbageCollector


class Knot:
    """A reference cycle that records the thread in which it was collected."""

    collected_in: str | None = None

    def __init__(self):
        self.itself = self

    def __del__(self):
        Knot.collected_in = threading.current_thread().name


def allocate_much():
    assert [[number] for number in range(200_000)]


@pytest.fixture
def tidying(qtbot):
    gc.collect()
    tidying = GarbageCollector()
    yield tidying
    tidying.stop()
    gc.disable()


def test_another_thread_that_allocates_collects_nothing(tidying):
    Knot.collected_in = None
    Knot()
    worker = threading.Thread(target=allocate_much)
    worker.start()
    worker.join()
    assert Knot.collected_in is None


def test_the_thread_of_the_window_collects_objects_that_are_due(tidying):
    Knot.collected_in = None
    Knot()
    keep = [[number] for number in range(10_000)]
    tidying.tidy()
    assert Knot.collected_in == threading.current_thread().name
    assert len(keep) == 10_000


def test_nothing_is_collected_before_it_is_due(tidying):
    collections = sum(generation["collections"] for generation in gc.get_stats())
    gc.collect()
    tidying.tidy()
    assert sum(generation["collections"] for generation in gc.get_stats()) == collections + 1


def test_objects_from_the_start_are_not_searched_again(qtbot):
    stands = Knot()
    tidying = GarbageCollector()
    assert not any(known is stands for known in gc.get_objects())
    comes = Knot()
    assert any(known is comes for known in gc.get_objects())
    tidying.stop()
    gc.disable()
