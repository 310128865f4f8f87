"""The explorer dialog: which games are counted, the table of what they had in common, and some of
these games."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6 import QtCore, QtWidgets

from burgundy_qt.ai.levels import LEVELS
from burgundy_qt.language import formats
from burgundy_qt.language.translation import tr, tr_noop
from burgundy_qt.rules.registry import GAMES as PLAYED
from burgundy_qt.session.explorer.collection import BotsGame, OwnGame
from burgundy_qt.session.explorer.explored_game import (
    PERSON,
    TEAM,
    Standing,
    standing_in,
    traits_of,
)
from burgundy_qt.session.explorer.explorer_query import (
    ALIKE,
    ALL,
    BOARD,
    BOTS,
    NO_MODULES,
    OWN,
    SAME,
    Explorer,
    ExplorerAnswer,
    ExplorerQuery,
    TraitRow,
)
from burgundy_qt.session.statistics.finished_game import local_date
from burgundy_qt.session.view import GameView
from burgundy_qt.widgets.controls import dialog_frame, value_controls
from burgundy_qt.widgets.explorer.explorer_table import SORTS, TraitTable, few_text, points_of
from burgundy_qt.widgets.log.game_archive import archive_of, people_or_level
from burgundy_qt.widgets.phrases import game_texts, wording
from burgundy_qt.widgets.theme import theme

SIZE = 1180, 820
EDGE = 24
MOST_LINES, LOW = 3, 640
"""How many of the listed games are in view at once: fewer in a dialog that is lower than so many
units."""
SOURCES = (
    (BOTS, tr_noop("Explorer", "Games of bots")),
    (OWN, tr_noop("Explorer", "My games")),
    (ALL, tr_noop("Explorer", "All games")),
)
POSITIONS = (
    (ALIKE, tr_noop("Explorer", "alike: {number}")),
    (BOARD, tr_noop("Explorer", "same board: {number}")),
    (SAME, tr_noop("Explorer", "same table: {number}")),
)
INTERVALS = tr_noop(
    "Explorer",
    "In 95 of 100 cases, the true share of wins lies within the interval. The line is the mean of "
    "all.",
)


@dataclass(frozen=True)
class PositionAsked:
    """The position of a seat in a game: that game, its number of players, or "team", and who sits
    there."""

    game: str
    size: str
    name: str
    standing: Standing


class ExplorerDialog(dialog_frame.DialogFrame):
    """Shows the answers of the explorer. `open_asked` carries an OwnGame or a BotsGame to
    open."""

    open_asked = QtCore.Signal(object)

    def __init__(
        self,
        parent: QtWidgets.QWidget | None,
        explorer: Explorer,
        game: str,
        position: PositionAsked | None = None,
        is_like: bool = False,
    ) -> None:
        super().__init__(parent, tr("Explorer", "Explorer"), " ")
        dialog_frame.set_help_topic(self, "statistics#explorer")
        self.explorer, self.position = explorer, position
        self.answer: ExplorerAnswer | None = None
        self.is_early = is_like and position is None
        standing = position.standing if position is not None and is_like else None
        size = position.size if position is not None else "2"
        self.query = ExplorerQuery(game, size=size, standing=standing)
        self.games, self.traits, self.sorts, self.sources = (
            value_controls.ComboBox() for _ in range(4)
        )
        self.positions, self.editions, self.sizes, self.levels = (
            value_controls.ComboBox() for _ in range(4)
        )
        self.modules = value_controls.ComboBox()
        self.having = QtWidgets.QHBoxLayout()
        self.table = TraitTable()
        self.nothing = dialog_frame.text_label("", "note")
        self.listed_heading = dialog_frame.text_label("", "section")
        self.listed = QtWidgets.QListWidget()
        self.rule = dialog_frame.text_label(tr("Explorer", INTERVALS), "fine-print")
        self._lay_out()
        self._connect()
        self._fill()
        self._ask()
        explorer.look()
        self.table.setFocus()

    def _lay_out(self) -> None:
        self.head.addWidget(self.games)
        self.games.setAccessibleName(tr("Explorer", "Game"))
        grid = QtWidgets.QGridLayout()
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(8)
        rows = (
            (
                (tr("Explorer", "Group by"), self.traits),
                (tr("Explorer", "Sort by"), self.sorts),
                (tr("Explorer", "Which games"), self.sources),
                (tr("Explorer", "Position"), self.positions),
            ),
            (
                (tr("Explorer", "Edition"), self.editions),
                (tr("Explorer", "Players"), self.sizes),
                (tr("Explorer", "Level"), self.levels),
                (tr("Explorer", "Modules"), self.modules),
            ),
        )
        for row, choices in enumerate(rows):
            for column, (title, box) in enumerate(choices):
                box.setAccessibleName(title)
                box.setToolTip(title)
                box.setSizeAdjustPolicy(
                    QtWidgets.QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
                )
                box.setMinimumContentsLength(6)
                box.setSizePolicy(
                    QtWidgets.QSizePolicy.Policy.Expanding, QtWidgets.QSizePolicy.Policy.Fixed
                )
                grid.addWidget(box, row, column)
                grid.setColumnStretch(column, 1)
        self.body.addLayout(grid)
        self.body.addLayout(self.having)
        self.body.addWidget(self.table, 1)
        self.nothing.setAlignment(QtCore.Qt.AlignmentFlag.AlignCenter)
        self.nothing.setWordWrap(True)
        self.body.addWidget(self.nothing, 1)
        self.listed.setAccessibleName(tr("Explorer", "Games with this"))
        self.listed.setUniformItemSizes(True)
        self.body.addWidget(self.listed_heading)
        self.body.addWidget(self.listed)
        self.rule.setWordWrap(True)
        self.footer.addWidget(self.rule, 1)
        self.only = self.add_button(tr("Explorer", "Only these"))
        self.look = self.add_button(tr("Explorer", "Open the game"))
        self.add_button(tr("Dialogs", "Close"), "primary").clicked.connect(self.accept)
        dialog_frame.measure_afresh(self)
        room = self._room()
        dialog_frame.break_head(self, room.width())
        self.resize(room)

    def _room(self) -> QtCore.QSize:
        """Return the greatest suitable size that fits into the window."""
        parent = self.parentWidget()
        size = QtCore.QSize(dialog_frame.scaled_width(SIZE[0]), dialog_frame.scaled_width(SIZE[1]))
        return size if parent is None else size.boundedTo(parent.size() - QtCore.QSize(2 * EDGE, 0))

    def _connect(self) -> None:
        self.explorer.answered.connect(self._on_answered)
        for box, key in (
            *((self.sources, "source"), (self.editions, "edition"), (self.sizes, "size")),
            *((self.levels, "level"), (self.modules, "module"), (self.traits, "trait")),
        ):
            box.activated.connect(lambda _, box=box, key=key: self._choose(key, box.currentData()))
        self.games.activated.connect(lambda _: self._turn_to(self.games.currentData()))
        self.positions.activated.connect(lambda _: self._place(self.positions.currentData()))
        self.sorts.activated.connect(lambda _: self.table.sort_by(self.sorts.currentData()))
        self.table.sorted_by.connect(lambda column: choose(self.sorts, column))
        self.table.chosen.connect(self._restrict)
        self.table.left.connect(self._leave_last)
        self.table.moved.connect(self._show_games)
        self.only.clicked.connect(lambda: self._restrict(self.table.current))
        self.look.clicked.connect(self._open)
        self.listed.itemActivated.connect(lambda _: self._open())
        self.listed.currentRowChanged.connect(lambda row: self.look.setEnabled(row >= 0))

    # What is asked.

    def _fill(self) -> None:
        """Offer what does not depend on the games."""
        offer(
            self.games,
            [(game_texts.texts_of(game).title(), game) for game in PLAYED],
            self.query.game,
        )
        archive = archive_of(self.query.game)
        names = [
            name for name in traits_of(self.query.game).names if name not in ("level", "order")
        ]
        traits = [(archive.trait_title(name), name) for name in (*names, "level", "order")]
        offer(self.traits, traits, self.query.trait)
        offer(self.sources, [(tr("Explorer", title), one) for one, title in SOURCES],
              self.query.source)  # fmt: skip
        offer(self.sorts, [(tr("Explorer", title), one) for one, title in SORTS],
              self.table.traits.column)  # fmt: skip

    def _choose(self, key: str, value: object) -> None:
        self._change(replace(self.query, **{key: value}))  # type: ignore[arg-type]

    def _turn_to(self, game: str) -> None:
        """Ask about another game."""
        if game == self.query.game:
            return
        self.query = ExplorerQuery(game, source=self.query.source, size="2")
        self._fill()
        self._change(self.query)

    def _place(self, likeness: str | None) -> None:
        """Ask about games with that position, or with any."""
        if likeness is None or self.position is None:
            self._change(replace(self.query, standing=None))
        else:
            standing = self.position.standing
            self._change(replace(self.query, standing=standing, likeness=likeness))

    def _restrict(self, row: TraitRow | None) -> None:
        """Count only the games of a row, and group them by the next trait."""
        if row is None:
            return
        asked = (*self.query.having, (self.query.trait, row.value))
        if len(set(asked)) < len(asked):
            return
        taken = {name for name, _ in asked}
        names = [self.traits.itemData(at) for at in range(self.traits.count())]
        trait = next((name for name in names if name not in taken), self.query.trait)
        self._change(replace(self.query, having=asked, trait=trait))
        choose(self.traits, trait)

    def _leave_last(self) -> None:
        if self.query.having:
            self._leave(self.query.having[-1])

    def _leave(self, pair: tuple[str, str]) -> None:
        """Count games without this value again, and group by its trait."""
        rest = tuple(one for one in self.query.having if one != pair)
        self._change(replace(self.query, having=rest, trait=pair[0]))
        choose(self.traits, pair[0])
        self.table.setFocus()

    def _change(self, query: ExplorerQuery) -> None:
        self.query = query
        self._show_having()
        self._ask()

    def _ask(self) -> None:
        self.explorer.ask(self.query)

    # What is shown.

    def _on_answered(self, answer: ExplorerAnswer) -> None:
        if answer.query != self.query:
            return
        self.answer = answer
        self._show_choices(answer)
        archive = archive_of(answer.query.game)
        self.sentence.setText(self._counted(answer))
        has_rows = bool(answer.rows)
        self.table.setVisible(has_rows)
        self.nothing.setVisible(not has_rows)
        self.nothing.setText(nothing_text(answer))
        self.only.setEnabled(has_rows)
        self.table.show_answer(answer, archive)

    def _counted(self, answer: ExplorerAnswer) -> str:
        """Return how many games there are: "1,204 games, after 3 turns, as Anna in this game"."""
        number = answer.whole.games if answer.whole is not None else 0
        parts = [tr("Explorer", "{n} game(s)", n=number)]
        if answer.query.standing is not None and self.position is not None:
            turns, name = answer.query.standing.turns, self.position.name
            if wording.is_local_player(name):
                parts.append(tr("Explorer", "after {n} turn(s), like you in this game", n=turns))
            else:
                parts.append(
                    tr("Explorer", "after {n} turn(s), as {name} in this game", n=turns, name=name)
                )
        query = answer.query
        if answer.whole is not None and (query.standing or query.having or query.level):
            parts.append(outcome_text(answer.whole))
        if self.is_early:
            parts.append(tr("Explorer", "no turn of the game on the table is over yet"))
        if answer.left:
            parts.append(tr("Explorer", "{n} game(s) still to read", n=answer.left))
        return wording.join_with_commas(parts)

    def _show_choices(self, answer: ExplorerAnswer) -> None:
        found, query, archive = answer.choices, answer.query, archive_of(answer.query.game)
        editions = [(name, name) for name in sorted(found.editions)]
        offer(self.editions, [(tr("Explorer", "any edition"), None), *editions], query.edition)
        sizes = [(size_text(size), size) for size in sorted(found.sizes)]
        offer(self.sizes, [(tr("Explorer", "any number"), None), *sizes], query.size)
        order = [level.name for level in LEVELS]
        known = [name for name in (*order, PERSON, "engine") if name in found.levels]
        levels = [(people_or_level(name), name) for name in known]
        offer(self.levels, [(tr("Explorer", "any level"), None), *levels], query.level)
        modules = [(archive.module_text(name), name) for name in sorted(found.modules)
                   if name not in (NO_MODULES, TEAM, "solo")]  # fmt: skip
        none = [(tr("Explorer", "without modules"), NO_MODULES)] if modules else []
        offer(self.modules, [(tr("Explorer", "any modules"), None), *none, *modules], query.module)
        for box in (self.editions, self.sizes, self.levels, self.modules):
            box.setEnabled(box.count() > 2 or box.currentIndex() > 0)
        self._show_positions(answer)

    def _show_positions(self, answer: ExplorerAnswer) -> None:
        mine = self.position is not None and self.position.game == answer.query.game
        positions: list[tuple[str, object]] = [(tr("Explorer", "any position"), None)]
        if mine:
            asked = answer.query.standing is not None
            for likeness, title in POSITIONS:
                number = formats.whole(answer.alike.get(likeness, 0)) if asked else "…"
                positions.append((tr("Explorer", title, number=number), likeness))
        chosen = answer.query.likeness if answer.query.standing is not None else None
        offer(self.positions, positions, chosen)
        self.positions.setEnabled(mine)

    def _show_having(self) -> None:
        """Show a button for each restriction, which removes it."""
        while (item := self.having.takeAt(0)) is not None:
            if (gone := item.widget()) is not None:
                gone.hide()
                gone.deleteLater()
        archive = archive_of(self.query.game)
        before: QtWidgets.QWidget = self.modules
        for pair in self.query.having:
            name, value = archive.trait_title(pair[0]), archive.trait_text(*pair)
            text = tr("Explorer", "{trait}: {value}", trait=name, value=value)
            chip = dialog_frame.push_button(f"{text}  ✕", "flat")
            chip.setAccessibleName(tr("Explorer", "Remove {restriction}", restriction=text))
            chip.clicked.connect(lambda _=False, pair=pair: self._leave(pair))
            self.having.addWidget(chip)
            QtWidgets.QWidget.setTabOrder(before, chip)
            before = chip
        if self.query.having:
            self.having.addStretch(1)

    def _show_games(self, row: TraitRow | None) -> None:
        """List games of the marked row."""
        games = row.listed if row is not None else ()
        self.listed.clear()
        for game in games:
            item = QtWidgets.QListWidgetItem(game_text(game))
            item.setData(QtCore.Qt.ItemDataRole.UserRole, game)
            self.listed.addItem(item)
        for part in (self.listed_heading, self.listed, self.look):
            part.setVisible(bool(games))
        if games:
            lines = 1 if self.height() < LOW * theme.scale() else MOST_LINES
            height = self.listed.sizeHintForRow(0) * min(len(games), lines)
            self.listed.setFixedHeight(height + 2 * self.listed.frameWidth())
        number = formats.whole(row.games) if row is not None else ""
        self.listed_heading.setText(tr("Explorer", "Games with this: {number}", number=number))
        if games:
            self.listed.setCurrentRow(0)

    def _open(self) -> None:
        item = self.listed.currentItem()
        if item is not None:
            self.accept()
            self.open_asked.emit(item.data(QtCore.Qt.ItemDataRole.UserRole))


def position_in(view: GameView) -> PositionAsked | None:
    """Return the position in a view, of the seat that it is for, else of the one to decide; None
    before the end of its first turn."""
    seat = view.viewer if view.viewer is not None else view.legal["seat"]
    plans, request = view.line_up.seats, view.line_up.request
    standing = standing_in([request, *view.events], seat or 0)
    if standing is None:
        return None
    size = TEAM if TEAM in request["modules"] else str(len(plans))
    return PositionAsked(view.game, size, wording.display_name(plans[standing.seat].name), standing)


def outcome_text(row: TraitRow) -> str:
    """Return how all the games of an answer ended: "54% won (48% to 60%), 203.4 ± 1.8 points"."""
    if row.is_few:
        return few_text()
    return tr(
        "Explorer",
        "{share} won ({least} to {most}), {points} points",
        share=formats.percent(row.share),
        least=formats.percent(row.least_share),
        most=formats.percent(row.most_share),
        points=points_of(row),
    )


def size_text(size: str) -> str:
    """Return a number of players: "2 players", "alone", "teams"."""
    if size == TEAM:
        return tr("Explorer", "teams")
    return (
        tr("Explorer", "alone") if size == "1" else tr("Statistics", "{n} player(s)", n=int(size))
    )


def game_text(game: OwnGame | BotsGame) -> str:
    """Return a game in a line: "12 March 2026: Anna 203, Squire 180", or of bots "Game 17 of bots:
    Squire 203, Page 180"."""
    seats = game.explored.seats
    if isinstance(game, OwnGame):
        names = [wording.display_name(name) for name in game.names]
        when = formats.day(local_date(game.began))
    else:
        names = [people_or_level(seat.level) for seat in seats]
        when = tr("Explorer", "Game {number} of bots", number=game.number + 1)
    players = [
        tr("Explorer", "{name} {points}", name=name, points=formats.plain(seat.points))
        for name, seat in zip(names, seats, strict=False)
    ]
    return tr("Explorer", "{day}: {players}", day=when, players=wording.join_with_commas(players))


def nothing_text(answer: ExplorerAnswer) -> str:
    """Return why there are no rows."""
    query = answer.query
    if answer.left:
        return tr("Explorer", "Your games are being read.")
    if query.source == OWN and not answer.choices.sizes:
        return tr("Explorer", "You have not finished a game of this kind yet.")
    if answer.whole is not None:
        return tr("Explorer", "None of these games had any of this.")
    return tr("Explorer", "There are no such games. Choose fewer conditions above.")


def offer(box: QtWidgets.QComboBox, entries: Sequence[tuple[str, object]], chosen: object) -> None:
    """Offer these entries, each a text and a value, unless the box has them already."""
    shown = [(box.itemText(row), box.itemData(row)) for row in range(box.count())]
    if shown != [*entries]:
        box.clear()
        for text, value in entries:
            box.addItem(text, value)
    choose(box, chosen)


def choose(box: QtWidgets.QComboBox, chosen: object) -> None:
    """Show this value as chosen."""
    values = [box.itemData(row) for row in range(box.count())]
    box.setCurrentIndex(values.index(chosen) if chosen in values else 0)
