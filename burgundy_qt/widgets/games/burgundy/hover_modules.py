"""The text of the hover card for the parts of the 2019 modules, of the solo game and of teams."""

from __future__ import annotations

from dataclasses import replace

from burgundy_qt.language.translation import tr, tr_noop
from burgundy_qt.rules.burgundy import known_places, known_seat, potential
from burgundy_qt.rules.burgundy.known_places import PHASE_POINTS, ROUTE_SPACES, route_space
from burgundy_qt.rules.burgundy.known_state import BurgundyState
from burgundy_qt.widgets.games.burgundy import module_rules, picture
from burgundy_qt.widgets.games.burgundy.module_rules import TAKEN, shield_words
from burgundy_qt.widgets.phrases import wording
from burgundy_qt.widgets.sprites.places import Slot, Sprite
from burgundy_qt.widgets.table.game_table import HoverContent, HoverRow, HoverText, hover_content

SHIELD_POINTS = 12, 8, 4
BONUSES = {
    "carpenter": tr_noop("Table", "Trade route: a building"),
    "church": tr_noop("Table", "Trade route: a mine, knowledge or a castle"),
    "market": tr_noop("Table", "Trade route: a ship or animals"),
    "city-hall": tr_noop("Table", "Trade route: place a tile"),
    "warehouse": tr_noop("Table", "Trade route: another sale"),
    "castle": tr_noop("Table", "Trade route: one more action"),
    "workers": tr_noop("Table", "Trade route: workers"),
    "silver": tr_noop("Table", "Trade route: silver"),
    "points": tr_noop("Table", "Trade route: points"),
}


def shield_card(slot: Slot, state: BurgundyState, names: list[str]) -> HoverContent | None:
    """Return the card for a shield in a depot."""
    depot = int(slot.owner or 0)
    number = state.shields[depot][int(slot.at or 0)]
    if number is None:
        return None
    content = _shield(
        number, tr("Table", "Depot {depot}, taken with two dice showing {depot}", depot=depot)
    )
    return content if content.ruling else replace(content, ruling=tr("Table", TAKEN, depot=depot))


def worn_shield_card(slot: Slot, state: BurgundyState, names: list[str]) -> HoverContent | None:
    """Return the card for a shield on a castle."""
    seat = state.seats[int(slot.owner or 0)]
    number = seat.worn.get(str(slot.at))
    if number is None:
        return None
    name = names[int(slot.owner or 0)]
    where = (
        tr("Table", "On your castle")
        if wording.is_local_player(name)
        else tr("Table", "On one of {name}'s castles", name=name)
    )
    rows = (
        [(tr("Table", "Named player"), names[seat.named])]
        if number == 6 and seat.named is not None
        else []
    )
    return _shield(number, where, rows)


def _shield(number: int, where: str, rows: list[HoverRow] | None = None) -> HoverContent:
    worth = (tr("Table", "At the end"), f"+{SHIELD_POINTS[(number - 1) // 6]}")
    sprite = Sprite("shield", str(number))
    return hover_content(
        sprite,
        wording.capitalize(wording.shield_name(number)),
        where,
        shield_words(number),
        [*(rows or []), worth],
    )


def route_space_card(slot: Slot, state: BurgundyState, names: list[str]) -> HoverContent | None:
    """Return the card for a space of a trade route: its good and bonus, or the good on it."""
    seat, space = state.seats[int(slot.owner or 0)], int(slot.at or 0)
    if space >= ROUTE_SPACES * len(seat.route):
        return None
    wanted = route_space(seat.route, space)
    content = hover_content(
        Sprite("good", str(wanted.good)),
        tr("Table", BONUSES[wanted.bonus]),
        _where(seat, space, wording.goods_name(wanted.good)),
        module_rules.ROUTE[wanted.bonus].spoken(),
        _laid(seat, space),
    )
    if space < len(seat.laid):
        match = seat.laid[space] == wanted.good
        return replace(
            content,
            sentence=tr("Table", module_rules.ROUTE_MATCH if match else module_rules.ROUTE_MISS),
            ruling="",
        )
    return (
        content if content.ruling else replace(content, ruling=tr("Table", module_rules.ROUTE_OPEN))
    )


