"""Raw memory of positions: the plain twin of the header beside this file."""

from burgundy_qt.rules.plain import Record


def copy_memory(target: Record, source: Record, size: int) -> None:
    """Make the struct `target` equal to `source`."""
    target.copy_from(source)
