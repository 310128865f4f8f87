"""What points are for: events tell it in the same way in every game that has such bonuses."""

from burgundy_qt.rules.ruleset import Event


def reason_of(event: Event) -> str | None:
    """What an event's points are for, by the protocol's name, or None where it brings none."""
    kind: str = event["event"]
    if kind == "points":
        reason: str = event["for"]
        return reason
    return kind if kind == "bonus" else None
