"""The running games of a tournament, as small tables side by side; and the playback of a followed
game: by action, to any moment, or automatically up to the present."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from pkgutil import iter_modules
from typing import Any, NamedTuple, cast

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QResizeEvent, QTransform
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from burgundy_qt.language import formats
from burgundy_qt.language.translation import tr
from burgundy_qt.rules.game import Game
from burgundy_qt.rules.registry import GAMES
from burgundy_qt.rules.ruleset import LegalObject
from burgundy_qt.session.game_profile import profile_of
from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.session.view import GameView, ViewStep, newly_chosen
from burgundy_qt.widgets.controls import chunked_task, dialog_frame, value_controls
from burgundy_qt.widgets.log.game_log import log_of
from burgundy_qt.widgets.phrases.wording import join_with_commas, seat_names, team_name
from burgundy_qt.widgets.table import game_table, stage, table_view
from burgundy_qt.widgets.theme import labels, palette, theme

Done = tuple[int, Mapping[str, Any]]
"""A seat and its action, as an object of the protocol."""


class FollowedGame:
    """A game between bots by its id. `actions` are the known ones so far; the list only grows.

    They are applied here as far as somebody looks.
    """

    def __init__(self, game_id: str, line_up: LineUp, actions: Sequence[Done]) -> None:
        self.game_id, self.line_up, self.actions = game_id, line_up, actions
        self._game = Game(line_up.request)

    @property
    def is_over(self) -> bool:
        """Whether the last known action ends the game."""
        self._reach(self.last)
        return self._game.is_over

    @property
    def last(self) -> int:
        """The number of known actions."""
        return len(self.actions)

    def view(self, revision: int) -> GameView:
        """Return the view after so many actions, with all hands and no legal actions."""
        self._reach(revision)
        position, events = self._game.position_at(revision)
        state = self._opened(position)
        legal: LegalObject = {"seat": state["seat"], "waiting": [], "actions": []}
        return GameView(
            self.game_id,
            revision,
            self.line_up,
            state,
            legal,
            [],
            tuple(events),
            False,
            False,
            True,
            secrets=tuple(self._game.secret_events(range(self._game.seats), revision)),
        )

    def step(self, revision: int) -> ViewStep:
        """Return the step to the position after so many actions, at least one."""
        view = self.view(revision)
        _, before = self._game.position_at(revision - 1)
        seat, action = self._game.actions[revision - 1]
        chosen = newly_chosen(self.view(revision - 1), view, seat)
        return ViewStep(view, seat, dict(action), view.events[len(before) :], chosen)

    def _reach(self, revision: int) -> None:
        while self._game.revision < revision:
            seat, action = self.actions[self._game.revision]
            self._game.apply(dict(action), seat)

    def _opened(self, position: Any) -> dict[str, Any]:
        """Return the state in which each seat shows its private information."""
        rules, request = self._game.rules, self._game.request
        state = dict(rules.state(position, request, None))
        seats = [
            rules.state(position, request, seat)["seats"][seat] for seat in range(self._game.seats)
        ]
        return {**state, "seats": seats}


PAUSE = 700  # milliseconds between two actions at pace 1


class Playback(QObject):
    """A position `at` one moment of a game.

    `moved` carries the moment before; `ran` says whether it is running; `ended` says that it has
    reached the end of a finished game. After a moment has been shown, call `rest`; after new
    actions, call `catch_up`. A `pace` of None is that of the game: each action is shown
    immediately.
    """

    moved = Signal(int)
    ran = Signal(bool)
    ended = Signal()

    def __init__(self, game: FollowedGame, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.game = game
        self.at = game.last
        self.pace: float | None = 1.0
        self.is_running = False
        self._is_at_rest = True
        self._wait = QTimer(self, singleShot=True)
        self._wait.timeout.connect(self._go_on)

    def take_up(self, game: FollowedGame, at: int) -> None:
        """Continue with another game from this moment, running as before."""
        self._wait.stop()
        self.game, self.at, self._is_at_rest = game, min(at, game.last), True
        self.moved.emit(-1)
        self._wait_a_moment()

    def go_to(self, moment: int) -> None:
        """Go to this moment, or to the nearest one."""
        self.pause()
        self._move(moment)

    def run(self) -> None:
        """Run automatically, and wait at the present for new actions."""
        if not self.is_running:
            self.is_running = True
            self.ran.emit(True)
            self._go_on()

    def pause(self) -> None:
        """Stop."""
        self._wait.stop()
        if self.is_running:
            self.is_running = False
            self.ran.emit(False)

    def use(self, pace: float | None) -> None:
        """Set the pace; None follows the game."""
        self.pace = pace
        if self.is_running and self._is_at_rest:
            self._wait.start(0)

    def rest(self) -> None:
        """Schedule the next moment after one has been shown."""
        self._is_at_rest = True
        self._wait_a_moment()

    def catch_up(self) -> None:
        """Continue after new actions, or after the end of the game."""
        if self.is_running and self._is_at_rest and not self._wait.isActive():
            self._go_on()

    def _wait_a_moment(self) -> None:
        if self.is_running and not self._wait.isActive():
            self._wait.start(0 if self.pace is None else round(PAUSE / self.pace))

    def _go_on(self) -> None:
        if not self.is_running:
            return
        if self.at < self.game.last:
            self._move(self.game.last if self.pace is None else self.at + 1)
        elif self.game.is_over:
            self.ended.emit()

    def _move(self, moment: int) -> None:
        before, self.at = self.at, min(max(0, moment), self.game.last)
        if self.at != before:
            self._is_at_rest = False
            self.moved.emit(before)


# The small tables.


SUBJECTS = (
    *("texts", "names", "shape", "pencil", "piece", "pile", "picture", "sprite"),
    *("layout", "ground", "overlay", "animation", "hover"),
)
"""What the chapters of a game by which it shows its table are called, those below before those
above, so that each is quick to import: "tile_picture" is one of the pictures."""


class QuietStage(stage.TableStage):
    """A stage that shows everything immediately, without animation."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.set_speed("off")

    def showing(self, view: GameView, seat: int, size: QSizeF, dpr: float) -> Iterator[None]:
        """Show a view of a new game or in another size, a piece at each step."""
        yield from importing(view.game)
        self._table = game_table.table_of_game(view.game)
        self._size, self._dpr = size, dpr
        self._set_cloth()
        self.tabletop.clear()
        self.view, self.state, self._seat = view, self.game_table.state_of(view), seat
        layout, picture = self._layout_of(seat), self.game_table.picture(self.state)
        style, names = self._style_now(view, layout), seat_names(view.line_up.seats)
        yield
        yield from self.game_table.prepared(layout, style, self._printed())
        self.tabletop.lay_out(layout, style, self.game_table.kinds, {})
        backgrounds = self.game_table.backgrounds(layout, style, names, self._printed())
        for part, background in backgrounds.items():
            self.tabletop.backgrounds.paint_one(part, background, self.game_table.kinds.map_grounds)
            yield
        for slot, sprite in picture.items():
            self.tabletop.show_sprite(slot, sprite)
            yield
        self.show_view(view, seat)

    def _layout_of(self, seat: int) -> game_table.Layout:
        self.setSceneRect(QRectF(QPointF(0, 0), self._size))
        layout = self.game_table.layout(self._size, self.state, seat, theme.scale(), self._compact)
        return (
            self._seen_now(cast(game_table.MapLayout, layout))
            if self.game_table.has_map
            else layout
        )


