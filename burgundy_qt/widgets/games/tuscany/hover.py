"""The text of the hover card: tiles, spaces and regions with their effects and the further points
of a region; shared things, the belongings of a seat, and prices."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from burgundy_qt.language.translation import tr, tr_noop
from burgundy_qt.rules.tuscany import catalogue, components
from burgundy_qt.rules.tuscany.catalogue import NEUTRAL, PHASES, STACKS, cards_held
from burgundy_qt.rules.tuscany.components import HEXAGON, colour_of
from burgundy_qt.rules.tuscany.known_seat import SeatState, total
from burgundy_qt.rules.tuscany.known_state import TuscanyState
from burgundy_qt.widgets.games.tuscany.pieces import tile_art_name
from burgundy_qt.widgets.games.tuscany.tuscany_texts import (
    CROPS,
    bonus_name,
    cards_counted,
    colour_name,
    colours_name,
    green_points,
    marble_counted,
    red_points,
    tile_name,
    tiles_counted,
    yield_name,
)
from burgundy_qt.widgets.phrases import wording
from burgundy_qt.widgets.sprites.places import Highlight, Slot, Sprite
from burgundy_qt.widgets.table.game_table import HoverContent, HoverRow

EFFECTS: Mapping[str, str] = {
    "castle": tr_noop(
        "Tuscany table",
        "At once place one fitting tile from the display without cards, or none.",
    ),
    "town": tr_noop("Tuscany table", "Take a bonus tile of any kind that is still available."),
    "inn": tr_noop("Tuscany table", "Gives you a wooden hexagon for your storage."),
    "agriculture": tr_noop(
        "Tuscany table", "1 green point for each crop that its region does not have yet."
    ),
    "quarry": tr_noop("Tuscany table", "Gives you 1 marble, and 1 more for each +1 marble tile."),
    "village": tr_noop("Tuscany table", "Gives you 1 worker, and 1 more for each +1 worker tile."),
    "monastery": tr_noop("Tuscany table", "Draw three region cards."),
    "cart": tr_noop(
        "Tuscany table", "Reveals a yield card, and 1 more for each +1 yield card tile."
    ),
    HEXAGON: tr_noop(
        "Tuscany table", "Fits any space and counts there as a tile of the space's colour."
    ),
}


def effect_of(tile: str) -> str:
    """Return the effect of a tile, of a space of its colour, or of the wooden hexagon."""
    return tr("Tuscany table", EFFECTS[colour_of(tile)])


# Tiles, spaces and regions


def explain_display(slot: Slot, state: TuscanyState, names: list[str]) -> HoverContent | None:
    """Return the card for a tile of the display, or for its gap."""
    tile = state.display[int(slot.at or 0)]
    if tile is None:
        words = tr_noop("Tuscany table", "No tile is left to fill it.")
        return HoverContent(None, tr("Tuscany table", "A gap"), "", tr("Tuscany table", words))
    equal = sum(
        catalogue.colour_of(other) == catalogue.colour_of(tile) for other in state.display if other
    )
    aside = tr(
        "Tuscany table",
        "{count} of this colour on display",
        count=equal,
    )
    rule = tr("Tuscany table", "Five tiles of one colour are removed from the display at once.")
    return HoverContent(
        Sprite("tile", tile_art_name(tile)),
        wording.capitalize(tile_name(tile)),
        aside,
        effect_of(tile),
        (),
        rule,
    )


def explain_store(slot: Slot, state: TuscanyState, names: list[str]) -> HoverContent | None:
    """Return the card for a storage space and its contents."""
    thing = state.seats[int(slot.owner or 0)].storage[int(slot.at or 0)]
    name = names[int(slot.owner or 0)]
    if thing is None:
        words = tr_noop("Tuscany table", "Room for one tile or one wooden hexagon.")
        return HoverContent(
            None, tr("Tuscany table", "Free storage space"), name, tr("Tuscany table", words)
        )
    rule = tr("Tuscany table", "At the end of the game, 1 red point.")
    sprite = Sprite("tile", tile_art_name(thing))
    return HoverContent(
        sprite, wording.capitalize(tile_name(thing)), name, effect_of(thing), (), rule
    )


def explain_cell(slot: Slot, state: TuscanyState, names: list[str]) -> HoverContent | None:
    """Return the card for a space of a seat's duchy, covered or not."""
    seat, name = state.seats[int(slot.owner or 0)], str(slot.at)
    colour = catalogue.spaces_of(seat.land)[name].colour
    rows = [*_region_rows(seat, name), *_colour_rows(seat, colour, state)]
    if name in seat.cells:
        return _covered(slot, seat, name, colour, rows)
    sentence = effect_of(colour)
    ruling = ""
    if state.phase is not None and not _touches(seat, name):
        ruling = tr("Tuscany table", "You can cover it once a space next to it is covered.")
    if state.is_laid_out_in_secret and colour == catalogue.CASTLE:
        ruling = tr("Tuscany table", "The start castle can go here. The duchy grows from it.")
    return HoverContent(
        Sprite("space", colour),
        wording.capitalize(colour_name(colour)),
        _region_text(seat, name),
        sentence,
        tuple(rows),
        ruling,
    )


