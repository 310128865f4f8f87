"""Campaign: the positions of the shipped lessons: found in games of bots by the motives of each
lesson, verified with other chance, and chosen.

A lesson needs four positions: one to explain, and three to solve. The best turn of each is clearly
ahead of every other turn, and a motive of the lesson explains it; some lessons have a theme, too,
such as the last phase. Shipped puzzles are used if too few other positions are found. Everything is
stored in a diary, so that a later start continues."""

from __future__ import annotations

import argparse
import gzip
import json
import sys
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from functools import cache, cached_property, partial
from itertools import pairwise, takewhile
from pathlib import Path
from time import monotonic, process_time
from typing import Any

from burgundy_qt.ai.analysis.motives import TurnReason, reasons_between
from burgundy_qt.ai.networks.calibration import moment_of
from burgundy_qt.ai.puzzles.puzzle import (
    EASY_FROM,
    LESSON_VERSION,
    POSITIONS,
    Positions,
    Puzzle,
    puzzle_from,
    shipped,
    shipped_lessons,
)
from burgundy_qt.ai.puzzles.puzzle_finder import (
    AFRESH,
    CHOICES,
    CLEAR,
    GAP,
    SIEVE,
    BestTurnMargin,
    found_by_weak_bots,
    is_open,
    is_steep,
    lead_of,
    turns_of,
)
from burgundy_qt.ai.review.losses import Losses
from burgundy_qt.ai.review.reviewer import PlayedTurn
from burgundy_qt.ai.turn_search.sequential_halving import RolloutTrial
from burgundy_qt.assets import PUZZLES
from burgundy_qt.rules.game import Game
from burgundy_qt.rules.position import Position
from burgundy_qt.rules.registry import GAMES
from burgundy_qt.session.questions.puzzle_store import key_of
from burgundy_qt.widgets.advice.tip_text import chosen_facts
from burgundy_qt.widgets.questions.course_dialog import Lesson, lessons_of
from lab.diaries import noted_in
from lab.game_kinds import (
    DIFFERENT,
    MODULES_2019,
    MODULES_OF_CARCASSONNE,
    GameKind,
    played_by,
)
from lab.report import ROOT, page_of, write_report

NAME = "lessons"
TITLE = "The lessons that ship: their positions, verified with other chance"
FIRST_SEED, OTHER_CHANCE = 130_000_000, 90_000_000
LEVELS = "squire", "knight"
ENOUGH = 6
"""The search for a lesson ends with this many positions."""
A_GAME = 4
"""The most positions that are taken from one game."""
SEEMS = 0.02
"""The smallest lead of the best turn over the next one for the network, in its utility: of 8
positions in 16 games of Burgundy 6 had more than twice as much, and one of 13 turns has it."""
WORLDS = 4
"""Draws of the secret choices of others; a layout must be ahead in each of them."""
RIVALS, MEASURED, VERIFIED = 3, 144, 240
"""The best other turns that a turn is compared with; games of each when it is found, and when it is
verified."""


@dataclass(frozen=True)
class Theme:
    """The common properties of a lesson's positions besides the motives of their best turns."""

    names: tuple[str, ...] = ()
    """Types of actions, tiles or kinds of tiles. If only a motive of Lesson.also explains the best
    turn, it has one of them, and the next best turn has none. Without names it is any turn."""
    things: tuple[str, ...] = ()
    """If there are any, the motive is of one of these kinds, or about an action with one of
    these."""
    phase: str | None = None
    """The phase in which the turn is played; None means any."""
    is_of_rival: bool = False
    """Whether the motive is about something of an opponent, and says about as much as the first."""
    modules: tuple[str, ...] | None = None
    """The modules of the games that are searched; None means sometimes with some."""
    is_alone: bool = False
    """Whether the games are solo games."""
    apart: tuple[str, str] | None = None
    """A type of actions and the name of a value: the turn is of this type, and only turns with
    another value count as other turns. Among many similar turns none is far ahead."""


