"""Campaign: changed saves of every kind with a corrected checksum, read in every way in which saves
are read."""

import random
import tempfile
from pathlib import Path

from burgundy_qt.session.statistics.ledger import Ledger
from lab.campaign import Figures
from lab.survivals import Survivals
from tests.mutations import mutated
from tests.session.all_readers import Readers, mended
from tests.session.saves.kinds_of_saves import kinds_of_saves

OUTCOMES = (
    *("opened", "refused by SaveDamaged", "refused by SaveForeign"),
    *("refused by SaveFromNewerVersion", "refused by SaveFromOtherRules"),
)

USUAL = 5_000  # bytes of a short game


def run(count: int, first: int = 0) -> Figures:
    """Read `count` mutated saves; the number of one is its seed."""
    kinds = list(kinds_of_saves().values())
    # A whole game takes ten times as long.
    weights = [1 / max(len(mended(document)), USUAL) for document in kinds]
    survivals = Survivals("saves", OUTCOMES)
    with tempfile.TemporaryDirectory() as folder:
        readers = Readers(Ledger(Path(folder) / "ledger.db"))
        for seed in range(first, first + count):
            chance = random.Random(seed)
            (document,) = chance.choices(kinds, weights)
            content = mended(mutated(document, chance))
            with survivals.one(seed):
                survivals.count(readers.read(content))
        readers.ledger.close()
    return survivals.figures
