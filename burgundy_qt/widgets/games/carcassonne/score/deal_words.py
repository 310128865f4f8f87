"""What was played, as the final score says it."""

from __future__ import annotations

from collections.abc import Mapping

from burgundy_qt.language.tr import later, tr
from burgundy_qt.rules.carcassonne.protocol_types import StateObject
from burgundy_qt.widgets.games.carcassonne.words.modules import modules_listed, options_told
from burgundy_qt.widgets.games.carcassonne.words.names import tiles_counted
from burgundy_qt.widgets.words.wording import chained

SEATS: Mapping[int, str] = {
    2: later("Points", "Two seats"),
    3: later("Points", "Three seats"),
    4: later("Points", "Four seats"),
    5: later("Points", "Five seats"),
    6: later("Points", "Six seats"),
}


def deal_told(state: StateObject) -> str:
    """How many seats, how many tiles, which modules, and what was not as usual: "Three seats, 84
    tiles, with bridges and castles."."""
    told = [tr("Points", SEATS[len(state["seats"])]), tiles_counted(len(state["board"]))]
    if state["modules"]:
        told.append(tr("Points", "with {modules}", modules=modules_listed(state["modules"])))
    return tr("Points", "{deal}.", deal=chained([*told, *options_told(state)]))
