"""How strong the levels are in Tuscany, and how they are held back there: Elo measured with two
seats, points among their like (docs/bots.md). A Duke was measured at a tenth of its time and is
told so at every pace. How much of a lead they lose is of two seats
(docs/campaigns/told-levels.md)."""

from burgundy_qt.ai.levels import PACES
from burgundy_qt.ai.parts import LeadLost, Limits, Strength, StrengthParts

BARON = Strength(1450, {2: 85, 3: 80, 4: 79}, 0.002)
DUKE = Strength(1640, {}, 1.0)

RATES = {
    "page": 0.0661,
    "squire": 0.0536,
    "steward": 0.0462,
    "knight": 0.0408,
    "baron": 0.0204,
    "duke": 0.0001,
}
"""Usual margins of a lead lost a decision."""

PARTS = StrengthParts(
    levels={
        "page": Strength(1000, {2: 60, 3: 45, 4: 40}, 0.0005),
        "squire": Strength(1120, {2: 67, 3: 51, 4: 48}, 0.0005),
        "steward": Strength(1255, {2: 77, 3: 65, 4: 63}, 0.0005),
        "knight": Strength(1350, {2: 88, 3: 81, 4: 79}, 0.0005),
        "baron": BARON,
    },
    paces={pace.name: DUKE for pace in PACES},
    lead_lost={2: LeadLost(RATES, 1.7, 25)},
    limits={
        "page": Limits(noise=0.028, eagerness=0.08),
        "squire": Limits(noise=0.019, eagerness=0.048),
        "steward": Limits(noise=0.009, eagerness=0.022),
        "baron": Limits(plans=8, rollouts=6),
    },
)
