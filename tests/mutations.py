"""Values of JSON with something changed in them, as a damaged, old or evil file or line may
hold."""

import json
import random
from collections.abc import Callable, Sequence
from typing import Any

Path = tuple[Any, ...]
Change = Callable[[Any, Any, random.Random], None]

NUMBERS = (
    -1,
    0,
    1,
    2,
    7,
    99,
    2**31,
    -(2**31),
    2**63,
    -(2**64),
    10**30,
    10**4000,
    0.5,
    -0.0,
    1.0,
    1e300,
    float("nan"),
)
WORDS = (
    "",
    "x",
    "0",
    "-1",
    "A",
    "castle",
    "4.4",
    "black",
    "action",
    "points",
    "secret",
    "team",
    "2019",
    "duke",
)
TEXTS = (
    *(
        "\x00",
        "a\nb\tc",
        "\x1b[31mred",
        "\u202eevil",
        "\ud800",
        "\udfff\ud800",
        "e\u0301\u0302",
        "\u200b",
    ),
    *("=1+1", "@x", "<b>bold</b>", '<img src="/x.png">', "{name}", "%n %1", "../../x"),
    *("\U0001f600" * 30, "long " * 2000),
)
OTHERS = (
    None,
    True,
    False,
    [],
    {},
    [[]],
    [0],
    {"": None},
    {"event": "end"},
    {"type": "end"},
    [None] * 9,
)


def mutated(value: Any, chance: random.Random, most: int = 3) -> Any:
    """The object or list with one to `most` changes; what is not changed is shared with it."""
    for _ in range(chance.choice(range(1, most + 1))):
        way = a_way_into(value, chance)
        value = with_change(value, way, chance.choice(CHANGES), chance) if way else value
    return value


def a_way_into(value: Any, chance: random.Random) -> Path:
    """The keys that lead to one of the places in a value: as often a shallow one as a deep one."""
    way: list[Any] = []
    while isinstance(value, (dict, list)) and value and (not way or chance.random() < 0.75):
        way.append(chance.choice(list(value) if isinstance(value, dict) else range(len(value))))
        value = value[way[-1]]
    return tuple(way)


def with_change(value: Any, way: Sequence[Any], change: Change, chance: random.Random) -> Any:
    """The value after the `change` at the end of the way; what does not lie on the way is shared,
    not copied."""
    copied, (key, *rest) = value.copy(), way
    if rest:
        copied[key] = with_change(value[key], rest, change, chance)
    else:
        change(copied, key, chance)
    return copied


def set_anything(holder: Any, key: Any, chance: random.Random) -> None:
    holder[key] = chance.choice(chance.choice((NUMBERS, WORDS, TEXTS, OTHERS)))


def drop(holder: Any, key: Any, chance: random.Random) -> None:
    del holder[key]


def nudge(holder: Any, key: Any, chance: random.Random) -> None:
    """A number one further, a truth turned round, a text with a letter more."""
    value = holder[key]
    if isinstance(value, bool):
        holder[key] = not value
    elif isinstance(value, (int, float)):
        holder[key] = value + chance.choice((-1, 1))
    elif isinstance(value, str):
        holder[key] = value + chance.choice(TEXTS)[:9]


def retype(holder: Any, key: Any, chance: random.Random) -> None:
    """The same in another type: 1 as true, 1.0 and "1", a list as an object, an object as a list,
    all as text."""
    value = holder[key]
    kinds: list[Any] = [str(value)[:99], [value], {"0": value}]
    if isinstance(value, dict):
        kinds.append(list(value.values()))
    elif isinstance(value, list):
        kinds.append({str(at): one for at, one in enumerate(value)})
    elif type(value) is int and abs(value) < 2**53:
        kinds += [bool(value), float(value)]
    holder[key] = chance.choice(kinds)


def cut(holder: Any, key: Any, chance: random.Random) -> None:
    value = holder[key]
    if isinstance(value, (str, list)):
        holder[key] = value[: len(value) // 2]


def double(holder: Any, key: Any, chance: random.Random) -> None:
    value = holder[key]
    if isinstance(value, (str, list)):
        holder[key] = value + value


def reorder(holder: Any, key: Any, chance: random.Random) -> None:
    value = holder[key]
    if isinstance(value, list):
        holder[key] = chance.sample(value, len(value))
    elif isinstance(value, dict):
        holder[key] = dict(reversed(value.items()))


def repeat(holder: Any, key: Any, chance: random.Random) -> None:
    if isinstance(holder, list):
        holder.insert(key, holder[key])


def add(holder: Any, key: Any, chance: random.Random) -> None:
    """One thing more than there was."""
    if isinstance(holder[key], dict):
        holder[key] = {
            **holder[key],
            chance.choice((*WORDS, *TEXTS)): chance.choice((*NUMBERS, *OTHERS)),
        }
    elif isinstance(holder[key], list):
        holder[key] = [*holder[key], chance.choice((*NUMBERS, *OTHERS, *holder[key]))]


def swap(holder: Any, key: Any, chance: random.Random) -> None:
    """Two values in each other's places."""
    other = chance.choice(list(holder) if isinstance(holder, dict) else range(len(holder)))
    holder[key], holder[other] = holder[other], holder[key]


def nest(holder: Any, key: Any, chance: random.Random) -> None:
    for _ in range(chance.choice((1, 3, 40))):
        holder[key] = [holder[key]]


CHANGES: tuple[Change, ...] = (
    *(set_anything, set_anything, set_anything, drop, nudge, nudge, retype),
    *(cut, double, reorder, repeat, add, swap, nest),
)


def as_line(value: Any) -> bytes:
    """The value as JSON on a line of ASCII, with NaN where it holds that."""
    return json.dumps(value, separators=(",", ":")).encode("ascii")


def damaged(content: bytes, chance: random.Random, most: int = 20) -> bytes:
    """The same with a few bytes changed, missing or cut off, as a bad disk or a bad line does."""
    letters = bytearray(content)
    for _ in range(chance.choice((1, 1, 3, most))):
        if letters:
            letters[chance.randrange(len(letters))] = chance.randrange(256)
    fate = chance.random()
    if fate < 0.2:
        del letters[chance.randrange(len(letters) + 1) :]
    elif fate < 0.3 and letters:
        del letters[chance.randrange(len(letters))]
    return bytes(letters)
