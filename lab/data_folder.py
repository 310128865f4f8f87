"""Campaign: changed files of the data folder, each read as the program reads it: refused with its
documented error, or saved again unchanged."""

import contextlib
import gzip
import json
import random
import re
import shutil
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from datetime import date
from functools import cache
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication

from burgundy_qt.ai.arena.matches import Pair, Side
from burgundy_qt.ai.networks.installed_networks import (
    NetworkError,
    NetworksFolder,
    checked,
    manifest_file,
    shipped_file,
)
from burgundy_qt.ai.puzzles.puzzle import BadPuzzles, read, written
from burgundy_qt.assets import PUZZLES
from burgundy_qt.rules.game import Game
from burgundy_qt.rules.registry import ruleset
from burgundy_qt.session.challenges import ChallengeEntry, days_done, record_file
from burgundy_qt.session.contest_matches import (
    LOST,
    VOID,
    WON,
    BotsResult,
    ContestGame,
    draw,
)
from burgundy_qt.session.contests import ContestRecord, contests_file
from burgundy_qt.session.crash_marker import Crash, claim_marker
from burgundy_qt.session.data_file import DataFile
from burgundy_qt.session.engines.engine_list import AddedEngine, engines_file
from burgundy_qt.session.library.game_card import card_of, read_card
from burgundy_qt.session.library.library_folder import (
    Found,
    Label,
    LabelsFile,
    read_index,
    write_index,
)
from burgundy_qt.session.problem import Problem, SaveError
from burgundy_qt.session.questions.endless_puzzles import endless_file
from burgundy_qt.session.questions.puzzle_store import (
    PuzzleRating,
    Retention,
    Store,
    own_file,
    store_file,
)
from burgundy_qt.session.reviews.review_folder import Damaged, ReviewFolder
from burgundy_qt.session.running_game import RunningGame
from burgundy_qt.session.saves.save_file import read_save, save_document, with_checksum, write_save
from burgundy_qt.session.statistics.finished_game import finished_game, local_date
from burgundy_qt.session.statistics.ledger import (
    Ledger,
    LedgerDamaged,
    LedgerFromNewerVersion,
    earlier_games,
    earlier_rate,
)
from burgundy_qt.session.statistics.statistics_service import spreadsheet
from burgundy_qt.session.statistics.summary import SummaryQuery, summary
from burgundy_qt.session.tournaments.tournament_plan import (
    PAIRS,
    PLAN,
    UnusablePlan,
    command_of,
    foreign_commands,
    written_plan,
)
from burgundy_qt.session.tournaments.tournament_plan import Store as Tournaments
from burgundy_qt.session.tournaments.tournament_runner import standing_at_rest
from burgundy_qt.widgets.new_game.game_setup import game_of
from burgundy_qt.widgets.settings.settings import (
    line_up_from,
    line_ups_from,
    people_from,
    stored_line_up,
)
from burgundy_qt.widgets.settings.settings_file import SettingsFile
from lab.campaign import Figures
from lab.survivals import Survivals
from tests.a_review import a_played_game, a_review
from tests.mutations import as_line, damaged, mutated
from tests.session.all_readers import sealed_line
from tests.session.short_games import a_game, line_up
from tests.session.tournaments.a_plan import BY_COMMAND, LEVELS, a_plan

DICE = "burgundy-dice"
GAMES = "burgundy", DICE, "tuscany", "carcassonne"
A_DAY = date(2026, 11, 26)
ID = "20261126-175606-bdf4a937"
READ, ASIDE, NEWER, REFUSED = "read", "put aside and told", "left to a newer version", "refused"
OUTCOMES = READ, ASIDE, NEWER, REFUSED
RAW = (
    *(b"1e999", b"-1e999", b"NaN", b"-Infinity", b"[" * 3000 + b"]" * 3000, b"1" * 5000),
    *(b'"\\ud800"', b'{"a":1,"a":2}', b"9223372036854775808", b"1e308", b"0" * 9),
)
"""Values that Python's reader accepts, or that overflow in a calculation."""
A_PLACE = re.compile(rb'-?[0-9]+(?:\.[0-9]+)?|"[^"\\]*"|true|false|null')


@dataclass(frozen=True)
class Kind:
    """A kind of file: the contents of a good one, its bytes made from these, and the result of
    reading bytes in a folder."""

    good: Callable[[str], Any]
    packed: Callable[[Any], bytes]
    outcome: Callable[[Path, bytes, str], str]


