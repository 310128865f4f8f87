"""How strong the levels are in Tuscany: Elo measured with two seats, points among their like
(docs/bots.md). A Duke was not measured to be stronger than a Baron and is told as strong at every
pace. A Steward and a Knight were not measured to lose differently a decision
(docs/campaigns/review-sense.md): what both lose is the Knight's."""

from burgundy_qt.ai.levels import PACES
from burgundy_qt.ai.parts import Limits, Strength, StrengthParts

BARON = Strength(1640, {}, 0.005)
DUKE = Strength(1640, {}, 1.0)

PARTS = StrengthParts(
    levels={
        "page": Strength(1000, {2: 65, 3: 52, 4: 45}, 0.0005),
        "squire": Strength(1190, {2: 71, 3: 62, 4: 56}, 0.0005),
        "steward": Strength(1360, {2: 86, 3: 81, 4: 80}, 0.0005),
        "knight": Strength(1420, {2: 89, 3: 83, 4: 80}, 0.0005),
        "baron": BARON,
    },
    paces={pace.name: DUKE for pace in PACES},
    error_rates={2: {"page": 0.0229, "squire": 0.0182, "knight": 0.0157, "baron": 0.0049}},
    limits={
        "page": Limits(noise=0.028, eagerness=0.08),
        "squire": Limits(noise=0.019, eagerness=0.048),
        "steward": Limits(noise=0.009, eagerness=0.022),
        "baron": Limits(plans=8, rollouts=6),
    },
)