EXTRA_TILES = "building:crane", "animal:geese:2", "monastery:27", "monastery:28"
THEMES: Mapping[tuple[str, str], Theme] = {
    ("burgundy", "castles"): Theme(things=("castle",)),
    ("burgundy", "animals"): Theme(("animal",)),
    ("burgundy", "knowledge"): Theme(("monastery",)),
    ("burgundy", "last-phase"): Theme(phase="E"),
    ("burgundy", "posts"): Theme(modules=("border-posts",)),
    ("burgundy", "shields"): Theme(modules=("shields",)),
    ("burgundy", "inns"): Theme(("inn",), modules=("inns",)),
    ("burgundy", "white-castles"): Theme(
        ("building:white-castle", "white-castle"), modules=("white-castles",)
    ),
    ("burgundy", "trade-routes"): Theme(things=("route",), modules=("trade-routes",)),
    ("burgundy", "extra-tiles"): Theme(EXTRA_TILES, modules=("extra-tiles",)),
    ("burgundy-dice", "alone"): Theme(is_alone=True),
    ("carcassonne", "blocking"): Theme(is_of_rival=True, modules=()),
    ("carcassonne", "bazaars"): Theme(modules=("bazaars",)),
    ("tuscany", "laying-out"): Theme(apart=("start", "castle")),
    ("tuscany", "marble"): Theme(("marble",)),
}
"""The themes by game and lesson."""
ANY = Theme()
HALF = 0.5
"""A motive says about as much as the first if its weight is at least this share of the first
one's."""


def kind_of(game: str, seed: int, theme: Theme = ANY) -> GameKind:
    """Return the kind of game played with a seed: as the theme needs it, or with two or three
    players and sometimes modules."""
    modules = theme.modules
    if theme.is_alone:
        return GameKind("", game, 1, modules=modules or ())
    if modules is not None:
        return GameKind("", game, 2, "2019" if game == "burgundy" else None, modules)
    match game:
        case "burgundy":
            modules = MODULES_2019 if seed % 6 == 1 else ()
            return GameKind("", game, 2, "2019" if seed % 2 else "2011", modules)
        case "burgundy-dice":
            return GameKind("", game, 2 + seed % 2, options=DIFFERENT)
        case "carcassonne" if seed % 2:
            return GameKind("", game, 2, modules=MODULES_OF_CARCASSONNE)
    return GameKind("", game, 2)


# The search.


