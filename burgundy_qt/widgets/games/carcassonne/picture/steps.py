"""The parts of a turn, or of the final scoring: which is over, which is now, which is to come."""

from __future__ import annotations

from collections.abc import Sequence

from burgundy_qt.language.tr import later, tr
from burgundy_qt.rules.carcassonne.components.tiles import KINDS
from burgundy_qt.widgets.games.carcassonne.table_state import TableState
from burgundy_qt.widgets.sprites.slots import Sprite

NAMES = {
    "tile": later("Carcassonne table", "Tile"),
    "bridge": later("Carcassonne table", "Bridge"),
    "follower": later("Carcassonne table", "Follower"),
    "scoring": later("Carcassonne table", "Scoring"),
    "bazaar": later("Carcassonne table", "Bazaar"),
    "roads": later("Carcassonne table", "Roads"),
    "cities": later("Carcassonne table", "Cities"),
    "monasteries": later("Carcassonne table", "Monasteries"),
    "fields": later("Carcassonne table", "Fields"),
}
NOW = {
    "place": "tile",
    "bridge": "bridge",
    "meeple": "follower",
    "castle": "scoring",
    "claim": "scoring",
    "choose": "bazaar",
    "bid": "bazaar",
    "deal": "bazaar",
}
"""By decision the part of the turn that it belongs to."""
FINAL = "roads", "cities", "monasteries", "fields"
MOST = 5
BAZAARS = {kind.name for kind in KINDS if kind.has_bazaar}


def steps_of(state: TableState) -> list[Sprite]:
    """The parts of this turn as they are shown."""
    if state.is_over:
        return final_steps(FINAL[-1])
    names = parts_of(state)
    now = NOW.get(state.asked.decision or "")
    return _faces(names, names.index(now) if now in names else 0)


def final_steps(now: str) -> list[Sprite]:
    """The parts of the final scoring, one of which is told now."""
    return _faces(FINAL, FINAL.index(now))


def beside(name: str) -> list[str]:
    """The words on all plates that can stand in a row with this one."""
    final = [tr("Carcassonne table", NAMES[each]) for each in FINAL]
    turn = [tr("Carcassonne table", NAMES[each]) for each in NAMES if each not in FINAL]
    return final if name in final else turn


def _faces(names: Sequence[str], at: int) -> list[Sprite]:
    return [
        Sprite("step", f"{_state(number, at)}:{tr('Carcassonne table', NAMES[name])}")
        for number, name in enumerate(names)
    ]


def _state(number: int, now: int) -> str:
    return "now" if number == now else "past" if number < now else "next"


def parts_of(state: TableState) -> list[str]:
    """The names of the parts: a bridge only with its module, a bazaar only where there is one."""
    if state.is_over:
        return list(FINAL)
    names = ["tile", "follower", "scoring"]
    if "bridges" in state.modules:
        names.insert(1, "bridge")
    if "bazaars" in state.modules and (state.bazaar is not None or state.tile in BAZAARS):
        names.append("bazaar")
    return names
