"""What is offered and chosen but not settled, as the table shows it."""

from __future__ import annotations

from burgundy_qt.widgets.games.carcassonne.table_state import Ghost, TableState, Trial
from burgundy_qt.widgets.sprites.slots import ClickTarget, Highlight
from burgundy_qt.widgets.table.game_table import Offers

HAND = ClickTarget("hand-tile")


def on_trial(state: TableState, seat: int | None, offers: Offers) -> TableState:
    """The table with what the acting seat has chosen among the offers."""
    if not offers:
        return state.with_trial(_kept(state.trial))
    return state.with_trial(trial_of(state, offers) if seat is not None else Trial())


def _kept(trial: Trial) -> Trial:
    """What stays until the step comes that it has become: the tile is not taken back."""
    return Trial(ghost=trial.ghost, rotation=trial.rotation)


def trial_of(state: TableState, offers: Offers) -> Trial:
    """What the offers tell."""
    by_kind: dict[str, list[tuple[str, Highlight]]] = {}
    for target, offer in offers.items():
        by_kind.setdefault(target.kind, []).append((str(target.place), offer))
    cells = by_kind.get("cell", [])
    bridges = by_kind.get("bridge", [])
    places = by_kind.get("place", [])
    return Trial(
        ghost=next((ghost_of(state, *one) for one in cells if one[1].chosen), None),
        cells=tuple((cell, offer.trial) for cell, offer in cells if not offer.chosen),
        rotation=_number(offers.get(HAND)) or 0,
        bridges=tuple(bridge_of(name) for name, _ in bridges),
        bridge=_chosen_bridge(bridges),
        places=tuple(place for place, _ in places),
        place=next((place for place, offer in places if offer.chosen), None),
        bid=next((int(n) for n, offer in by_kind.get("bid", []) if offer.chosen), None),
    )


def _number(offer: Highlight | None) -> int | None:
    return int(offer.trial) if offer is not None and offer.trial else None


def _chosen_bridge(bridges: list[tuple[str, Highlight]]) -> tuple[str, str] | None:
    return next((bridge_of(name) for name, offer in bridges if offer.chosen), None)


def bridge_of(name: str) -> tuple[str, str]:
    """The cell and the axis of "1,2:ew"."""
    cell, _, axis = name.partition(":")
    return cell, axis


def ghost_of(state: TableState, cell: str, offer: Highlight) -> Ghost | None:
    """The tile as it would lie, by the trial of its cell."""
    if state.tile is None or not offer.trial:
        return None
    rotation, fits, *bridge = offer.trial.split()
    turned = tuple(int(one) for one in fits)
    return Ghost(cell, state.tile, int(rotation), turned, bridge_of(bridge[0]) if bridge else None)
