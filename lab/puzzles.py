"""Campaign: the shipped puzzles: found in games of bots, verified, played out, and chosen by
quotas.

Games of many set-ups are searched one after another. Each puzzle is played to the end by Knights,
as an independent test of the judgement that found it. Everything is stored in a diary, so that a
later start continues and other quotas need no new games."""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from random import Random
from time import monotonic, process_time
from typing import Any

from burgundy_qt.ai.analysis.motives import reasons_between
from burgundy_qt.ai.networks.calibration import moment_of
from burgundy_qt.ai.puzzles.puzzle import Puzzle, puzzle_from, read, shipped, written
from burgundy_qt.ai.puzzles.puzzle_finder import (
    AFRESH,
    CHOICES,
    CLEAR,
    GAP,
    NO_STAGE,
    PHASE,
    PLAYERS,
    SET_UP,
    SIEVE,
    TRAITS,
    BestTurnMargin,
    Finder,
    Quotas,
    chosen,
    is_open,
    is_worth_a_thought,
    promising,
    puzzle_of,
    set_up_of,
    stage_text,
    traits_of,
    turns_of,
)
from burgundy_qt.ai.review.losses import Losses
from burgundy_qt.ai.review.review_result import column
from burgundy_qt.ai.review.reviewer import PlayedTurn
from burgundy_qt.ai.turn_search.beam import same_position
from burgundy_qt.assets import PUZZLES
from burgundy_qt.rules.game import Game
from burgundy_qt.rules.registry import GAMES
from burgundy_qt.session.questions.puzzle_store import key_of
from lab import motives
from lab.diaries import noted_in
from lab.game_kinds import (
    DIFFERENT,
    KINDS,
    MODULES_2019,
    MODULES_OF_CARCASSONNE,
    GameKind,
    played_by,
)
from lab.motives import CostlyTurns
from lab.report import ROOT, write_report
from lab.reviewed_twice import apart_at_the_end

NAME = "puzzles"
TITLE = "The puzzles that ship, by phase, board, set-up, number of players and motive"
NUMBER = 60
"""Puzzles of each game."""
FIRST_SEED = 110_000_000
LEVELS = "knight", "steward", "squire"
A_GAME = 2
"""The most puzzles found in one game."""
SPARE = 1.5
"""The factor of puzzles found to those chosen."""
PAIRS, MOST_PAIRS = 24, 240
"""Pairs of games that Knights play to the end: the number played at a time, and the largest
number."""
SURELY = 2.5
"""Standard errors by which the best turn must be better: more than usual, because it is tested
after each PAIRS."""


def kinds_of(game: str) -> dict[GameKind, int]:
    """Return the games that are searched, and how many puzzles are wanted from each kind."""
    match game:
        case "burgundy":
            return {
                **{GameKind("", game, seats, "2011"): n for seats, n in ((2, 14), (3, 7), (4, 7))},
                GameKind("", game, 2, "2019"): 6,
                GameKind("", game, 3, "2019"): 3,
                **{GameKind("", game, 2, "2019", (one,)): 3 for one in MODULES_2019},
                GameKind("", game, 2, "2019", MODULES_2019): 3,
                GameKind("", game, 4, "2019", ("team",)): 2,
            }
        case "burgundy-dice":
            few, many = ((2, 22), (3, 12), (4, 10)), ((5, 8), (6, 8))
            return {
                **{GameKind("", game, seats, options=DIFFERENT): n for seats, n in few},
                **{GameKind("", game, seats): n for seats, n in many},
            }
        case "tuscany":
            return {GameKind("", game, seats): n for seats, n in ((2, 26), (3, 18), (4, 16))}
    base = {GameKind("", game, seats): n for seats, n in ((2, 14), (3, 9), (4, 7), (5, 3), (6, 3))}
    single = {GameKind("", game, 2, modules=(one,)): 5 for one in MODULES_OF_CARCASSONNE}
    both = {
        GameKind("", game, seats, modules=MODULES_OF_CARCASSONNE): n
        for seats, n in ((2, 5), (3, 4))
    }
    return {**base, **single, **both}


def quotas_of(game: str) -> Quotas:
    """Return how many puzzles are wanted by set-up and by number of players."""
    set_ups, players = Counter[str](), Counter[str]()
    for kind, number in kinds_of(game).items():
        set_ups[set_up_of(kind.request(0))] += number
        players[str(kind.seats)] += number
    return {SET_UP: set_ups, PLAYERS: players}


# The search.


@dataclass(frozen=True)
class Searched:
    """The findings of a game, or about a shipped puzzle: `puzzles` as in a file of puzzles."""

    source: str  # the kind of game, or SHIPPED
    seed: str  # of the game, or the key of the puzzle
    positions: int
    passed: int  # the sieve
    found: int  # by the judge; without those that Knights did not confirm
    puzzles: list[dict[str, Any]]
    seconds: float  # of CPU time