def _covered(
    slot: Slot, seat: SeatState, name: str, colour: str, rows: list[HoverRow]
) -> HoverContent:
    tile = seat.cells[name]
    if name == seat.start:
        words = tr_noop("Tuscany table", "It does nothing and scores nothing by itself.")
        title = tr("Tuscany table", "Start castle")
        sprite = Sprite("tile", f"start-{slot.owner}")
        text = tr("Tuscany table", words)
        return HoverContent(sprite, title, _region_text(seat, name), text, tuple(rows))
    sprite = Sprite("tile", tile_art_name(tile, colour))
    sentence = ""
    if tile == HEXAGON:
        words = tr_noop("Tuscany table", "Counts as {tile}.")
        sentence = tr("Tuscany table", words, tile=colour_name(colour))
    title = wording.capitalize(tile_name(tile))
    return HoverContent(sprite, title, _region_text(seat, name), sentence, tuple(rows))


def _touches(seat: SeatState, name: str) -> bool:
    return any(beside in seat.cells for beside in catalogue.neighbours_of(seat.land)[name])


def _region_text(seat: SeatState, name: str) -> str:
    region = catalogue.region_of(seat.land, name)
    covered = sum(each in seat.cells for each in region)
    if covered == len(region):
        return tr("Tuscany table", "Region of {size}, full", size=len(region))
    words = tr_noop("Tuscany table", "Region of {size}, {covered} covered")
    return tr("Tuscany table", words, size=len(region), covered=covered)


def _region_rows(seat: SeatState, name: str) -> list[HoverRow]:
    """Return the points of the region when full, and its crops."""
    region = catalogue.region_of(seat.land, name)
    rows: list[HoverRow] = []
    if any(each not in seat.cells for each in region):
        points = green_points(catalogue.REGION_POINTS[len(region)])
        rows.append((tr("Tuscany table", "The region, when full"), points))
    crops = sorted(
        {crop for each in region for crop in catalogue.crops_of(seat.cells.get(each, ""))}
    )
    if crops:
        said = wording.join_with_and([tr("Tuscany", CROPS[crop]) for crop in crops])
        rows.append((tr("Tuscany table", "Crops in it"), said))
    return rows


def _colour_rows(seat: SeatState, colour: str, state: TuscanyState) -> list[HoverRow]:
    """Return the number of spaces left of its colour, and the bonus for the last of them."""
    cells = catalogue.cells_of(seat.land, colour)
    left = [each for each in cells if each not in seat.cells]
    if not left:
        return []
    words = tr("Tuscany table", "{left} of {all}", left=len(left), all=len(cells))
    rows = [
        (
            wording.capitalize(tr("Tuscany table", "{spaces} left", spaces=colours_name(colour))),
            words,
        )
    ]
    bonuses = state.colour_bonuses[colour]
    if bonuses:
        rows.append((tr("Tuscany table", "All of them, as things stand"), green_points(bonuses[0])))
    return rows


