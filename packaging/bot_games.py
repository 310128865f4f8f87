"""Play the bots' games that come with the program for the explorer, and write them into its assets.

    ./burgundy python packaging/bot_games.py --games 4000        (see --help)

Levels from Page to Baron, all numbers of players, editions and modules. Each game depends only on
its number: the same numbers give the same files. Games that were played before are kept in
`build/explorer/`, so that the command continues after an interruption; remove that folder after a
change of the bots, of the rules or of the traits.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from burgundy_qt.rules.registry import GAMES  # noqa: E402
from burgundy_qt.session.explorer.collection import (  # noqa: E402
    COLLECTION,
    MOST_BYTES,
    SHIPPED,
    bots_play,
    packed,
)
from burgundy_qt.session.explorer.explored_game import (  # noqa: E402
    ExploredGame,
    LineReader,
    explored,
    written,
)

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
            at, levels = bots_play(game, seed)
            found = explored(at.record(), levels)
            stream.write(written(found) + "\n")
            stream.flush()
            yield found


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
