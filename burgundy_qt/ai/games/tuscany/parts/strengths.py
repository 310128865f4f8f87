"""How strong the levels are in Tuscany, and how they are held back there: Elo measured with two
seats, points among their like (docs/bots.md). A Duke was measured at a tenth of its time and is
told so at every pace. What they lose a decision is of two seats
(docs/campaigns/review-sense.md)."""

from burgundy_qt.ai.levels import PACES
from burgundy_qt.ai.parts import Limits, Strength, StrengthParts

BARON = Strength(1450, {2: 85, 3: 80, 4: 79}, 0.002)
DUKE = Strength(1640, {}, 1.0)

PARTS = StrengthParts(
    levels={
        "page": Strength(1000, {2: 60, 3: 45, 4: 40}, 0.0005),
        "squire": Strength(1120, {2: 67, 3: 51, 4: 48}, 0.0005),
        "steward": Strength(1255, {2: 77, 3: 65, 4: 63}, 0.0005),
        "knight": Strength(1350, {2: 88, 3: 81, 4: 79}, 0.0005),
        "baron": BARON,
    },
    paces={pace.name: DUKE for pace in PACES},
    error_rates={
        2: {
            "page": 0.0236,
            "squire": 0.0173,
            "steward": 0.0147,
            "knight": 0.0141,
            "baron": 0.0070,
            "duke": 0.0008,
        }
    },
    limits={
        "page": Limits(noise=0.028, eagerness=0.08),
        "squire": Limits(noise=0.019, eagerness=0.048),
        "steward": Limits(noise=0.009, eagerness=0.022),
        "baron": Limits(plans=8, rollouts=6),
    },
)