class Search:
    """The search for the positions of a game's lessons, with its diary: of those with these
    `names`, or of all. The other lessons keep their shipped positions."""

    def __init__(self, game: str, diary: Path, names: Collection[str] = ()) -> None:
        self.game, self.diary = game, diary
        self.all_lessons = lessons_of(game)
        self.lessons = [one for one in self.all_lessons if not names or one.name in names]
        names = {lesson.name for lesson in self.lessons}
        ships = shipped_lessons(game).items()
        self.kept = {name: some for name, some in ships if name not in names}
        """The positions of the other lessons."""
        used = {key_of(puzzle) for some in self.kept.values() for puzzle in some}
        own = (puzzle for name, some in ships if name in names for puzzle in some)
        pool = {key_of(puzzle): puzzle for puzzle in (*shipped(game), *own)}
        self.shipped = {key: puzzle for key, puzzle in pool.items() if key not in used}
        """By key the positions that ship and may be used."""
        self.played, self.seconds = 0, 0.0
        self.found: dict[str, Puzzle] = {}
        self.verified: dict[str, tuple[float, float]] = {}
        """By key the cost of the next best turn with other chance, and its error."""
        self.explained: dict[str, Explained] = {}
        """By key what speaks for the best turn, as far as it was asked for."""
        for entry in noted_in(diary):
            self.take(entry)

    def take(self, entry: Mapping[str, Any]) -> None:
        """Take an entry of the diary into account."""
        self.seconds += entry["seconds"]
        if "verified" in entry:
            self.verified[entry["verified"]] = entry["gap"], entry["error"]
        else:
            self.played += 1
            puzzles = map(puzzle_from, entry["puzzles"])
            self.found.update((key_of(puzzle), puzzle) for puzzle in puzzles)

    def note(self, begun: float, **entry: object) -> None:
        """Store an entry, with the CPU time since `begun`."""
        whole = {**entry, "seconds": round(process_time() - begun, 1)}
        self.take(whole)
        self.diary.parent.mkdir(parents=True, exist_ok=True)
        with self.diary.open("a", encoding="utf-8") as file:
            file.write("\n" + json.dumps(whole))

    @cached_property
    def wanted(self) -> list[Lesson]:
        """The lessons with too few positions."""
        return [one for one in self.lessons if len(choices_for(one, self)) < ENOUGH]

    def search(self) -> None:
        """Play one game, and search it for positions: for the lessons in turn if they need
        different modules or a solo game."""
        begun, seed = process_time(), FIRST_SEED + self.played
        themes = {set_up_of(one): one for one in (theme_of(self.game, one) for one in self.wanted)}
        set_up = sorted(themes, key=str)[self.played % len(themes)]
        game = played_by(kind_of(self.game, seed, themes[set_up]), LEVELS, seed)
        wanted = [
            one
            for one in self.wanted
            if set_up_of(theme_of(self.game, one)) in (set_up, (None, set_up[1]))
        ]
        found = list(positions_in(game, wanted))
        if found:
            vars(self).pop("wanted", None)
        self.note(begun, seed=seed, puzzles=[asdict(one) for one in found])

    def verify(self) -> bool:
        """Verify the next shipped position, with other chance than that which chose it; return
        whether there was one."""
        for lesson in self.lessons:
            for puzzle in shipped_lessons(self.game).get(lesson.name, ()):
                key, begun = key_of(puzzle), process_time()
                if key not in self.verified:
                    lead = verified(puzzle, theme_of(self.game, lesson))
                    gap, error = (0.0, 0.0) if lead is None else (lead.gap, lead.error)
                    self.note(begun, verified=key, gap=round(gap, 3), error=round(error, 3))
                    return True
        return False


def theme_of(game: str, lesson: Lesson) -> Theme:
    """Return the theme of a game's lesson."""
    return THEMES.get((game, lesson.name), ANY)


def set_up_of(theme: Theme) -> tuple[tuple[str, ...] | None, bool]:
    """Return what a theme needs of a game's set-up: its modules, and whether it is a solo game."""
    return theme.modules, theme.is_alone


def positions_in(game: Game, wanted: Sequence[Lesson]) -> Iterator[Puzzle]:
    """Yield positions of a played game where a motive of a wanted lesson explains the best turn."""
    turns = turns_of(game)
    losses = Losses(game.position_at(0)[0], SIEVE)
    found = 0
    for turn in turns:
        puzzle = layout_of(game, turn, losses, wanted) or position_of(game, turn, losses, wanted)
        if puzzle is not None:
            yield puzzle
            found += 1
            if found == A_GAME:
                return


def position_of(
    game: Game, turn: PlayedTurn, losses: Losses, wanted: Sequence[Lesson]
) -> Puzzle | None:
    """Return the position before a turn, if one turn is clearly the best there and a motive of a
    wanted lesson explains it."""
    start, seat, seed = turn.start, turn.seat, turn.first
    if len(start.legal(seat)) < CHOICES:
        return None
    _, trials = losses.looked_at(start, seat, seed)
    if len(trials) < CHOICES:
        return None

    def reason(better: Sequence[int], other: Sequence[int]) -> str | None:
        reasons = cache(partial(reasons_for, game, turn, better, other))
        kinds = (kinds_about(lesson, game, turn, better, other, reasons) for lesson in wanted)
        return next((some[0] for some in kinds if some), None)

    # Values and names cost nothing; motives and the rollouts of is_steep cost about 10 ms each.
    first = sorted(trials, key=lambda trial: -trial.value)[:CHOICES]
    if first[0].value - first[1].value < SEEMS:
        return None
    named = [names_in(map(game.action, trial.actions)) for trial in first]
    wanted = [one for one in wanted if may_be_about(theme_of(game.request["game"], one), named)]
    pairs: list[tuple[RolloutTrial, RolloutTrial]] = [*pairwise(first), (first[1], first[0])]
    if not any(reason(one.actions, other.actions) for one, other in pairs):
        return None
    if not is_steep(losses, trials, turn):
        return None
    best = max(trials, key=lambda trial: (trial.visits, trial.mean())).actions
    lead = lead_of(best, losses, start, seat, seed + AFRESH, MEASURED, RIVALS, least=GAP)
    if lead is None or lead.gap < GAP or lead.gap < CLEAR * lead.error or not is_open(lead):
        return None
    motive = reason(best, lead.rival.actions)
    return None if motive is None else puzzle_of(game, turn, losses, best, lead, motive)


