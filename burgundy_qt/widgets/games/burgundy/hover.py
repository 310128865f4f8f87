"""The text of the hover card for a slot of the table. Slots of modules, teams and the solo game are
in `hover_modules`, the words themselves in `tile_rules`."""

from __future__ import annotations

from burgundy_qt.language.translation import tr, tr_noop
from burgundy_qt.rules.burgundy import components, known_places, known_seat
from burgundy_qt.rules.burgundy.known_places import INNS
from burgundy_qt.rules.burgundy.known_state import BurgundyState
from burgundy_qt.widgets.games.burgundy import hover_modules
from burgundy_qt.widgets.games.burgundy import tile_rules as words
from burgundy_qt.widgets.games.burgundy.tile_rules import tile_words
from burgundy_qt.widgets.phrases import wording
from burgundy_qt.widgets.sprites.places import Highlight, Slot, Sprite
from burgundy_qt.widgets.table.game_table import HoverContent as Explanation
from burgundy_qt.widgets.table.game_table import HoverRow as Row
from burgundy_qt.widgets.table.game_table import HoverText, hover_content


def explain(
    slot: Slot, state: BurgundyState, names: list[str], highlight: Highlight | None = None
) -> Explanation | None:
    """Return the explanation of `slot`, or None if it needs none. `highlight` adds the current
    price."""
    tell = _TELLERS.get(slot.kind)
    content = tell(slot, state, names) if tell else None
    if content is not None and state.is_alone:
        content = hover_modules.solo_card(slot, content)
    if content is None or highlight is None:
        return content
    return content.with_rows([*_price(highlight), *_gain(highlight)])


def _price(highlight: Highlight) -> list[Row]:
    parts = [tr("Table", "the {die}", die=die) for die in highlight.dice]
    texts = {"workers": wording.workers_text, "silver": wording.silverlings}
    parts += [texts[kind](count) for kind, count in highlight.costs]
    return [(tr("Table", "Cost"), wording.join_with_and(parts))] if parts else []


def _gain(highlight: Highlight) -> list[Row]:
    """Return its immediate score, by source if there are several; the best score if the action
    leaves a choice."""
    best = highlight.gains[0] if highlight.gains else ()
    if not best:
        return []
    if len(highlight.gains) > 1:
        return [(tr("Table", "Scores now, at most"), f"+{sum(points for _, points in best)}")]
    whole = [(tr("Table", "Scores now"), f"+{sum(points for _, points in best)}")]
    return whole + [
        (tr("Table", GAINS[source]), f"+{points}") for source, points in best if len(best) > 1
    ]


GAINS = {
    "region": tr_noop("Table", "for the region"),
    "phase": tr_noop("Table", "for completing it in this phase"),
    "animals": tr_noop("Table", "for animals"),
    "sale": tr_noop("Table", "for the sale"),
    "bonus": tr_noop("Table", "for the colour bonus"),
    "watchtower": tr_noop("Table", "for the watchtower"),
    "route": tr_noop("Table", "for the trade route"),
    "posts": tr_noop("Table", "for joining border posts"),
    "shields": tr_noop("Table", "for shields"),
    "knowledge": tr_noop("Table", "for knowledge tiles"),
    "left": tr_noop("Table", "for leftovers"),
    "bought": tr_noop("Table", "for silver"),
}
BONUS_COLOURS = {
    "castle": tr_noop("Table", "castle", "the colour of spaces"),
    "mine": tr_noop("Table", "mine", "the colour of spaces"),
    "monastery": tr_noop("Table", "knowledge", "the colour of spaces"),
    "ship": tr_noop("Table", "river", "the colour of spaces"),
    "animal": tr_noop("Table", "pasture", "the colour of spaces"),
    "building": tr_noop("Table", "city", "the colour of spaces"),
}
SPACES = {
    "castle": tr_noop("Table", "Castle space"),
    "mine": tr_noop("Table", "Mine space"),
    "monastery": tr_noop("Table", "Knowledge space"),
    "ship": tr_noop("Table", "River space"),
    "animal": tr_noop("Table", "Pasture space"),
    "building": tr_noop("Table", "City space"),
}


def _said(
    sprite: Sprite | None, title: str, aside: str, what: HoverText, rows: list[Row], **named: object
) -> Explanation:
    return hover_content(sprite, title, aside, what.spoken(**named), rows)


def tile_explanation(tile: str, where: str, rows: list[Row], edition: str) -> Explanation:
    """Return the explanation of a tile, in any place."""
    what = tile_words(tile, edition)
    kind, _, rest = tile.partition(":")
    title = wording.capitalize(wording.tile_name(tile))
    ruling = what.ruling
    if kind == "building" and not ruling:
        ruling = tr("Table", words.ONE_OF_A_KIND)
    if kind == "monastery":
        where = where or _when_it_counts(int(rest))
    return Explanation(Sprite("tile", tile), title, where, what.sentence, tuple(rows), ruling)


def _when_it_counts(knowledge: int) -> str:
    if knowledge in words.AT_THE_END:
        return tr("Table", "Counts at the end")
    return tr("Table", "Takes effect immediately")


