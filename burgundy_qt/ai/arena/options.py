"""Options of games as they are typed: NAME=VALUE."""

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

Option = Mapping[str, Any]
"""As `hello` lists it: `name`, and `values` or a `range` of whole numbers from the first to the
last."""


def typed_options(texts: Iterable[str]) -> dict[str, str]:
    """Values by name; raises ValueError where a text is no NAME=VALUE, or an option is given
    twice."""
    typed: dict[str, str] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not (name and equals and value):
            raise ValueError(f"option {text!r} is none: it is given as NAME=VALUE")
        if name in typed:
            raise ValueError(f"option {name} is given twice: {typed[name]} and {value}")
        typed[name] = value
    return typed


def option_values(known: Sequence[Option], typed: Mapping[str, str]) -> dict[str, Any]:
    """The values that are meant; raises ValueError for an option that there is not, or a value that
    it cannot have."""
    options = {option["name"]: option for option in known}
    return {
        name: value_of(name, options.get(name), text, list(options)) for name, text in typed.items()
    }


def value_of(name: str, option: Option | None, text: str, known: Sequence[str]) -> Any:
    if option is None:
        has = f"the options here are {', '.join(known)}" if known else "there are no options here"
        raise ValueError(f"there is no option {name}: {has}")
    if "range" in option:
        first, last = option["range"]
        if not (text.isascii() and text.isdecimal() and first <= int(text) <= last):
            raise ValueError(
                f"option {name} is {text}, but may be a whole number from {first} to {last}"
            )
        return int(text)
    values = {shown(value): value for value in option["values"]}
    if text not in values:
        raise ValueError(f"option {name} is {text}, but may be {', '.join(values)}")
    return values[text]


def shown(value: object) -> str:
    """A value as it is typed: as JSON has it, text without quotes."""
    return value if isinstance(value, str) else json.dumps(value)