def route_rows(seat: known_seat.SeatState) -> list[HoverRow]:
    """Return the next good of a trade route, for seats that the table shows as a chip or a small
    card."""
    space = len(seat.laid)
    if space >= ROUTE_SPACES * len(seat.route):
        return []
    return [
        (
            tr("Table", "Its trade route needs"),
            wording.capitalize(wording.goods_name(route_space(seat.route, space).good)),
        )
    ]


def _where(seat: known_seat.SeatState, space: int, goods: str) -> str:
    if space == len(seat.laid):
        return tr(
            "Table", "Space {space}, the next one, needs: {goods}", space=space + 1, goods=goods
        )
    return tr("Table", "Space {space}, needs: {goods}", space=space + 1, goods=goods)


def _laid(seat: known_seat.SeatState, space: int) -> list[HoverRow]:
    if space < len(seat.laid):
        return [
            (tr("Table", "On this space"), wording.capitalize(wording.goods_name(seat.laid[space])))
        ]
    return []


def post_card(slot: Slot, state: BurgundyState, names: list[str]) -> HoverContent:
    """Return the card for a border post beside an estate."""
    seat = state.seats[int(slot.owner or 0)]
    joined = [pair for pair in seat.posts if slot.at in pair]
    large, small = (potential.bonus_points(size, len(state.seats)) for size in ("large", "small"))
    sprite = Sprite("post", "joined" if joined else "post")
    count = tr("Table", "{joined} of 3 pairs joined", joined=len(seat.posts))
    return hover_content(
        sprite,
        tr("Table", "Border post"),
        count,
        module_rules.POST.spoken(large=large, small=small),
        [],
    )


def seal_card(slot: Slot, state: BurgundyState, names: list[str]) -> HoverContent | None:
    """Return the card for the seal between two joined posts."""
    first, _, second = str(slot.at).partition("+")
    phase = state.seats[int(slot.owner or 0)].joined_in.get((first, second))
    if phase is None:
        return None
    points = PHASE_POINTS[phase]
    words = module_rules.SEAL.spoken(points=points)
    return hover_content(Sprite("seal", str(points)), tr("Table", "Border posts"), "", words, [])


MODULE_TELLERS = {
    "shield": shield_card,
    "worn": worn_shield_card,
    "space": route_space_card,
    "post": post_card,
    "seal": seal_card,
}


# The solo game: its own places, and its different rules.


POINT = Sprite("piece", "points")


def rail_card(slot: Slot, state: BurgundyState, names: list[str]) -> HoverContent | None:
    """Return the card for the road of milestones."""
    if state.target is None:
        return None
    points = state.seats[0].points
    aside = tr("Solo", "{points} of {target} points", points=points, target=state.target)
    return hover_content(POINT, tr("Solo", "The counter"), aside, module_rules.RAIL.spoken(), [])


def buy_point_card(slot: Slot, state: BurgundyState, names: list[str]) -> HoverContent:
    """Return the card for the button that buys a point."""
    aside = tr("Solo", "For 1 silverling")
    return hover_content(
        Sprite("piece", "silverling"),
        tr("Solo", "Buy a point"),
        aside,
        module_rules.BUY_POINT.spoken(),
        [],
    )


def goal_card(slot: Slot, state: BurgundyState, names: list[str]) -> HoverContent:
    """Return the card for a line of the goal."""
    return hover_content(
        None,
        tr("Solo", "The goal"),
        tr("Solo", picture.LABELS[str(slot.owner)]),
        module_rules.GOAL.spoken(),
        [],
    )


SOLO_TELLERS = {"rail": rail_card, "buy-point": buy_point_card, "goal": goal_card}


