"""JSON values with a few changes, as in a damaged, old or malicious file or line."""

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
    """Return the object or list with one to `most` changes. Unchanged parts are shared with it."""
    for _ in range(chance.choice(range(1, most + 1))):
        way = a_way_into(value, chance)
        value = with_change(value, way, chance.choice(CHANGES), chance) if way else value
    return value


def a_way_into(value: Any, chance: random.Random) -> Path:
    """Return the keys to a random place in a value. Shallow and deep places are equally likely."""
    way: list[Any] = []
    while isinstance(value, (dict, list)) and value and (not way or chance.random() < 0.75):
        way.append(chance.choice(list(value) if isinstance(value, dict) else range(len(value))))
        value = value[way[-1]]
    return tuple(way)


def with_change(value: Any, way: Sequence[Any], change: Change, chance: random.Random) -> Any:
    """Return the value after the `change` at the end of the path. Parts off the path are shared,
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
    """Change a number by one, invert a boolean or append letters to a text."""
    value = holder[key]
    if isinstance(value, bool):
        holder[key] = not value
    elif isinstance(value, (int, float)):
        holder[key] = value + chance.choice((-1, 1))
    elif isinstance(value, str):
        holder[key] = value + chance.choice(TEXTS)[:9]


def retype(holder: Any, key: Any, chance: random.Random) -> None:
    """Change the type: 1 becomes true, 1.0 or "1", a list an object, an object a list, anything a
    text."""
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
    """Add one item."""
    if isinstance(holder[key], dict):
        holder[key] = {
            **holder[key],
            chance.choice((*WORDS, *TEXTS)): chance.choice((*NUMBERS, *OTHERS)),
        }
    elif isinstance(holder[key], list):
        holder[key] = [*holder[key], chance.choice((*NUMBERS, *OTHERS, *holder[key]))]


def swap(holder: Any, key: Any, chance: random.Random) -> None:
    """Swap two values."""
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
    """Return the value as JSON on one ASCII line, with NaN if the value contains it."""
    return json.dumps(value, separators=(",", ":")).encode("ascii")


class NearMisses:
    """Records of one game with changes that the rules might almost allow.

    Examples are another die, a tile twice, a longer or shorter list, swapped seats, a repeated
    event, or two games spliced together.
    """

    def __init__(self, records: Sequence[list[Any]]):
        self.records = records
        self.known = values_by_key(records)
        events = [event for record in records for event in record[1:]]
        self.actions = [event["action"] for event in events if event["event"] == "action"]
        self.others = [event for event in events if event["event"] != "action"]

    def changed(self, chance: random.Random, record: list[Any] | None = None) -> list[Any]:
        """Return this record, or any of them, with one to three changes. Unchanged parts are shared
        with it."""
        record = [*(record or chance.choice(self.records))]
        for _ in range(chance.choice((1, 1, 1, 2, 3))):
            if len(record) > 2:
                chance.choices(WAYS, ODDS)[0](self, record, chance)
        return record

    def change_a_value(self, record: list[Any], chance: random.Random) -> None:
        self.alter(record, chance.randrange(1, len(record)), chance)

    def change_the_request(self, record: list[Any], chance: random.Random) -> None:
        self.alter(record, 0, chance)

    def alter(self, record: list[Any], at: int, chance: random.Random) -> None:
        """Replace one value in an entry, usually by another known value of the same key."""
        way = chance.choice(paths_into(record[at], is_leaf) or [()])
        if way:
            known = self.known.get(key_of(way), INTEGERS)

            def change(holder: Any, key: Any, chance: random.Random) -> None:
                odd = (*INTEGERS, None, True, 1.0, "x")
                holder[key] = chance.choice(known if chance.random() < 0.65 else odd)

            record[at] = with_change(record[at], way, change, chance)

    def change_a_list(self, record: list[Any], chance: random.Random) -> None:
        at = chance.randrange(len(record))
        way = chance.choice(paths_into(record[at], is_filled_list) or [()])
        if way:
            record[at] = with_change(record[at], way, change_list, chance)

    def change_an_action(self, record: list[Any], chance: random.Random) -> None:
        self.in_an_action(record, chance, {"action": chance.choice(self.actions)})

    def change_who_acts(self, record: list[Any], chance: random.Random) -> None:
        self.in_an_action(record, chance, {"seat": chance.choice((*range(7), *INTEGERS))})

    def in_an_action(self, record: list[Any], chance: random.Random, new: dict[str, Any]) -> None:
        places = [at for at, event in enumerate(record) if event.get("event") == "action"]
        if places:
            at = chance.choice(places)
            record[at] = record[at] | new

    def repeat(self, record: list[Any], chance: random.Random) -> None:
        at = chance.randrange(1, len(record))
        record.insert(at, record[at])

    def leave_out(self, record: list[Any], chance: random.Random) -> None:
        del record[chance.randrange(1, len(record))]

    def swap(self, record: list[Any], chance: random.Random) -> None:
        one, other = (chance.randrange(1, len(record)) for _ in range(2))
        record[one], record[other] = record[other], record[one]

    def splice(self, record: list[Any], chance: random.Random) -> None:
        other = chance.choice(self.records)
        at = chance.randrange(1, len(record))
        record[at:] = other[at:]

    def end_early(self, record: list[Any], chance: random.Random) -> None:
        del record[chance.randrange(1, len(record)) :]

    def change_the_players(self, record: list[Any], chance: random.Random) -> None:
        record[0] = record[0] | {"players": chance.randrange(8)}

    def put_another_event(self, record: list[Any], chance: random.Random) -> None:
        record[chance.randrange(1, len(record))] = chance.choice(self.others)


WAYS, ODDS = zip(
    *(
        (NearMisses.change_a_value, 33),
        (NearMisses.change_the_request, 8),
        (NearMisses.change_a_list, 17),
        (NearMisses.change_an_action, 6),
        (NearMisses.change_who_acts, 5),
        (NearMisses.repeat, 5),
        (NearMisses.leave_out, 5),
        (NearMisses.swap, 4),
        (NearMisses.splice, 5),
        (NearMisses.end_early, 4),
        (NearMisses.change_the_players, 3),
        (NearMisses.put_another_event, 5),
    ),
    strict=True,
)
"""The changes of a nearly legal record, with their frequencies in percent."""
INTEGERS = (
    *(-1000, -2, -1, *range(13), 31, 32, 63, 64, 99, 127, 128, 255, 256, 1000),
    *(2**31 - 1, 2**31, -(2**31), 2**32, 2**53, 2**63, 2**64),
)
"""Values at the limits of the core's integer types."""


