"""How strong the levels are in the Dice Game, and how they are held back there, but not alone: Elo
measured with two seats, points with one to six (docs/bots.md). A Duke was measured at a tenth of
its time and is told so at every pace. How much of a lead they lose is of
two seats with different castles (docs/campaigns/told-levels.md)."""

from burgundy_qt.ai.levels import PACES
from burgundy_qt.ai.parts import LeadLost, Limits, Strength, StrengthParts

BARON = Strength(1485, {1: 63, 2: 62, 3: 61, 4: 61, 5: 59, 6: 57}, 0.003)
DUKE = Strength(1620, {1: 63, 2: 64, 3: 63, 4: 62, 5: 61, 6: 59}, 1.0)

RATES = {
    "page": 0.0570,
    "squire": 0.0467,
    "steward": 0.0340,
    "knight": 0.0146,
    "baron": 0.0064,
    "duke": 0.0015,
}
"""Usual margins of a lead lost a decision."""

PARTS = StrengthParts(
    levels={
        "page": Strength(1000, {1: 48, 2: 50, 3: 49, 4: 48, 5: 46, 6: 45}, 0.0005),
        "squire": Strength(1135, {1: 52, 2: 53, 3: 52, 4: 50, 5: 48, 6: 47}, 0.0005),
        "steward": Strength(1250, {1: 59, 2: 56, 3: 55, 4: 53, 5: 51, 6: 49}, 0.0005),
        "knight": Strength(1365, {1: 63, 2: 58, 3: 59, 4: 58, 5: 58, 6: 57}, 0.0005),
        "baron": BARON,
    },
    paces={pace.name: DUKE for pace in PACES},
    lead_lost={2: LeadLost(RATES, 1.5, 15)},
    limits={
        "page": Limits(noise=0.055, eagerness=0.16),
        "squire": Limits(noise=0.03, eagerness=0.08),
        "steward": Limits(noise=0.017, eagerness=0.042),
        "knight": Limits(plans=1, rollouts=0),
        "baron": Limits(plans=8, rollouts=10),
    },
    limits_at={1: {}},
)
