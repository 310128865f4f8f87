"""Motives of the Dice Game as sentences without a subject: "Completes a region of 3 (town): 8
points."

Colours, bonuses and players come in brackets or after a colon, where no grammar depends on them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import cast

from burgundy_qt.ai.analysis.motives import Motive, Value
from burgundy_qt.language.translation import tr, tr_noop
from burgundy_qt.widgets.advice.game_advice import titles_by_kind
from burgundy_qt.widgets.games.dice.dice_texts import bonuses_counted, kind_name
from burgundy_qt.widgets.phrases.wording import join_with_and, points_text

FACTS: Mapping[str, str] = {
    "completes one": tr_noop("Motive", "Completes a single space ({kind}): {reward}."),
    "completes": tr_noop("Motive", "Completes a region of {size} ({kind}): {reward}."),
    "completes in time": tr_noop(
        "Motive", "Completes a region of {size} ({kind}): {reward}; in the next phase only {later}."
    ),
    "completes two": tr_noop("Motive", "Completes two regions of {size} ({kind}): {reward}."),
    "completes two ones": tr_noop("Motive", "Completes two single spaces ({kind}): {reward}."),
    "earns": tr_noop("Motive", "Takes {bonus} and has {number} then."),
    "spends": tr_noop("Motive", "Pays {bonus} and has {number} left."),
    "spends silver": tr_noop("Motive", "Pays {bonus} for a second mark and has {number} left."),
    "spends silver last": tr_noop("Motive", "Pays {bonus} for a second mark and has none left."),
    "spends last": tr_noop("Motive", "Pays {bonus} and has none left."),
    "hurries one": tr_noop(
        "Motive",
        "Pays {cost} to complete a single space ({kind}). That is still possible in the next "
        "round: the same {reward}.",
    ),
    "hurries": tr_noop(
        "Motive",
        "Pays {cost} to complete a region of {size} ({kind}). That is still possible in the next "
        "round: the same {reward}.",
    ),
    "hurries whole": tr_noop(
        "Motive",
        "Pays {cost} to complete a colour ({kind}). That is still possible in the next round: "
        "{reward} for the region, {whole} for the colour.",
    ),
    "keeps_silver this": tr_noop(
        "Motive",
        "Keeps 1 silver, with which one round can complete a region of {size} ({kind}): {points} "
        "in this phase.",
    ),
    "keeps_silver next": tr_noop(
        "Motive",
        "Keeps 1 silver, with which one round can complete a region of {size} ({kind}): {points} "
        "in the next phase.",
    ),
    "keeps_silver last": tr_noop(
        "Motive",
        "Keeps 1 silver, with which one round can complete a region of {size} ({kind}): {points}.",
    ),
    "fits": tr_noop("Motive", "Leaves a space for {number} of the 36 pairs of number and colour."),
    "completes_colour": tr_noop(
        "Motive", "Completes a colour ({kind}): {reward} for the region, {whole} for the colour."
    ),
    "completes_colour two": tr_noop(
        "Motive",
        "Completes a colour with two regions ({kind}): {reward} for them, {whole} for the colour.",
    ),
    "beats": tr_noop(
        "Motive", "Completes a colour first ({kind}): {points} less for an opponent ({player})."
    ),
    "one_short this": tr_noop(
        "Motive",
        "Leaves one space to complete a region of {size} ({kind}): {points} in this phase.",
    ),
    "one_short soon": tr_noop(
        "Motive",
        "Leaves one space to complete a region of {size} ({kind}): {points} in this phase, {later} "
        "in the next one.",
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
    "can_close same": tr_noop(
        "Motive",
        "Can still complete a region of {size} ({kind}) in the next round: the same {reward}.",
    ),
    "can_close another": tr_noop(
        "Motive",
        "Can still complete the other region of {size} ({kind}) in the next round: the same "
        "{reward}.",
    ),
    "can_close another one": tr_noop(
        "Motive",
        "Can still complete the other single space ({kind}) in the next round: the same {reward}.",
    ),
    "can_close": tr_noop(
        "Motive", "Can still complete a region of {size} ({kind}) in the next phase: {reward}."
    ),
    "can_close same one": tr_noop(
        "Motive", "Can still complete a single space ({kind}) in the next round: the same {reward}."
    ),
    "can_close last": tr_noop(
        "Motive",
        "Can still complete a colour ({kind}) in the next round: {reward} for the region, {whole} "
        "for the colour.",
    ),
    "begins this": tr_noop(
        "Motive",
        "Begins a region of {size} ({kind}): {points} if completed in this phase, {later} in the "
        "next one.",
    ),
    "begins next": tr_noop(
        "Motive", "Begins a region of {size} ({kind}): {points} if completed in the next phase."
    ),
    "begins last": tr_noop("Motive", "Begins a region of {size} ({kind}): {points} if completed."),
    "extends this": tr_noop(
        "Motive",
        "Brings a region to {marked} of {size} spaces ({kind}): {points} if completed in this "
        "phase, {later} in the next one.",
    ),
    "extends next": tr_noop(
        "Motive",
        "Brings a region to {marked} of {size} spaces ({kind}): {points} if completed in the next "
        "phase.",
    ),
    "extends last": tr_noop(
        "Motive", "Brings a region to {marked} of {size} spaces ({kind}): {points} if completed."
    ),
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
    "nears_castle": tr_noop("Motive", "Makes a castle reachable, which brings: {bonus}."),
    "nears_castle more": tr_noop(
        "Motive", "Makes {count} castles reachable, which bring: {bonus}."
    ),
    "marks_twice": tr_noop("Motive", "Marks two spaces for 1 silver."),
    "idle_mark": tr_noop(
        "Motive", "Pays 1 silver for a second mark that completes nothing, and has {number} left."
    ),
    "idle_mark last": tr_noop(
        "Motive", "Pays the last silver for a second mark that completes nothing."
    ),
    "start_bonus": tr_noop("Motive", "Begins with this bonus: {bonus}."),
}
"""The facts by kind and variant, without those that count spaces or colours."""


def motive_text(motive: Motive, names: Sequence[str]) -> str:
    """Return a motive as a sentence, with the players' names by seat."""
    values = dict(motive.values)
    match motive.kind:
        case "fixes":
            return tr(
                "Motive",
                "Begins a pasture: {n} more space(s) must have the number {number}.",
                n=motive.number("left"),
                number=motive.number("number"),
            )
        case "opens":
            return opens_text(motive)
        case "start_spaces":
            return tr("Motive", "Begins beside {n} space(s).", n=motive.number("number"))
        case "start_colours":
            return tr("Motive", "Begins beside {n} colour(s).", n=motive.number("number"))
        case "can_close" if motive.number("takes"):
            wait = fact_text(motive, names)
            more = tr_noop(
                "Motive", "That space takes {takes} numbers, the one marked now only {taken}."
            )
            return f"{wait} {tr('Motive', more, takes=values['takes'], taken=values['taken'])}"
    return fact_text(motive, names)


