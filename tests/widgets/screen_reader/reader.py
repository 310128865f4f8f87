"""A small screen reader. It starts the program, plays a turn through AT-SPI as Orca would see it,
and prints what it heard.

It runs with the Python of the system, which has the bindings of AT-SPI, in a separate D-Bus
session.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Callable, Iterator

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

PATIENCE = 200  # seconds; only a safety net


class Reader:
    """Hears the announcements of the program, and finds its parts by name."""

    def __init__(self, command: list[str]) -> None:
        Atspi.init()
        # a busy machine needs more than the default of 0.8 seconds
        Atspi.set_timeout(PATIENCE * 1000, PATIENCE * 1000)
        self.heard: list[str] = []
        self.announced: list[str] = []
        self._listeners = [self._listen("object:state-changed:showing", self._hear_notice)]
        self.program = subprocess.Popen(command)
        # these ticks wake the main loop, so that waiting checks again
        self._ticks = GLib.timeout_add(50, lambda: True)
        self._end = GLib.get_monotonic_time() + PATIENCE * 1_000_000

    def _listen(self, event: str, hear: Callable[[Atspi.Event], None]) -> Atspi.EventListener:
        listener = Atspi.EventListener.new(hear)
        listener.register(event)
        return listener

    def are_listening(self) -> None:
        """From now on, be a reader that knows announcements."""
        self._listeners.append(self._listen("object:announcement", self._hear_announcement))

    def _hear_notice(self, event: Atspi.Event) -> None:
        if event.detail1 and event.source.get_role() == Atspi.Role.NOTIFICATION:
            self.heard.append(event.source.get_name())

    def _hear_announcement(self, event: Atspi.Event) -> None:
        self.announced.append(str(event.any_data))

    def wait_for(self, what: str, happened: Callable[[], object]) -> object:
        """Wait until something has happened, and return it."""
        while not (found := happened()):
            if self.program.poll() is not None or GLib.get_monotonic_time() > self._end:
                raise SystemExit(f"timed out waiting for {what}; heard {self.heard}")
            GLib.MainContext.default().iteration(True)
        return found

    def wait_to_hear(self, wanted: str, after: int = 0) -> int:
        """Wait for a sentence that matches, and return the number of sentences up to it."""
        return self.wait_for(wanted, lambda: place_of(wanted, self.heard, after))

    def find(self, role: Atspi.Role, name: str) -> Atspi.Accessible | None:
        """Return the showing part with this role and a name that matches."""
        try:
            return next(
                (
                    part
                    for part in self.parts(Atspi.get_desktop(0))
                    if part.get_role() == role and re.fullmatch(name, part.get_name())
                ),
                None,
            )
        except GLib.Error:  # a part disappeared during the query
            return None

    def parts(self, among: Atspi.Accessible) -> Iterator[Atspi.Accessible]:
        """Yield every showing part, each before its own parts."""
        for place in range(among.get_child_count()):
            part = among.get_child_at_index(place)
            if part is None:
                continue
            if part.get_role() == Atspi.Role.APPLICATION:
                part.set_cache_mask(Atspi.Cache.NONE)
            elif not part.get_state_set().contains(Atspi.StateType.SHOWING):
                continue
            yield part
            yield from self.parts(part)

    def press(self, name: str) -> None:
        """Press the button with a name that matches, once it can be pressed."""
        button = self.wait_for(f"the button {name}", lambda: self._able(name))
        actions = range(button.get_n_actions())
        button.do_action(next(at for at in actions if button.get_action_name(at) == "Press"))

    def _able(self, name: str) -> Atspi.Accessible | None:
        found = self.find(Atspi.Role.PUSH_BUTTON, name)
        is_able = found is not None and found.get_state_set().contains(Atspi.StateType.ENABLED)
        return found if is_able else None


def place_of(wanted: str, sentences: list[str], after: int) -> int:
    """Return the number of sentences up to the first that matches, or 0."""
    for number, sentence in enumerate(sentences[after:], start=after + 1):
        if re.match(wanted, sentence):
            return number
    return 0


def play(reader: Reader) -> None:
    """Play from Home through a turn, an undo and an opponent's turn to the next turn."""
    reader.press("New game")
    reader.press("Start game")
    so_far = reader.wait_to_hear("Your turn")
    reader.press(r"\d+ workers?")
    so_far = reader.wait_to_hear("You: Took workers", so_far)
    so_far = reader.wait_to_hear("Your turn", so_far)
    reader.press("Undo")
    so_far = reader.wait_to_hear("Undone: You: Took workers", so_far)
    for _die in range(2):
        so_far = reader.wait_to_hear("Your turn", so_far)
        reader.press(r"\d+ workers?")
        so_far = reader.wait_to_hear("You: Took workers", so_far)
    so_far = reader.wait_to_hear("Your turn", so_far)
    reader.press("End turn")
    so_far = reader.wait_to_hear("Margaux: ", so_far)
    reader.wait_to_hear("Your turn", so_far)
    reader.are_listening()
    reader.press(r"\d+ workers?")
    reader.wait_for("an announcement", lambda: len(reader.announced) > 1)


if __name__ == "__main__":
    reader = Reader(sys.argv[1:])
    try:
        play(reader)
    finally:
        reader.program.terminate()
        reader.program.wait()
    print(json.dumps({"heard": reader.heard, "announced": reader.announced}))