def run(count: int, first: int = 0) -> Figures:
    """Read `count` changed files; the number of one is its seed."""
    application = QCoreApplication.instance() or QCoreApplication([])
    assert application is not None
    names = [*KINDS]
    survivals = Survivals("files", (*OUTCOMES, *names))
    with tempfile.TemporaryDirectory() as place:
        for seed in range(first, first + count):
            chance = random.Random(seed)
            name, game = names[seed % len(names)], chance.choice(GAMES)
            content = changed(KINDS[name], game, chance)
            folder = Path(place) / str(seed)
            folder.mkdir()
            with survivals.one(seed):
                outcome = KINDS[name].outcome(folder, content, game)
                survivals.count(outcome)
                survivals.count(name)
            shutil.rmtree(folder)
    return survivals.figures


def changed(kind: Kind, game: str, chance: random.Random) -> bytes:
    """Return a good file of a kind with a change in its contents, in its text, or in its bytes."""
    good = kind.good(game)
    if isinstance(good, bytes):
        return damaged(good, chance)
    match chance.randrange(10):
        case 0 | 1:
            return damaged(kind.packed(as_line(good)), chance)
        case 2 | 3:
            line = as_line(mutated(good, chance) if chance.random() < 0.5 else good)
            return kind.packed(with_raw(line, chance))
        case _:
            return kind.packed(as_line(mutated(good, chance)))


def with_raw(line: bytes, chance: random.Random) -> bytes:
    """Return a line of JSON with invalid data instead of a value."""
    places = [*A_PLACE.finditer(line)]
    if not places:
        return line
    place = chance.choice(places)
    return line[: place.start()] + chance.choice(RAW) + line[place.end() :]


def as_it_is(line: bytes) -> bytes:
    return line


def sealed_again(line: bytes) -> bytes:
    return sealed_line(line) if line.endswith(b"}") else line


# Files that are read, changed and written in the same way.


def outcome_of(file: Callable[[Path, Callable[[Problem], None]], DataFile[Any]]) -> Any:
    """Return the outcome of a DataFile: reported and put aside, or saved again."""

    def outcome(folder: Path, content: bytes, _game: str) -> str:
        path, told = folder / "file", []
        path.write_bytes(content)
        found = file(path, told.append).read()
        if told:
            return reported_outcome(path, content, told)
        again = folder / "again"
        file(again, told.append).change(lambda _: found)
        assert file(again, told.append).read() == found and not told
        return READ

    return outcome


def reported_outcome(path: Path, content: bytes, told: list[Problem]) -> str:
    """Return the outcome of a file that was put aside or left in place; in both cases with its
    content, and reported once."""
    [problem] = told
    assert problem.what.isprintable() and problem.advice
    aside = path.with_name(f"{path.name}.broken")
    assert (aside if aside.exists() else path).read_bytes() == content
    return ASIDE if aside.exists() else NEWER


def outcome_of_labels(folder: Path, content: bytes, _game: str) -> str:
    path, told = folder / "file", []
    path.write_bytes(content)
    labels = LabelsFile(path, told.append)
    found = labels.read()
    if told:
        return reported_outcome(path, content, told)
    labels.change(lambda kept: kept.update({"another": Label("x", True)}))
    kept = {game_id: label for game_id, label in found.items() if label != Label()}
    assert labels.read() == kept | {"another": Label("x", True)} and not told
    return READ


def outcome_of_settings(folder: Path, content: bytes, _game: str) -> str:
    path, told = folder / "settings.json", []
    path.write_bytes(content)
    settings = SettingsFile(path)
    settings.failed.connect(told.append)
    settings.read()
    values = settings.values
    look_at_line_ups(values)
    settings.change(text_size=90 if values.text_size != 90 else 91)
    settings.wait_until_saved()
    again = SettingsFile(path)
    again.failed.connect(told.append)
    again.read()
    assert again.values == settings.values and len(told) <= 1
    return ASIDE if told else READ


def look_at_line_ups(values: Any) -> None:
    """Use the line-ups as the window does at its start and for a new game."""
    line_up = line_up_from(values.line_up)
    for one in (line_up, *line_ups_from(values.line_ups, values.line_up).values()):
        if one is not None:
            assert line_up_from(json.loads(json.dumps(stored_line_up(one)))) == one
            game_of(one.request)
    people_from(values.people)


# Games, their cards and reviews.


