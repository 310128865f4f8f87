"""The table of Burgundy as slots with sprites: two equal tables have equal pictures.

Kinds of slots, and the meaning of their `owner` and `at`: `market` depot (1..6 or "black") and
printed space; `trough` depot and goods tile; `stock` all goods of a depot; `phase` letter; `white`
the shared die; `white-depot` the words beside it; `round` its number; `bay` of the bridge and
height in its stack; `bonus` colour and size; of a seat: `silver`, `workers`, `points`, `covered`,
`sold`, `turn`, `crest` (the shield before the points), `die` (0, 1), `storage` (0..2; beyond with
shield 4), `goods` (0..2), `cell` ("row.place").

With the 2019 modules: `market` depot "inns"; `inns` the number of inns left; `shield` depot and
place (0, 1); of a seat: `worn` (the shield on the castle at "row.place"), `route` (its tile from
the left), `space` of the route and `laid`, the good on it (both from 0), `post` ("bottom"), `band`
and `seal` ("upper-left+bottom").

Shared things of a team belong to its first member: all of a seat but `points`, `die` and `storage`;
also `shared` (0, 1), the store of both, `team`, their points together, and `start`, the place of
the first castle or its possible places ("row.place").

In the solo game: `rail`, all of the road of milestones; `reach`, as far as the target; `milestone`,
`flag` and `counter`, each with its points; `on-the-way` and `then`, the words below it, and
`buy-point`, the button; `goal` and `goal-bar`, the values on the card beside, by their names.

Kinds of sprites: `tile`, `good`, `die` (what = "seat-face" or "white-face"), `marker` (what =
seat), `bonus` (what = "colour-size-seats"), `phase` or `round` (what = "name-state"), `piece`,
`turn` or `text`; with the 2019 modules `shield` and `route` (what = number), `laid` (a good on a
route), `plate` ("match-silver", "miss-silver", "next"), `post` ("post", "joined"), `band` (two
posts) and `seal` (points); in teams `ring` (what = its colour's token); in the solo game `flag`
(what = seat), `milestone` ("45", "50-beyond") and `bar` ("colour-done/whole").
"""

from __future__ import annotations

from itertools import combinations

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QPixmap

from burgundy_qt.language.translation import tr, tr_noop
from burgundy_qt.rules.burgundy import components, known_places, known_seat
from burgundy_qt.rules.burgundy.known_places import INNS, PHASE_POINTS, ROUTE_SPACES, route_space
from burgundy_qt.rules.burgundy.known_state import BurgundyState
from burgundy_qt.rules.burgundy.modules.module_codec import TARGET_STEP
from burgundy_qt.widgets.games.burgundy import estate_picture, estate_shape
from burgundy_qt.widgets.games.burgundy.estate_picture import POSTS, band_of
from burgundy_qt.widgets.sprites import brush, places
from burgundy_qt.widgets.sprites.places import Highlight, Picture, Slot, Sprite
from burgundy_qt.widgets.table.game_table import TargetHighlights
from burgundy_qt.widgets.theme import fonts, sprite_files
from burgundy_qt.widgets.theme.palette import TILE, darker, mix
from burgundy_qt.widgets.theme.sprite_files import SMOOTH, transparent_pixmap


def picture_of(state: BurgundyState) -> Picture:
    """Return the picture of everything that moves or changes on the table."""
    picture: Picture = {}
    _add_clock(picture, state)
    _add_depots(picture, state)
    if not state.is_alone:
        _add_bridge(picture, state)
        _add_bonuses(picture, state)
    for number, seat in enumerate(state.seats):
        _add_seat(picture, number, seat, state.turn == number)
        if state.home(number) == number:
            _add_estate(picture, number, seat)
            picture[Slot("covered", number)] = Sprite("text", _covered(state.edition, seat))
    add_teams(picture, state)
    add_modules(picture, state)
    add_solo(picture, state)
    return picture


def slot_of(sprite: Sprite, picture: Picture, kind: str, owner: int | str) -> Slot:
    """Return the first slot of a kind and an owner with this sprite. The picture must contain
    it."""
    return next(
        slot for slot, lies in picture.items() if slot[:2] == (kind, owner) and lies == sprite
    )


