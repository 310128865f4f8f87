"""What the hover card says about a spot of the table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from burgundy_qt.rules.burgundy.components import COMPONENTS
from burgundy_qt.widgets.play.targets import Offer
from burgundy_qt.widgets.table import explanations as words
from burgundy_qt.widgets.table import printed
from burgundy_qt.widgets.table.board import Board
from burgundy_qt.widgets.table.explanations import Words
from burgundy_qt.widgets.table.spots import Face, Spot
from burgundy_qt.widgets.wording import GOODS, capital, silverlings, tile_name, workers

Row = tuple[str, str]


@dataclass(frozen=True)
class Explanation:
    """A card: the face in its corner, a name, an aside below it, a sentence, rows of facts, and a ruling."""

    face: Face | None
    title: str
    aside: str
    sentence: str
    rows: tuple[Row, ...] = ()
    ruling: str = ""


def explain(spot: Spot, board: Board, names: list[str], offer: Offer | None = None) -> Explanation | None:
    """What to say about `spot`; None where nothing need be said. `offer` adds what it would cost now."""
    tell = _TELLERS.get(spot.kind)
    told = tell(spot, board, names) if tell else None
    if told is None or offer is None:
        return told
    rows = *told.rows, *_price(offer), *_gain(offer)
    return Explanation(told.face, told.title, told.aside, told.sentence, rows, told.ruling)


def _price(offer: Offer) -> list[Row]:
    parts = [f"the {offer.die}"] if offer.die else []
    parts += [workers(offer.workers)] if offer.workers else []
    parts += [silverlings(offer.silver)] if offer.silver else []
    return [("With", " and ".join(parts))] if parts else []


def _gain(offer: Offer) -> list[Row]:
    """What it would score at once, source by source where there are several; the best where that is open."""
    best = offer.gains[0] if offer.gains else ()
    if not best:
        return []
    if len(offer.gains) > 1:
        return [("Scores now, at best", f"+{sum(points for _, points in best)}")]
    whole = [("Scores now", f"+{sum(points for _, points in best)}")]
    return whole + [(GAINS[source], f"+{points}") for source, points in best if len(best) > 1]


GAINS = {
    "region": "for the region",
    "phase": "for completing it in this phase",
    "animals": "for animals",
    "sale": "for the sale",
    "bonus": "for the colour bonus",
    "watchtower": "for the watchtower",
}


def _said(face: Face | None, title: str, aside: str, what: Words, rows: list[Row], **named: Any) -> Explanation:
    sentence = what.sentence.format(**named) if named else what.sentence
    return Explanation(face, title, aside, sentence, tuple(rows), what.ruling)


def tile_explanation(tile: str, where: str, rows: list[Row]) -> Explanation:
    """A tile, wherever it lies."""
    what = words.tile_words(tile)
    kind, _, rest = tile.partition(":")
    title = capital(tile_name(tile))
    ruling = what.ruling
    if kind == "building" and not ruling:
        ruling = words.ONE_OF_A_KIND
    if kind == "monastery":
        where = where or ("Counts at the end" if int(rest) >= words.FIRST_AT_THE_END else "Holds from now on")
    return Explanation(Face("tile", tile), title, where, what.sentence, tuple(rows), ruling)


def _market(spot: Spot, board: Board, names: list[str]) -> Explanation | None:
    depot = spot.owner
    if depot is None or not isinstance(spot.at, int):
        return None
    tile = board.slots(depot)[spot.at]
    if tile is None:
        return None
    where = "Black depot, 2 silverlings" if depot == printed.BLACK else f"Depot {depot}, taken with a {depot}"
    return tile_explanation(tile, where, [])


def _storage(spot: Spot, board: Board, names: list[str]) -> Explanation | None:
    tile = board.seats[int(spot.owner or 0)].storage[int(spot.at or 0)]
    return tile_explanation(tile, f"In {names[int(spot.owner or 0)]}'s storage", []) if tile else None


def _cell(spot: Spot, board: Board, names: list[str]) -> Explanation | None:
    seat = board.seats[int(spot.owner or 0)]
    cell = str(spot.at)
    if seat.estate is None:
        return None
    rows = _region_rows(seat.estate, cell, set(seat.cells), board.phase)
    tile = seat.cells.get(cell)
    if tile:
        return tile_explanation(tile, f"On {names[int(spot.owner or 0)]}'s estate", rows)
    colour, number = printed.estate_cells(seat.estate)[cell]
    sentence = words.CELL.format(what=words.CELLS[colour], number=number)
    title = f"{capital(words.BONUS_COLOURS[colour])} space"
    return Explanation(Face("cell", f"{colour}-{number}"), title, f"Wants a {number}", sentence, tuple(rows))


def _region_rows(estate: str, cell: str, covered: set[str], phase: str | None) -> list[Row]:
    region = printed.region(estate, cell)
    have = len(covered.intersection(region))
    if have == len(region):
        return [("Region", f"{len(region)} of {len(region)}, complete")]
    rows = [("Region", f"{have} of {len(region)} covered")]
    if phase:
        points = COMPONENTS["region_points"][len(region)]
        rows.append((f"Completed in phase {phase}", f"+{points} and +{printed.PHASE_POINTS[phase]}"))
    return rows


def _goods(spot: Spot, board: Board, names: list[str]) -> Explanation | None:
    pile = board.seats[int(spot.owner or 0)].goods[int(spot.at or 0)]
    if pile is None:
        return None
    kind, count = pile
    each = len(board.seats)
    where = f"{count} of {names[int(spot.owner or 0)]}'s goods"
    return _said(Face("good", str(kind)), capital(GOODS[kind]), where, words.GOODS, [], points=each)


def _stock(spot: Spot, board: Board, names: list[str]) -> Explanation | None:
    depot = int(spot.owner or 0)
    goods = board.troughs[depot]
    if not goods:
        return None
    rows = [(capital(GOODS[kind]), str(goods.count(kind))) for kind in sorted(set(goods))]
    return _said(Face("good", str(goods[0])), f"Goods of depot {depot}", "Loaded by a ship", words.TROUGH, rows)


def _silver(spot: Spot, board: Board, names: list[str]) -> Explanation:
    return _said(Face("piece", "silverling"), "Silver", names[int(spot.owner or 0)], words.SILVER, [])


def _workers(spot: Spot, board: Board, names: list[str]) -> Explanation:
    return _said(Face("piece", "worker"), "Workers", names[int(spot.owner or 0)], words.WORKERS, [])


def _die(spot: Spot, board: Board, names: list[str]) -> Explanation | None:
    seat, index = int(spot.owner or 0), int(spot.at or 0)
    dice = board.seats[seat].dice
    if index >= len(dice):
        return None
    die = dice[index]
    what = words.USED_DIE if die.used else words.DIE
    return _said(Face("die", f"{seat}-{die.face}"), f"A {die.face}", names[seat], what, [])


def _white(spot: Spot, board: Board, names: list[str]) -> Explanation | None:
    if board.white is None:
        return None
    aside = f"This round: depot {board.white}"
    return _said(Face("die", f"white-{board.white}"), "The white die", aside, words.WHITE, [])


def _phase(spot: Spot, board: Board, names: list[str]) -> Explanation:
    letter = str(spot.owner)
    aside = "Now" if letter == board.phase else ""
    return _said(None, f"Phase {letter}", aside, words.PHASE, [], points=printed.PHASE_POINTS[letter])


def _round(spot: Spot, board: Board, names: list[str]) -> Explanation:
    number = int(spot.owner or 1)
    good = board.rounds[number - 1]
    if good:
        face = Face("good", str(good))
        return _said(face, capital(GOODS[good]), f"Round {number}", words.GOODS_TO_COME, [], round=number)
    return _said(None, f"Round {number}", "", words.ROUND, [], round=number)


def _bay(spot: Spot, board: Board, names: list[str]) -> Explanation:
    order = [names[seat] for seat in board.order]
    return _said(None, "Order of play", ", ".join(order), words.ORDER, [])


def _bonus(spot: Spot, board: Board, names: list[str]) -> Explanation:
    colour, size = str(spot.owner), str(spot.at)
    seats = len(board.seats)
    points = printed.bonus_points(size, seats)
    winner = board.bonuses.get((colour, size))
    name = words.BONUS_COLOURS[colour]
    title = f"{'Large' if size == 'large' else 'Small'} {name} bonus"
    if winner is not None:
        aside = f"{points} points"
        return _said(Face("marker", str(winner)), title, aside, words.WON_BONUS, [], name=names[winner], colour=name)
    what = words.LARGE_BONUS if size == "large" else words.SMALL_BONUS
    face = Face("bonus", f"{colour}-{size}-{seats}")
    return _said(face, title, f"{points} points", what, [], colour=name, points=points)


def _sold(spot: Spot, board: Board, names: list[str]) -> Explanation:
    seat = int(spot.owner or 0)
    rows = [(capital(GOODS[kind]), str(count)) for kind, count in sorted(board.seats[seat].sold.items()) if count]
    return _said(None, "Sold goods", names[seat], words.SOLD, rows)


def _points(spot: Spot, board: Board, names: list[str]) -> Explanation:
    return _said(Face("piece", "points"), "Points", names[int(spot.owner or 0)], words.POINTS, [])


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
    "crest": _points,
}
