"""The input of the Dice Game: from clicks on its table to actions, and the prompt; and DiceChance:
the five dice of a round, to be chosen.

Kinds of targets: `cell` (place = "row.place" of the acting seat's sheet: a mark or the start
castle; a second click settles a cell on trial), `choice` (place = the number on offer, what = its
die), `bonus` (place = "monk" or "worker") and `die` (place = 1 2 for the numbers, 3 4 for the
colours): these two only choose the glowing cells and spend nothing. `worker`: a worker instead of a
mark. `end` is Ready: it settles the trial, ends a turn without a second mark, or takes the worker
if nothing else fits.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from burgundy_qt.language.translation import tr, tr_noop
from burgundy_qt.rules.chance import ChancePlace, Value
from burgundy_qt.rules.dice import known_state, protocol, sheets
from burgundy_qt.rules.ruleset import point_reason
from burgundy_qt.session.games.dice_profile import GOES_ON
from burgundy_qt.session.line_up import SeatPlan
from burgundy_qt.session.view import GameView
from burgundy_qt.widgets.games.dice import dice_texts, pencil
from burgundy_qt.widgets.phrases.wording import join_with_commas
from burgundy_qt.widgets.play import game_input, move_choice
from burgundy_qt.widgets.sprites.places import ClickTarget, Highlight, Sprite, costs_of
from burgundy_qt.widgets.theme.palette import SeatStyles


class DiceChance(game_input.GameChance):
    """The chance of the Dice Game."""

    def row(self, place: ChancePlace, names: Sequence[str]) -> str:
        """Return the kind of die."""
        match place.path[0]:
            case "numbers":
                return tr("Chance", "Number dice")
            case "colours":
                return tr("Chance", "Colour dice")
        return tr("Chance", "Hourglass die")

    def value(self, place: ChancePlace, value: Value) -> str:
        """Return the name of a face."""
        match place.path[0]:
            case "numbers":
                return str(value)
            case "colours":
                return dice_texts.hue_name(value)
        return tr("Chance", "{n} hourglass(es)", n=value)

    def sprite(self, place: ChancePlace, value: Value) -> Sprite:
        """Return the die with a face up."""
        kinds = {"numbers": "number", "colours": "colour"}
        return Sprite("dice-die", f"{kinds.get(str(place.path[0]), 'hourglass')}-{value}")


CHANCE = DiceChance()


# Clicks and the prompt.


END, WORKER = ClickTarget("end"), ClickTarget("worker")
SILVER = "silver"
PRICED = "priced"
"""The ring round a mark that would cost a monk or a worker."""
WITH: Mapping[str, str] = {
    "monk": tr_noop("Choices", "{number} with a monk"),
    "worker": tr_noop("Choices", "{number} with a worker"),
    SILVER: tr_noop("Choices", "{number}"),
}
"""The label of a number to choose, by its price."""
Costs = tuple[tuple[str, int], ...]
CASTLE: Mapping[str, str] = {
    "secret": tr_noop(
        "Prompt", "Click one of your four castles. Everyone chooses at the same time."
    ),
    "different": tr_noop("Prompt", "Click a castle that nobody else has."),
    "same": tr_noop("Prompt", "Click the castle that everyone begins with."),
}
"""The prompt before the first round, by set-up."""
FILTERED: Mapping[str, tuple[str, str]] = {
    "monk": (
        tr_noop("Prompt", "With a monk"),
        tr_noop("Prompt", "One colour die counts as any colour. Choose a glowing space."),
    ),
    "worker": (
        tr_noop("Prompt", "With a worker"),
        tr_noop("Prompt", "One number die counts as any number. Choose a glowing space."),
    ),
}
"""The prompt while only the marks of one bonus glow, by bonus."""


class DiceInput(game_input.GameInput):
    """The input of the Burgundy Dice Game."""

    lit: ClassVar[Mapping[str, str]] = {
        "cell": tr_noop("Choices", "a glowing space"),
        "choice": tr_noop("Choices", "one of the answers shown"),
        "worker": tr_noop("Choices", "the worker instead of a mark"),
        "bonus": tr_noop("Choices", "a glowing bonus"),
        "end": tr_noop("Choices", "Ready"),
    }
    key_order = ("choice", "cell", "worker", "bonus", "die")
    """Answers and spaces first, then the targets that only choose among them."""
    end = tr_noop("Prompt", "Ready")
    shortcuts: ClassVar[Mapping[str, ClickTarget]] = {"workers": WORKER}

    def options(
        self,
        view: GameView,
        actions: Sequence[move_choice.Action],
        prices: Sequence[Mapping[str, int]],
    ) -> tuple[move_choice.OptionPath, ...]:
        """Return some legal actions of a view with their paths."""
        priced = [(action, costs_of(price)) for action, price in zip(actions, prices, strict=True)]
        round_now = Round.of(view, priced)
        return tuple(round_now.option(action, costs) for action, costs in priced)

    def prompt(self, choosing: move_choice.MoveChoice, view: GameView) -> game_input.Prompt:
        """Return the prompt: the possible marks, the mark on trial, and the effect of Ready."""
        actions = [option.action for option in choosing.options]
        if END in choosing.highlights and choosing.picks:
            action = choosing.behind(END)[0]
            return _on_trial(action, view, self.gain_text(view, [action]))
        if choosing.picks and choosing.picks[-1].kind == "cell":
            about = tr("Prompt", "Choose the number to write on this space.")
            return game_input.Prompt(tr("Prompt", "Which number?"), about)
        if choosing.picks:
            heading, sentence = FILTERED[str(choosing.picks[-1].place)]
            return game_input.Prompt(tr("Prompt", heading), tr("Prompt", sentence))
        if choosing.die is not None:
            about = tr("Prompt", "You can mark the glowing spaces with this die.")
            return game_input.Prompt(_whose(view), about)
        return _first_asked(actions, choosing, view)

    def gain(self, events: Sequence[protocol.Event], seat: int) -> game_input.Gain:
        """Return the points of these events of the seat, by source, the largest first."""
        points: Counter[str] = Counter()
        for event in events:
            if brought := protocol.points_of(event, seat):
                points[str(point_reason(event))] += brought
        return tuple(points.most_common())

    def gain_text(self, view: GameView, actions: Sequence[move_choice.Action]) -> str:
        """Return the gains of a choice that leaves these actions, if they are the same for all of
        them."""
        gains = {gained(game_input.events_of(view, action)) for action in actions}
        return gains.pop() if len(gains) == 1 else ""

    def dice(self, view: GameView, seat_styles: SeatStyles) -> list[tuple[str, str]]:
        """Return the five dice of the round, which all share, in the order of the tray, each as
        sprite and name; none before the first round."""
        rolled = view.state["dice"]
        if rolled is None:
            return []
        sand = rolled["hourglass"]
        dice = [(f"hourglass-{sand}", tr("Pass on", "{n} hourglass(es)", n=sand))]
        for number in rolled["numbers"]:
            dice.append((f"number-{number}", tr("Pass on", "Die showing {number}", number=number)))
        for colour in rolled["colours"]:
            name = tr("Pass on", "Colour die: {colour}", colour=dice_texts.kind_name(colour))
            dice.append((f"colour-{colour}", name))
        return [(pencil.die_art(what), name) for what, name in dice]


@dataclass(frozen=True)
class Round:
    """The facts that the ways of a decision share: the sheet and the dice, the pair of the first
    mark, the cells where a mark costs no bonus, and the marks that allow a second one."""

    sheet: str
    dice: known_state.Dice | None
    used: known_state.Pair | None
    freely: Collection[str]
    followed: Collection[tuple[str, int]]

    @classmethod
    def of(cls, view: GameView, priced: Iterable[tuple[move_choice.Action, Costs]]) -> Round:
        """Return the round for the deciding seat of a view."""
        state = known_state.DiceState.from_object(view.state)
        freely = {
            action["cell"]
            for action, costs in priced
            if action["type"] == "mark" and is_free(costs)
        }
        followed = view.previews.get(GOES_ON, ())
        return cls(state.letter, state.dice, state.used_pair, freely, followed)

    def option(self, action: move_choice.Action, costs: Costs) -> move_choice.OptionPath:
        """Return an action with its paths."""
        match action["type"]:
            case "start":
                cell = ClickTarget("cell", action["castle"])
                return move_choice.OptionPath(
                    action,
                    tuple(settled((move_choice.required_click(cell),), cell)),
                    Highlight(trial=pencil.CROSS),
                )
            case "worker":
                return move_choice.OptionPath(
                    action,
                    ((move_choice.required_click(WORKER),), (move_choice.required_click(END),)),
                )
            case "mark":
                return self._mark(action, costs)
        return move_choice.OptionPath(action, ((move_choice.required_click(END),),))

    def _mark(self, action: move_choice.Action, costs: Costs) -> move_choice.OptionPath:
        first, *others = self._pairs(action)
        highlight = Highlight(
            costs,
            dice=first,
            glow="legal" if is_free(costs) else PRICED,
            trial=str(action["number"]),
        )
        rank = int(not is_free(costs)), action["number"]
        return move_choice.OptionPath(
            action, tuple(self._paths(action, costs)), highlight, rank, tuple(others)
        )

    def _pairs(self, action: move_choice.Action) -> list[known_state.Pair]:
        assert self.dice is not None
        colour = dice_texts.kind_at(self.sheet, action["cell"])
        return self.dice.pairs_for(action["number"], colour, self.used)

    def _paths(self, action: move_choice.Action, costs: Costs) -> list[move_choice.Path]:
        """Return the paths of a mark that costs a monk or worker: by a click on that bonus, or
        directly if nothing else can be written on the space."""
        cell = ClickTarget("cell", action["cell"])
        clicks = (
            move_choice.required_click(cell),
            move_choice.optional_click(number_choice(action, costs)),
        )
        starts: list[move_choice.Path] = []
        if is_free(costs) or action["cell"] not in self.freely:
            starts.append(clicks)
        if not is_free(costs):
            starts.append((move_choice.required_click(ClickTarget("bonus", costs[0][0])), *clicks))
        if (action["cell"], action["number"]) in self.followed:
            return starts
        return [path for start in starts for path in settled(start, cell)]


def is_free(costs: Costs) -> bool:
    """Return whether the mark changes no die; silver changes none."""
    return not costs or costs[0][0] == SILVER


def settled(start: tuple[move_choice.Click, ...], cell: ClickTarget) -> list[move_choice.Path]:
    """Return the paths that settle a trial: by Ready, or by a click on it."""
    return [(*start, move_choice.required_click(END)), (*start, move_choice.required_click(cell))]


def number_choice(action: move_choice.Action, costs: Costs) -> ClickTarget:
    """Return the choice of a number on a space that several numbers fit."""
    number = action["number"]
    called = tr("Choices", WITH[costs[0][0] if costs else SILVER], number=number)
    return ClickTarget("choice", called, f"dice/white-{number}")


def _first_asked(
    actions: Sequence[move_choice.Action], choosing: move_choice.MoveChoice, view: GameView
) -> game_input.Prompt:
    """Return the prompt before any choice."""
    kinds = {action["type"] for action in actions}
    if "start" in kinds:
        set_up = "secret" if not is_shared(view) else view.state["setup"]
        return game_input.Prompt(_of(view, tr("Prompt", "The start castle")), _castle(set_up, view))
    if "worker" in kinds:
        return game_input.Prompt(
            tr("Prompt", "Nothing fits these dice"),
            tr("Prompt", "Take a worker, or pay to mark a glowing space.")
            if "mark" in kinds
            else tr("Prompt", "Take a worker for later rounds."),
            tr("Prompt", "Take a worker"),
        )
    if "end" in kinds:
        return game_input.Prompt(
            tr("Prompt", "One more for 1 silver?"),
            tr("Prompt", "Choose a second space, or press Ready."),
        )
    if not any(is_free(option.highlight.costs) for option in choosing.options):
        about = tr("Prompt", "Choose a glowing space; its price is shown on it.")
    elif is_shared(view):
        about = tr("Prompt", "Choose a glowing space. Everyone plays at the same time.")
    else:
        about = tr("Prompt", "Choose a glowing space.")
    return game_input.Prompt(_whose(view), about)


def _on_trial(action: move_choice.Action, view: GameView, gains: str) -> game_input.Prompt:
    """Return the prompt for a mark on trial; Ready settles it and brings these `gains`."""
    step = dice_texts.action_phrases(action, view.state["sheet"]).step
    heading = tr("Hint", step, **dice_texts.places_in(action))
    about = tr("Prompt", "Press Ready to confirm, or choose another space.")
    return game_input.Prompt(heading, f"{gains}. {about}" if gains else about)


def _castle(set_up: str, view: GameView) -> str:
    if not is_shared(view):
        return tr("Prompt", "Click one of your four castles.")
    return tr("Prompt", CASTLE[set_up])


def is_shared(view: GameView) -> bool:
    """Return whether the game has other players."""
    return len(view.line_up.seats) > 1


def _whose(view: GameView) -> str:
    return game_input.whose_turn(view.line_up.seats, view.legal["seat"])


def _of(view: GameView, heading: str) -> str:
    """Return a heading that names the player if several people share this screen."""
    return (
        heading if _people(view.line_up.seats) == 1 else join_with_commas([_whose(view), heading])
    )


def _people(seats: Sequence[SeatPlan]) -> int:
    return sum(plan.is_person for plan in seats)


def gained(events: Sequence[protocol.Event]) -> str:
    """Return the gains of a seat's events together: "+8 points, +1 worker"."""
    points = sum(protocol.points_of(event) for event in events)
    texts = [tr("Choices", "+{n} point(s)", n=points)] if points else []
    for bonus in sheets.BONUSES:
        gains = (event for event in events if event["event"] == "gain")
        count = sum(event.get(bonus, 0) for event in gains)
        texts += [f"+{dice_texts.bonuses_counted(bonus, count)}"] if count else []
    return join_with_commas(texts)


ANSWER = DiceInput()
