"""Hostile networks and training checkpoints, where a few numbers determine the size of a file."""

import hashlib
import json
import random
import shutil
import struct
import zlib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from typing import Any

from burgundy_qt.ai.game_bots import network_table, table_of
from burgundy_qt.ai.levels import level
from burgundy_qt.ai.networks.installed_networks import (
    NetworkError,
    load_network,
    manifest_file,
    new_network,
    save_network,
)
from burgundy_qt.ai.thinker import NetworkBot
from burgundy_qt.ai.training import campaign as training
from burgundy_qt.ai.training.campaign import Campaign, Plan
from burgundy_qt.ai.training.checkpoint import FILE, CheckpointError
from burgundy_qt.rules.game import Game
from burgundy_qt.rules.position import Position
from lab.fuzzers.fuzzer import ACCEPTED, Fuzzer, as_json, refused
from tests.mutations import damaged, mutated

SHAPE = 4, 4
"""The shape of the networks here: small, so that many can be read."""
training.WINDOW_GAMES = 16
"""The games of the window here: a real one is so large that the sanitizer would take too long to
touch it."""
TABLE = 2


class Networks(Fuzzer):
    """A network's manifest and its weights, with a right or wrong checksum. An accepted one
    plays."""

    @cached_property
    def saved(self) -> tuple[dict[str, Any], bytes]:
        weights = self.folder / "saved.network"
        network = new_network(self.game, TABLE, 1, SHAPE)
        save_network(weights, network, network_table(self.game, TABLE).features(), {"games": 8})
        return json.loads(manifest_file(weights).read_bytes()), weights.read_bytes()

    @cached_property
    def positions(self) -> list[Position]:
        games = [game for game in self.games if game.seats == TABLE and not game.is_over]
        known = [game.position for game in games if table_of(game.position) == (self.game, TABLE)]
        return known or [Game({"game": self.game, "players": TABLE, "seed": 1}).position]

    def made(self, chance: random.Random) -> bytes:
        manifest, weights = self.saved
        kind = chance.random()
        if kind < 0.5:
            manifest = mutated(manifest, chance)
        if kind > 0.4:
            weights = with_odd_numbers(weights, "e", chance)
        if isinstance(manifest, dict) and chance.random() < 0.6:
            manifest = manifest | {"sha256": hashlib.sha256(weights).hexdigest()}
        told = as_json(manifest)
        return (told if chance.random() < 0.95 else damaged(told, chance)) + b"\n" + weights

    def read(self, content: bytes) -> Iterator[str]:
        manifest, _, weights = content.partition(b"\n")
        file = self.folder / "some.network"
        file.write_bytes(weights)
        manifest_file(file).write_bytes(manifest)
        features = network_table(self.game, TABLE).features()
        try:
            network = load_network(file, features)
        except NetworkError as error:
            yield refused(error)
            return
        chance = random.Random(content)
        position = chance.choice(self.positions)
        bot = NetworkBot(level(chance.choice(("page", "knight"))), features, network, position)
        seat = chance.choice(position.waiting_seats())
        assert bot.choose(position, seat, None, 4, 1) in position.legal(seat)
        yield ACCEPTED


def with_odd_numbers(packed: bytes, form: str, chance: random.Random) -> bytes:
    """Return weights with some numbers of another size, NaN or infinity; or with more or fewer
    numbers."""
    size = struct.calcsize(form)
    kind = chance.random()
    if kind < 0.2:
        return damaged(packed, chance)
    if kind < 0.3:
        return packed + packed[: chance.choice((1, size, 64))]
    letters = bytearray(packed)
    odd = chance.choice((float("inf"), float("nan"), 6e4, -6e4, 0.0, 6e-8))
    for _ in range(chance.choice((1, 20, 2_000))):
        at = size * chance.randrange(len(packed) // size)
        letters[at : at + size] = struct.pack(f"<{form}", odd)
    return bytes(letters)


class Checkpoints(Fuzzer):
    """A training campaign's checkpoint: its head, its numbers, and their compression. An accepted
    one is described, saved again, and in one case of twenty trained further."""

    @cached_property
    def plan(self) -> Plan:
        return Plan(TABLE, 64, self.folder / "campaign", 1, rival=2, game=self.game, chunks=1)

    @cached_property
    def saved(self) -> tuple[dict[str, Any], bytes]:
        campaign = Campaign(self.plan, lambda line: None, SHAPE)
        campaign.games, campaign.cycles, campaign.seconds = 8, 1, 0.5
        point = {"games": 8, "uct": 0.5, "points": 99.0, "last": 0.5}
        campaign.curve = [point | {"win_loss": 0.6, "points_loss": 0.1}] * 2
        campaign.checkpoint().save(self.plan.folder)
        head, _, body = (self.plan.folder / FILE).read_bytes().partition(b"\n")
        return json.loads(head), zlib.decompress(body)

    def made(self, chance: random.Random) -> bytes:
        head, body = self.saved
        kind = chance.random()
        if kind < 0.7:
            head = mutated(head, chance)
        if kind > 0.6:
            body = with_odd_numbers(body, chance.choice("fe"), chance)
        if chance.random() < 0.02:
            body = bytes(50_000_000)
        packed = body if kind < 0.1 else zlib.compress(body, 1)
        content = as_json(head) + b"\n" + packed
        return content if chance.random() < 0.9 else damaged(content, chance)

    def read(self, content: bytes) -> Iterator[str]:
        folder = self.plan.folder
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        (folder / FILE).write_bytes(content)
        try:
            campaign = Campaign.resumed(self.plan, lambda line: None)
        except CheckpointError as error:
            yield refused(error)
            return
        campaign.progress()
        campaign.chunk(0)
        if random.Random(content).random() < 0.05:
            with ThreadPoolExecutor(1) as pool, campaign.crew(pool) as crew:
                for _ in range(3):  # learning begins after two of them
                    campaign.run_cycle(pool, crew)
        campaign.save()
        yield ACCEPTED
