"""The dice that all share, as the screen shows them that is passed on."""

from __future__ import annotations

from burgundy_qt.language.tr import tr
from burgundy_qt.session.view import View
from burgundy_qt.widgets.games.dice.look.marks import die_art
from burgundy_qt.widgets.games.dice.words.names import kind_name
from burgundy_qt.widgets.look.seating import Seating


def dice_on_tray(view: View, seating: Seating) -> list[tuple[str, str]]:
    """The five dice of the round in the order of the tray, each its sprite and its name; none
    before the first."""
    rolled = view.state["dice"]
    if rolled is None:
        return []
    sand = rolled["hourglass"]
    told = [(f"hourglass-{sand}", tr("Pass on", "{n} hourglass(es)", n=sand))]
    for number in rolled["numbers"]:
        told.append((f"number-{number}", tr("Pass on", "Die with {number}", number=number)))
    for colour in rolled["colours"]:
        name = tr("Pass on", "Colour die: {colour}", colour=kind_name(colour))
        told.append((f"colour-{colour}", name))
    return [(die_art(what), name) for what, name in told]
