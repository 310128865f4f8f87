"""A tip in words: its expected result, and the reasons for and against it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from burgundy_qt.ai.analysis.comparison import Trend, caution, doubt, parts, trend
from burgundy_qt.ai.analysis.motives import (
    Motive,
    TurnReason,
    amount_instead,
    name_of_amount,
)
from burgundy_qt.ai.analysis.point_sources import Difference, Explanation, Reason
from burgundy_qt.ai.game_bots import bots_of
from burgundy_qt.language.formats import MINUS, decimal, percent, signed
from burgundy_qt.language.translation import tr, tr_noop
from burgundy_qt.session.bots.adviser import ALONE, Advice, Tip
from burgundy_qt.session.bots.tutor import Weighed
from burgundy_qt.session.view import GameView
from burgundy_qt.widgets.advice.game_advice import MotiveTexts, TurnTexts
from burgundy_qt.widgets.phrases import loss_text
from burgundy_qt.widgets.phrases.loss_text import ALONE_FOR_SPACES, WITH_OTHERS
from burgundy_qt.widgets.phrases.wording import (
    capitalize,
    decapitalize,
    join_with_and,
    join_with_commas,
    points_text,
)
from burgundy_qt.widgets.play.game_input import Prompt

MOST_REASONS = 3
LEAST_REASON = 0.1  # points
LEAST_BETTER = 0.01  # the least difference in chance to win that is a reason
LEAST_CHANCE = 0.001  # the least displayed chance to win; the greatest is 1 minus this


@dataclass(frozen=True)
class TipReason:
    """One reason: `sign` is "+" if it speaks for the tip or the better turn, MINUS if against it,
    or "±" if it is unclear."""

    sign: str
    text: str


def share_text(share: float) -> str:
    """Return a chance in percent, with a tenth where that is useful.

    It is never 0 or 1, because nothing is certain before the end.
    """
    share = min(max(share, LEAST_CHANCE), 1 - LEAST_CHANCE)
    return percent(share, 0 if 0.1 <= share <= 0.9 else 1)


def points_words(tip: Tip, best: Tip) -> str:
    """Return the final points of the best tip, or the difference of another one, if it is known."""
    if tip.counted == "cells":
        return spaces_text(tip, best)
    if tip is best:
        return tr("Hint", "{n} point(s)", n=round(tip.points))
    if tip.ahead is None:
        return tr("Hint", "about as many points")
    return tr("Hint", "{points} points", "more or fewer, with a decimal", points=signed(tip.ahead))


def spaces_text(tip: Tip, best: Tip) -> str:
    """Return the spaces of the best tip, or the difference of another one, for a solo game that
    counts spaces."""
    if tip is best:
        return tr("Hint", "{n} space(s)", n=round(tip.points))
    if tip.ahead is None:
        return tr("Hint", "about as many spaces")
    return tr("Hint", "{spaces} spaces", "more or fewer, with a decimal", spaces=signed(tip.ahead))


def promise(tip: Tip, best: Tip) -> str:
    """Return the expected result of a tip, in a sentence."""
    share = share_text(tip.win)
    if tip.counted == "cells":
        return promised_spaces(tip, best, share)
    if tip.counted == ALONE:
        return promised_alone(tip, best)
    if tip is best:
        return tr(
            "Hint",
            "Chance to win against equally strong players: {share}; {n} point(s) expected.",
            n=round(tip.points),
            share=share,
        )
    if tip.ahead is None:
        sentence = tr_noop(
            "Hint",
            "Chance to win against equally strong players: {share}; about as many points "
            "as with the best tip.",
        )
        return tr("Hint", sentence, share=share)
    sentence = tr_noop(
        "Hint",
        "Chance to win against equally strong players: {share}; {points} points "
        "compared with the best tip.",
    )
    return tr("Hint", sentence, share=share, points=signed(tip.ahead))


def promised_spaces(tip: Tip, best: Tip, share: str) -> str:
    """Return the expected result of a tip in a solo game that counts spaces."""
    if tip is best:
        return tr(
            "Hint",
            "Chance to win: {share}; {n} space(s) covered at the end.",
            n=round(tip.points),
            share=share,
        )
    if tip.ahead is None:
        return tr(
            "Hint",
            "Chance to win: {share}; about as many spaces as with the best tip.",
            share=share,
        )
    text = signed(tip.ahead)
    return tr(
        "Hint",
        "Chance to win: {share}; {spaces} spaces compared with the best tip.",
        share=share,
        spaces=text,
    )


def promised_alone(tip: Tip, best: Tip) -> str:
    """Return the expected result of a tip in a game that is played only for points."""
    if tip is best:
        return tr("Hint", "{n} point(s) expected.", n=round(tip.points))
    if tip.ahead is None:
        return tr("Hint", "About as many points as with the best tip.")
    return tr("Hint", "{points} points compared with the best tip.", points=signed(tip.ahead))


def reasons(advice: Advice, at: int, words: TurnTexts) -> list[TipReason]:
    """Return the reasons for and against one of two tips: the best one, and the one it is compared
    with.

    Differences that may be chance are left out.
    """
    if advice.why is None or at not in (advice.best, advice.against):
        return []
    if not advice.best_tip.is_measured:
        return []
    clear = clear_reasons(advice)
    if not clear and at == advice.best:
        return [TipReason("±", too_close(advice, number_compared(advice)))]
    sign = 1 if at == advice.best else -1
    return [
        *for_the_win(advice, at, clear),
        *(tip_reason(reason, sign * reason.points, words) for reason in clear),
    ]


MOST_FACTS_FOR = 2
LEAST_SHARE = 0.25
"""The share of the weightiest fact below which another one is not worth a sentence beside it."""
LEAST_PRICE = 0.4
"""Points: a lower price is not worth a sentence."""
MOST_OF_PRICE = 0.5
"""The share of what speaks for a turn above which a price would cancel it, and is not said."""
NOT_NAMED = 0.5
"""What a price counts at least that names no points, beside reasons that do."""
LEAST_AT_ONCE = 3
"""Points: where the other turn scores in the turn itself what counts as many more by the end, this
is always said."""


def fact_reasons(facts: Sequence[TurnReason], texts: MotiveTexts, other: str) -> list[TipReason]:
    """Return the weightiest facts that distinguish the better of two turns, in sentences: what
    speaks for it, then its heaviest price; none if too little speaks for it. `other` is the
    name of the other turn inside a sentence; the sign says whether a fact speaks for the better
    turn, of whichever turn it is true."""
    speaks_for, price = weighed_facts(facts)
    speaks_for.sort(key=lambda fact: fact.of_other)  # what the turn itself gains comes first
    shown = [TipReason("+", fact_text(fact, texts, other)) for fact in speaks_for]
    if price is not None:
        shown.append(TipReason(MINUS, price_text(price, texts, other)))
    return shown


def weighed_facts(facts: Sequence[TurnReason]) -> tuple[list[TurnReason], TurnReason | None]:
    """Return the facts that are said for the better of two turns, and its price. Where the price
    names at least as many points, further facts are taken; none if all together name too few."""
    speaks_for = chosen_facts(facts)
    price = price_of(facts, speaks_for) if speaks_for else None
    if price is None:
        return speaks_for, None
    if price.is_postponed or price.is_whole:  # a weak fact says that this can still come
        facts = [fact for fact in facts if not fact.is_weak]
        speaks_for = chosen_facts(facts)
    further = [fact for fact in facts if fact.is_for and size_of(fact) >= LEAST_PRICE]
    further = sorted((fact for fact in further if fact not in speaks_for), key=points_named)
    first = list(speaks_for)
    while (named := sum(map(points_named, speaks_for))) <= points_named(price):
        if not further or len(speaks_for) == MOST_REASONS:
            return (first, None) if price.is_whole and named > least_named(price) else ([], None)
        speaks_for.append(further.pop())
    return speaks_for, price


def points_named(fact: TurnReason) -> float:
    """Return the points that a sentence names, as a reader compares them: those of the turn itself
    in full; a share of those that may come later; the weight where it names fewer."""
    if fact.counted is not None:
        return fact.counted
    at_once = float(abs(fact.by_the_end))
    if at_once:
        return at_once * fact.share_later if fact.is_postponed else at_once
    points = named_in(fact.motive) - named_in(fact.instead)
    return max(abs(points) * fact.times * fact.share_later, size_of(fact))


def least_named(price: TurnReason) -> float:
    """Return the points below which what is said for a turn does not outweigh a whole price: those
    that it names, and less if it names none."""
    is_exact = price.by_the_end or named_in(price.motive)
    return points_named(price) * (1 if is_exact else NOT_NAMED)


def named_in(one: Motive | None) -> int:
    """Return the points among the values of a motive; 0 if it names none."""
    points = dict(one.values).get("points", 0) if one is not None else 0
    return points if isinstance(points, int) else 0


def chosen_facts(facts: Sequence[TurnReason]) -> list[TurnReason]:
    """Return the facts that are said for the better turn: the weightiest that is not weak, and the
    next one if it is heavy enough beside it."""
    speaks_for = [fact for fact in facts if fact.is_for]
    first = next((fact for fact in speaks_for if not fact.is_weak), None)
    if first is None:
        return []
    others = [fact for fact in speaks_for if fact is not first]
    others = [fact for fact in others if size_of(fact) >= LEAST_SHARE * size_of(first)]
    return [first, *others[: MOST_FACTS_FOR - 1]]


def price_of(facts: Sequence[TurnReason], speaks_for: Sequence[TurnReason]) -> TurnReason | None:
    """Return the price of the better turn that is worth a sentence: the most points that only the
    other turn scores in the turn itself, if it scores clearly more, or if they would not cancel
    what speaks for the turn; without such points the heaviest price that would not. Of prices that
    are whole it is the heaviest of all."""
    prices = [fact for fact in facts if not fact.is_for]
    if heaviest := max((fact for fact in prices if fact.is_whole), key=least_named, default=None):
        share = LEAST_SHARE if heaviest.counted is None else 0.0
        least = max(LEAST_PRICE, share * sum(map(points_named, speaks_for)))
        in_full = max(points_named(heaviest), -heaviest.by_the_end)
        return heaviest if in_full >= least else None
    scores = min(prices, key=lambda fact: fact.by_the_end, default=None)
    in_all = sum(fact.by_the_end for fact in facts)
    if scores is not None and max(scores.by_the_end, in_all) <= -LEAST_AT_ONCE:
        return scores
    slight = [fact for fact in prices if fact.is_price and not fact.is_postponed]
    price = max(slight, key=size_of, default=None)
    together, named = (sum(map(of, speaks_for)) for of in (size_of, points_named))
    if scores is not None and scores.by_the_end <= -LEAST_AT_ONCE:
        least = points_named(price) if price is not None else 0.0
        if points_named(scores) >= least:  # No smaller price stands for it.
            is_said = LEAST_SHARE * named <= -scores.by_the_end
            return scores if is_said and points_named(scores) < named else None
    if price is None or points_named(price) >= named:
        return None
    return price if LEAST_PRICE <= size_of(price) <= MOST_OF_PRICE * together else None


def size_of(fact: TurnReason) -> float:
    """Return the weight of a fact without its sign."""
    return abs(fact.weight)


def fact_text(fact: TurnReason, texts: MotiveTexts, other: str) -> str:
    """Return a fact as a sentence, with the name of the other turn if it is true of that one, or if
    that one has another amount of it."""
    sentence = with_amounts(fact, texts, other)
    if not fact.of_other:
        return sentence
    pattern = tr_noop("Hint", "{turn} {fact}", "a turn, and what it does: a whole sentence")
    return tr("Hint", pattern, turn=capitalize(other), fact=decapitalize(sentence))


def price_text(fact: TurnReason, texts: MotiveTexts, other: str) -> str:
    """Return a fact that speaks against the better turn, as an objection."""
    sentence = decapitalize(with_amounts(fact, texts, other))
    if fact.of_other:
        pattern = tr_noop("Hint", "But {turn} {fact}", "a turn, and what it does: an objection")
        price = tr("Hint", pattern, turn=other, fact=sentence)
        later = tr("Hint", "This may still come a turn later.")
        return f"{price} {later}" if fact.is_postponed else price
    pattern = tr_noop("Hint", "But it {fact}", "what the better turn does: an objection")
    return tr("Hint", pattern, fact=sentence)


def with_amounts(fact: TurnReason, texts: MotiveTexts, other: str) -> str:
    """Return the sentence of a fact, with the amount of the other turn if that one has another."""
    sentence, amount = texts(fact.motive), amount_instead(fact)
    if amount is None or fact.of_other:
        return sentence
    pattern = tr_noop("Hint", "{fact} ({turn}: {amount}).", "a sentence without its full stop")
    fact_alone = sentence.removesuffix(".")
    unit = name_of_amount(fact.motive, fact.instead) if fact.instead is not None else None
    return tr("Hint", pattern, fact=fact_alone, turn=other, amount=amount_text(unit, abs(amount)))


def amount_text(unit: str | None, amount: int) -> str:
    """Return an amount with its noun, where the sentence before it may have two of them."""
    match unit:
        case "points":
            return points_text(amount)
        case "together":
            return tr("Hint", "{together} in all", "points, in brackets", together=amount)
        case "marked":
            return tr("Hint", "{n} space(s)", n=amount)
        case "closers" | "tiles":
            return tr("Hint", "{n} tile(s)", n=amount)
        case "gaps":
            return tr("Hint", "{n} more tile(s)", n=amount)
    return str(amount)


def clear_reasons(advice: Advice) -> list[Reason]:
    """Return where the best tip's points clearly differ from those of the compared one, the
    largest first."""
    reasons = advice.why.reasons if advice.why is not None else ()
    own = [
        reason
        for reason in reasons
        if reason.seat == advice.seat and abs(reason.points) >= LEAST_REASON
    ]
    return [reason for reason in own if reason.is_clear][:MOST_REASONS]


def number_compared(advice: Advice) -> int:
    """Return the number of the tip that the best one is compared with."""
    return (advice.against or 0) + 1


def against_text(advice: Advice, at: int) -> str:
    """Return which tip the reasons compare with, or "" if there are none."""
    is_compared = at in (advice.best, advice.against) and advice.best_tip.is_measured
    if not is_compared or not clear_reasons(advice):
        return ""
    other = advice.best + 1 if at == advice.against else number_compared(advice)
    return tr("Hint", "Compared with tip {number}:", number=other)


def for_the_win(advice: Advice, at: int, clear: Sequence[Reason]) -> list[TipReason]:
    """Return the chance to win, if it is the only reason for the best tip and all clear points
    speak against it."""
    if not is_for_the_win(advice) or not clear or any(reason.points > 0 for reason in clear):
        return []
    if at == advice.best:
        text = tr(
            "Hint", "a better chance to win than with tip {number}", number=number_compared(advice)
        )
        return [TipReason("+", text)]
    return [
        TipReason(
            MINUS,
            tr("Hint", "a lower chance to win than with tip {number}", number=advice.best + 1),
        )
    ]


def is_for_the_win(advice: Advice) -> bool:
    """Return whether the best tip aims at the win, and wins more often than the compared one."""
    why = advice.why
    return why is not None and why.objective == "win" and why.win[0] - why.win[1] >= LEAST_BETTER


def too_close(advice: Advice, number: int) -> str:
    """Return that there is no clear difference between the best tip and another one."""
    if advice.best_tip.counted == "cells":
        return tr("Hint", "no clear difference in spaces from tip {number}", number=number)
    return tr("Hint", "no clear difference in points from tip {number}", number=number)


def tip_reason(reason: Reason, points: float, words: TurnTexts) -> TipReason:
    """Return one source of the difference, in words."""
    text = tr(
        "Hint",
        "{points} points from {source}",
        points=decimal(abs(points)),
        source=words.source(reason.source),
    )
    return TipReason("+" if points > 0 else MINUS, text)


def searched_text(advice: Advice) -> str:
    """Return the meaning of the bars, and how long the advice was computed."""
    seconds, best = decimal(advice.seconds), advice.best_tip
    if best.counted == "cells" and best.is_measured:
        return tr("Hint", "Bars: chance to win. Thinking time: {seconds} s.", seconds=seconds)
    if best.counted == ALONE or not best.is_measured:
        return tr("Hint", "Thinking time: {seconds} s.", seconds=seconds)
    sentence = tr_noop(
        "Hint", "Bars: chance to win against equally strong players. Thinking time: {seconds} s."
    )
    return tr("Hint", sentence, seconds=seconds)


def turn_played() -> str:
    """Return the name of the turn that was played, for the middle of a sentence."""
    return tr("Hint", "the turn played", "in a sentence")


def tip_inside(number: int) -> str:
    """Return the name of a tip for the middle of a sentence."""
    return tr("Hint", "tip {number}", "in a sentence", number=number)


def tip_name(number: int) -> str:
    """Return the name of a tip: "Tip 1"."""
    return tr("Hint", "Tip {number}", number=number)


def titled(number: int, is_best: bool) -> str:
    """Return the title of a tip, which marks the best one: "Tip 1, the best"."""
    return tr("Hint", "Tip {number}, the best", number=number) if is_best else tip_name(number)


# Why the best tip is the best: in words alone, and with figures.


LACKING: Mapping[str, str] = {
    "network": tr_noop(
        "Hint",
        "No bot is trained for this game: turns are judged by random games, without the "
        "sources of points.",
    ),
    "games": tr_noop(
        "Hint",
        "There was not enough time to play a game to its end: turns are judged "
        "without the sources of points.",
    ),
}
UNMEASURED = tr_noop(
    "Hint",
    "Chances and points are not reliable yet in this kind of game, so they are not shown.",
)
OWN: Mapping[Trend, str] = {
    "more": tr_noop("Hint", "It should bring {points} more points than the best alternative."),
    "fewer": tr_noop("Hint", "It should bring {points} fewer points than the best alternative."),
    "as many": tr_noop("Hint", "It should bring as many points as the best alternative."),
}
OWN_SPACES: Mapping[Trend, str] = {
    "more": tr_noop("Hint", "It should cover {spaces} more spaces than the best alternative."),
    "fewer": tr_noop("Hint", "It should cover {spaces} fewer spaces than the best alternative."),
    "as many": tr_noop("Hint", "It should cover as many spaces as the best alternative."),
}
RIVAL: Mapping[Trend, str] = {
    "more": tr_noop("Hint", "The strongest opponent can expect {points} more points."),
    "fewer": tr_noop("Hint", "The strongest opponent can expect {points} fewer points."),
    "as many": tr_noop("Hint", "The strongest opponent can expect just as many points."),
}
OTHER_TEAM: Mapping[Trend, str] = {
    "more": tr_noop("Hint", "The other team can expect {points} more points."),
    "fewer": tr_noop("Hint", "The other team can expect {points} fewer points."),
    "as many": tr_noop("Hint", "The other team can expect just as many points."),
}


def facts_texts(advice: Advice, texts: MotiveTexts) -> list[TipReason]:
    """Return the facts that distinguish the best tip from the one that it is compared with."""
    return fact_reasons(advice.facts, texts, tip_inside(number_compared(advice)))


def in_words(advice: Advice, words: TurnTexts) -> list[str]:
    """Return why the best tip is the best, with no figures except those of the rules, or why
    that is unclear. Where facts distinguish it, the sources of the points are left to the
    figures."""
    if advice.why is None or len(advice.tips) < 2:
        return why_words(advice, words)
    speaks_for, _ = weighed_facts(advice.facts)
    sources = [] if speaks_for else [where_from(advice, words)]
    return [*fewer_at_once(advice, words), *sources]


def fewer_at_once(advice: Advice, words: TurnTexts) -> list[str]:
    """Return that another tip brings more points immediately, and what outweighs them; empty if
    nothing clearly does."""
    points = [words.at_once(tip.events, advice.seat) for tip in advice.tips]
    most = max(range(len(points)), key=points.__getitem__)
    fewer, number = points[most] - points[advice.best], most + 1
    best, other = advice.best_tip, advice.tips[most]
    if fewer > 0 and other.ahead is not None and other.ahead < 0:
        return [
            tr(
                "Hint",
                "It brings {n} fewer point(s) at once than tip {number}, but more in the end.",
                n=fewer,
                number=number,
            )
        ]
    if fewer > 0 and is_for_the_win(advice) and best.win - other.win >= LEAST_BETTER:
        return [
            tr(
                "Hint",
                "It brings {n} fewer point(s) at once than tip {number}, but wins more often.",
                n=fewer,
                number=number,
            )
        ]
    return []


def where_from(advice: Advice, words: TurnTexts) -> str:
    """Return the sources in which it differs from the compared tip."""
    number, clear = number_compared(advice), clear_reasons(advice)
    more, less = ([reason for reason in clear if sign * reason.points > 0] for sign in (1, -1))
    better, worse = sources_listed(more, words), sources_listed(less, words)
    if more and less:
        sentence = tr_noop(
            "Hint", "Compared with tip {number}, it brings more from {more} and less from {less}."
        )
    elif more:
        sentence = tr_noop("Hint", "Compared with tip {number}, it brings more from {more}.")
    elif less and is_for_the_win(advice):
        sentence = tr_noop(
            "Hint", "Compared with tip {number}, it brings less from {less}, but wins more often."
        )
    elif is_for_the_win(advice):
        sentence = tr_noop("Hint", "It wins more often than tip {number}.")
    else:
        sentence = tr_noop("Hint", "It does not clearly differ from tip {number}: both are good.")
    return tr("Hint", sentence, number=number, more=better, less=worse)


def sources_listed(reasons: Sequence[Reason], words: TurnTexts) -> str:
    """Return the sources of these reasons, joined."""
    return join_with_and([words.source(reason.source) for reason in reasons])


def why_words(advice: Advice, words: TurnTexts) -> list[str]:
    """Return why the best tip is the best in some sentences with figures, or why that is
    unclear; empty while it is computed."""
    if advice.choices == 1:
        return [tr("Hint", "There is no other choice.")]
    if advice.lacking == "games" and not advice.is_last:
        return []
    unmeasured = [] if advice.best_tip.is_measured else [tr("Hint", UNMEASURED)]
    if advice.lacking:
        return [tr("Hint", LACKING[advice.lacking]), *unmeasured]
    if advice.why is None:
        return [tr("Hint", "Every choice has the same result."), *unmeasured]
    return unmeasured or compared(advice.why, words, advice.best_tip.counted)


def compared(why: Explanation, words: TurnTexts, counted: str = "points") -> list[str]:
    """Return the comparison with the best alternative, the main figure first. `counted` is the
    kind of points."""
    win = [] if counted == ALONE else [win_sentence(why, counted)]
    if counted == "cells":
        return [
            *win,
            tr("Hint", OWN_SPACES[trend(why.own)], spaces=amount(why.own)),
            *by_source(why, why.own.seat, words),
        ]
    points = [
        tr("Hint", OWN[trend(why.own)], points=amount(why.own)),
        *by_source(why, why.own.seat, words),
    ]
    if why.rival:
        rivals = OTHER_TEAM if counted == "team points" else RIVAL
        points += [
            tr("Hint", rivals[trend(why.rival)], points=amount(why.rival)),
            *by_source(why, why.rival.seat, words),
        ]
    return [*(win + points if why.objective == "win" else points + win), *cautioned(why)]


def win_sentence(why: Explanation, counted: str = "points") -> str:
    """Return the difference in the chance to win, and the opponents, if there are any."""
    here, there = (percent(share, 1) for share in why.win)
    if counted == "cells":
        same = tr_noop("Hint", "It wins as often as the best alternative: {share}.")
        apart = tr_noop("Hint", "Its chance to win is {share}; the best alternative's is {other}.")
    else:
        same = tr_noop(
            "Hint",
            "Against equally strong players, it wins as often as the best alternative: {share}.",
        )
        apart = tr_noop(
            "Hint",
            "Against equally strong players, its chance to win is {share}; the best "
            "alternative's is {other}.",
        )
    return tr("Hint", same if here == there else apart, share=here, other=there)


def amount(difference: Difference) -> str:
    """Return a number of points with its error: "2.4 ± 0.3"."""
    points, error = decimal(abs(difference.points)), doubt(difference)
    return f"{points}\u00a0±\u00a0{decimal(error)}" if error else points


def by_source(why: Explanation, seat: int, words: TurnTexts) -> list[str]:
    """Return the sources of a seat's difference: the largest by name, the others together."""
    named, rest = parts([reason for reason in why.reasons if reason.seat == seat])
    texts = [part(reason, words) for reason in named]
    if rest:
        texts.append(tr("Hint", "the rest {points}", points=signed(rest)))
    return [tr("Hint", "By source: {parts}.", parts=join_with_commas(texts))] if texts else []