def outcome_of_save(folder: Path, content: bytes, _game: str) -> str:
    path = folder / f"{ID}.burgundy"
    path.write_bytes(content)
    card = read_card(path, 1.0, in_bin=False)
    try:
        running = RunningGame.from_save(read_save(path), path)
    except SaveError as error:
        assert error.problem().what.isprintable() and path.read_bytes() == content
        return REFUSED
    assert card.problem is None
    write_save(path, running.save())
    assert read_save(path) == running.save()
    return READ


def outcome_of_index(folder: Path, content: bytes, game: str) -> str:
    path = folder / "index.jsonl"
    path.write_bytes(content)
    known = read_index(path)
    good = {found.path.name: (found, card) for found, card in known_cards(folder, game)}
    for found, card in known.values():
        assert good[found.path.name] == (found, card)
    write_index(path, known)
    assert read_index(path) == known
    return READ if known else REFUSED


def known_cards(folder: Path, game: str) -> Iterator[tuple[Found, Any]]:
    path = folder / f"{ID}.burgundy"
    found = Found(path, False, 1_700_000_000_000_000_000, 1000)
    yield found, card_of(a_saved_game(game), path, found.played)


def outcome_of_review(folder: Path, content: bytes, game: str) -> str:
    kept, played = ReviewFolder(folder), a_reviewed_game(game)
    path = kept.path(ID)
    path.parent.mkdir()
    path.write_bytes(content)
    try:
        reviews = kept.read(ID, played)
    except Damaged:
        aside = kept.put_aside(ID)
        assert aside is not None and aside.read_bytes() == content
        return ASIDE
    if not reviews:
        return REFUSED  # of another version, or with other actions: it is calculated again
    kept.write(ID, played, reviews)
    assert kept.read(ID, played) == reviews
    return READ


def outcome_of_own_puzzles(folder: Path, content: bytes, game: str) -> str:
    return outcome_of_puzzles(own_file, folder, content, game)


def outcome_of_endless_puzzles(folder: Path, content: bytes, game: str) -> str:
    return outcome_of_puzzles(endless_file, folder, content, game)


def outcome_of_puzzles(file: Any, folder: Path, content: bytes, game: str) -> str:
    outcome = str(outcome_of(file)(folder, content, game))
    with contextlib.suppress(BadPuzzles):
        for puzzle in read(folder / "file") if outcome == READ else ():
            puzzle.played()
    return outcome


# Tournaments.


def outcome_of_plan(folder: Path, content: bytes, _game: str) -> str:
    path = folder / ID / PLAN
    path.parent.mkdir()
    path.write_bytes(content)
    store = Tournaments(folder)
    assert store.ids() == [ID]
    try:
        plan = store.read(ID)
    except UnusablePlan as error:
        return reported_outcome(path, content, [error.problem])
    standing = standing_at_rest(store, plan)
    command_of(plan), foreign_commands(plan, ())
    store.kept(plan, (plan.players[0].text, plan.players[-1].text))
    if standing.problem is not None:
        return REFUSED
    assert plan.games > 0
    store.write(plan)
    assert store.read(ID) == plan
    return READ


def outcome_of_pairs(folder: Path, content: bytes, game: str) -> str:
    store, plan = Tournaments(folder), plan_of(game)
    store.write(plan)
    path = folder / plan.id / PAIRS
    path.write_bytes(content)
    standing = standing_at_rest(store, plan)
    if standing.problem is not None:
        assert path.read_bytes() == content
        return REFUSED
    assert standing_at_rest(store, plan) == standing
    return READ


# The rest.


def outcome_of_run(folder: Path, content: bytes, _game: str) -> str:
    path = folder / "20261126-175606-bdf4a937.json"
    path.write_bytes(content)
    crash = claim_marker(path)
    assert isinstance(crash, Crash) and not path.exists()
    return READ if crash.version else REFUSED


def outcome_of_ledger(folder: Path, content: bytes, game: str) -> str:
    path = folder / "statistics.sqlite3"
    path.write_bytes(content)
    try:
        ledger = Ledger(path)
        try:
            look_at_ledger(ledger, game)
        finally:
            ledger.connection.close()
    except LedgerDamaged:
        return ASIDE
    except LedgerFromNewerVersion:
        return NEWER
    return READ


