"""Tests of a turn as an animated picture: every frame is decoded unchanged, and the window draws
one part at a time."""

from __future__ import annotations

import random
import struct
import zlib

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog

from burgundy_qt.rules.registry import GAMES
from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.session.running_game import RunningGame
from burgundy_qt.widgets.dialogs.problem_dialog import ProblemDialog
from burgundy_qt.widgets.sharing.turn_animation import (
    Frame,
    TurnFrames,
    animated_png,
    pixels_of,
    turn_of,
)
from tests.session.short_games import a_game, act_at_random

CTRL_SHIFT = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier


def chunks(content):
    """Yield the chunks of a PNG and check their checksums."""
    at = 8
    while at < len(content):
        [length] = struct.unpack(">I", content[at : at + 4])
        kind, data = content[at + 4 : at + 8], content[at + 8 : at + 8 + length]
        assert struct.unpack(">I", content[at + 8 + length : at + 12 + length])[0] == zlib.crc32(
            kind + data
        )
        yield kind, data
        at += 12 + length


def played(content):
    """Return the frames of an animation as a browser would show them, with their times."""
    found, canvas, control, numbers = [], None, (), []
    for kind, data in chunks(content):
        if kind == b"IHDR":
            width, height = struct.unpack(">II", data[:8])
            canvas = np.zeros((height, width, 3), np.uint8)
        elif kind == b"fcTL":
            numbers.append(struct.unpack(">I", data[:4])[0])
            control = struct.unpack(">IIIIHH", data[4:24])
        elif kind in (b"IDAT", b"fdAT"):
            if kind == b"fdAT":
                numbers.append(struct.unpack(">I", data[:4])[0])
                data = data[4:]
            columns, lines, left, top, delay, unit = control
            rows = np.frombuffer(zlib.decompress(data), np.uint8).reshape(lines, -1)
            assert {*rows[:, 0].tolist()} == {2}
            part = np.add.accumulate(rows[:, 1:], axis=0, dtype=np.uint8)
            canvas[top : top + lines, left : left + columns] = part.reshape(lines, columns, 3)
            found.append((canvas.copy(), 1000 * delay // unit))
    assert numbers == [*range(len(numbers))]
    return found


def a_picture(*dots, size=(23, 17)):
    image = QImage(*size, QImage.Format.Format_RGB32)
    image.fill(QColor("tan"))
    painter = QPainter(image)
    for x, y, colour in dots:
        painter.fillRect(x, y, 3, 2, QColor(colour))
    painter.end()
    return image


def test_every_frame_is_decoded_unchanged():
    pictures = [
        a_picture(),
        a_picture((4, 5, "red")),
        a_picture((4, 5, "red")),
        a_picture((20, 15, "blue"), (0, 0, "green")),
    ]
    content = animated_png([Frame(one, 100 * at) for at, one in enumerate(pictures)])
    back = played(content)
    assert [time for _, time in back] == [0, 100, 200, 300]
    for (shown, _), drawn in zip(back, pictures, strict=True):
        assert (shown == pixels_of(drawn)).all()
    assert QImage.fromData(content).convertToFormat(pictures[0].format()) == pictures[0]


def test_no_frames_and_frames_of_several_sizes_are_refused():
    with pytest.raises(ValueError):
        animated_png([])
    with pytest.raises(ValueError):
        animated_png([Frame(a_picture(), 1), Frame(a_picture(size=(9, 9)), 1)])


@pytest.mark.parametrize("game", GAMES)
def test_a_turn_has_a_frame_for_each_of_its_actions(qtbot, game):
    seats = SeatPlan("Anna"), SeatPlan("Bo", "page")
    running = RunningGame.begin(LineUp(seats, {"game": game, "players": 2, "seed": 7}))
    act_at_random(running, 24, random.Random(1))
    replay = running.replay(None)
    turn = turn_of(replay, replay.last)
    assert turn.first < turn.last <= replay.last
    drawn = TurnFrames(running.view, replay, turn)
    for _ in drawn.steps():
        pass
    assert len(drawn.frames) == turn.last - turn.first + 1
    assert len({frame.image.cacheKey() for frame in drawn.frames}) == len(drawn.frames)
    assert drawn.frames[0].image != drawn.frames[-1].image


def test_a_key_saves_the_last_turn_while_the_game_continues(at, tmp_path, monkeypatch):
    at.take_up(a_game(None, None, actions=12))
    at.wait_until(at.window.isActiveWindow)
    file, said = tmp_path / "turn", []
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file), ""))
    monkeypatch.setattr(at.window.standing, "show_sentence", said.append)
    saved = file.with_name("turn.png")
    QTest.keyClick(at.table, Qt.Key.Key_A, CTRL_SHIFT)
    at.wait_until(lambda: "Animation saved: turn.png" in said)
    assert len(played(saved.read_bytes())) > 1
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(saved / "x"), ""))
    at.window.menus.actions["animation"].trigger()
    at.wait_until(lambda: at.window.findChild(ProblemDialog))
    at.window.findChild(ProblemDialog).close()
