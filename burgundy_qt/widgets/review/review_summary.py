"""The summary of a reviewed game in three sentences: who led, the turning point, and which points
made the difference. And the label of each turn in the list, counted as the game counts."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence

from burgundy_qt.ai.review.review_result import Luck, ReviewedTurn
from burgundy_qt.language.formats import signed
from burgundy_qt.language.translation import tr, tr_noop
from burgundy_qt.session.game_replay import Replay
from burgundy_qt.session.reviews.review_task import ReviewedGame
from burgundy_qt.widgets.log.game_log import log_of
from burgundy_qt.widgets.phrases.wording import is_local_player, join_with_commas, seat_names
from burgundy_qt.widgets.review.review_text import gain, moment_of

CLEAR_LEAD = 0.05
"""In chance to win: a player with a smaller lead does not lead."""
LEAST_TURN = 0.04
"""In chance to win: a smaller step is no turning point."""
LEAST_POINTS = 3
"""A smaller difference in points of one source is not mentioned."""
MOST_SOURCES = 2


def summary(reviewed: ReviewedGame, seat: int) -> str:
    """Return the summary of a wholly reviewed game with several players, as `seat` reads it; ""
    of any other."""
    if not reviewed.review.is_whole or len(reviewed.seats) < 2 or not reviewed.game.is_over:
        return ""
    texts = lead_text(reviewed), turning_point(reviewed), points_compared(reviewed, seat)
    return " ".join(filter(None, texts))


def winner_of(reviewed: ReviewedGame) -> int:
    """Return the seat with the largest share of the win, the first of several."""
    results = [account.result[0] for account in reviewed.review.accounts]
    return results.index(max(results))


def leader(turn: ReviewedTurn) -> int | None:
    """Return the seat that clearly led before a turn; None if nobody did."""
    first, second = sorted(turn.before.win, reverse=True)[:2]
    return turn.before.win.index(first) if first - second >= CLEAR_LEAD else None


def lead_text(reviewed: ReviewedGame) -> str:
    """Return who led until when."""
    names, winner = seat_names(reviewed.seats), winner_of(reviewed)
    leads = [(turn, leader(turn)) for turn in reviewed.review.turns]
    others = [at for at, (_, seat) in enumerate(leads) if seat not in (None, winner)]
    if not others:
        if is_local_player(names[winner]):
            return tr("Game review", "You were never clearly behind.")
        return tr("Game review", "{name} was never clearly behind.", name=names[winner])
    last, ahead = leads[others[-1]]
    assert ahead is not None
    moment, other, name = moment_of(reviewed, last.first), names[ahead], names[winner]
    if is_local_player(name):
        return tr(
            "Game review",
            "{other} led until {moment}. Then you took the lead.",
            other=other,
            moment=moment,
        )
    if is_local_player(other):
        return tr(
            "Game review",
            "You led until {moment}. Then {name} took the lead.",
            name=name,
            moment=moment,
        )
    return tr(
        "Game review",
        "{other} led until {moment}. Then {name} took the lead.",
        other=other,
        name=name,
        moment=moment,
    )


def turning_point(reviewed: ReviewedGame) -> str:
    """Return the one step, of luck or of a mistake, that helped the winner most; "" if none was
    large."""
    winner, names = winner_of(reviewed), seat_names(reviewed.seats)
    steps: list[tuple[float, int, Luck | ReviewedTurn]] = [
        *((luck.luck.win[winner], luck.at, luck) for luck in reviewed.review.lucks),
        *(
            (turn.swing.win[winner], turn.first, turn)
            for turn in reviewed.review.turns
            if turn.grade is not None and turn.seat != winner
        ),
    ]
    gained, at, step = max(steps, key=lambda one: one[0], default=(0.0, 0, None))
    if step is None or gained < LEAST_TURN:
        return ""
    moment = moment_of(reviewed, at)
    if isinstance(step, Luck):
        name, share = names[winner], gain(gained)
        theirs = tr_noop(
            "Game review",
            "The turning point was luck for {name}: {moment}, {share} chance to win.",
        )
        yours = tr_noop(
            "Game review", "The turning point was luck for you: {moment}, {share} chance to win."
        )
    else:
        name, share = names[step.seat], gain(-step.loss)
        theirs = tr_noop(
            "Game review",
            "The turning point was a mistake by {name}: {moment}, {share} chance to win.",
        )
        yours = tr_noop(
            "Game review", "The turning point was your mistake: {moment}, {share} chance to win."
        )
    text = yours if is_local_player(name) else theirs
    return tr("Game review", text, name=name, moment=moment, share=share)


def points_compared(reviewed: ReviewedGame, seat: int) -> str:
    """Return in which sources of points a seat differs most from its best opponent; "" if hardly in
    any."""
    game, names = reviewed.game, seat_names(reviewed.seats)
    if game.position.counts() != "points":
        return ""
    log, scores = log_of(game.request["game"]), game.position.scores()
    rival = max(game.position.opponents(seat), key=lambda other: scores[other])
    points = log.points_by_source(game.events, game.seats)
    state = game.rules.state(game.position, game.request, None)
    gaps = [
        (source.short, row[seat] - row[rival])
        for source in log.sources(state)
        if (row := points.get(source.key)) is not None
    ]
    large = sorted((gap for gap in gaps if abs(gap[1]) >= LEAST_POINTS), key=lambda gap: -gap[1])
    shown = [*large[:MOST_SOURCES], *large[MOST_SOURCES:][-MOST_SOURCES:]]
    if not shown:
        return ""
    sources = join_with_commas([f"{title} {signed(gap, 0)}" for title, gap in shown])
    name, other = names[seat], names[rival]
    if is_local_player(name):
        return tr(
            "Game review",
            "Your points compared with {rival}: {sources}.",
            rival=other,
            sources=sources,
        )
    if is_local_player(other):
        return tr(
            "Game review",
            "{name}, points compared with you: {sources}.",
            name=name,
            sources=sources,
        )
    return tr(
        "Game review",
        "{name}, points compared with {rival}: {sources}.",
        name=name,
        rival=other,
        sources=sources,
    )


Labels = Sequence[tuple[int, str]]
"""Labels of moments, each with the number of actions from which on it applies, ascending."""


def moment_labels(replay: Replay) -> Labels:
    """Return the label of each moment: phase and round, such as "B 3", or in a game without rounds
    the number of the turn."""
    log = log_of(replay.game)
    chapters: Sequence[str] = log.chapters
    has_rounds = any(event["event"] == "round" for event in replay.events)
    labels: dict[int, str] = {}
    opened, counted = 0, 0
    for at, event in enumerate(replay.events):
        if log.opens_chapter(event):
            opened += 1
        if event["event"] == "round":
            counted = event["round"]
        elif event["event"] == "turn" and not has_rounds:
            counted += 1
        chapter = chapters[min(max(opened, 1), len(chapters)) - 1]
        labels[replay.after(at)] = f"{chapter} {counted}".strip() if counted else chapter
    return list(labels.items())


def label_at(labels: Labels, revision: int) -> str:
    """Return the label after so many actions; "" before the first."""
    at = bisect_right(labels, revision, key=lambda label: label[0])
    return labels[at - 1][1] if at else ""
