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


class NearMisses:
    """Records of one game with something changed that its rules might almost allow: another die, a
    tile twice, a list longer or shorter, seats swapped, an event repeated, two games spliced."""

    def __init__(self, records: Sequence[list[Any]]):
        self.records = records
        self.known = values_by_key(records)
        events = [event for record in records for event in record[1:]]
        self.actions = [event["action"] for event in events if event["event"] == "action"]
        self.others = [event for event in events if event["event"] != "action"]

    def changed(self, chance: random.Random, record: list[Any] | None = None) -> list[Any]:
        """This record, or any of them, with one to three changes; what is not changed is shared
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
        """Put another value in one place of an entry, most often one that is known there."""
        way = chance.choice(ways_into(record[at], is_leaf) or [()])
        if way:
            known = self.known.get(key_of(way), INTEGERS)

            def change(holder: Any, key: Any, chance: random.Random) -> None:
                odd = (*INTEGERS, None, True, 1.0, "x")
                holder[key] = chance.choice(known if chance.random() < 0.65 else odd)

            record[at] = with_change(record[at], way, change, chance)

    def change_a_list(self, record: list[Any], chance: random.Random) -> None:
        at = chance.randrange(len(record))
        way = chance.choice(ways_into(record[at], is_filled_list) or [()])
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
"""What is changed in a nearly legal record, and how often in a hundred."""
INTEGERS = (
    *(-1000, -2, -1, *range(13), 31, 32, 63, 64, 99, 127, 128, 255, 256, 1000),
    *(2**31 - 1, 2**31, -(2**31), 2**32, 2**53, 2**63, 2**64),
)
"""At the edges of what the core keeps numbers in."""


def change_list(holder: Any, key: Any, chance: random.Random) -> None:
    """Something of a list twice, missing, in another's place, in another order, or many times."""
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


def ways_into(value: Any, wanted: Callable[[Any], bool], way: Path = ()) -> list[Path]:
    """The ways to all places in a value that hold what is wanted."""
    inner = (
        value.items()
        if isinstance(value, dict)
        else enumerate(value)
        if isinstance(value, list)
        else ()
    )
    found = [way] if way and wanted(value) else []
    return found + [one for key, held in inner for one in ways_into(held, wanted, (*way, key))]


def key_of(way: Path) -> str:
    """The last name on a way: a number in a list goes by that of the list."""
    return next((key for key in reversed(way) if isinstance(key, str)), "")


def values_by_key(value: Any) -> dict[str, list[Any]]:
    """What is found under each name, each once."""
    known: dict[str, dict[str, Any]] = {}
    for way in ways_into(value, is_leaf):
        held = value
        for key in way:
            held = held[key]
        known.setdefault(key_of(way), {})[repr(held)] = held
    return {key: [values[one] for one in sorted(values)] for key, values in known.items()}


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