def fact_text(motive: Motive, names: Sequence[str]) -> str:
    """Return the sentence of a fact without a number in its noun."""
    values = dict(motive.values)
    return tr(
        "Motive",
        FACTS[variant_of(motive)],
        kind=kind_name(motive.word("colour")) if "colour" in values else "",
        points=gain_text(motive) if "points" in values else "",
        player=names[motive.seat],
        bonus=bonus_text(motive) if "bonus" in values or "bonuses" in values else "",
        cost=bonuses_counted(cast(str, values["cost"]), 1) if "cost" in values else "",
        count=values.get("number", ""),
        reward=reward_text(motive) if is_reward(values) else "",
        size=values.get("size", ""),
        later=later_text(motive) if "later" in values else "",
        marked=values.get("marked", ""),
        number=values.get("left", values.get("number", "")),
        whole=points_text(cast(int, whole)) if (whole := whole_of(motive)) else "",
    )


def is_reward(values: Mapping[str, Value]) -> bool:
    """Return whether a motive is about points with bonuses."""
    return "points" in values and ("bonus" in values or "bonuses" in values)


def opens_text(motive: Motive) -> str:
    """Return how many spaces a turn opens, with their colours."""
    colours = cast(tuple[str, ...], motive["colours"])
    return tr(
        "Motive",
        "Opens {n} space(s) to mark next: {kinds}.",
        n=motive.number("number"),
        kinds=join_with_and([kind_name(colour) for colour in colours]),
    )


def whole_of(motive: Motive) -> Value:
    """Return the points for a colour; "" for none."""
    name = "points" if motive.kind == "completes_colour" else "whole"
    return dict(motive.values).get(name, "")


