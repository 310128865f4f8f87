"""A feature in one line that can be heard: how large it is, whose, what it brings, where it is
open."""

from __future__ import annotations

from collections.abc import Sequence

from burgundy_qt.language.tr import tr
from burgundy_qt.rules.carcassonne.protocol_types import FeatureObject
from burgundy_qt.widgets.games.carcassonne.words.names import (
    cell_name,
    followers_counted,
    place_name,
    shields_counted,
    tiles_counted,
)
from burgundy_qt.widgets.phrases.wording import capitalize, join_with_commas, points_text


def feature_told(feature: FeatureObject, names: Sequence[str]) -> str:
    """All that the rules tell of it."""
    told = [capitalize(place_name(feature["feature"]))]
    if feature["kind"] != "monastery":
        told.append(tiles_counted(feature["tiles"]))
    if feature["shields"]:
        told.append(shields_counted(feature["shields"]))
    return join_with_commas([*told, *holders(feature, names), *worth(feature), *opens(feature)])


def holders(feature: FeatureObject, names: Sequence[str]) -> list[str]:
    """Who has how many followers there."""
    return [
        tr("Aloud", "{name} {followers}", name=names[seat], followers=followers_counted(count))
        for seat, count in enumerate(feature["meeples"])
        if count
    ]


def worth(feature: FeatureObject) -> list[str]:
    """What it brings now, and when it is complete."""
    if feature["castle"]:
        return [tr("Aloud", "a castle")]
    if feature["is_complete"]:
        return [tr("Aloud", "complete: {points}", points=points_text(feature["points"]))]
    told = [tr("Aloud", "now {points}", points=points_text(feature["points"]))]
    if feature["complete"] is not None:
        when = tr("Aloud", "when complete {points}", points=points_text(feature["complete"]))
        told.append(when)
    return told


def opens(feature: FeatureObject) -> list[str]:
    """Its open cells, each with how many of the tiles left fit."""
    return [
        tr("Aloud", "open {cell}", cell=cell_name(cell["cell"]))
        if cell["fits"] is None
        else tr(
            "Aloud",
            "open {cell} (fitting: {count})",
            cell=cell_name(cell["cell"]),
            count=cell["fits"],
        )
        for cell in feature["open"]
    ]
