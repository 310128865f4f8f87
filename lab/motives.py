"""Campaign: whether costly turns can be explained: for how many a motive supports the better turn,
which kinds of motives, and some moments as text to read and judge.

Two levels play and a quick review finds the costly turns. They are stored in diaries: a later start
finds only the motives again, in seconds."""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

from burgundy_qt.ai.analysis.motives import TurnReason, motives_of, reasons_between
from burgundy_qt.ai.puzzles.puzzle_finder import turns_of
from burgundy_qt.ai.review.losses import Losses
from burgundy_qt.ai.review.review_result import depth
from burgundy_qt.commands.terminal_game import view_of
from burgundy_qt.language.translation import ENGLISH, NAMES, spoken
from burgundy_qt.rules.game import Game
from burgundy_qt.rules.registry import DEFAULT, GAMES
from burgundy_qt.session.view import GameView
from burgundy_qt.widgets.advice.game_advice import advice_of
from burgundy_qt.widgets.advice.tip_text import TipReason, fact_reasons, turn_played, weighed_facts
from lab.diaries import gathered, noted_number
from lab.game_kinds import KINDS, played_by
from lab.report import ROOT, write_report

NAME = "motives"
TITLE = "Whether motives explain the turns that cost something"
LEVELS = "steward", "squire"
FIRST_SEED = 80_000_000
APART = 1_000_003
NAMES_OF_SEATS = "Anna", "Béla", "Celina", "Dora", "Emil", "Flora"


@dataclass(frozen=True)
class CostlyTurn:
    """A turn with a grade, as a quick review finds it."""

    first: int  # the number of actions before it
    seat: int
    played: list[int]  # codes, as in Position
    better: list[int]
    grade: str
    win: float  # lost
    points: float


@dataclass(frozen=True)
class CostlyTurns:
    """The costly turns of a game; `actions` are its seats and actions, in order."""

    seed: int
    actions: list[Any]
    costly: list[dict[str, Any]]
    turns: int
    seconds: float  # of CPU time

    def found(self) -> list[CostlyTurn]:
        """Return the costly turns."""
        return [CostlyTurn(**one) for one in self.costly]


@dataclass(frozen=True)
class Moment:
    """A costly turn with its differences from the better one. `game` is at the start of the
    turn."""

    kind: str
    seed: int
    turn: CostlyTurn
    game: Game
    reasons: tuple[TurnReason, ...]

    @property
    def is_explained(self) -> bool:
        """Whether the window gives a reason for the better turn."""
        speaks_for, _ = weighed_facts(self.reasons)
        return bool(speaks_for)


def main(arguments: Sequence[str]) -> int:
    """Play, review, find motives and write the page; return 1 if too few turns are explained."""
    options = parsed(arguments)
    kinds = options.kinds or [kind for kind, one in KINDS.items() if one.game == options.game]
    found = {}
    with ProcessPoolExecutor(options.workers, mp_context=get_context("spawn")) as pool:
        for kind in kinds:
            file = ROOT / "build" / "campaigns" / f"{NAME}-{kind}.jsonl"
            seeds = range(FIRST_SEED, FIRST_SEED + max(options.games, noted_number(file)))
            found[kind] = gathered(pool, partial(costly_turns, kind), file, seeds, entry_from)
    moments = [one for kind, games in found.items() for game in games for one in told(kind, game)]
    if options.samples:
        spoken.change(options.language)
        explained = [one for one in moments if one.is_explained]
        drawn = Random(options.draw).sample(explained, min(options.samples, len(explained)))
        texts = [f"## {number}\n{text_of(one)}\n" for number, one in enumerate(drawn, 1)]
        options.to.parent.mkdir(parents=True, exist_ok=True)
        options.to.write_text("\n".join(texts), encoding="utf-8")
        print(f"Moments are in {options.to}")
    seconds = sum(game.seconds for games in found.values() for game in games)
    command = f"./burgundy campaign {NAME} {' '.join(arguments)}".strip()
    write_report(page_name(KINDS[kinds[0]].game), TITLE, command, page_lines(moments), seconds)
    return int(coverage(moments) < options.least)


