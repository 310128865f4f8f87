"""The dialog of a person's contests: a page with the rungs of the ladder and a page with the cup of
the week; and a game's meaning for its contest, for the final score."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, lru_cache, partial

from PySide6.QtCore import QPoint, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QShowEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from burgundy_qt.language import formats
from burgundy_qt.language.translation import tr
from burgundy_qt.session.contest_matches import (
    FINAL,
    PERSON,
    ROUNDS,
    Cup,
    Games,
    Place,
    match_won,
    monday_of,
    opponent_named,
    opponents_of,
    this_week,
)
from burgundy_qt.session.contests import Contests, with_result
from burgundy_qt.session.library.game_card import GameCard, card_of_view
from burgundy_qt.session.line_up import SeatPlan
from burgundy_qt.session.view import GameView
from burgundy_qt.widgets.challenge.challenge_card import (
    MATCH_TITLES,
    ROUND_TITLES,
    card_of_deal,
    cup_meaning,
    cup_text,
    day_text,
    names_in,
    opponent_title,
    round_of,
    rung_meaning,
    rung_text,
    seat_of_opponent,
)
from burgundy_qt.widgets.controls import dialog_frame, value_controls
from burgundy_qt.widgets.log.game_archive import archive_of
from burgundy_qt.widgets.new_game.game_setup import short_title
from burgundy_qt.widgets.phrases import wording
from burgundy_qt.widgets.phrases.game_texts import texts_of
from burgundy_qt.widgets.theme import labels, theme
from burgundy_qt.widgets.theme.palette import crest

LADDER, CUP = "ladder", "cup"
BOTS, OTHER = 1, 0
"""The colour of bots, and the one where the person has that."""


def bots_colour(person: SeatPlan) -> int:
    """Return the colour of the crests of bots."""
    return OTHER if person.colour == BOTS else BOTS


# The ladder.


RUNG_CREST = 40
"""Units."""


class RungLine(QFrame):
    """An opponent of the ladder with the person's `games`; `asked` says that its button was
    clicked. `is_next`: it is the first one not beaten yet; only this and beaten ones can be
    played."""

    asked = Signal()

    def __init__(self, game: str, opponent: str, colour: int) -> None:
        super().__init__()
        self.setProperty("role", "row")
        self.opponent, self.name = opponent, opponent_title(game, opponent)
        level = opponent_named(opponent).level
        sign = labels.SpriteLabel(crest(colour, level), round(RUNG_CREST * theme.scale()))
        manner = dialog_frame.text_label(manner_text(game, opponent), "note")
        manner.setWordWrap(True)
        self.state = dialog_frame.text_label("", "strong")
        self.button = value_controls.IconButton("", "play")
        self.button.clicked.connect(self.asked)
        words = QVBoxLayout()
        words.setSpacing(1)
        words.addWidget(dialog_frame.text_label(self.name, "seat-name"))
        words.addWidget(manner)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 7, 12, 7)
        row.setSpacing(12)
        row.addWidget(sign)
        row.addLayout(words, 1)
        row.addWidget(self.state, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self.button, 0, Qt.AlignmentFlag.AlignVCenter)

    def show_games(self, games: Games, is_next: bool, is_there: bool) -> None:
        """Show how it stands; `is_there` means that a game can be continued."""
        is_beaten = match_won(games) is not None
        self.state.setText(rung_text(games, is_next))
        if is_there:
            text = tr("Contests", "Continue")
        else:
            text = tr("Contests", "Play again") if is_beaten else tr("Contests", "Play")
        self.button.setText(text)
        self.button.setVisible(is_next or is_beaten)
        self.button.setAccessibleName(f"{text}: {self.name}")
        self.button.setAccessibleDescription(self.state.text())
        if self.property("chosen") != is_next:
            self.setProperty("chosen", is_next)
            self.style().polish(self)


def manner_text(game: str, name: str) -> str:
    """Return a sentence about how an opponent plays: a character's own words, or its level's."""
    opponent = opponent_named(name)
    character = texts_of(game).characters.get(opponent.style or "")
    if character is None:
        return wording.level_manner(opponent.level)
    return tr("Character", character.greeting)


class LadderPage(dialog_frame.ScrolledColumn):
    """The opponents of a game, the strongest at the top; `asked` carries the Place to play at."""

    asked = Signal(object)

    def __init__(self, contests: Contests, person: SeatPlan) -> None:
        super().__init__(tr("Contests", "Ladder"))
        self.contests, self.person = contests, person
        self.game = ""
        self.lines: list[RungLine] = []
        # On a busy machine new lines may be laid out only after the turn of the timers below.
        self.verticalScrollBar().rangeChanged.connect(self._scroll)

    def show_game(self, game: str) -> None:
        """Show the ladder of a game."""
        opponents = opponents_of(game)
        if game != self.game:
            self._lay(game, opponents)
        record, following = self.contests.record, self.contests.record.next_rung(game)
        is_new, self.game = game != self.game, game
        for line in self.lines:
            place = Place(game, line.opponent)
            is_there = self.contests.path_of(place) is not None
            line.show_games(record.games_at(place), line.opponent == following, is_there)
        width = max(line.button.sizeHint().width() for line in self.lines)
        for line in self.lines:
            line.button.setMinimumWidth(width)
        if is_new:
            QTimer.singleShot(0, self, self._scroll)

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """Show the part of the ladder where the person is."""
        super().showEvent(event)
        QTimer.singleShot(0, self, self._scroll)

    def _scroll(self) -> None:
        line = self.next_line
        if line is not None:
            self.ensureWidgetVisible(line, 0, line.height())

    @property
    def next_line(self) -> RungLine | None:
        """The line of the first opponent who was not beaten, or None after the last."""
        following = self.contests.record.next_rung(self.game)
        return next((line for line in self.lines if line.opponent == following), None)

    @property
    def next_place(self) -> Place:
        """The place to play at: the next one, or after the last one that of the strongest."""
        line = self.next_line or self.lines[0]
        return Place(self.game, line.opponent)

    def _lay(self, game: str, opponents: Sequence[str]) -> None:
        for line in self.lines:
            self.column.removeWidget(line)
            line.deleteLater()
        colour = bots_colour(self.person)
        self.lines = [RungLine(game, opponent, colour) for opponent in reversed(opponents)]
        for at, line in enumerate(self.lines):
            self.column.insertWidget(at, line)
            line.asked.connect(
                lambda opponent=line.opponent: self.asked.emit(Place(self.game, opponent))
            )


# The cup.


SLOT_CREST, CHAMPION_CUP = 24, 22
BETWEEN, LEAST = 34, 150
"""Units: between two rounds, where the lines run; and how narrow a match is at least."""


class SlotRow(QWidget):
    """A player of a match: crest, name and points."""

    def __init__(self) -> None:
        super().__init__()
        self.sign = labels.SpriteLabel(crest(BOTS, None), round(SLOT_CREST * theme.scale()))
        self.name, self.points = labels.ElidedWord("note"), dialog_frame.text_label("", "note")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(7)
        row.addWidget(self.sign)
        row.addWidget(self.name, 1)
        row.addWidget(self.points)

    def show_player(self, sprite: str | None, name: str, points: str, is_winner: bool) -> None:
        """Show a player; without a sprite nobody has come here yet."""
        self.sign.setFixedWidth(round(SLOT_CREST * theme.scale()))
        self.sign.setFixedHeight(round(SLOT_CREST * theme.scale()))
        if sprite is None:
            self.sign.clear()
            self.sign.name = ""
        else:
            self.sign.show_art(sprite)
        self.name.say(name)
        self.points.setText(points)
        for label in (self.name, self.points):
            label.setProperty("role", "strong" if is_winner else "note")
            label.style().polish(label)


class MatchCard(dialog_frame.PushButton):
    """A match of the cup. Clicking it plays the person's next game, or shows one that is saved."""

    def __init__(self, match: int) -> None:
        super().__init__()
        self.setProperty("role", "match")
        self.match = match
        self.setMinimumWidth(round(LEAST * theme.scale()))
        self.rows = SlotRow(), SlotRow()
        column = QVBoxLayout(self)
        column.setContentsMargins(10, 6, 12, 6)
        column.setSpacing(3)
        for row in self.rows:
            column.addWidget(row)
            row.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return the size of the two players."""
        layout = self.layout()
        assert layout is not None
        return layout.sizeHint()

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Return the same height, but let long names be shortened."""
        return QSize(round(LEAST * theme.scale()), self.sizeHint().height())

    def show_match(
        self,
        cup: Cup,
        names: Sequence[str],
        sprites: Sequence[str],
        is_next: bool,
        is_saved: bool,
    ) -> None:
        """Show who plays and who has won."""
        players, winner = cup.players(self.match), cup.winner(self.match)
        points = cup.points(self.match)
        title = tr("Contests", MATCH_TITLES[round_of(self.match)])
        heard = []
        for row, slot in zip(self.rows, players, strict=True):
            if slot is None:
                row.show_player(None, "…", "", False)
                continue
            got = formats.plain(points[slot]) if slot in points else ""
            row.show_player(sprites[slot], names[slot], got, slot == winner)
            heard.append(f"{names[slot]} {got}".strip())
        if winner is not None:
            heard.append(tr("Contests", "won by {name}", name=names[winner]))
        spoken = wording.join_with_commas(heard)
        self.setAccessibleName(
            tr("Contests", "{round}: {players}", round=title, players=spoken) if spoken else title
        )
        way = ""
        if is_next:
            way = tr("Contests", "Play this game")
        elif is_saved:
            way = tr("Contests", "View this game")
        self.setToolTip(way)
        self.setAccessibleDescription(way)
        self.setEnabled(bool(way))
        self.setCursor(Qt.CursorShape.PointingHandCursor if way else Qt.CursorShape.ArrowCursor)
        if self.property("chosen") != is_next:
            self.setProperty("chosen", is_next)
            self.style().polish(self)


