"""Replay games recorded by another program through the protocol, step by step, and compare the
legal actions and the scores. docs/rules.md lists the differences of its rulings."""

import gzip
import json
from pathlib import Path
from typing import Any

from burgundy_qt.rules.game import Game
from tests.rules.carcassonne.second_map import TILES, SecondMap, ends_of, place_of

RECORDED = Path(__file__).with_name("recorded")
Step = dict[str, Any]


def recorded(name: str) -> list[dict[str, Any]]:
    """Return all games of a file."""
    with gzip.open(RECORDED / f"{name}.jsonl.gz", "rt", encoding="utf-8") as lines:
        return [json.loads(line) for line in lines]


def drawn(game: dict[str, Any]) -> list[str]:
    """Return the tiles in the order in which they left the pile."""
    order: list[str] = []
    bought, in_auction = 0, False
    for step in game["steps"]:
        if "bazaar" in step and not in_auction:
            order += [lot["tile"] for lot in step["bazaar"]]
            bought = game["players"]
        in_auction = "bazaar" in step
        if step["do"][0] == "place":
            order += [step["do"][1]] if bought == 0 else []
            bought -= bought > 0
        order += [event[1] for event in step["events"] if event[0] == "discard"]
    return order


class Follower:
    """Replays a recorded game as a game of this program. Raises AssertionError at any
    difference."""

    def __init__(self, recorded_game: dict[str, Any]):
        self.told = recorded_game
        modules = ["bridges", "castles", "bazaars"] if recorded_game["expansion"] else []
        asked = {"players": recorded_game["players"], "modules": modules, "first": 0, "seed": 1}
        order = drawn(recorded_game)
        self.game = Game(
            {
                "game": "carcassonne",
                "tiles": order,
                "bid_limit": 99,
                "occupied_castles": 4,
                **asked,
            }
        )

    def follow(self) -> None:
        """Replay the whole game, with every legal list and every number."""
        steps = self.told["steps"]
        for at, step in enumerate(steps):
            if step["do"][0] == "end":
                self.skip()
            else:
                self.decide(step)
            if step["do"][0] == "end" or steps[at + 1]["do"][0] != "end":
                self.compare(step)
        assert self.game.is_over and self.game.position.scores() == self.told["final"]

    @property
    def decision(self) -> str | None:
        return self.game.state()["decision"]

    def offered(self) -> list[dict[str, Any]]:
        return self.game.legal()["actions"]

    def skip(self) -> None:
        """Make the decisions that the other program does not have: bridges over neighbours, towns
        of other owners; and a castle takes the most valuable feature."""
        while self.decision in ("bridge", "meeple", "castle", "claim"):
            state = self.game.state()
            if self.decision == "claim":
                self.game.apply(max(self.offered(), key=self.worth))
            else:
                asks_neighbour = self.decision == "bridge" and all(
                    action.get("cell") != state["cell"] for action in self.offered()
                )
                assert asks_neighbour or self.decision == "castle", state
                self.game.apply({"type": "pass"})

    def worth(self, claim: dict[str, Any]) -> int:
        """Return the points that a feature has just scored, or would have."""
        for event in reversed(self.game.events):
            if event["event"] == "complete" and event["feature"] == claim["feature"]:
                return int(event["points"])
            if event["event"] == "points" and event.get("feature") == claim["feature"]:
                return int(event["points"])
        raise AssertionError(claim)

    def decide(self, step: Step) -> None:
        """Carry out a step of the recording as an action."""
        options, done = step["options"], step["do"]
        if "bazaar" in step:
            self.trade(step)
        elif "place" in options:
            self.place(step)
        elif "castle" in options:
            self.found(step)
        else:
            if self.decision == "bridge":
                self.bridge(options.get("bridge", []), done)
            else:
                assert not options.get("bridge"), step
            if done[0] != "bridge" and "meeple" in options:
                self.meeple(options["meeple"], done, step["player"])

    def place(self, step: Step) -> None:
        state, options = self.game.state(), step["options"]
        assert (state["decision"], state["seat"]) == ("place", step["player"]), step
        assert state["tile"] == options["tile"]
        theirs = {(x, y, look(state["tile"], turns)) for x, y, turns in options["place"]}
        ours = {
            (*map(int, action["cell"].split(",")), look(state["tile"], action["rotation"]))
            for action in self.offered()
            if action["type"] == "place"
        }
        assert ours == theirs, (step, ours ^ theirs)
        assert bool(options.get("pass")) == ({"type": "discard"} in self.offered())
        if step["do"][0] == "pass":
            self.game.apply({"type": "discard"})
            return
        _, kind, x, y, turns = step["do"]
        [action] = [
            action
            for action in self.offered()
            if action.get("cell") == f"{x},{y}" and action["rotation"] == look(kind, turns)
        ]
        happened = self.game.apply(action)
        built = [event for event in happened if event["event"] == "bridge"]
        told = [event for event in step["events"] if event[0] == "bridge"]
        assert [bridge_of(event[1:]) for event in told] == [
            (event["cell"], event["axis"]) for event in built
        ]

    def bridge(self, options: list[Any], done: list[Any]) -> None:
        cell = self.game.state()["cell"]
        ours = {
            (action["cell"], action["axis"])
            for action in self.offered()
            if action.get("cell") == cell
        }
        assert ours == {bridge_of(option) for option in options}
        if done[0] == "bridge":
            built, axis = bridge_of(done[1:])
            self.game.apply({"type": "bridge", "cell": built, "axis": axis})
        else:
            self.game.apply({"type": "pass"})

    def meeple(self, options: list[Any], done: list[Any], seat: int) -> None:
        state = self.game.state()
        assert (state["decision"], state["seat"]) == ("meeple", seat), done
        known = SecondMap(state["board"])
        theirs = {known.feature(self.segment(option)) for option in options}
        offered = {
            known.feature(place_of(action["on"])): action
            for action in self.offered()
            if action["type"] == "meeple"
        }
        assert set(offered) == theirs and len(offered) == len(self.offered()) - 1
        is_put = done[0] == "meeple"
        chosen = offered[known.feature(self.segment(done[1:]))] if is_put else {"type": "pass"}
        self.game.apply(chosen)

    def segment(self, told: list[Any]) -> Any:
        """Return the place that covers the named edges."""
        x, y, kind, parts = told
        tile = self.game.state()["board"][f"{x},{y}"]
        [name] = [
            name
            for name, ends in ends_of(tile).items()
            if name.split(":")[0] in (kind, "bridge" if kind == "road" else kind)
            and ends == set(parts)
        ]
        return (x, y), name

    def found(self, step: Step) -> None:
        known = SecondMap(self.game.state()["board"])
        options = [known.feature(self.segment(told)) for told in step["options"]["castle"]]
        taken = step["do"][0] == "castle"
        chosen = known.feature(self.segment(step["do"][1:])) if taken else None
        while self.decision == "castle":
            state = self.game.state()
            town = known.feature(place_of(state["about"]))
            assert state["seat"] != step["player"] or town in options
            answer = self.offered()[0] if town == chosen else {"type": "pass"}
            self.game.apply(answer)

    def trade(self, step: Step) -> None:
        state, done, table = self.game.state(), step["do"], step["bazaar"]
        assert state["seat"] == step["player"]
        on_table = [lot["tile"] for lot in table if "owner" not in lot and "selectedBy" not in lot]
        assert sorted(state["bazaar"]["tiles"]) == sorted(on_table)
        if done[0] == "bid" and state["decision"] == "choose":
            self.game.apply({"type": "choose", "tile": table[done[1]]["tile"]})
        if done[0] == "bid":
            happened = self.game.apply({"type": "bid", "points": done[2]})
        else:
            happened = self.game.apply({"type": done[0]})
        sold = [event["tile"] for event in happened if event["event"] == "sold"]
        told = [event[1]["tile"] for event in step["events"] if event[0] == "tile-auctioned"]
        assert sold == told

    def compare(self, step: Step) -> None:
        """Compare the scores and pieces of all seats."""
        state = self.game.state()
        seats = state["seats"]
        assert [seat["points"] for seat in seats] == step["score"], step
        if not self.game.is_over:
            assert [seat["meeples"] for seat in seats] == step["supply"], step
        if "tokens" in step:
            assert [[seat["bridges"], seat["castles"]] for seat in seats] == step["tokens"], step
        assert state["pile"] == step["pile"], step


def look(kind: str, turns: int) -> int:
    """Return the smallest rotation with this appearance."""
    return turns % TILES[kind]["rotations"]


def bridge_of(told: list[Any]) -> tuple[str, str]:
    """Return a bridge's cell and axis."""
    x, y, _, parts = told
    return f"{x},{y}", "ns" if "N" in parts else "ew"
