"""The panel of Carcassonne: the parts of the expansion, and the options. The shelf needs only
`carcassonne_setup`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QSlider, QVBoxLayout, QWidget

from burgundy_qt.language.translation import tr, tr_noop
from burgundy_qt.widgets.controls.dialog_frame import scaled_width, set_help_topic, text_label
from burgundy_qt.widgets.controls.value_controls import NoteLabel, Tick
from burgundy_qt.widgets.games.carcassonne.modules import (
    Asked,
    matters,
    module_line,
    module_title,
    modules_listed,
)
from burgundy_qt.widgets.new_game.game_setup import GamePanel

WIDTH = 218
"""The width in pixels, if the words of the language fit."""
TICKED: Mapping[str, tuple[str, str, str]] = {
    "farmers": (
        tr_noop("New game", "Farmers"),
        tr_noop("New game", "Fields score at the end; without this option, they never count."),
        "choices#farmers",
    ),
    "auction": (
        tr_noop("New game", "Auctions"),
        tr_noop(
            "New game", "Bazaar: players bid in turn; without auctions, each player chooses a tile."
        ),
        "choices#auction",
    ),
    "small_city": (
        tr_noop("New game", "Small towns score 4"),
        tr_noop(
            "New game", "A complete city of two tiles scores 4 points; without this option, 2."
        ),
        "choices#small",
    ),
    "occupied_castles": (
        tr_noop("New game", "Occupied castles count for fields"),
        tr_noop(
            "New game", "A castle that never scored gives a field 4 points; without this option, 0."
        ),
        "choices#occupied",
    ),
}
"""The options with a check box: title, meaning and page."""
WHEN_TICKED: Mapping[str, int] = {
    "auction": True,
    "small_city": 4,
    "occupied_castles": 4,
    "farmers": True,
}
"""The value of each option when it is ticked; without a tick it has the other value."""
BASE = tr_noop("New game", "The base game: 72 tiles.")
EXTENDED = tr_noop("New game", "84 tiles, with {modules}.")


class CarcassonnePanel(GamePanel):
    """The choices before a game, for an edition of the protocol's `hello`. Options are visible only
    while they change something."""

    def __init__(self, edition: Asked) -> None:
        super().__init__()
        self.edition = edition
        options = {option["name"]: option for option in edition["options"]}
        self.values = {name: ticked_first(name, options[name]["values"]) for name in TICKED}
        self.usual = {name: options[name]["default"] for name in TICKED}
        least, most = options["bid_limit"]["range"]
        self.limit = BidLimit(least, most, options["bid_limit"]["default"])
        self.modules = {name: module_tick(name) for name in edition["modules"]}
        self.ticks = {name: option_tick(name) for name in TICKED}
        self.note = NoteLabel()
        self._lay_out()
        for tick in (*self.modules.values(), *self.ticks.values()):
            tick.clicked.connect(lambda _on: self._update_text())
        self.limit.changed.connect(self.changed)
        self.show_request({})

    @property
    def request(self) -> dict[str, Any]:
        """The choices as the protocol's `new` request."""
        chosen = {
            name: self.values[name][0 if tick.isChecked() else 1]
            for name, tick in self.ticks.items()
        }
        return {
            "edition": self.edition["edition"],
            "modules": [name for name, tick in self.modules.items() if tick.isChecked()],
            **chosen,
            "bid_limit": self.limit.limit,
        }

    def show_request(self, request: Asked) -> None:
        """Show the choices of a request, and the usual ones for missing or unknown parts."""
        asked = request.get("modules") or ()
        for name, tick in self.modules.items():
            tick.setChecked(name in asked)
        for name, tick in self.ticks.items():
            ticked, other = self.values[name]
            usual = is_same(self.usual[name], ticked)
            asked_for = request.get(name)
            tick.setChecked(is_same(asked_for, ticked) or (usual and not is_same(asked_for, other)))
        self.limit.show_limit(request.get("bid_limit"))
        self._update_text()

    @property
    def players(self) -> range:
        """The possible numbers of players."""
        fewest, most = self.edition["players"]
        return range(fewest, most + 1)

    @property
    def order(self) -> str:
        """The order of play."""
        return tr("New game", "The first player is random; only the order of the pile is hidden.")

    def _update_text(self) -> None:
        """Describe the choice in a sentence, and show the options that fit it."""
        chosen = self.request
        for name, tick in self.ticks.items():
            tick.setVisible(matters(name, chosen))
        self.limit.setVisible(matters("bid_limit", chosen))
        modules = chosen["modules"]
        text = tr("New game", EXTENDED if modules else BASE, modules=modules_listed(modules))
        self.note.say(text)
        self.changed.emit()

    def _lay_out(self) -> None:
        set_help_topic(self, "choices")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(text_label(tr("New game", "Parts of the expansion"), "heading"))
        for tick in self.modules.values():
            column.addWidget(tick)
        column.addWidget(self.note)
        column.addSpacing(8)
        column.addWidget(text_label(tr("New game", "Options"), "heading"))
        for tick in self.ticks.values():
            column.addWidget(tick)
        set_help_topic(self.limit, "choices#auction")
        column.addWidget(self.limit)
        self._take_width()

    def _take_width(self) -> None:
        """Set the planned width, or the width of the longest title."""
        parts: tuple[QWidget, ...] = (*self.modules.values(), *self.ticks.values())
        for part in parts:
            part.ensurePolished()
        width = max(scaled_width(WIDTH), *(part.sizeHint().width() for part in parts))
        self.setFixedWidth(width)
        self.note.setFixedWidth(width)


