"""Turns of The Castles of Burgundy in words and on the table; and the points that a seat may still
score: its open regions with their current points, and the colours left to cover. The steps of a
turn and the paths of its tiles are in `turn_steps`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QFrame, QGridLayout, QVBoxLayout, QWidget

from burgundy_qt.ai.analysis.motives import Motive
from burgundy_qt.language.translation import tr, tr_noop
from burgundy_qt.rules.burgundy import protocol
from burgundy_qt.rules.burgundy.known_places import cells_of, region_of
from burgundy_qt.rules.burgundy.known_state import BurgundyState
from burgundy_qt.rules.burgundy.potential import ColourLeft, OpenRegion, Outlook
from burgundy_qt.rules.burgundy.protocol import Points
from burgundy_qt.session.view import GameView
from burgundy_qt.widgets.advice.game_advice import GameAdvice, Step, StepText, TurnTexts
from burgundy_qt.widgets.controls.dialog_frame import ScrollPane, at_the_right, text_label
from burgundy_qt.widgets.games.burgundy.burgundy_texts import (
    short_effect,
    short_shield_effect,
    source_words,
    tile_text,
)
from burgundy_qt.widgets.games.burgundy.log_text import BONUS_WORDS, POINT_WORDS
from burgundy_qt.widgets.games.burgundy.motive_text import TITLES, motive_text
from burgundy_qt.widgets.games.burgundy.turn_steps import (
    discard_text,
    heading_text,
    move_text,
    price_words,
    step_texts,
    steps,
    tile_route,
)
from burgundy_qt.widgets.phrases.wording import (
    capitalize,
    colour_name,
    effect_name,
    goods_counted,
    goods_name,
    join_with_and,
    join_with_commas,
    shield_name,
    silverlings,
    tile_name,
    workers_text,
)
from burgundy_qt.widgets.play.move_choice import OptionPath
from burgundy_qt.widgets.sprites import places
from burgundy_qt.widgets.sprites.places import SlotPlace
from burgundy_qt.widgets.table.table_scene import TableScene
from burgundy_qt.widgets.theme import sprite_files, theme
from burgundy_qt.widgets.theme.labels import DrawnLabel
from burgundy_qt.widgets.theme.palette import INK, IVORY, TILE, Palette, mix
from burgundy_qt.widgets.theme.sprite_files import transparent_pixmap

LEAST_WIDTH = 320


class OpenTable(QWidget):
    """The regions of one seat, the nearest to completion first, and below them the six colours.
    `alone`: in the solo game, where a whole colour brings a tile, and the end scores nothing."""

    def __init__(self, outlook: Outlook, phase: str, alone: bool = False) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        called = tr("Score sheet", "Regions that are still open")
        column.addWidget(
            ScrollPane(regions_table(outlook["regions"], phase), called, LEAST_WIDTH), 1
        )
        column.addWidget(colours_table(outlook["colours"], alone))
        if alone:
            return
        label = text_label(end_text(outlook["end"]), "note")
        label.setWordWrap(True)
        column.addWidget(label)


def end_text(end: Sequence[Points]) -> str:
    """Return the current points for the final scoring, part by part."""
    parts = [
        tr(
            "Score sheet",
            "{source} +{points}",
            source=source_words(event["for"]),
            points=event["points"],
        )
        for event in end
    ]
    if not parts:
        return tr("Score sheet", "At the end, as things stand: nothing yet.")
    return tr("Score sheet", "At the end, as things stand: {parts}.", parts=join_with_commas(parts))


def nearest_first(regions: Sequence[OpenRegion]) -> list[OpenRegion]:
    """Return regions by the number of missing tiles, then by their points."""
    return sorted(regions, key=lambda region: (left_in(region), -region["points"]))


def left_in(region: OpenRegion) -> int:
    """Return the number of missing tiles of a region."""
    return len(region["cells"]) - len(region["covered"])


def regions_table(regions: Sequence[OpenRegion], phase: str) -> QWidget:
    """Return a line for each open region: its hexes, its missing tiles, its points for size and
    phase, and their sum."""
    sheet = QWidget()
    sheet.setProperty("role", "scrolled")
    grid = QGridLayout(sheet)
    grid.setContentsMargins(0, 0, 10, 0)
    grid.setHorizontalSpacing(14)
    grid.setVerticalSpacing(4)
    grid.setColumnStretch(1, 1)
    titles = (
        tr("Score sheet", "Size"),
        tr("Score sheet", "Phase {phase}", phase=phase),
        tr("Score sheet", "Total"),
    )
    for column, title in enumerate(("", "", *titles)):
        grid.addWidget(at_the_right(text_label(title, "caption")), 0, column)
    for row, region in enumerate(nearest_first(regions), start=1):
        size, bonus = region["points"], region["phase_points"]
        hexes = HexRow(region["colour"], len(region["covered"]), len(region["cells"]))
        hexes.setAccessibleName(
            tr(
                "Score sheet",
                "{colour}: {covered} of {cells} covered; if completed now +{points}, and "
                "+{bonus} for the phase",
                colour=capitalize(colour_name(region["colour"])),
                covered=len(region["covered"]),
                cells=len(region["cells"]),
                points=size,
                bonus=bonus,
            )
        )
        grid.addWidget(hexes, row, 0)
        grid.addWidget(
            text_label(tr("Score sheet", "{n} to go", n=left_in(region)), "note"), row, 1
        )
        for column, points, role in (
            (2, size, "log"),
            (3, bonus, "log"),
            (4, size + bonus, "good"),
        ):
            grid.addWidget(at_the_right(text_label(f"+{points}", role)), row, column)
    grid.setRowStretch(len(regions) + 1, 1)
    return sheet


def colours_table(colours: Sequence[ColourLeft], alone: bool = False) -> QFrame:
    """Return the six colours beside each other: the bonus that is left, and the number of covered
    spaces."""
    frame = QFrame()
    frame.setProperty("role", "row")
    grid = QGridLayout(frame)
    grid.setContentsMargins(10, 8, 10, 8)
    grid.setVerticalSpacing(2)
    if alone:
        caption = tr("Score sheet", "For a full colour: a tile from the black depot")
    else:
        caption = tr("Score sheet", "Bonus for a full colour")
    grid.addWidget(text_label(caption, "caption"), 0, 0, 1, len(colours))
    for at, colour in enumerate(colours):
        bonus = tile_words(colour) if alone else bonus_words(colour)
        sign = HexRow(colour["colour"], 1, 1)
        name = capitalize(colour_name(colour["colour"]))
        if alone:
            text = tr(
                "Score sheet",
                "{colour}: {covered} of {cells} covered",
                colour=name,
                covered=colour["covered"],
                cells=colour["cells"],
            )
        else:
            text = tr(
                "Score sheet",
                "{colour}: {covered} of {cells} covered, bonus {bonus}",
                colour=name,
                bonus=bonus,
                covered=colour["covered"],
                cells=colour["cells"],
            )
        sign.setAccessibleName(text)
        sign.setToolTip(text)
        for row, label in enumerate(
            (
                sign,
                text_label(bonus, "good" if colour["bonus"] else "fine-print"),
                text_label(
                    tr(
                        "Score sheet",
                        "{covered} of {cells}",
                        covered=colour["covered"],
                        cells=colour["cells"],
                    ),
                    "fine-print",
                ),
            ),
            start=1,
        ):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            grid.addWidget(label, row, at)
        grid.setColumnStretch(at, 1)
    return frame


def tile_words(colour: ColourLeft) -> str:
    """Return whether a colour has brought its tile in the solo game."""
    if colour["covered"] == colour["cells"]:
        return tr("Score sheet", "done", "all spaces of a colour are covered")
    return tr("Score sheet", "{n} to go", n=colour["cells"] - colour["covered"])


def bonus_words(colour: ColourLeft) -> str:
    """Return the current value of a colour's bonus, or why it has none any more."""
    if colour["bonus"]:
        return f"+{colour['bonus']}"
    if colour["covered"] == colour["cells"]:
        return tr("Score sheet", "done", "all spaces of a colour are covered")
    return tr("Score sheet", "none left", "no bonus for this colour")


