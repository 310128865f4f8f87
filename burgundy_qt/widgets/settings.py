"""What a person likes: the settings, kept in one JSON file of the data folder."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, fields, replace
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal

from burgundy_qt.session.files import put_aside, read_at_most, write_whole
from burgundy_qt.session.problem import Problem

LARGEST_FILE = 1 << 20
SPEEDS = ("slow", "normal", "fast", "off")
THEMES = ("light", "dark", "system")
SMALLEST_TEXT, LARGEST_TEXT = 80, 150


@dataclass(frozen=True)
class Settings:
    """One value per setting. `text_size` is in percent; `line_up` and `window` are what was last used, or None.

    `tutorial` tells how far the first game has come: {"game": id, "step": n, "left": whether the guide was sent away}.
    """

    theme: str = "system"
    text_size: int = 100
    speed: str = "normal"
    auto_end: bool = False
    point_out_purchase: bool = True
    ask_before_leaving: bool = True
    line_up: dict[str, Any] | None = None
    window: str | None = None
    tutorial: dict[str, Any] | None = None


def settings_from(values: object) -> Settings:
    """Settings from what a file holds. Unknown keys are ignored; a missing or impossible value is its default."""
    if not isinstance(values, dict):
        raise ValueError("the file holds no settings")
    known = {field.name: values[field.name] for field in fields(Settings) if field.name in values}
    return Settings(**{name: value for name, value in known.items() if _is_possible(name, value)})


def _is_possible(name: str, value: object) -> bool:
    match name:
        case "theme":
            return value in THEMES
        case "speed":
            return value in SPEEDS
        case "text_size":
            return isinstance(value, int) and not isinstance(value, bool) and SMALLEST_TEXT <= value <= LARGEST_TEXT
        case "line_up":
            return value is None or isinstance(value, dict)
        case "tutorial":
            return value is None or _is_progress(value)
        case "window":
            return value is None or isinstance(value, str)
    return isinstance(value, bool)


def _is_progress(value: object) -> bool:
    """Whether a value tells how far the first game has come."""
    return (
        isinstance(value, dict)
        and isinstance(value.get("game"), str)
        and type(value.get("step")) is int
        and value["step"] >= 0
        and isinstance(value.get("left"), bool)
    )


class SettingsFile(QObject):
    """The settings in use, and the file they are kept in. `changed` tells the new Settings, `failed` a Problem."""

    changed = Signal(object)
    failed = Signal(object)

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.path = path
        self.values = Settings()

    def read(self) -> None:
        """Read the file, if there is one. A damaged one is kept beside it as .broken, and the defaults are used."""
        try:
            content = read_at_most(self.path, LARGEST_FILE + 1)
            if len(content) > LARGEST_FILE:
                raise ValueError("the file is too large to be settings")
            self.values = settings_from(json.loads(content))
        except FileNotFoundError:
            return
        except OSError as error:
            self.failed.emit(self._unreadable(f"{error.strerror}.", "The defaults are used for now.", error))
        except (ValueError, RecursionError) as error:
            kept = self._put_aside()
            self.failed.emit(self._unreadable("it is damaged.", f"The defaults are used. {kept}", error))

    def change(self, **values: Any) -> None:
        """Use these values from now on and write them down."""
        changed = replace(self.values, **values)
        if changed == self.values:
            return
        self.values = changed
        self._write()
        self.changed.emit(changed)

    def back_to_defaults(self) -> None:
        """All settings as they were at first; what was last used and learnt stays as it is."""
        kept = self.values
        self.change(**asdict(Settings(line_up=kept.line_up, window=kept.window, tutorial=kept.tutorial)))

    def _write(self) -> None:
        content = json.dumps(asdict(self.values), indent=1, ensure_ascii=False) + "\n"
        try:
            write_whole(self.path, content.encode())
        except OSError as error:
            self.failed.emit(
                Problem(
                    "The settings could not be saved",
                    f"“{self.path}” cannot be written: {error.strerror}. They hold until the program is closed.",
                    "See that the folder can be written and that the disk is not full.",
                    repr(error),
                )
            )

    def _put_aside(self) -> str:
        try:
            return f"The old file is kept as “{put_aside(self.path).name}”."
        except OSError:
            return "The old file could not be kept."

    def _unreadable(self, why: str, then: str, error: Exception) -> Problem:
        return Problem(
            "The settings could not be read",
            f"The file “{self.path}” cannot be used: {why} {then} No game is touched.",
            "Choose your settings anew under Game, Settings.",
            repr(error),
        )
