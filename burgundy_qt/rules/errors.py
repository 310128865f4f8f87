"""What can be wrong with a request to the rules. Each error carries the protocol's code for it."""


class RulesError(ValueError):
    """A request that cannot be served; the game is as it was before."""

    code = "bad-argument"


class BadArgument(RulesError):
    """A value that the request cannot have; the message names the key and what it may be."""


class IllegalAction(RulesError):
    """The action is not among those offered now."""

    code = "illegal-action"


class GameOver(RulesError):
    """The game has ended; nobody acts any more."""

    code = "game-over"


class BadRecord(RulesError):
    """A record that is damaged or impossible; the message names the line."""

    code = "bad-file"
