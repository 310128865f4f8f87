"""GameTable: a game at the table: what lies where, how it is laid out, painted, animated, touched
and read aloud.

A game answers with an object, `ANSWER` in widgets/games/GAME/GAME_table.py, whose class derives
from this one. The scene keeps the game's state and hands it back, and never looks inside.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, partial
from typing import Any, ClassVar, Generic, NamedTuple, Protocol, TypeVar, cast

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QDialog, QWidget

from burgundy_qt.language.translation import tr
from burgundy_qt.rules.registry import answer_of
from burgundy_qt.rules.ruleset import Asked, KnownState
from burgundy_qt.session.view import GameView, ViewStep
from burgundy_qt.widgets.sprites.paint_style import PLAIN_FACES, PaintStyle, SpritePainter
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
    """The small card of a seat beside the large one, in scene coordinates; of a team that of its
    first member."""

    @property
    def seat(self) -> int: ...
    @property
    def rect(self) -> QRectF: ...


def seat_at(cards: Iterable[SeatCard], point: QPointF) -> int | None:
    """Return the seat whose card lies at a point."""
    return next((card.seat for card in cards if card.rect.contains(point)), None)


def foot_of(cards: Iterable[SeatCard]) -> float:
    """Return how far down the lowest card reaches; 0 where there is none."""
    return max((card.rect.bottom() for card in cards), default=0.0)


# The unit in which every game draws its table, so that windows of all sizes show the same.


NARROW = 1200
"""Below this width the other seats are chips, and there is no column for the log."""
WIDE_SIZE = 1280, 764
"""The scene in which a unit is a pixel."""
NARROW_SIZE = 1113, 699
"""The same below the width of NARROW."""


def unit(width: float, height: float) -> float:
    """Pixels per unit: 1 in a window of 1280 x 800, larger windows enlarge."""
    wide, high = NARROW_SIZE if width < NARROW else WIDE_SIZE
    return max(0.6, min(width / wide, height / high))


# Hover cards: what is said about the piece under the pointer, and the ruling that a player would
# wonder about.


class HoverText(NamedTuple):
    """One sentence or two that say what a thing does, and where there is one the ruling for the
    doubtful case."""

    sentence: str
    ruling: str = ""

    def spoken(self, **places: Any) -> HoverText:
        """Return the same in the language that is spoken, with the values in its places."""
        return HoverText(*(tr("Table", text, **places) if text else "" for text in self))


HoverRow = tuple[str, str]


@dataclass(frozen=True)
class HoverContent:
    """A card: the sprite in its corner, a name, an aside below it, a sentence, rows of facts, and a
    ruling."""

    face: Sprite | None
    title: str
    aside: str
    sentence: str
    rows: tuple[HoverRow, ...] = ()
    ruling: str = ""


def hover_content(
    face: Sprite | None, title: str, aside: str, what: HoverText, rows: list[HoverRow]
) -> HoverContent:
    """Return the card for a thing whose words are spoken already."""
    return HoverContent(face, title, aside, what.sentence, tuple(rows), what.ruling)


LARGEST_PROMPT = 1.3
"""So many times its usual size the room of the prompt has at most, however large the text is."""

Offers = Mapping[ClickTarget, Highlight]
Ground = tuple[QPixmap, QPointF]
"""A picture that lies still under the pieces, and its upper left corner in the scene; of one that
lies on the map in its tiles."""
Painters = Mapping[str, partial[Ground]]
"""By name how grounds are painted; equal ones paint the same."""


class Layout(Protocol):
    """Where everything lies in a scene of a size, in its coordinates. Two layouts are equal where
    all places are."""

    @property
    def u(self) -> float:
        """Pixels per unit of the design: 1 in a window of 1280 x 800."""

    @property
    def size(self) -> QSizeF:
        """That of the scene."""

    @property
    def places(self) -> Mapping[Slot, SlotPlace]:
        """The places of all slots that the pointer can be over, what lies below before what lies on
        it."""

    def place(self, spot: Slot, of: int = 1) -> SlotPlace | None:
        """Return the place of a slot whose room is shared by `of` pieces; None where the table has
        none."""

    @property
    def prompt(self) -> QRectF:
        """Where the window lays its prompt; up to LARGEST_PROMPT times as high with larger text."""

    @property
    def log(self) -> QRectF:
        """Where the window lays its log; empty where there is no column for it."""

    @property
    def large(self) -> QRectF:
        """The card of the seat shown large; a question stands over it."""

    @property
    def others(self) -> Sequence[SeatCard]:
        """The small cards of the other seats: a click on one shows its seat large, and a log that
        lies over the table leaves them in view."""

    @property
    def near_side(self) -> float:
        """Where on the right of what all share that begins which belongs to the seat shown
        large."""

    @property
    def middle(self) -> QPointF:
        """Where a question stands that belongs to no piece."""

    def clock(self, seat: int) -> tuple[QPointF, float]:
        """Return the upper left corner of a seat's clock, and how high it is."""


