"""The challenge of the day on Home: how many games have been played today, and a way to the dialog;
and the texts of the challenges and contests, with the deal of a day before the first move."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import date
from functools import lru_cache
from pathlib import Path

from PySide6 import QtGui, QtWidgets
from PySide6.QtCore import QDate, QPointF, QRectF, QSize, Qt, QTimer

from burgundy_qt.language import formats
from burgundy_qt.language.translation import tr, tr_noop
from burgundy_qt.rules import errors
from burgundy_qt.session import challenges, line_up, running_game
from burgundy_qt.session import challenges as days
from burgundy_qt.session.contest_matches import (
    FINAL,
    LOST,
    ROUNDS,
    VOID,
    WINS,
    WON,
    Cup,
    Games,
    match_won,
    matches_in,
    opponent_named,
)
from burgundy_qt.session.contest_matches import PERSON as PERSON_IN_CUP
from burgundy_qt.session.library.game_card import GameCard, card_of
from burgundy_qt.session.statistics.achievements import BestResult
from burgundy_qt.widgets.controls.dialog_frame import PushButton, text_label
from burgundy_qt.widgets.library.card_thumbnails import drawn, picture_of
from burgundy_qt.widgets.log.game_archive import archive_of
from burgundy_qt.widgets.new_game.game_setup import setup_of
from burgundy_qt.widgets.phrases import game_texts, wording
from burgundy_qt.widgets.theme import labels, sprite_files, theme


def q_date(day: date) -> QDate:
    """Return the day as a QDate."""
    return QDate(day.year, day.month, day.day)


def day_text(day: date) -> str:
    """Return the day in full: "23 November 2026"."""
    return formats.day(q_date(day))


def against_text(players: int) -> str:
    """Return the opponents of the person, for the middle of a line."""
    if players == 1:
        return tr("Challenge", "alone")
    return tr(
        "Challenge", "against a bot: {level}", level=wording.level_title(challenges.opponent())
    )


def standing_text(own: int, levels: Mapping[str, int], all_: int) -> str:
    """Return the person's place among the bots, or how many of them have yet to play."""
    missing = all_ - len(levels)
    if missing:
        return tr("Challenge", "The bots are playing the same deal: {n} level(s) to go.", n=missing)
    place = 1 + sum(points > own for points in levels.values())
    if place == 1 and own > max(levels.values()):
        return tr("Challenge", "You beat the bots of every level.")
    return tr(
        "Challenge",
        "Place {place} of {all}, counting the bots of every level.",
        place=place,
        all=1 + all_,
    )


def entry_text(entry: challenges.ChallengeEntry, is_today: bool, is_there: bool) -> str:
    """Return the state of a day; `is_there` means that its try can be continued."""
    if entry.points is not None:
        if entry.counts:
            return wording.points_text(entry.points)
        return tr(
            "Challenge",
            "{points} in a casual game, which does not count",
            points=wording.points_text(entry.points),
        )
    if entry.is_running and is_there:
        return tr("Challenge", "Started, not finished yet")
    if entry.is_running:
        return tr("Challenge", "Started, never finished")
    if is_today:
        return tr("Challenge", "Not played yet; your first game counts")
    return tr("Challenge", "Not played; you can play it for practice")


def cell_text(day: date, entry: challenges.ChallengeEntry, is_today: bool, all_: int) -> str:
    """Return a day of the calendar for a screen reader."""
    parts = [formats.day(q_date(day))]
    if is_today:
        parts.append(tr("Challenge", "today"))
    if entry.points is not None:
        parts.append(entry_text(entry, is_today, True))
    if entry.is_done and len(entry.levels) == all_:
        parts.append(place_text(entry, all_))
    elif entry.is_running:
        parts.append(tr("Challenge", "started"))
    return wording.join_with_commas(parts)


def place_text(entry: challenges.ChallengeEntry, all_: int) -> str:
    """Return the place on a day in a few words."""
    return tr("Challenge", "place {place} of {all}", place=entry.place, all=1 + all_)