SHIPPED = "shipped"


class Search:
    """The search for the puzzles of a game, with its diary."""

    def __init__(self, game: str, diary: Path) -> None:
        self.game, self.diary = game, diary
        self.kinds = kinds_of(game)
        self.reviewed: dict[str, Iterator[tuple[str, CostlyTurns]]] = {}
        self.done: list[Searched] = []
        self.found: dict[str, tuple[Puzzle, str]] = {}
        """By key each puzzle with its phase."""
        for entry in noted_in(diary):
            self.take(Searched(**entry))

    def run(self, seconds: float) -> None:
        """Play out the shipped puzzles, as many as are wanted of each kind of game. Then search
        games of the rarest kind, for this many seconds or until there are enough."""
        end = monotonic() + seconds
        known = {one.seed for one in self.done}
        left = [(key_of(one), one) for one in shipped(self.game)]
        left = [(key, one) for key, one in left if key not in known]
        self.reviewed = {
            source_of(kind): iter(
                [one for one in games_of(name) if f"{name} {one[1].seed}" not in known]
            )
            for name, kind in KINDS.items()
            if kind.game == self.game
        }
        for key, puzzle in left:
            if monotonic() < end and self.lacks(puzzle):
                self.note(verified_again(puzzle, key))
        while monotonic() < end and (kind := self.rarest_kind()) is not None:
            source = source_of(kind)
            reviewed = next(self.reviewed.get(source, iter(())), None)
            if reviewed is not None:
                self.note(searched_again(*reviewed, self.full_phases()))
            else:
                tried = sum(one.source == source for one in self.done)
                self.note(searched(kind, FIRST_SEED + tried, self.full_phases()))

    def note(self, result: Searched) -> None:
        """Store a result."""
        self.take(result)
        self.diary.parent.mkdir(parents=True, exist_ok=True)
        with self.diary.open("a", encoding="utf-8") as file:
            file.write("\n" + json.dumps(asdict(result)))

    def take(self, result: Searched) -> None:
        """Take a result into account; puzzles of a last round are stored as counts, and left
        out."""
        self.done.append(result)
        for puzzle in map(puzzle_from, result.puzzles):
            phase = traits_of(puzzle)[PHASE][0]
            if phase != NO_STAGE:
                self.found[key_of(puzzle)] = puzzle, phase

    @property
    def puzzles(self) -> list[Puzzle]:
        """All puzzles found, each once."""
        return [puzzle for puzzle, _ in self.found.values()]

    def lacks(self, puzzle: Puzzle) -> bool:
        """Return whether more puzzles with its set-up and number of players are wanted."""
        table = table_of(puzzle.request)
        wanted = {source_of(kind): SPARE * number for kind, number in self.kinds.items()}
        return sum(table_of(one.request) == table for one in self.puzzles) < wanted.get(table, 0)

    def rarest_kind(self) -> GameKind | None:
        """Return the kind of game with the fewest puzzles for those wanted; None if there are
        enough of each."""
        found = Counter(table_of(one.request) for one in self.puzzles)
        tried = Counter(one.source for one in self.done)

        def share(kind: GameKind) -> tuple[float, float]:
            number = found[table_of(kind.request(0))]
            return number / self.kinds[kind], tried[source_of(kind)] / self.kinds[kind]

        rarest = min(self.kinds, key=share)
        return rarest if share(rarest)[0] < SPARE else None

    def full_phases(self) -> set[str]:
        """Return the phases with so many puzzles that no more are wanted."""
        found = Counter(phase for _, phase in self.found.values())
        return {phase for phase, n in found.items() if n > SPARE * NUMBER / max(3, len(found))}


def table_of(request: Mapping[str, object]) -> str:
    """Return the set-up and the number of players of a game."""
    return f"{set_up_of(request)}, {request['players']}"


def source_of(kind: GameKind) -> str:
    """Return the name of a kind of game in a diary."""
    return table_of(kind.request(0))


def searched(kind: GameKind, seed: int, full: set[str]) -> Searched:
    """Play a game and return its puzzles, of phases that are not full."""
    begun = process_time()
    levels = LEVELS[seed % 3 :] + LEVELS[: seed % 3]
    game, chance, finder = played_by(kind, levels, seed), Random(seed), Finder()
    closed = {*full, NO_STAGE}
    turns = [turn for turn in turns_of(game) if stage_text(moment_of(turn.start)) not in closed]
    wanted = {turn.first for turn in promising(turns, chance)}
    return result_of(source_of(kind), str(seed), finder, game, wanted, begun)


