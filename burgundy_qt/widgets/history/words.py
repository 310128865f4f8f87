"""A frame of a replay in words: what led to it, and where the game stood."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import dropwhile, takewhile

from burgundy_qt.language.tr import tr
from burgundy_qt.rules.ruleset import StateObject
from burgundy_qt.session.game_profile import profile_of
from burgundy_qt.session.replay import Frame, Replay
from burgundy_qt.widgets.log.game_log import log_of
from burgundy_qt.widgets.phrases.wording import is_local_player, join_with_commas, points_text


def deed(frame: Frame, names: Sequence[str]) -> str:
    """What was done last: "Anna: Laid mine (+6 region, +8 phase B)"."""
    if frame.seat is None:
        return tr("Review", "Before the first turn")
    if frame.state["result"] is not None:
        return tr("Review", "The end of the game")
    name = names[frame.seat]
    lines = log_of(frame.state["game"]).lines(frame.events, names, frame.state, is_brief=True)
    told = dropwhile(lambda line: (line.kind, line.seat) != ("action", frame.seat), lines)
    did = next(told, None)
    if did is None:
        return ended(name) if (frame.action or {}).get("type") == "end" else has_chosen(name)
    own = takewhile(lambda line: line.seat in (None, frame.seat), told)
    followed = next((line.parts for line in own if line.kind == "detail"), None)
    if not followed:
        return tr("Review", "{name}: {deed}", name=name, deed=did.text)
    return tr(
        "Review",
        "{name}: {deed} ({outcome})",
        name=name,
        deed=did.text,
        outcome=join_with_commas(followed),
    )


def ended(name: str) -> str:
    """That somebody has ended the turn."""
    return (
        tr("Review", "You end the turn")
        if is_local_player(name)
        else tr("Review", "{name} ends the turn", name=name)
    )


def has_chosen(name: str) -> str:
    """That somebody has chosen what nobody else sees yet."""
    return (
        tr("Review", "You have chosen")
        if is_local_player(name)
        else tr("Review", "{name} has chosen", name=name)
    )


def standing(state: StateObject, at: int, last: int) -> str:
    """Where the game stood: "Phase B, round 4, move 33 of 120"."""
    where = log_of(state["game"]).moment(state)
    if not where or at == 0:
        return tr("Review", "Set-up, move {at} of {last}", at=at, last=last)
    if state["result"] is not None:
        return tr("Review", "The end, move {at} of {last}", at=at, last=last)
    return tr("Review", "{where}, move {at} of {last}", where=where, at=at, last=last)


def turn_told(replay: Replay, number: int, names: Sequence[str]) -> str:
    """A turn with what it brought: "Phase B, round 4, Anna: 12 points"."""
    turn = replay.turns[number]
    state = replay[turn.first].state
    where = log_of(state["game"]).moment(state)
    return tr(
        "Review",
        "{where}, {name}: {points}",
        where=where,
        name=names[turn.seat],
        points=points_text(turn.points),
    )


def score_told(state: StateObject, names: Sequence[str]) -> str:
    """The points of every seat: "Anna 41, Margaux 38"."""
    reached = map(profile_of(state["game"]).points_of_seat, state["seats"])
    return join_with_commas(
        [f"{name} {brought}" for name, brought in zip(names, reached, strict=True)]
    )