def row_text(count: int) -> str:
    """Return the length of a series of days with a challenge, or "" if it is shorter than two."""
    return tr("Challenge", "{n} day(s) in a row", n=count) if count > 1 else ""


def streak_text(done: frozenset[date], today: date) -> str:
    """Return the length of the series of days up to today, and of the longest one if it was
    longer."""
    now, longest = days.in_a_row(done, today), days.longest_row(done)
    parts = [row_text(now)]
    if longest > max(1, now):
        parts.append(tr("Challenge", "longest series: {n} day(s)", n=longest))
    return wording.capitalize(wording.join_with_commas([part for part in parts if part]))


def best_text(game: str, best: BestResult) -> str:
    """Return a person's best result on a board: "Your best: 203 (estate 6)"."""
    points, board = formats.plain(best.points), archive_of(game).board_text(best.board)
    if not board:
        return tr("Home", "Your best: {points}", points=points)
    return tr("Home", "Your best: {points} ({board})", points=points, board=board)


def ladder_heard(ranking: list[tuple[str, int | None]]) -> str:
    """Return the players of a deal and their points, for a screen reader."""
    return wording.join_with_commas(
        [
            tr(
                "Challenge",
                "{name} {points}",
                name=name,
                points="…" if got is None else formats.plain(got),
            )
            for name, got in ranking
        ]
    )


# The ladder and the cup in words.


def score_text(match: tuple[int, int]) -> str:
    """Return the games won and lost in a match: "2:1"."""
    return ":".join(map(formats.plain, match))


def seat_of_opponent(game: str, name: str) -> line_up.SeatPlan:
    """Return the seat of an opponent by its name in ai.levels: a character with its name, or a
    level."""
    opponent = opponent_named(name)
    character = game_texts.texts_of(game).characters.get(opponent.style or "")
    if character is None:
        return replace(wording.called_by_level(opponent.level), style=opponent.style)
    return line_up.SeatPlan(character.name, opponent.level, style=opponent.style)


def opponent_title(game: str, name: str) -> str:
    """Return what an opponent is called: "Steward", or "Perrette (Steward)"."""
    opponent = opponent_named(name)
    level = wording.level_title(opponent.level)
    character = game_texts.texts_of(game).characters.get(opponent.style or "")
    if character is None:
        return level
    return tr("Contests", "{name} ({level})", name=character.name, level=level)


def rung_text(games: Games, is_next: bool) -> str:
    """Return how it stands against an opponent of the ladder; "" if they have not met."""
    won, matches = match_won(games), matches_in(games)
    if matches and WINS not in matches[-1]:
        return tr("Contests", "Score of the match: {score}", score=score_text(matches[-1]))
    if won is not None:
        return tr("Contests", "Won {score}", score=score_text(won))
    if matches:
        return tr("Contests", "Lost {score}; try again", score=score_text(matches[-1]))
    return tr("Contests", "Next") if is_next else ""


ROUND_TITLES = (
    tr_noop("Contests", "Quarter-finals"),
    tr_noop("Contests", "Semi-finals"),
    tr_noop("Contests", "Final"),
)
MATCH_TITLES = (
    tr_noop("Contests", "Quarter-final"),
    tr_noop("Contests", "Semi-final"),
    tr_noop("Contests", "Final"),
)
COMING = (
    tr_noop("Contests", "You play your quarter-final against {name}."),
    tr_noop("Contests", "You play your semi-final against {name}."),
    tr_noop("Contests", "You play the final against {name}."),
)
REACHED = (
    tr_noop("Contests", "You win and are in the semi-final."),
    tr_noop("Contests", "You win and are in the final."),
    tr_noop("Contests", "You win the cup!"),
)
MISSED = (
    tr_noop("Contests", "You are out: you lost the quarter-final."),
    tr_noop("Contests", "You are out: you lost the semi-final."),
    tr_noop("Contests", "You lost the final."),
)
"""By round."""


def round_of(match: int) -> int:
    """Return the number of a match's round, from 0."""
    return next(number for number, matches in enumerate(ROUNDS) if match in matches)


