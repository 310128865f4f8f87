"""Motives of the Dice Game as sentences without a subject: "Completes a region of 3 (town): 8
points."

Colours, bonuses and players come in brackets or after a colon, where no grammar depends on them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from burgundy_qt.ai.analysis.motives import Motive
from burgundy_qt.language.translation import tr, tr_noop
from burgundy_qt.widgets.advice.game_advice import titles_by_kind
from burgundy_qt.widgets.games.dice.dice_texts import bonuses_counted, kind_name
from burgundy_qt.widgets.phrases.wording import points_text

FACTS: Mapping[str, str] = {
    "completes one": tr_noop("Motive", "Completes a single space ({kind}): {points}."),
    "completes": tr_noop("Motive", "Completes a region of {size} ({kind}): {points}."),
    "completes in time": tr_noop(
        "Motive", "Completes a region of {size} ({kind}): {points}, in the next phase only {later}."
    ),
    "earns": tr_noop("Motive", "Brings: {bonus}."),
    "spends": tr_noop("Motive", "Costs: {bonus}. Left: {left}."),
    "completes_colour": tr_noop("Motive", "Completes a colour ({kind}): {points}."),
    "beats": tr_noop(
        "Motive", "Completes a colour first ({kind}): {points} less for an opponent ({player})."
    ),
    "one_short": tr_noop(
        "Motive",
        "Leaves one space to complete a region of {size} ({kind}): {points} in this phase.",
    ),
    "begins": tr_noop("Motive", "Begins a region of {size} ({kind})."),
    "extends": tr_noop("Motive", "Extends a region to {marked} of {size} spaces ({kind})."),
    "reaches": tr_noop("Motive", "Makes a new colour reachable ({kind})."),
    "loses": tr_noop("Motive", "Leaves no space of a colour within reach ({kind})."),
    "nears_castle": tr_noop("Motive", "Makes a castle reachable, which brings: {bonus}."),
    "marks_twice": tr_noop("Motive", "Marks two spaces in this round."),
    "start_bonus": tr_noop("Motive", "Begins with this bonus: {bonus}."),
}
"""The facts by kind and variant, without those that count spaces or colours."""


def motive_text(motive: Motive, names: Sequence[str]) -> str:
    """Return a motive as a sentence, with the players' names by seat."""
    values = dict(motive.values)
    kind = kind_name(motive.word("colour")) if "colour" in values else ""
    points = points_text(motive.number("points")) if "points" in values else ""
    match motive.kind:
        case "nears_colour":
            return tr(
                "Motive",
                "Leaves {n} space(s) of a colour ({kind}), which brings {points}.",
                n=motive.number("left"),
                kind=kind,
                points=points,
            )
        case "fixes":
            return tr(
                "Motive",
                "Begins a pasture: {n} more space(s) must have the number {number}.",
                n=motive.number("left"),
                number=motive.number("number"),
            )
        case "start_colours":
            return tr("Motive", "Begins beside {n} colour(s).", n=motive.number("number"))
    return tr(
        "Motive",
        FACTS[variant_of(motive)],
        kind=kind,
        points=points,
        player=names[motive.seat],
        bonus=bonus_text(motive) if "bonus" in values else "",
        size=values.get("size", ""),
        later=values.get("later", ""),
        left=values.get("left", ""),
        marked=values.get("marked", ""),
    )


def variant_of(motive: Motive) -> str:
    """Return the key of a motive's fact."""
    if motive.kind == "extends" and motive.number("marked") == 1:
        return "begins"
    if motive.kind != "completes":
        return motive.kind
    if motive.number("size") == 1:
        return "completes one"
    is_in_time = motive.number("later") < motive.number("points")
    return "completes in time" if is_in_time else "completes"


def bonus_text(motive: Motive) -> str:
    """Return the bonus of a motive with its number: "2 monks"."""
    values = dict(motive.values)
    number = motive.number("number") if "number" in values else 1
    return bonuses_counted(motive.word("bonus"), number)


TITLES = titles_by_kind(
    {
        tr_noop("Motives", "Completing regions"): ("completes",),
        tr_noop("Motives", "Preparing regions"): ("one_short", "extends", "fixes"),
        tr_noop("Motives", "Completing colours"): ("completes_colour", "nears_colour"),
        tr_noop("Motives", "Against an opponent"): ("beats",),
        tr_noop("Motives", "Bonuses"): ("earns", "spends", "marks_twice"),
        tr_noop("Motives", "Spaces within reach"): ("reaches", "loses", "nears_castle"),
        tr_noop("Motives", "The start castle"): ("start_bonus", "start_colours"),
    }
)
"""The kinds, each under the title of a filter; kinds that one learns together share one."""
