"""The screens of challenges, contests, added engines and tournaments: they start no program, and
play a small tournament."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from shutil import copy

from PySide6.QtWidgets import QWidget

from burgundy_qt.ai.arena.external_engine import EngineError
from burgundy_qt.ai.levels import available_levels
from burgundy_qt.rules.game import Game
from burgundy_qt.rules.registry import DEFAULT, GAMES
from burgundy_qt.screenshots.photo_stage import PhotoStage, Screen
from burgundy_qt.session import challenges as days
from burgundy_qt.session.challenges import ChallengeEntry, record_file
from burgundy_qt.session.contest_matches import (
    LOST,
    WON,
    BotsResult,
    ContestGame,
    Games,
    draw,
    opponents_of,
    this_week,
)
from burgundy_qt.session.contests import ContestRecord, contests_file
from burgundy_qt.session.engines import engine_list, engine_player, engine_trial
from burgundy_qt.session.line_up import LineUp
from burgundy_qt.session.saves.save_file import read_save
from burgundy_qt.session.saves.save_folder import ENDING
from burgundy_qt.session.tournaments.tournament_plan import RUNNING, Entrant, Plan
from burgundy_qt.widgets.challenge.challenge_dialog import ChallengeDialog
from burgundy_qt.widgets.challenge.contest_dialog import CUP, ContestDialog
from burgundy_qt.widgets.dialogs import engine_form, engine_settings, settings_dialog
from burgundy_qt.widgets.new_game.new_game_dialog import NewGameDialog
from burgundy_qt.widgets.phrases.wording import level_title
from burgundy_qt.widgets.tournaments import new_tournament_dialog, tournament_dialog, watch_dialog
from burgundy_qt.widgets.tournaments.live_tables import (
    FollowedGame,
    LiveTableGrid,
    Watched,
    shown_of,
)
from burgundy_qt.widgets.tournaments.tournament_dialog import TournamentDialog, TournamentsDialog

PLAYED = 178, 0, 201, 166, 190, 0, 214, 159, 187, 205, 0, 0, 171, 223, 196, 182, 0, 209
"""The points of the last days back from today, 0 for a day without a game."""
LOWEST, STEP = 120, 19
"""The points of the weakest level, and the step to each further level."""


@contextmanager
def challenge(stage: PhotoStage) -> Iterator[QWidget]:
    """Show the challenges with today's and most earlier ones played."""
    today = days.present_day()
    levels = {level.name: LOWEST + STEP * at for at, level in enumerate(available_levels())}
    record = {
        (DEFAULT, today - timedelta(days=back)): ChallengeEntry(
            f"20260101-000000-{back:08x}", points, back % 7 != 4, levels
        )
        for back, points in enumerate(PLAYED)
        if points
    }
    challenges = stage.session.challenges
    file = record_file(stage.session.folders.challenges, stage.session.failed.emit)
    file.change(lambda _: record)
    challenges.look()
    stage.until(lambda: challenges.record == record)
    with stage.dialog("challenge") as dialog:
        assert isinstance(dialog, ChallengeDialog)
        dialog.choose_game(DEFAULT)
        stage.wait_until_idle()
        yield dialog


# Ladder and cup.


OWN_RESULTS = (WON, WON), (LOST, WON, WON), (WON, WON), (WON, LOST)
"""By rung, from the lowest."""
CUP_POINTS = 187, 160
"""The points of the winner and the loser of every match."""


def own_games(results: Sequence[str], first: int) -> Games:
    """Return finished games with these results."""
    points = {WON: CUP_POINTS, LOST: CUP_POINTS[::-1]}
    return tuple(
        ContestGame(f"20260102-000000-{first + at:08x}", result, points[result])
        for at, result in enumerate(results)
    )


@contextmanager
def contests(stage: PhotoStage) -> Iterator[ContestDialog]:
    """Show the ladder after some games; the cup is in the semi-finals."""
    week, ladders = this_week(), {}
    for rung, (opponent, results) in enumerate(
        zip(opponents_of(DEFAULT), OWN_RESULTS, strict=False)
    ):
        ladders[DEFAULT, opponent] = own_games(results, 10 * rung)
    cup = draw(DEFAULT, week)
    cup = replace(cup, games={cup.own_match: own_games((WON,), 100)})
    known = stage.session.contests
    while waiting := next(cup.bots_matches(), None):
        match, winner, _ = waiting
        played = BotsResult(winner, CUP_POINTS, f"20260103-000000-{match:08x}")
        cup = replace(cup, results={**cup.results, match: played})
        folder = known.folder_of((DEFAULT, week), match)
        folder.mkdir(parents=True, exist_ok=True)
        copy(stage.games.two, folder / f"{played.game_id}{ENDING}")
    finished = stage.session.folders.games / "finished"
    finished.mkdir(parents=True, exist_ok=True)
    for games in cup.games.values():
        copy(stage.games.two, finished / f"{games[0].game_id}{ENDING}")
    record = ContestRecord(ladders, {(DEFAULT, week): cup})
    contests_file(stage.session.folders.contests, stage.session.failed.emit).change(
        lambda _: record
    )
    known.look()
    stage.until(lambda: known.record == record)
    with stage.dialog("contests") as dialog:
        assert isinstance(dialog, ContestDialog)
        dialog.choose_game(DEFAULT)
        stage.wait_until_idle()
        yield dialog
    for games in cup.games.values():
        (finished / f"{games[0].game_id}{ENDING}").unlink()


