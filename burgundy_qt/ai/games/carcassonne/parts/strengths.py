"""How strong the levels are in Carcassonne: Elo measured with two seats in the base game, points
among their like (docs/bots.md). A Duke was not measured to be stronger than a Baron and is told as
strong at every pace."""

from burgundy_qt.ai.levels import PACES
from burgundy_qt.ai.parts import Strength, StrengthParts

BARON = Strength(1430, {2: 92}, 0.004)
DUKE = Strength(1430, {}, 1.0)

PARTS = StrengthParts(
    levels={
        "page": Strength(1000, {}, 0.0007),
        "squire": Strength(1135, {}, 0.0007),
        "steward": Strength(1205, {}, 0.0006),
        "knight": Strength(1315, {2: 94}, 0.0005),
        "baron": BARON,
    },
    paces={pace.name: DUKE for pace in PACES},
)
