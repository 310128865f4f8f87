"""A training campaign: self-play, learning from it, a checkpoint, a small match, and so on.

A cycle: the players play a number of games with the network as it was at the cycle's start, while
the learner learns from the window as it was then; afterwards the window takes in the new games. So
threads share nothing that changes, and the same seed gives the same network on any number of
threads.
"""

import os
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from burgundy_qt.ai.arena import match_report, matches, players
from burgundy_qt.ai.game_bots import MatchSetup, SeatCount, Shape, bots_of, network_table
from burgundy_qt.ai.networks import installed_networks
from burgundy_qt.ai.networks.network import Network
from burgundy_qt.ai.training import learner, workers
from burgundy_qt.ai.training.checkpoint import (
    FILE,
    Checkpoint,
    CheckpointError,
    read_head,
    shape_in,
)
from burgundy_qt.ai.turn_search.beam import Greedy
from burgundy_qt.rules.registry import DEFAULT, ruleset
from burgundy_qt.storage.documents import Document

CURVE_WIDTH, CURVE_HEIGHT, CURVE_EDGE = 720, 360, 56


def draw_curve(path: Path, title: str, lines: Mapping[str, Sequence[tuple[float, float]]]) -> None:
    """Draw each named line of (games, share 0..1) into the SVG file `path`."""
    most = max((games for points in lines.values() for games, _ in points), default=1.0) or 1.0
    drawing = match_report.Drawing(CURVE_WIDTH, CURVE_HEIGHT)
    axes = match_report.Axes(
        CURVE_EDGE, CURVE_EDGE, CURVE_WIDTH - 2 * CURVE_EDGE, CURVE_HEIGHT - 2 * CURVE_EDGE, most
    )
    drawing.text(CURVE_EDGE, 24, title, size=15)
    axes.draw(drawing)
    drawing.text(CURVE_EDGE, CURVE_EDGE - 12, "wins", match_report.FAINT, "end")
    drawing.text(
        CURVE_WIDTH - CURVE_EDGE, CURVE_HEIGHT - CURVE_EDGE + 36, "games", match_report.FAINT, "end"
    )
    for at, (name, points) in enumerate(lines.items()):
        colour = match_report.COLOURS[at % len(match_report.COLOURS)]
        drawing.line([axes.place(games, share) for games, share in points], colour)
        drawing.text(CURVE_WIDTH - CURVE_EDGE, 24 + 16 * at, name, colour, "end")
    drawing.save(path)


BATCH = 512
HIGHEST_RATE, LOWEST_RATE = 3e-3, 1e-4
HIGHEST_GROWN = 1e-3
"""The rates of learning at the start and at the end of a campaign, and at the start of one that
grows from another network."""
CHUNK = 8  # games that one thread plays at a time
CHUNKS = 8  # of a cycle, by default
WINDOW_GAMES = 600
EVERY_FIFTH = 5  # chunk has a seat played by an older network
EVERY_THIRD = 3  # chunk is played for points
# of the games on whole turns are planned: it takes twice as long, but is how the bots play
WHOLE_TURNS_FROM = 0.9
OLDER_NETWORKS = 12
GATES = 24  # of a campaign: matches and a point of the curve
SAVE_SECONDS = 60
UCT_GAMES, GATE_GAMES = 40, 200
"""The games of the matches at a gate: against the tree search and against the network of the gate
before."""


@dataclass(frozen=True)
class Plan:
    """The goal of training: until `games` games, checkpoints in `folder`."""

    table: SeatCount
    games: int
    folder: Path
    threads: int = os.cpu_count() or 1
    seed: int = 1
    rival: int = 100  # simulations of the tree search as its yardstick
    # the table whose shipped network it grows from; None: from random weights
    parent: SeatCount | None = None
    game: str = DEFAULT
    box: MatchSetup | None = None  # the box of all games; None: the game draws it
    chunks: int = CHUNKS  # of a cycle
    address: str | None = None  # of the cluster that plays; None: threads of this process


