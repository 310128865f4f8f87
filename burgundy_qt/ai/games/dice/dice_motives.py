"""The motives of the Dice Game: what the marks of a round complete, earn, spend or open up. Which
of them are said is in dice_reasons.

Each function yields the facts of one kind; its docstring says exactly when they are true. A round
is a turn: the choices that the seat has made in it before count to both turns that are compared.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, ClassVar, cast

from burgundy_qt.ai.analysis.motives import (
    ConsideredTurn,
    GameMotives,
    Motive,
    TurnReason,
    Value,
    motive,
)
from burgundy_qt.ai.games.dice.counted_points import (
    COMPLETED,
    SHARE_EXTENDED,
    SHARE_SHORT,
    SHARE_WAITING,
    VAGUE,
    WHOLE,
)
from burgundy_qt.ai.games.dice.dice_reasons import chosen
from burgundy_qt.ai.games.dice.marked_sheets import Sheets
from burgundy_qt.rules.dice.codec import (
    CASTLE,
    NEIGHBOURS,
    VALUES,
    region_points,
    regions_of,
)
from burgundy_qt.rules.dice.known_state import DiceState
from burgundy_qt.rules.dice.sheets import (
    BONUSES,
    COLOUR_POINTS,
    COLOURS,
    PHASES,
)
from burgundy_qt.rules.game import Game
from burgundy_qt.rules.position import Position

Found = Iterator[Motive]
LEAST_OF_TWO = 4
"""The least points of a region for which one keeps silver, to complete it in one round."""
MORE_NUMBERS = 2
"""So many more numbers that fit a hex make it clearly easier to mark later."""
FEW_ROUNDS = 2
"""So few rounds before the end of a phase the points of the next one are named as well."""
NEAR = 2
"""Missing hexes from which on a colour is nearly complete."""
OF_COLOUR = 0.3
OF_RACE = 1.2
"""The points that an opponent loses weigh more: it may complete the colour in the same round."""
LEAST_REACHED = 3
"""The least points of a region for which it matters that its colour can be marked next."""
A_COLOUR, OF_REACHED = 0.5, 0.08
"""Points: the worth of a colour that can be marked next, and the part of its region's points."""
A_CASTLE = 0.6
A_SECOND_MARK = 0.6
"""Points: the worth of a second mark, less the silver that it costs."""
A_PAIR = 0.12
"""Points: the worth of one more pair of number and colour for which there is a space."""
A_SPACE = 0.15
"""Points: the worth of one more space beside a mark."""
A_START_COLOUR = A_START_SPACE = 0.5
FIXED = 0.3
"""Points that it costs a pasture, for each hex that needs the same number."""


# Points and bonuses


def completes(sheets: Sheets) -> Found:
    """Yield a motive for the regions of a colour and a size whose last hexes the turn marks, unless
    "completes_colour" says it: how many they are, their `points` in this phase, `later` in the
    next one (the same in the last phase), and the `bonuses` of all. "fills_single" if they are
    single hexes."""
    at = PHASES.index(sheets.phase)
    later = PHASES[min(at + 1, len(PHASES) - 1)]
    whole = completed_colours(sheets)
    for (colour, size), regions in sheets.alike(sheets.full).items():
        if colour in whole:
            continue
        points = len(regions) * region_points(sheets.letter, regions[0][0], sheets.phase)
        yield motive(
            "completes" if size > 1 else "fills_single",
            sheets.seat,
            points + sheets.worth_won(regions),
            colour=colour,
            size=size,
            count=len(regions),
            points=points,
            later=len(regions) * region_points(sheets.letter, regions[0][0], later),
            bonuses=sheets.bonuses(regions),
            cells=tuple(region[0] for region in regions),
        )


def earns(sheets: Sheets) -> Found:
    """Yield a motive if the turn takes a worker instead of a mark, with the `number` of workers
    that it has then."""
    if any(action["type"] == "worker" for action in sheets.turn.actions):
        number = sheets.there.bonuses["worker"]
        yield motive("earns", sheets.seat, sheets.worth("worker"), bonus="worker", number=number)


