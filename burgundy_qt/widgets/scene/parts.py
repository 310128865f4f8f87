"""What a game brings to the table: what lies where, how it is laid out, painted, moved, touched and
told.

A game's board is its own: the scene keeps it and hands it back, and never looks inside.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, partial
from typing import Any, NamedTuple, Protocol

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QDialog, QWidget

from burgundy_qt.rules.registry import part_of
from burgundy_qt.session.view import Step, View
from burgundy_qt.widgets.looking.camera import Camera
from burgundy_qt.widgets.pieces.look import Faces, Look
from burgundy_qt.widgets.pieces.place import Place
from burgundy_qt.widgets.pieces.spots import Face, Picture, Spot
from burgundy_qt.widgets.pieces.targets import Offer, Target
from burgundy_qt.widgets.scene.explanation import Explanation
from burgundy_qt.widgets.scene.moves import Move
from burgundy_qt.widgets.scene.seat_cards import SeatCard

LARGEST_PROMPT = 1.3
"""So many times its usual size the room of the prompt has at most, however large the text is."""

Board = Any
"""What lies where on the table of a game."""
Offers = Mapping[Target, Offer]
Ground = tuple[QPixmap, QPointF]
"""A picture that lies still under the pieces, and its upper left corner in the scene; of one that
lies on the map in its tiles."""
Printed = Any
"""What the grounds show of a board and may change in play, as the estate that is picked; compared
with =="""
Laid = Any
"""A Layout that a game has made, with all that it knows besides."""


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
    def places(self) -> Mapping[Spot, Place]:
        """The places of all spots that the pointer can be over, what lies below before what lies on
        it."""

    def place(self, spot: Spot, of: int = 1) -> Place | None:
        """The place of a spot whose room is shared by `of` pieces; None where the table has
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
        """The upper left corner of a seat's clock, and how high it is."""


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
        """The same laid out for another camera."""


class Mark(NamedTuple):
    """A ring round what was done last by a seat, or round what `waits` for it. Without a spot
    nothing is ringed."""

    spot: Spot | None
    seat: int
    waits: bool


@dataclass(frozen=True)
class Kinds:
    """What holds for all spots, targets and faces of a kind."""

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
    """By kind of spot how many units what lies there rises while it is chosen, or would be used up
    by what is pointed at."""
    opens: Mapping[str, str] = field(default_factory=dict)
    """By kind of spot the sheet of the game that a click there opens, where it means nothing
    else."""
    map_grounds: Mapping[str, float] = field(default_factory=dict)
    """Grounds that lie on the map, and how far up there. They are painted for the size of its
    tiles, wherever they are seen."""


@dataclass(frozen=True)
class TableParts:
    """A game at the table. All of it is asked when something has changed, never while something
    moves."""

    board_of: Callable[[View], Board]
    """What lies where as a view tells it; the state is right where the events would say
    otherwise."""
    picture_of: Callable[[Board], Picture]
    """The face on every spot where something lies. Equal boards have equal pictures."""
    animate: Callable[[Board, Step], tuple[Sequence[Move], Board]]
    """The moves of a step that begins with this board, and the board that it leads to. In the end
    every spot shows what the picture of that board says."""
    layout: Callable[[QSizeF, Board, int, float, bool], Layout]
    """Where everything lies in a scene of this size with a seat shown large, words of this size of
    text (1: the usual) and, where asked for, the other seats as low as they can be. Quick where it
    is asked for again."""
    printed: Callable[[Board, int | None, Offers], Printed]
    """What the grounds show of a board: also what the acting seat has picked among the offers and
    not settled yet."""
    grounds: Callable[[Laid, Look, Sequence[str], Printed], Mapping[str, partial[Ground]]]
    """How the ground of every part is painted with the names of the seats; equal arguments paint
    the same."""
    prepared: Callable[[Laid, Look, Printed], Iterator[None]]
    """Draws what takes longest of the grounds, a picture at each step, so that it is there when
    they are painted."""
    faces: Faces
    """How the faces are painted."""
    kinds: Kinds
    """What holds for all of a kind."""
    spots_of: Callable[[Target, Board, int], list[Spot]]
    """Where a target of the acting seat lies; equal pieces are all meant."""
    target_of: Callable[[Spot, Board, int | None], Target | None]
    """What a click on a spot means for the acting seat; None where nothing is meant."""
    meant: Callable[[Spot, Board, int | None, Offers], Target | None]
    """The same among what is offered: what lies there, or what that lies on where only this is
    offered."""
    free_place: Callable[[Spot, Board, int | None], Target | None]
    """A place of the acting seat where what is carried can be dropped, though a click there means
    nothing."""
    asked_about: Callable[[Board, int, Offers], Spot | None]
    """What a question among the offers is about, where it is neither what was chosen last nor what
    waits."""
    marked: Callable[[View, Board, int | None], Mark | None]
    """What is ringed in a view: what was done last, or what waits for the acting seat."""
    explain: Callable[[Spot, Board, list[str], Offer | None], Explanation | None]
    """What the card says about a spot, with the names of the seats and with what it would cost and
    bring where it is offered; None where nothing need be said."""
    on_trial: Callable[[Board, int | None, Offers], Board] | None = None
    """The board as it would be with what the acting seat has chosen among the offers and not
    settled yet; None where that shows on the grounds alone. Asked again of what it has made it
    makes the same."""
    carried: Callable[[Target, Board, int], tuple[Spot, Face] | None] | None = None
    """What is carried where a target of the acting seat is lifted on which no piece lies: as large
    as that spot, with that face."""
    paper: Callable[[Board, int, str], QPixmap] | None = None
    """A seat's sheet with this name on it as it can be printed; None where nothing is written in a
    game."""
    has_map: bool = False
    """Whether its layouts are MapLayouts."""
    map_picture: Callable[[Board, QRectF, QSizeF, Look], QPixmap] | None = None
    """This rectangle of the map, in tiles, as large as it fits into the middle of a picture of this
    size: for the corner of the view where only a part is seen."""
    over: Callable[[str, Spot | None, Board, Laid, Look], Mapping[str, partial[Ground]]] | None = (
        None
    )
    """Grounds that lie over the table for a while: `pointed` with the spot under the pointer, and
    whatever else has been asked for by a name of the game's own."""
    switches: Callable[[], Mapping[str, str]] = dict
    """The names of what the menu View can lay over the table for as long as one likes, each with
    its words."""
    sheets: Mapping[str, Callable[[QWidget, Board, Look], QDialog]] = field(default_factory=dict)
    """By name the sheets of the game about what lies on the table, over a window."""
    by_wheel: Callable[[Offers, int], Target | None] | None = None
    """What a notch of the wheel (1: away from the hand, or -1) means among what is offered; None
    where it moves the map."""


@cache
def table_parts(game: str) -> TableParts:
    """What a game brings to the table, by its name in the protocol."""
    return part_of("widgets", game, "table", TableParts)
