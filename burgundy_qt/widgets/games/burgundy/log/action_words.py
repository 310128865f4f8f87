"""An action in the past tense, as the log tells it."""

from __future__ import annotations

from burgundy_qt.language.tr import later, tr
from burgundy_qt.rules.burgundy.protocol.action_types import Action, store_in
from burgundy_qt.widgets.games.burgundy.words.actions import Naming, names_in, said
from burgundy_qt.widgets.games.burgundy.words.gists import shield_told, tile_told
from burgundy_qt.widgets.phrases.wording import capitalize, effect_name, workers_text

INTO_SHARED = later("Log", "{deed} into the shared storage")
FROM_SHARED = later("Log", "{deed} from the shared storage")


def action_words(action: Action, paid: int = 0, edition: str = "") -> str:
    """An action in the past tense: "Took ship from depot 3, 1 worker"; nothing for those that
    others tell better. With an edition it says what tiles and shields do that have but a number."""
    sentence = said(action).log
    if not sentence:
        return ""
    told = tr("Log", sentence, **names_in(action, naming(edition)))
    if store_in(action) == "shared":
        told = tr("Log", FROM_SHARED if action["type"] == "place" else INTO_SHARED, deed=told)
    return tr("Log", "{deed}, {workers}", deed=told, workers=workers_text(paid)) if paid else told


def naming(edition: str) -> Naming:
    """How the log of this edition names things."""
    return Naming(
        tile=lambda tile: tile_told(tile, edition),
        effect=lambda effect: capitalize(effect_name(effect)),
        shield=lambda number: shield_told(number, edition),
    )
