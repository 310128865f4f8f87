"""The journal of what happened: the plain twin of the header beside this file."""

from collections.abc import Callable

from burgundy_qt.rules.plain import Record, names_of_header

__getattr__: Callable[[str], int] = names_of_header(__file__, globals())


def new_journal() -> Record:
    """An empty journal."""
    return Journal()


def free_journal(journal: Record | None) -> None:
    """Nothing to free in the plain run."""


def listening(journal: Record | None) -> bool:
    """Whether anybody wants to know what happens."""
    return journal is not None


def note(journal: Record | None, event: int, first: int, second: int, third: int) -> None:
    """Write one event and its three numbers, if anybody listens."""
    if journal is None:
        return
    at = journal.length
    journal.numbers[at : at + 4] = [event, first, second, third]
    journal.length += 4