def spends(sheets: Sheets) -> Found:
    """Yield a motive for each kind of bonus that the turn crosses out: how many are `paid`, how
    many its regions bring (`won`), and how many the seat has `left` after the turn. At the end the
    bonuses left break ties. It explains a turn only if the other one wins as many."""
    if started(sheets.turn) is not None:
        return
    for bonus in BONUSES:
        if paid := sheets.paid(bonus):
            won = sheets.earned(bonus)
            weight = -paid * sheets.worth(bonus)
            left = sheets.there.bonuses[bonus]
            values: dict[str, Value] = {"bonus": bonus, "paid": paid, "won": won, "left": left}
            yield motive("spends", sheets.seat, weight, **values)


def hurries(sheets: Sheets) -> Found:
    """Yield a motive for each region that the turn completes with one mark (`at`) for which it pays
    a bonus (`cost`), of which some are `left`, if it brings the same `points` in the next round:
    with its `bonus`, and `whole`, the points for its colour if it completes that. Silver pays for
    one of two marks; the other one is `beside` it. It explains a turn only if the other one pays
    none of these bonuses, makes the mark beside it, and can still complete the region."""
    marks = [one["cell"] for one in sheets.turn.actions if one["type"] == "mark"]
    costs = [bonus for bonus in BONUSES if sheets.paid(bonus)]
    if sheets.next_phase is None or len(costs) != 1:
        return
    whole = completed_colours(sheets)
    for region in sheets.full:
        colour, points = sheets.cells[region[0]].colour, sheets.points(region)
        last = [cell for cell in marks if cell in region]
        is_falling = points != region_points(sheets.letter, region[0], sheets.phase)
        if len(last) > 1 or is_falling or (costs != ["silver"] and sheets.is_free(last[0])):
            continue
        values: dict[str, Value] = {"colour": colour, "size": len(region), "points": points}
        values |= {"now": points, "bonus": sheets.bonus(region), "cost": costs[0], "at": last[0]}
        values["whole"] = sheets.value(colour) if colour in whole else 0
        values["left"] = sheets.there.bonuses[costs[0]]
        values["beside"] = tuple(cell for cell in marks if cell not in region)
        yield motive("hurries", sheets.seat, -sheets.worth(costs[0]), **values)


def keeps_silver(sheets: Sheets) -> Found:
    """Yield a motive if the turn pays no silver and leaves some, and one round can complete a
    region with it that lacks two hexes (`at`), other than a pasture that needs two equal numbers:
    of these the one with the most `points` in the next round, which is `when`, its `size` and
    `bonus`. It explains a turn only if the other one has no silver left. A start castle is none."""
    is_kept = sheets.there.bonuses["silver"] and not sheets.paid("silver")
    if sheets.next_phase is None or not is_kept or not sheets.here.cells:
        return
    reach = sheets.reach(sheets.there)
    missing = [sheets.missing(region, sheets.there) for region in regions_of(sheets.letter)]
    found = [cells for cells in missing if len(cells) == 2 and not reach.isdisjoint(cells)]
    found = [cells for cells in found if sheets.cells[cells[0]].colour != "pasture"]
    best = max(found, key=lambda cells: sheets.points(sheets.cells[cells[0]].region), default=None)
    if best is not None:
        colour, _, region = sheets.cells[best[0]]
        values: dict[str, Value] = {"size": len(region), "points": sheets.points(region)}
        values |= {"colour": colour, "when": sheets.when, "bonus": sheets.bonus(region)}
        values["at"] = tuple(best)
        if sheets.points(region) >= LEAST_OF_TWO:
            yield motive("keeps_silver", sheets.seat, sheets.worth("silver"), **values)


def completes_colour(sheets: Sheets) -> Found:
    """Yield a motive for each colour whose last hex the turn marks, if its completion still brings
    `points`: with those of the regions that the turn completes in it (`region`), how many they are,
    and the `bonuses` of all."""
    for colour in completed_colours(sheets):
        regions = [one for one in sheets.full if sheets.cells[one[0]].colour == colour]
        points = sheets.value(colour)
        of_regions = sum(region_points(sheets.letter, one[0], sheets.phase) for one in regions)
        weight = points + of_regions + sheets.worth_won(regions)
        values: dict[str, Value] = {"points": points, "count": len(regions)}
        values["region"] = of_regions
        values |= {"colour": colour, "bonuses": sheets.bonuses(regions)}
        values["cells"] = tuple(region[0] for region in regions)
        yield motive("completes_colour", sheets.seat, weight, **values)