def parsed(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog=f"./burgundy campaign {NAME}", description=TITLE)
    parser.add_argument("--game", choices=list(GAMES), default=DEFAULT)
    parser.add_argument(
        "--kinds", nargs="+", choices=list(KINDS), help="of games (default: all of the game)"
    )
    parser.add_argument("--games", type=int, default=100, help="of each kind (default: 100)")
    parser.add_argument("--samples", type=int, default=0, help="moments with a reason, as text")
    parser.add_argument("--draw", type=int, default=0, help="another number: other samples")
    parser.add_argument(
        "--to", type=Path, default=ROOT / "build" / "moments.md", help="the file of the moments"
    )
    parser.add_argument("--language", choices=list(NAMES), default=ENGLISH)
    parser.add_argument(
        "--least", type=float, default=0.8, help="share that must be explained (default: 0.8)"
    )
    parser.add_argument("--workers", type=int, default=2, help="processes (default: 2)")
    return parser.parse_args(arguments)


def page_name(game: str) -> str:
    """Return the name of a game's page."""
    return NAME if game == DEFAULT else f"{game.removeprefix(f'{DEFAULT}-')}-{NAME}"


def costly_turns(kind: str, seed: int) -> CostlyTurns:
    """Play a game of two levels, and return its costly turns."""
    begun = process_time()
    levels = LEVELS if seed % 2 else LEVELS[::-1]
    game = played_by(KINDS[kind], levels, seed)
    losses, turns, costly = Losses(game.position_at(0)[0], depth("quick")), turns_of(game), []
    for turn in turns:
        loss = losses.of_turn(turn.start, turn.seat, turn.actions, seed * APART + turn.first)
        grade = losses.grade(loss.swing, loss.is_clear, turn.seat)
        if grade is not None:
            lost = -loss.swing.win[turn.seat], -loss.swing.points[turn.seat]
            codes = [*turn.actions], [*loss.better]
            costly.append(
                vars(CostlyTurn(turn.first, turn.seat, *codes, grade.name, *lost))
                | {"win": round(lost[0], 3), "points": round(lost[1], 1)}
            )
    actions = [[seat, action] for seat, action in game.actions]
    return CostlyTurns(seed, actions, costly, len(turns), round(process_time() - begun, 1))


def entry_from(entry: dict[str, Any]) -> CostlyTurns:
    """Return a game of a diary."""
    return CostlyTurns(**entry)


def told(kind: str, entry: CostlyTurns) -> Iterator[Moment]:
    """Yield the costly turns of a game, each with its reasons."""
    if not entry.costly:
        return
    game = Game(KINDS[kind].request(entry.seed))
    for seat, action in entry.actions:
        game.apply(action, seat)
    for turn in entry.found():
        there = game.branch(turn.first)
        reasons = reasons_between(there, there.position, turn.seat, turn.better, turn.played)
        yield Moment(kind, entry.seed, turn, there, reasons)


def coverage(moments: Sequence[Moment]) -> float:
    """Return the share that is explained; 1 if there are none."""
    return sum(one.is_explained for one in moments) / len(moments) if moments else 1.0


# The page, and moments as text.


