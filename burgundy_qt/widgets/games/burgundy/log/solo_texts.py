"""The solo game in the log: what leaves the depots, the counter, and how it ended."""

from __future__ import annotations

from burgundy_qt.language.tr import tr
from burgundy_qt.rules.burgundy.protocol import event_types
from burgundy_qt.widgets.games.burgundy.log.story import Story, Telling
from burgundy_qt.widgets.phrases.wording import is_local_player, tile_name


def removed(story: Story, event: event_types.Removed) -> None:
    """The tile that every round takes away."""
    told = tr(
        "Log",
        "Gone from depot {depot}: {tile}",
        depot=event["depot"],
        tile=tile_name(event["tile"]),
    )
    story.aside(told)


def swept(story: Story, _event: event_types.Swept) -> None:
    """The goods that a ship has left."""
    if story.acting is not None:
        story.detail(story.acting, tr("Log", "the goods of all other depots are gone"))


def counter(story: Story, event: event_types.Counter) -> None:
    """The counter has reached its target."""
    told = tr("Log", "Target reached: back to 0, the next is {target}", target=event["target"])
    story.action(event["seat"], told, story.seating.flag(event["seat"]))


def ended(story: Story, event: event_types.End) -> None:
    """How the game ended."""
    name = story.names[0]
    if not event["won"]:
        told = tr("Log", "The 25 rounds are over: not all spaces are covered")
    elif is_local_player(name):
        told = tr("Log", "You win: all spaces are covered")
    else:
        told = tr("Log", "{name} wins: all spaces are covered", name=name)
    story.heading(told)


TELLING: Telling = {
    "removed": removed,
    "swept": swept,
    "counter": counter,
}
