"""What the card says about the belongings of a seat."""

from __future__ import annotations

from burgundy_qt.language.tr import later, tr
from burgundy_qt.rules.tuscany.known_state import TuscanyState
from burgundy_qt.widgets.games.tuscany.board import printed
from burgundy_qt.widgets.games.tuscany.board.printed import PHASES, cards_held
from burgundy_qt.widgets.games.tuscany.hover.shared import BONUS_WORDS, tiles_by_colour
from burgundy_qt.widgets.games.tuscany.words.names import (
    bonus_name,
    cards_counted,
    colour_name,
    marble_counted,
    tiles_counted,
)
from burgundy_qt.widgets.phrases.wording import capitalize, workers_text
from burgundy_qt.widgets.sprites.slots import Slot, Sprite
from burgundy_qt.widgets.table.game_table import HoverContent, HoverRow

HIDDEN = later("Tuscany table", "Which cards they are only their owner knows, until the end.")


def _name(spot: Slot, names: list[str]) -> str:
    return names[int(spot.owner or 0)]


def marble(spot: Slot, state: TuscanyState, names: list[str]) -> HoverContent | None:
    """How much marble a seat has."""
    many = state.seats[int(spot.owner or 0)].marble
    words = tr("Tuscany table", "Once a turn one marble buys a second action of any kind.")
    rule = tr("Tuscany table", "At the end of the game each brings 1 red point.")
    face = Sprite("gain", "marble")
    return HoverContent(face, marble_counted(many), _name(spot, names), words, (), rule)


def helpers(spot: Slot, state: TuscanyState, names: list[str]) -> HoverContent | None:
    """How many workers a seat has."""
    many = state.seats[int(spot.owner or 0)].workers
    words = tr("Tuscany table", "Each stands in for one of the two cards that a space costs.")
    rule = tr("Tuscany table", "At the end of the game each brings 1 red point.")
    return HoverContent(
        Sprite("piece", "worker"), workers_text(many), _name(spot, names), words, (), rule
    )


def stack(spot: Slot, state: TuscanyState, names: list[str]) -> HoverContent | None:
    """One of the three stacks of a seat, and what all of them still hold."""
    seat, at = state.seats[int(spot.owner or 0)], int(spot.at or 0)
    title = tr("Tuscany table", "Stack {phase}", phase=PHASES[at])
    words = tr("Tuscany table", "Fill the gaps that the seat makes in the display, from the left.")
    aside = f"{_name(spot, names)}, {tiles_counted(seat.stacks[at])}"
    ruling = tr("Tuscany table", "What all three still hold, in an order that nobody knows:")
    face = Sprite("tile", f"back-{spot.owner}")
    rows = tiles_by_colour(seat.to_come)
    return HoverContent(face, title, aside, f"{words} {ruling}", rows)


def bonus(spot: Slot, state: TuscanyState, names: list[str]) -> HoverContent | None:
    """The bonus tiles of a kind that a seat has."""
    kind = str(spot.at)
    many = state.seats[int(spot.owner or 0)].bonus.get(kind, 0)
    title = bonus_name(kind) if many < 2 else f"{many}× {bonus_name(kind)}"  # noqa: RUF001
    words = tr("Tuscany table", BONUS_WORDS[kind])
    return HoverContent(Sprite("bonus-tile", kind), title, _name(spot, names), words)


def card(spot: Slot, state: TuscanyState, names: list[str]) -> HoverContent | None:
    """A card of a hand, as far as it is known."""
    seat = state.seats[int(spot.owner or 0)]
    known = cards_held(seat)
    if int(spot.at or 0) >= len(known):
        return hand(spot, state, names)
    colour = known[int(spot.at or 0)]
    many = (seat.cards or {})[colour]
    words = tr("Tuscany table", "Two cards of a space's colour pay for laying a tile there.")
    rule = tr("Tuscany table", "A pair of equal cards stands in for one card that is missing.")
    aside = tr("Tuscany table", "{count} in the hand", count=cards_counted(many))
    return HoverContent(
        Sprite("card", colour), capitalize(colour_name(colour)), aside, words, (), rule
    )


def hand(spot: Slot, state: TuscanyState, names: list[str]) -> HoverContent | None:
    """The hand of a seat: how many cards, and which where that is known."""
    seat = state.seats[int(spot.owner or 0)]
    rows: tuple[HoverRow, ...] = tuple(
        (capitalize(colour_name(c)), str((seat.cards or {})[c]))
        for c in printed.COLOURS
        if (seat.cards or {}).get(c)
    )
    words = "" if rows else tr("Tuscany table", HIDDEN)
    rule = tr("Tuscany table", "At the end of the game 1 red point for every five cards.")
    title = capitalize(cards_counted(seat.hand))
    return HoverContent(Sprite("card", "back"), title, _name(spot, names), words, rows, rule)


def covered(spot: Slot, state: TuscanyState, names: list[str]) -> HoverContent | None:
    """How much of a duchy is covered."""
    seat = state.seats[int(spot.owner or 0)]
    full = [
        region
        for region in printed.regions_of(seat.land)
        if all(cell in seat.cells for cell in region)
    ]
    words = later("Tuscany table", "{covered} of {all}")
    rows = (
        (
            tr("Tuscany table", "Spaces covered"),
            tr(
                "Tuscany table",
                words,
                covered=len(seat.cells),
                all=len(printed.spaces_of(seat.land)),
            ),
        ),
        (
            tr("Tuscany table", "Regions full"),
            tr("Tuscany table", words, covered=len(full), all=len(printed.regions_of(seat.land))),
        ),
    )
    title = tr("Tuscany table", "Duchy")
    told = tr("Tuscany table", "Of those with equal points who has more empty spaces is ahead.")
    return HoverContent(None, title, _name(spot, names), told, rows)


def readiness(spot: Slot, state: TuscanyState, names: list[str]) -> HoverContent | None:
    """Whether a seat still lays out its duchy."""
    waits = int(spot.owner or 0) in state.asked.waiting
    title = tr("Tuscany table", "Lays out its duchy") if waits else tr("Tuscany table", "Is ready")
    words = tr("Tuscany table", "All duchies are shown when everybody is ready.")
    return HoverContent(None, title, _name(spot, names), words)