@contextmanager
def cup_of_week(stage: PhotoStage) -> Iterator[QWidget]:
    """Show the cup of the week in its semi-finals."""
    with contests(stage) as dialog:
        dialog.turn_to(CUP)
        stage.wait_until_idle()
        yield dialog


CONTEST_SCREENS: dict[str, Screen] = {"ladder": contests, "cup": cup_of_week}


# Added engines.


ALL = tuple(GAMES)
ADDED = (
    engine_list.AddedEngine("a1", "Vauban", "vauban", None, 2, None, ALL),
    engine_list.AddedEngine("b2", "Lorenzo", "vauban", None, None, 500, ("tuscany",)),
    engine_list.AddedEngine("c3", "Elba", "vauban"),
)


@contextmanager
def with_engines(stage: PhotoStage) -> Iterator[None]:
    """Show a game of two with these engines added."""
    stage.open(stage.games.two)
    engines = stage.session.engines
    for engine in ADDED:
        engines.put(engine)
    yield
    for engine in ADDED:
        engines.remove(engine.id)
    stage.wait_until_idle()


@contextmanager
def engines_added(stage: PhotoStage) -> Iterator[QWidget]:
    """Show the engines of the settings."""
    with with_engines(stage), stage.dialog("settings") as dialog:
        assert isinstance(dialog, settings_dialog.SettingsDialog)
        dialog.show_section(engine_settings.EnginesSection.name)
        stage.wait_until_idle()
        yield dialog


@contextmanager
def form(stage: PhotoStage) -> Iterator[engine_form.EngineForm]:
    """Show the form for a new one."""
    with stage.dialog("settings") as dialog:
        assert isinstance(dialog, settings_dialog.SettingsDialog)
        section = dialog.show_section(engine_settings.EnginesSection.name)
        assert isinstance(section, engine_settings.EnginesSection)
        form = section.ask()
        form.command.setText("vauban")
        stage.wait_until_idle()
        yield form
        form.reject()
        stage.wait_until_idle()


@contextmanager
def engine_tested(stage: PhotoStage) -> Iterator[QWidget]:
    """Show the answer of an engine that fails in one game, and names others."""
    stage.open(stage.games.two)
    with form(stage) as shown:
        known, last = ALL[:-1], ALL[-1]
        said = engine_trial.Introduction(
            "Vauban", (*ALL, "chess"), {game: {} for game in known}, {last: "no legal action"}
        )
        shown.panel.say_answer(said)
        stage.wait_until_idle()
        yield shown


@contextmanager
def engine_untested(stage: PhotoStage) -> Iterator[QWidget]:
    """Show a filled-in form."""
    stage.open(stage.games.two)
    with form(stage) as shown:
        yield shown


@contextmanager
def new_game_with_engine(stage: PhotoStage) -> Iterator[QWidget]:
    """Show an engine at a seat of a new game."""
    with with_engines(stage), stage.dialog("new") as dialog:
        assert isinstance(dialog, NewGameDialog)
        dialog.rows[1].level.show_level(ADDED[0].level)
        stage.wait_until_idle()
        yield dialog


@contextmanager
def engine_stopped(stage: PhotoStage) -> Iterator[QWidget]:
    """Show a game that waits for an engine that cannot go on."""
    stage.open(stage.games.two)
    view = stage.session.view
    assert view is not None
    error = EngineError(
        'the engine `vauban` answered {"action": {}}, which is no legal action', "I am lost"
    )
    stage.window.dialogs.show_engine_stopped(
        engine_player.fault_of(error, view.game_id, 1, "Vauban")
    )
    [dialog] = stage.window.findChildren(engine_settings.EngineStopped)
    stage.wait_until_idle()
    yield dialog
    dialog.reject()
    stage.wait_until_idle()