def completed_colours(sheets: Sheets) -> list[str]:
    """Return the colours whose last hex the turn marks, and that still bring points."""
    return [
        colour
        for colour in COLOURS
        for hexes in (sheets.of_colour(colour),)
        if sheets.missing(hexes, sheets.here) and not sheets.missing(hexes, sheets.there)
        if sheets.value(colour)
    ]


def beats(sheets: Sheets) -> Found:
    """Yield a motive for each opponent who lacks one or two hexes of a colour, as far as everybody
    knows, and gets less for it because the turn completes the colour first: `left` hexes, `points`
    fewer."""
    for colour in completed_colours(sheets):
        if sheets.state.open[colour] != VALUES[0] or sheets.state.is_alone:
            continue
        fewer = COLOUR_POINTS[colour][0] - COLOUR_POINTS[colour][1]
        for seat, other in enumerate(sheets.state.seats):
            left = len(sheets.missing(sheets.of_colour(colour), other.open or other))
            if seat != sheets.seat and 0 < left <= NEAR:
                weight = OF_RACE * fewer / left
                yield motive("beats", seat, weight, colour=colour, left=left, points=fewer)


# Regions and colours that grow


def grows(sheets: Sheets) -> Found:
    """Yield a motive for the regions of two or more of a colour and a size that get marks and stay
    incomplete, unless this is the last round.

    "one_short" if each lacks one hex (`at`): how many they are, the `bonus` of each, "" for none,
    and their `points` in the next round, which is `when`: in "this" phase, in the "next", or the
    phase is the "last"; `later` in the next phase, if few rounds of this one are left, else 0.
    "one_left" if this hex is also the last of a colour with points left: these are `whole`.
    Else "extends": so many hexes are `marked` of its `size` (`at`: one of them), and it brings
    `points` in the phase of the next round, `later` in the one after it; without enough marks left
    in the first of them, only `points` in the second one, and nothing if there is none."""
    if sheets.next_phase is None:
        return
    short, values = list[tuple[str, ...]](), dict[str, Value]()
    for region in regions_of(sheets.letter):
        missing = sheets.missing(region, sheets.there)
        if not missing or len(missing) == len(sheets.missing(region, sheets.here)):
            continue
        if len(missing) == 1:
            short.append(region)
            continue
        done, size = len(region) - len(missing), len(region)
        colour, (points, later, when) = sheets.cells[region[0]].colour, sheets.in_reach(region)
        values = {"size": size, "marked": done, "points": points, "later": later}
        values |= {"colour": colour, "when": when, "at": region[0]}
        weight = SHARE_EXTENDED * points * done / size * sheets.in_time(len(missing))
        if points:
            yield motive("extends", sheets.seat, weight, **values)
    for (colour, size), regions in sheets.alike(short).items():
        count, last = len(regions), [sheets.missing(one, sheets.there)[0] for one in regions]
        points = count * sheets.points(regions[0])
        values = {"points": points, "at": tuple(last), "bonus": sheets.bonus(regions[0])}
        is_late = sheets.when == "this" and sheets.rounds_left() <= FEW_ROUNDS
        whole = sheets.value(colour)
        worth = sum(map(sheets.reward, last))
        if is_last_of_colour(sheets, colour) and whole:
            kind, weight = "one_left", SHARE_SHORT * worth + OF_COLOUR * whole
            values["whole"] = whole
        else:
            kind, weight = "one_short", SHARE_SHORT * worth
            values |= {"size": size, "count": count}
            values["later"] = count * sheets.later(regions[0]) if is_late else 0
        yield motive(kind, sheets.seat, weight, colour=colour, when=sheets.when, **values)


