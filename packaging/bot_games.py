"""Play the bots' games that come with the program for the explorer, and write them into its assets.

    ./burgundy python packaging/bot_games.py --games 4000        (see --help)

Levels from Page to Baron, all numbers of players, editions and modules. Each game depends only on
its number: the same numbers give the same files. Games that were played before are kept in
`build/explorer/`, so that the command continues after an interruption; remove that folder after a
change of the bots, of the rules or of the traits.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from burgundy_qt.ai.arena.match_setup import box_of  # noqa: E402
from burgundy_qt.ai.game_bots import MatchSetup, SeatCount, bots_of, tables_of  # noqa: E402
from burgundy_qt.ai.levels import LEVELS  # noqa: E402
from burgundy_qt.ai.thinker import Thinker  # noqa: E402
from burgundy_qt.rules.game import Game  # noqa: E402
from burgundy_qt.rules.registry import GAMES, ruleset  # noqa: E402
from burgundy_qt.rules.ruleset import RecordLine  # noqa: E402
from burgundy_qt.session.explorer.collection import (  # noqa: E402
    COLLECTION,
    MOST_BYTES,
    SHIPPED,
    packed,
)
from burgundy_qt.session.explorer.explored_game import (  # noqa: E402
    ExploredGame,
    LineReader,
    explored,
    written,
)

NAMES = [level.name for level in LEVELS[:-1]]
"""The levels that are not limited by time alone."""
WEIGHTS = 4, 4, 4, 4, 1
"""How often each of them plays: a Baron takes as long as ten others."""
LONG = 3600.0
"""Seconds: only work limits the bots, so that no game depends on the machine."""
USUAL, KINDS = 0.5, 4
DIARIES = ROOT / "build" / "explorer"


def main(arguments: Sequence[str]) -> int:
    """Play the games and write the collections."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=4000, help="how many of each kind")
    parser.add_argument("--game", choices=[*GAMES], help="only this one")
    parser.add_argument("--out", type=Path, default=SHIPPED, help="the folder of the collections")
    asked = parser.parse_args(arguments)
    for game in [asked.game] if asked.game else GAMES:
        content = packed(game, games_of(game, asked.games))
        if len(content) > MOST_BYTES:
            print(f"{game}: {len(content)} bytes, but at most {MOST_BYTES}", file=sys.stderr)
            return 1
        asked.out.mkdir(parents=True, exist_ok=True)
        (asked.out / f"{game}{COLLECTION}").write_bytes(content)
        print(f"{game}: {asked.games} games, {len(content)} bytes")
    return 0


def games_of(game: str, number: int) -> Iterator[ExploredGame]:
    """Yield so many games, those in the diary first; the others are added to it."""
    DIARIES.mkdir(parents=True, exist_ok=True)
    diary = DIARIES / f"{game}.lines"
    reader = LineReader(game)
    known = diary.read_text("ascii").splitlines() if diary.exists() else []
    for line in known[:number]:
        yield reader.game(line)
    with diary.open("a", encoding="ascii") as stream:
        for seed in range(len(known), number):
            record, levels = played(game, seed)
            found = explored(record, levels)
            stream.write(written(found) + "\n")
            stream.flush()
            yield found


def played(game: str, seed: int) -> tuple[list[RecordLine], list[str]]:
    """Play the game of a number; return its record and the levels of its seats. Half of the games
    have two players, and half of them bots of equal levels."""
    chance = random.Random(f"{game} {seed}")
    table = 2 if chance.random() < USUAL else chance.choice(tables_of(game))
    seats = bots_of(game).tables[table].seats
    is_equal, one = chance.random() < USUAL, chance.choices(NAMES, WEIGHTS)[0]
    levels = [one if is_equal else chance.choices(NAMES, WEIGHTS)[0] for _ in range(seats)]
    at = Game({**setup_of(game, table, seed).request(seats, seed), "game": game})
    bots = [Thinker(name, seed=seed * 8 + seat) for seat, name in enumerate(levels)]
    for bot in bots:
        bot.level = replace(bot.level, seconds=LONG)
    while not at.is_over:
        seat = at.deciding()
        at.apply(at.action(bots[seat].choose(at.position, seat)), seat)
    return at.record(), levels


def setup_of(game: str, table: SeatCount, seed: int) -> MatchSetup:
    """Return the set-up of a game: by turns the plain one, the latest edition without modules, and
    twice one drawn by the seed."""
    kind = seed % KINDS
    if kind == 0:
        return bots_of(game).plain_box(table)
    if kind == 1 and isinstance(table, int) and table > 1:
        return box_of(game, ruleset(game).describe()["editions"][0]["edition"])
    return bots_of(game).random_box(seed, table)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