def importing(game: str) -> Iterator[None]:
    """Import the modules of a game's table, one at each step."""
    home = import_module(f"burgundy_qt.widgets.games.{GAMES[game]}")
    chapters = [module.name for module in iter_modules(home.__path__)]
    for subject in SUBJECTS:
        for chapter in (name for name in chapters if subject in name):
            import_module(f"{home.__name__}.{chapter}")
            yield


LEAST, SMALLEST = QSizeF(640, 420), 0.36
"""The size of a table as which it is laid out at least, and as how much of it it is seen."""


class SmallTable(table_view.SceneView):
    """Shows Views, scaled down: the first of a game in chunks, the others immediately.

    Clicks go to its parent.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.stage = QuietStage(self)
        self.shown: tuple[GameView, int] | None = None
        self.building = chunked_task.ChunkedTask(self)
        self.building.ended.connect(self._catch_up)
        self.setScene(self.stage)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        self.setInteractive(False)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._pause = QTimer(self, singleShot=True, interval=table_view.RESIZE_PAUSE)
        self._pause.timeout.connect(self.fit)

    def show_view(self, view: GameView, seat: int) -> None:
        """Show a position; the belongings of `seat` are large."""
        is_new = self.shown is None or self.shown[0].game != view.game
        self.shown = view, seat
        if is_new:
            self.fit()
        elif not self.building.is_running:
            self.stage.show_view(view, seat)

    def fit(self) -> None:
        """Lay out the table for this size; below the least size of a table it is scaled down."""
        room = QSizeF(self.viewport().size())
        scale = min(room.width() / LEAST.width(), room.height() / LEAST.height(), 1.0)
        if scale > 0 and self.shown is not None:
            self.setTransform(QTransform.fromScale(scale, scale))
            ratio = self.devicePixelRatioF() * scale
            self.building.begin(self.stage.showing(*self.shown, room / scale, ratio))

    def _catch_up(self) -> None:
        """Show the current position after the set-up of the table."""
        if self.shown is not None and self.stage.view is not self.shown[0]:
            self.stage.show_view(*self.shown)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Return the least size at which the pieces are recognizable."""
        return (LEAST * SMALLEST).toSize()

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return a size a little above the least."""
        return (LEAST * 1.25 * SMALLEST).toSize()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Fit the table after the last change of the size."""
        super().resizeEvent(event)
        self._pause.start()

    def event(self, event: QEvent) -> bool:
        """Draw everything again on a screen of another pixel ratio."""
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._pause.start()
        return super().event(event)


