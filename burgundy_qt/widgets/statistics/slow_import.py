"""An import that can be interrupted between two modules and gone on with later."""

from __future__ import annotations

import _imp
import importlib
import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec
from threading import Semaphore, Thread, current_thread
from time import monotonic
from types import ModuleType


class SlowImport:
    """Imports a module and all that it needs, part by part.

    The import has a thread of its own, for its stack; but that runs only while `go_on` waits for
    it. So the two never run at once, and what is imported may touch whatever belongs to the thread
    that calls `go_on`. That one must not import the same modules before this has come to its end.
    """

    def __init__(self, module: str) -> None:
        self._module = module
        self._error: BaseException | None = None
        self._is_done = False
        self._until = 0.0
        self._mine, self._yours = Semaphore(0), Semaphore(0)
        self._thread: Thread | None = None

    def go_on(self, seconds: float) -> bool:
        """Import for about so long; whether it is done. Raises what the import raises."""
        if self._is_done:
            return True
        if self._thread is None:
            self._thread = Thread(target=self._run, name=f"import {self._module}", daemon=True)
            self._thread.start()
            sys.meta_path.insert(0, self)
        self._until = monotonic() + seconds
        self._mine.release()
        self._yours.acquire()
        if self._error is not None:
            raise self._error
        return self._is_done

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Python asks before it loads a module: here the import rests when its time is over. Others
        find the module."""
        if current_thread() is self._thread and monotonic() > self._until:
            # Python holds it while it asks; whoever imports something else meanwhile needs it
            _imp.release_lock()
            self._yours.release()
            self._mine.acquire()
            _imp.acquire_lock()
        return None

    def _run(self) -> None:
        self._mine.acquire()
        try:
            importlib.import_module(self._module)
            self._is_done = True
        except BaseException as error:
            self._error = error
        sys.meta_path.remove(self)
        self._yours.release()