def solo_card(slot: Slot, content: HoverContent) -> HoverContent:
    """Return an explanation with the rules of the solo game."""
    if content.sprite is not None and content.sprite.kind == "tile":
        return _solo_tile_card(content.sprite.what, content)
    words = module_rules.PLACES.get(slot.kind)
    if words is None:
        return content
    spoken = (
        words.spoken(points=known_places.LEAST_SEATS) if slot.kind == "goods" else words.spoken()
    )
    return replace(content, sentence=spoken.sentence, ruling=spoken.ruling)


def _solo_tile_card(tile: str, content: HoverContent) -> HoverContent:
    words = module_rules.solo_tile_words(tile)
    if words is None:
        return content
    kind, _, number = tile.partition(":")
    is_waiting = (
        kind == "monastery"
        and int(number) in module_rules.SCORED_AT_ONCE
        and content.aside == tr("Table", "Counts at the end")
    )
    aside = tr("Table", "Counts when placed") if is_waiting else content.aside
    return replace(content, aside=aside, sentence=words.sentence, ruling=words.ruling)


# The shared things of a team, and its three stores.


YOUR_STORE = HoverText(
    tr_noop("Table", "There is room for two tiles here, and only you can place them."),
    tr_noop("Table", "Tiles never move from one storage to another."),
)
MEMBERS_STORE = HoverText(
    tr_noop(
        "Table",
        "There is room for two tiles here. Only the owner of this storage can place them.",
    ),
    tr_noop("Table", "Tiles never move from one storage to another."),
)
SHARED_STORE = HoverText(
    tr_noop("Table", "There is room for two tiles here, and either team member can place them."),
    tr_noop("Table", "Tiles never move from one storage to another."),
)
POINTS = HoverText(
    tr_noop("Table", "The points of both team members. The team with more points wins."),
    tr_noop("Table", "Points that count only at the end are not included yet."),
)
WON_BONUS = HoverText(
    tr_noop("Table", "A team has covered all {colour} spaces of its estate: {name}.")
)


def owner_name(state: BurgundyState, seat: int, names: list[str]) -> str:
    """Return the owner of a seat's thing: the seat's name, or that of its team for shared
    things."""
    return wording.team_name(names, state.team_of(seat)) if state.teams else names[seat]


def empty_store(state: BurgundyState, seat: int, names: list[str]) -> HoverContent | None:
    """Return the card for a free place in a member's own store; None without teams."""
    if not state.teams:
        return None
    what = YOUR_STORE if wording.is_local_player(names[seat]) else MEMBERS_STORE
    return hover_content(None, store_title(names[seat]), "", what.spoken(), [])


def store_title(name: str) -> str:
    """Return the heading for a member's own store."""
    return (
        tr("Bench", "Your own storage")
        if wording.is_local_player(name)
        else tr("Bench", "{name}'s own storage", name=name)
    )


def empty_shared_store(state: BurgundyState, seat: int, names: list[str]) -> HoverContent:
    """Return the card for a free place in the shared store."""
    return hover_content(
        None,
        tr("Bench", "Shared by the team"),
        owner_name(state, seat, names),
        SHARED_STORE.spoken(),
        [],
    )


def start_rows(state: BurgundyState, seat: int, cell: str) -> list[HoverRow]:
    """Return the meaning of a cell's gold ring: the first castle of a team is here, or may be."""
    team = state.seats[seat]
    if not state.teams or cell not in picture.starts(state.edition, team):
        return []
    is_laid = team.start is not None
    return [
        (
            tr("Table", "Start castle"),
            tr("Table", "is here") if is_laid else tr("Table", "can be placed here"),
        )
    ]


def team_points_card(slot: Slot, state: BurgundyState, names: list[str]) -> HoverContent:
    """Return the card for the points of a team, with those of each member."""
    team = state.team_of(int(slot.owner or 0))
    rows = [(names[seat], str(state.seats[seat].points)) for seat in team]
    sprite = Sprite("piece", "points")
    return hover_content(
        sprite,
        tr("Table", "Points of the team"),
        owner_name(state, team[0], names),
        POINTS.spoken(),
        rows,
    )
