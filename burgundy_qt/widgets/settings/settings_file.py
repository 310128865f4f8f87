"""The current settings, and their JSON file in the data folder.

A thread writes the file, one change after the other. A change is merged with the current contents
of the file: thus two windows preserve each other's changes, and values of a newer program remain.
"""

from __future__ import annotations

import contextlib
import json
from collections import deque
from collections.abc import Iterable, Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from types import MappingProxyType
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from burgundy_qt.language.translation import tr
from burgundy_qt.session.problem import Problem
from burgundy_qt.storage import documents, file_lock, whole_files
from burgundy_qt.widgets.settings import settings

LARGEST_FILE = 1 << 20
LOOK_EVERY_MS = 100
KEY_BY_KEY = frozenset({"line_ups", "people"})
"""Settings of which two windows may each change another part."""


class SettingsFile(QObject):
    """The current settings are `values`. `changed` carries the new Settings, `failed` a Problem."""

    changed = Signal(object)
    failed = Signal(object)

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.path = path
        self.values = settings.Settings()
        self._thread = ThreadPoolExecutor(1, "settings")
        self._writing: deque[Future[None]] = deque()
        self._is_reported = False
        self._watch = QTimer(self, interval=LOOK_EVERY_MS)
        self._watch.timeout.connect(self._look)

    def read(self) -> None:
        """Read the file, if there is one.

        A damaged file is copied to .broken beside it; damaged values get their defaults, and a
        Problem is reported.
        """
        try:
            found = read_object(self.path)
            self.values = settings.settings_from(found)
        except FileNotFoundError:
            return
        except OSError as error:
            self.failed.emit(cannot_be_read(self.path, error))
        except ValueError as error:
            self.failed.emit(damaged(self.path, self._set_aside(), error))
        else:
            wrong = settings.impossible(found)
            if wrong:
                self._repair(found, wrong)

    def change(self, **values: Any) -> None:
        """Apply these values now; a thread then writes them to the disk."""
        changed = replace(self.values, **values)
        if changed == self.values:
            return
        by_key = {
            name: KeysChanged.between(getattr(self.values, name), values[name])
            for name in KEY_BY_KEY & values.keys()
            if values[name] is not None
        }
        self.values = changed
        writing = self._thread.submit(change_values, self.path, asdict(changed), values, by_key)
        self._writing.append(writing)
        self._watch.start()
        self.changed.emit(changed)

    def reset(self, names: Iterable[str]) -> dict[str, object]:
        """Reset these settings to their defaults, and return their old values, with which
        `change` can undo it."""
        before = {
            name: getattr(self.values, name)
            for name in names
            if getattr(self.values, name) != settings.default(name)
        }
        self.change(**{name: settings.default(name) for name in before})
        return before

    def are_default(self, names: Iterable[str] = settings.CHOSEN) -> bool:
        """Return whether these settings have their defaults."""
        return all(getattr(self.values, name) == settings.default(name) for name in names)

    def wait_until_saved(self) -> None:
        """Wait until each change is on the disk, or has failed and is reported."""
        while self._writing:
            with contextlib.suppress(OSError):
                self._writing[0].result()
            self._look()

    def _look(self) -> None:
        """Report changes that could not be written: one Problem for all, until one is written
        again."""
        failed = None
        was_reported = self._is_reported
        while self._writing and self._writing[0].done():
            error = self._writing.popleft().exception()
            self._is_reported = error is not None
            was_reported = was_reported and error is not None
            failed = error or failed
        if not self._writing:
            self._watch.stop()
        if isinstance(failed, OSError):
            if not was_reported:
                self.failed.emit(cannot_be_written(self.path, failed))
        elif failed is not None:
            raise failed

    def _repair(self, found: dict[str, object], wrong: Mapping[str, object]) -> None:
        """Copy a file with impossible values, and remove these from it.

        If it cannot be copied it remains unchanged.
        """
        aside = None
        with contextlib.suppress(OSError):
            aside = whole_files.copy_aside(self.path, LARGEST_FILE)
            write_object(
                self.path, {name: value for name, value in found.items() if name not in wrong}
            )
        self.failed.emit(partly_damaged(self.path, aside, wrong))

    def _set_aside(self) -> Path | None:
        with contextlib.suppress(OSError):
            return whole_files.put_aside(self.path)
        return None


