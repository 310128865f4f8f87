"""What the prompt says: what can be written, what is written on trial, and what Ready would do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from burgundy_qt.language.tr import later, tr
from burgundy_qt.session.line_up import SeatPlan
from burgundy_qt.session.view import View
from burgundy_qt.widgets.games.dice.clicks.gains import brings
from burgundy_qt.widgets.games.dice.clicks.paths import END, is_free
from burgundy_qt.widgets.games.dice.words.actions import places_in, said
from burgundy_qt.widgets.play.choosing import Choosing
from burgundy_qt.widgets.play.prompts import Prompt, whose_turn
from burgundy_qt.widgets.play.ways import Action
from burgundy_qt.widgets.words.wording import chained

READY = later("Prompt", "Ready")
"""What settles a choice, unless a prompt says more."""
CASTLE: Mapping[str, str] = {
    "secret": later("Prompt", "Click one of your four castles. All choose at the same time."),
    "different": later("Prompt", "Click a castle that nobody else has."),
    "same": later("Prompt", "Click the castle that all begin with."),
}
"""By set-up what is asked before the first round."""
FILTERED: Mapping[str, tuple[str, str]] = {
    "monk": (
        later("Prompt", "With a monk"),
        later("Prompt", "One colour die counts as any colour. Choose a glowing space."),
    ),
    "worker": (
        later("Prompt", "With a worker"),
        later("Prompt", "One number die counts as any number. Choose a glowing space."),
    ),
}
"""By bonus what is said where only its marks glow."""


def prompt(choosing: Choosing, view: View) -> Prompt:
    """The prompt for the decision of a view."""
    actions = [way.action for way in choosing.ways]
    if END in choosing.offers and choosing.picks:
        return _on_trial(choosing.behind(END)[0], view)
    if choosing.picks and choosing.picks[-1].kind == "cell":
        about = tr("Prompt", "Choose the number that you write on this space.")
        return Prompt(tr("Prompt", "Which number?"), about)
    if choosing.picks:
        heading, sentence = FILTERED[str(choosing.picks[-1].place)]
        return Prompt(tr("Prompt", heading), tr("Prompt", sentence))
    if choosing.die is not None:
        about = tr("Prompt", "The spaces glow that this die can be used for.")
        return Prompt(_whose(view), about)
    return _first_asked(actions, choosing, view)


def _first_asked(actions: Sequence[Action], choosing: Choosing, view: View) -> Prompt:
    """Nothing has been chosen so far."""
    kinds = {action["type"] for action in actions}
    if "start" in kinds:
        set_up = "secret" if not is_shared(view) else view.state["setup"]
        return Prompt(_of(view, tr("Prompt", "The start castle")), _castle(set_up, view))
    if "worker" in kinds:
        return Prompt(
            tr("Prompt", "Nothing fits these dice"),
            tr("Prompt", "Take a worker, or spend what the glowing spaces cost.")
            if "mark" in kinds
            else tr("Prompt", "Take a worker for later rounds."),
            tr("Prompt", "Take a worker"),
        )
    if "end" in kinds:
        return Prompt(
            tr("Prompt", "One more for a silver?"),
            tr("Prompt", "Choose a second space, or be content with one."),
            tr("Prompt", "Ready, or one more"),
        )
    if not any(is_free(way.offer.costs) for way in choosing.ways):
        about = tr("Prompt", "Choose a glowing space; it costs what stands on it.")
    elif is_shared(view):
        about = tr("Prompt", "Choose a glowing space. All write at the same time.")
    else:
        about = tr("Prompt", "Choose a glowing space.")
    return Prompt(_whose(view), about)


def _on_trial(action: Action, view: View) -> Prompt:
    """Something is written that Ready settles."""
    step = said(action, view.state["sheet"]).step
    heading = tr("Hint", step, **places_in(action))
    gains = brings(view, [action])
    about = tr("Prompt", "Press Ready to settle it, or choose another space.")
    return Prompt(heading, f"{gains}. {about}" if gains else about)


def _castle(set_up: str, view: View) -> str:
    if not is_shared(view):
        return tr("Prompt", "Click one of your four castles.")
    return tr("Prompt", CASTLE[set_up])


def is_shared(view: View) -> bool:
    """Whether others play too."""
    return len(view.line_up.seats) > 1


def _whose(view: View) -> str:
    return whose_turn(view.line_up.seats, view.legal["seat"])


def _of(view: View, heading: str) -> str:
    """A heading that says whose it is where several people sit at this screen."""
    return heading if _people(view.line_up.seats) == 1 else chained([_whose(view), heading])


def _people(seats: Sequence[SeatPlan]) -> int:
    return sum(plan.is_person for plan in seats)