def layout_of(
    game: Game, turn: PlayedTurn, losses: Losses, wanted: Sequence[Lesson]
) -> Puzzle | None:
    """Return the position before a turn for a wanted lesson about such turns, if the best turn is
    clearly ahead of all turns that are apart from it."""
    start, seat, seed = turn.start, turn.seat, turn.first
    for lesson in wanted:
        theme = theme_of(game.request["game"], lesson)
        if theme.apart is None or game.action(turn.actions[0])["type"] != theme.apart[0]:
            continue
        _, trials = losses.looked_at(start, seat, seed)
        best = losses.halved(trials, seat, seed, None)[0].actions
        # Secret choices of the other players are drawn again with each seed.
        seeds = (seed + AFRESH * number for number in range(1, WORLDS + 1))
        leads = (led_by(theme, game, best, losses, start, seat, one, MEASURED) for one in seeds)
        clear = [lead for lead in takewhile(is_clear, leads) if lead is not None]
        if len(clear) < WORLDS:
            continue
        lead = min(clear, key=lambda one: one.gap)
        reasons = cache(partial(reasons_for, game, turn, best, lead.rival.actions))
        kinds = kinds_about(lesson, game, turn, best, lead.rival.actions, reasons)
        if kinds:
            return puzzle_of(game, turn, losses, best, lead, kinds[0])
    return None


def is_clear(lead: BestTurnMargin | None) -> bool:
    """Return whether the best turn is clearly ahead in an open game."""
    return lead is not None and lead.gap - CLEAR * lead.error >= GAP and is_open(lead)


def led_by(
    theme: Theme,
    game: Game,
    best: Sequence[int],
    losses: Losses,
    start: Position,
    seat: int,
    seed: int,
    games: int,
) -> BestTurnMargin | None:
    """Return how far the best turn is ahead of the others of a theme."""

    def are_apart(one: Sequence[int], other: Sequence[int]) -> bool:
        assert theme.apart is not None
        value = theme.apart[1]
        return game.action(one[0]).get(value) != game.action(other[0]).get(value)

    apart = are_apart if theme.apart is not None else None
    return lead_of(best, losses, start, seat, seed, games, RIVALS, GAP, apart)


def puzzle_of(
    game: Game,
    turn: PlayedTurn,
    losses: Losses,
    best: Sequence[int],
    lead: BestTurnMargin,
    motive: str,
) -> Puzzle:
    """Return the position before a turn as a puzzle."""
    start, seat = turn.start, turn.seat
    return Puzzle(
        {**game.request},
        tuple((who, dict(action)) for who, action in game.actions[: turn.first]),
        seat,
        tuple(game.action(code) for code in best),
        tuple(game.action(code) for code in lead.rival.actions),
        round(lead.gap, 3),
        round(lead.error, 3),
        motive,
        found_by_weak_bots(losses, start, seat, best),
    )


def may_be_about(theme: Theme, named: Sequence[set[str]]) -> bool:
    """Return whether the best turn may be about a theme, judging by the names in the turns that
    seem best."""
    ways = [bool(names & {*theme.names}) for names in named]
    return not theme.names or (any(ways) and not all(ways))