CREST = 22
NAMED = 2
"""Sides of which there is room for the names."""


class LiveCard(dialog_frame.PushButton):
    """A small table with its players; a click opens the game in large."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "live")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.view: GameView | None = None
        self.sides: list[SideLabel] = []
        self.table = SmallTable()
        self.foot = labels.ElidedWord("note")
        self.head = QHBoxLayout()
        self.head.setSpacing(10)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 6, 8, 5)
        column.setSpacing(4)
        column.addLayout(self.head)
        column.addWidget(self.table, 1)
        column.addWidget(self.foot)
        self.foot.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        theme.theme_changed.connect(self._apply_theme)

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return the size of the contents."""
        layout = self.layout()
        return layout.sizeHint() if layout is not None else super().sizeHint()

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Return the least size of the contents."""
        layout = self.layout()
        return layout.minimumSize() if layout is not None else super().minimumSizeHint()

    def show_view(self, view: GameView, seat: int) -> None:
        """Show the state of a game; the belongings of `seat` are large."""
        is_new = self.view is None or self.view.game_id != view.game_id
        self.view = view
        if is_new:
            self._apply_theme()
        points = points_texts(view)
        for side, text in zip(self.sides, points, strict=True):
            side.show_points(text, view.state["seat"] in side.seats)
        self.foot.say(standing_text(view))
        names = seat_names(view.line_up.seats)
        heard = [
            f"{team_name(names, side.seats)} {text}"
            for side, text in zip(self.sides, points, strict=True)
        ]
        self.setAccessibleName(join_with_commas([*heard, standing_text(view)]))
        self.table.show_view(view, seat)

    def _apply_theme(self) -> None:
        """Create the labels of the players in the current theme and text size."""
        for side in self.sides:
            self.head.removeWidget(side)
            side.deleteLater()
        self.sides = []
        if self.view is None:
            return
        plans = self.view.line_up.seats
        seat_styles = palette.seat_styles_of(self.view.line_up.seats)
        sides = sides_of(self.view)
        for seats in sides:
            made = SideLabel(plans, seats, seat_styles, is_named=len(sides) <= NAMED)
            self.sides.append(made)
            self.head.addWidget(made, 1)


class SideLabel(QWidget):
    """A seat or a team: its crests, its name if it fits, its points; the side that decides is
    bold."""

    def __init__(
        self,
        plans: Sequence[SeatPlan],
        seats: Sequence[int],
        seat_styles: palette.SeatStyles,
        is_named: bool,
    ) -> None:
        super().__init__()
        self.seats = seats
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.points = dialog_frame.text_label("", "strong")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(5)
        row.addWidget(labels.Crests(seat_styles, seats, round(CREST * theme.scale())))
        self.name = labels.ElidedWord("caption")
        self.name.say(team_name(seat_names(plans), seats))
        if is_named:
            row.addWidget(self.name, 1)
        row.addWidget(self.points)
        if not is_named:
            row.addStretch(1)

    def show_points(self, points: str, decides: bool) -> None:
        """Show the points, and whether it is this side's turn."""
        self.points.setText(points)
        role = "best" if decides else "strong"
        if self.points.property("role") != role:
            self.points.setProperty("role", role)
            self.points.style().polish(self.points)