# A region as a row of small hexes, filled for covered cells: one picture, painted once for each
# look.


RADIUS = 11.0
STEP = 17.0  # from the middle of a hex to the next
DARK_TILES = "castle", "ship"


class HexRow(DrawnLabel):
    """`covered` of `cells` spaces of a colour."""

    def __init__(self, colour: str, covered: int, cells: int) -> None:
        super().__init__()
        self.colour, self.covered, self.cells = colour, covered, cells
        theme.theme_changed.connect(self._draw)
        self._draw()

    def _draw(self) -> None:
        scale = min(1.25, max(1.0, theme.scale()))
        self.setPixmap(
            hex_row(
                self.colour,
                self.covered,
                self.cells,
                theme.current(),
                scale,
                self.devicePixelRatioF(),
            )
        )


def hex_row(
    colour: str, covered: int, cells: int, palette: Palette, scale: float, dpr: float
) -> QPixmap:
    """Return the picture: full hexes first, then dashed empty ones, each with the mark of its
    colour."""
    wide = (STEP * (cells - 1) + 2 * places.HALF * RADIUS + 2) * scale
    high = (2 * RADIUS + 2) * scale
    picture = transparent_pixmap(QSize(round(wide * dpr), round(high * dpr)), dpr)
    painter = QPainter(picture)
    painter.setRenderHints(sprite_files.SMOOTH)
    painter.scale(scale, scale)
    for at in range(cells):
        centre = QPointF(1 + places.HALF * RADIUS + at * STEP, 1 + RADIUS)
        _draw_hex(painter, colour, centre, at < covered, palette, dpr * scale)
    painter.end()
    return picture


