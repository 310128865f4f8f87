"""The screens of tournaments: a small one that is played for them, and what is asked before one."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtWidgets import QWidget

from burgundy_qt.ai.levels import available_levels
from burgundy_qt.rules.game import Game
from burgundy_qt.rules.registry import DEFAULT
from burgundy_qt.screenshots.game_screens import Screen
from burgundy_qt.screenshots.stage import Stage
from burgundy_qt.session.line_up import LineUp
from burgundy_qt.session.saves.save_file import read_save
from burgundy_qt.session.tournaments.tournament_plan import RUNNING, Entrant, Plan
from burgundy_qt.widgets.phrases.bot_names import level_title
from burgundy_qt.widgets.tournaments.live.followed import Followed
from burgundy_qt.widgets.tournaments.live.wall import Wall, Watched, shown_of
from burgundy_qt.widgets.tournaments.live.watch_dialog import WatchDialog
from burgundy_qt.widgets.tournaments.setup.new_tournament import NewTournamentDialog
from burgundy_qt.widgets.tournaments.tournament_dialog import GAMES, TournamentDialog
from burgundy_qt.widgets.tournaments.tournaments_dialog import TournamentsDialog

ID = "20260101-120000-00000001"
PLAYERS, PAIRS = 4, 3


def played(stage: Stage) -> str:
    """The id of a tournament that is over."""
    tournaments = stage.session.tournaments
    if tournaments.standing(ID) is None:
        players = tuple(
            Entrant(level.name, level_title(level.name), level.name)
            for level in available_levels()[:PLAYERS]
        )
        tournaments.begin(Plan(ID, "", DEFAULT, "2011", (), {}, 2, players, PAIRS, 1))
    stage.until(lambda: (now := tournaments.standing(ID)) is not None and now.state != RUNNING)
    return ID


@contextmanager
def tournaments(stage: Stage) -> Iterator[QWidget]:
    """The list, with one that is over."""
    played(stage)
    with stage.dialog("tournaments") as dialog:
        assert isinstance(dialog, TournamentsDialog)
        yield dialog


@contextmanager
def new_tournament(stage: Stage) -> Iterator[QWidget]:
    """What is asked before one."""
    stage.window.tournaments.ask_for_one()
    stage.settle()
    dialog = stage.window.dialog
    assert isinstance(dialog, NewTournamentDialog)
    dialog.entrants.all.click()
    stage.settle()
    yield dialog
    stage.close_dialog()
    stage.close_dialog()


@contextmanager
def tournament(stage: Stage) -> Iterator[QWidget]:
    """The results of one, and each against each."""
    with of_one(stage) as dialog:
        yield dialog


@contextmanager
def of_one(stage: Stage) -> Iterator[TournamentDialog]:
    """The page of the one that was played."""
    stage.window.tournaments.tell_one(played(stage))
    stage.settle()
    dialog = stage.window.dialog
    assert isinstance(dialog, TournamentDialog)
    yield dialog
    stage.close_dialog()


@contextmanager
def live_tables(stage: Stage) -> Iterator[QWidget]:
    """Games under way, in several stages."""
    with of_one(stage) as dialog:
        dialog.turn_to(GAMES)
        dialog.wall.show_games(list(stage_games(stage)))
        stage.until(lambda: is_up_to_date(dialog.wall))
        stage.until(lambda: not any(card.table.building.is_running for card in dialog.wall.cards))
        stage.settle()
        yield dialog


def is_up_to_date(wall: Wall) -> bool:
    """Whether every table shows all that is known of its game."""
    return all(
        one is None or (card.view is not None and shown_of(one, card) == one.game.last)
        for one, card in zip(wall.shown, wall.cards, strict=True)
    )


@contextmanager
def large_table(stage: Stage) -> Iterator[QWidget]:
    """One of them large."""
    with of_one(stage) as dialog:
        game = next(stage_games(stage)).game
        large = WatchDialog(dialog, game, stage.settings.values)
        large.open()
        large.playback.go_to(game.last // 2)
        stage.settle()
        yield large
        large.close()


def stage_games(stage: Stage) -> Iterator[Watched]:
    """The games that were kept, each as far as it had come at some time."""
    standing = stage.session.tournaments.standing(ID)
    assert standing is not None
    for at, names in enumerate(standing.matches):
        save = read_save(stage.session.tournaments.games_of(ID, names)[0])
        actions = Game.from_record(save.record).actions
        line_up = LineUp(save.seats, save.record[0])
        yield Watched(Followed(save.game_id, line_up, actions[: 60 + 25 * at]), 0)


SCREENS: dict[str, Screen] = {
    "tournaments": tournaments,
    "tournament-new": new_tournament,
    "tournament-results": tournament,
    "tournament-games": live_tables,
    "tournament-game": large_table,
}
