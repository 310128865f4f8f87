"""Motives of the Dice Game as sentences without a subject: "Completes a region of 3 (town): 8
points."

Colours, bonuses and players come in brackets or after a colon, where no grammar depends on them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

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
    "completes two": tr_noop("Motive", "Completes two regions of {size} ({kind}): {points}."),
    "completes two ones": tr_noop("Motive", "Completes two single spaces ({kind}): {points}."),
    "keeps": tr_noop("Motive", "Has {bonus} afterwards."),
    "keeps earned": tr_noop("Motive", "Earns {bonus} and has {number} then."),
    "keeps back": tr_noop("Motive", "Earns back {bonus} and has {number} then."),
    "keeps paid": tr_noop("Motive", "Pays {bonus} and has {number} left."),
    "keeps none": tr_noop("Motive", "Pays {bonus} and has none left."),
    "fits": tr_noop("Motive", "Leaves a space for {number} of the 36 pairs of number and colour."),
    "by_dice": tr_noop(
        "Motive", "Needs no bonus: the dice show {number} and the colour of the space ({kind})."
    ),
    "completes_colour": tr_noop(
        "Motive", "Completes a colour ({kind}): {region} for the region, {whole} for the colour."
    ),
    "completes_colour two": tr_noop(
        "Motive",
        "Completes a colour with two regions ({kind}): {region} for them, {whole} for the colour.",
    ),
    "beats": tr_noop(
        "Motive", "Completes a colour first ({kind}): {points} less for an opponent ({player})."
    ),
    "one_short this": tr_noop(
        "Motive",
        "Leaves one space to complete a region of {size} ({kind}): {points} in this phase.",
    ),
    "one_short next": tr_noop(
        "Motive",
        "Leaves one space to complete a region of {size} ({kind}): {points} in the next phase.",
    ),
    "one_short last": tr_noop(
        "Motive", "Leaves one space to complete a region of {size} ({kind}): {points}."
    ),
    "two short this": tr_noop(
        "Motive",
        "Leaves one space in two regions of {size} ({kind}): {points} together in this phase.",
    ),
    "two short next": tr_noop(
        "Motive",
        "Leaves one space in two regions of {size} ({kind}): {points} together in the next phase.",
    ),
    "two short last": tr_noop(
        "Motive", "Leaves one space in two regions of {size} ({kind}): {points} together."
    ),
    "one_left": tr_noop(
        "Motive", "Leaves one last space ({kind}): {points} for the region, {whole} for the colour."
    ),
    "one_left next": tr_noop(
        "Motive",
        "Leaves one last space ({kind}): {points} for the region in the next phase, {whole} for "
        "the colour.",
    ),
    "nears_colour 1": tr_noop(
        "Motive",
        "Leaves one unmarked space of a colour ({kind}): marking all {size} brings {points}.",
    ),
    "nears_colour 2": tr_noop(
        "Motive",
        "Leaves two unmarked spaces of a colour ({kind}): marking all {size} brings {points}.",
    ),
    "can_close": tr_noop(
        "Motive", "Can still complete a region of {size} ({kind}) in the next round: {points}."
    ),
    "can_close one": tr_noop(
        "Motive", "Can still complete a single space ({kind}) in the next round: {points}."
    ),
    "begins": tr_noop("Motive", "Begins a region of {size} ({kind})."),
    "extends": tr_noop("Motive", "Extends a region to {marked} of {size} spaces ({kind})."),
    "reaches": tr_noop(
        "Motive", "Makes a new colour reachable ({kind}): a region of {size} for {points}."
    ),
    "reaches one": tr_noop(
        "Motive", "Makes a new colour reachable ({kind}): a single space for {points}."
    ),
    "reaches_last": tr_noop(
        "Motive",
        "Makes the last space of a colour reachable ({kind}): {points} for the region, {whole} for "
        "the colour.",
    ),
    "loses": tr_noop("Motive", "Leaves no space of a colour within reach ({kind})."),
    "nears_castle": tr_noop("Motive", "Makes a castle reachable, which brings: {bonus}."),
    "marks_twice": tr_noop("Motive", "Marks two spaces in this round."),
    "marks_in_region": tr_noop(
        "Motive",
        "Marks two spaces: now {marked} of {size} in a region ({kind}), which brings at most "
        "{points}.",
    ),
    "marks_twice back": tr_noop("Motive", "Marks two spaces: the second mark pays for itself."),
    "start_bonus": tr_noop("Motive", "Begins with this bonus: {bonus}."),
}
"""The facts by kind and variant, without those that count spaces or colours."""


def motive_text(motive: Motive, names: Sequence[str]) -> str:
    """Return a motive as a sentence, with the players' names by seat."""
    values = dict(motive.values)
    is_whole = motive.kind == "completes_colour"
    match motive.kind:
        case "fixes":
            return tr(
                "Motive",
                "Begins a pasture: {n} more space(s) must have the number {number}.",
                n=motive.number("left"),
                number=motive.number("number"),
            )
        case "start_spaces":
            return tr("Motive", "Begins beside {n} space(s).", n=motive.number("number"))
        case "start_colours":
            return tr("Motive", "Begins beside {n} colour(s).", n=motive.number("number"))
    return tr(
        "Motive",
        FACTS[variant_of(motive)],
        kind=kind_name(motive.word("colour")) if "colour" in values else "",
        points=points_text(motive.number("points")) if "points" in values else "",
        player=names[motive.seat],
        bonus=bonus_text(motive) if "bonus" in values else "",
        size=values.get("size", ""),
        later=values.get("later", ""),
        marked=values.get("marked", ""),
        number=values.get("number", ""),
        whole=values.get("points" if is_whole else "whole", ""),
        region=points_text(motive.number("region")) if is_whole else "",
    )


