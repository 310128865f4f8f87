"""The points that a seat may still score: its unfinished features, their value now and when
complete, and the number of tiles that fit; its fields and castles."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from burgundy_qt.language.translation import tr
from burgundy_qt.rules.carcassonne.protocol import FeatureObject, StateObject
from burgundy_qt.session.view import GameView
from burgundy_qt.widgets.controls.dialog_frame import ScrollPane, at_the_right, text_label
from burgundy_qt.widgets.games.carcassonne.names import (
    cell_name,
    cell_of,
    feature_name,
    followers_counted,
    shields_counted,
    sign_of,
    tiles_counted,
)
from burgundy_qt.widgets.games.carcassonne.table_state import object_of, outlook_of
from burgundy_qt.widgets.phrases.wording import capitalize, join_with_commas, points_text
from burgundy_qt.widgets.theme.labels import SpriteLabel

KINDS = "city", "road", "monastery", "castle", "field"


@dataclass(frozen=True)
class Held:
    """A feature with followers of a seat: its name, kind and size, the followers of the seat and
    the most of any other seat, its value now and when complete (None if it cannot be completed),
    its open cells, and the number of unseen tiles that fit the hardest of them."""

    name: str
    kind: str
    tiles: int
    shields: int
    own: int
    others: int
    points: int
    complete: int | None
    open: int
    fits: int | None

    @property
    def is_shared(self) -> bool:
        """Whether another seat has as many followers there."""
        return self.own == self.others

    @property
    def is_lost(self) -> bool:
        """Whether another seat has more followers there."""
        return self.own < self.others

    @property
    def is_dead(self) -> bool:
        """Whether no unseen tile fits one of its cells."""
        return self.fits == 0

    @property
    def gain(self) -> int:
        """The further points for completing it."""
        return 0 if self.complete is None else self.complete - self.points


def held_by(view: GameView, seat: int) -> list[Held]:
    """Return all features of a seat: the largest further gain first, castles and fields last."""
    outlook = outlook_of(view)
    if outlook is None:
        return []
    found = [held(feature, seat) for feature in outlook["features"] if holds(feature, seat)]
    return sorted(
        [*found, *castles_of(object_of(view), outlook["castles"], seat)],
        key=lambda each: (KINDS.index(each.kind) > KINDS.index("monastery"), -each.gain, each.name),
    )


def holds(feature: FeatureObject, seat: int) -> bool:
    """Return whether the seat has followers on a feature that can still change."""
    return bool(feature["meeples"][seat]) and not feature["is_complete"]


def held(feature: FeatureObject, seat: int) -> Held:
    """Return a feature from the point of view of one of its seats."""
    meeples = feature["meeples"]
    others = max((count for other, count in enumerate(meeples) if other != seat), default=0)
    return Held(
        name=feature["feature"],
        kind=feature["kind"],
        tiles=feature["tiles"],
        shields=feature["shields"],
        own=meeples[seat],
        others=others,
        points=feature["points"],
        complete=feature["complete"],
        open=len(feature["open"]),
        fits=hardest(cell["fits"] for cell in feature["open"]),
    )


def hardest(fits: Iterable[int | None]) -> int | None:
    """Return the fewest tiles that fit one of some cells; None if unknown."""
    return min((count for count in fits if count is not None), default=None)


def castles_of(state: StateObject, around: Mapping[str, Sequence[str]], seat: int) -> list[Held]:
    """Return the castles of a seat that have not scored, with the cells `around` each."""
    return [
        Held(
            name=castle["city"],
            kind="castle",
            tiles=len(castle["cells"]),
            shields=0,
            own=1,
            others=0,
            points=0,
            complete=None,
            open=sum(cell not in state["board"] for cell in around.get(castle["city"], ())),
            fits=None,
        )
        for castle in state["castles"]
        if castle["occupied"] and castle["seat"] == seat
    ]


# The table of them in the panel of hints.


LEAST_WIDTH = 320
PICTURE = 22
NAMED, FITTING, NOW, WHEN = range(1, 5)
"""The columns behind the picture."""


class OpenTable(QWidget):
    """The features of one seat, the largest further gain first; below them the followers in
    hand."""

    def __init__(self, features: Sequence[Held], in_hand: int) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        called = tr("Score sheet", "Features that are still open")
        if features:
            column.addWidget(ScrollPane(features_table(features), called, LEAST_WIDTH), 1)
        else:
            column.addWidget(text_label(tr("Score sheet", "No follower is on the map."), "note"))
            column.addStretch(1)
        text = tr("Score sheet", "In hand: {followers}", followers=followers_counted(in_hand))
        column.addWidget(text_label(text, "note"))


def features_table(features: Sequence[Held]) -> QWidget:
    """Return a line for each of them."""
    sheet = QWidget()
    sheet.setProperty("role", "scrolled")
    grid = QGridLayout(sheet)
    grid.setContentsMargins(0, 0, 10, 0)
    grid.setHorizontalSpacing(12)
    grid.setVerticalSpacing(6)
    grid.setColumnStretch(NAMED, 1)
    grid.addWidget(at_the_right(text_label(tr("Score sheet", "now"), "caption")), 0, NOW)
    grid.addWidget(at_the_right(text_label(tr("Score sheet", "complete"), "caption")), 0, WHEN)
    for row, feature in enumerate(features, start=1):
        sign = SpriteLabel(sign_of(feature.kind), PICTURE)
        sign.setAccessibleName(spoken(feature))
        grid.addWidget(sign, row, 0)
        grid.addWidget(named(feature), row, NAMED)
        grid.addWidget(text_label(fitting(feature), "note"), row, FITTING)
        grid.addWidget(at_the_right(text_label(now(feature), "log")), row, NOW)
        if feature.complete is not None:
            role = "note" if feature.is_lost or feature.is_dead else "good"
            when = text_label(f"+{feature.complete}", role)
            grid.addWidget(at_the_right(when), row, WHEN)
    grid.setRowStretch(len(features) + 1, 1)
    return sheet


def named(feature: Held) -> QWidget:
    """Return its name and place, and below its size and the other seats there."""
    pair = QWidget()
    column = QVBoxLayout(pair)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(0)
    column.addWidget(text_label(capitalize(feature_name(feature.kind)), "log"))
    below = text_label(
        join_with_commas([cell_name(cell_of(feature.name)), *size(feature)]), "fine-print"
    )
    below.setWordWrap(True)
    column.addWidget(below)
    return pair


def size(feature: Held) -> list[str]:
    """Return the size of a feature, and the other seats there."""
    texts = [tiles_counted(feature.tiles)] if feature.kind in ("city", "road") else []
    if feature.shields:
        texts.append(shields_counted(feature.shields))
    if feature.is_lost:
        texts.append(tr("Score sheet", "others have more followers"))
    elif feature.is_shared:
        texts.append(tr("Score sheet", "shared"))
    return texts


def now(feature: Held) -> str:
    """Return its current value."""
    return "+0" if feature.is_lost or feature.kind == "castle" else f"+{feature.points}"


def fitting(feature: Held) -> str:
    """Return the number of unseen tiles that fit its hardest cell; for a castle the number of free
    cells."""
    if feature.kind == "castle":
        return tr("Score sheet", "{n} free space(s) beside it", n=feature.open)
    if feature.kind == "field" or not feature.open:
        return ""
    if feature.is_dead:
        return tr("Score sheet", "no tile fits")
    if feature.fits is None:
        return tr("Score sheet", "{n} space(s) to go", n=feature.open)
    if feature.open == 1:
        return tr("Score sheet", "{n} fitting tile(s)", n=feature.fits)
    cells = tr("Score sheet", "{n} space(s) to go", n=feature.open)
    least = tr("Score sheet", "at least {n} tile(s)", n=feature.fits)
    return join_with_commas([cells, least])


def spoken(feature: Held) -> str:
    """Return a line of the table for screen readers."""
    texts = [
        capitalize(feature_name(feature.kind)),
        cell_name(cell_of(feature.name)),
        *size(feature),
    ]
    texts.append(tr("Score sheet", "now {points}", points=points_text(feature.points)))
    if feature.complete is not None:
        texts.append(tr("Score sheet", "complete {points}", points=points_text(feature.complete)))
    return join_with_commas([*texts, *filter(None, [fitting(feature)])])
