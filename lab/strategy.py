"""Campaign: the play of stronger and weaker bots against each other: the figures of the strategy
pages.

A Knight plays a Squire in the games of each kind, with the seats changed from game to game. The
events of each game are counted for both: points by source, regions by phase, tiles, actions, spent
workers and followers. In further games of two Knights the start castles of the Dice Game are
compared."""

import argparse
import sys
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from statistics import fmean, stdev
from time import process_time
from typing import Any

from burgundy_qt.ai.game_bots import bots_of
from burgundy_qt.rules.ruleset import Event
from lab.game_kinds import KINDS, played_by
from lab.report import write_report

NAME = "strategy"
TITLE = "What Knights and Squires do in games against each other"
FIRST_SEED = 9_000_000
STRONG, WEAK = "knight", "squire"
PLAYED = "burgundy", "burgundy-2019", "dice", "tuscany", "carcassonne"
FOLLOWERS = 7
CASTLES = 5
"""The factor of games in which two Knights compare the start castles of the Dice Game."""
BONUSES = "monk", "silver", "goods", "worker"

Counted = tuple[int, str, float]
"""A seat, the name of a figure, and the number that is added to it."""


@dataclass
class Seen:
    """Figures of one player in one game."""

    level: str
    points: int
    won: float
    figures: defaultdict[str, float] = field(default_factory=lambda: defaultdict(float))
    castle: str = ""


def main(arguments: Sequence[str]) -> int:
    """Play all games and write the page; return 0."""
    parser = argparse.ArgumentParser(prog="./burgundy campaign strategy", description=TITLE)
    parser.add_argument("--games", type=int, default=400, help="of each kind (default: 400)")
    games = parser.parse_args(arguments).games
    begun = process_time()
    lines = [
        "Figures are for one player and game, differences with their 95% interval. Sources of",
        "points have the names of the engine protocol. The strategy pages also quote",
        "[means.md](means.md) (estates) and [tuscany-layouts.md](tuscany-layouts.md) (duchies).",
        "",
    ]
    for name in PLAYED:
        lines += page_lines(KINDS[name].title, players_of(name, (STRONG, WEAK), games))
    lines += castle_lines(players_of("dice", (STRONG, STRONG), CASTLES * games))
    write_report(NAME, TITLE, f"./burgundy campaign strategy --games {games}", lines,
                 process_time() - begun)  # fmt: skip
    return 0


def players_of(kind: str, levels: tuple[str, str], games: int) -> list[Seen]:
    """Return the players of this many games."""
    found = []
    for seed in range(FIRST_SEED, FIRST_SEED + games):
        found += watched(kind, levels if seed % 2 else levels[::-1], seed)
    return found


def watched(kind: str, levels: tuple[str, str], seed: int) -> list[Seen]:
    """Play a game; return its players by seat."""
    game = played_by(KINDS[kind], levels, seed)
    request, *events = game.record()
    end = events[-1]
    best = end["places"].count(1)
    players = [
        Seen(level, points, 1 / best if place == 1 else 0.0)
        for level, points, place in zip(levels, end["points"], end["places"], strict=True)
    ]
    for source, by_seat in bots_of(request["game"]).points_by_source(events, request).items():
        for player, points in zip(players, by_seat, strict=True):
            player.figures[f"points: {source}"] += points
    for seat, name, many in FIGURES[request["game"]](events):
        players[seat].figures[name] += many
    if kind == "dice":
        for seat, player in enumerate(players):
            player.castle = castle_in(events, seat)
    return players


def in_phases(events: Iterable[Event]) -> Iterator[tuple[str, Event]]:
    """Yield each event with the phase in which it happened; None for a start castle."""
    phase = ""
    for event in events:
        if event["event"] in ("phase", "round") and "phase" in event:
            phase = str(event["phase"])
        yield phase, event


def actions_in(events: Iterable[Event]) -> Iterator[tuple[str, Event, Any]]:
    """Yield each action with its phase."""
    for phase, event in in_phases(events):
        if event["event"] == "action":
            yield phase, event, event["action"]


def burgundy_figures(events: list[Event]) -> Iterator[Counted]:
    """Yield the figures of Burgundy."""
    for phase, event, action in actions_in(events):
        seat, kind = event["seat"], action["type"]
        yield seat, "workers spent", event["paid"]["workers"]
        if kind in ("take", "place"):
            what = action["tile"].partition(":")[0]
            yield seat, f"{kind}: {what}", 1
            yield seat, "spaces covered", kind == "place"
            if kind == "place" and what in ("mine", "ship", "castle"):
                yield seat, f"place: {what} in phase {phase}", 1
            if action.get("discard"):
                yield seat, "stored tiles discarded", 1
        if kind in ("sell", "workers", "buy"):
            yield seat, f"action: {kind}", 1
    yield from regions_in(events, ("phase",))


def regions_in(events: Iterable[Event], reasons: tuple[str, ...]) -> Iterator[Counted]:
    """Yield the regions by the phase in which they scored, and the colour bonuses."""
    for phase, event in in_phases(events):
        if event["event"] == "points" and event["for"] in reasons and phase:
            yield event["seat"], f"regions in phase {phase}", 1
            yield event["seat"], "regions", 1
        elif event["event"] == "bonus":
            yield event["seat"], f"colour bonus {event.get('size') or event.get('rank')}", 1


COLOURS = "monastery", "mine", "river", "town", "castle", "pasture"


