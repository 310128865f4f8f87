"""What was played, as the final score says it."""

from __future__ import annotations

from burgundy_qt.language.tr import later, tr
from burgundy_qt.rules.known_state import StateObject
from burgundy_qt.widgets.games.burgundy.words.module_titles import modules_listed

SEATS = {
    1: later("Points", "One seat, edition {edition}, 25 rounds."),
    2: later("Points", "Two seats, edition {edition}, 25 rounds."),
    3: later("Points", "Three seats, edition {edition}, 25 rounds."),
    4: later("Points", "Four seats, edition {edition}, 25 rounds."),
}


def deal_told(state: StateObject) -> str:
    """How many seats, which edition and which modules: "Two seats, edition 2019, 25 rounds.
    Modules: Inns."."""
    told = tr("Points", SEATS[len(state["seats"])], edition=state["edition"])
    if not state["modules"]:
        return told
    return f"{told} {tr('Points', 'Modules: {modules}.', modules=modules_listed(state['modules']))}"


def counted_for_teams(state: StateObject) -> str:
    """With teams, in whose column what is counted once for both stands."""
    if not state.get("teams"):
        return ""
    return tr(
        "Points",
        "What a team gets for knowledge tiles and things left over is listed with its first "
        "member.",
    )