def part(reason: Reason, words: TurnTexts) -> str:
    """Return one source, with a note if it may be chance."""
    source, points = words.source_name(reason.source), signed(reason.points)
    if reason.is_clear:
        return tr("Hint", "{source} {points}", source=source, points=points)
    return tr("Hint", "perhaps {source} {points}", source=source, points=points)


def cautioned(why: Explanation) -> list[str]:
    """Return the limits of the figures."""
    match caution(why):
        case "too close":
            text = tr(
                "Hint",
                "After {n} game(s), there is no clear difference in points between the two.",
                n=why.games,
            )
            return [text]
        case "for the win":
            return [tr("Hint", "It is chosen for the win, not for the points.")]
        case None:
            return []


# The tutor's question.


COUNTED_ALONE = {"points": "points", "win": ALONE_FOR_SPACES}
"""By what one plays for alone, what is counted then."""


def doubt_words(weighed: Weighed, view: GameView, texts: MotiveTexts) -> Prompt:
    """Return the tutor's question: its grade of the choice, the cost, and the weightiest fact
    against it.

    In a solo game the cost is in points or spaces only.
    """
    assert weighed.grade is not None
    is_alone = len(view.line_up.seats) == 1
    alone = COUNTED_ALONE[bots_of(view.game).alone] if is_alone else WITH_OTHERS
    is_for_the_win = is_alone or not weighed.gives_points_away
    heading = loss_text.tutor_heading(weighed.grade, is_for_the_win)
    lost = (weighed.win, weighed.points) if is_for_the_win else (0.0, max(1.0, weighed.points))
    cost = loss_text.tutor_cost(*lost, alone)
    return Prompt(heading, " ".join((cost, *fact_against(weighed, texts))))


def fact_for_best(advice: Advice, texts: MotiveTexts) -> str:
    """Return the weightiest fact about the best tip as a sentence; "" if none outweighs its
    price."""
    facts = (fact for fact in weighed_facts(advice.facts)[0] if not fact.of_other)
    return next((texts(fact.motive) for fact in facts), "")


def fact_against(weighed: Weighed, texts: MotiveTexts) -> list[str]:
    """Return the weightiest fact that speaks against a choice: its own, or a better turn's."""
    fact = next(iter(chosen_facts(weighed.facts)), None)
    if fact is None:
        return []
    sentence = texts(fact.motive)
    if fact.of_other:
        return [tr("Tutor", "Your choice {fact}", fact=decapitalize(sentence))]
    return [tr("Tutor", "A better turn {fact}", fact=decapitalize(sentence))]