def kinds_about(
    lesson: Lesson,
    game: Game,
    turn: PlayedTurn,
    better: Sequence[int],
    other: Sequence[int],
    reasons: Callable[[], Sequence[TurnReason]],
) -> list[str]:
    """Return the kinds of motives of a lesson among the `reasons` that the window gives for the
    better turn, if the turn is about the lesson's theme."""
    theme, kinds = theme_of(game.request["game"], lesson), lesson.motives
    if theme.apart is not None and game.action(better[0])["type"] != theme.apart[0]:
        return []
    if theme.phase is not None and stage_of(turn) != theme.phase:
        return []
    if theme.is_alone != (game.seats == 1):
        return []
    mine, yours = (names_in(map(game.action, codes)) for codes in (better, other))
    if not theme.names or (mine & {*theme.names} and not yours & {*theme.names}):
        kinds = all_motives(lesson)
    if not kinds:
        return []
    about = [one for one in chosen_facts(reasons()) if one.motive.kind in kinds]
    if theme.things:
        named = [{one.motive.kind, dict(one.motive.values).get("by")} for one in about]
        about = [one for one, names in zip(about, named, strict=True) if names & {*theme.things}]
    if theme.is_of_rival:
        first = HALF * abs(reasons()[0].weight) if about else 0.0
        about = [one for one in about if one.motive.seat != turn.seat and abs(one.weight) >= first]
    return [one.motive.kind for one in about]


def reasons_for(
    game: Game, turn: PlayedTurn, better: Sequence[int], other: Sequence[int]
) -> list[TurnReason]:
    """Return the reasons for the better turn, the weightiest first."""
    reasons = reasons_between(game, turn.start, turn.seat, better, other)
    return [one for one in reasons if one.is_for]


def all_motives(lesson: Lesson) -> tuple[str, ...]:
    """Return the kinds of facts that may explain the best turns of a lesson."""
    return *lesson.motives, *lesson.also


def stage_of(turn: PlayedTurn) -> str | None:
    """Return the letter of the phase in which a turn is played."""
    moment = moment_of(turn.start)
    return None if moment is None or moment.stage is None else "ABCDE"[moment.stage]


def names_in(actions: Iterable[Mapping[str, object]]) -> set[str]:
    """Return all types, tiles and kinds of tiles that actions name."""
    texts = [value for action in actions for value in action.values() if isinstance(value, str)]
    return {*texts, *(text.partition(":")[0] for text in texts)}


def verified(puzzle: Puzzle, theme: Theme = ANY) -> BestTurnMargin | None:
    """Return how far the best turn of a position is ahead, with other chance."""
    game = puzzle.played()
    losses, best = Losses(game.position, SIEVE), [game.code(action) for action in puzzle.better]
    start, seat = game.position, puzzle.seat
    return led_by(theme, game, best, losses, start, seat, OTHER_CHANCE, VERIFIED)


# The choice.


class Explained:
    """The best turn of a position beside the next best one; the reasons for it, which take longest
    to find, are found once for all lessons."""

    def __init__(self, puzzle: Puzzle) -> None:
        game = puzzle.played()
        turn = PlayedTurn(len(puzzle.actions), 0, puzzle.seat, game.position, ())
        better, rival = (
            [game.code(action) for action in actions] for actions in (puzzle.better, puzzle.rival)
        )
        self.reasons = cache(partial(reasons_for, game, turn, better, rival))
        self._turns = game, turn, better, rival

    def kinds_about(self, lesson: Lesson) -> list[str]:
        """Return the kinds of motives of a lesson that are the strongest reasons for the best
        turn."""
        return kinds_about(lesson, *self._turns, self.reasons)


@dataclass(frozen=True)
class Choice:
    """A position for a lesson; smaller ranks are better."""

    rank: tuple[object, ...]
    key: str
    puzzle: Puzzle


