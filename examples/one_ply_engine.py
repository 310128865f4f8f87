"""An engine that looks a step ahead: it takes the action after which it expects most points.

After an action much is still open: the dice, the tiles, and how the seat itself goes on. So it is
tried in many futures. In each of them chance falls another way, the seat goes on by lot until it is
another's turn, and the mean of the points that it has then is what the action is worth.
"""

from itertools import cycle

from greedy_engine import GreedyEngine

FARTHEST = 4  # actions after the one that is tried, where it is still the same seat's turn


class OnePlyEngine(GreedyEngine):
    """The actions are tried in turn, one future each, for as long as there is time."""

    name = "One ply, an example"

    def choose(self, record, seat, actions):
        request, *events = record
        actions = self.chance.sample(actions, len(actions))
        sums, tries = [0.0] * len(actions), [0] * len(actions)
        for at in cycle(range(len(actions))):
            if not self.may_go_on():
                break
            future = [request | {"seed": self.chance.randrange(2**53)}, *events]
            sums[at] += self.points_after(future, seat, actions[at])
            tries[at] += 1
        means = [total / max(1, number) for total, number in zip(sums, tries, strict=True)]
        return actions[means.index(max(means))]

    def points_after(self, record, seat, action):
        """What the seat has after an action and some more, by lot, while it is its turn."""
        super().points_after(record, seat, action)
        for _ in range(FARTHEST):
            actions = self.sketch.ask({"cmd": "legal", "seat": seat})["actions"]
            if not actions:
                break
            self.sketch.ask({"cmd": "apply", "action": self.chance.choice(actions), "seat": seat})
        return self.points(seat)


if __name__ == "__main__":
    OnePlyEngine().run()