def _market(slot: Slot, state: BurgundyState, names: list[str]) -> Explanation | None:
    depot = slot.owner
    if depot is None or not isinstance(slot.at, int):
        return None
    tile = state.slots(depot)[slot.at]
    if tile is None:
        return None
    if depot == INNS:
        return tile_explanation(
            tile,
            tr("Table", "{n} inn(s) for sale, 2 silverlings each", n=state.inns),
            [],
            state.edition,
        )
    if depot == known_places.BLACK:
        return tile_explanation(tile, tr("Table", "Black depot, 2 silverlings"), [], state.edition)
    return tile_explanation(
        tile, tr("Table", "Depot {depot}, taken with a {depot}", depot=depot), [], state.edition
    )


def _storage(slot: Slot, state: BurgundyState, names: list[str]) -> Explanation | None:
    tile = state.seats[int(slot.owner or 0)].storage[int(slot.at or 0)]
    if tile is None:
        return hover_modules.empty_store(state, int(slot.owner or 0), names)
    name = names[int(slot.owner or 0)]
    where = (
        tr("Table", "In your storage")
        if wording.is_local_player(name)
        else tr("Table", "In {name}'s storage", name=name)
    )
    return tile_explanation(tile, where, [], state.edition)


def _shared(slot: Slot, state: BurgundyState, names: list[str]) -> Explanation:
    seat = int(slot.owner or 0)
    tile = state.seats[seat].shared[int(slot.at or 0)]
    if tile is None:
        return hover_modules.empty_shared_store(state, seat, names)
    return tile_explanation(tile, tr("Table", "In the team's shared storage"), [], state.edition)


def _cell(slot: Slot, state: BurgundyState, names: list[str]) -> Explanation | None:
    seat = state.seats[int(slot.owner or 0)]
    cell = str(slot.at)
    if seat.estate is None:
        return None
    rows = [
        *_region_rows(seat, cell, state),
        *hover_modules.start_rows(state, int(slot.owner or 0), cell),
    ]
    tile = seat.cells.get(cell)
    if tile:
        return tile_explanation(
            tile, _estate_of(int(slot.owner or 0), state, names), rows, state.edition
        )
    colour, number = known_places.cells_of(state.edition, seat.estate)[cell]
    sprite = Sprite("cell", f"{colour}-{number}")
    aside = tr("Table", "Needs a {number}", number=number)
    return _said(
        sprite, tr("Table", SPACES[colour]), aside, words.CELLS[colour], rows, number=number
    )


def _estate_of(seat: int, state: BurgundyState, names: list[str]) -> str:
    name = hover_modules.owner_name(state, seat, names)
    if state.teams:
        return tr("Table", "Estate of the team: {name}", name=name)
    return (
        tr("Table", "On your estate")
        if wording.is_local_player(name)
        else tr("Table", "On {name}'s estate", name=name)
    )


def _region_rows(seat: known_seat.SeatState, cell: str, state: BurgundyState) -> list[Row]:
    region, phase = known_places.region_of(state.edition, str(seat.estate), cell), state.phase
    have = len(seat.cells.keys() & set(region))
    if have == len(region):
        return [
            (tr("Table", "Region"), tr("Table", "{have} of {size}, complete", have=have, size=have))
        ]
    rows = [
        (
            tr("Table", "Region"),
            tr("Table", "{have} of {size} covered", have=have, size=len(region)),
        )
    ]
    if phase:
        brings = wording.join_with_and(
            [
                f"+{components.COMPONENTS['region_points'][len(region)]}",
                f"+{known_places.PHASE_POINTS[phase]}",
            ]
        )
        rows.append((tr("Table", "If completed in phase {phase}", phase=phase), brings))
    return rows


def _goods(slot: Slot, state: BurgundyState, names: list[str]) -> Explanation | None:
    pile = state.seats[int(slot.owner or 0)].goods[int(slot.at or 0)]
    if pile is None:
        return None
    kind, count = pile
    each = len(state.seats)
    name = hover_modules.owner_name(state, int(slot.owner or 0), names)
    if state.teams:
        where = tr("Table", "{count}, shared by the team", count=count)
    elif wording.is_local_player(name):
        where = tr("Table", "You own {count}", count=count)
    else:
        where = tr("Table", "{name} owns {count}", count=count, name=name)
    return _said(
        Sprite("good", str(kind)),
        wording.capitalize(wording.goods_name(kind)),
        where,
        words.GOODS,
        [],
        points=each,
    )


def _stock(slot: Slot, state: BurgundyState, names: list[str]) -> Explanation | None:
    depot = int(slot.owner or 0)
    goods = state.troughs[depot].pieces
    if not goods:
        return None
    rows = [
        (wording.capitalize(wording.goods_name(kind)), str(goods.count(kind)))
        for kind in sorted(set(goods))
    ]
    title = tr("Table", "Goods in depot {depot}", depot=depot)
    aside = tr("Table", "Loaded by a ship")
    return _said(Sprite("good", str(goods[0])), title, aside, words.TROUGH, rows)


