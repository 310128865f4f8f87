"""What a turn achieves, in a sentence or two: told by the events of the turn, and so by the
rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from burgundy_qt.language.tr import later, tr
from burgundy_qt.rules.burgundy.protocol.action_types import (
    Action,
    End,
    cell_in,
    good_in,
    tile_in,
)
from burgundy_qt.rules.burgundy.protocol.event_types import Bonus, Event
from burgundy_qt.rules.burgundy.protocol.printed import cells_of, region_of
from burgundy_qt.widgets.games.burgundy.advice.ground import Ground
from burgundy_qt.widgets.games.burgundy.log.log_texts import BONUS_WORDS, POINT_WORDS
from burgundy_qt.widgets.games.burgundy.words.gists import gist, shield_gist, tile_told
from burgundy_qt.widgets.phrases.wording import (
    capitalize,
    colour_name,
    effect_name,
    goods_counted,
    goods_name,
    join_with_and,
    shield_name,
    silverlings,
    tile_name,
    workers_text,
)

MOST_SENTENCES = 2
REGIONS: Mapping[str, str] = {
    "castle": later("Hint", "castle region"),
    "mine": later("Hint", "mine region"),
    "ship": later("Hint", "river"),
    "animal": later("Hint", "pasture"),
    "building": later("Hint", "city"),
    "monastery": later("Hint", "knowledge region"),
}
OF_A_PIECE = "animals", "watchtower", "region", "sale"
"""Points that are told with the piece that brings them."""
SCORED, LOADED, LEARNT, COVERED, FIRST, GAINED, STORED = 100, 50, 45, 40, 30, 20, 10
"""What is told rather than the rest; points among each other by their number."""


@dataclass(frozen=True)
class Feat:
    """One thing that a turn achieves."""

    weight: float
    sentence: str


@dataclass
class Turn:
    """A turn that is being followed: what its last action laid or sold, and what it has
    gathered."""

    ground: Ground
    seat: int
    action: Action = field(default_factory=lambda: End(type="end"))
    covered: set[str] = field(default_factory=set)
    stored: list[str] = field(default_factory=list)
    silver: int = 0
    workers: int = 0
    others: Counter[str] = field(default_factory=Counter)  # points by reason that are told together


def headline(events: Sequence[Event], seat: int, ground: Ground) -> str:
    """The most that a turn of the seat achieves, by its events; nothing where it achieves nothing
    yet."""
    feats = sorted(feats_of(events, seat, ground), key=lambda feat: -feat.weight)[:MOST_SENTENCES]
    return " ".join(
        tr("Hint", "{feat}.", "a sentence without its full stop", feat=feat.sentence)
        for feat in feats
    )


def at_once(events: Sequence[Event], seat: int) -> int:
    """The points that a turn brings its seat before it ends."""
    return sum(
        event["points"]
        for event in events
        if (event["event"] == "points" or event["event"] == "bonus") and event["seat"] == seat
    )


def feats_of(events: Sequence[Event], seat: int, ground: Ground) -> Iterator[Feat]:
    """Everything worth telling, in the order in which it happens."""
    turn = Turn(ground, seat, covered=set(ground.covered))
    filled: list[int] = []
    for event in events:
        if event["event"] == "order":
            if event["order"][0] == seat != ground.first:
                yield Feat(FIRST, tr("Hint", "Acts first from the next round on"))
        elif event.get("seat") != seat:
            continue
        elif event["event"] == "action":
            turn.action = event["action"]
            yield from deed(turn)
        elif event["event"] == "loaded":
            yield Feat(
                LOADED,
                tr("Hint", "Loads {goods}", goods=join_with_and(goods_counted(event["goods"]))),
            )
        elif event["event"] == "gain":
            turn.silver += event.get("silver", 0)
            turn.workers += event.get("workers", 0)
        elif event["event"] == "bonus":
            yield Feat(SCORED + event["points"], completed(event))
        elif event["event"] == "points":
            points, reason = event["points"], event["for"]
            if reason == "region":
                filled = [points]
            elif reason == "phase":
                yield region_filled(turn, [*filled, points])
            elif reason in POINT_WORDS and reason not in OF_A_PIECE:
                turn.others[reason] += points
            else:
                yield Feat(SCORED + points, scored(turn, points, reason))
    yield from gathered(turn)


def deed(turn: Turn) -> Iterator[Feat]:
    """What an action achieves by itself."""
    action, edition = turn.action, turn.ground.edition
    if action["type"] == "take" or action["type"] == "buy" or action["type"] == "exchange":
        turn.stored.append(tile_name(action["tile"]))
    elif action["type"] == "shield":
        yield Feat(LEARNT, known(shield_name(action["shield"]), shield_gist(action["shield"])))
    elif action["type"] == "place":
        tile = action["tile"]
        if tile_name(tile) in turn.stored:
            turn.stored.remove(tile_name(tile))
        turn.covered.add(action["cell"])
        if gist(tile, edition):
            yield Feat(LEARNT, known(tile_name(tile), gist(tile, edition)))
        else:
            yield from grown(turn)


def grown(turn: Turn) -> Iterator[Feat]:
    """How far the region has come that an action has laid a tile in, unless it is full: that is
    told by its points."""
    cells = region(turn)
    covered = len(turn.covered.intersection(cells))
    if covered < len(cells):
        told = tr(
            "Hint",
            "{region}: {covered} of {cells} covered",
            region=region_name(turn),
            covered=covered,
            cells=len(cells),
        )
        yield Feat(COVERED + covered / len(cells), told)


def known(name: str, what: str) -> str:
    """A tile or shield that is called by a number, and what it does."""
    return tr("Hint", "{name}: {gist}", name=capitalize(name), gist=what)


def region_filled(turn: Turn, points: Sequence[int]) -> Feat:
    """The region that is full now, with the points of its size and of the phase."""
    name, cells = tr("Hint", REGIONS[colour(turn)]), len(region(turn))
    gained = join_with_and([f"+{count}" for count in points])
    if cells == 1:
        told = tr("Hint", "Fills the {region} in this phase: {points}", region=name, points=gained)
    else:
        sentence = later("Hint", "Fills the {region} of {cells} in this phase: {points}")
        told = tr("Hint", sentence, region=name, cells=cells, points=gained)
    return Feat(SCORED + sum(points), told)


def completed(bonus: Bonus) -> str:
    """All spaces of a colour are covered."""
    told, colour = BONUS_WORDS[bonus["size"]], colour_name(bonus["colour"])
    return capitalize(tr("Log", told, points=bonus["points"], colour=colour))


def scored(turn: Turn, points: int, reason: str) -> str:
    """Points that are no region's."""
    if reason == "animals":
        return tr(
            "Log",
            "{tile}: +{points}",
            tile=capitalize(tile_name(str(tile_in(turn.action)))),
            points=points,
        )
    if reason == "sale":
        return tr(
            "Hint",
            "{goods} sold: +{points}",
            goods=capitalize(goods_name(good_in(turn.action) or 0)),
            points=points,
        )
    if reason.startswith("monastery"):
        return tr(
            "Log",
            "{tile}: +{points}",
            tile=capitalize(tile_told(reason, turn.ground.edition)),
            points=points,
        )
    if reason == "watchtower":
        return tr("Log", "{tile}: +{points}", tile=capitalize(effect_name(reason)), points=points)
    return tr("Hint", "A point bought")


def gathered(turn: Turn) -> Iterator[Feat]:
    """What comes in during the turn, together."""
    for reason, points in turn.others.items():
        yield Feat(SCORED + points, capitalize(tr("Log", POINT_WORDS[reason], points=points)))
    gains = [silverlings(turn.silver)] if turn.silver else []
    gains += [workers_text(turn.workers)] if turn.workers else []
    if gains:
        yield Feat(GAINED, tr("Hint", "Brings {gains}", gains=join_with_and(gains)))
    if turn.stored:
        yield Feat(
            STORED, tr("Hint", "Into the storage: {tiles}", tiles=join_with_and(turn.stored))
        )


def region(turn: Turn) -> Sequence[str]:
    """The cells round the tile that was laid last."""
    assert turn.ground.estate is not None
    return region_of(turn.ground.edition, turn.ground.estate, str(cell_in(turn.action)))


def colour(turn: Turn) -> str:
    """The colour of the space that it lies on."""
    assert turn.ground.estate is not None
    return cells_of(turn.ground.edition, turn.ground.estate)[str(cell_in(turn.action))].colour


def region_name(turn: Turn) -> str:
    """The region as a sentence begins with it."""
    return capitalize(tr("Hint", REGIONS[colour(turn)]))