def can_close(sheets: Sheets) -> Found:
    """Yield a motive for each region that lacks one hex (`at`) after the turn, if some number can
    be written into it: its `points` in the next round, `now` if it were completed in this one,
    its `bonus`, `whole`, the points for its colour if this hex is the last of it, and whether the
    turn marks another region of its colour and size (`again`). If that hex takes clearly more
    numbers (`takes`) than the only one that the turn marks (`taken`), they are named, else 0. It
    explains a turn only if the other one completes this region."""
    reach = sheets.reach(sheets.there) if sheets.next_phase is not None else set()
    touched = {sheets.cells[cell].region for cell in sheets.marked}
    for cell in sorted(reach):
        colour, _, region = sheets.cells[cell]
        is_last = sheets.missing(region, sheets.there) == [cell]
        if not is_last or not set(sheets.numbers(sheets.there, cell)):
            continue
        is_last = sheets.missing(sheets.of_colour(colour), sheets.there) == [cell]
        others = sheets.alike(one for one in touched if one != region)
        values: dict[str, Value] = {
            "size": len(region),
            "points": sheets.points(region),
            "now": region_points(sheets.letter, cell, sheets.phase),
            "bonus": sheets.bonus(region),
            "whole": sheets.value(colour) if is_last else 0,
            "again": int((colour, len(region)) in others),
            "at": cell,
        }
        numbers = (len(set(sheets.numbers(sheets.there, cell))), len(sheets.taken))
        is_rare = sheets.taken and numbers[0] >= numbers[1] + MORE_NUMBERS
        values["takes"], values["taken"] = numbers if is_rare else (0, 0)
        worth = sheets.points(region) + sheets.worth(sheets.bonus(region))
        worth += cast(int, values["whole"])
        yield motive("can_close", sheets.seat, SHARE_WAITING * worth, colour=colour, **values)


def is_last_of_colour(sheets: Sheets, colour: str) -> bool:
    """Return whether one hex of a colour is missing after the turn, in a region that has others."""
    left = sheets.missing(sheets.of_colour(colour), sheets.there)
    return len(left) == 1 and len(sheets.cells[left[0]].region) > 1


def nears_colour(sheets: Sheets) -> Found:
    """Yield a motive for each colour with points left of which the turn marks a hex, so that one or
    two of all its hexes (`size`) are `left`: unless "one_left" says it, or this is the last
    round."""
    for colour in COLOURS:
        hexes = sheets.of_colour(colour)
        left = len(sheets.missing(hexes, sheets.there))
        is_near = 0 < left <= NEAR and left < len(sheets.missing(hexes, sheets.here))
        points = sheets.value(colour)
        if is_near and points and sheets.next_phase and not has_one_left(sheets, colour):
            weight = OF_COLOUR * points / left**2
            values: dict[str, Value] = {"left": left, "points": points, "size": len(hexes)}
            yield motive("nears_colour", sheets.seat, weight, colour=colour, **values)


def has_one_left(sheets: Sheets, colour: str) -> bool:
    """Return whether a turn that marks a hex of a colour makes "one_left" of it true."""
    left = sheets.missing(sheets.of_colour(colour), sheets.there)
    marked = sheets.marked
    return is_last_of_colour(sheets, colour) and any(
        cell in marked for cell in sheets.cells[left[0]].region
    )


def fixes(sheets: Sheets) -> Found:
    """Yield a motive for each pasture that the turn begins and does not complete: all its `left`
    hexes need the same `number`, unless this is the last round."""
    if sheets.next_phase is None:
        return
    for region in regions_of(sheets.letter):
        if sheets.cells[region[0]].colour != "pasture":
            continue
        left = len(sheets.missing(region, sheets.there))
        is_begun = len(sheets.missing(region, sheets.here)) == len(region) > left
        if is_begun and left:
            number = next(sheets.there.cells[cell] for cell in region if cell in sheets.there.cells)
            yield motive("fixes", sheets.seat, -FIXED * left, left=left, number=number)


# What can be marked next


