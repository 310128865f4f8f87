"""How strong the levels are in Burgundy: measured with two seats, points with two, three and four
(docs/bots.md). How much of a lead they lose was not measured: no level is named."""

from dataclasses import replace

from burgundy_qt.ai.parts import Strength, StrengthParts

DUKE = Strength(1750, {2: 193, 3: 210, 4: 220}, 1.0)

PARTS = StrengthParts(
    levels={
        "page": Strength(1000, {2: 139, 3: 137, 4: 133}, 0.0002),
        "squire": Strength(1180, {2: 153, 3: 157, 4: 149}, 0.0002),
        "steward": Strength(1320, {2: 173, 3: 192, 4: 200}, 0.0003),
        "knight": Strength(1470, {2: 185, 3: 206, 4: 212}, 0.0003),
        "baron": Strength(1600, {2: 187, 3: 208, 4: 217}, 0.001),
    },
    paces={
        "blitz": replace(DUKE, elo=1720),
        "normal": replace(DUKE, elo=1730),
        "long": DUKE,
        "deep": DUKE,
    },
)