def read_object(path: Path) -> dict[str, object]:
    """Return the object in a JSON file.

    Raises OSError, and ValueError if it contains none.
    """
    found = documents.read_document(path, LARGEST_FILE)
    if not isinstance(found, dict):
        raise ValueError("the file holds no settings")
    return found


def write_object(path: Path, values: Mapping[str, object]) -> None:
    """Replace the contents of the file with these values. Raises OSError."""
    whole_files.write_whole(
        path, (json.dumps(values, indent=1, ensure_ascii=False) + "\n").encode()
    )


@dataclass(frozen=True)
class KeysChanged:
    """The changes of a setting that is merged key by key: new values, the most recent one last,
    and removed keys."""

    values: Mapping[str, object]
    gone: frozenset[str]

    @classmethod
    def between(cls, before: dict[str, object] | None, now: dict[str, object]) -> KeysChanged:
        """Return the changes from one value of the setting to the next."""
        old, last = before or {}, next(reversed(now), None)
        changed = {key: one for key, one in now.items() if key == last or old.get(key) != one}
        return cls(changed, frozenset(old) - frozenset(now))

    def laid_over(self, there: Mapping[str, object]) -> dict[str, object]:
        """Return the setting from the file with these changes."""
        out = self.gone | frozenset(self.values)
        return {**{key: one for key, one in there.items() if key not in out}, **self.values}


def change_values(
    path: Path,
    whole: Mapping[str, object],
    changed: Mapping[str, object],
    by_key: Mapping[str, KeysChanged] = MappingProxyType({}),
) -> None:
    """Change these values in the file, and leave all others.

    `whole` is used for missing values; the settings in `by_key` are merged by key. Raises OSError.
    """
    values = dict(changed)
    with file_lock.held(path):
        there: dict[str, object] = {}
        try:
            there = read_object(path)
        except FileNotFoundError:
            pass
        except ValueError:  # damaged after it was read
            whole_files.put_aside(path)
        for name, keys in by_key.items():
            if isinstance(found := there.get(name), dict):
                values[name] = keys.laid_over(found)
        write_object(path, {**whole, **there, **values})


def cannot_be_read(path: Path, error: OSError) -> Problem:
    """Return the problem that the settings file cannot be read."""
    return Problem(
        tr("Settings", "The settings could not be read"),
        tr(
            "Settings",
            "The file “{file}” cannot be read: {reason}. The default settings are used for "
            "now. Your games are not affected.",
            file=path,
            reason=error.strerror,
        ),
        tr("Settings", "Check that you are allowed to read the file, then restart the program."),
        repr(error),
        is_unsaved=True,
    )


def damaged(path: Path, aside: Path | None, error: Exception) -> Problem:
    """Return the problem that the settings file was damaged, and where the copy is."""
    return Problem(
        tr("Settings", "The settings could not be read"),
        tr(
            "Settings",
            "The file “{file}” is damaged. The default settings are used. Your games are "
            "not affected.",
            file=path,
        ),
        f"{kept(aside)} {tr('Settings', 'Choose your settings again under Game, Settings.')}",
        repr(error),
    )


def partly_damaged(path: Path, aside: Path | None, wrong: Mapping[str, object]) -> Problem:
    """Return the problem that some values in the file are impossible."""
    file = kept(aside) if aside else tr("Saves", "The file was not changed.")
    return Problem(
        tr("Settings", "Some settings could not be read"),
        tr(
            "Settings",
            "{n} setting(s) in the file “{file}” could not be read. The default is used "
            "instead. All other settings are unchanged.",
            n=len(wrong),
            file=path,
        ),
        f"{file} {tr('Settings', 'Check your settings under Game, Settings.')}",
        "\n".join(f"{name}: {json.dumps(value)[:200]}" for name, value in wrong.items()),
    )


def cannot_be_written(path: Path, error: OSError) -> Problem:
    """Return the problem that a change of the settings could not be written."""
    return Problem(
        tr("Settings", "The settings could not be saved"),
        tr(
            "Settings",
            "“{file}” cannot be written: {reason}. Your changes apply until you close the program.",
            file=path,
            reason=error.strerror,
        ),
        tr(
            "Settings",
            "Check that you are allowed to write to the folder and that the disk is not full.",
        ),
        repr(error),
        is_unsaved=True,
    )


def kept(aside: Path | None) -> str:
    """Return a sentence about where the old file is now."""
    if aside is None:
        return tr("Settings", "The old file could not be saved.")
    return tr("Settings", "The old file was renamed to “{file}”.", file=aside.name)