class CupBracket(QWidget):
    """The seven matches of a cup from left to right, joined by lines; `asked` carries the number of
    a match whose card was clicked."""

    asked = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "scrolled")
        self.cards = [MatchCard(match) for match in range(FINAL + 1)]
        self.champion = labels.SpriteLabel("icons/cup", round(CHAMPION_CUP * theme.scale()))
        self.champion_name = dialog_frame.text_label("", "seat-name")
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(round(BETWEEN * theme.scale()))
        grid.setVerticalSpacing(5)
        for number, matches in enumerate(ROUNDS):
            head = dialog_frame.text_label(tr("Contests", ROUND_TITLES[number]), "section")
            grid.addWidget(head, 0, number)
            high = 2 << number
            for at, match in enumerate(matches):
                card = self.cards[match]
                grid.addWidget(card, 1 + at * high, number, high, 1, Qt.AlignmentFlag.AlignVCenter)
                card.clicked.connect(lambda _checked=False, match=match: self.asked.emit(match))
            grid.setColumnStretch(number, 1)
        for row in range(1, 9):
            grid.setRowStretch(row, 1)
        foot = QHBoxLayout()
        foot.setSpacing(8)
        foot.addWidget(self.champion)
        foot.addWidget(self.champion_name, 1)
        grid.addLayout(foot, 7, len(ROUNDS) - 1, 2, 1)
        theme.theme_changed.connect(self.update)

    def show_cup(
        self,
        cup: Cup,
        names: Sequence[str],
        person: SeatPlan,
        saved: Sequence[int],
        is_playable: bool,
    ) -> None:
        """Show a cup; the games of the `saved` matches can be looked at."""
        colour = bots_colour(person)
        sprites = [
            crest(person.colour or 0, person.figure)
            if one == PERSON
            else crest(colour, opponent_named(one).level)
            for one in cup.entrants
        ]
        for card in self.cards:
            is_next = is_playable and card.match == cup.own_match
            card.show_match(cup, names, sprites, is_next, card.match in saved)
        height = max(card.sizeHint().height() for card in self.cards)
        for card in self.cards:  # each polishing by the style sheet resets it
            card.setMinimumHeight(height)
        champion = cup.winner(FINAL)
        self.champion.setVisible(champion is not None)
        self.champion_name.setText("" if champion is None else names[champion])
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Join each match with the two that lead to it."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setPen(QPen(QColor(theme.current().line2), 2))
        for match in (*ROUNDS[1], *ROUNDS[2]):
            goal = self.cards[match].geometry()
            end = QPoint(goal.left(), goal.center().y())
            middle = end.x() - round(BETWEEN * theme.scale() / 2)
            first = 2 * (match - len(ROUNDS[0]))
            for before in (first, first + 1):
                come = self.cards[before].geometry()
                start = QPoint(come.right() + 1, come.center().y())
                corner = QPoint(middle, start.y())
                painter.drawLine(start, corner)
                painter.drawLine(corner, QPoint(middle, end.y()))
            painter.drawLine(QPoint(middle, end.y()), end)