def change_list(holder: Any, key: Any, chance: random.Random) -> None:
    """Double, remove, replace, reorder or multiply items of a list."""
    values = [*holder[key]]
    one, other = (chance.randrange(len(values)) for _ in range(2))
    match chance.randrange(10):
        case 0 | 1 | 2:
            values.append(values[one])
        case 3 | 4:
            del values[one]
        case 5 | 6 | 7:
            values[one] = values[other]
        case 8:
            chance.shuffle(values)
        case _:
            values *= chance.choice((2, 6, 51))
    holder[key] = values


def is_leaf(value: Any) -> bool:
    return not isinstance(value, (dict, list))


def is_filled_list(value: Any) -> bool:
    return isinstance(value, list) and bool(value)


def paths_into(value: Any, wanted: Callable[[Any], bool], way: Path = ()) -> list[Path]:
    """Return the paths to all places in a value for which `wanted` is true."""
    inner = (
        value.items()
        if isinstance(value, dict)
        else enumerate(value)
        if isinstance(value, list)
        else ()
    )
    found = [way] if way and wanted(value) else []
    return found + [one for key, held in inner for one in paths_into(held, wanted, (*way, key))]


def key_of(way: Path) -> str:
    """Return the last name on a path. A number in a list has the name of the list."""
    return next((key for key in reversed(way) if isinstance(key, str)), "")


def values_by_key(value: Any) -> dict[str, list[Any]]:
    """Return the different values that occur under each name."""
    known: dict[str, dict[str, Any]] = {}
    for way in paths_into(value, is_leaf):
        held = value
        for key in way:
            held = held[key]
        known.setdefault(key_of(way), {})[repr(held)] = held
    return {key: [values[one] for one in sorted(values)] for key, values in known.items()}


def damaged(content: bytes, chance: random.Random, most: int = 20) -> bytes:
    """Return the content with a few bytes changed, missing or cut off, as after a bad disk or a bad
    connection."""
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