def sides_of(view: GameView) -> list[tuple[int, ...]]:
    """Return the seats that win or lose together."""
    teams: Sequence[Sequence[int]] = view.state.get("teams", ())
    return [*map(tuple, teams)] or [(seat,) for seat in range(len(view.line_up.seats))]


def points_texts(view: GameView) -> list[str]:
    """Return the points of each side."""
    of_seat, seats = profile_of(view.game).points_of_seat, view.state["seats"]
    return [formats.plain(sum(of_seat(seats[seat]) for seat in side)) for side in sides_of(view)]


def standing_text(view: GameView) -> str:
    """Return how far a game is."""
    if view.is_over:
        return tr("Tournaments", "Over after {n} action(s)", n=view.revision)
    moment = log_of(view.game).moment(view.state)
    action = tr("Tournaments", "action {number}", number=view.revision)
    return join_with_commas([moment, action]) if moment else action


COUNTS = 1, 2, 4, 6
"""How many tables can be seen at once."""
COLUMNS = {1: 1, 2: 2, 4: 2, 6: 3}
USUAL = 4
TICK = 120
"""Milliseconds from the picture of one table to that of the next: each costs the window some."""


AT_ONCE = 20
"""Actions from one picture of a table to the next, at most: a game that is played more quickly is
seen a little behind the present."""


class Watched(NamedTuple):
    """A game and the seat that is large in it."""

    game: FollowedGame
    seat: int
    is_over: bool = False