@lru_cache(16)
def card_of_cup(game: str, week: str) -> GameCard:
    """Return a library card for the deals of a cup."""
    return card_of_deal(Place(game, week=week).request(0))


def next_match(cup: Cup) -> int | None:
    """Return the match of the cup that the person can play now; None if there is none."""
    is_open = cup.next_opponent is not None and not cup.unknown_players
    return cup.own_match if is_open else None


class CupPage(QWidget):
    """The cup of the week of a game; `asked` carries the number of a match whose card was
    clicked."""

    asked = Signal(int)

    def __init__(self, contests: Contests, person: SeatPlan) -> None:
        super().__init__()
        self.contests, self.person = contests, person
        self.state = dialog_frame.text_label("", "strong")
        self.deal = dialog_frame.text_label("", "note")
        self.bracket = CupBracket()
        self.bracket.asked.connect(self.asked)
        for label in (self.state, self.deal):
            label.setWordWrap(True)
        pane = dialog_frame.ScrollPane(self.bracket, tr("Contests", "Weekly cup"), 0)
        pane.setFrameShape(QFrame.Shape.NoFrame)
        pane.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self.state)
        column.addWidget(self.deal)
        column.addSpacing(10)
        column.addWidget(pane, 1)

    def show_game(self, game: str) -> None:
        """Show the cup of a game."""
        cup, week = self.contests.cup(game), this_week()
        names = names_in(game, cup, self.person)
        self.state.setText(cup_text(cup, names, self.contests.is_playing))
        monday = day_text(monday_of(week))
        self.deal.setText(
            tr(
                "Contests",
                "Week from {day}. {deal}",
                day=monday,
                deal=archive_of(game).card_deal(card_of_cup(game, week)),
            )
        )
        saved = [
            match
            for match in range(FINAL + 1)
            if self.contests.game_of_match(game, match) is not None
        ]
        self.bracket.show_cup(
            cup, names, self.person, saved, is_playable=next_match(cup) is not None
        )