def _draw_hex(
    painter: QPainter, colour: str, centre: QPointF, is_full: bool, palette: Palette, dpr: float
) -> None:
    if is_full:
        pen = QPen(QColor(mix(TILE[colour], INK, 0.55)), 1.2)
        painter.setBrush(QColor(TILE[colour]))
        ink = IVORY if colour in DARK_TILES else INK
    else:
        pen = QPen(QColor(palette.line2), 1.1)
        pen.setDashPattern([2.4, 1.8])
        painter.setBrush(QColor(palette.raised))
        ink = mix(palette.text3, palette.raised, 0.25)
    painter.setPen(pen)
    painter.drawPath(places.hex_outline(centre, RADIUS - 0.8, 2))
    size = RADIUS * 0.98
    glyph = sprite_files.tinted(f"glyphs/{colour}", ink, size, dpr)
    box = QRectF(centre.x() - size / 2, centre.y() - size / 2, size, size)
    painter.drawPixmap(box, glyph, QRectF(glyph.rect()))


class BurgundyAdvice(GameAdvice[BurgundyState]):
    """The advice for The Castles of Burgundy."""

    motive_titles = TITLES

    def motive_text(self, motive: Motive, names: Sequence[str], reader: int | None = None) -> str:
        """Return a fact about a turn as a sentence."""
        return motive_text(motive, names)

    def words(self, view: GameView) -> BurgundyTurnTexts:
        """Return the words for a view in which a player has to decide."""
        return BurgundyTurnTexts(Ground.of(view))

    def steps(self, plan: Iterable[protocol.Action], state: BurgundyState, seat: int) -> list[Step]:
        """Return the actions of a plan that can be shown."""
        return steps(plan, state, seat)

    def route(
        self, scene: TableScene, step: Step, source: SlotPlace, target: SlotPlace
    ) -> list[QPointF]:
        """Return the path of a tile along the joints between the cells."""
        return tile_route(scene, step, source, target)

    def progress_text(self, view: GameView) -> str:
        """Return the progress of the game, and its consequences for the points."""
        state = BurgundyState.from_object(view.state)
        phase, number = state.phase, state.round
        if not phase:
            return tr(
                "Score sheet",
                "The players are still choosing their estates. Nobody has scored yet.",
            )
        if "solo" in state.modules:
            text = tr_noop(
                "Score sheet",
                "Phase {phase}, round {round} of 5. These are all the points that moved "
                "the counter.",
            )
            return tr("Score sheet", text, phase=phase, round=number)
        text = tr_noop(
            "Score sheet",
            "Phase {phase}, round {round} of 5. Points scored only at the end are shown as "
            "they are now.",
        )
        return tr("Score sheet", text, phase=phase, round=number)

    def still_open(self, view: GameView, seat: int) -> OpenTable:
        """Return the table of points that a seat or its team may still score."""
        data, state = view.scoring_potential[seat], BurgundyState.from_object(view.state)
        outlook = Outlook(end=data["end"], regions=data["regions"], colours=data["colours"])
        return OpenTable(outlook, str(state.phase), state.is_alone)