def names_in(game: str, cup: Cup, person: line_up.SeatPlan) -> list[str]:
    """Return the names of the players of a cup by slot; bots of the same name are numbered."""
    titles = [
        wording.display_name(person.name) if one == PERSON_IN_CUP else opponent_title(game, one)
        for one in cup.entrants
    ]
    return [
        title
        if titles.count(title) == 1
        else tr(
            "Contests",
            "{name} {number}",
            name=title,
            number=titles[: slot + 1].count(title),
        )
        for slot, title in enumerate(titles)
    ]


def cup_text(cup: Cup, names: Sequence[str], is_playing: bool) -> str:
    """Return how it stands in a cup for the person."""
    if unknown := cup.unknown_players:
        return tr(
            "Contests",
            "This cup cannot go on: this version of the program does not know the bot “{name}”. "
            "You can begin the cup anew with other bots.",
            name=names[unknown[0]],
        )
    match, champion = cup.own_match, cup.winner(FINAL)
    decided, opponent = cup.decided(match), cup.next_opponent
    if decided is not None and decided.result == WON:
        return tr("Contests", REACHED[round_of(FINAL)])
    if decided is not None:
        parts = [tr("Contests", MISSED[round_of(match)])]
        if champion is not None:
            parts.append(tr("Contests", "{name} wins the cup.", name=names[champion]))
        elif is_playing:
            parts.append(tr("Contests", "The bots are playing…"))
        return " ".join(parts)
    if opponent is None:
        reached = tr("Contests", REACHED[round_of(match) - 1])
        return f"{reached} {tr('Contests', 'The bots are playing…')}" if is_playing else reached
    return tr("Contests", COMING[round_of(match)], name=names[opponent])


def rung_meaning(result: str, games: Games, following: str) -> str:
    """Return what a game against an opponent of the ladder means; `following` is the title of the
    next one, "" after the last."""
    if result == VOID:
        return tr("Contests", "This game does not count. Play another one.")
    match = matches_in(games)[-1]
    score = score_text(match)
    if WINS not in match:
        return tr("Contests", "The score of the match is {score}.", score=score)
    if match[0] != WINS:
        return tr("Contests", "You lose the match {score}. Try again!", score=score)
    if not following:
        return tr(
            "Contests",
            "You win the match {score}. You have beaten everyone on this ladder!",
            score=score,
        )
    return tr(
        "Contests",
        "You win the match {score}. Next on the ladder: {name}.",
        score=score,
        name=following,
    )


def cup_meaning(result: str, match: int) -> str:
    """Return what a game of a cup means."""
    if result == VOID:
        return tr("Contests", "This game does not count. Play another one.")
    return tr("Contests", (MISSED if result == LOST else REACHED)[round_of(match)])


# The deal of a day: its picture and its variant.


WIDE = 168
"""Units: the picture."""
KEPT = 64


@lru_cache(KEPT)
def card_of_day(game: str, day: date) -> GameCard:
    """Return a library card for this deal."""
    return card_of_deal(challenges.request_of_day(game, day))


def card_of_deal(request: errors.RequestObject) -> GameCard:
    """Return a library card for the deal of a complete request."""
    seats = tuple(line_up.SeatPlan(str(seat)) for seat in range(request["players"]))
    return card_of(
        running_game.RunningGame.begin(line_up.LineUp(seats, request)).save(), Path(), 0.0
    )


def deal_text(game: str, day: date) -> str:
    """Return the variant that is played: "Edition 2019, Inns"."""
    return archive_of(game).card_deal(card_of_day(game, day))


class PictureOfDay(labels.DrawnLabel):
    """The picture of a day's deal; it is drawn after the text beside it is in view."""

    def __init__(self) -> None:
        super().__init__()
        self.card: GameCard | None = None
        self.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self._keep_room()
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._draw)
        theme.theme_changed.connect(self._draw)

    def show_day(self, game: str, day: date) -> None:
        """Show the picture of this deal."""
        card = card_of_day(game, day)
        if card is not self.card:
            self.card = card
            self._soon.start()

    def _draw(self) -> None:
        if self.card is not None:
            width = round(WIDE * theme.scale())
            self._keep_room()
            shown = picture_of(self.card, theme.current().name, width, self.devicePixelRatioF())
            self.setPixmap(drawn(shown))

    def _keep_room(self) -> None:
        """Reserve a square for the picture, so that the text beside it never moves."""
        side = round(WIDE * theme.scale())
        self.setFixedSize(side, side)