def reaches(sheets: Sheets) -> Found:
    """Yield "reaches" for each colour but castles of which no hex was beside a marked one before
    the turn and one is after it, and which the turn does not mark: with the most `points`, if they
    are not few, and the `size` of a region that it reaches, in the phase in which the marks left
    can complete it. Yield "reaches_last" if this hex is the last of a colour with points left:
    these are `whole`. In the last round there is none."""
    if not sheets.here.cells or sheets.next_phase is None:
        return
    reached = [sheets.reach(sheet) for sheet in (sheets.here, sheets.there)]
    reached[0] |= {*sheets.marked}
    before, after = ({sheets.cells[cell].colour for cell in cells} for cells in reached)
    for colour in COLOURS:
        if colour in after and colour not in before and colour != CASTLE:
            hexes = [cell for cell in reached[1] if sheets.cells[cell].colour == colour]
            regions = [sheets.cells[cell].region for cell in hexes]
            size = max(map(len, regions))
            points = max(sheets.in_reach(one)[0] for one in regions if len(one) == size)
            values: dict[str, Value] = {"size": size, "points": points}
            whole = sheets.value(colour)
            weight = A_COLOUR + OF_REACHED * points
            if whole and len(sheets.missing(sheets.of_colour(colour), sheets.there)) == 1:
                weight += OF_COLOUR * whole
                yield motive(
                    "reaches_last", sheets.seat, weight, colour=colour, whole=whole, **values
                )
            elif points >= LEAST_REACHED:
                yield motive("reaches", sheets.seat, weight, colour=colour, **values)


def fits(sheets: Sheets) -> Found:
    """Yield a motive of each turn with rounds to come: the `number` of pairs of a number and a
    colour, of 36, with which the seat can mark a hex then without a bonus. So two turns are
    compared by it."""
    if sheets.here.cells and sheets.next_phase is not None:
        number = len(sheets.pairs(sheets.there))
        yield motive("fits", sheets.seat, A_PAIR * number, number=number)


def opens(sheets: Sheets) -> Found:
    """Yield a motive of each turn with rounds to come: the `number` of unmarked hexes that are
    beside marked ones only after the turn, and their `colours`. So two turns are compared by it."""
    if not sheets.here.cells or sheets.next_phase is None:
        return
    opened = sheets.reach(sheets.there) - sheets.reach(sheets.here)
    found = {sheets.cells[cell].colour for cell in opened}
    colours = tuple(colour for colour in COLOURS if colour in found)
    weight = A_SPACE * len(opened)
    yield motive("opens", sheets.seat, weight, number=len(opened), colours=colours)


def nears_castle(sheets: Sheets) -> Found:
    """Yield a motive for the unmarked castles that are beside a marked hex only after the turn:
    their `number` and `bonuses`. In the last round there is none."""
    bonuses = sheets.castles() if sheets.here.cells and sheets.next_phase else []
    if bonuses:
        weight = sum(A_CASTLE * (1.0 + sheets.worth(bonus) / 4) for bonus in bonuses)
        values: dict[str, Value] = {"number": len(bonuses), "bonuses": tuple(sorted(bonuses))}
        yield motive("nears_castle", sheets.seat, weight, **values)


def marks_twice(sheets: Sheets) -> Found:
    """Yield "marks_twice" if the seat marks two hexes in this round. Yield "idle_mark" if it pays
    for a second mark and one or both complete nothing: those marks (`at`) and the others (`done`).
    It explains a turn only if the other one makes the others as well."""
    is_twice = len(sheets.there.chosen_cells) == 2
    if not is_twice and not (sheets.state.is_alone and len(sheets.marked) == 2):
        return
    weight = A_SECOND_MARK if sheets.next_phase else 0.0  # only its points count then
    yield motive("marks_twice", sheets.seat, weight)
    marks = [action["cell"] for action in sheets.turn.actions if action["type"] == "mark"]
    done = {cell for region in sheets.full for cell in region}
    idle = tuple(cell for cell in marks if cell not in done)
    if idle and sheets.paid("silver"):
        values: dict[str, Value] = {"left": sheets.there.bonuses["silver"], "at": idle}
        values["done"] = tuple(cell for cell in marks if cell in done)
        yield motive("idle_mark", sheets.seat, -sheets.worth("silver"), **values)


# The start castle