def ticked_first(name: str, values: Sequence[int]) -> list[int]:
    """Return both values of an option, that of its tick first."""
    return sorted(values, key=lambda value: value != WHEN_TICKED[name])


def is_same(asked: object, value: object) -> bool:
    """Return whether the request has this value; truth values and numbers are different."""
    return asked == value and type(asked) is type(value)


def module_tick(name: str) -> Tick:
    """Return the check box of a module."""
    tick = Tick(module_title(name))
    tick.setToolTip(module_line(name))
    tick.setAccessibleDescription(module_line(name))
    set_help_topic(tick, "choices#modules")
    return tick


def option_tick(name: str) -> Tick:
    """Return the check box of an option."""
    title, line, topic = TICKED[name]
    tick = Tick(tr("New game", title))
    tick.setToolTip(tr("New game", line))
    tick.setAccessibleDescription(tr("New game", line))
    set_help_topic(tick, topic)
    return tick


# The limit of bids.


STEP = 10


class BidLimit(QWidget):
    """A slider over the values that the rules allow; `changed` is emitted when it moves."""

    changed = Signal()

    def __init__(self, least: int, most: int, usual: int) -> None:
        super().__init__()
        self.usual = usual
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setRange(least, most)
        self.slider.setPageStep(STEP)
        self.slider.setAccessibleName(tr("New game", "Highest bid"))
        self.figure = text_label("", "strong")
        self.slider.valueChanged.connect(self._update_text)
        row = QHBoxLayout()
        row.setSpacing(12)
        row.addWidget(self.slider, 1)
        row.addWidget(self.figure)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addWidget(text_label(tr("New game", "Highest bid"), "note"))
        column.addLayout(row)
        self.setFocusProxy(self.slider)
        self.show_limit(None)

    @property
    def limit(self) -> int:
        """The chosen limit."""
        return self.slider.value()

    def show_limit(self, limit: object) -> None:
        """Show this limit, or the usual one for an invalid value."""
        allowed = range(self.slider.minimum(), self.slider.maximum() + 1)
        is_known = type(limit) is int and limit in allowed
        self.slider.setValue(limit if type(limit) is int and is_known else self.usual)
        self._update_text()

    def _update_text(self) -> None:
        self.figure.setText(str(self.limit))
        self.changed.emit()
