"""Two players meet: `python -m burgundy_qt.ai.arena.meet raw uct:1000 --pairs 50` prints their match as a JSON line."""

import argparse
import json
import os
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

from burgundy_qt.ai.arena.matches import Match, elo, play_match
from burgundy_qt.ai.arena.players import KNOWN, player


def main(arguments: Sequence[str] | None = None) -> int:
    """Play the match that the command line asks for (left out: that of this process)."""
    options = asked().parse_args(arguments)
    try:
        for text in (options.a, options.b):
            player(text)
    except ValueError as error:
        print(error, file=sys.stderr)
        return 2
    with ThreadPoolExecutor(options.threads) as pool:
        match = play_match(
            lambda seed: player(options.a, seed),
            lambda seed: player(options.b, seed),
            options.seats,
            options.pairs,
            pool,
            options.seed,
        )
    print(json.dumps({"a": options.a, "b": options.b, "seats": options.seats, **told(match)}))
    return 0


def asked() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m burgundy_qt.ai.arena.meet", description=__doc__)
    parser.add_argument("a", help=KNOWN)
    parser.add_argument("b")
    parser.add_argument("--seats", type=int, choices=(2, 3, 4), default=2)
    parser.add_argument(
        "--pairs", type=int, default=20, help="with N seats a pair is N games of one seed (default: 20)"
    )
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=1_000_000, help="of the first pair")
    return parser


def told(match: Match) -> dict[str, object]:
    """A match in numbers: score with its 95 % interval, Elo where two met, mean points, A's time."""
    shares = [match.score - match.margin, match.score, match.score + match.margin]
    figures: dict[str, object] = {
        "pairs": len(match.pairs),
        "score_a": [round(min(1.0, max(0.0, share)), 3) for share in shares],
        "points_a": round(match.points[0], 1),
        "points_b": round(match.points[1], 1),
        "ms_per_decision_a": round(match.ms_per_decision, 2),
    }
    if match.pairs[0].games == 2:
        figures["elo"] = [round(elo(share)) for share in shares]
    return figures


if __name__ == "__main__":
    sys.exit(main())