def variant_of(motive: Motive) -> str:
    """Return the key of a motive's fact."""
    match motive.kind:
        case "extends" if motive.number("marked") == 1:
            return "begins"
        case "completes_colour" if motive.number("count") > 1:
            return "completes_colour two"
        case "keeps" if not motive.number("change") and motive.number("earned"):
            return "keeps back"
        case "keeps" if motive.number("change") > 0:
            return "keeps earned"
        case "keeps" if motive.number("change") < 0:
            return "keeps paid" if motive.number("number") else "keeps none"
        case "can_close" if motive.number("size") == 1:
            return "can_close one"
        case "reaches" if motive.number("size") == 1:
            return "reaches one"
        case "marks_twice" if motive.number("back"):
            return "marks_twice back"
        case "one_left" if motive["when"] == "next":
            return "one_left next"
        case "one_short":
            kind = "one_short" if motive.number("count") == 1 else "two short"
            return f"{kind} {motive.word('when')}"
        case "nears_colour":
            return f"nears_colour {motive.number('left')}"
        case "completes":
            return variant_of_completed(motive)
    return motive.kind


def variant_of_completed(motive: Motive) -> str:
    """Return the key for the fact that regions are completed: a round has at most two marks."""
    is_single = motive.number("size") == 1
    if motive.number("count") > 1:
        return "completes two ones" if is_single else "completes two"
    if is_single:
        return "completes one"
    is_in_time = motive.number("later") < motive.number("points")
    return "completes in time" if is_in_time else "completes"


def bonus_text(motive: Motive) -> str:
    """Return the bonus of a motive with its number, or with how many are earned or paid:
    "2 monks"."""
    values = dict(motive.values)
    number = motive.number("number") if "number" in values else 1
    if change := values.get("change") or values.get("earned"):
        number = abs(cast(int, change))
    return bonuses_counted(motive.word("bonus"), number)


TITLES = titles_by_kind(
    {
        tr_noop("Motives", "Completing regions"): ("completes",),
        tr_noop("Motives", "Preparing regions"): (
            "one_short",
            "one_left",
            "can_close",
            "extends",
            "marks_in_region",
            "fixes",
        ),
        tr_noop("Motives", "Completing colours"): ("completes_colour", "nears_colour"),
        tr_noop("Motives", "Against an opponent"): ("beats",),
        # "earns" and "spends" are in the counts of costly turns of earlier versions.
        tr_noop("Motives", "Bonuses"): ("keeps", "by_dice", "marks_twice", "earns", "spends"),
        tr_noop("Motives", "Spaces within reach"): (
            "reaches",
            "reaches_last",
            "loses",
            "fits",
            "nears_castle",
        ),
        tr_noop("Motives", "The start castle"): ("start_bonus", "start_spaces", "start_colours"),
    }
)
"""The kinds, each under the title of a filter; kinds that one learns together share one."""