# The dialog.


SIZE = 820, 640
TALLEST = 1030
"""Units."""
MARGIN = 64


class ContestDialog(dialog_frame.DialogFrame):
    """Shows the `contests` of these `games`, the first one selected.

    `play_asked` carries the LineUp of the next game, with the `person`; `open_asked` the Path of an
    unfinished game; `game_asked` that of a finished one to look at.
    """

    play_asked = Signal(object)
    open_asked = Signal(object)
    game_asked = Signal(object)

    def __init__(
        self,
        parent: QWidget | None,
        contests: Contests,
        games: Sequence[str],
        game: str,
        person: SeatPlan,
    ) -> None:
        self.rules = {
            LADDER: tr(
                "Contests",
                "Beat one bot after the other, from the weakest to the strongest. The first to "
                "win two games wins the match.",
            ),
            CUP: tr(
                "Contests",
                "Eight players, one game per match, and the loser is out. Every Monday a new cup "
                "begins.",
            ),
        }
        super().__init__(parent, tr("Contests", "Ladder and cup"), self.rules[LADDER])
        dialog_frame.set_help_topic(self, "new-game#ladder")
        self.contests, self.person = contests, person
        self.game = game if game in games else games[0]
        self.page = LADDER
        self.choice = value_controls.Segments([(name, short_title(name)) for name in games])
        self.choice.setAccessibleName(tr("Puzzles", "Which game"))
        self.choice.show_value(self.game)
        self.choice.chosen.connect(self.choose_game)
        self.head.addWidget(self.choice)
        self.head.setContentsMargins(0, 0, 0, dialog_frame.BELOW_HEAD)
        self.turner = value_controls.Segments(
            [(LADDER, tr("Contests", "Ladder")), (CUP, tr("Contests", "Weekly cup"))]
        )
        self.turner.setAccessibleName(tr("Tournaments", "Page"))
        self.turner.chosen.connect(self.turn_to)
        self.ladder = LadderPage(contests, person)
        self.ladder.asked.connect(self._play)
        self.pages = dialog_frame.StackedPages()
        self.pages.addWidget(self.ladder)
        row = QHBoxLayout()
        row.addWidget(self.turner)
        row.addStretch(1)
        self.body.addLayout(row)
        self.body.addWidget(self.pages, 1)
        self.tally = dialog_frame.text_label("", "note")
        self.footer.addWidget(self.tally, 1)
        self.close_button = self.add_button(tr("Dialogs", "Close"))
        self.close_button.clicked.connect(self.reject)
        self.play = self.add_button("", "primary")
        self.play.clicked.connect(self._play_next)
        contests.changed.connect(self._show)
        size = dialog_frame.size_with_list(self, SIZE, TALLEST)
        dialog_frame.break_head(self, size.width() - MARGIN)
        self.resize(size)
        self.turn_to(LADDER)
        self.play.setFocus()
        contests.look()

    @cached_property
    def cup(self) -> CupPage:
        """The page of the cup: made when it is first turned to, because both pages at once would
        block the window for too long."""
        page = CupPage(self.contests, self.person)
        page.asked.connect(self._open_match)
        self.pages.addWidget(page)
        return page

    def choose_game(self, game: str) -> None:
        """Show the contests of another game."""
        self.game = game
        self.choice.show_value(game)
        self._show()

    def turn_to(self, page: str) -> None:
        """Show the ladder or the cup."""
        self.page = page
        self.turner.show_value(page)
        self.sentence.setText(self.rules[page])
        self.pages.setCurrentWidget(self.cup if page == CUP else self.ladder)
        self._show()

    def done(self, result: int) -> None:
        """Close the dialog; bots that play a cup make room for a game on the table."""
        super().done(result)
        self.contests.leave()

    @property
    def next_place(self) -> Place | None:
        """The place of the game that the primary button plays; None if there is none."""
        if self.page == LADDER:
            return self.ladder.next_place
        cup = self.contests.cup(self.game)
        match = next_match(cup)
        return None if match is None else Place(self.game, week=this_week(), match=match)

    @property
    def is_stuck(self) -> bool:
        """Whether the cup in view can only be begun anew."""
        return self.page == CUP and bool(self.contests.cup(self.game).unknown_players)

    def _show(self) -> None:
        dialog_frame.about_game(self, self.game)
        if self.page == CUP:
            if self.isVisible():  # once it is closed, the game that begins is noted
                self.contests.play_bots(self.game, partial(seat_of_opponent, self.game))
            self.cup.show_game(self.game)
        else:
            self.ladder.show_game(self.game)
        place = self.next_place
        self.play.setEnabled(place is not None or self.is_stuck)
        is_there = place is not None and self.contests.path_of(place) is not None
        self.play.setText(self._call(place, is_there))
        self.tally.setText(self._tally())

    def _call(self, place: Place | None, is_there: bool) -> str:
        """Return the text of the primary button."""
        if self.is_stuck:
            return tr("Contests", "Begin the cup anew")
        if is_there:
            return tr("Contests", "Continue")
        if place is not None and place.opponent:
            return tr(
                "Contests",
                "Play against: {name}",
                name=opponent_title(place.game, place.opponent),
            )
        return tr("Contests", "Play")

    def _tally(self) -> str:
        """Return what the person has achieved in the game."""
        record = self.contests.record
        if self.page == CUP:
            won = sum(
                cup.winner(FINAL) == cup.person
                for (game, _week), cup in record.cups.items()
                if game == self.game
            )
            return tr("Contests", "{n} cup(s) won", n=won) if won else ""
        opponents = opponents_of(self.game)
        beaten = sum(
            match_won(record.games_at(Place(self.game, opponent))) is not None
            for opponent in opponents
        )
        if beaten == len(opponents):
            return tr("Contests", "You have beaten everyone on this ladder.")
        return tr("Contests", "{beaten} of {count} beaten", beaten=beaten, count=len(opponents))

    def _play_next(self) -> None:
        """Play the next game, or begin a cup anew that cannot go on."""
        if self.is_stuck:
            self.contests.begin_anew(self.game)
        else:
            self._play(self.next_place)

    def _open_match(self, match: int) -> None:
        """Play the person's next match, or look at the game of another."""
        place = self.next_place
        if place is not None and place.match == match:
            self._play(place)
        elif (path := self.contests.game_of_match(self.game, match)) is not None:
            self.accept()
            self.game_asked.emit(path)

    def _play(self, place: Place | None) -> None:
        """Continue the game of a place, or begin its next one."""
        if place is None:
            return
        path = self.contests.path_of(place)
        self.accept()
        if path is not None:
            self.open_asked.emit(path)
            return
        if place.week:
            cup = self.contests.cup(place.game)
            slot = cup.next_opponent
            assert slot is not None
            opponent = cup.entrants[slot]
        else:
            opponent = place.opponent
        bot = seat_of_opponent(place.game, opponent)
        self.play_asked.emit(self.contests.next_line_up(place, self.person, bot))


