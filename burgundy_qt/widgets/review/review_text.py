"""The results of a review: the texts, the numbers of its graph, and the report."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Literal

from burgundy_qt.ai.analysis.opponent_turn import Aftermath
from burgundy_qt.ai.review import review_result
from burgundy_qt.language.formats import MINUS, decimal, percent, signed, whole
from burgundy_qt.language.translation import tr, tr_noop
from burgundy_qt.session.game_replay import Replay
from burgundy_qt.session.reviews.review_task import Found, ReviewedGame
from burgundy_qt.widgets.advice.game_advice import motive_texts_for
from burgundy_qt.widgets.log.game_log import log_of
from burgundy_qt.widgets.phrases import game_texts, wording
from burgundy_qt.widgets.phrases.loss_text import (
    ALONE_FOR_SPACES,
    WITH_OTHERS,
    amount,
    loss_text,
    lost_a_decision,
    price_of,
)

if TYPE_CHECKING:
    from burgundy_qt.session.statistics.ledger import EarlierRate

# The numbers of the graph: the expectation of each seat over time.


What = Literal["win", "points"]
STEPS = 5, 10, 20, 25, 50, 100, 200
"""Between two lines of a scale of points."""
LEAST_LUCK = 0.05, 2.0
"""The luck in chance to win, and in points, that fills its strip at least."""


@dataclass(frozen=True)
class WinChanceCurves:
    """A review over the `last` actions of its game: expectations in `what`, luck, and losses.

    `chapters` are the parts of the game, each with the action that opens it; `counts` is what
    points are in this game (Position.counts).
    """

    review: review_result.Review
    what: What
    last: int
    chapters: Sequence[tuple[int, str]] = ()
    counts: str = "points"

    def worth(self, worth: review_result.ExpectedResult, seat: int) -> float:
        """Return a seat's displayed value."""
        shown = worth.win if self.what == "win" else worth.points
        return shown[seat]

    def course(self, seat: int) -> list[tuple[int, float]]:
        """Return the expectations after so many actions; the last is the result, once it is
        known."""
        review = self.review
        course = [(turn.first, self.worth(turn.before, seat)) for turn in review.turns]
        if review.is_whole and course:
            course.append((self.last, review.accounts[seat].result[self.what == "points"]))
        return course

    @property
    def marked(self) -> list[review_result.ReviewedTurn]:
        """The turns with a loss."""
        return [turn for turn in self.review.turns if turn.grade is not None]

    @property
    def scale(self) -> list[float]:
        """The levels with a line, from the lowest edge to the highest."""
        if self.what == "win":
            return [0.0, 0.25, 0.5, 0.75, 1.0]
        values = [at for seat in range(self.review.seats) for _, at in self.course(seat)] or [0.0]
        low, high = min(values), max(values)
        step = next((step for step in STEPS if high - low <= 4 * step), STEPS[-1])
        first, last = int(low // step), int(-(-high // step))
        return [float(step * level) for level in range(first, max(last, first + 1) + 1)]

    def luck(self, one: review_result.Luck, seat: int) -> float:
        """Return the luck of a seat."""
        return self.worth(one.luck, seat)

    @cached_property
    def most_luck(self) -> float:
        """The greatest luck, summed over all seats that gained."""
        seats = range(self.review.seats)
        gains = [sum(max(0.0, self.luck(one, seat)) for seat in seats) for one in self.review.lucks]
        losses = [-min(self.luck(one, seat) for seat in seats) for one in self.review.lucks]
        least = LEAST_LUCK[self.what == "points"]
        return float(max([least, *gains, *(losses if self.review.seats == 1 else ())]))


Chapters = Sequence[tuple[int, str]]
"""The parts of a game: how many actions are before each, and its title."""


def chapters_of(replay: Replay) -> Chapters:
    """Return the parts of a game by their titles in the log, each with the number of actions
    before it."""
    log = log_of(replay.game)
    opens = [at for at, event in enumerate(replay.events) if log.opens_chapter(event)]
    return list(zip(map(replay.after, opens), log.chapters, strict=False))


STEP, IN_MINUTES = 5, 120
"""Seconds to which the time that is left is told, and from which on it is told in minutes."""
LITTLE = 0.05
"""Points of luck that are not worth a word."""
LOST = {
    "slip": tr_noop("Game review", "{name}: a slip that cost {price}."),
    "mistake": tr_noop("Game review", "{name}: a mistake that cost {price}."),
    "blunder": tr_noop("Game review", "{name}: a blunder that cost {price}."),
}
GIVEN_AWAY = tr_noop("Game review", "{name}: {price}. The chance to win hardly changed.")


def turn_text(
    turn: review_result.ReviewedTurn, name: str, alone: str = WITH_OTHERS, in_points: bool = False
) -> str:
    """Return the cost of a turn in a sentence, with others in chance to win or `in_points`; `alone`
    is what counts in a solo game."""
    if not turn.is_choice:
        return tr("Game review", "{name}: there was nothing to choose.", name=name)
    if turn.grade is None:
        return tr(
            "Game review", "{name}: this turn was as good as the best, or nearly so.", name=name
        )
    sentence = GIVEN_AWAY if turn.gave_points_away else LOST[turn.grade.name]
    return tr("Game review", sentence, name=name, price=price_of(turn, alone, in_points))


def luck_text(luck: review_result.Luck, names: Sequence[str], counts: str = "points") -> str:
    """Return which players had good or bad luck, or "" if it hardly mattered."""
    gains = [
        tr("Game review", "{name} {share}", name=name, share=gain(luck.luck.win[seat]))
        for seat, name in enumerate(names)
        if abs(luck.luck.win[seat]) >= 0.005
    ]
    if len(names) == 1:
        gained = luck.luck.points[0]
        if abs(gained) <= LITTLE:
            return ""
        if counts == "cells":
            return tr("Game review", "Luck: {spaces} spaces", spaces=signed(gained))
        return tr("Game review", "Luck: {points} points", points=signed(gained))
    return (
        tr("Game review", "Luck: {gains}", gains=wording.join_with_commas(gains)) if gains else ""
    )


def gain(share: float) -> str:
    """Return a change of the chance to win with its sign: "+4 %"."""
    return ("+" if share > 0 else "\u2212") + percent(abs(share))


def progress_text(found: Found) -> str:
    """Return the progress of the review."""
    share = percent(found.known / max(1, found.parts))
    if found.is_running and found.seconds_left is not None:
        return still_reviewing(share, found.seconds_left)
    if found.is_running:
        return tr("Game review", "Reviewing: {share}", share=share)
    return tr("Game review", "Reviewed: {share}", share=share)


def still_reviewing(share: str, seconds: float) -> str:
    """Return the progress, and the remaining time, rounded to five seconds or to minutes."""
    steps = max(1, math.ceil(seconds / STEP))
    if steps * STEP < IN_MINUTES:
        return tr(
            "Game review",
            "Reviewing: {share}, about {n} second(s) left",
            share=share,
            n=steps * STEP,
        )
    minutes = round(steps * STEP / 60)
    return tr("Game review", "Reviewing: {share}, about {n} minute(s) left", share=share, n=minutes)


def aside_text(found: Found) -> str:
    """Return a sentence about a damaged file of the review, or "" if there was none."""
    if found.aside is None:
        return ""
    return tr(
        "Game review",
        "The saved review of this game is damaged. It was put aside as {file}, and the "
        "game is being reviewed again.",
        file=found.aside.name,
    )


def course_text(curves: WinChanceCurves, names: Sequence[str]) -> str:
    """Return the graph for a screen reader: start, end and worst moment of each seat."""
    texts = [seat_text(curves, seat, name) for seat, name in enumerate(names)]
    return tr("Game review", "{title}. {course}", title=title_of(curves), course=" ".join(texts))


def title_of(curves: WinChanceCurves) -> str:
    """Return the title of the graph."""
    if curves.what == "win":
        return tr("Game review", "Chance to win")
    if curves.counts == "cells":
        return tr("Game review", "Expected spaces covered")
    return tr("Game review", "Expected points")


def seat_text(curves: WinChanceCurves, seat: int, name: str) -> str:
    """Return the curve of one seat for a screen reader."""
    course = curves.course(seat)
    if not course:
        return ""
    begun, now = (figure(curves, course[at][1]) for at in (0, -1))
    own = [turn for turn in curves.marked if turn.seat == seat]
    if not own:
        return tr("Game review", "{name}: from {start} to {end}.", name=name, start=begun, end=now)
    worst = max(own, key=lambda turn: turn.costs)
    sentence = tr_noop(
        "Game review", "{name}: from {start} to {end}; the worst turn, move {move}, cost {price}."
    )
    alone = curves.counts if curves.review.seats == 1 else WITH_OTHERS
    costs = loss_text(worst.loss, worst.loss_in_points, alone)
    return tr(
        "Game review", sentence, name=name, start=begun, end=now, move=worst.first, price=costs
    )


def figure(curves: WinChanceCurves, value: float) -> str:
    """Return a chance to win, or points."""
    return percent(value) if curves.what == "win" else decimal(value, 0)


def cost_text(turn: review_result.ReviewedTurn, what: str) -> str:
    """Return the cost of a turn as a number, or "" if there is none."""
    if turn.grade is None:
        return ""
    if what == "points" or turn.gave_points_away:
        lost = max(0.0, turn.loss_in_points)
        return (
            signed(-lost, 0) if what == "points" else f"{MINUS}{wording.points_text(round(lost))}"
        )
    share = round(100 * turn.loss)
    return gain(-turn.loss) if share > 0 else tr("Game review", "< {share}", share=percent(0.01))


def hidden_words() -> tuple[str, str, str]:
    """Return the notice for a running game with hidden hands: heading, sentence, and button."""
    return (
        tr("Game review", "This game can be reviewed when it is over"),
        tr(
            "Game review",
            "A review looks at every hand, and in this game the hands stay hidden until the end. "
            "You can still look back, and ask for a hint at your own decisions.",
        ),
        tr("Dialogs", "Close"),
    )


def question_words() -> tuple[str, str, str, str]:
    """Return the question before the review of a running game: heading, sentence, and two
    buttons."""
    return (
        tr("Game review", "Review the game so far?"),
        tr(
            "Game review",
            "The review shows better turns, and that also helps in the rest of the game. "
            "If you review a game before it ends, it becomes casual: it no longer counts "
            "towards your rating.",
        ),
        tr("Game review", "Review it"),
        tr("Game review", "Play on"),
    )


# The report.


EVEN = 0.02
"""In chance to win: less is neither good luck nor bad."""
THIRDS = 3


def luck_and_skill_text(account: review_result.LuckAccount, alone: str = WITH_OTHERS) -> str:
    """Return a sentence about luck and one about play; `alone` is what counts in a solo game."""
    if alone:
        texts = luck_alone(account.luck[1], alone), play_alone(account.own[1], alone)
    else:
        texts = luck_words(account.luck[0]), play_text(account.own[0])
    return " ".join(texts)


def luck_alone(luck: float, alone: str) -> str:
    """Return the effect of luck in a solo game."""
    number = round(luck)
    if number > 0:
        return tr("Report", "Good luck brought {points}.", points=amount(number, alone))
    if number < 0:
        return tr("Report", "Bad luck cost {points}.", points=amount(-number, alone))
    return tr("Report", "Luck was neither good nor bad.")


def play_alone(own: float, alone: str) -> str:
    """Return the effect of the player's decisions in a solo game."""
    number = round(own)
    if number > 0:
        text = tr_noop("Report", "The decisions brought {points} more than a Knight's would have.")
        return tr("Report", text, points=amount(number, alone))
    if number < 0:
        text = tr_noop("Report", "The decisions brought {points} less than a Knight's would have.")
        return tr("Report", text, points=amount(-number, alone))
    return tr("Report", "The decisions brought about as much as a Knight's would have.")


def skill_alone(turns: Sequence[review_result.ReviewedTurn], alone: str) -> str:
    """Return the average loss for each decision in a solo game."""
    mean, number = lost_a_decision(turns), sum(turn.is_choice for turn in turns)
    if mean is None:
        return tr("Report", "There was nothing to decide.")
    if alone == ALONE_FOR_SPACES:
        return tr(
            "Report",
            "{count} spaces lost per decision, in {n} decision(s).",
            count=decimal(mean, 2),
            n=number,
        )
    return tr(
        "Report",
        "{count} points lost per decision, in {n} decision(s).",
        count=decimal(mean, 1),
        n=number,
    )


def luck_words(luck: float) -> str:
    """Return the effect of luck."""
    if luck >= EVEN:
        return tr("Report", "Good luck raised the chance to win by {share}.", share=percent(luck))
    if luck <= -EVEN:
        return tr("Report", "Bad luck lowered the chance to win by {share}.", share=percent(-luck))
    return tr("Report", "Luck was neither good nor bad.")


def play_text(own: float) -> str:
    """Return the effect of the seat's decisions."""
    if own >= EVEN:
        return tr(
            "Report",
            "The decisions brought {share} more chance to win than a Knight's would have.",
            share=percent(own),
        )
    if own <= -EVEN:
        return tr(
            "Report",
            "The decisions brought {share} less chance to win than a Knight's would have.",
            share=percent(-own),
        )
    return tr("Report", "The decisions brought about as much as a Knight's would have.")


def skill_text(skill: review_result.Accuracy) -> str:
    """Return the average loss for each decision, and the level that plays like this; by chance
    it can be negative."""
    if not skill.decisions:
        return tr("Report", "There was nothing to decide.")
    text = tr(
        "Report",
        "{count} points of the lead lost per decision, in {n} decision(s).",
        count=decimal(max(0.0, skill.lead), 2),
        n=skill.decisions,
    )
    if skill.elo is None or skill.level is None:
        return text
    level = wording.level_title(skill.level)
    if skill.elo_error is None:
        return f"{text} {tr('Report', 'Level of play: {level}.', level=level)}"
    like = tr(
        "Report",
        "Level of play: {level}, {elo} ± {error}.",
        level=level,
        elo=whole(skill.elo),
        error=whole(skill.elo_error),
    )
    return f"{text} {like}"


def unnamed_text(skill: review_result.Accuracy, fewest: int | None) -> str:
    """Return why no level is named, or "" if one is. `fewest` is accuracy.fewest_decisions."""
    if skill.level is not None or not skill.decisions:
        return ""
    if fewest is None:
        return tr("Report", "A single game like this does not show a player's level.")
    if skill.decisions < fewest:
        return tr("Report", "It takes at least {n} decision(s) to name a level.", n=fewest)
    return ""


def earlier_text(skill: review_result.Accuracy, earlier: EarlierRate) -> str:
    """Return a comparison with the person's earlier games, or "" without any."""
    if not earlier.games or not skill.decisions:
        return ""
    text = tr(
        "Report",
        "Earlier: {count} points per decision, in {n} reviewed game(s).",
        count=decimal(max(0.0, earlier.rate), 2),
        n=earlier.games,
    )
    if skill.lead + skill.lead_error < earlier.rate:
        return f"{text} {tr('Report', 'This game was played better.')}"
    if skill.lead - skill.lead_error > earlier.rate:
        return f"{text} {tr('Report', 'This game was not played as well.')}"
    return f"{text} {tr('Report', 'This game was played about as well.')}"


def kind_of_turn(reviewed: ReviewedGame, turn: review_result.ReviewedTurn) -> str:
    """Return the kind of the action that lost something in a turn."""
    return game_texts.texts_of(reviewed.game.request["game"]).kind_of(
        reviewed.game.actions[turn.at][1]
    )


def part_of_game(reviewed: ReviewedGame, turn: review_result.ReviewedTurn) -> int:
    """Return the chapter of the game in which a turn began, counted from 0; without chapters,
    the third of the game."""
    game = reviewed.game
    log = log_of(game.request["game"])
    if len(log.chapters) == 1:
        return min(THIRDS - 1, THIRDS * turn.first // max(1, game.revision))
    _, events = game.position_at(turn.first)
    opened = sum(log.opens_chapter(event) for event in events)
    return min(max(0, opened - 1), len(log.chapters) - 1)


def part_title(reviewed: ReviewedGame, part: int) -> str:
    """Return the title of that part."""
    chapters = log_of(reviewed.game.request["game"]).chapters
    if len(chapters) > 1:
        return tr("Report", "Phase {phase}", phase=chapters[part])
    thirds = tr("Report", "First third"), tr("Report", "Second third"), tr("Report", "Last third")
    return thirds[part]


def accuracy_words(reviewed: ReviewedGame, seat: int) -> str:
    """Return how many of a seat's decisions were as good as the best, or nearly so, in the game and
    in each of its parts; "" without decisions."""
    parts: dict[int, list[bool]] = {}
    for turn in reviewed.review.turns:
        if turn.seat == seat and turn.is_choice:
            parts.setdefault(part_of_game(reviewed, turn), []).append(turn.grade is None)
    if not parts:
        return ""
    by_part = [
        tr(
            "Report",
            "{part}: {good} of {count}",
            part=part_title(reviewed, part),
            good=sum(parts[part]),
            count=len(parts[part]),
        )
        for part in sorted(parts)
    ]
    good = [is_good for part in parts.values() for is_good in part]
    text = tr(
        "Report",
        "Good decisions: {good} of {count}.",
        good=sum(good),
        count=len(good),
    )
    return f"{text} {wording.join_with_commas(by_part)}."


def moment_of(reviewed: ReviewedGame, revision: int) -> str:
    """Return the moment after so many actions: "Phase B, round 4"."""
    game = reviewed.game
    position, _ = game.position_at(revision)
    state = game.rules.state(position, game.request, None)
    return log_of(game.request["game"]).moment(state) or tr("Report", "Set-up")


def done_text(reviewed: ReviewedGame, turn: review_result.ReviewedTurn) -> str:
    """Return what was done in a turn, in few words."""
    game = reviewed.game
    actions = [action for _, action in game.actions[turn.first : turn.last]]
    return game_texts.texts_of(game.request["game"]).plan(actions)


def aftermath_text(reviewed: ReviewedGame, found: Aftermath) -> str:
    """Return what an opponent did next that the better turn would have prevented."""
    game = reviewed.game.request["game"]
    fact = motive_texts_for(game, reviewed.seats)(found.fact)
    name = wording.seat_names(reviewed.seats)[found.seat]
    yours = tr_noop(
        "Game review",
        "Next, you did something that the better turn would have prevented: {action}. {fact}",
    )
    theirs = tr_noop(
        "Game review",
        "Next, {name} did something that the better turn would have prevented: {action}. {fact}",
    )
    return tr(
        "Game review",
        yours if wording.is_local_player(name) else theirs,
        name=name,
        action=game_texts.texts_of(game).plan([reviewed.game.action(found.action)]),
        fact=fact,
    )


def both_turns(reviewed: ReviewedGame, turn: review_result.ReviewedTurn) -> tuple[str, str]:
    """Return the played turn and the better one."""
    game = reviewed.game
    better = game_texts.texts_of(game.request["game"]).plan(
        [game.action(code) for code in turn.better]
    )
    return tr("Report", "Played: {turn}.", turn=done_text(reviewed, turn)), tr(
        "Report", "Better: {turn}.", turn=better
    )


def moments_to_share(reviewed: ReviewedGame) -> list[tuple[int, str]]:
    """Return the turns with a loss for people without the program: the number of actions after
    each, and who lost how much by it and what was better."""
    names = wording.seat_names(reviewed.seats)
    return [
        (
            turn.last,
            tr(
                "Web page",
                "{name}, {cost}. {better}",
                name=names[turn.seat],
                cost=cost_text(turn, "win"),
                better=both_turns(reviewed, turn)[1],
            ),
        )
        for turn in reviewed.review.turns
        if turn.grade is not None
    ]