def choices_for(lesson: Lesson, search: Search) -> list[Choice]:
    """Return all positions for a lesson, the best first: new ones, and then shipped puzzles, first
    those without other modules and with the right motive, then easy ones with few players."""
    choices = []
    pool = {**search.shipped, **search.found}
    for key, puzzle in pool.items():
        gap, error = search.verified.get(key, (puzzle.gap, puzzle.error))
        if key not in search.explained:
            search.explained[key] = Explained(puzzle)
        explained = search.explained[key]
        kinds = explained.kinds_about(lesson)
        if not kinds or gap < GAP or gap < CLEAR * error:
            continue
        motive = kinds[0]
        modules = {*(puzzle.request.get("modules") or ())}
        rank = (
            len(modules - {*(theme_of(search.game, lesson).modules or ())}),
            explained.reasons()[0].motive.kind != motive,
            key not in search.found,
            -min(puzzle.found, EASY_FROM),
            puzzle.request["players"],
            len(puzzle.better),
            -puzzle.gap,
        )
        choices.append(Choice(rank, key, replace(puzzle, motive=motive)))
    return sorted(choices, key=lambda choice: choice.rank)


def chosen(search: Search) -> dict[str, tuple[Puzzle, ...]]:
    """Return the positions of each lesson that has enough, each position once; first those of the
    lessons with the fewest, and those of different games with different answers. The simplest one
    with the clearest motive is the one to explain. Lessons outside the search keep theirs, and so
    do those for which it has too few."""
    choices = {lesson.name: choices_for(lesson, search) for lesson in search.lessons}
    used: set[str] = set()
    found = dict(search.kept)
    for name in sorted(choices, key=lambda name: len(choices[name])):
        picked: dict[str, Choice] = {}
        for most, is_alike in ((1, False), (1, True), (POSITIONS, True)):
            for choice in choices[name]:
                seeds = [one.puzzle.request["seed"] for one in picked.values()]
                is_free = choice.key not in used | picked.keys()
                is_other = seeds.count(choice.puzzle.request["seed"]) < most
                answers = [one.puzzle.better for one in picked.values()]
                is_new = is_alike or choice.puzzle.better not in answers
                # Games with other seeds may begin with the same position.
                is_new &= question_in(choice) not in map(question_in, picked.values())
                if is_free and is_other and is_new and len(picked) < POSITIONS:
                    picked[choice.key] = choice
        if len(picked) == POSITIONS:
            used |= picked.keys()
            clear = min(picked.values(), key=lambda one: (one.rank[:2], simplicity(one.puzzle)))
            others = [one.puzzle for one in picked.values() if one is not clear]
            found[name] = (clear.puzzle, *sorted(others, key=simplicity))
        elif name in shipped_lessons(search.game):
            found[name] = shipped_lessons(search.game)[name]
            used |= {*map(key_of, found[name])}
    return {one.name: found[one.name] for one in search.all_lessons if one.name in found}


def question_in(choice: Choice) -> tuple[object, ...]:
    """Return the features by which the question of a position differs from others."""
    puzzle = choice.puzzle
    return puzzle.better, puzzle.rival, puzzle.gap


def simplicity(puzzle: Puzzle) -> tuple[int, int, int]:
    """Return how simple a position is: fewer modules first, then shorter turns, then easier."""
    return len(puzzle.request.get("modules") or ()), len(puzzle.better), -puzzle.found


def lessons_written(lessons: Positions) -> bytes:
    """Return the positions of a game's lessons as a file's contents."""
    entries = {name: [asdict(one) for one in puzzles] for name, puzzles in lessons.items()}
    collection = {"version": LESSON_VERSION, "lessons": entries}
    return gzip.compress(json.dumps(collection, separators=(",", ":")).encode(), mtime=0)


def main(arguments: Sequence[str]) -> int:
    """Search and verify; with `--write` choose the lessons and write them and the page. Return 1 if
    a shipped position was refuted."""
    options = parsed(arguments)
    searches = [Search(game, diary_of(game), options.lessons) for game in options.games]
    end = monotonic() + 60 * options.minutes
    left = list(searches)
    while left and monotonic() < end:
        for search in list(left):
            if options.verify and not search.verify():
                left.remove(search)
            elif not options.verify and search.wanted:
                search.search()
            elif not options.verify:
                left.remove(search)
    if not options.write:
        return 0
    parts = {game: section_of(game) for game in GAMES}
    wrong = 0
    for search in searches:
        lessons = chosen(search)
        (PUZZLES / f"{search.game}.lessons").write_bytes(lessons_written(lessons))
        parts[search.game] = page_lines(search, lessons)
        wrong += sum(is_wrong(search, puzzle) for some in lessons.values() for puzzle in some)
    seconds = sum(search.seconds for search in searches)
    command = f"./burgundy campaign {NAME} {' '.join(arguments)}".strip()
    lines = [*INTRODUCTION, *(line for part in parts.values() for line in part)]
    write_report(NAME, TITLE, command, lines, seconds)
    return int(wrong > 0)