# After a game.


class AfterContestGame(QWidget):
    """Says what the finished game of a view means at its `place`; `asked` leads to the contests,
    to the page that it carries. Bots play their games of a cup now."""

    asked = Signal(str)

    def __init__(self, view: GameView, place: Place, contests: Contests) -> None:
        super().__init__()
        page, game = (CUP if place.week else LADDER), view.game
        card = card_of_view(view, contests.own_path(view.game_id))
        games = tuple(
            with_result(one, card) if one.game_id == view.game_id else one
            for one in contests.record.games_at(place)
        )
        record = contests.record.with_games(place, games)
        result = next(one.result for one in games if one.game_id == view.game_id)
        if place.week:
            title = tr("Contests", MATCH_TITLES[round_of(place.match)])
            heading = tr("Contests", "Weekly cup: {round}", round=title)
            meaning = cup_meaning(result, place.match)
        else:
            name, next_one = opponent_title(game, place.opponent), record.next_rung(game)
            heading = tr("Contests", "Ladder: {name}", name=name)
            meaning = rung_meaning(
                result, games, opponent_title(game, next_one) if next_one else ""
            )
        self.heading = dialog_frame.text_label(heading, "section")
        self.meaning = dialog_frame.text_label(meaning, "note")
        self.meaning.setWordWrap(True)
        self.button = value_controls.IconButton(tr("Contests", "Ladder and cup"), "cup", "flat")
        self.button.clicked.connect(lambda: self.asked.emit(page))
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(self.heading)
        words.addWidget(self.meaning)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 10)
        row.addLayout(words, 1)
        row.addWidget(self.button, 0, Qt.AlignmentFlag.AlignVCenter)
