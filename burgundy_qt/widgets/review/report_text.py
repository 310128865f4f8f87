"""The report on a reviewed game in words."""

from __future__ import annotations

from collections.abc import Sequence

from burgundy_qt.ai.review.review_result import Accuracy, LuckAccount, ReviewedTurn
from burgundy_qt.language.formats import decimal, percent, whole
from burgundy_qt.language.translation import later, tr
from burgundy_qt.session.reviews.review_task import ReviewedGame
from burgundy_qt.session.statistics.ledger import EarlierRate
from burgundy_qt.widgets.log.game_log import log_of
from burgundy_qt.widgets.phrases.bot_names import level_title
from burgundy_qt.widgets.phrases.game_texts import texts_of
from burgundy_qt.widgets.phrases.loss_text import (
    ALONE_FOR_SPACES,
    WITH_OTHERS,
    amount,
    lost_a_decision,
)

EVEN = 0.02
"""In chance to win: less is neither good luck nor bad."""
THIRDS = 3


def luck_and_skill_text(account: LuckAccount, alone: str = WITH_OTHERS) -> str:
    """Return what luck brought and what one's own play did, in a sentence each; `alone` is what
    counts for who plays alone."""
    if alone:
        told = luck_alone(account.luck[1], alone), play_alone(account.own[1], alone)
    else:
        told = luck_words(account.luck[0]), play_words(account.own[0])
    return " ".join(told)


def luck_alone(luck: float, alone: str) -> str:
    """Return what luck brought or cost somebody who plays alone."""
    number = round(luck)
    if number > 0:
        return tr("Report", "Good luck brought {points}.", points=amount(number, alone))
    if number < 0:
        return tr("Report", "Bad luck cost {points}.", points=amount(-number, alone))
    return tr("Report", "Luck was neither good nor bad.")


def play_alone(own: float, alone: str) -> str:
    """Return what the play of somebody who plays alone brought or cost."""
    number = round(own)
    if number > 0:
        told = later("Report", "Own play brought {points} more than a Knight's would have.")
        return tr("Report", told, points=amount(number, alone))
    if number < 0:
        told = later("Report", "Own play brought {points} less than a Knight's would have.")
        return tr("Report", told, points=amount(-number, alone))
    return tr("Report", "Own play brought about as much as a Knight's would have.")


def skill_alone(turns: Sequence[ReviewedTurn], alone: str) -> str:
    """Return how much somebody who plays alone lost a decision."""
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
    """Return what luck brought or cost."""
    if luck >= EVEN:
        return tr("Report", "Good luck raised the chance to win by {share}.", share=percent(luck))
    if luck <= -EVEN:
        return tr("Report", "Bad luck lowered the chance to win by {share}.", share=percent(-luck))
    return tr("Report", "Luck was neither good nor bad.")


def play_words(own: float) -> str:
    """Return what the seat's own play brought or cost."""
    if own >= EVEN:
        return tr(
            "Report",
            "Own play brought {share} more chance to win than a Knight's would have.",
            share=percent(own),
        )
    if own <= -EVEN:
        return tr(
            "Report",
            "Own play brought {share} less chance to win than a Knight's would have.",
            share=percent(-own),
        )
    return tr("Report", "Own play brought about as much as a Knight's would have.")


def skill_words(skill: Accuracy) -> str:
    """Return how much was lost a decision, and who plays like that; by chance it can seem less than
    nothing."""
    if not skill.decisions:
        return tr("Report", "There was nothing to decide.")
    told = tr(
        "Report",
        "{count} points of the lead lost per decision, in {n} decision(s).",
        count=decimal(max(0.0, skill.lead), 2),
        n=skill.decisions,
    )
    if skill.elo is None or skill.level is None:
        return told
    level = level_title(skill.level)
    if skill.elo_error is None:
        return f"{told} {tr('Report', 'Played like this level: {level}.', level=level)}"
    like = tr(
        "Report",
        "Played like this level: {level}, {elo} ± {error}.",
        level=level,
        elo=whole(skill.elo),
        error=whole(skill.elo_error),
    )
    return f"{told} {like}"


def unnamed_words(skill: Accuracy, fewest: int | None) -> str:
    """Why no level is named; nothing where one is. `fewest`: accuracy.fewest_decisions."""
    if skill.level is not None or not skill.decisions:
        return ""
    if fewest is None:
        return tr("Report", "A single game like this does not show a player's level.")
    if skill.decisions < fewest:
        return tr("Report", "Naming a level takes at least {n} decision(s).", n=fewest)
    return ""


def earlier_words(skill: Accuracy, earlier: EarlierRate) -> str:
    """Return how that compares with one's earlier games; nothing where there are none."""
    if not earlier.games or not skill.decisions:
        return ""
    told = tr(
        "Report",
        "Earlier: {count} points per decision, in {n} reviewed game(s).",
        count=decimal(max(0.0, earlier.rate), 2),
        n=earlier.games,
    )
    if skill.lead + skill.lead_error < earlier.rate:
        return f"{told} {tr('Report', 'This game was played better.')}"
    if skill.lead - skill.lead_error > earlier.rate:
        return f"{told} {tr('Report', 'This game was not played as well.')}"
    return f"{told} {tr('Report', 'This game was played about as well.')}"


def kind_of_turn(reviewed: ReviewedGame, turn: ReviewedTurn) -> str:
    """Return what the action was about by which the turn lost."""
    return texts_of(reviewed.game.request["game"]).kind_of(reviewed.game.actions[turn.at][1])


def part_of_game(reviewed: ReviewedGame, turn: ReviewedTurn) -> int:
    """In which chapter of its game a turn began, counted from 0; in which third of it, where the
    game has none."""
    game = reviewed.game
    log = log_of(game.request["game"])
    if len(log.chapters) == 1:
        return min(THIRDS - 1, THIRDS * turn.first // max(1, game.revision))
    _, events = game.stood(turn.first)
    opened = sum(log.opens_chapter(event) for event in events)
    return min(max(0, opened - 1), len(log.chapters) - 1)


def part_title(reviewed: ReviewedGame, part: int) -> str:
    """Return what that part is called."""
    chapters = log_of(reviewed.game.request["game"]).chapters
    if len(chapters) > 1:
        return tr("Report", "Phase {phase}", phase=chapters[part])
    thirds = tr("Report", "First third"), tr("Report", "Second third"), tr("Report", "Last third")
    return thirds[part]


def moment_of_turn(reviewed: ReviewedGame, turn: ReviewedTurn) -> str:
    """Return where in the game it was: "Phase B, round 4"."""
    game = reviewed.game
    position, _ = game.stood(turn.first)
    state = game.rules.state(position, game.request, None)
    return log_of(game.request["game"]).moment(state) or tr("Report", "Set-up")


def both_turns(reviewed: ReviewedGame, turn: ReviewedTurn) -> tuple[str, str]:
    """Return what was played, and what was better."""
    game = reviewed.game
    told = texts_of(game.request["game"]).plan
    played = told([action for _, action in game.actions[turn.first : turn.last]])
    better = told([game.action(code) for code in turn.better])
    return tr("Report", "Played: {turn}.", turn=played), tr(
        "Report", "Better: {turn}.", turn=better
    )