def _add_clock(picture: Picture, state: BurgundyState) -> None:
    for letter in components.PHASES:
        picture[Slot("phase", letter)] = Sprite(
            "phase", f"{letter}-{_standing(letter, state.phase)}"
        )
    for number, good in enumerate(state.rounds, 1):
        sprite = (
            Sprite("good", str(good))
            if good
            else Sprite("round", f"{number}-{_standing(number, state.round or 0)}")
        )
        picture[Slot("round", number)] = sprite
    if state.white:
        picture[Slot("white")] = Sprite("die", f"white-{state.white}")
        picture[Slot("white-depot")] = Sprite(
            "text", tr("Market", "→ depot {depot}", depot=state.white)
        )


def _standing(here: str | int, now: str | int | None) -> str:
    """Return whether a phase or round is past, now or next."""
    if not now or here > now:  # type: ignore[operator]
        return "next"
    return "now" if here == now else "past"


def _add_depots(picture: Picture, state: BurgundyState) -> None:
    depots: list[int | str] = [*known_places.DEPOTS, known_places.BLACK]
    for depot in depots:
        for index, tile in enumerate(state.slots(depot)):
            if tile:
                picture[Slot("market", depot, index)] = Sprite("tile", tile)
    for depot, goods in state.troughs.items():
        for index, good in enumerate(goods.pieces):
            picture[Slot("trough", depot, index)] = Sprite("good", str(good), of=len(goods))


def _add_bridge(picture: Picture, state: BurgundyState) -> None:
    for bay in range(known_places.BAYS):
        for height, seat in enumerate(state.stack(bay)):
            picture[Slot("bay", bay, height)] = Sprite("marker", str(seat))


def _add_bonuses(picture: Picture, state: BurgundyState) -> None:
    for colour in components.COLOURS:
        for size in ("large", "small"):
            winner = state.bonuses.get((colour, size))
            sprite = (
                Sprite("bonus", f"{colour}-{size}-{len(state.seats)}")
                if winner is None
                else Sprite("marker", str(winner))
            )
            picture[Slot("bonus", colour, size)] = sprite


def _add_seat(picture: Picture, number: int, seat: known_seat.SeatState, turn: bool) -> None:
    picture[Slot("points", number)] = Sprite("text", str(seat.points))
    if turn:
        picture[Slot("turn", number)] = Sprite("turn", str(number))
    for index, stored in enumerate(seat.storage):
        if stored:
            picture[Slot("storage", number, index)] = Sprite("tile", stored)
    for index, die in enumerate(seat.dice):
        picture[Slot("die", number, index)] = Sprite("die", f"{number}-{die.face}", faded=die.used)


def _add_estate(picture: Picture, number: int, seat: known_seat.SeatState) -> None:
    """Add the shared things of a team, or without teams the other things of a seat."""
    for kind, value in (("silver", seat.silver), ("workers", seat.workers)):
        picture[Slot(kind, number)] = Sprite("text", str(value))
    picture[Slot("sold", number)] = Sprite("text", str(sum(seat.sold.values())))
    for cell, tile in seat.cells.items():
        picture[Slot("cell", number, cell)] = Sprite("tile", tile)
    for index, pile in enumerate(seat.goods):
        if pile:
            picture[Slot("goods", number, index)] = Sprite("good", str(pile[0]), many=pile[1])


def _covered(edition: str, seat: known_seat.SeatState) -> str:
    if seat.estate is None:
        return tr("Table", "Estate not chosen yet")
    sentence = tr_noop("Table", "Estate {estate}, {covered} of {spaces} covered")
    spaces = len(known_places.cells_of(edition, seat.estate))
    return tr("Table", sentence, estate=seat.estate, covered=len(seat.cells), spaces=spaces)


# The parts of the 2019 modules.


PAIRS = tuple(combinations(POSTS, 2))
"""The border posts that can be joined, in the protocol's order."""


def pair_name(pair: tuple[str, str]) -> str:
    """Return a pair of posts as the `at` of a slot."""
    return "+".join(pair)


def waiting_slot(effect: str, state: BurgundyState, seat: int) -> Slot | None:
    """Return the origin of a waiting effect that does not come from a tile: the space of a route
    covered last, or a shield."""
    kind, _, which = effect.partition(":")
    mine = state.seats[seat]
    if kind == "route" and mine.laid:
        return Slot("space", seat, len(mine.laid) - 1)
    worn = (
        castle for castle, shield in mine.worn.items() if kind == "shield" and str(shield) == which
    )
    return next((Slot("worn", seat, castle) for castle in worn), None)