def look_at_ledger(ledger: Ledger, game: str) -> None:
    """Call everything that the program reads from it, and write into it."""
    for question in (SummaryQuery("Seat 0"), SummaryQuery()):
        for played in summary(ledger, question).played:
            local_date(played.began)
    finished = a_finished_game(game)
    earlier_games(ledger, finished.deal or "", "none")
    earlier_rate(ledger, "Seat 0", game, "none")
    ledger.files_seen(), ledger.games(), spreadsheet(ledger).encode()
    ledger.record(replace(finished, game_id="new", mark="new"))
    ledger.note_review(finished.game_id, [])
    ledger.see_file("new", 1)


def outcome_of_manifest(folder: Path, content: bytes, game: str) -> str:
    weights = folder / f"{game}-2-{'0' * 12}.network"
    manifest_file(weights).write_bytes(content)
    shutil.copyfile(shipped_file(game, 2), weights)
    installed = NetworksFolder(folder).all()
    assert [one.weights for one in installed] == [weights]
    try:
        checked(weights)
    except NetworkError:
        return REFUSED
    return READ


# Good files.


@cache
def a_saved_game(game: str) -> Any:
    return a_game(None, "page", actions=8, game=game, edition=edition_of(game)).save()


@cache
def a_reviewed_game(game: str) -> Game:
    return a_played_game(game=game)


@cache
def a_finished_game(game: str) -> Any:
    edition = edition_of(game)
    return finished_game(a_game(None, None, actions=10_000, game=game, edition=edition).save())


def edition_of(game: str) -> str:
    return str(ruleset(game).complete_request({"game": game, "players": 2}, 0)["edition"])


@cache
def plan_of(game: str) -> Any:
    players = (*LEVELS, BY_COMMAND)
    return a_plan(id=ID, game=game, edition=edition_of(game), players=players)


@cache
def played_line_up(game: str) -> Any:
    """Return a line-up that the rules allow."""
    return line_up(None, "page", game=game, edition=edition_of(game))


def made_by(make: Callable[[Path], Path]) -> bytes:
    """Return the content of a file that the program has written."""
    with tempfile.TemporaryDirectory() as folder:
        return make(Path(folder)).read_bytes()


def written_by(file: Any, value: Any) -> bytes:
    def make(folder: Path) -> Path:
        file(folder / "file", assert_never).change(lambda _: value)
        return folder / "file"

    return made_by(make)


def assert_never(problem: Problem) -> None:
    raise AssertionError(problem)


@cache
def good_index(game: str) -> bytes:
    def make(folder: Path) -> Path:
        write_index(
            folder / "index.jsonl",
            {one.path: (one, card) for one, card in known_cards(folder, game)},
        )
        return folder / "index.jsonl"

    return made_by(make)


@cache
def good_review(game: str) -> Any:
    def make(folder: Path) -> Path:
        played = a_reviewed_game(game)
        ReviewFolder(folder).write(ID, played, {"normal": a_review(played)})
        return ReviewFolder(folder).path(ID)

    return json.loads(made_by(make))


@cache
def good_ledger(game: str) -> bytes:
    def make(folder: Path) -> Path:
        ledger = Ledger(folder / "file")
        for number in range(5):
            finished = replace(a_finished_game(game), game_id=f"game-{number}", mark=str(number))
            ledger.record(finished)
            ledger.see_file(f"{number}", number)
        ledger.connection.execute("PRAGMA journal_mode = DELETE")
        ledger.close()
        return folder / "file"

    return made_by(make)


A_STORE = Store(
    {"0123456789abcdef": Retention(True, 2, A_DAY), "f" * 16: Retention(False, 0, A_DAY)},
    frozenset({ID}),
    ratings={DICE: PuzzleRating(1234.5, 80.0, 7)},
    runs={DICE: {"timed": 5}},
)
SOME_ENGINES = (
    AddedEngine("ab12", "E", "python x.py", games=("burgundy", "tuscany")),
    AddedEngine("cd", "F", "y", "/", None, 100),
)
SOME_SETTINGS = {
    "language": "de",
    "text_size": 110,
    "sounds": False,
    "keys": {"undo": ["Ctrl+Z"]},
    "people": {"Anna": [1, "fox"], "Łucja": [None, None]},
    "laid_over": ["burgundy grid"],
    "window": "AAEC",
    "tutorial": {"game": ID, "of": "burgundy", "step": 3, "left": False},
    "of tomorrow": [1, {"x": None}],
}


def good_settings(game: str) -> Any:
    kept = stored_line_up(played_line_up(game))
    return SOME_SETTINGS | {"line_up": kept, "line_ups": {game: kept}}


