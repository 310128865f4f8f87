"""Where no window can be opened: one game of bots in the terminal, and a picture of how it ends."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from burgundy_qt.ai.levels import Level, available_levels
from burgundy_qt.ai.thinker import Thinker
from burgundy_qt.rules.game import Game
from burgundy_qt.terminal.transcript import Transcript

NAMES = "Aveline", "Bertrand"
LEVEL = "steward"
PICTURE = "burgundy-table.png"


def play_in_terminal(why: str, seed: int | None = None) -> None:
    """Say why there is no window, let two bots play a game told turn by turn, and leave a picture
    of its end."""
    bots = strongest(LEVEL)
    print(
        f"{why} So here is a game between two bots of the level {bots.title}, and a picture of the "
        "table at its end."
    )
    game = Game({"players": len(NAMES)} | ({} if seed is None else {"seed": seed}))
    transcript = Transcript(NAMES, game.request["game"])
    transcript.tell(game.events)
    thinker = Thinker(bots.name, threads=os.cpu_count() or 1, seed=seed)
    while not game.is_over:
        seat = game.legal()["seat"]
        transcript.tell(game.apply(game.action(thinker.choose(game.position, seat)), seat))
    transcript.tell_score(game.state())
    print(f"\nThe final table is painted in {painted(game)}")


def painted(game: Game) -> Path:
    """The picture of the finished game: in the folder one is in, or in a temporary one where that
    takes no file."""
    from burgundy_qt.terminal.table_image import paint_table

    winner = game.state()["result"]["places"].index(1)
    folder = (
        Path.cwd()
        if os.access(Path.cwd(), os.W_OK)
        else Path(tempfile.mkdtemp(prefix="burgundy-qt-"))
    )
    paint_table(game, NAMES, winner, folder / PICTURE)
    return folder / PICTURE


def strongest(name: str) -> Level:
    """The level of that name, or the best that is offered here where the core is not compiled."""
    offered = {level.name: level for level in available_levels()}
    return offered.get(name, list(offered.values())[-1])
