"""GameTable: the interface of a game's table, for its layout, painting, animation, input and names
for screen readers.

A game provides an object, `ANSWER` in widgets/games/GAME/GAME_table.py, whose class derives from
this one. The scene keeps the game's state and passes it back, and never looks inside.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache, partial
from typing import Any, ClassVar, Generic, NamedTuple, Protocol, TypeVar, cast

from PySide6 import QtGui, QtWidgets
from PySide6.QtCore import QPointF, QRectF, QSizeF

from burgundy_qt.language.translation import tr
from burgundy_qt.rules.registry import answer_of
from burgundy_qt.rules.ruleset import Asked, KnownState
from burgundy_qt.session.view import GameView, ViewStep
from burgundy_qt.widgets.sprites.brush import PLAIN_PAINTER, PaintStyle, SpritePainter
from burgundy_qt.widgets.sprites.places import (
    ClickTarget,
    Highlight,
    Picture,
    Slot,
    SlotPlace,
    Sprite,
)
from burgundy_qt.widgets.table.camera import Camera
from burgundy_qt.widgets.table.timeline import Move, Setting, StateTimeline

# Seat cards: the small cards of the other seats.


class SeatCard(Protocol):
    """The small card of a seat beside the large one, in scene coordinates; for a team that of its
    first member."""

    @property
    def seat(self) -> int: ...
    @property
    def rect(self) -> QRectF: ...


def seat_at(cards: Iterable[SeatCard], point: QPointF) -> int | None:
    """Return the seat whose card is at a point."""
    return next((card.seat for card in cards if card.rect.contains(point)), None)


def foot_of(cards: Iterable[SeatCard]) -> float:
    """Return the lower edge of the lowest card; 0 if there are no cards."""
    return max((card.rect.bottom() for card in cards), default=0.0)


# The unit in which every game draws its table, so that windows of all sizes show the same.


NARROW = 1200
"""Below this width the other seats are chips, and there is no column for the log."""
WIDE_SIZE = 1280, 764
"""The scene size for which a unit is a pixel."""
NARROW_SIZE = 1113, 699
"""The same below the width of NARROW."""


def unit(width: float, height: float) -> float:
    """Return the pixels per unit: 1 in a window of 1280 x 800, more in larger windows."""
    wide, high = NARROW_SIZE if width < NARROW else WIDE_SIZE
    return max(0.6, min(width / wide, height / high))


# Hover cards: the explanation of the piece under the pointer, and a ruling on a question that
# players may have.


class HoverText(NamedTuple):
    """One or two sentences on the effect of a thing, and a ruling for a doubtful case if there is
    one."""

    sentence: str
    ruling: str = ""

    def spoken(self, **places: Any) -> HoverText:
        """Return the translated text, with its values filled in."""
        return HoverText(*(tr("Table", text, **places) if text else "" for text in self))


HoverRow = tuple[str, str]


@dataclass(frozen=True)
class HoverContent:
    """A card: the sprite in its corner, a name, an aside below it, a sentence, rows of facts, and a
    ruling."""

    sprite: Sprite | None
    title: str
    aside: str
    sentence: str
    rows: tuple[HoverRow, ...] = ()
    ruling: str = ""

    def with_rows(self, rows: Sequence[HoverRow]) -> HoverContent:
        """Return the card with more rows."""
        return replace(self, rows=(*self.rows, *rows))


def hover_content(
    sprite: Sprite | None, title: str, aside: str, what: HoverText, rows: list[HoverRow]
) -> HoverContent:
    """Return the card for a thing with translated words."""
    return HoverContent(sprite, title, aside, what.sentence, tuple(rows), what.ruling)


LARGEST_PROMPT = 1.3
"""The largest scale of the prompt's room for large text."""

TargetHighlights = Mapping[ClickTarget, Highlight]
Background = tuple[QtGui.QPixmap, QPointF]
"""A fixed picture under the pieces, and its upper left corner in the scene; for a picture on the
map in tiles."""
Painters = Mapping[str, partial[Background]]
"""Painting functions of backgrounds by name; equal functions paint the same."""