# The card.


EMBLEM, TICK = 24, 13
"""Units: a game's emblem, and the tick on it."""
SIGN = 0.66
"""Of the tick's disc."""
PALE = 0.38
"""How much is seen of the emblem of a game that is yet to be played."""


class HomeCard(PushButton):
    """A button for the challenges dialog, with the emblem of each game, ticked after today's
    challenge."""

    def __init__(self, games: Sequence[str]) -> None:
        super().__init__()
        self.setAccessibleName(tr("Challenge", "Challenge of the day"))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(
            QtWidgets.QSizePolicy.Policy.Expanding, QtWidgets.QSizePolicy.Policy.Fixed
        )
        self.emblems = {name: Emblem(name) for name in games}
        self.title = text_label(tr("Challenge", "Challenge of the day"), "strong")
        self.note = labels.ElidedWord("note")
        row = QtWidgets.QHBoxLayout(self)
        row.setContentsMargins(14, 4, 14, 4)
        row.setSpacing(8)
        row.addWidget(self.title)
        row.addWidget(self.note, 1)
        for emblem in self.emblems.values():
            row.addWidget(emblem)
        for part in (self.title, self.note, *self.emblems.values()):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.show_record({})

    def show_record(self, record: challenges.Record) -> None:
        """Show the results of today."""
        today = days.present_day()
        done = [name for name in self.emblems if record.get((name, today), challenges.NONE).is_done]
        for name, emblem in self.emblems.items():
            emblem.show_done(name in done)
        row = row_text(days.in_a_row(challenges.days_done(record), today))
        self.note.say(row)
        texts = [game_texts.texts_of(name).title() for name in done]
        played = (
            tr("Challenge", "played today: {games}", games=wording.join_with_commas(texts))
            if texts
            else ""
        )
        self.setAccessibleDescription(
            wording.join_with_commas([part for part in (row, played) if part])
        )

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return the size of its words and emblems."""
        layout = self.layout()
        assert layout is not None
        return layout.sizeHint().expandedTo(QSize(0, super().sizeHint().height()))


class Emblem(labels.DrawnLabel):
    """The emblem of a game: pale, or ticked."""

    def __init__(self, game: str) -> None:
        super().__init__()
        self.sprite, self.is_done = setup_of(game).emblem, False
        theme.theme_changed.connect(self._draw)

    def show_done(self, is_done: bool) -> None:
        """Set whether today's challenge has been played."""
        self.is_done = is_done
        self._draw()

    def _draw(self) -> None:
        emblem = sprite_files.pixmap(self.sprite, EMBLEM * theme.scale(), self.devicePixelRatioF())
        picture = emblem.copy()
        picture.fill(Qt.GlobalColor.transparent)
        painter = QtGui.QPainter(picture)
        painter.setRenderHints(sprite_files.SMOOTH)
        painter.setOpacity(1.0 if self.is_done else PALE)
        painter.drawPixmap(0, 0, emblem)
        if self.is_done:
            size = emblem.deviceIndependentSize()
            self._tick(painter, QPointF(size.width(), size.height()))
        painter.end()
        self.setPixmap(picture)

    def _tick(self, painter: QtGui.QPainter, corner: QPointF) -> None:
        palette, side = theme.current(), TICK * theme.scale()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QtGui.QColor(palette.good))
        disc = QRectF(corner.x() - side, corner.y() - side, side, side)
        painter.drawEllipse(disc)
        inside = side * (1 - SIGN) / 2
        sign = sprite_files.tinted(
            "icons/done", palette.panel, SIGN * side, self.devicePixelRatioF()
        )
        painter.drawPixmap(disc.topLeft() + QPointF(inside, inside), sign)
