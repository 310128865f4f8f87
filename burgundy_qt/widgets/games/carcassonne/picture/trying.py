"""What is on trial as spots with faces: the ghost of a tile, bridges, followers."""

from __future__ import annotations

from burgundy_qt.language.tr import tr
from burgundy_qt.widgets.games.carcassonne.picture.roles import role_at
from burgundy_qt.widgets.games.carcassonne.picture.variants import next_variant, variants_of
from burgundy_qt.widgets.games.carcassonne.table_state import Ghost, TableState
from burgundy_qt.widgets.sprites.slots import Picture, Slot, Sprite

WAYS = "left", "right"


def add_trial(picture: Picture, state: TableState) -> None:
    """Everything that is offered and chosen but not settled."""
    trial = state.trial
    for cell, why in trial.cells:
        if why:
            picture[Slot("cell", None, cell)] = Sprite("sign", why)
    if trial.ghost is not None:
        _add_ghost(picture, trial.ghost, next_variant(state, trial.ghost.kind))
    for cell, axis in trial.bridges:
        kind = "bridge-chosen" if (cell, axis) == trial.bridge else "bridge-ghost"
        picture[Slot("bridge-place", None, f"{cell}:{axis}")] = Sprite(kind, axis)
    if trial.places:
        _add_loupe(picture, state)
    if trial.bid is not None and state.bazaar is not None:
        _add_stepper(picture, state, trial.bid)


def _add_ghost(picture: Picture, ghost: Ghost, variant: int) -> None:
    face = f"{ghost.kind}.{ghost.rotation}.{variant}@{ghost.cell}"
    picture[Slot("ghost", None, ghost.cell)] = Sprite("ghost", face)
    if ghost.bridge is not None:
        cell, axis = ghost.bridge
        picture[Slot("ghost-bridge", None, cell)] = Sprite("bridge-chosen", axis)
    if len(ghost.fits) > 1:
        for way in WAYS:
            picture[Slot("ghost-turn", None, way)] = Sprite("round-key", way)
    fits = "".join(map(str, ghost.fits))
    picture[Slot("dots")] = Sprite("dots", f"{ghost.rotation}:{fits}")


def _add_loupe(picture: Picture, state: TableState) -> None:
    """The tile just laid with a place for a follower in each free feature."""
    if state.cell is None or state.acting is None:
        return
    tile = state.tiles[state.cell]
    variant = variants_of(state)[state.cell]
    picture[Slot("loupe")] = Sprite("loupe", f"{tile.kind}.{tile.rotation}.{variant}@{state.cell}")
    picture[Slot("loupe-title")] = Sprite("text", tr("Carcassonne table", "Who goes where?"))
    for number, place in enumerate(state.trial.places, 1):
        mark = "chosen" if place == state.trial.place else ""
        what = f"{role_at(place)}:{state.acting}:{number}:{mark}"
        picture[Slot("place", None, place)] = Sprite("post", what)
        feature = state.feature_at(place)
        if feature is not None:
            mark = "done" if feature["is_complete"] else "open"
            picture[Slot("worth", None, place)] = Sprite("worth", f"{mark}:{feature['points']}")


def _add_stepper(picture: Picture, state: TableState, bid: int) -> None:
    for way in ("less", "more"):
        picture[Slot(f"bid-{way}")] = Sprite("step-key", way)
    picture[Slot("bid-now")] = Sprite("bid-tag", f"{state.acting}:{bid}")