def is_wrong(search: Search, puzzle: Puzzle) -> bool:
    """Return whether other chance says that the next best turn clearly costs less than GAP."""
    gap, error = search.verified.get(key_of(puzzle), (puzzle.gap, puzzle.error))
    return gap + CLEAR * error < GAP


INTRODUCTION = (
    "Squires and Knights play; positions with one clearly best turn are taken if a motive of a "
    "lesson explains it. Each of the",
    "three turns that seem next best costs at least 5% of a win, in up to 144 games with chance "
    "that has not chosen the best",
    "(the first games: four turns, up to 192 games; their time was not noted). Puzzles that ship "
    "fill up lessons. *Verified*",
    "counts the positions that were measured once more, in up to 240 games with other chance; "
    "*below 5%* those that then",
    "clearly missed the 5%. Positions whose cost was below 5% in that measurement are replaced.",
    "In games for one player, who plays for points, two points count as 5% of a win. Layouts of "
    "Tuscany are compared with those",
    "with another start castle.",
    "The CPU time is that of the last search.",
)


def page_lines(search: Search, lessons: Mapping[str, Sequence[Puzzle]]) -> list[str]:
    """Return a game's lessons with their positions; lessons outside the search as the page has
    them."""
    rows = []
    earlier = rows_of(search.game)
    for name, puzzles in lessons.items():
        if name in search.kept and name in earlier:
            rows.append(earlier[name])
            continue
        again = [search.verified[key] for key in map(key_of, puzzles) if key in search.verified]
        wrong = sum(is_wrong(search, puzzle) for puzzle in puzzles)
        mined = sum(key_of(puzzle) in search.found for puzzle in puzzles)
        least = min(puzzle.gap for puzzle in puzzles)
        cells = name, mined, len(puzzles) - mined, f"{100 * least:.0f}%", len(again), wrong
        rows.append("| " + " | ".join(map(str, cells)) + " |")
    return [
        "",
        f"## {search.game}",
        "",
        f"{search.played} games.{KEPT if search.kept else ''}",
        "",
        "| lesson | new positions | puzzles that ship | least cost | verified | below 5% |",
        "| --- | ---: | ---: | ---: | ---: | ---: |",
        *rows,
    ]


KEPT = " Rows of the other lessons are from earlier searches, in other games."


def section_of(game: str) -> list[str]:
    """Return a game's section of the page as it is; none if the game has none."""
    _, heading, part = page_of(NAME).read_text("utf-8").partition(f"\n## {game}\n")
    return (heading + part.partition("\n\n## ")[0]).rstrip().split("\n") if heading else []


def rows_of(game: str) -> dict[str, str]:
    """Return the rows of a game's lessons on the page, by name."""
    return {row.split()[1]: row for row in section_of(game) if row.startswith("| ")}


def diary_of(game: str) -> Path:
    """Return the diary of a game's search."""
    return ROOT / "build" / "campaigns" / f"{NAME}-{game}.jsonl"


def parsed(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog=f"./burgundy campaign {NAME}", description=TITLE)
    parser.add_argument("--games", nargs="+", choices=list(GAMES), default=list(GAMES))
    parser.add_argument(
        "--minutes", type=float, default=60, help="of search or verification (default: 60)"
    )
    parser.add_argument("--lessons", nargs="+", default=(), help="only these, by name")
    parser.add_argument(
        "--verify", action="store_true", help="verify the lessons that ship instead of a search"
    )
    parser.add_argument(
        "--write", action="store_true", help="choose the lessons that ship, and write the page"
    )
    return parser.parse_args(arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
