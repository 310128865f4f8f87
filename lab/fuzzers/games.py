"""Hostile records, saves and codes of deals."""

import json
import random
from collections.abc import Iterator
from datetime import date
from functools import cached_property
from typing import Any

from burgundy_qt.rules.errors import InvalidRecord, RulesError
from burgundy_qt.rules.game import Game
from burgundy_qt.session.challenges import day_of
from burgundy_qt.session.deal_code import (
    FIRST_PREFIX,
    PREFIX,
    CodeError,
    as_written_now,
    checksum,
    deal_code_of,
    looks_like_code,
    request_from_code,
)
from burgundy_qt.session.game_profile import LETTERS
from burgundy_qt.session.statistics.ledger import Ledger
from lab.fuzzers.fuzzer import (
    ACCEPTED,
    Fuzzer,
    as_json,
    ask_everything,
    play_on,
    refused,
    request_for,
)
from tests.mutations import NearMisses, damaged, mutated
from tests.session.all_readers import Readers, mended
from tests.session.saves.kinds_of_saves import kinds_of_saves


class Records(Fuzzer):
    """Records as the protocol's `load` gets them: most of them nearly legal, some with any values.
    Accepted ones are queried for everything, continued, and loaded again."""

    @cached_property
    def near(self) -> NearMisses:
        records = [game.record(private=True) for game in self.games]
        records += [game.record(seat=at % game.seats) for at, game in enumerate(self.games[:4])]
        return NearMisses(json.loads(json.dumps(records)))

    def made(self, chance: random.Random) -> bytes:
        kind = chance.random()
        if kind < 0.25:
            return as_json(mutated(chance.choice(self.near.records), chance))
        record = self.near.changed(chance)
        if kind < 0.35:
            return as_json(record[:1])
        return as_json(record) if kind < 0.97 else damaged(as_json(record), chance)

    def read(self, content: bytes) -> Iterator[str]:
        try:
            record = json.loads(content)
        except (ValueError, RecursionError):
            yield "refused as no JSON"
            return
        chance = random.Random(content)
        try:
            if isinstance(record, list) and len(record) == 1 and isinstance(record[0], dict):
                game = Game(record[0])
            else:
                game = Game.from_record(record)
        except RulesError as error:
            if not isinstance(error, InvalidRecord) and len(record) != 1:
                raise
            yield refused(error)
            return
        ask_everything(game)
        if game.viewer is None and chance.random() < 0.5:
            play_on(game, chance.choice((3, 10, 10, 400)), chance)
            ask_everything(game)
            again = Game.from_record(json.loads(json.dumps(game.record(private=True))))
            assert again.state() == game.state()
        yield ACCEPTED


class Saves(Fuzzer):
    """Saves with a valid checksum, read in every way in which saves are read."""

    @cached_property
    def documents(self) -> list[dict[str, Any]]:
        return [
            document
            for document in kinds_of_saves().values()
            if document["record"][0].get("game", "burgundy") == self.game
        ]

    @cached_property
    def near(self) -> NearMisses:
        return NearMisses([document["record"] for document in self.documents])

    @cached_property
    def readers(self) -> Readers:
        return Readers(Ledger(self.folder / "ledger.db"))

    def made(self, chance: random.Random) -> bytes:
        lengths = [len(document["record"]) for document in self.documents]
        (document,) = chance.choices(self.documents, [1 / length for length in lengths])
        kind = chance.random()
        if kind < 0.3:
            return mended(document | {"record": self.near.changed(chance, document["record"])})
        content = mended(mutated(document, chance))
        return content if kind < 0.97 else damaged(content, chance)

    def read(self, content: bytes) -> Iterator[str]:
        became = self.readers.read(content)
        yield ACCEPTED if became == "opened" else became


ODD_LETTERS = (
    *(" ", "-", "\n", "o", "l", "U", "*", "0" * 5_000),
    *("\u017f", "\u0130", "\u0663", "\u00b2", "\u200b"),
)
"""Typical typing errors, and letters that become others when their case is changed."""


class Codes(Fuzzer):
    """Codes of deals and challenges: mistyped ones, and made-up ones with a valid check."""

    def made(self, chance: random.Random) -> bytes:
        code = deal_code_of(Game(request_for(self.game, chance.randrange(5_000))).request)
        kind = chance.random()
        if kind < 0.6:
            body = [*code.replace("-", "")[len(PREFIX) : -4]]
            for _ in range(chance.choice((1, 1, 2, 9))):
                body[chance.randrange(len(body))] = chance.choice(LETTERS)
            if kind < 0.1:
                body = chance.choices(LETTERS, k=chance.randrange(1, 60))
            elif kind < 0.2:
                del body[chance.randrange(len(body)) :]
            prefix = FIRST_PREFIX if chance.random() < 0.1 else PREFIX
            return (prefix + "".join(body) + checksum(prefix, "".join(body))).encode()
        letters = [*code]
        for _ in range(chance.choice((1, 2, 5))):
            at = chance.randrange(len(letters))
            letters[at : at + chance.randrange(2)] = chance.choice(
                (
                    " ",
                    "-",
                    "\n",
                    "o",
                    "l",
                    "\u017f",
                    "\u0130",
                    "\u0663",
                    "\u00b2",
                    "\u200b",
                    "U",
                    "*",
                    "0" * 5_000,
                )
            )
        return "".join(letters).encode()

    def read(self, content: bytes) -> Iterator[str]:
        code = content.decode()
        looks_like_code(code)
        try:
            request = request_from_code(code)
        except CodeError as error:
            assert as_written_now(code) == code
            yield refused(error)
            return
        assert request_from_code(as_written_now(code)) == request
        day_of(request, date(2026, 6, 1))
        ask_everything(Game(request))
        yield ACCEPTED
