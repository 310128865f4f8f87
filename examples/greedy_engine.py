"""An engine that takes most points now: it tries each action, and looks at what the seat has then.

It knows no rules. A second referee is its sketch pad: it loads the game there as its seat knows it,
applies an action, and reads the state.
"""

from referee import Referee
from talking import Engine


class GreedyEngine(Engine):
    """Each action is tried once; of those that bring the most points one is taken by lot."""

    name = "Greedy, an example"

    def __init__(self):
        super().__init__()
        self.sketch = Referee(self.command)

    def choose(self, record, seat, actions):
        # What is not tried in time is any of them.
        actions = self.chance.sample(actions, len(actions))
        best, most = actions[0], -float("inf")
        for action in actions:
            if not self.may_go_on():
                break
            points = self.points_after(record, seat, action)
            if points > most:
                best, most = action, points
        return best

    def points_after(self, record, seat, action):
        """What the seat has after an action."""
        self.sketch.ask({"cmd": "load", "record": record})
        self.sketch.ask({"cmd": "apply", "action": action, "seat": seat})
        return self.points(seat)

    def points(self, seat):
        """What the seat has on the sketch pad: points, and in Tuscany green ones and red ones."""
        own = self.sketch.ask({"cmd": "state", "seat": seat})["seats"][seat]
        return sum(own.get(kind) or 0 for kind in ("points", "green", "red"))


if __name__ == "__main__":
    GreedyEngine().run()
