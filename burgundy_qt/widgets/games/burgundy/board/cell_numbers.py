"""The die faces that are printed on the estate of who decides."""

from __future__ import annotations

from burgundy_qt.rules.burgundy.protocol.names import estate_cells
from burgundy_qt.session.view import View


def cell_numbers(view: View) -> dict[str, int]:
    """The die face of each cell of the deciding seat's estate."""
    estate = view.state["seats"][view.legal["seat"]]["estate"]
    if estate is None:
        return {}
    return {
        cell: number for cell, (_, number) in estate_cells(view.state["edition"], estate).items()
    }