def dice_figures(events: list[Event]) -> Iterator[Counted]:
    """Yield the figures of the Dice Game."""
    for _, event, action in actions_in(events):
        if action["type"] == "mark":
            yield event["seat"], "marks", 1
            yield event["seat"], f"marks with {event['paid'] or 'the dice alone'}", 1
        elif action["type"] == "worker":
            yield event["seat"], "a worker instead of a mark", 1
    for event in events:
        if event["event"] == "points" and event["for"] in COLOURS:
            yield event["seat"], f"regions: {event['for']}", 1
    yield from rounds_in(events)
    yield from regions_in(events, COLOURS)


def rounds_in(events: Iterable[Event]) -> Iterator[Counted]:
    """Yield the number of rounds of a game of two."""
    rounds = sum(event["event"] == "round" for event in events)
    yield from ((seat, "rounds", rounds) for seat in (0, 1))


def tuscany_figures(events: list[Event]) -> Iterator[Counted]:
    """Yield the figures of Tuscany."""
    for phase, event, action in actions_in(events):
        seat, kind = event["seat"], action["type"]
        if kind in ("draw", "take", "place"):
            yield seat, f"action: {kind}", 1
            yield seat, "second actions", event["paid"]["marble"]
            yield seat, "workers spent", event["paid"]["workers"]
        if kind == "place":
            yield seat, f"place: {action['tile'].partition(':')[0]}", 1
            yield seat, f"places in phase {phase}", 1
            yield seat, "cards paid", event["paid"]["cards"]
            yield seat, "places by a castle", action.get("by") == "castle"
        if kind == "bonus-tile":
            first = "first " * (action["by"] == "start")
            yield seat, f"{first}bonus tile: {action['tile']}", 1
        if kind == "take" and action["discard"]:
            yield seat, "stored tiles discarded", 1
    for event in events:
        if event["event"] == "emptied" and event["ends"]:
            yield event["seat"], "phases ended", 1
    yield from rounds_in(events)
    yield from regions_in(events, ("region",))


def carcassonne_figures(events: list[Event]) -> Iterator[Counted]:
    """Yield the figures of Carcassonne."""
    tiles, supply = 0, [FOLLOWERS, FOLLOWERS]
    for event in events:
        seat = event.get("seat", 0)
        if event["event"] == "tile":
            tiles += 1
            yield seat, "turns", 1
            yield seat, "turns without a follower in the supply", not supply[seat]
            yield seat, "followers in the supply, summed over the turns", supply[seat]
        action = event.get("action", {})
        if action.get("type") == "meeple":
            what = action["on"].partition("/")[2].partition(":")[0]
            yield seat, f"follower on {what}", 1
            supply[seat] -= 1
            if what == "field":
                yield seat, f"farmer in third {1 + tiles * 3 // 72} of the game", 1
        if action.get("type") == "pass":
            yield seat, "follower kept in the supply", 1
        if event["event"] == "points":
            yield seat, f"scored: {event['for']}", 1
        if event["event"] == "complete":
            supply = [own + back for own, back in zip(supply, event["meeples"], strict=True)]
            if all(event["meeples"]):
                yield from ((one, "complete features with both players", 1) for one in (0, 1))


FIGURES: dict[str, Callable[[list[Event]], Iterator[Counted]]] = {
    "burgundy": burgundy_figures,
    "burgundy-dice": dice_figures,
    "tuscany": tuscany_figures,
    "carcassonne": carcassonne_figures,
}


def castle_in(events: Iterable[Event], seat: int) -> str:
    """Return the bonus of a seat's start castle in the Dice Game, which is its first gain by a
    castle."""
    gain = next(
        event
        for event in events
        if event["event"] == "gain" and event["for"] == "castle" and event["seat"] == seat
    )
    return str(next(bonus for bonus in BONUSES if bonus in gain))


def page_lines(title: str, players: list[Seen]) -> list[str]:
    """Return the table of one kind of game."""
    sides = [[one for one in players if one.level == level] for level in (STRONG, WEAK)]
    names = sorted({name for one in players for name, many in one.figures.items() if many})
    return [
        f"## {title}",
        "",
        f"{len(sides[0])} games. Knights won {100 * fmean(one.won for one in sides[0]):.0f}%.",
        "",
        "| figure | Knights | Squires | difference |",
        "| --- | ---: | ---: | ---: |",
        row("points", *([one.points for one in side] for side in sides)),
        *(row(name, *([one.figures[name] for one in side] for side in sides)) for name in names),
        "",
    ]


def castle_lines(players: list[Seen]) -> list[str]:
    """Return the table of the Dice Game's start castles, in games of Knights."""
    lines = [
        "## Start castles of the Dice Game",
        "",
        f"{len(players) // 2} games of Knights.",
        "",
        "| bonus | chosen | points | games won |",
        "| --- | ---: | ---: | ---: |",
    ]
    for bonus in BONUSES:
        those = [one for one in players if one.castle == bonus]
        if those:
            won = 100 * fmean(one.won for one in those)
            margin = 98 / len(those) ** 0.5
            points = mean_with_margin([one.points for one in those])
            lines.append(f"| {bonus} | {len(those)} | {points} | {won:.0f}% ± {margin:.0f} |")
    return [*lines, ""]


def row(name: str, strong: Sequence[float], weak: Sequence[float]) -> str:
    """Return a row with both means and their difference in its 95% interval."""
    more = [one - other for one, other in zip(strong, weak, strict=True)]
    return f"| {name} | {fmean(strong):.2f} | {fmean(weak):.2f} | {mean_with_margin(more)} |"


def mean_with_margin(values: Sequence[float]) -> str:
    """Return the mean and its 95% margin."""
    margin = 1.96 * stdev(values) / len(values) ** 0.5 if len(values) > 1 else 0
    return f"{fmean(values):.1f} ± {margin:.1f}"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
