"""What can be wrong with a request to the rules. Each error carries the protocol's code for it."""

HEAD, TAIL = 800, 400  # letters of a long message


class RulesError(ValueError):
    """A request that cannot be served; the game is as it was before. A message that repeats a long
    value is cut."""

    code = "bad-argument"

    def __init__(self, message: str):
        super().__init__(
            message if len(message) <= HEAD + TAIL else f"{message[:HEAD]} … {message[-TAIL:]}"
        )


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
