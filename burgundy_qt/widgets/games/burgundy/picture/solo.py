"""What the solo game adds to the picture of a table: the road of milestones, and how near the goal
is."""

from __future__ import annotations

from burgundy_qt.language.tr import later, tr
from burgundy_qt.rules.burgundy.components.components import PHASES
from burgundy_qt.rules.burgundy.known_state import BurgundyState
from burgundy_qt.rules.burgundy.modules.solo_objects import TARGET_STEP
from burgundy_qt.rules.burgundy.protocol import printed
from burgundy_qt.widgets.sprites.slots import Slot, Sprite

ROUNDS = printed.ROUNDS * len(PHASES)
ROAD_END, MILESTONE = 55, 5
"""So many points the road is long; a stone stands at every fifth."""
COVERED = 2
"""Over a milestone so few points away the counter lies in part: the stone is shown without its
number."""
ALONE = 0
"""The seat of whoever plays alone."""

LABELS = {
    "covered": later("Solo", "Spaces covered"),
    "rounds": later("Solo", "Rounds gone"),
    "pace": later("Solo", "Pace"),
    "reached": later("Solo", "Target reached"),
    "black": later("Solo", "A black tile"),
}
"""What stands on the card with the goal."""


def counter_at(points: int) -> Slot:
    """Where the counter stands; beyond the end of the road only for the moment before it
    returns."""
    return Slot("counter", ALONE, min(points, ROAD_END))


def rounds_gone(state: BurgundyState) -> int:
    """How many rounds are over, with the one in which the game has ended."""
    if not state.phase:
        return 0
    return printed.ROUNDS * PHASES.index(state.phase) + (state.round or 1) - 1 + state.is_over


def pace(state: BurgundyState) -> int:
    """How many spaces more are covered than by an even pace through all rounds; fewer are below
    0."""
    spaces = len(printed.cells_of(state.edition, str(state.seats[ALONE].estate)))
    return len(state.seats[ALONE].cells) - round(spaces * rounds_gone(state) / ROUNDS)


def add_solo(picture: dict[Slot, Sprite], state: BurgundyState) -> None:
    """Add what lies on the table of a solo game only: nothing in another."""
    if not state.is_alone:
        return
    if state.target is not None:
        _add_road(picture, state.seats[ALONE].points, state.target, state.reached)
    if state.seats[ALONE].estate is not None:
        _add_goal(picture, state)


def _add_road(picture: dict[Slot, Sprite], points: int, target: int, reached: int) -> None:
    picture[Slot("reach", ALONE)] = Sprite("bar", f"accent_hi-{target}/{ROAD_END}")
    for stone in range(0, ROAD_END + 1, MILESTONE):
        number = "" if abs(stone - points) <= COVERED else stone
        picture[Slot("milestone", ALONE, stone)] = Sprite(
            "milestone", f"{number}{'' if stone <= target else '-beyond'}"
        )
    picture[Slot("flag", ALONE, target)] = Sprite("flag", str(ALONE))
    picture[counter_at(points)] = Sprite("marker", str(ALONE))
    told = tr("Solo", "{points} of {target} points", points=points, target=target)
    picture[Slot("on-the-way", ALONE)] = Sprite("text", told)
    after = max(TARGET_STEP, target - TARGET_STEP)
    then = tr(
        "Solo", "At {target} one more action; then {after} will do.", target=target, after=after
    )
    picture[Slot("then", ALONE)] = Sprite("text", then)
    picture[Slot("goal", "reached")] = Sprite("text", str(reached))


def _add_goal(picture: dict[Slot, Sprite], state: BurgundyState) -> None:
    seat, gone = state.seats[ALONE], rounds_gone(state)
    covered, spaces = len(seat.cells), len(printed.cells_of(state.edition, str(seat.estate)))
    for name, so_far, whole, colour in (
        ("covered", covered, spaces, "seat"),
        ("rounds", gone, ROUNDS, "text2"),
    ):
        picture[Slot("goal", name)] = Sprite(
            "text", tr("Solo", "{count} of {whole}", count=so_far, whole=whole)
        )
        picture[Slot("goal-bar", name)] = Sprite("bar", f"{colour}-{so_far}/{whole}")
    picture[Slot("goal", "pace")] = Sprite("text", pace_words(pace(state)))
    picture[Slot("goal", "black")] = Sprite("text", tr("Solo", "5 goods"))


def pace_words(ahead: int) -> str:
    """How a pace is told."""
    if ahead == 0:
        return tr("Solo", "even", "neither ahead of the pace nor behind it")
    return (
        tr("Solo", "{count} ahead", count=ahead)
        if ahead > 0
        else tr("Solo", "{count} behind", count=-ahead)
    )