def explain_board(slot: Slot, state: TuscanyState, names: list[str]) -> HoverContent | None:
    """Return the card for one of the three boards while they are arranged."""
    title = tr("Tuscany table", "Board {kind}", kind=str(slot.at))
    words = tr_noop("Tuscany table", "Click it to turn it half a turn.")
    return HoverContent(None, title, "", tr("Tuscany table", words))


BUTTONS = {
    "move-left": tr_noop("Tuscany table", "Swaps the board with the one on its left."),
    "move-right": tr_noop("Tuscany table", "Swaps the board with the one on its right."),
    "turn-board": tr_noop("Tuscany table", "Turns the board half a turn."),
    "half-step": tr_noop(
        "Tuscany table",
        "Shifts the board by one space: to half a space above or below its neighbour.",
    ),
}


def explain_button(slot: Slot, state: TuscanyState, names: list[str]) -> HoverContent | None:
    """Return the card for a button below a board."""
    title = tr("Tuscany table", "Board {kind}", kind=str(slot.at))
    return HoverContent(None, title, "", tr("Tuscany table", BUTTONS[slot.kind]))


def explain_regions(slot: Slot, state: TuscanyState, names: list[str]) -> HoverContent | None:
    """Return the card for the points of a colour's regions in the current arrangement."""
    colour = str(slot.at)
    rows = tuple(
        (tr("Tuscany table", "A region of {size}", size=size), green_points(points))
        for size, points in enumerate(catalogue.REGION_POINTS)
        if size
    )
    words = tr_noop("Tuscany table", "Larger regions score more, but take longer to complete.")
    title = wording.capitalize(colours_name(colour))
    return HoverContent(Sprite("space", colour), title, "", tr("Tuscany table", words), rows)


Teller = Callable[[Slot, TuscanyState, list[str]], HoverContent | None]
PRICES: Mapping[str, Callable[[int], str]] = {
    "cards": cards_counted,
    "workers": wording.workers_text,
    "marble": marble_counted,
}


def explain(
    slot: Slot, state: TuscanyState, names: list[str], highlight: Highlight | None = None
) -> HoverContent | None:
    """Return the explanation of `slot`, or None if it needs none. `highlight` adds its current
    price and gains."""
    tell = TELLERS.get(slot.kind)
    content = tell(slot, state, names) if tell else None
    if content is None or highlight is None:
        return content
    return content.with_rows([*_price(highlight), *_gain(highlight)])


def _price(highlight: Highlight) -> list[HoverRow]:
    paid = [PRICES[kind](many) for kind, many in highlight.costs if kind in PRICES]
    return [(tr("Tuscany table", "Costs"), wording.join_with_and(paid))] if paid else []


def _gain(highlight: Highlight) -> list[HoverRow]:
    if highlight.gain_text:
        return [(tr("Tuscany table", "Gives now"), highlight.gain_text)]
    best = sum(points for _, points in highlight.gains[0]) if highlight.gains else 0
    return [(tr("Tuscany table", "Scores now"), f"+{best}")] if best else []


# Shared things: decks, stacks, bonuses, the clock, the course


BONUS_WORDS: Mapping[str, str] = {
    "card": tr_noop("Tuscany table", "Whenever you draw as an action, 1 extra card."),
    "storage": tr_noop("Tuscany table", "1 more storage space, and 2 green points at once."),
    "marble": tr_noop("Tuscany table", "Each quarry you place gives you 1 extra marble."),
    "worker": tr_noop("Tuscany table", "Each village you place gives you 1 extra worker."),
    "yield": tr_noop("Tuscany table", "Each cart you place reveals 1 extra yield card."),
}