class Campaign:
    """One campaign, new or resumed; `tell` gets a line of progress after every cycle."""

    def __init__(self, plan: Plan, tell: Callable[[str], None], shape: Shape | None = None):
        self.plan = plan
        self.tell = tell
        self.table = network_table(plan.game, plan.table)
        self.features = self.table.features()
        self.bots = bots_of(plan.game)
        self.lessons = self.bots.lessons[plan.table]
        self.network = installed_networks.new_network(plan.game, plan.table, plan.seed, shape)
        self.playing = self.frozen()
        self.older: list[Network] = []
        self.learner = learner.Learner(self.network)
        self.highest = HIGHEST_RATE
        self.games = 0
        self.cycles = 0
        self.seconds = 0.0
        self.gate_seconds = 0.0  # seconds of the last gate
        self.curve: list[dict[str, float]] = []
        self.window = learner.SampleWindow(WINDOW_GAMES * self.lessons.samples)

    @classmethod
    def resumed(cls, plan: Plan, tell: Callable[[str], None]) -> "Campaign":
        """Return the campaign of the checkpoint in the plan's folder, or a new one. Raises
        CheckpointError or NetworkError."""
        if (plan.folder / FILE).exists():
            head = read_head(plan.folder)
            require_same(head, plan)
            campaign = cls(plan, tell, shape_in(head))
            campaign.take(Checkpoint.load(plan.folder, campaign.network.size))
            return campaign
        campaign = cls(plan, tell)
        if plan.parent is not None:
            features = network_table(plan.game, plan.parent).features()
            campaign.grow_from(
                installed_networks.load_network(
                    installed_networks.shipped_file(plan.game, plan.parent), features
                )
            )
        return campaign

    def grow_from(self, parent: Network) -> None:
        """Begin with the weights of another table's network."""
        self.network.copy_from(self.bots.warm_start(parent, self.plan.table))
        self.playing.copy_from(self.network)
        self.highest = HIGHEST_GROWN

    def take(self, saved: Checkpoint) -> None:
        """Go on from a checkpoint of this network. Raises CheckpointError if an older network
        beside it is unusable."""
        self.network.take(saved.weights)
        self.learner.remember(saved.means, saved.squares, saved.data["steps"])
        self.games, self.cycles = saved.data["games"], saved.data["cycles"]
        self.seconds, self.curve = saved.data["seconds"], saved.data["curve"]
        self.highest = saved.data.get("rate", HIGHEST_RATE)
        try:
            self.older = [
                installed_networks.load_network(path, self.features) for path in self.older_files()
            ]
        except installed_networks.NetworkError as error:
            raise CheckpointError(
                f"the campaign in {self.plan.folder} cannot continue: {error}"
            ) from error
        self.playing.copy_from(self.network)

    def older_files(self) -> list[Path]:
        """Return the networks of earlier gates, oldest first."""
        files = (self.plan.folder / "older").glob("*.network")
        return sorted(files, key=lambda path: path.name.zfill(20))[-OLDER_NETWORKS:]

    def checkpoint(self) -> Checkpoint:
        """Return the state to go on from."""
        progress = {
            "game": self.plan.game,
            "seats": self.plan.table,
            "features": self.features.version,
            "shape": [self.network.first, self.network.second],
            "games": self.games,
            "cycles": self.cycles,
            "steps": self.learner.steps,
            "rate": self.highest,
            "seconds": round(self.seconds, 1),
            "curve": self.curve,
        }
        return Checkpoint(progress, self.network.numbers(), *self.learner.memory())

    # Running.

    def run(self) -> None:
        """Train until the plan's games are played; save each minute and when interrupted, with a
        cluster after each cycle."""
        saved = time.monotonic()
        with ThreadPoolExecutor(self.plan.threads) as pool, self.crew(pool) as crew:
            try:
                while self.games < self.plan.games:
                    before = self.games
                    self.run_cycle(pool, crew)
                    self.tell(self.progress())
                    if self.gate(before) != self.gate(self.games):
                        begun = time.monotonic()
                        self.pass_gate(pool)
                        self.gate_seconds = time.monotonic() - begun
                    if time.monotonic() - saved > SAVE_SECONDS:
                        self.save()
                        saved = time.monotonic()
                    elif self.plan.address:
                        self.checkpoint().save(self.plan.folder)
            finally:
                self.save()

    @contextmanager
    def crew(self, pool: ThreadPoolExecutor) -> Iterator[workers.WorkerPool]:
        """Provide the workers. Raises NoExecutor."""
        if self.plan.address is None:
            yield workers.ThreadPool(self.school(), pool, CHUNKS)
        else:
            with matches.cluster(self.plan.address) as client:
                yield workers.ClusterPool(self.school(), client)

    def school(self) -> workers.TrainingContext:
        """Return the common settings of all chunks."""
        shape = self.network.first, self.network.second
        return workers.TrainingContext(self.plan.game, self.plan.table, shape, self.plan.box, CHUNK)

    def gate(self, games: int) -> int:
        """Return how many gates were passed after so many games."""
        return games * GATES // self.plan.games

    def run_cycle(self, pool: ThreadPoolExecutor, crew: workers.WorkerPool) -> None:
        """Play one cycle, and learn meanwhile."""
        begun = time.monotonic()
        games = CHUNK * self.plan.chunks
        samples = games * self.lessons.samples
        batches = self.lessons.uses * samples // BATCH if self.window.filled >= 2 * samples else 0
        learning = pool.submit(
            self.learner.learn, self.window, batches, BATCH, self.rate(), self.key(0)
        )
        chunks = [self.chunk(at) for at in range(self.plan.chunks)]
        rivals = [self.rival(at) if chunk.older_seats else None for at, chunk in enumerate(chunks)]
        crew.begin(chunks, self.playing, rivals)
        learning.result()
        for window in crew.windows():
            self.window.absorb(window)
        self.playing.copy_from(self.network)
        self.cycles += 1
        self.games += games
        self.seconds += time.monotonic() - begun

    def key(self, part: int) -> int:
        """Return the key of the random choices of a part of this cycle."""
        return (
            (self.plan.seed * 0xD1342543DE82EF95)
            ^ (self.cycles * 0x9E6C63D0876A9A47 + part * 0x632BE59BD9B4E019)
        ) % 2**64

    def rate(self) -> float:
        """Return the present rate of learning: it falls evenly in its logarithm."""
        passed = min(1.0, self.games / self.plan.games)
        return float(self.highest * (LOWEST_RATE / self.highest) ** passed)

    def plans_whole_turns(self) -> bool:
        """Return whether the players plan whole turns by now."""
        return self.games >= WHOLE_TURNS_FROM * self.plan.games

    def chunk(self, at: int) -> workers.Chunk:
        """Return a chunk of this cycle: in some of them one seat is played by an older network."""
        number = self.games // CHUNK + at
        meets_older = self.older and number % EVERY_FIFTH == 0 and self.table.seats > 1
        return workers.Chunk(
            self.school(),
            number * CHUNK + self.plan.seed * 2**32,
            self.key(at + 1),
            int(bool(meets_older)),
            number % EVERY_THIRD == 0,
            self.plans_whole_turns(),
        )

    def rival(self, at: int) -> Network:
        """Return the older network of a chunk of this cycle."""
        return self.older[self.key(at + 1) % len(self.older)]

    # Gates.

    def pass_gate(self, pool: ThreadPoolExecutor) -> None:
        """Measure the network, keep it among the older ones, save, draw the curve, report the
        progress."""
        network = self.frozen()
        seats, box = self.table.seats, self.plan.box or self.bots.plain_box(self.plan.table)
        against_uct = matches.play_match(
            lambda _: players.NetworkPlayer(Greedy, network),
            lambda seed: players.UctPlayer(self.plan.rival, None, seed),
            seats,
            UCT_GAMES // seats,
            pool,
            box=box,
        )
        point: dict[str, float] = {
            "games": self.games,
            "uct": against_uct.score,
            "points": against_uct.points[0],
        }
        if self.older:
            last = self.older[-1]
            point["last"] = matches.play_match(
                lambda _: players.NetworkPlayer(Greedy, network),
                lambda _: players.NetworkPlayer(Greedy, last),
                seats,
                GATE_GAMES // seats,
                pool,
                box=box,
            ).score
        self.curve.append(
            point | {"win_loss": self.learner.win_loss, "points_loss": self.learner.points_loss}
        )
        self.older = [*self.older, network][-OLDER_NETWORKS:]
        self.write(self.plan.folder / "older" / f"{self.games}.network", network)

    def write(self, file: Path, network: Network) -> None:
        """Save a network of this campaign."""
        installed_networks.save_network(file, network, self.features, self.training())

    def frozen(self) -> Network:
        """Return a copy of the network as it is now."""
        network = installed_networks.new_network(
            self.plan.game, self.plan.table, shape=(self.network.first, self.network.second)
        )
        network.copy_from(self.network)
        return network

    def progress(self) -> str:
        """Return one line: progress, speed, remaining time, strength."""
        rate = self.games / max(self.seconds, 1e-9)
        left = max(0, self.plan.games - self.games) / max(rate, 1e-9)
        left += max(0, GATES - self.gate(self.games)) * self.gate_seconds
        share = min(1.0, self.games / self.plan.games)
        bar = "#" * round(20 * share)
        line = f"[{bar:<20}] {self.games:,} games, {rate:.0f}/s, {left / 60:.0f} min left"
        if self.curve:
            last = self.curve[-1]
            line += f" | uct:{self.plan.rival} {last['uct']:.0%}, {last['points']:.0f} points"
            if "last" in last:
                line += f", last gate {last['last']:.0%}"
            if last["win_loss"]:  # nothing is learnt before the window is full
                line += f", loss {last['win_loss']:.3f} {last['points_loss']:.3f}"
        return line

    def save(self) -> None:
        """Write checkpoint, network and curve."""
        self.checkpoint().save(self.plan.folder)
        self.write(
            self.plan.folder / installed_networks.network_name(self.plan.game, self.plan.table),
            self.network,
        )
        if self.curve:
            lines = {
                f"against uct:{self.plan.rival}": [
                    (point["games"], point["uct"]) for point in self.curve
                ]
            }
            lines["against the gate before"] = [
                (p["games"], p["last"]) for p in self.curve if "last" in p
            ]
            title = ruleset(self.plan.game).describe()["title"]
            draw_curve(self.plan.folder / "curve.svg", f"{title}, {self.table.title}", lines)

    def training(self) -> dict[str, object]:
        """Return the manifest's data about the network's training."""
        return {
            "games": self.games,
            "hours": round(self.seconds / 3600, 2),
            "learning": "TD at boundaries; self-play one action ahead, in the last part whole "
            "turns by the beam",
        }


def require_same(head: Document, plan: Plan) -> None:
    """Raise CheckpointError if a checkpoint is of another campaign than planned."""
    found = head.get("game", DEFAULT), head.get("seats"), head.get("features")
    wanted = plan.game, plan.table, network_table(plan.game, plan.table).features().version
    if found != wanted:
        raise CheckpointError(
            f"{plan.folder / FILE} is {campaign_report(*found)}, not "
            f"{campaign_report(*wanted)}; choose another folder"
        )


def campaign_report(game: object, table: object, features: object) -> str:
    """Return a description of a checkpoint's campaign."""
    return f"of {game}, seats {table} and features {features}"