class LiveTableGrid(QWidget):
    """Shows the running games; each table keeps its game to the end, and then takes one that no
    other table shows.

    `asked` carries the Watched of a clicked table, `count_asked` the wanted number of tables.
    """

    asked = Signal(object)
    count_asked = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.games: Sequence[Watched] = ()
        self.cards: list[LiveCard] = []
        self.shown: list[Watched | None] = []
        self._next = 0
        self.counts = value_controls.Segments([(count, str(count)) for count in COUNTS])
        self.counts.setAccessibleName(tr("Tournaments", "Number of tables"))
        self.counts.chosen.connect(self.show_count)
        self.counts.chosen.connect(self.count_asked)
        self.grid = QGridLayout()
        self.grid.setSpacing(10)
        self.empty = dialog_frame.EmptyPlace()
        self.tables = QWidget()
        self.tables.setLayout(self.grid)
        self.grid.setContentsMargins(0, 0, 0, 0)
        self.pages = dialog_frame.StackedPages()
        self.pages.addWidget(self.empty)
        self.pages.addWidget(self.tables)
        head = QHBoxLayout()
        head.setSpacing(10)
        head.addWidget(
            dialog_frame.text_label(tr("Tournaments", "Click a game to enlarge it."), "note"), 1
        )
        head.addWidget(dialog_frame.text_label(tr("Tournaments", "Tables"), "caption"))
        head.addWidget(self.counts)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        column.addLayout(head)
        column.addWidget(self.pages, 1)
        self.ticking = QTimer(self, interval=TICK)
        self.ticking.timeout.connect(self._show_next)
        self.counts.show_value(USUAL)
        self.show_count(USUAL)
        self.say_why_empty("", "")

    @property
    def count(self) -> int:
        """The number of tables."""
        return len(self.cards)

    def say_why_empty(self, heading: str, sentence: str) -> None:
        """Show why there are no games."""
        self.empty.say(heading, sentence, has_ways=False)

    def show_count(self, count: int) -> None:
        """Show this number of tables."""
        while len(self.cards) < count:
            card, place = LiveCard(), len(self.cards)
            card.clicked.connect(lambda _on=False, place=place: self._ask(place))
            self.cards.append(card)
            self.shown.append(None)
        while len(self.cards) > count:
            self.grid.removeWidget(self.cards[-1])
            self.cards.pop().deleteLater()
            self.shown.pop()
        for place, card in enumerate(self.cards):
            self.grid.addWidget(card, place // COLUMNS[count], place % COLUMNS[count])
        for row in range(max(COLUMNS.values())):
            self.grid.setRowStretch(row, 1 if row * COLUMNS[count] < count else 0)
            self.grid.setColumnStretch(row, 1 if row < COLUMNS[count] else 0)
        self.show_games(self.games)

    def show_games(self, games: Sequence[Watched]) -> None:
        """Show these running games."""
        self.games = games
        now = {one.game.game_id: one for one in games}
        before = [
            one and now.get(one.game.game_id, one._replace(is_over=True)) for one in self.shown
        ]
        seen = {one.game.game_id for one in before if one}
        free = [one for one in games if one.game.game_id not in seen]
        going = iter([one for one in free if not one.is_over])
        over = iter([one for one in free if one.is_over])
        self.shown = [
            one if one and not is_seen(one, card) else next(going, one) or next(over, None)
            for one, card in zip(before, self.cards, strict=True)
        ]
        for card, one in zip(self.cards, self.shown, strict=True):
            card.setVisible(one is not None)
        self.pages.setCurrentWidget(self.tables if any(self.shown) else self.empty)
        if any(self.shown) and not self.ticking.isActive():
            self.ticking.start()

    def stop(self) -> None:
        """Stop updating: nobody is watching."""
        self.ticking.stop()

    def _show_next(self) -> None:
        """Update one table after the other."""
        for _ in self.cards:
            self._next = (self._next + 1) % len(self.cards)
            if self.isVisible() and self._bring_up_to_date(self._next):
                return

    def _bring_up_to_date(self, place: int) -> bool:
        """Update a table, and return whether there was something new."""
        one, card = self.shown[place], self.cards[place]
        if one is None:
            return False
        at = shown_of(one, card)
        if at == one.game.last and card.view is not None:
            return False
        card.show_view(one.game.view(min(one.game.last, at + AT_ONCE)), one.seat)
        return True

    def _ask(self, place: int) -> None:
        if (one := self.shown[place]) is not None:
            self.asked.emit(one)


def shown_of(one: Watched, card: LiveCard) -> int:
    """Return how many actions of a game its card has shown."""
    is_there = card.view is not None and card.view.game_id == one.game.game_id
    return card.view.revision if card.view is not None and is_there else 0


def is_seen(one: Watched, card: LiveCard) -> bool:
    """Return whether a game is over and its card has shown the end."""
    return one.is_over and shown_of(one, card) == one.game.last