def tiles_by_colour(counts: Mapping[str, int]) -> tuple[HoverRow, ...]:
    """Return the tiles of every kind, a row each."""
    return tuple(
        (wording.capitalize(tile_name(tile)), str(many))
        for tile, many in sorted(counts.items())
        if many
    )


def explain_deck(slot: Slot, state: TuscanyState, names: list[str]) -> HoverContent | None:
    """Return the card for the region cards, with those that are not known to be elsewhere."""
    words = tr(
        "Tuscany table", "Drawing is an action: three cards, and 1 more for each +1 card tile."
    )
    rows: tuple[HoverRow, ...] = ()
    known = [seat for seat in state.seats if seat.cards is not None]
    if known:
        unseen = dict(components.REGION_CARDS)
        for lying in (state.discards, *(seat.cards or {} for seat in known)):
            for colour, many in lying.items():
                unseen[colour] -= many
        rows = tuple(
            (wording.capitalize(colour_name(c)), str(unseen[c])) for c in catalogue.COLOURS
        )
        words += " " + tr(
            "Tuscany table",
            "Cards neither discarded nor in your hand (in the deck and other hands):",
        )
    title = tr("Tuscany table", "Region cards")
    return HoverContent(Sprite("card", "back"), title, cards_counted(state.deck), words, rows)


def explain_discards(slot: Slot, state: TuscanyState, names: list[str]) -> HoverContent | None:
    """Return the card for the paid region cards."""
    title, many = tr("Tuscany table", "Discards"), total(state.discards)
    words = tr(
        "Tuscany table", "When the deck is empty and somebody needs a card, these are shuffled."
    )
    rows = tuple(
        (wording.capitalize(colour_name(c)), str(state.discards[c]))
        for c in catalogue.COLOURS
        if state.discards.get(c)
    )
    return HoverContent(None, title, cards_counted(many), words, rows)


def explain_neutral_stack(slot: Slot, state: TuscanyState, names: list[str]) -> HoverContent | None:
    """Return the card for the neutral tiles that are left, in unknown order."""
    words = tr(
        "Tuscany table", "These refill the display where five tiles of one colour were removed."
    )
    title = tr("Tuscany table", "Neutral tiles")
    many = tiles_counted(total(state.neutral_stack))
    sprite = Sprite("tile", f"back-{NEUTRAL}")
    return HoverContent(sprite, title, many, words, tiles_by_colour(state.neutral_stack))


def explain_yields(slot: Slot, state: TuscanyState, names: list[str]) -> HoverContent | None:
    """Return the card for the yield cards that are left."""
    rows = tuple(
        (wording.capitalize(yield_name(card)), str(many))
        for card, many in sorted(state.yield_deck.items())
    )
    words = tr("Tuscany table", "A cart reveals a card, and its effect happens at once.")
    title = tr("Tuscany table", "Yield cards")
    many = cards_counted(total(state.yield_deck))
    return HoverContent(Sprite("yield-card", "back"), title, many, words, rows)


def explain_yield_card(slot: Slot, state: TuscanyState, names: list[str]) -> HoverContent | None:
    """Return the card for the last yield card."""
    if state.last_yield is None:
        return None
    sprite = Sprite("yield-card", state.last_yield)
    title = wording.capitalize(yield_name(state.last_yield))
    aside = tr("Tuscany table", "The last one revealed")
    return HoverContent(
        sprite, title, aside, tr("Tuscany table", "Bonus tiles do not increase it.")
    )


def explain_supply(slot: Slot, state: TuscanyState, names: list[str]) -> HoverContent | None:
    """Return the card for a kind of bonus tile, with the number left."""
    kind = str(slot.at)
    left = state.bonus_tiles.get(kind, 0)
    aside = tr("Tuscany table", "{count} left", count=left)
    got = tuple(
        (name, str(seat.bonus[kind]))
        for name, seat in zip(names, state.seats, strict=False)
        if seat.bonus.get(kind)
    )
    sprite, words = Sprite("bonus-tile", kind), tr("Tuscany table", BONUS_WORDS[kind])
    return HoverContent(sprite, bonus_name(kind), aside, words, got)