@contextmanager
def engines_missing(stage: PhotoStage) -> Iterator[QWidget]:
    """Show a saved game whose engines are missing."""
    stage.open(stage.games.two)
    missing = engine_player.MissingEngines(Path("evening.burgundy"), {1: "Vauban", 2: "Lorenzo"})
    stage.window.dialogs.ask_for_missing(missing)
    stage.wait_until_idle()
    assert stage.window.dialog is not None
    yield stage.window.dialog
    stage.close_dialog()


ENGINE_SCREENS: dict[str, Screen] = {
    "engines-added": engines_added,
    "engine-untested": engine_untested,
    "engine-tested": engine_tested,
    "new-game-with-engine": new_game_with_engine,
    "engine-stopped": engine_stopped,
    "engines-missing": engines_missing,
}


# Tournaments.


ID = "20260101-120000-00000001"
ENTRANTS, PAIRS = 4, 3


def played(stage: PhotoStage) -> str:
    """Return the id of a finished tournament."""
    tournaments = stage.session.tournaments
    if tournaments.standing(ID) is None:
        players = tuple(
            Entrant(level.name, level_title(level.name), level.name)
            for level in available_levels()[:ENTRANTS]
        )
        tournaments.begin(Plan(ID, "", DEFAULT, "2011", (), {}, 2, players, PAIRS, 1))
    stage.until(lambda: (now := tournaments.standing(ID)) is not None and now.state != RUNNING)
    return ID


@contextmanager
def tournaments(stage: PhotoStage) -> Iterator[QWidget]:
    """Show the list, with a finished one."""
    played(stage)
    with stage.dialog("tournaments") as dialog:
        assert isinstance(dialog, TournamentsDialog)
        yield dialog


@contextmanager
def new_tournament(stage: PhotoStage) -> Iterator[QWidget]:
    """Show the dialog for a new one."""
    stage.window.tournaments.ask_for_one()
    stage.wait_until_idle()
    dialog = stage.window.dialog
    assert isinstance(dialog, new_tournament_dialog.NewTournamentDialog)
    dialog.entrants.all.click()
    stage.wait_until_idle()
    yield dialog
    stage.close_dialog()
    stage.close_dialog()


@contextmanager
def tournament(stage: PhotoStage) -> Iterator[QWidget]:
    """Show the results of one, and each against each."""
    with of_one(stage) as dialog:
        yield dialog


@contextmanager
def of_one(stage: PhotoStage) -> Iterator[TournamentDialog]:
    """Show the page of the finished one."""
    stage.window.tournaments.show_one(played(stage))
    stage.wait_until_idle()
    dialog = stage.window.dialog
    assert isinstance(dialog, TournamentDialog)
    yield dialog
    stage.close_dialog()


@contextmanager
def live_tables(stage: PhotoStage) -> Iterator[QWidget]:
    """Show running games, in several stages."""
    with of_one(stage) as dialog:
        dialog.turn_to(tournament_dialog.GAMES)
        dialog.wall.show_games(list(stage_games(stage)))
        stage.until(lambda: is_up_to_date(dialog.wall))
        stage.until(lambda: not any(card.table.building.is_running for card in dialog.wall.cards))
        stage.wait_until_idle()
        yield dialog


def is_up_to_date(wall: LiveTableGrid) -> bool:
    """Return whether every table shows the latest state of its game."""
    return all(
        one is None or (card.view is not None and shown_of(one, card) == one.game.last)
        for one, card in zip(wall.shown, wall.cards, strict=True)
    )


@contextmanager
def large_table(stage: PhotoStage) -> Iterator[QWidget]:
    """Show one of them large."""
    with of_one(stage) as dialog:
        game = next(stage_games(stage)).game
        large = watch_dialog.WatchDialog(dialog, game, stage.settings.values)
        large.open()
        large.playback.go_to(game.last // 2)
        stage.wait_until_idle()
        yield large
        large.close()


def stage_games(stage: PhotoStage) -> Iterator[Watched]:
    """Yield the stored games, each up to some moment."""
    standing = stage.session.tournaments.standing(ID)
    assert standing is not None
    for at, names in enumerate(standing.matches):
        save = read_save(stage.session.tournaments.games_of(ID, names)[0])
        actions = Game.from_record(save.record).actions
        line_up = LineUp(save.seats, save.record[0])
        yield Watched(FollowedGame(save.game_id, line_up, actions[: 60 + 25 * at]), 0)


TOURNAMENT_SCREENS: dict[str, Screen] = {
    "tournaments": tournaments,
    "tournament-new": new_tournament,
    "tournament-results": tournament,
    "tournament-games": live_tables,
    "tournament-game": large_table,
}