def add_modules(picture: dict[Slot, Sprite], state: BurgundyState) -> None:
    """Add the parts of the modules in play."""
    if "inns" in state.modules:
        _add_stall(picture, state)
    for depot, shields in state.shields.items():
        for index, shield in enumerate(shields):
            if shield:
                picture[Slot("shield", depot, index)] = Sprite("shield", str(shield))
    for number, seat in enumerate(state.seats):
        for castle, shield in seat.worn.items():
            picture[Slot("worn", number, castle)] = Sprite("shield", str(shield))
        _add_route(picture, number, seat)
        if "border-posts" in state.modules:
            _add_posts(picture, number, seat)


def _add_stall(picture: dict[Slot, Sprite], state: BurgundyState) -> None:
    if state.inns:
        picture[Slot("market", INNS, 0)] = Sprite("tile", "inn")
    picture[Slot("inns")] = Sprite("text", tr("Market", "{n} inn(s)", n=state.inns))


def _add_route(picture: dict[Slot, Sprite], number: int, seat: known_seat.SeatState) -> None:
    """Add the tiles, a golden or pale plate on every covered space, and a ring round the next."""
    for index, tile in enumerate(seat.route):
        picture[Slot("route", number, index)] = Sprite("route", str(tile))
    for space, good in enumerate(seat.laid):
        wanted = route_space(seat.route, space)
        plate = "match" if wanted.good == good else "miss"
        picture[Slot("space", number, space)] = Sprite("plate", f"{plate}-{wanted.bonus}")
        picture[Slot("laid", number, space)] = Sprite("laid", str(good))
    if len(seat.laid) < ROUTE_SPACES * len(seat.route):
        picture[Slot("space", number, len(seat.laid))] = Sprite("plate", "next")


def _add_posts(picture: dict[Slot, Sprite], number: int, seat: known_seat.SeatState) -> None:
    joined = {post for pair in seat.posts for post in pair}
    for pair in seat.posts:
        points = PHASE_POINTS[seat.joined_in[pair]]
        picture[Slot("band", number, pair_name(pair))] = Sprite("band", pair_name(pair))
        picture[Slot("seal", number, pair_name(pair))] = Sprite("seal", str(points))
    for post in POSTS:
        picture[Slot("post", number, post)] = Sprite("post", "joined" if post in joined else "post")


# The parts of the solo game: the road of milestones, and the progress to the goal.


ROUNDS = known_places.ROUNDS * len(components.PHASES)
ROAD_END, MILESTONE = 55, 5
"""The length of the road in points, and the distance of its stones."""
COVERED = 2
"""The number of points on both sides of a milestone where the counter covers part of it, so that
the stone has no number."""
ALONE = 0
"""The seat of the solo player."""
LABELS = {
    "covered": tr_noop("Solo", "Spaces covered"),
    "rounds": tr_noop("Solo", "Rounds played"),
    "pace": tr_noop("Solo", "Pace"),
    "reached": tr_noop("Solo", "Target reached"),
    "black": tr_noop("Solo", "A black tile"),
}
"""The labels of the card with the goal."""


def counter_at(points: int) -> Slot:
    """Return the place of the counter; it is beyond the end of the road only just before it
    returns."""
    return Slot("counter", ALONE, min(points, ROAD_END))


def rounds_gone(state: BurgundyState) -> int:
    """Return the number of rounds that are over, including the one in which the game has ended."""
    if not state.phase:
        return 0
    return (
        known_places.ROUNDS * components.PHASES.index(state.phase)
        + (state.round or 1)
        - 1
        + state.is_over
    )


def pace(state: BurgundyState) -> int:
    """Return the number of covered spaces beyond an even pace through all rounds; below 0 for
    fewer."""
    spaces = len(known_places.cells_of(state.edition, str(state.seats[ALONE].estate)))
    return len(state.seats[ALONE].cells) - round(spaces * rounds_gone(state) / ROUNDS)


def add_solo(picture: dict[Slot, Sprite], state: BurgundyState) -> None:
    """Add the parts of a solo game; nothing in other games."""
    if not state.is_alone:
        return
    if state.target is not None:
        _add_road(picture, state.seats[ALONE].points, state.target, state.reached)
    if state.seats[ALONE].estate is not None:
        _add_goal(picture, state)