def _taken_by(name: str) -> str:
    if wording.is_local_player(name):
        return tr("Tuscany table", "Taken by you")
    return tr("Tuscany table", "Taken by {name}", name=name)


def explain_colour_bonus(slot: Slot, state: TuscanyState, names: list[str]) -> HoverContent | None:
    """Return the card for the bonuses of the first and the second player to cover all spaces of a
    colour."""
    colour, _, rank = str(slot.at).partition(".")
    at = int(rank) - 1
    won = state.won.get(colour, ())
    first, second = catalogue.COLOUR_BONUSES[colour]
    aside = _taken_by(names[won[at]]) if at < len(won) else ""
    words = tr(
        "Tuscany table", "For the first and second player to cover all spaces of this colour."
    )
    rows: list[HoverRow] = [
        (tr("Tuscany table", "First"), green_points(first)),
        (tr("Tuscany table", "Second"), green_points(second)),
    ]
    for name, seat in zip(names, state.seats, strict=False):
        cells = catalogue.cells_of(seat.land, colour) if seat.boards else []
        covered = sum(cell in seat.cells for cell in cells)
        rows.append(
            (name, tr("Tuscany table", "{covered} of {all}", covered=covered, all=len(cells)))
        )
    sprite = Sprite("colour-bonus", f"{colour}-{('first', 'second')[at]}")
    title = tr("Tuscany table", "All {spaces}", spaces=colours_name(colour))
    return HoverContent(sprite, title, aside, words, tuple(rows))


ENDS = (
    tr_noop("Tuscany table", "Phase I ends with the round in which somebody empties a left stack."),
    tr_noop(
        "Tuscany table", "Phase II ends with the round in which somebody empties a middle stack."
    ),
    tr_noop(
        "Tuscany table",
        "When somebody empties a right stack, you finish that round and play one more.",
    ),
)
"""The end of each phase in words."""


def explain_clock(slot: Slot, state: TuscanyState, names: list[str]) -> HoverContent | None:
    """Return the card for the clock: the end of the phase, and the progress of all seats."""
    now = (state.phase or 1) - 1
    if slot.kind == "phase":
        now = PHASES.index(str(slot.at))
    elif slot.kind == "stone":
        now = (int(slot.at or 1) - 1) // STACKS[0]
    title = tr("Tuscany table", "Phase {phase}", phase=PHASES[now])
    aside = ""
    if state.round is not None:
        aside = tr("Tuscany table", "Round {round}", round=state.round)
    rows = tuple(
        (name, tr("Tuscany table", "{count} shown", count=tiles_counted(seat.laid_out)))
        for name, seat in zip(names, state.seats, strict=False)
    )
    ruling = ""
    if state.last:
        ruling = tr("Tuscany table", "This is the last round.")
    elif state.emptied:
        ruling = tr("Tuscany table", "A stack is empty: the phase ends with this round.")
        if state.phase == len(PHASES):
            ruling = tr("Tuscany table", "A right stack is empty: you play one more round.")
    return HoverContent(None, title, aside, tr("Tuscany table", ENDS[now]), rows, ruling)


def explain_points(slot: Slot, state: TuscanyState, names: list[str]) -> HoverContent | None:
    """Return the card for the points of a seat on one of the two tracks."""
    seat = state.seats[int(slot.owner or 0)]
    name = names[int(slot.owner or 0)]
    if slot.kind.startswith("green"):
        words = tr(
            "Tuscany table",
            "Added to the red points at the end of each phase. They are not used up.",
        )
        left = len(PHASES) - (state.phase or 1) + 1
        rows = () if state.is_over else ((tr("Tuscany table", "Will still be added"), f"{left}×"),)  # noqa: RUF001
        sprite = Sprite("gain", "points-green")
        return HoverContent(sprite, wording.capitalize(green_points(seat.green)), name, words, rows)
    words = tr(
        "Tuscany table",
        "The player with the most red points wins. Cards and stores score a few more at the end.",
    )
    sprite = Sprite("gain", "points-red")
    return HoverContent(sprite, wording.capitalize(red_points(seat.red)), name, words)