class MapLayout(Layout, Protocol):
    """A Layout with a map larger than what is seen of it. Places that are `on_map` lie where the
    camera sees them."""

    @property
    def map(self) -> QRectF:
        """Where in the scene the map is seen; nothing of it beyond."""

    @property
    def camera(self) -> Camera:
        """By which it is laid out."""

    @property
    def fitted(self) -> Camera:
        """By which it is seen where nobody has moved it: all of it, or what is new."""

    @property
    def whole(self) -> QRectF:
        """All of the map, in tiles."""

    def seen_by(self, camera: Camera) -> MapLayout:
        """Return the same laid out for another camera."""


class Mark(NamedTuple):
    """A ring round what was done last by a seat, or round what `waits` for it. Without a slot
    nothing is ringed."""

    spot: Slot | None
    seat: int
    waits: bool


@dataclass(frozen=True)
class Kinds:
    """What holds for all slots, targets and sprites of a kind."""

    touched: Collection[str]
    """Spots that a click means."""
    explained: Collection[str]
    """Spots that the pointer means: those touched, and what is only told about."""
    on_top: Collection[str]
    """Spots on which lies what is touched before all that is below."""
    only_shown: Collection[str]
    """Spots whose place means nothing where nothing lies there."""
    pieces: Collection[str]
    """Spots on which lies what no price may stand over."""
    lifted: Collection[str]
    """Targets that can be dragged."""
    rising: Collection[str]
    """Faces that rise under the pointer."""
    raised: Mapping[str, float] = field(default_factory=dict)
    """By kind of slot how many units what lies there rises while it is chosen, or would be used up
    by what is pointed at."""
    opens: Mapping[str, str] = field(default_factory=dict)
    """By kind of slot the sheet of the game that a click there opens, where it means nothing
    else."""
    map_grounds: Mapping[str, float] = field(default_factory=dict)
    """Painters that lie on the map, and how far up there. They are painted for the size of its
    tiles, wherever they are seen."""


State = TypeVar("State", bound=KnownState)
Laid = TypeVar("Laid", bound=Layout)
Printed = TypeVar("Printed")


@dataclass(frozen=True)
class SlotGroup(Generic[State]):
    """Some of the table as it is read aloud: how it is named in a state, by the names of the seats,
    and the slots and smaller groups in it, in the order of reading."""

    named: Callable[[State, Sequence[str]], str]
    parts: tuple[Slot | SlotGroup[State], ...]