class Layout(Protocol):
    """The places of everything in a scene of one size, in its coordinates. Two layouts are equal if
    all places are equal."""

    @property
    def u(self) -> float:
        """Pixels per unit of the design: 1 in a window of 1280 x 800."""

    @property
    def size(self) -> QSizeF:
        """The size of the scene."""

    @property
    def places(self) -> Mapping[Slot, SlotPlace]:
        """The places of all slots for the pointer, in order from bottom to top."""

    def place(self, slot: Slot, of: int = 1) -> SlotPlace | None:
        """Return the place of a slot whose room is shared by `of` pieces; None if the table has
        none."""

    @property
    def prompt(self) -> QRectF:
        """The rectangle of the window's prompt; up to LARGEST_PROMPT times as high with larger
        text."""

    @property
    def log(self) -> QRectF:
        """The rectangle of the window's log; empty if there is no column for it."""

    @property
    def large(self) -> QRectF:
        """The card of the large seat; a question appears over it."""

    @property
    def others(self) -> Sequence[SeatCard]:
        """The small cards of the other seats. A click on one shows its seat large, and a log over
        the table leaves them visible."""

    @property
    def near_side(self) -> float:
        """The border on the right of the shared things, where the large seat's own things begin."""

    @property
    def middle(self) -> QPointF:
        """The place of a question that concerns no piece."""

    def clock(self, seat: int) -> tuple[QPointF, float]:
        """Return the upper left corner and the height of a seat's clock."""


class MapLayout(Layout, Protocol):
    """A Layout with a map larger than its visible part. Places that are `on_map` are where the
    camera shows them."""

    @property
    def map(self) -> QRectF:
        """The rectangle of the map in the scene; the map is clipped to it."""

    @property
    def camera(self) -> Camera:
        """The camera of this layout."""

    @property
    def fitted(self) -> Camera:
        """The camera until a person moves it: it shows everything, or the new part."""

    @property
    def whole(self) -> QRectF:
        """All of the map, in tiles."""

    def seen_by(self, camera: Camera) -> MapLayout:
        """Return the same layout for another camera."""


class Mark(NamedTuple):
    """A ring round the last action of a seat, or round a thing that `waits` for it. Without a slot
    there is no ring."""

    slot: Slot | None
    seat: int
    waits: bool


@dataclass(frozen=True)
class SlotRoles:
    """Properties of all slots, targets and sprites of a kind."""

    touched: Collection[str]
    """Slots with a meaning for clicks."""
    explained: Collection[str]
    """Slots with a meaning for the pointer: the touched ones, and those with only an
    explanation."""
    on_top: Collection[str]
    """Slots whose contents come before everything below for a click."""
    only_shown: Collection[str]
    """Slots that have no meaning while they are empty."""
    pieces: Collection[str]
    """Slots with pieces that no price may cover."""
    lifted: Collection[str]
    """Targets that can be dragged."""
    rising: Collection[str]
    """Sprites that rise under the pointer."""
    raised: Mapping[str, float] = field(default_factory=dict)
    """By kind of slot the number of units by which its piece rises while it is chosen, or while the
    offer under the pointer would use it."""
    opens: Mapping[str, str] = field(default_factory=dict)
    """By kind of slot the game's sheet that a click opens, if the click has no other meaning."""
    switched: Collection[str] = ()
    """Switches of the menu View that change the layout."""
    map_grounds: Mapping[str, float] = field(default_factory=dict)
    """Backgrounds on the map, and their levels there. They are painted for the current size of its
    tiles."""


State = TypeVar("State", bound=KnownState)
Laid = TypeVar("Laid", bound=Layout)
Printed = TypeVar("Printed")


@dataclass(frozen=True)
class SlotGroup(Generic[State]):
    """A part of the table for screen readers: its name in a state, by the names of the seats, and
    its slots and smaller groups, in reading order."""

    named: Callable[[State, Sequence[str]], str]
    parts: tuple[Slot | SlotGroup[State], ...]