TRACKS = {
    "green": tr_noop("Tuscany table", "Green points"),
    "red": tr_noop("Tuscany table", "Red points"),
}


def explain_field(slot: Slot, state: TuscanyState, names: list[str]) -> HoverContent | None:
    """Return the card for a field of the course with markers."""
    track = slot.kind.partition("-")[0]
    standing = [
        (name, str(seat.green if track == "green" else seat.red))
        for name, seat in zip(names, state.seats, strict=False)
    ]
    title = tr("Tuscany table", TRACKS[track])
    here = [name for name, many in standing if int(many) % 50 == slot.owner]
    sprite = Sprite("gain", f"points-{track}")
    return HoverContent(sprite, title, wording.join_with_and(here), "", tuple(standing))


# The belongings of a seat


HIDDEN = tr_noop("Tuscany table", "Only their owner knows which cards they are, until the end.")


def _name(slot: Slot, names: list[str]) -> str:
    return names[int(slot.owner or 0)]


def explain_marble(slot: Slot, state: TuscanyState, names: list[str]) -> HoverContent | None:
    """Return the card for the marble of a seat."""
    many = state.seats[int(slot.owner or 0)].marble
    words = tr(
        "Tuscany table", "Once per turn you can pay one marble for a second action of any kind."
    )
    rule = tr("Tuscany table", "At the end of the game, each scores 1 red point.")
    sprite = Sprite("gain", "marble")
    return HoverContent(sprite, marble_counted(many), _name(slot, names), words, (), rule)


def explain_workers(slot: Slot, state: TuscanyState, names: list[str]) -> HoverContent | None:
    """Return the card for the workers of a seat."""
    many = state.seats[int(slot.owner or 0)].workers
    words = tr("Tuscany table", "Each replaces one of the two cards that a space costs.")
    rule = tr("Tuscany table", "At the end of the game, each scores 1 red point.")
    return HoverContent(
        Sprite("piece", "worker"), wording.workers_text(many), _name(slot, names), words, (), rule
    )


def explain_stack(slot: Slot, state: TuscanyState, names: list[str]) -> HoverContent | None:
    """Return the card for one of the three stacks of a seat, with the tiles left in all of them."""
    seat, at = state.seats[int(slot.owner or 0)], int(slot.at or 0)
    title = tr("Tuscany table", "Stack {phase}", phase=PHASES[at])
    words = tr(
        "Tuscany table",
        "These fill the gaps that this player leaves in the display, from the left.",
    )
    aside = f"{_name(slot, names)}, {tiles_counted(seat.stacks[at])}"
    ruling = tr("Tuscany table", "Still in all three stacks, in an order nobody knows:")
    sprite = Sprite("tile", f"back-{slot.owner}")
    rows = tiles_by_colour(seat.to_come)
    return HoverContent(sprite, title, aside, f"{words} {ruling}", rows)


def explain_bonus(slot: Slot, state: TuscanyState, names: list[str]) -> HoverContent | None:
    """Return the card for the bonus tiles of a kind that a seat has."""
    kind = str(slot.at)
    many = state.seats[int(slot.owner or 0)].bonus.get(kind, 0)
    title = bonus_name(kind) if many < 2 else f"{many}× {bonus_name(kind)}"  # noqa: RUF001
    words = tr("Tuscany table", BONUS_WORDS[kind])
    return HoverContent(Sprite("bonus-tile", kind), title, _name(slot, names), words)


