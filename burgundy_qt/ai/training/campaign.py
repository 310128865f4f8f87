"""A training campaign: games against itself, learning from them, a checkpoint, a small match, and so on.

A cycle: the players play a number of games with the network as it was at the cycle's start, while the learner learns
from the window as it was then; afterwards the window takes in the new games. So threads share nothing that changes,
and the same seed gives the same network on any number of threads.
"""

import os
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue
from typing import Any

from burgundy_qt.ai.arena.matches import play_match
from burgundy_qt.ai.arena.players import NetworkPlayer, UctPlayer
from burgundy_qt.ai.arena.starts import box_by_lot, plain_box, random_start
from burgundy_qt.ai.features.games import SOLO, TEAM, Table, features_of, seats_at
from burgundy_qt.ai.training.checkpoint import FILE, Checkpoint, CheckpointError
from burgundy_qt.ai.training.curve import draw_curve
from burgundy_qt.ai.training.growing import grown, grown_into_team
from burgundy_qt.ai.training.learner import Learner
from burgundy_qt.ai.training.self_play import EXPLORING, SelfPlay
from burgundy_qt.ai.training.window import Window
from burgundy_qt.ai.turns.greedy import Greedy
from burgundy_qt.ai.values.evaluator import Evaluator
from burgundy_qt.ai.values.network import Network
from burgundy_qt.ai.values.network_files import Shape, load_network, new_network, save_network, shipped_file
from burgundy_qt.rules.burgundy.burgundy import Burgundy

BATCH = 512
HIGHEST_RATE, LOWEST_RATE = 3e-3, 1e-4
HIGHEST_GROWN = 1e-3
"""Of learning, at the start and at the end of a campaign; at the start of one that begins with what another knows."""
CHUNK = 8  # games that one thread plays at a time
CHUNKS = 8  # of a cycle
WINDOW_GAMES = 600
SAMPLES_PER_GAME: dict[Table, int] = {SOLO: 130, 2: 200, 3: 330, 4: 480, TEAM: 480}  # about; there is twice the room
USES: dict[Table, int] = {SOLO: 2, 2: 2, 3: 1, 4: 1, TEAM: 1}
"""Of each sample; with more seats a game is told by more samples, which say much the same."""
TITLES: dict[Table, str] = {SOLO: "alone", 2: "2 seats", 3: "3 seats", 4: "4 seats", TEAM: "teams"}
EXPLORING_ALONE = 10  # random choices in a thousand: no other seat's outweigh one's own
EVERY_FIFTH = 5  # chunk has a seat played by an older network
EVERY_THIRD = 3  # chunk is played for points
WHOLE_TURNS_FROM = 0.9  # of the games on whole turns are planned: it takes twice as long, and the bots play so
OLDER_NETWORKS = 12
GATES = 24  # of a campaign: matches and a point of the curve
SAVE_SECONDS = 60
UCT_GAMES, GATE_GAMES = 40, 200
"""Of the matches at a gate: against the tree search and against the network of the gate before."""


@dataclass(frozen=True)
class Plan:
    """What is trained: until `games` games, checkpoints in `folder`."""

    seats: Table  # how many; 1 for the solo game, or TEAM
    games: int
    folder: Path
    threads: int = os.cpu_count() or 1
    seed: int = 1
    rival: int = 100  # simulations of the tree search that it is measured by
    parent: int = 0  # seats of the shipped network to begin with, fewer; 0: begin with nothing