def page_lines(moments: Sequence[Moment]) -> list[str]:
    """Return the share that is explained by kind of game and by grade, and a table of motives."""
    by_kind, by_grade = Counter[str](), Counter[str]()
    for one in moments:
        for key in (one.kind, "all"):
            by_kind[key] += 1
        by_grade[one.turn.grade] += 1
    lines = [
        f"Turns of the levels {' and '.join(LEVELS)} with a grade in a quick review. A turn is "
        "explained if the window says",
        "at least one motive that speaks for the better one. `first`: the motive is the first that "
        "is found; `for`, `against`: it speaks for the better turn, or is a price that this pays.",
        "",
        "| games | costly turns | explained |",
        "| --- | ---: | ---: |",
    ]
    for kind, number in by_kind.items():
        share = coverage([one for one in moments if kind in (one.kind, "all")])
        title = KINDS[kind].title if kind in KINDS else "all"
        lines.append(f"| {title} | {number} | {share:.0%} |")
    for grade, number in by_grade.items():
        share = coverage([one for one in moments if one.turn.grade == grade])
        lines.append(f"| with the grade {grade} | {number} | {share:.0%} |")
    return [*lines, "", *motive_lines(moments)]


def motive_lines(moments: Sequence[Moment]) -> list[str]:
    """Return a table with every kind of motive."""
    first, speaks_for, against = Counter[str](), Counter[str](), Counter[str]()
    for moment in moments:
        for at, reason in enumerate(moment.reasons):
            kind = reason.motive.kind
            (speaks_for if reason.is_for else against)[kind] += 1
            first[kind] += at == 0 and reason.is_for
    games = {KINDS[one.kind].game for one in moments}
    known = [kind for game in sorted(games) for kind in getattr(motives_of(game), "kinds", ())]
    known.sort(key=lambda kind: -first[kind])
    return [
        "| motive | first | for | against |",
        "| --- | ---: | ---: | ---: |",
        *(f"| {one} | {first[one]} | {speaks_for[one]} | {against[one]} |" for one in known),
    ]


def text_of(moment: Moment) -> str:
    """Return a moment as text: the position, both turns in words, and the text of the window about
    them; finally the kinds of all reasons."""
    turn, game = moment.turn, moment.game
    view = replace(
        view_of(game, NAMES_OF_SEATS[: game.seats]),
        state=game.state(turn.seat),
        legal=game.legal(turn.seat),
        viewer=turn.seat,
    )
    lines = [
        f"{moment.kind}, seed {moment.seed}, action {turn.first}: {turn.grade} of "
        f"{NAMES_OF_SEATS[turn.seat]} ({turn.win:.0%} of a win, {turn.points} points)",
        *position_lines(view.state),
        f"- played: {in_words(view, turn.played, game)}",
        f"    {in_protocol(turn.played, game)}",
        f"- better: {in_words(view, turn.better, game)}",
        f"    {in_protocol(turn.better, game)}",
    ]
    lines += [f"  {reason.sign} {reason.text}" for reason in said(moment)]
    kinds = (f"{one.motive.kind} {one.weight:.1f}" for one in moment.reasons)
    lines.append(f"  (kinds: {', '.join(kinds)})")
    return "\n".join(lines)


def said(moment: Moment) -> list[TipReason]:
    """Return the text of the review beside the better turn, word for word."""
    motive_text = advice_of(moment.game.request["game"]).motive_text
    return fact_reasons(
        moment.reasons,
        lambda one: motive_text(one, NAMES_OF_SEATS, moment.turn.seat),
        turn_played(),
    )


def position_lines(state: Mapping[str, Any]) -> Iterator[str]:
    """Yield a state of the protocol, a line for each seat and one for the rest."""
    rest = {key: value for key, value in state.items() if key not in ("seats", "result", "game")}
    yield f"    {json.dumps(rest, ensure_ascii=False)}"
    for name, seat in zip(NAMES_OF_SEATS, state["seats"], strict=False):
        yield f"    {name}: {json.dumps(seat, ensure_ascii=False)}"


def in_protocol(codes: Sequence[int], game: Game) -> str:
    """Return a turn as the protocol writes it, with the spaces that the window marks."""
    return json.dumps([game.action(code) for code in codes], ensure_ascii=False)


def in_words(view: GameView, codes: Sequence[int], game: Game) -> str:
    """Return a turn in words."""
    steps = advice_of(view.game).words(view).steps([game.action(code) for code in codes])
    return "; ".join(step.text for step in steps)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