def variant_of(motive: Motive) -> str:
    """Return the key of a motive's fact."""
    match motive.kind:
        case "extends":
            kind = "begins" if motive.number("marked") == 1 else "extends"
            return f"{kind} {motive.word('when')}"
        case "completes_colour" if motive.number("count") > 1:
            return "completes_colour two"
        case "spends" if motive["bonus"] == "silver":
            return f"spends silver{'' if motive.number('left') else ' last'}"
        case "spends" | "idle_mark" if not motive.number("left"):
            return f"{motive.kind} last"
        case "hurries" if motive.number("whole"):
            return "hurries whole"
        case "hurries" if motive.number("size") == 1:
            return "hurries one"
        case "can_close" if motive.number("whole"):
            return "can_close last"
        case "can_close" if motive.number("points") == motive.number("now"):
            kind = "another" if motive.number("again") else "same"
            return f"can_close {kind}{' one' if motive.number('size') == 1 else ''}"
        case "nears_castle" if motive.number("number") > 1:
            return "nears_castle more"
        case "reaches" if motive.number("size") == 1:
            return "reaches one"
        case "one_left" if motive["when"] == "next":
            return "one_left next"
        case "one_short":
            kind = "one_short" if motive.number("count") == 1 else "two short"
            if motive.number("count") == 1 and motive.number("later"):
                return "one_short soon"
            return f"{kind} {motive.word('when')}"
        case "keeps_silver":
            return f"keeps_silver {motive.word('when')}"
        case "nears_colour":
            return f"nears_colour {motive.number('left')}"
        case "completes" | "fills_single":
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
    """Return the bonus of a motive with how many are earned or paid: "2 monks"; "" for none.
    Several castles bring one each."""
    if "bonuses" in dict(motive.values):
        return join_with_and(bonus_texts(cast(tuple[str, ...], motive["bonuses"])))
    bonus = motive.word("bonus")
    number = cast(int, dict(motive.values).get("paid", 1))
    return bonuses_counted(bonus, number) if bonus else ""


def gain_text(motive: Motive) -> str:
    """Return the points of a motive, with the bonuses of regions that lack one or two spaces."""
    if motive.kind in ("one_short", "one_left", "keeps_silver"):
        return reward_text(motive)
    return points_text(motive.number("points"))


def later_text(motive: Motive) -> str:
    """Return the points of a region in the next phase, with its bonus if it lacks one space."""
    if motive.kind != "one_short":
        return points_text(motive.number("later"))
    later = dict(motive.values) | {"points": motive["later"]}
    return reward_text(replace(motive, values=tuple(later.items())))


def reward_text(motive: Motive) -> str:
    """Return what completed regions bring: "6 points and 1 worker"."""
    values = dict(motive.values)
    is_whole = motive.kind == "completes_colour"
    points = points_text(motive.number("region" if is_whole else "points"))
    bonus, count = cast(str, values.get("bonus", "")), cast(int, values.get("count", 1))
    alike = (bonus,) * count if bonus else ()
    return join_with_and(
        [points, *bonus_texts(cast(tuple[str, ...], values.get("bonuses", alike)))]
    )


def bonus_texts(bonuses: Sequence[str]) -> list[str]:
    """Return bonuses by their kind: "2 monks", "1 silver"."""
    return [bonuses_counted(one, bonuses.count(one)) for one in dict.fromkeys(bonuses)]


TITLES = titles_by_kind(
    {
        tr_noop("Motives", "Completing regions"): ("completes", "fills_single"),
        tr_noop("Motives", "Preparing regions"): (
            "one_short",
            "one_left",
            "can_close",
            "extends",
            "fixes",
        ),
        tr_noop("Motives", "Completing colours"): ("completes_colour", "nears_colour"),
        tr_noop("Motives", "Against an opponent"): ("beats",),
        # "by_dice", "keeps", "marks_in_region" and "loses" are in the counts of costly turns of
        # earlier
        # versions.
        tr_noop("Motives", "Bonuses"): (
            "earns",
            "spends",
            "hurries",
            "keeps_silver",
            "by_dice",
            "marks_twice",
            "idle_mark",
            "keeps",
            "marks_in_region",
        ),
        tr_noop("Motives", "Spaces within reach"): (
            "reaches",
            "reaches_last",
            "loses",
            "fits",
            "opens",
            "nears_castle",
        ),
        tr_noop("Motives", "The start castle"): ("start_bonus", "start_spaces", "start_colours"),
    }
)
"""The kinds, each under the title of a filter; kinds that one learns together share one."""
