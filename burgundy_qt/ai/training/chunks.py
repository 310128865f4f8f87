"""A chunk: games of training that one player plays one after another, here or on another machine.

What a chunk says, with the weights, settles every game of it: so it does not matter who plays it.
"""

from dataclasses import dataclass

from burgundy_qt.ai.arena.starts import start
from burgundy_qt.ai.features.games import network_table
from burgundy_qt.ai.game_bots import Box, Shape, Table, bots_of
from burgundy_qt.ai.training.self_play import SelfPlay
from burgundy_qt.ai.training.window import Window
from burgundy_qt.ai.values.evaluator import Evaluator
from burgundy_qt.ai.values.network import Network
from burgundy_qt.ai.values.network_files import new_network
from burgundy_qt.rules.position import Position


@dataclass(frozen=True)
class School:
    """What all chunks of a campaign have in common: `games` games of a table, by a network of this
    shape. `box` is None where the game draws by lot what it is played with."""

    game: str
    table: Table
    shape: Shape
    box: Box | None
    games: int

    def network(self) -> Network:
        """A network of the shape that is trained."""
        return new_network(self.game, self.table, shape=self.shape)

    def start(self, seed: int) -> Position:
        """Where a game of training begins."""
        box = self.box or bots_of(self.game).random_box(seed, self.table)
        return start(box, network_table(self.game, self.table).seats, seed)

    def samples(self) -> int:
        """That a chunk may come to."""
        return 2 * self.games * bots_of(self.game).lessons[self.table].samples

    def player(self) -> "ChunkPlayer":
        """Who plays chunks."""
        return ChunkPlayer(self)


@dataclass(frozen=True)
class Chunk:
    """The games from `seed` on, with the random choices of `key`."""

    school: School
    seed: int
    key: int
    older_seats: int
    """The set of seats that an older network plays."""
    for_points: bool
    whole_turns: bool


class ChunkPlayer:
    """Plays chunks, one at a time; `window` holds the samples of the last."""

    def __init__(self, school: School):
        table = network_table(school.game, school.table)
        lessons = bots_of(school.game).lessons[school.table]
        features = table.features()
        self.newest = school.network()
        self.self_play = SelfPlay(
            Evaluator(features, self.newest),
            Evaluator(features, school.network()),
            school.start(0),
            school.samples(),
            lessons.exploring,
            lessons.trust,
        )

    @property
    def older(self) -> Network:
        """The network of the seats that an older one plays."""
        network: Network = self.self_play.older_network()
        return network

    @property
    def window(self) -> Window:
        """The samples of the last chunk."""
        window: Window = self.self_play.window
        return window

    def play(self, chunk: Chunk) -> None:
        """Play it by the networks as they are now."""
        self.self_play.play(
            [chunk.school.start(chunk.seed + at) for at in range(chunk.school.games)],
            chunk.key,
            chunk.older_seats,
            chunk.for_points,
            chunk.whole_turns,
        )