def explain_card(slot: Slot, state: TuscanyState, names: list[str]) -> HoverContent | None:
    """Return the card for a card of a hand, as far as it is known."""
    seat = state.seats[int(slot.owner or 0)]
    known = cards_held(seat)
    if int(slot.at or 0) >= len(known):
        return explain_hand(slot, state, names)
    colour = known[int(slot.at or 0)]
    many = (seat.cards or {})[colour]
    words = tr("Tuscany table", "Placing a tile on a space costs two cards of the space's colour.")
    rule = tr("Tuscany table", "Any pair of equal cards replaces one missing card.")
    aside = tr("Tuscany table", "{count} in hand", count=cards_counted(many))
    return HoverContent(
        Sprite("card", colour), wording.capitalize(colour_name(colour)), aside, words, (), rule
    )


def explain_hand(slot: Slot, state: TuscanyState, names: list[str]) -> HoverContent | None:
    """Return the card for the hand of a seat: the number of cards, and the cards if they are
    known."""
    seat = state.seats[int(slot.owner or 0)]
    rows: tuple[HoverRow, ...] = tuple(
        (wording.capitalize(colour_name(c)), str((seat.cards or {})[c]))
        for c in catalogue.COLOURS
        if (seat.cards or {}).get(c)
    )
    words = "" if rows else tr("Tuscany table", HIDDEN)
    rule = tr("Tuscany table", "At the end of the game, 1 red point for every five cards.")
    title = wording.capitalize(cards_counted(seat.hand))
    return HoverContent(Sprite("card", "back"), title, _name(slot, names), words, rows, rule)


def explain_covered(slot: Slot, state: TuscanyState, names: list[str]) -> HoverContent | None:
    """Return the card for the covered part of a duchy."""
    seat = state.seats[int(slot.owner or 0)]
    full = [
        region
        for region in catalogue.regions_of(seat.land)
        if all(cell in seat.cells for cell in region)
    ]
    words = tr_noop("Tuscany table", "{covered} of {all}")
    rows = (
        (
            tr("Tuscany table", "Spaces covered"),
            tr(
                "Tuscany table",
                words,
                covered=len(seat.cells),
                all=len(catalogue.spaces_of(seat.land)),
            ),
        ),
        (
            tr("Tuscany table", "Regions full"),
            tr("Tuscany table", words, covered=len(full), all=len(catalogue.regions_of(seat.land))),
        ),
    )
    title = tr("Tuscany table", "Duchy")
    text = tr(
        "Tuscany table", "Of players with equal points, the one with more empty spaces is ahead."
    )
    return HoverContent(None, title, _name(slot, names), text, rows)


def explain_readiness(slot: Slot, state: TuscanyState, names: list[str]) -> HoverContent | None:
    """Return the card that says whether a seat still arranges its duchy."""
    waits = int(slot.owner or 0) in state.asked.waiting
    title = (
        tr("Tuscany table", "Arranges their duchy") if waits else tr("Tuscany table", "Is ready")
    )
    words = tr("Tuscany table", "All duchies are revealed when everyone is ready.")
    return HoverContent(None, title, _name(slot, names), words)


TELLERS: Mapping[str, Teller] = {
    "display": explain_display,
    "store": explain_store,
    "cell": explain_cell,
    "board": explain_board,
    **dict.fromkeys(BUTTONS, explain_button),
    "regions": explain_regions,
    "deck": explain_deck,
    "discards": explain_discards,
    "neutral-stack": explain_neutral_stack,
    "yields": explain_yields,
    "yield-card": explain_yield_card,
    "supply": explain_supply,
    "colour-bonus": explain_colour_bonus,
    "phase": explain_clock,
    "stone": explain_clock,
    "clock": explain_clock,
    "green": explain_points,
    "red": explain_points,
    "green-field": explain_field,
    "red-field": explain_field,
    "marble": explain_marble,
    "workers": explain_workers,
    "stack": explain_stack,
    "bonus": explain_bonus,
    "card": explain_card,
    "hand": explain_hand,
    "covered": explain_covered,
    "state": explain_readiness,
}
"""The function for each kind of slot."""
