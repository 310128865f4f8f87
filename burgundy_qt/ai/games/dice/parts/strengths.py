"""How strong the levels are in the Dice Game: Elo measured with two seats, points alone
(docs/bots.md). A Duke was measured at a tenth of its time, 58 above a Baron, and is told so at
every pace."""

from burgundy_qt.ai.levels import PACES
from burgundy_qt.ai.parts import Strength, StrengthParts

BARON = Strength(1335, {}, 0.003)
DUKE = Strength(1390, {1: 63}, 1.0)

PARTS = StrengthParts(
    levels={
        "page": Strength(1000, {1: 48}, 0.0005),
        "squire": Strength(1070, {1: 52}, 0.0005),
        "steward": Strength(1150, {1: 59}, 0.0005),
        "knight": Strength(1190, {1: 63}, 0.0005),
        "baron": BARON,
    },
    paces={pace.name: DUKE for pace in PACES},
)