def good_challenges(game: str) -> Any:
    record = {
        (game, A_DAY): ChallengeEntry(ID, 123, True, {"page": 100, "knight": 180}),
        ("of tomorrow", A_DAY): ChallengeEntry("", None, True, {}),
    }
    assert days_done(record) == {A_DAY}
    return json.loads(written_by(record_file, record))


def good_contests(game: str) -> Any:
    cup = draw(game, "2026-W48")
    won = (ContestGame("a-1", VOID, (70, 70)), ContestGame("a-2", WON, (80, 70)))
    cup = replace(cup, games={cup.own_match: won})
    while waiting := next(cup.bots_matches(), None):
        match, winner, _ = waiting
        result = BotsResult(winner, (90, 80), f"b-{match}")
        cup = replace(cup, results={**cup.results, match: result})
    ladders = {
        (game, "page"): (*won, ContestGame("a-3", LOST, (60, 61)), ContestGame(ID)),
        ("of tomorrow", "jester:juggler"): (),
    }
    record = ContestRecord(ladders, {(game, "2026-W48"): cup})
    return json.loads(written_by(contests_file, record))


@cache
def good_puzzles(game: str) -> Any:
    return json.loads(gzip.decompress(written(read(PUZZLES / f"{game}.puzzles")[:2])))


@cache
def good_pairs(game: str) -> bytes:
    """Return the log of some pairs with made-up numbers."""
    plan = plan_of(game)

    def make(folder: Path) -> Path:
        diary = Tournaments(folder).diary(plan)
        side = Side(90.5, {"region": 30.0}, 0.5, 40)
        for names in plan.meeting.matches():
            for seed in range(plan.seed, plan.seed + 2):
                diary.note(names, Pair(seed, 2, 1.5, side, side))
        return folder / plan.id / PAIRS

    return made_by(make)


def in_a_diary(line: bytes) -> bytes:
    """Return a log with this second line."""
    first, _, *rest = good_pairs(DICE).splitlines(keepends=True)
    return b"".join([first, line.replace(b"\n", b" ") + b"\n", *rest])


KINDS: dict[str, Kind] = {
    "settings": Kind(good_settings, as_it_is, outcome_of_settings),
    "labels": Kind(lambda _: {ID: ["a name", True], "x": ["", False]}, as_it_is, outcome_of_labels),
    "engines": Kind(
        lambda _: json.loads(written_by(engines_file, SOME_ENGINES)),
        as_it_is,
        outcome_of(engines_file),
    ),
    "challenges": Kind(good_challenges, as_it_is, outcome_of(record_file)),
    "contests": Kind(good_contests, as_it_is, outcome_of(contests_file)),
    "known puzzles": Kind(
        lambda _: json.loads(written_by(store_file, A_STORE)), as_it_is, outcome_of(store_file)
    ),
    "own puzzles": Kind(good_puzzles, lambda line: gzip.compress(line, 1), outcome_of_own_puzzles),
    "endless puzzles": Kind(
        good_puzzles, lambda line: gzip.compress(line, 1), outcome_of_endless_puzzles
    ),
    "saves": Kind(lambda game: save_document(a_saved_game(game)), sealed_again, outcome_of_save),
    "damaged saves": Kind(
        lambda game: with_checksum(save_document(a_saved_game(game))), as_it_is, outcome_of_save
    ),
    "index": Kind(good_index, as_it_is, outcome_of_index),
    "reviews": Kind(good_review, as_it_is, outcome_of_review),
    "plans": Kind(lambda game: written_plan(plan_of(game)), as_it_is, outcome_of_plan),
    "pairs": Kind(good_pairs, as_it_is, outcome_of_pairs),
    "lines of pairs": Kind(
        lambda _: json.loads(good_pairs(DICE).splitlines()[1]),
        in_a_diary,
        lambda folder, content, _: outcome_of_pairs(folder, content, DICE),
    ),
    "runs": Kind(
        lambda _: {"pid": 1, "started": "2026", "version": "1", "trace": "", "in_a_row": 0},
        as_it_is,
        outcome_of_run,
    ),
    "ledgers": Kind(good_ledger, as_it_is, outcome_of_ledger),
    "networks": Kind(
        lambda game: json.loads(manifest_file(shipped_file(game, 2)).read_bytes()),
        as_it_is,
        outcome_of_manifest,
    ),
}