class GameTable(ABC, Generic[State, Laid, Printed]):
    """Answer for a game: by its state, the layout that it makes of it, and what is `printed` on the
    grounds under the pieces.

    All of it is asked when something has changed, never while something moves.
    """

    state_type: type[State]
    faces: ClassVar[SpritePainter] = PLAIN_FACES
    """How the sprites are painted."""
    kinds: ClassVar[Kinds]
    """What holds for all of a kind."""
    settings: ClassVar[Mapping[Any, Setting[Any]]] = {}
    """By event what sets it in motion, on the game's `timeline`; the table changes at once by any
    other."""
    has_map: ClassVar[bool] = False
    """Whether its layouts are MapLayouts."""
    has_paper: ClassVar[bool] = False
    """Whether a seat writes on a sheet, which can be printed."""
    sheets: Mapping[str, Callable[[QWidget, State, PaintStyle], QDialog]] = {}
    """By name the sheets of the game about what lies on the table, over a window."""

    # What lies where

    def state_of(self, view: GameView) -> State:
        """Return what the viewer of a view knows of the game."""
        return self.state_type.of(view.state, view.heard)

    @abstractmethod
    def picture(self, state: State) -> Picture:
        """Return the sprite on every slot that has one. Equal states have equal pictures."""

    @abstractmethod
    def layout(self, size: QSizeF, state: State, shown: int, text: float, compact: bool) -> Laid:
        """Return where everything lies in a scene of this size with a seat shown large, words of
        this size of text (1: the usual) and, where asked for, the other seats as low as they can
        be. Quick where it is asked for again."""

    def with_trial(self, state: State, seat: int | None, offers: Offers) -> State:
        """Return the state as it would be with what the acting seat has chosen among the offers and
        not settled yet, unless that shows on the grounds alone. Of what it has returned it returns
        the same."""
        return state

    # How it is painted

    @abstractmethod
    def printed(self, state: State, seat: int | None, offers: Offers) -> Printed:
        """Return what the grounds show of a state, compared with ==: also what the acting seat has
        picked among the offers and not settled yet."""

    @abstractmethod
    def grounds(
        self, layout: Laid, look: PaintStyle, names: Sequence[str], printed: Printed
    ) -> Painters:
        """Return how the ground of every part is painted with the names of the seats."""

    def prepared(self, layout: Laid, look: PaintStyle, printed: Printed) -> Iterator[None]:
        """Draw what takes longest of the grounds, a picture at each step, so that it is there when
        they are painted."""
        return iter(())

    def overlay(
        self, name: str, spot: Slot | None, state: State, layout: Laid, look: PaintStyle
    ) -> Painters:
        """Return the grounds that lie over the table for a while: `pointed` with the slot under the
        pointer, and whatever else has been asked for by a name of the game's own."""
        return {}

    def switches(self) -> Mapping[str, str]:
        """Return the names of what the menu View can lay over the table for as long as one likes,
        each with its words."""
        return {}

    def map_picture(self, state: State, whole: QRectF, size: QSizeF, look: PaintStyle) -> QPixmap:
        """Draw this rectangle of the map, in tiles, as large as it fits into the middle of a
        picture of this size: for the corner of the view where only a part is seen."""
        return QPixmap()

    def paper(self, state: State, seat: int, name: str) -> QPixmap | None:
        """Draw a seat's sheet with this name on it as it can be printed; None where nothing is
        written in the game."""
        return None

    # How it moves

    def timeline(self, state: State, step: ViewStep) -> StateTimeline[State]:
        """Return a timeline for the moves of a step that begins with this state."""
        return StateTimeline(state, self.picture)

    def events_of(self, step: ViewStep) -> Iterable[Any]:
        """Return what is set in motion of a step, in order."""
        return step.heard

    def state_after(self, reached: State, view: GameView) -> State:
        """Return the state that a view tells, and that the events of its step have reached: who is
        asked now."""
        return self.state_type.from_object(view.state, reached)

    def animate(self, state: State, step: ViewStep) -> tuple[list[Move], State]:
        """Return the moves of a step that begins with this state, and the state that it leads to.
        In the end every slot shows what the picture of that state says."""
        timeline = self.timeline(state, step)
        timeline.follow(self.events_of(step), self.settings)
        timeline.lead_to(self.state_after(timeline.state, step.view))
        return timeline.moves, timeline.state

    # How it is touched and told

    @abstractmethod
    def spots_of(self, target: ClickTarget, state: State, seat: int) -> list[Slot]:
        """Return where a target of the acting seat lies; equal pieces are all meant."""

    @abstractmethod
    def target_of(self, spot: Slot, state: State, seat: int | None) -> ClickTarget | None:
        """Return what a click on a slot means for the acting seat; None where nothing is meant."""

    def meant(
        self, spot: Slot, state: State, seat: int | None, offers: Offers
    ) -> ClickTarget | None:
        """Return the same among what is offered: what lies there, or what that lies on where only
        this is offered."""
        return self.target_of(spot, state, seat)

    def drop_target(self, spot: Slot, state: State, seat: int | None) -> ClickTarget | None:
        """Return a place of the acting seat where what is carried can be dropped, though a click
        there means nothing."""
        return None

    def carried(self, target: ClickTarget, state: State, seat: int) -> tuple[Slot, Sprite] | None:
        """Return what is carried where a target of the acting seat is lifted on which no piece
        lies: as large as that slot, with that sprite."""
        return None

    def wheel_target(self, offers: Offers, notches: int) -> ClickTarget | None:
        """Return what a notch of the wheel (1: away from the hand, or -1) means among what is
        offered; None where it moves the map."""
        return None

    def subject(self, state: State, seat: int, offers: Offers) -> Slot | None:
        """Return what a question among the offers is about, where it is neither what was chosen
        last nor what waits."""
        return None

    def last_move(self, view: GameView, state: State, seat: int | None) -> Mark | None:
        """Return what is ringed in a view: what was done last, or what waits for the acting
        seat."""
        return None

    @abstractmethod
    def explain(
        self, spot: Slot, state: State, names: list[str], offer: Highlight | None
    ) -> HoverContent | None:
        """Return what the card says about a slot, with the names of the seats and with what it
        would cost and bring where it is offered; None where nothing need be said."""

    # How it is heard. Names are one line each, in the language that is spoken; they are asked for
    # anew whenever a reader wants to know.

    @abstractmethod
    def groups(self, state: State) -> tuple[SlotGroup[State], ...]:
        """Return all of the table. Each slot stands in it once."""

    @abstractmethod
    def group_shape(self, state: State) -> Hashable:
        """Return what the groups depend on: as long as it is the same, so are they."""

    @abstractmethod
    def spot_name(self, spot: Slot, state: State, names: Sequence[str]) -> str:
        """Return what lies on a slot of the groups, by the names of the seats."""


AnyTable = GameTable[Any, Any, Any]
"""The table of whichever game is in view: its state goes back to where it came from."""


def asked_in(view: GameView) -> Asked:
    """Return who still decides where all decide at once: a bot that is ready does so no more."""
    waiting = tuple(seat for seat in view.state["waiting"] if seat not in view.ready)
    return Asked(view.state["seat"], waiting)


@cache
def table_of_game(game: str) -> AnyTable:
    """Return what the game of this name answers."""
    return cast(AnyTable, answer_of("table", game))