class GameTable(ABC, Generic[State, Laid, Printed]):
    """The table of a game: its state, the layout made from the state, and the part that is
    `printed` on the backgrounds.

    The scene calls all methods when something has changed, never while something moves.
    """

    state_type: type[State]
    sprite_painter: ClassVar[SpritePainter] = PLAIN_PAINTER
    """The painter of the sprites."""
    kinds: ClassVar[SlotRoles]
    """The properties of each kind."""
    settings: ClassVar[Mapping[Any, Setting[Any]]] = {}
    """The animation of each event, for the game's `timeline`; without one the table changes at
    once."""
    has_map: ClassVar[bool] = False
    """Whether its layouts are MapLayouts."""
    has_paper: ClassVar[bool] = False
    """Whether a seat writes on a printable sheet."""
    sheets: Mapping[str, Callable[[QtWidgets.QWidget, State, PaintStyle], QtWidgets.QDialog]] = {}
    """The game's sheets about the table by name, shown over a window."""

    # The places of everything

    def state_of(self, view: GameView) -> State:
        """Return the viewer's knowledge of the game in a view."""
        return self.state_type.of(view.state, view.heard)

    @abstractmethod
    def picture(self, state: State) -> Picture:
        """Return the sprite on every slot that has one. Equal states have equal pictures."""

    @abstractmethod
    def layout(self, size: QSizeF, state: State, shown: int, text: float, compact: bool) -> Laid:
        """Return the places of everything in a scene of this size with a seat shown large, a text
        size (1: the usual) and, if `compact`, the other seats as low as possible. A repeated call
        is quick."""

    def with_switches(self, layout: Laid, state: State, switches: Collection[str]) -> Laid:
        """Return the layout with the places that the layers and switches that are on add to it."""
        return layout

    def with_trial(self, state: State, seat: int | None, highlights: TargetHighlights) -> State:
        """Return the state with the unsettled choices of the acting seat among the offers, unless
        only the backgrounds show them. The result for its own result is the same."""
        return state

    # Painting

    @abstractmethod
    def printed(self, state: State, seat: int | None, highlights: TargetHighlights) -> Printed:
        """Return the variable part of the backgrounds, compared with ==: it includes unsettled
        choices of the acting seat among the offers."""

    @abstractmethod
    def backgrounds(
        self, layout: Laid, style: PaintStyle, names: Sequence[str], printed: Printed
    ) -> Painters:
        """Return a painting function for the background of every part, with the names of the
        seats."""

    def prepared(self, layout: Laid, style: PaintStyle, printed: Printed) -> Iterator[None]:
        """Draw and cache the slowest parts of the backgrounds, one picture at each step."""
        return iter(())

    def prefetched(self, state: State, layout: Laid, style: PaintStyle) -> Iterator[None]:
        """Draw and cache what the next action will show and what is slow to draw, one picture at
        each step, while a person thinks."""
        return iter(())

    def overlay(
        self, name: str, slot: Slot | None, state: State, layout: Laid, style: PaintStyle
    ) -> Painters:
        """Return the layers over the table for a name: `pointed` with the slot under the pointer,
        and further names of the game's own."""
        return {}

    def switches(self) -> Mapping[str, str]:
        """Return the names of the layers that the menu View can switch on, each with its words."""
        return {}

    def map_picture(
        self, state: State, whole: QRectF, size: QSizeF, style: PaintStyle
    ) -> QtGui.QPixmap:
        """Draw this rectangle of the map, in tiles, in the middle of a picture of this size, at the
        largest size that fits. The corner of the view shows it while only a part of the map is
        visible."""
        return QtGui.QPixmap()

    def paper(self, state: State, seat: int, name: str) -> QtGui.QPixmap | None:
        """Draw a seat's sheet with this name on it for printing; None if the game has no sheets."""
        return None

    # Animation

    def timeline(self, state: State, step: ViewStep) -> StateTimeline[State]:
        """Return a timeline for the moves of a step that begins with this state."""
        return StateTimeline(state, self.picture)

    def events_of(self, step: ViewStep) -> Iterable[Any]:
        """Return the events of a step to animate, in order."""
        return step.heard

    def state_after(self, reached: State, view: GameView) -> State:
        """Return the state of a view that the events of its step have reached, with the seats that
        decide now."""
        return self.state_type.from_object(view.state, reached)

    def animate(self, state: State, step: ViewStep) -> tuple[list[Move], State]:
        """Return the moves of a step that begins with this state, and the state after it. In the
        end every slot shows the picture of that state."""
        timeline = self.timeline(state, step)
        timeline.follow(self.events_of(step), self.settings)
        timeline.lead_to(self.state_after(timeline.state, step.view))
        return timeline.moves, timeline.state

    # Input and explanations

    @abstractmethod
    def slots_of(self, target: ClickTarget, state: State, seat: int) -> list[Slot]:
        """Return the slots of a target of the acting seat, all of them for equal pieces."""

    @abstractmethod
    def target_of(self, slot: Slot, state: State, seat: int | None) -> ClickTarget | None:
        """Return the target of a click on a slot for the acting seat; None if a click there does
        nothing."""

    def clicked_target(
        self, slot: Slot, state: State, seat: int | None, highlights: TargetHighlights
    ) -> ClickTarget | None:
        """Return the same among the offers: the piece there, or the thing below it if only that is
        offered."""
        return self.target_of(slot, state, seat)

    def drop_target(self, slot: Slot, state: State, seat: int | None) -> ClickTarget | None:
        """Return a place of the acting seat where the carried piece can be dropped, although a
        click there does nothing."""
        return None

    def carried(self, target: ClickTarget, state: State, seat: int) -> tuple[Slot, Sprite] | None:
        """Return the slot and the sprite to carry for a target of the acting seat that has no
        piece."""
        return None

    def wheel_target(self, highlights: TargetHighlights, notches: int) -> ClickTarget | None:
        """Return the target of a notch of the wheel (1: away from the hand, or -1) among the
        offers; None if it moves the map."""
        return None

    def subject(self, state: State, seat: int, highlights: TargetHighlights) -> Slot | None:
        """Return the subject of a question among the offers, if it is neither the last choice nor a
        waiting thing."""
        return None

    def last_move(self, view: GameView, state: State, seat: int | None) -> Mark | None:
        """Return the ring of a view: round the last action, or round the thing that waits for the
        acting seat."""
        return None

    @abstractmethod
    def explain(
        self, slot: Slot, state: State, names: list[str], highlight: Highlight | None
    ) -> HoverContent | None:
        """Return the hover card of a slot, with the names of the seats, and with its price and
        gains if it is offered; None if it needs no explanation."""

    # Names for screen readers: one translated line each, fetched again whenever a reader needs
    # them.

    @abstractmethod
    def groups(self, state: State) -> tuple[SlotGroup[State], ...]:
        """Return the groups of the whole table. Each slot is in exactly one of them."""

    @abstractmethod
    def group_shape(self, state: State) -> Hashable:
        """Return the part of the state that the groups depend on."""

    @abstractmethod
    def slot_name(self, slot: Slot, state: State, names: Sequence[str]) -> str:
        """Return the spoken name of a slot of the groups, with the names of the seats."""

    def turn_text(self, state: State, seat: int) -> str:
        """Return what a seat has rolled, drawn or turned, for a screen reader; it is announced when
        it changes. "" later in the turn, or if the log says it."""
        return ""


AnyTable = GameTable[Any, Any, Any]
"""The table of any game; its state goes back to the table that made it."""


def asked_in(view: GameView) -> Asked:
    """Return the seats that still decide when all decide at once: without bots that are ready."""
    waiting = tuple(seat for seat in view.state["waiting"] if seat not in view.decided_bots)
    return Asked(view.state["seat"], waiting)


@cache
def table_of_game(game: str) -> AnyTable:
    """Return the table of the game with this name."""
    return cast(AnyTable, answer_of("table", game))