def _silver(slot: Slot, state: BurgundyState, names: list[str]) -> Explanation:
    name = hover_modules.owner_name(state, int(slot.owner or 0), names)
    return _said(Sprite("piece", "silverling"), tr("Table", "Silver"), name, words.SILVER, [])


def _workers(slot: Slot, state: BurgundyState, names: list[str]) -> Explanation:
    name = hover_modules.owner_name(state, int(slot.owner or 0), names)
    return _said(Sprite("piece", "worker"), tr("Table", "Workers"), name, words.WORKERS, [])


def _die(slot: Slot, state: BurgundyState, names: list[str]) -> Explanation | None:
    seat, index = int(slot.owner or 0), int(slot.at or 0)
    dice = state.seats[seat].dice
    if index >= len(dice):
        return None
    die = dice[index]
    what = words.USED_DIE if die.used else words.DIE
    return _said(
        Sprite("die", f"{seat}-{die.face}"),
        tr("Table", "Die showing {die}", die=die.face),
        names[seat],
        what,
        [],
    )


def _white(slot: Slot, state: BurgundyState, names: list[str]) -> Explanation | None:
    if state.white is None:
        return None
    aside = tr("Table", "This round: depot {depot}", depot=state.white)
    return _said(
        Sprite("die", f"white-{state.white}"), tr("Table", "The white die"), aside, words.WHITE, []
    )


def _phase(slot: Slot, state: BurgundyState, names: list[str]) -> Explanation:
    letter = str(slot.owner)
    title = tr("Table", "Phase {phase}", phase=letter)
    aside = tr("Table", "Current phase") if letter == state.phase else ""
    return _said(None, title, aside, words.PHASE, [], points=known_places.PHASE_POINTS[letter])


def _round(slot: Slot, state: BurgundyState, names: list[str]) -> Explanation:
    number = int(slot.owner or 1)
    good = state.rounds[number - 1]
    title = tr("Table", "Round {round}", round=number)
    if good:
        sprite = Sprite("good", str(good))
        return _said(
            sprite,
            wording.capitalize(wording.goods_name(good)),
            title,
            words.GOODS_TO_COME,
            [],
            round=number,
        )
    return _said(None, title, "", words.ROUND, [], round=number)


def _bay(slot: Slot, state: BurgundyState, names: list[str]) -> Explanation:
    order = wording.join_with_commas([names[seat] for seat in state.order])
    return _said(None, tr("Table", "Order of play"), order, words.ORDER, [])


def _bonus(slot: Slot, state: BurgundyState, names: list[str]) -> Explanation:
    colour, size = str(slot.owner), str(slot.at)
    seats = len(state.seats)
    worth = known_places.bonus_points(size, seats)
    winner = state.bonuses.get((colour, size))
    named = tr("Table", BONUS_COLOURS[colour], "the colour of spaces")
    is_large = size == "large"
    title = (
        tr("Table", "Large {colour} bonus", colour=named)
        if is_large
        else tr("Table", "Small {colour} bonus", colour=named)
    )
    if winner is None:
        what = words.LARGE_BONUS if is_large else words.SMALL_BONUS
        sprite = Sprite("bonus", f"{colour}-{size}-{seats}")
    else:
        what = words.YOUR_BONUS if wording.is_local_player(names[winner]) else words.WON_BONUS
        sprite = Sprite("marker", str(winner))
        what = hover_modules.WON_BONUS if state.teams else what
    name = "" if winner is None else hover_modules.owner_name(state, winner, names)
    return _said(
        sprite, title, wording.points_text(worth), what, [], colour=named, points=worth, name=name
    )


def _sold(slot: Slot, state: BurgundyState, names: list[str]) -> Explanation:
    seat = int(slot.owner or 0)
    rows = [
        (wording.capitalize(wording.goods_name(kind)), str(count))
        for kind, count in sorted(state.seats[seat].sold.items())
        if count
    ]
    return _said(
        None,
        tr("Table", "Sold goods"),
        hover_modules.owner_name(state, seat, names),
        words.SOLD,
        rows,
    )


def _crest(slot: Slot, state: BurgundyState, names: list[str]) -> Explanation:
    return (
        hover_modules.team_points_card(slot, state, names)
        if state.teams
        else _points(slot, state, names)
    )


def _points(slot: Slot, state: BurgundyState, names: list[str]) -> Explanation:
    seat = int(slot.owner or 0)
    rows = hover_modules.route_rows(state.seats[seat])
    return _said(Sprite("piece", "points"), tr("Table", "Points"), names[seat], words.POINTS, rows)


_TELLERS = {
    "market": _market,
    "storage": _storage,
    "cell": _cell,
    "goods": _goods,
    "stock": _stock,
    "trough": _stock,
    "silver": _silver,
    "workers": _workers,
    "die": _die,
    "white": _white,
    "white-depot": _white,
    "phase": _phase,
    "round": _round,
    "bay": _bay,
    "bonus": _bonus,
    "sold": _sold,
    "points": _points,
    "crest": _crest,
    "shared": _shared,
    "team": hover_modules.team_points_card,
    **hover_modules.MODULE_TELLERS,
    **hover_modules.SOLO_TELLERS,
}