def start(sheets: Sheets) -> Found:
    """Yield three motives for the start castle that the turn chooses: "start_bonus" with its
    `bonus`, and "start_spaces" and "start_colours" with how many hexes and colours are beside
    it."""
    castle = sheets.there.castle or started(sheets.turn)
    if castle is None or sheets.here.castle is not None or sheets.here.cells:
        return
    bonus = sheets.cells[castle].bonus or ""
    colours = {sheets.cells[cell].colour for cell in NEIGHBOURS[castle]}
    yield motive("start_bonus", sheets.seat, sheets.worth(bonus), bonus=bonus)
    spaces = len(NEIGHBOURS[castle])
    yield motive("start_spaces", sheets.seat, A_START_SPACE * spaces, number=spaces)
    yield motive("start_colours", sheets.seat, A_START_COLOUR * len(colours), number=len(colours))


def started(turn: ConsideredTurn[DiceState]) -> str | None:
    """Return the castle that the turn chooses."""
    return next((one["castle"] for one in turn.actions if one["type"] == "start"), None)


KINDS: Mapping[Callable[[Sheets], Found], tuple[str, ...]] = {
    completes: COMPLETED,
    earns: ("earns",),
    spends: ("spends",),
    hurries: ("hurries",),
    keeps_silver: ("keeps_silver",),
    completes_colour: ("completes_colour",),
    beats: ("beats",),
    grows: ("one_short", "one_left", "extends"),
    can_close: ("can_close",),
    nears_colour: ("nears_colour",),
    fixes: ("fixes",),
    reaches: ("reaches", "reaches_last"),
    fits: ("fits",),
    opens: ("opens",),
    nears_castle: ("nears_castle",),
    marks_twice: ("marks_twice", "idle_mark"),
    start: ("start_bonus", "start_spaces", "start_colours"),
}
"""By predicate the kinds of its motives."""