def _add_road(picture: dict[Slot, Sprite], points: int, target: int, reached: int) -> None:
    picture[Slot("reach", ALONE)] = Sprite("bar", f"accent_hi-{target}/{ROAD_END}")
    for stone in range(0, ROAD_END + 1, MILESTONE):
        number = "" if abs(stone - points) <= COVERED else stone
        picture[Slot("milestone", ALONE, stone)] = Sprite(
            "milestone", f"{number}{'' if stone <= target else '-beyond'}"
        )
    picture[Slot("flag", ALONE, target)] = Sprite("flag", str(ALONE))
    picture[counter_at(points)] = Sprite("marker", str(ALONE))
    text = tr("Solo", "{points} of {target} points", points=points, target=target)
    picture[Slot("on-the-way", ALONE)] = Sprite("text", text)
    after = max(TARGET_STEP, target - TARGET_STEP)
    then = tr(
        "Solo", "At {target} one more action; then {after} are enough.", target=target, after=after
    )
    picture[Slot("then", ALONE)] = Sprite("text", then)
    picture[Slot("goal", "reached")] = Sprite("text", str(reached))


def _add_goal(picture: dict[Slot, Sprite], state: BurgundyState) -> None:
    seat, gone = state.seats[ALONE], rounds_gone(state)
    covered, spaces = len(seat.cells), len(known_places.cells_of(state.edition, str(seat.estate)))
    for name, so_far, whole, colour in (
        ("covered", covered, spaces, "seat"),
        ("rounds", gone, ROUNDS, "text2"),
    ):
        picture[Slot("goal", name)] = Sprite(
            "text", tr("Solo", "{count} of {whole}", count=so_far, whole=whole)
        )
        picture[Slot("goal-bar", name)] = Sprite("bar", f"{colour}-{so_far}/{whole}")
    picture[Slot("goal", "pace")] = Sprite("text", pace_text(pace(state)))
    picture[Slot("goal", "black")] = Sprite("text", tr("Solo", "5 goods"))


def pace_text(ahead: int) -> str:
    """Return a pace in words."""
    if ahead == 0:
        return tr("Solo", "even", "neither ahead of the pace nor behind it")
    return (
        tr("Solo", "{count} ahead", count=ahead)
        if ahead > 0
        else tr("Solo", "{count} behind", count=-ahead)
    )


# The parts of a team: the store and the points that its members share.


def add_teams(picture: dict[Slot, Sprite], state: BurgundyState) -> None:
    """Add the parts of teams; nothing without teams."""
    for team in state.teams:
        home = team[0]
        for index, stored in enumerate(state.seats[home].shared):
            if stored:
                picture[Slot("shared", home, index)] = Sprite("tile", stored)
        for cell in starts(state.edition, state.seats[home]):
            picture[Slot("start", home, cell)] = Sprite("ring", "gold")
        picture[Slot("team", home)] = Sprite(
            "text", str(sum(state.seats[seat].points for seat in team))
        )


def starts(edition: str, team: known_seat.SeatState) -> tuple[str, ...]:
    """Return the cell of a team's first castle, or its possible cells before it is placed."""
    if team.start is not None:
        return (team.start,)
    return known_places.start_spaces(edition, team.estate) if team.estate is not None else ()


# A milestone of the solo game: a round stone with its number.


BEYOND = 0.45  # how far a stone beyond the target fades into its background


def milestone_pixmap(what: str, width: float, style: brush.PaintStyle) -> QPixmap:
    """Return the stone in a square of `width` logical pixels; `what` is its number, "45", or
    "50-beyond" past the target."""
    number, _, beyond = what.partition("-")
    size = max(1, round(width * style.dpr))
    pixmap = transparent_pixmap(QSize(size, size), style.dpr)
    painter = QPainter(pixmap)
    painter.setRenderHints(SMOOTH | QPainter.RenderHint.TextAntialiasing)
    palette, line = style.palette, 0.065 * width
    ground = palette.panel2 if beyond else palette.raised
    painter.setBrush(QColor(ground))
    painter.setPen(
        QPen(QColor(mix(palette.line2, ground, BEYOND) if beyond else palette.line2), line)
    )
    painter.drawEllipse(QRectF(line, line, width - 2 * line, width - 2 * line))
    room = QSizeF(0.78 * width, 0.56 * width)
    painter.setFont(brush.grown(fonts.number_font(0.5 * width), number, room, style.text))
    painter.setPen(QColor(palette.text3 if beyond else palette.text))
    metrics = QFontMetricsF(painter.font())
    left = (width - metrics.horizontalAdvance(number)) / 2
    painter.drawText(QPointF(left, (width + metrics.capHeight()) / 2), number)
    painter.end()
    return pixmap


# The painting of sprites: tiles, goods, the stones of the clock, and the parts of modules.


