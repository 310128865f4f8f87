"""What the card says about features: how large, whose, where they are open, what they bring."""

from __future__ import annotations

from burgundy_qt.language.tr import later, tr
from burgundy_qt.rules.carcassonne.protocol_types import FeatureObject
from burgundy_qt.widgets.games.carcassonne.picture.roles import role_at
from burgundy_qt.widgets.games.carcassonne.table_state import TableState, holders
from burgundy_qt.widgets.games.carcassonne.words.names import (
    cell_of,
    follower_name,
    kind_of,
    tiles_counted,
)
from burgundy_qt.widgets.phrases.wording import capitalize, is_local_player, join_with_and
from burgundy_qt.widgets.sprites.slots import Slot, Sprite
from burgundy_qt.widgets.table.game_table import HoverContent, HoverRow

TITLES = {
    "city": later("Carcassonne table", "City of {tiles}"),
    "road": later("Carcassonne table", "Road of {tiles}"),
    "monastery": later("Carcassonne table", "Monastery with {tiles} of 9"),
    "field": later("Carcassonne table", "Field on {tiles}"),
}
MONASTERY = 9
"""The cells of a monastery, and its points."""


def feature(spot: Slot, state: TableState, names: list[str]) -> HoverContent | None:
    """The feature of a place."""
    found = state.feature_at(str(spot.at))
    if found is None:
        return None
    return told(found, state, names, Sprite("feature", found["kind"]), str(spot.at))


def meeple(spot: Slot, state: TableState, names: list[str]) -> HoverContent | None:
    """A follower, with the feature on which it stands."""
    place = str(spot.at)
    found = state.feature_at(place)
    if found is None:
        return None
    card = told(found, state, names, Sprite(role_at(place), str(spot.owner)), place)
    who = capitalize(follower_name(kind_of(place)))
    title = f"{who} ({names[int(spot.owner or 0)]})"
    return HoverContent(card.face, title, card.title, card.sentence, card.rows, card.ruling)


def bridge(spot: Slot, state: TableState, names: list[str]) -> HoverContent | None:
    """A bridge, with the road that it carries."""
    found = state.feature_at(f"{spot.at}/bridge")
    if found is None:
        return None
    face = Sprite("feature", "bridge")
    card = told(found, state, names, face, f"{spot.at}/bridge")
    title = tr("Carcassonne table", "Bridge")
    rule = tr("Carcassonne table", "It joins the roads beyond its ends, and nothing below it.")
    return HoverContent(face, title, card.title, card.sentence, card.rows, rule)


def told(
    feature: FeatureObject, state: TableState, names: list[str], face: Sprite, place: str
) -> HoverContent:
    """A feature in words, at one of its places."""
    tiles = _covered(feature) if feature["kind"] == "monastery" else feature["tiles"]
    title = tr("Carcassonne table", TITLES[feature["kind"]], tiles=tiles_counted(tiles))
    rows = [*_held(feature, names), *_worth(feature, state), *_open(feature, state)]
    rows += _laid(state, place, names)
    return HoverContent(face, title, _holders(feature, names), _state(feature), tuple(rows))


def _covered(monastery: FeatureObject) -> int:
    """How many of the nine cells of a monastery have tiles: what each is worth one point for."""
    return MONASTERY if monastery["is_complete"] else int(monastery["points"])


def _holders(feature: FeatureObject, names: list[str]) -> str:
    """Who has most followers there."""
    who = [names[seat] for seat in holders(feature)]
    if not who:
        return tr("Carcassonne table", "nobody there")
    if len(who) == 1 and is_local_player(who[0]):
        return tr("Carcassonne table", "held by you")
    return tr("Carcassonne table", "held by {names}", names=join_with_and(who))


def _state(feature: FeatureObject) -> str:
    if feature["castle"]:
        return tr("Carcassonne table", "The town is a castle; for fields it counts as one.")
    if feature["kind"] == "field":
        return tr("Carcassonne table", "Fields are scored at the end, by the cities beside them.")
    if feature["is_complete"]:
        return tr("Carcassonne table", "Complete: it has been scored.")
    return ""


def _held(feature: FeatureObject, names: list[str]) -> list[HoverRow]:
    """How many followers each has, where several seats stand there."""
    there = [(names[seat], many) for seat, many in enumerate(feature["meeples"]) if many]
    if len(there) < 2 and all(many == 1 for _, many in there):
        return []
    label = tr("Carcassonne table", "Followers")
    return [(label, ", ".join(f"{name} {many}" for name, many in there))]


def _worth(feature: FeatureObject, state: TableState) -> list[HoverRow]:
    """Shields or cities, and what it brings now and when it is complete."""
    rows: list[HoverRow] = []
    if feature["shields"]:
        rows.append((tr("Carcassonne table", "Shields"), str(feature["shields"])))
    if feature["kind"] == "field":
        cities = len(feature["cities"])
        rows.append((tr("Carcassonne table", "Complete cities beside it"), str(cities)))
        castles = sum(city in state.castles for city in feature["cities"])
        if castles:
            rows.append((tr("Carcassonne table", "Castles among them"), str(castles)))
        rows.append((tr("Carcassonne table", "At the end"), f"+{feature['points']}"))
        return rows
    if feature["castle"] or feature["is_complete"]:
        return rows
    rows.append((tr("Carcassonne table", "If the game ended now"), f"+{feature['points']}"))
    if feature["complete"] is not None:
        label = tr("Carcassonne table", "When complete, at least")
        rows.append((label, f"+{feature['complete']}"))
    return rows


def _open(feature: FeatureObject, state: TableState) -> list[HoverRow]:
    """Where it is open, and how many of the unseen tiles fit each of these cells."""
    cells = feature["open"]
    if not cells or feature["kind"] == "field":
        return []
    unseen = sum(state.unseen.values())
    fits = ", ".join(str(cell["fits"]) for cell in cells)
    rows = [(tr("Carcassonne table", "Open cells"), str(len(cells)))]
    label = tr("Carcassonne table", "Tiles that fit there, of {unseen}", unseen=unseen)
    return [*rows, (label, fits)]


def _laid(state: TableState, place: str, names: list[str]) -> list[HoverRow]:
    """When the tile at that place was laid, and by whom."""
    cell = cell_of(place)
    if cell not in state.laid_by:
        return []
    turn = [*state.laid_by].index(cell) + 1
    label = tr("Carcassonne table", "Laid in turn")
    words = later("Carcassonne table", "{number}, {name}")
    return [(label, tr("Carcassonne table", words, number=turn, name=names[state.laid_by[cell]]))]
