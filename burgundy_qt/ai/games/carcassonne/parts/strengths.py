"""How strong the levels are in Carcassonne, and how they are held back there: Elo measured with two
seats in the base game, points among their like (docs/bots.md). A Duke was measured at three
hundredths of its time and is told so at every pace. How much of a lead they lose was not measured:
no level is named."""

from burgundy_qt.ai.levels import PACES
from burgundy_qt.ai.parts import Limits, Strength, StrengthParts

BARON = Strength(1540, {2: 104}, 0.004)
DUKE = Strength(1700, {2: 102}, 1.0)

PARTS = StrengthParts(
    levels={
        "page": Strength(1000, {2: 93}, 0.0007),
        "squire": Strength(1160, {2: 94}, 0.0007),
        "steward": Strength(1315, {2: 95}, 0.0006),
        "knight": Strength(1405, {2: 101}, 0.0005),
        "baron": BARON,
    },
    paces={pace.name: DUKE for pace in PACES},
    limits={
        "page": Limits(noise=0.036, eagerness=0.105),
        "squire": Limits(noise=0.021, eagerness=0.055),
        "steward": Limits(noise=0.012, eagerness=0.03),
        "knight": Limits(plans=2, rollouts=0),
        "duke": Limits(plans=24, ahead=8),  # a tile decides little, and what farmers bring is far
    },
)
