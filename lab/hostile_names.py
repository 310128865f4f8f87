"""Campaign: saves with hostile names and texts and a valid checksum, as files and pasted."""

import base64
import json
import random
import tempfile
import zlib
from collections.abc import Callable
from pathlib import Path as File
from typing import Any

from burgundy_qt.session.library.library_folder import LARGEST_FILE, LONGEST_NAME, read_labels
from burgundy_qt.session.problem import SaveError, plain_name
from burgundy_qt.session.saves.save_file import Save, read_save, save_in_text
from burgundy_qt.session.statistics.ledger import Ledger
from lab.campaign import Figures
from lab.survivals import Survivals
from tests.mutations import TEXTS, Path, a_way_into, as_line, with_change
from tests.session.all_readers import Readers, is_seen, sealed_line
from tests.session.saves.kinds_of_saves import kinds_of_saves

MENDED = "opened, a name mended"
OUTCOMES = (
    "opened",
    MENDED,
    "refused by SaveDamaged",
    "refused by SaveForeign",
    "refused by SaveTooLarge",
)

PIECES = (
    *TEXTS,
    *(
        "\x1b]0;title\x07",
        "\x9b31m",
        "\u2066",
        "\u2028",
        "\u2029",
        "\ufeff",
        "\ufffe",
        "\uffff",
        "\ue000",
        "\r\n",
    ),
    *(
        "\U0010ffff",
        "\U000e0041",
        "\ufdfa",
        "\u1100\u1161",
        "\u05d0\u0661",
        "\u0300",
        "\u00a0",
        "\u3000",
        "\x7f",
    ),
    *(
        "\U0001f468\u200d\U0001f469",
        "\U0001f3f3\ufe0f\u200d\U0001f308",
        "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645",
        "\u0dc1\u0dca\u200d\u0dbb\u0dd3",
        "\u200c",
        "\u200d",
        "\u3164",
        "\ud83d",
        "\ude00\ud83d",
        "\x85",
        "Anna",
        "You",
        "Player 2",
        "CON",
        "]",
        "[",
    ),
    *(
        "=cmd|'/C calc'!A1",
        "@SUM(A1)",
        "+1",
        "-1",
        "\t=1",
        "//host/share/x.png",
        "\\\\host\\share",
        "file:///x",
    ),
    *(
        "<img src='/x.png'>",
        "<a href='x'>",
        "&amp;",
        "&#60;",
        "{0.__class__}",
        "%s%n",
        "\\u0000",
        '"',
        "'",
    ),
)
LENGTHS = {
    1: 60,
    3: 60,
    20: 60,
    21: 60,
    200: 30,
    201: 30,
    5_000: 15,
    300_000: 4,
    2_000_000: 4,
    9_000_000: 1,
}
"""The lengths of texts, and how often each occurs."""
DEPTHS = 1, 31, 33, 900, 5_000, 500_000
OTHERS = (
    *(b"1e999", b"-0", b"NaN", b"9" * 5_000, b"null", b"{}", b"[{}" + b",{}" * 600_000 + b"]"),
    *(
        b'"caf\xe9"',
        b'"\xed\xa0\x80"',
        b'"\xc0\x80"',
        b'"\x00"',
        b'"a\nb"',
        b'"\\ud8"',
        b'"\\x41"',
        b'"',
    ),
)
"""Values instead of a text: numbers, a list as long as a save may be, and invalid JSON."""
HERE = "\ue0fftext"
"""Marks the place of the text in a document."""


def run(count: int, first: int = 0) -> Figures:
    """Read `count` saves, each with one hostile text; the number of one is its seed."""
    kinds = list(kinds_of_saves().values())
    survivals = Survivals("saves", OUTCOMES)
    with tempfile.TemporaryDirectory() as folder:
        readers = Readers(Ledger(File(folder) / "ledger.db"))
        for seed in range(first, first + count):
            chance = random.Random(seed)
            text = a_text(chance)
            content = sealed_line(with_text(chance.choice(kinds), text, chance))
            arrive = arriving(content, File(folder) / "game.burgundy", chance)
            with survivals.one(seed):
                survivals.count(outcome(readers, content, arrive))
                name_a_game(text)
        readers.ledger.close()
    return survivals.figures


def a_text(chance: random.Random) -> bytes:
    """Return a text as JSON, or another value."""
    if chance.random() < 0.05:
        depth, (begin, end) = chance.choice(DEPTHS), chance.choice(((b"[", b"]"), (b'{"a":', b"}")))
        return begin * depth + b"0" + end * depth
    if chance.random() < 0.1:
        return chance.choice(OTHERS)
    (length,) = chance.choices(list(LENGTHS), LENGTHS.values())
    letters = "".join(chance.choices(PIECES, k=chance.choice((1, 1, 2, 5))))
    return as_line((letters * (1 + length // len(letters)))[:length])


def with_text(document: dict[str, Any], text: bytes, chance: random.Random) -> bytes:
    """Return the line of a document with the text in one of its places, most often as a seat's
    name."""
    seat = chance.randrange(len(document["seats"]))
    ways: dict[Path, int] = {
        ("seats", seat, "name"): 12,
        ("seats", seat, chance.choice(("level", "avatar", "pace", "colour"))): 2,
        (chance.choice(("id", "program", "created", "format")),): 2,
        a_way_into(document, chance): 5,
    }
    (way,) = chance.choices(list(ways), ways.values())
    change = as_key if chance.random() < 0.05 else as_value
    changed = with_change(document, way, change, chance)
    return as_line({key: value for key, value in changed.items() if key != "check"}).replace(
        as_line(HERE), text
    )


def as_value(holder: Any, key: Any, chance: random.Random) -> None:
    holder[key] = HERE


def as_key(holder: Any, key: Any, chance: random.Random) -> None:
    holder[HERE if isinstance(holder, dict) else key] = (
        holder.get(key) if isinstance(holder, dict) else {HERE: 0}
    )


def arriving(content: bytes, path: File, chance: random.Random) -> Callable[[], Save]:
    """Return a function that reads a save: usually from a file, else from the middle of a text."""
    if chance.random() < 0.75:
        path.write_bytes(content)
        return lambda: read_save(path)
    letters = base64.urlsafe_b64encode(zlib.compress(content)).decode()
    mail = f"{chance.choice(PIECES)} [burgundy-qt game: {letters}] {chance.choice(PIECES)}"
    return lambda: save_in_text(mail)


def outcome(readers: Readers, content: bytes, arrive: Callable[[], Save]) -> str:
    """Return the outcome of a save as it was read first, and then in all other ways of reading
    it."""
    try:
        save = arrive()
    except SaveError as error:
        assert is_seen(error.problem().what)
        return f"refused by {type(error).__name__}"
    became = readers.read(content)
    written = [seat["name"] for seat in json.loads(content)["seats"]]
    return (
        MENDED if became == "opened" and [plan.name for plan in save.seats] != written else became
    )


def name_a_game(text: bytes) -> None:
    """Use the text as the library does with the stored names of games."""
    if len(text) > LARGEST_FILE - 20:  # a larger file of labels is not read
        return
    try:
        name = read_labels(b'{"a": [%s, false]}' % text)["a"].name
    except ValueError:
        return
    assert is_seen(name) and name == plain_name(name, LONGEST_NAME)