def games_of(name: str) -> Iterator[tuple[str, CostlyTurns]]:
    """Yield the games of a kind that the campaign `motives` has reviewed, if its diary is there."""
    for entry in noted_in(ROOT / "build" / "campaigns" / f"{motives.NAME}-{name}.jsonl"):
        yield name, motives.entry_from(entry)


def searched_again(name: str, reviewed: CostlyTurns, full: set[str]) -> Searched:
    """Return the puzzles among the costly turns of a reviewed game: the better turn is known and is
    far ahead of at least one other."""
    begun = process_time()
    game, finder = Game(KINDS[name].request(reviewed.seed)), Finder()
    wanted = {turn.first for turn in reviewed.found() if turn.win >= GAP}
    for number, (seat, action) in enumerate(reviewed.actions):
        if number in wanted and stage_text(moment_of(game.position)) in {*full, NO_STAGE}:
            wanted.remove(number)
        game.apply(action, seat)
    source = source_of(KINDS[name])
    return result_of(source, f"{name} {reviewed.seed}", finder, game, wanted, begun)


def result_of(
    source: str, seed: str, finder: Finder, game: Game, wanted: set[int], begun: float
) -> Searched:
    """Return the puzzles of a game that begin after the `wanted` numbers of actions."""
    puzzles: list[Puzzle] = []
    for puzzle in finder.puzzles(game, wanted):
        if is_confirmed(puzzle, len(puzzle.actions)):
            puzzles.append(puzzle)
        if len(puzzles) == A_GAME:
            break
    counted = finder.sieve
    return Searched(
        source,
        seed,
        counted.positions,
        counted.passed,
        counted.found,
        [asdict(one) for one in puzzles],
        round(process_time() - begun, 1),
    )


def verified_again(puzzle: Puzzle, key: str) -> Searched:
    """Return a shipped puzzle as it is found today; none if it is no puzzle any more."""
    begun = process_time()
    found = renewed(puzzle)
    puzzles = [found] if found is not None and is_confirmed(found, FIRST_SEED) else []
    told = [asdict(one) for one in puzzles]
    spent = round(process_time() - begun, 1)
    return Searched(SHIPPED, key, 1, 1, int(found is not None), told, spent)


def renewed(puzzle: Puzzle) -> Puzzle | None:
    """Return a shipped puzzle with its rival turn, motive and difficulty found again; None if it is
    no puzzle any more. Its gap was verified when it was found."""
    game = puzzle.played()
    like, seat = game.position, puzzle.seat
    if len(like.legal(seat)) < CHOICES or stage_text(moment_of(like)) == NO_STAGE:
        return None
    codes = tuple(game.code(action) for action in puzzle.better)
    turn = PlayedTurn(len(puzzle.actions), len(puzzle.actions), seat, like, codes)
    losses, seed = Losses(like, SIEVE), turn.first + AFRESH
    world, trials = losses.looked_at(like, seat, seed)
    if len(trials) < CHOICES:
        return None
    losses.halved(trials, seat, seed, None)
    end = losses.trial(world, seat, codes).end
    mine = [trial for trial in trials if same_position(trial.end, end)]
    others = [trial for trial in trials if not same_position(trial.end, end)]
    if not (mine and mine[0].visits and others):
        return None
    rival = max(others, key=lambda trial: (trial.visits, trial.mean()))
    lead = BestTurnMargin(puzzle.gap, puzzle.error, rival, mine[0].mean())
    return puzzle_of(game, turn, codes, lead, losses) if is_open(lead) else None


def explained(puzzle: Puzzle) -> Puzzle | None:
    """Return a puzzle of a diary with the motive as it is found today; None without one."""
    game = puzzle.played()
    better, rival = (
        [game.code(action) for action in turn] for turn in (puzzle.better, puzzle.rival)
    )
    reasons = reasons_between(game, game.position, puzzle.seat, better, rival)
    is_puzzle = is_worth_a_thought(better, reasons)
    return replace(puzzle, motive=reasons[0].motive.kind) if is_puzzle else None


def is_confirmed(puzzle: Puzzle, seed: int) -> bool:
    """Return whether the best turn is better than the rival, in wins or in points, and in wins not
    clearly by less than the smallest gap, in games that Knights play to the end: a judge cannot
    confirm itself."""
    game = puzzle.played()
    better, rival = (
        tuple(game.code(action) for action in turn) for turn in (puzzle.better, puzzle.rival)
    )
    turn = PlayedTurn(len(puzzle.actions), 0, puzzle.seat, game.position, rival)
    shares: list[float] = []
    leads: list[float] = []
    while len(shares) < MOST_PAIRS:
        apart = apart_at_the_end(turn, better, seed * MOST_PAIRS + len(shares), PAIRS)
        shares += apart.shares
        leads += apart.leads
        (wins, error), (points, points_error) = column(shares), column(leads)
        if wins + CLEAR * error < GAP:
            return False
        if wins > 0 and (wins > SURELY * error or points > SURELY * points_error):
            return True
    return False