@dataclass(frozen=True)
class BurgundyTurnTexts(TurnTexts):
    """The words for turns on an estate."""

    ground: Ground

    def headline(self, events: Sequence[protocol.Event], seat: int) -> str:
        """Return a sentence or two on the achievements of a turn."""
        return headline(events, seat, self.ground)

    def at_once(self, events: Sequence[protocol.Event], seat: int) -> int:
        """Return the points that a turn brings at once."""
        return at_once(events, seat)

    def steps(self, plan: Iterable[protocol.Action]) -> list[StepText]:
        """Return the steps of a turn in words."""
        return step_texts(plan, self.ground.numbers, self.ground.edition)

    def heading(self, action: protocol.Action) -> str:
        """Return an action in few words."""
        return heading_text(action, self.ground.numbers)

    def beside(self, action: protocol.Action) -> str:
        """Return a sentence on the tile that an action discards."""
        return discard_text(action)

    def source(self, source: str) -> str:
        """Return the name of a source of points, with the effect of a knowledge tile."""
        return source_words(source, self.ground.edition)

    def source_name(self, source: str) -> str:
        """Return the name of a source of points."""
        return source_words(source)

    def move(self, action: protocol.Action) -> str:
        """Return a move in words, so that no two moves read alike."""
        return move_text(action, self.ground.numbers)

    def price(self, option: OptionPath) -> str:
        """Return the costs of a move in words."""
        return price_words(option)


# The facts of the position that the words of a turn need.


@dataclass(frozen=True)
class Ground:
    """The estate of the deciding seat, in the protocol's names: the die faces of its cells and the
    covered cells; also the first seat in the order of play."""

    edition: str = ""
    estate: str | None = None
    numbers: Mapping[str, int] = field(default_factory=dict)
    covered: frozenset[str] = frozenset()
    first: int | None = None

    @classmethod
    def of(cls, view: GameView) -> Ground:
        """Return the ground of a view in which a player has to decide."""
        state, seat = BurgundyState.from_object(view.state), view.legal["seat"]
        own = state.owner(seat)
        numbers, covered = state.cell_numbers(seat), frozenset(own.cells)
        return cls(state.edition, own.estate, numbers, covered, next(iter(state.order), None))


# The achievements of a turn in a sentence or two. They come from the turn's events, and so from
# the rules.


MOST_SENTENCES = 2
REGIONS: Mapping[str, str] = {
    "castle": tr_noop("Hint", "castle region"),
    "mine": tr_noop("Hint", "mine region"),
    "ship": tr_noop("Hint", "river"),
    "animal": tr_noop("Hint", "pasture"),
    "building": tr_noop("Hint", "city"),
    "monastery": tr_noop("Hint", "knowledge region"),
}
OF_A_PIECE = "animals", "watchtower", "region", "sale"
"""Points that are mentioned together with the piece that brings them."""
SCORED, LOADED, LEARNT, COVERED, FIRST, GAINED, STORED = 100, 50, 45, 40, 30, 20, 10
"""Priorities: the feat with the highest value is mentioned first; points rank by their number."""


@dataclass(frozen=True)
class Feat:
    """One achievement of a turn."""

    weight: float
    sentence: str


@dataclass
class Turn:
    """A turn while its events are read: the tile or goods of its last action, and all its gains."""

    ground: Ground
    seat: int
    action: protocol.Action = field(default_factory=lambda: protocol.End(type="end"))
    covered: set[str] = field(default_factory=set)
    stored: list[str] = field(default_factory=list)
    silver: int = 0
    workers: int = 0
    others: Counter[str] = field(default_factory=Counter)  # points by reason, for one sentence


def headline(events: Sequence[protocol.Event], seat: int, ground: Ground) -> str:
    """Return the best achievements of a seat's turn, by its events; "" if it has none yet."""
    feats = sorted(feats_of(events, seat, ground), key=lambda feat: -feat.weight)[:MOST_SENTENCES]
    return " ".join(
        tr("Hint", "{feat}.", "a sentence without its full stop", feat=feat.sentence)
        for feat in feats
    )


def at_once(events: Sequence[protocol.Event], seat: int) -> int:
    """Return the points that a turn brings its seat before it ends."""
    return sum(
        event["points"]
        for event in events
        if (event["event"] == "points" or event["event"] == "bonus") and event["seat"] == seat
    )


def feats_of(events: Sequence[protocol.Event], seat: int, ground: Ground) -> Iterator[Feat]:
    """Yield every achievement worth mentioning, in order of time."""
    turn = Turn(ground, seat, covered=set(ground.covered))
    filled: list[int] = []
    for event in events:
        if event["event"] == "order":
            if event["order"][0] == seat != ground.first:
                yield Feat(FIRST, tr("Hint", "Goes first from the next round on"))
        elif event.get("seat") != seat:
            continue
        elif event["event"] == "action":
            turn.action = event["action"]
            yield from feat_of_action(turn)
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


