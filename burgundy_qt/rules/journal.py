"""The journal of what happened: the plain twin of the header beside this file."""

from burgundy_qt.rules.plain import read_header

globals().update(read_header(__file__))


def new_journal():
    """An empty journal."""
    return Journal()


def free_journal(journal):
    """Nothing to free in the plain run."""


def listening(journal):
    """Whether anybody wants to know what happens."""
    return journal is not None


def note(journal, event, first, second, third):
    """Write one event and its three numbers, if anybody listens."""
    if journal is None:
        return
    at = journal.length
    journal.numbers[at : at + 4] = [event, first, second, third]
    journal.length += 4
