"""Tests of importing in parts: the result is the same, it pauses when its time is over, and reports
missing modules."""

import sys
from importlib import import_module
from threading import Thread

import pytest

from burgundy_qt.widgets.statistics import plot_loader
from burgundy_qt.widgets.statistics.plot_loader import SlowImport


@pytest.fixture
def package(tmp_path, monkeypatch):
    """Create a package of three modules that record the order in which they are loaded."""
    folder = tmp_path / "slowly_loaded"
    folder.mkdir()
    (folder / "__init__.py").write_text("order = []\nfrom . import first\nfrom . import second\n")
    (folder / "first.py").write_text("from . import order\norder.append('first')\n")
    (folder / "second.py").write_text("from . import order\norder.append('second')\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    yield "slowly_loaded"
    for name in [name for name in sys.modules if name.startswith("slowly_loaded")]:
        del sys.modules[name]


def test_without_time_each_part_loads_one_module(package, monkeypatch):
    monkeypatch.setattr(plot_loader, "perf_counter", lambda: 1.0)  # one step of a coarse clock
    slowly, parts = SlowImport(package), 1
    while not slowly.go_on(0.0):
        parts += 1
    assert parts == 4
    assert sys.modules[package].order == ["first", "second"]


def test_with_time_everything_is_loaded_at_once(package):
    assert SlowImport(package).go_on(10.0)
    assert sys.modules[package].order == ["first", "second"]


def test_a_finished_import_stays_finished(package):
    slowly = SlowImport(package)
    assert slowly.go_on(10.0)
    assert slowly.go_on(0.0)


def test_a_missing_module_is_reported_and_nothing_is_left_behind(package):
    before = list(sys.meta_path)
    slowly = SlowImport(f"{package}.third")
    with pytest.raises(ImportError, match="third"):
        while not slowly.go_on(0.0):
            pass
    assert sys.meta_path == before


def test_during_a_pause_other_modules_can_be_imported(package, tmp_path):
    (tmp_path / "slowly_loaded_beside.py").write_text("is_there = True\n")
    slowly = SlowImport(package)
    assert not slowly.go_on(0.0)
    beside: list[bool] = []
    importing = Thread(
        target=lambda: beside.append(import_module("slowly_loaded_beside").is_there), daemon=True
    )
    importing.start()
    importing.join(2.0)
    assert beside == [True]
    while not slowly.go_on(10.0):
        pass