def feat_of_action(turn: Turn) -> Iterator[Feat]:
    """Yield the achievement of an action by itself."""
    action, edition = turn.action, turn.ground.edition
    if action["type"] == "take" or action["type"] == "buy" or action["type"] == "exchange":
        turn.stored.append(tile_name(action["tile"]))
    elif action["type"] == "shield":
        yield Feat(
            LEARNT, known(shield_name(action["shield"]), short_shield_effect(action["shield"]))
        )
    elif action["type"] == "place":
        tile = action["tile"]
        if tile_name(tile) in turn.stored:
            turn.stored.remove(tile_name(tile))
        turn.covered.add(action["cell"])
        if short_effect(tile, edition):
            yield Feat(LEARNT, known(tile_name(tile), short_effect(tile, edition)))
        else:
            yield from grown(turn)


def grown(turn: Turn) -> Iterator[Feat]:
    """Yield how far the region of the last tile has grown, unless it is full: its points then say
    so."""
    cells = region(turn)
    covered = len(turn.covered.intersection(cells))
    if covered < len(cells):
        text = tr(
            "Hint",
            "{region}: {covered} of {cells} covered",
            region=region_name(turn),
            covered=covered,
            cells=len(cells),
        )
        yield Feat(COVERED + covered / len(cells), text)


def known(name: str, what: str) -> str:
    """Return the numbered name of a tile or shield, and its effect."""
    return tr("Hint", "{name}: {effect}", name=capitalize(name), effect=what)


def region_filled(turn: Turn, points: Sequence[int]) -> Feat:
    """Return the completed region, with the points for its size and for the phase."""
    name, cells = tr("Hint", REGIONS[colour(turn)]), len(region(turn))
    gained = join_with_and([f"+{count}" for count in points])
    if cells == 1:
        text = tr(
            "Hint", "Completes the {region} in this phase: {points}", region=name, points=gained
        )
    else:
        sentence = tr_noop(
            "Hint", "Completes the {region} of {cells} spaces in this phase: {points}"
        )
        text = tr("Hint", sentence, region=name, cells=cells, points=gained)
    return Feat(SCORED + sum(points), text)


def completed(bonus: protocol.Bonus) -> str:
    """Return the sentence for a colour whose spaces are all covered."""
    text, colour = BONUS_WORDS[bonus["size"]], colour_name(bonus["colour"])
    return capitalize(tr("Log", text, points=bonus["points"], colour=colour))


def scored(turn: Turn, points: int, reason: str) -> str:
    """Return the sentence for points that do not come from a region."""
    if reason == "animals":
        return tr(
            "Log",
            "{tile}: +{points}",
            tile=capitalize(tile_name(str(protocol.tile_in(turn.action)))),
            points=points,
        )
    if reason == "sale":
        return tr(
            "Hint",
            "{goods} sold: +{points}",
            goods=capitalize(goods_name(protocol.good_in(turn.action) or 0)),
            points=points,
        )
    if reason.startswith("monastery"):
        return tr(
            "Log",
            "{tile}: +{points}",
            tile=capitalize(tile_text(reason, turn.ground.edition)),
            points=points,
        )
    if reason == "watchtower":
        return tr("Log", "{tile}: +{points}", tile=capitalize(effect_name(reason)), points=points)
    return tr("Hint", "A point bought")


def gathered(turn: Turn) -> Iterator[Feat]:
    """Yield all gains of the turn together."""
    for reason, points in turn.others.items():
        yield Feat(SCORED + points, capitalize(tr("Log", POINT_WORDS[reason], points=points)))
    gains = [silverlings(turn.silver)] if turn.silver else []
    gains += [workers_text(turn.workers)] if turn.workers else []
    if gains:
        yield Feat(GAINED, tr("Hint", "Brings {gains}", gains=join_with_and(gains)))
    if turn.stored:
        yield Feat(STORED, tr("Hint", "Into storage: {tiles}", tiles=join_with_and(turn.stored)))


def region(turn: Turn) -> Sequence[str]:
    """Return the cells of the region around the last placed tile."""
    assert turn.ground.estate is not None
    return region_of(turn.ground.edition, turn.ground.estate, str(protocol.cell_in(turn.action)))


def colour(turn: Turn) -> str:
    """Return the colour of the space of the last placed tile."""
    assert turn.ground.estate is not None
    return cells_of(turn.ground.edition, turn.ground.estate)[
        str(protocol.cell_in(turn.action))
    ].colour


def region_name(turn: Turn) -> str:
    """Return the name of the region for the beginning of a sentence."""
    return capitalize(tr("Hint", REGIONS[colour(turn)]))


ANSWER = BurgundyAdvice()
