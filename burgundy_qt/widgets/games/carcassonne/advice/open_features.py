"""The features that a seat holds and that may still bring it more, as the rules tell them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from burgundy_qt.rules.carcassonne.protocol_types import FeatureObject, StateObject
from burgundy_qt.session.view import View
from burgundy_qt.widgets.games.carcassonne.table_state import object_of, outlook_of

KINDS = "city", "road", "monastery", "castle", "field"


@dataclass(frozen=True)
class Held:
    """A feature that a seat has followers on: what it is called and of which kind, how large it is,
    the followers of the seat and the most of any other, what it brings now and when it is complete
    (None where it never is), its open cells, and how many unseen tiles fit the hardest of them."""

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
        """Whether another one has as many followers there."""
        return self.own == self.others

    @property
    def is_lost(self) -> bool:
        """Whether another one has more."""
        return self.own < self.others

    @property
    def is_dead(self) -> bool:
        """Whether no unseen tile fits one of its cells."""
        return self.fits == 0

    @property
    def gain(self) -> int:
        """What is still to be had by completing it."""
        return 0 if self.complete is None else self.complete - self.points


def held_by(view: View, seat: int) -> list[Held]:
    """All that a seat holds: what brings most more first, castles and fields last."""
    outlook = outlook_of(view)
    if outlook is None:
        return []
    found = [held(feature, seat) for feature in outlook["features"] if holds(feature, seat)]
    return sorted(
        [*found, *castles_of(object_of(view), outlook["castles"], seat)],
        key=lambda each: (KINDS.index(each.kind) > KINDS.index("monastery"), -each.gain, each.name),
    )


def holds(feature: FeatureObject, seat: int) -> bool:
    """Whether the seat has followers on a feature that can still change."""
    return bool(feature["meeples"][seat]) and not feature["is_complete"]


def held(feature: FeatureObject, seat: int) -> Held:
    """A feature as one of its seats sees it."""
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
    """The fewest tiles that fit one of some cells; None where nobody knows."""
    return min((count for count in fits if count is not None), default=None)


def castles_of(state: StateObject, around: Mapping[str, Sequence[str]], seat: int) -> list[Held]:
    """The castles of a seat that have not scored, with the cells `around` each."""
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
