"""An engine that plays by lot: any legal action, each as likely as another."""

from talking import Engine


class RandomEngine(Engine):
    """The least that an engine can be."""

    name = "Random, an example"

    def choose(self, record, seat, actions):
        return self.chance.choice(actions)


if __name__ == "__main__":
    RandomEngine().run()
