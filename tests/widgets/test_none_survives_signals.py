"""A test against a bug: PySide6 6.12.0 on Python 3.11 loses a reference to None with every call of
a slot, and crashes after some thousands."""

import sys

from PySide6.QtCore import QObject, QPointF, Signal
from PySide6.QtWidgets import QGraphicsScene, QGraphicsView


class Bell(QObject):
    rung = Signal(object)


def test_none_keeps_its_references_through_thousands_of_calls(qtbot):
    bell = Bell()
    heard = []
    bell.rung.connect(heard.append)
    scene = QGraphicsScene()
    view = QGraphicsView(scene)
    qtbot.addWidget(view)
    before = sys.getrefcount(None)
    for _ in range(6000):
        bell.rung.emit(None)
        scene.itemAt(QPointF(0, 0), view.transform())
    assert len(heard) == 6000
    heard.clear()
    assert abs(sys.getrefcount(None) - before) < 500