# The book and the page.


def main(arguments: Sequence[str]) -> int:
    """Search, and with `--write` choose the books and write them and the page; return 1 if a book
    has too few puzzles."""
    options = parsed(arguments)
    searches = [Search(game, diary_of(game)) for game in options.games]
    for search in searches:
        search.run(60 * options.minutes / len(searches))
    if not options.write:
        return 0
    lines, short = list(INTRODUCTION), 0
    for search in searches:
        file = PUZZLES / f"{search.game}.puzzles"
        before = read(options.before / file.name if options.before else file)
        pool = [one for one in map(explained, search.puzzles) if one is not None]
        after = chosen(pool, NUMBER, quotas_of(search.game))
        file.write_bytes(written(after))
        lines += page_lines(search, before, after)
        short += len(after) < NUMBER
    seconds = sum(one.seconds for search in searches for one in search.done)
    command = f"./burgundy campaign {NAME} {' '.join(arguments)}".strip()
    write_report(NAME, TITLE, command, lines, seconds)
    return int(short > 0)


def parsed(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog=f"./burgundy campaign {NAME}", description=TITLE)
    parser.add_argument("--games", nargs="+", choices=list(GAMES), default=list(GAMES))
    parser.add_argument(
        "--minutes", type=float, default=240, help="of search, of all games together (default: 240)"
    )
    parser.add_argument(
        "--write", action="store_true", help="choose the puzzles that ship, and write the page"
    )
    parser.add_argument(
        "--before", type=Path, help="the folder of earlier books, for the page (default: the same)"
    )
    return parser.parse_args(arguments)


def diary_of(game: str) -> Path:
    """Return the diary of a game's search."""
    return ROOT / "build" / "campaigns" / f"{NAME}-{game}.jsonl"


INTRODUCTION = (
    "Knights, Stewards and Squires play; up to 15 turns of each game are looked at. The best turn "
    "of a puzzle leads by 5% of",
    "a win, two standard errors deducted, in up to 240 games against each of the six best other "
    "turns, with chance that has",
    "not chosen it. Then Knights play it and the next best turn to the end, up to 240 times with "
    "the same chance: it has to",
    "come out better, in wins or in points by more than 2.5 standard errors. Puzzles that shipped "
    "before were verified by",
    "600 games when they were found; Knights play them out in the same way, or they are left out. "
    "So are those with fewer",
    "than four actions or turns, decided games, and puzzles without a motive or with nothing to "
    "weigh.",
)


def page_lines(search: Search, before: Sequence[Puzzle], after: Sequence[Puzzle]) -> list[str]:
    """Return a game's search, and its book before and after by each trait."""
    again = [one for one in search.done if one.source == SHIPPED]
    games = [one for one in search.done if one.source != SHIPPED]
    positions, passed, found = (
        sum(getattr(one, name) for one in games) for name in ("positions", "passed", "found")
    )
    confirmed = sum(len(one.puzzles) for one in games)
    kept = {key_of(one) for one in before} & {key_of(one) for one in after}
    return [
        "",
        f"## {search.game}",
        "",
        f"{len(games)} games: {positions:,} positions, {passed:,} passed the sieve, {found} were "
        f"verified, {confirmed} confirmed by Knights.",
        f"Of {len(again)} puzzles that shipped {sum(len(one.puzzles) for one in again)} are still "
        f"puzzles. Chosen: {len(after)}, of which {len(kept)} shipped before.",
        "",
        "| | before | after |",
        "| --- | ---: | ---: |",
        *trait_rows(before, after),
    ]


def trait_rows(before: Sequence[Puzzle], after: Sequence[Puzzle]) -> Iterator[str]:
    """Yield the rows of a table by trait and value, and one of small choices."""
    counts = [counts_of(book) for book in (before, after)]
    yield f"| **puzzles** | {len(before)} | {len(after)} |"
    small = " | ".join(str(few(book)) for book in (before, after))
    yield f"| fewer than {CHOICES} first actions | {small} |"
    for trait in TRAITS:
        values = sorted({value for one in counts for value in one[trait]})
        for value in values:
            old, new = (one[trait][value] for one in counts)
            yield f"| {trait}: {value or 'unknown'} | {old} | {new} |"


def counts_of(book: Sequence[Puzzle]) -> Mapping[str, Counter[str]]:
    """Return how often each value of each trait occurs."""
    counts = {trait: Counter[str]() for trait in TRAITS}
    for puzzle in book:
        for trait, values in traits_of(puzzle).items():
            counts[trait].update(values)
    return counts


def few(book: Sequence[Puzzle]) -> int:
    """Return how many puzzles have fewer actions to choose from than CHOICES."""
    return sum(len(one.played().position.legal(one.seat)) < CHOICES for one in book)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