class Campaign:
    """One campaign, new or resumed; `tell` hears a line of progress after every cycle."""

    def __init__(self, plan: Plan, tell: Callable[[str], None], shape: Shape | None = None):
        self.plan = plan
        self.tell = tell
        self.network = new_network(plan.seats, plan.seed, shape)
        self.playing = self.frozen()
        self.older: list[Network] = []
        self.learner = Learner(self.network)
        self.highest = HIGHEST_RATE
        self.games = 0
        self.cycles = 0
        self.seconds = 0.0
        self.gate_seconds = 0.0  # that the last gate took
        self.curve: list[dict[str, float]] = []
        self.window = Window(WINDOW_GAMES * SAMPLES_PER_GAME[plan.seats])
        self.free: SimpleQueue[SelfPlay] = SimpleQueue()

    @classmethod
    def resumed(cls, plan: Plan, tell: Callable[[str], None]) -> "Campaign":
        """Go on from the checkpoint in the plan's folder, or begin where there is none; raises CheckpointError or
        NetworkError."""
        if (plan.folder / FILE).exists():
            saved = Checkpoint.load(plan.folder)
            campaign = cls(plan, tell, saved.shape)
            campaign.take(saved)
            return campaign
        campaign = cls(plan, tell)
        if plan.parent:
            campaign.grow_from(load_network(shipped_file(plan.parent), features_of(plan.parent)))
        return campaign

    def grow_from(self, parent: Network) -> None:
        """Begin with what a network for fewer seats knows."""
        if self.plan.seats == TEAM:
            self.network.copy_from(grown_into_team(parent))
        else:
            self.network.copy_from(grown(parent, seats_at(self.plan.seats)))
        self.playing.copy_from(self.network)
        self.highest = HIGHEST_GROWN

    def take(self, saved: Checkpoint) -> None:
        """Go on where a checkpoint was saved; raises CheckpointError where it is another campaign's."""
        features = features_of(self.plan.seats).version
        if (saved.told.get("seats"), saved.told.get("features")) != (self.plan.seats, features):
            raise CheckpointError(
                f"{self.plan.folder / FILE} is of seats {saved.told.get('seats')} and features "
                f"{saved.told.get('features')}, not {self.plan.seats} and {features}: choose another folder"
            )
        try:
            self.network.take(saved.weights)
            self.learner.remember(saved.means, saved.squares, saved.told["steps"])
            self.games, self.cycles = saved.told["games"], saved.told["cycles"]
            self.seconds, self.curve = saved.told["seconds"], saved.told["curve"]
            self.highest = saved.told.get("rate", HIGHEST_RATE)
            self.older = [load_network(path, features_of(self.plan.seats)) for path in self.older_files()]
        except (KeyError, ValueError) as error:
            raise CheckpointError(f"{self.plan.folder / FILE} does not fit this program: {error}") from error
        self.playing.copy_from(self.network)

    def older_files(self) -> list[Path]:
        """The networks of earlier gates, oldest first."""
        files = (self.plan.folder / "older").glob("*.network")
        return sorted(files, key=lambda path: path.name.zfill(20))[-OLDER_NETWORKS:]

    def checkpoint(self) -> Checkpoint:
        """The state to go on from."""
        told = {
            "seats": self.plan.seats,
            "features": features_of(self.plan.seats).version,
            "shape": [self.network.first, self.network.second],
            "games": self.games,
            "cycles": self.cycles,
            "steps": self.learner.steps,
            "rate": self.highest,
            "seconds": round(self.seconds, 1),
            "curve": self.curve,
        }
        return Checkpoint(told, self.network.numbers(), *self.learner.memory())

    # Running.

    def run(self) -> None:
        """Train until the plan's games are played; saved at every gate, each minute, and when interrupted."""
        self.make_players()
        saved = time.monotonic()
        with ThreadPoolExecutor(self.plan.threads) as pool:
            try:
                while self.games < self.plan.games:
                    before = self.games
                    self.run_cycle(pool)
                    self.tell(self.progress())
                    if self.gate(before) != self.gate(self.games):
                        begun = time.monotonic()
                        self.pass_gate(pool)
                        self.gate_seconds = time.monotonic() - begun
                    if time.monotonic() - saved > SAVE_SECONDS:
                        self.save()
                        saved = time.monotonic()
            finally:
                self.save()

    def make_players(self) -> None:
        """One for each chunk of a cycle."""
        start = self.start(0)
        features = features_of(self.plan.seats)
        room = 2 * CHUNK * SAMPLES_PER_GAME[self.plan.seats]
        for _ in range(CHUNKS):
            self.free.put(
                SelfPlay(
                    Evaluator(features, self.playing),
                    Evaluator(features, self.frozen()),
                    start,
                    room,
                    EXPLORING_ALONE if self.plan.seats == SOLO else EXPLORING,
                )
            )

    def gate(self, games: int) -> int:
        """How many gates were passed after so many games."""
        return games * GATES // self.plan.games

    def run_cycle(self, pool: ThreadPoolExecutor) -> None:
        """Play, and learn meanwhile."""
        begun = time.monotonic()
        fresh = 2 * CHUNK * CHUNKS * SAMPLES_PER_GAME[self.plan.seats]
        batches = (
            USES[self.plan.seats] * CHUNK * CHUNKS * SAMPLES_PER_GAME[self.plan.seats] // BATCH
            if self.window.filled >= fresh
            else 0
        )
        learning = pool.submit(self.learner.learn, self.window, batches, BATCH, self.rate(), self.key(0))
        playing = [pool.submit(self.play_chunk, chunk) for chunk in range(CHUNKS)]
        learning.result()
        for chunk in playing:
            player = chunk.result()
            self.window.absorb(player.window)
            self.free.put(player)
        self.playing.copy_from(self.network)
        self.cycles += 1
        self.games += CHUNK * CHUNKS
        self.seconds += time.monotonic() - begun

    def key(self, part: int) -> int:
        """Where the random choices of a part of this cycle begin."""
        return (
            (self.plan.seed * 0xD1342543DE82EF95) ^ (self.cycles * 0x9E6C63D0876A9A47 + part * 0x632BE59BD9B4E019)
        ) % 2**64

    def rate(self) -> float:
        """The rate of learning now: falls evenly in its logarithm."""
        passed = min(1.0, self.games / self.plan.games)
        return float(self.highest * (LOWEST_RATE / self.highest) ** passed)

    def plans_whole_turns(self) -> bool:
        """Whether the players plan whole turns by now."""
        return self.games >= WHOLE_TURNS_FROM * self.plan.games

    def play_chunk(self, chunk: int) -> SelfPlay:
        """Some games, some of them with one seat played by an older network."""
        player = self.free.get()
        number = self.cycles * CHUNKS + chunk
        seed = number * CHUNK + self.plan.seed * 2**32
        starts = [self.start(seed + at) for at in range(CHUNK)]
        seats = 0
        if self.older and number % EVERY_FIFTH == 0 and self.plan.seats != SOLO:
            rival = self.older[self.key(chunk + 1) % len(self.older)]
            player.older_network().copy_from(rival)
            seats = 1
        player.play(starts, self.key(chunk + 1), seats, number % EVERY_THIRD == 0, self.plans_whole_turns())
        return player

    def start(self, seed: int) -> Burgundy:
        """Where a game of training begins."""
        return random_start(seats_at(self.plan.seats), seed, box=box_by_lot(seed, self.plan.seats))

    # Gates.

    def pass_gate(self, pool: ThreadPoolExecutor) -> None:
        """Measure the network, keep it among the older ones, save, draw the curve, tell how far it is."""
        network = self.frozen()
        seats, box = seats_at(self.plan.seats), plain_box(self.plan.seats)
        against_uct = play_match(
            lambda _: NetworkPlayer(Greedy, network),
            lambda seed: UctPlayer(self.plan.rival, None, seed),
            seats,
            UCT_GAMES // seats,
            pool,
            box=box,
        )
        point: dict[str, float] = {"games": self.games, "uct": against_uct.score, "points": against_uct.points[0]}
        if self.older:
            last = self.older[-1]
            point["last"] = play_match(
                lambda _: NetworkPlayer(Greedy, network),
                lambda _: NetworkPlayer(Greedy, last),
                seats,
                GATE_GAMES // seats,
                pool,
                box=box,
            ).score
        self.curve.append(point | {"win_loss": self.learner.win_loss, "points_loss": self.learner.points_loss})
        self.older = [*self.older, network][-OLDER_NETWORKS:]
        self.write(self.plan.folder / "older" / f"{self.games}.network", network)

    def write(self, file: Path, network: Network) -> None:
        """Save a network of this campaign."""
        save_network(file, network, features_of(self.plan.seats), self.training())

    def frozen(self) -> Network:
        """A copy of the network as it is."""
        network = new_network(self.plan.seats, shape=(self.network.first, self.network.second))
        network.copy_from(self.network)
        return network

    def progress(self) -> str:
        """One line: how far, how fast, how long still, how strong."""
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
            if last["win_loss"]:  # before there is a full window nothing is learnt
                line += f", loss {last['win_loss']:.3f} {last['points_loss']:.3f}"
        return line

    def save(self) -> None:
        """Write checkpoint, network and curve."""
        self.checkpoint().save(self.plan.folder)
        self.write(self.plan.folder / f"burgundy-{self.plan.seats}.network", self.network)
        if self.curve:
            lines = {f"against uct:{self.plan.rival}": [(point["games"], point["uct"]) for point in self.curve]}
            lines["against the gate before"] = [(p["games"], p["last"]) for p in self.curve if "last" in p]
            draw_curve(self.plan.folder / "curve.svg", f"Burgundy, {TITLES[self.plan.seats]}", lines)

    def training(self) -> dict[str, Any]:
        """What a manifest says about how the network was trained."""
        return {
            "games": self.games,
            "hours": round(self.seconds / 3600, 2),
            "learning": "TD at boundaries; self-play one action ahead, in the last part whole turns by the beam",
        }