class DiceMotives(GameMotives[DiceState]):
    """The motives of the Dice Game."""

    kinds = tuple(kind for kinds in KINDS.values() for kind in kinds)
    vague = VAGUE
    no_prices = frozenset(("reaches", "opens", "fits"))
    weak = frozenset(("can_close", "start_bonus", "marks_twice"))
    comparable = frozenset(("reaches", "nears_castle"))
    scoring = dict.fromkeys(COMPLETED, ("points",)) | {"completes_colour": ("points", "region")}
    amounts: ClassVar[Mapping[str, frozenset[str]]] = {  # type: ignore[misc]
        "completes": frozenset(("later", "bonuses", "cells")),
        "fills_single": frozenset(("later", "bonuses", "cells")),
        "spends": frozenset(("left", "won")),
        "one_short": frozenset(("at", "later")),
        "one_left": frozenset(("at",)),
        "extends": frozenset(("marked", "at")),
        "opens": frozenset(("colours",)),
        "nears_castle": frozenset(("bonuses",)),
        "idle_mark": frozenset(("left", "at", "done")),
    }

    def known(self, game: Game, position: Position, seat: int) -> DiceState:
        """Return what a seat knows."""
        return DiceState.from_object(game.rules.state(position, game.request, seat))

    def consider(
        self, game: Game, position: Position, seat: int, codes: Sequence[int]
    ) -> ConsideredTurn[DiceState]:
        """Return the turn on a copy in which the secret choices of others are undone, so that
        nothing is revealed."""
        trial = position.copy()
        trial.determinize_for(seat, 0)
        before = self.known(game, trial, seat)
        played: list[int] = []
        for code in codes:
            if code not in trial.legal(seat):
                break
            trial.act_only(code, seat)
            played.append(code)
        state = cast(Any, game.rules.state(trial, game.request, seat))
        after = DiceState.from_object(state, before)
        return ConsideredTurn(game, seat, position, trial, tuple(played), (), before, after)

    def motives(self, turn: ConsideredTurn[DiceState]) -> Iterator[Motive]:
        """Yield all facts about a turn."""
        sheets = Sheets(turn)
        for predicate in KINDS:
            yield from predicate(sheets)

    def is_postponed(
        self, one: Motive, turn: ConsideredTurn[DiceState], other: ConsideredTurn[DiceState]
    ) -> bool:
        """Return whether the regions that a turn completes can still be completed after the other
        one, for as many points. If that one completes larger regions, "can_close" says it."""
        if one.kind not in WHOLE or any(len(region) > 1 for region in Sheets(other).full):
            return False
        if any(not self.is_surpassed(each, other) for each in hurries(Sheets(turn))):
            return False  # it says itself that this can wait
        waiting = [each for each in can_close(Sheets(other)) if each["points"] == each["now"]]
        regions = {Sheets(other).cells[each.word("at")].region[0] for each in waiting}
        return one.number("count") == 1 and set(cast(tuple[str, ...], one["cells"])) <= regions

    def postponed(self, one: Motive, turn: ConsideredTurn[DiceState]) -> Motive:
        """Return a region that can still be completed in the next round, without the points of the
        next phase."""
        later = {"later": one["points"]} if one.kind in COMPLETED else {}
        return motive(one.kind, one.seat, one.weight, **dict(one.values) | later)

    def is_surpassed(self, one: Motive, other: ConsideredTurn[DiceState]) -> bool:
        """Return whether a turn prepares or reaches what the other one marks or completes."""
        sheets = Sheets(other)
        marked = [sheets.cells[cell] for cell in sheets.marked]
        match one.kind:
            case "completes" | "fills_single":
                cells = cast(tuple[str, ...], one["cells"])
                return one["colour"] in completed_colours(sheets) and is_completed(cells, sheets)
            case "one_short":
                cells = cast(tuple[str, ...], one["at"])
                alike = [each for each in grows(sheets) if each.kind == one.kind]
                if any((e["colour"], e["size"]) == (one["colour"], one["size"]) for e in alike):
                    return is_completed(cells, sheets)
                return all(lacking(cell, sheets) <= 1 for cell in cells)
            case "extends":
                is_full = (one["colour"], one["size"]) in sheets.alike(sheets.full)
                return is_full or lacking(one.word("at"), sheets) <= 1
            case "can_close":
                return not is_completed((one.word("at"),), sheets)
            case "spends":
                return one.number("won") > sheets.earned(one.word("bonus"))
            case "hurries":
                beside = {*cast(tuple[str, ...], one["beside"])}
                names = "at", "points", "whole"
                waits = [[each[name] for name in names] for each in can_close(sheets)]
                is_paid = any(sheets.paid(bonus) for bonus in BONUSES if bonus != "silver")
                is_paid = is_paid or (one["cost"] == "silver" and sheets.paid("silver") > 0)
                is_paid = is_paid or (sheets.paid("silver") > 0 and len(sheets.marked) < 2)
                return (
                    is_paid
                    or not beside <= {*sheets.marked}
                    or [one[n] for n in names] not in waits
                )
            case "nears_colour" | "one_left":
                left = len(sheets.missing(sheets.of_colour(one.word("colour")), sheets.there))
                return left < (one.number("left") if one.kind == "nears_colour" else 1)
            case "reaches" | "reaches_last":
                return one["colour"] in [cell.colour for cell in marked]
            case "nears_castle":
                bonuses = cast(tuple[str, ...], one["bonuses"])
                return {*bonuses} <= {cell.bonus for cell in marked if cell.colour == CASTLE}
            case "marks_twice":
                return any(each.kind == one.kind for each in marks_twice(sheets))
            case "keeps_silver":
                (cell, _) = cast(tuple[str, ...], one["at"])
                return sheets.there.bonuses["silver"] > 0 or lacking(cell, sheets) < 2
            case "idle_mark":
                done = {*cast(tuple[str, ...], one["done"])}
                return sheets.paid("silver") > 0 or not done <= {*sheets.marked}
        return False

    def chosen(self, reasons: Sequence[TurnReason]) -> Iterable[TurnReason]:
        """Yield the reasons that are worth a sentence beside each other, out of all."""
        return chosen(reasons)


def is_completed(cells: Iterable[str], sheets: Sheets) -> bool:
    """Return whether a turn completes the regions of all these hexes."""
    return all(sheets.cells[cell].region in sheets.full for cell in cells)


def lacking(cell: str, sheets: Sheets) -> int:
    """Return how many hexes the region of a hex lacks after a turn."""
    return len(sheets.missing(sheets.cells[cell].region, sheets.there))


ANSWER = DiceMotives()
