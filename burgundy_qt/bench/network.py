"""How fast the bots' networks are: evaluations a second inside the search for whole turns, on one
core."""

from collections.abc import Iterator
from functools import partial

from burgundy_qt.ai.networks.installed_networks import shipped_network
from burgundy_qt.ai.networks.network import Evaluator
from burgundy_qt.ai.turn_search.beam import Beam
from burgundy_qt.bench.clock import best_of
from burgundy_qt.bench.opening import USUAL, Measured
from burgundy_qt.rules.position import Position

RUNS = 5


def figures(turns: int = 200, measured: Measured = USUAL) -> Iterator[dict[str, object]]:
    """A line for each number of seats that has a network; `turns` searches for whole turns a
    run."""
    for seats, table in measured.tables.items():
        shipped = shipped_network(measured.game, table)
        if shipped is not None:
            features, network = shipped
            evaluator, start = Evaluator(features, network), measured.opening(seats)
            beam = Beam(evaluator, start)
            seconds = best_of(RUNS, partial(look, beam, start, turns))
            rate = evaluator.evaluations / RUNS / seconds
            yield {
                "bench": "network",
                "seats": seats,
                "evaluations_per_s": round(rate),
                "parameters": network.size,
            }


def look(beam: Beam, start: Position, turns: int) -> None:
    for _ in range(turns):
        beam.turns(start, start.waiting_seats()[0])