ESTATE = "estate:"
"""The prefix of an estate's name in the picture of an answer."""
SHADED = "good", "bonus", "shield"
LEVELS = {
    "bay": 4.0,
    "trough": 3.0,
    "cell": 2.0,
    "start": 1.5,
    "band": 1.8,
    "route": 2.0,
    "space": 2.5,
    "shield": 3.5,
    "worn": 3.2,
    "reach": 2.0,
    "flag": 4.0,
    "counter": 5.0,
}


def art_name(sprite: Sprite, style: brush.PaintStyle, small: bool) -> str:
    """Return the name of the art of a sprite."""
    match sprite.kind:
        case "tile":
            return sprite_files.tile_art(sprite.what, style.edition, small)
        case "good":
            return f"goods/{sprite.what}"
        case "bonus":
            colour, size, seats = sprite.what.split("-")
            return sprite_files.bonus_art(colour, size, int(seats))
        case "phase" | "round":
            return f"tracks/{sprite.kind}-{sprite.what}-{style.theme}"
        case "flag":
            return style.seat_styles.flag(int(sprite.what))
        case "shield":
            return estate_picture.shield_art(int(sprite.what), small)
        case "route":
            return estate_picture.route_art(int(sprite.what), small)
        case "laid":
            return estate_picture.laid_art(int(sprite.what), small)
        case "plate" if sprite.what == "next":
            return estate_picture.next_space_art(style.theme, small)
        case "plate":
            return estate_picture.covered_space_art(sprite.what, small)
        case "post":
            return f"posts/{sprite.what}"
        case "seal":
            return estate_picture.seal_art(int(sprite.what))
    raise ValueError(f"a sprite of the kind {sprite.kind!r} has no picture")


def shade(sprite: Sprite, style: brush.PaintStyle, small: bool) -> str | None:
    """Return the art whose outline is the shadow of a sprite: the same one for all tiles of usual
    size."""
    if sprite.kind == "tile" and not small:
        return "tiles/castle"
    is_shaded = (
        sprite.kind in SHADED or sprite.kind == "tile" or (sprite.kind == "laid" and not small)
    )
    return art_name(sprite, style, small) if is_shaded else None


def on_card(sprite: Sprite, style: brush.PaintStyle) -> str | None:
    """Return the sprite for the corner of a hover card, which cells, tiles and bonuses fill."""
    if sprite.kind == "cell":
        colour, number = sprite.what.split("-")
        return sprite_files.cell_art(colour, int(number), style.theme)
    return art_name(sprite, style, False) if sprite.kind in ("tile", "bonus") else None


def costs(slot: Slot, highlight: Highlight) -> list[tuple[str, int]]:
    """Return the price in workers, and at depots in silver; the black depot and the stall have
    printed prices."""
    named = [("workers", highlight.cost("workers"))]
    if slot.kind == "market" and slot.owner not in (known_places.BLACK, INNS):
        named.append(("silver", highlight.cost("silver")))
    return [(kind, count) for kind, count in named if count]


def estate_on_trial(highlights: TargetHighlights) -> str | None:
    """Return the estate that is picked but not confirmed yet."""
    picked = (
        str(target.what)
        for target, highlight in highlights.items()
        if target.kind == "choice" and highlight.chosen
    )
    return next((what.removeprefix(ESTATE) for what in picked if what.startswith(ESTATE)), None)


def paint_answer(painter: QPainter, estate: str, rect: QRectF, style: brush.PaintStyle) -> None:
    """Paint an estate to choose, with its colours only."""
    cells = known_places.cells_of(style.edition, estate)
    shape = estate_shape.shape_of(cells)
    grid = estate_shape.Grid.of(
        min(rect.width() / (13 + shape.wider), rect.height() / (12 + shape.taller)), shape
    )
    painter.setPen(Qt.PenStyle.NoPen)
    for grow, colour in ((1.3, darker(style.palette.map2, 0.2)), (0.0, "")):
        for name, cell in cells.items():
            at = rect.center() + grid.offset(name)
            path = places.hex_outline(at, grid.radius * (grow or 0.96), 1)
            painter.fillPath(path, brush.translucent(colour or TILE[cell.colour], 1))


SPRITE_PAINTER = brush.SpritePainter(
    art_name=art_name,
    shade=shade,
    painted={"milestone": milestone_pixmap},
    band=band_of,
    on_card=on_card,
    costs=costs,
    answers={ESTATE.rstrip(":"): paint_answer},
    levels=LEVELS,
)
