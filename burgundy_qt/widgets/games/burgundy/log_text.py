"""The lines of the log: from the protocol's events to lines, each with its seat and small
pictures."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from burgundy_qt.language.translation import tr, tr_noop
from burgundy_qt.rules.burgundy import protocol, state_codec
from burgundy_qt.widgets.games.burgundy import burgundy_texts
from burgundy_qt.widgets.games.burgundy.estate_picture import shield_art
from burgundy_qt.widgets.log.game_log import ActionIcon, LogBuilder, LogLine
from burgundy_qt.widgets.phrases import wording
from burgundy_qt.widgets.theme.palette import PLAIN, SeatStyles
from burgundy_qt.widgets.theme.sprite_files import tile_art

WORKERS = "workers", "hire", "accept"  # the actions that bring them
POINT_WORDS = {
    "animals": tr_noop("Log", "+{points} for animals"),
    "watchtower": tr_noop("Log", "+{points} for the watchtower"),
    "region": tr_noop("Log", "+{points} for the region"),
    "sale": tr_noop("Log", "+{points} for the sale"),
    "route": tr_noop("Log", "+{points} for the trade route"),
    "border-posts": tr_noop("Log", "+{points} for border posts"),
    "border-posts-reward": tr_noop("Log", "+{points} for all three border posts"),
}
END_WORDS = {
    "goods-left": tr_noop("Log", "Goods left over: +{points}"),
    "silver-left": tr_noop("Log", "Silverlings left over: +{points}"),
    "workers-left": tr_noop("Log", "Workers left over: +{points}"),
}
BONUS_WORDS = {
    "large": tr_noop("Log", "+{points} for first with all {colour}"),
    "small": tr_noop("Log", "+{points} for second with all {colour}"),
}
BRIDGE_WORDS = (
    tr_noop("Log", "now first on the bridge"),
    tr_noop("Log", "now second on the bridge"),
    tr_noop("Log", "now third on the bridge"),
    tr_noop("Log", "now last on the bridge"),
)


def log_lines(
    events: Iterable[protocol.Event],
    names: Sequence[str],
    phase: str | None = None,
    first: int = 0,
    seat_styles: SeatStyles = PLAIN,
    edition: str = "2011",
) -> list[LogLine]:
    """Return the lines for these events. `names` are the seats' names, `seat_styles` gives the
    colours of their dice, and `edition` the faces of the tiles. Without an edition the lines do not
    explain numbered tiles.

    The events begin with an action or with the set-up. `first` is the number of earlier events, and
    `phase` the phase before these events, if any.
    """
    story = Story(names, seat_styles, phase or "", edition)
    for story.at, event in enumerate(events, start=first):
        add_line(story, event)
    return story.lines


def add_line(story: Story, event: protocol.Event) -> None:
    """Add the line of one more event."""
    is_last = state_codec.is_of_final_scoring(event, len(story.names))
    if is_last and not story.is_final_scoring and not story.is_alone:
        story.is_final_scoring = True
        story.heading(tr("Log", "Final scoring"))
    sentence = TELLING.get(event["event"])
    if sentence:
        sentence(story, event)
    if event["event"] == "points" or event["event"] == "bonus":
        story.score(event["seat"], event["points"])


def _seating(story: Story, event: protocol.Seating) -> None:
    first = story.names[event["order"][0]]
    story.heading(
        tr("Log", "You go first")
        if wording.is_local_player(first)
        else tr("Log", "{name} goes first", name=first)
    )
    supplies = event.get("supplies", [])
    story.is_supplied = bool(supplies)
    logged: list[protocol.Supplies] = []
    for seat in event["order"] if supplies else ():
        if supplies[seat] not in logged:  # a team shares; workers differ by order
            logged.append(supplies[seat])
            purse = tr("Log", "At the start: {purse}", purse=_purse(supplies[seat]))
            story.action(seat, purse, is_common=True)


def _purse(supplies: protocol.Supplies | protocol.Started) -> str:
    """Return the supplies of a player at the start."""
    silver = wording.silverlings(supplies["silver"])
    workers = wording.workers_text(supplies["workers"])
    return wording.join_with_and([silver, workers, *wording.goods_counted(supplies["goods"])])


def _start(story: Story, event: protocol.Started) -> None:
    estate = event["estate"]
    text = (
        tr("Log", "Estate {estate}", estate=estate)
        if story.is_supplied
        else tr("Log", "Estate {estate}: {purse}", estate=estate, purse=_purse(event))
    )
    story.action(event["seat"], text, tile_art("castle", small=True), is_common=True)


def _phase(story: Story, event: protocol.Phase) -> None:
    story.phase = event["phase"]


def _round(story: Story, event: protocol.Round) -> None:
    number, goods, depot = event["round"], wording.goods_name(event["good"]), event["white"]
    if number == 1:
        sentence = tr_noop("Log", "Phase {phase}, round {round}: {goods} to depot {depot}")
    else:
        sentence = tr_noop("Log", "Round {round}: {goods} to depot {depot}")
    story.heading(
        tr("Log", sentence, phase=story.phase, round=number, goods=goods, depot=depot), number == 1
    )


def _turn(story: Story, _event: protocol.Turn) -> None:
    story.opens_turn = True


def _action(story: Story, event: protocol.Acted[protocol.Action]) -> None:
    seat, action = event["seat"], event["action"]
    story.giving_up = seat if action["type"] in ("tribute", "shield") else None
    if action["type"] == "name":
        _name(story, seat, action)
        return
    text = action_words(action, event["paid"]["workers"], story.edition)
    if text:
        about = _piece(story, action)
        action_icon = ActionIcon(action["type"], about) if about else None
        picture, piece = _picture(story, seat, action), _numbered_tile(story, action)
        story.action(seat, text, picture, piece=piece, action_icon=action_icon)
    else:
        story.acting = seat
    if discard := protocol.discard_in(action):
        story.detail(seat, tr("Log", "{tile} discarded", tile=wording.tile_name(discard)))


def _name(story: Story, seat: int, action: protocol.Name) -> None:
    """Add whose knowledge tiles a seat shares from now on."""
    name = story.names[action["seat"]]
    text = tr(
        "Log",
        "{shield}: chose {name}",
        shield=wording.capitalize(wording.shield_name(6)),
        name=name,
    )
    story.action(seat, text, shield_art(6, small=True))


def _picture(story: Story, seat: int, action: protocol.Action) -> str | None:
    die = protocol.die_in(action)
    return story.seat_styles.die(seat, die) if die else _piece(story, action)


def _piece(story: Story, action: protocol.Action) -> str | None:
    """Return the piece of an action, if it has one."""
    if "tile" in action:
        return tile_art(action["tile"], story.edition, small=True)
    if "good" in action:
        return f"goods/{action['good']}"
    if "building" in action:
        return tile_art(f"building:{action['building']}", small=True)
    if "shield" in action:
        return shield_art(action["shield"], small=True)
    return "pieces/worker" if action["type"] in WORKERS else None


def _numbered_tile(story: Story, action: protocol.Action) -> str | None:
    """Return the tile of an action with a die, if its name is only a number."""
    if protocol.die_in(action) and "tile" in action and action["tile"].startswith("monastery"):
        return tile_art(action["tile"], story.edition, small=True)
    return None


def _gain(story: Story, event: protocol.Gain) -> None:
    got = []
    if event.get("silver"):
        got.append(tr("Log", "+{n} silverling(s)", n=event["silver"]))
    if event.get("workers"):
        got.append(tr("Log", "+{n} worker(s)", n=event["workers"]))
    if event["for"] == "mines":
        text = tr("Log", "Mines: {gain}", gain=wording.join_with_commas(got))
        story.action(event["seat"], text, tile_art("mine", small=True), is_common=True)
    elif event["for"].startswith("shield:"):
        number = int(event["for"].removeprefix("shield:"))
        text = tr(
            "Log",
            "{shield}: {gain}",
            shield=wording.capitalize(wording.shield_name(number)),
            gain=wording.join_with_commas(got),
        )
        story.action(event["seat"], text, shield_art(number, small=True))
    else:
        story.detail(event["seat"], wording.join_with_commas(got))


def _points(story: Story, event: protocol.Points) -> None:
    reason, points = event["for"], event["points"]
    if reason in END_WORDS:
        story.action(event["seat"], tr("Log", END_WORDS[reason], points=points), is_common=True)
    elif reason.startswith("monastery:"):
        text = tr(
            "Log",
            "{tile}: +{points}",
            tile=wording.capitalize(burgundy_texts.tile_text(reason, story.edition)),
            points=points,
        )
        story.action(
            event["seat"], text, tile_art(reason, story.edition, small=True), is_common=True
        )
    elif reason.startswith("shield:"):
        number = int(reason.removeprefix("shield:"))
        text = tr(
            "Log",
            "{tile}: +{points}",
            tile=wording.capitalize(wording.shield_name(number)),
            points=points,
        )
        story.action(event["seat"], text, shield_art(number, small=True))
    elif reason == "bought":
        pass  # the line of the purchase covers it
    elif reason == "phase":
        story.detail(
            event["seat"],
            tr("Log", "+{points} for phase {phase}", points=points, phase=story.phase).strip(),
        )
    else:
        story.detail(event["seat"], tr("Log", POINT_WORDS[reason], points=points))


def _route(story: Story, event: protocol.Route) -> None:
    if event["bonus"] is not None:
        story.detail(
            event["seat"],
            tr("Log", "trade route match: {goods}", goods=wording.goods_name(event["good"])),
        )


def _bonus(story: Story, event: protocol.Bonus) -> None:
    colour = wording.colour_name(event["colour"])
    story.detail(
        event["seat"], tr("Log", BONUS_WORDS[event["size"]], points=event["points"], colour=colour)
    )


def _order(story: Story, event: protocol.Order) -> None:
    if story.acting is not None:
        story.detail(story.acting, tr("Log", BRIDGE_WORDS[event["order"].index(story.acting)]))


def _loaded(story: Story, event: protocol.Loaded) -> None:
    text = tr(
        "Log",
        "Ship: loaded {goods}",
        goods=wording.join_with_and(wording.goods_counted(event["goods"])),
    )
    goods = f"goods/{min(event['goods'])}"
    story.action(event["seat"], text, goods, action_icon=ActionIcon("loaded", goods))


def _shields_lost(story: Story, event: protocol.ShieldsLost) -> None:
    lost = wording.join_with_and([wording.shield_name(shield) for shield in event["shields"]])
    if story.giving_up == event["seat"]:
        story.detail(event["seat"], tr("Log", "lost: {shields}", shields=lost))
        return
    story.action(
        event["seat"],
        tr("Log", "No tribute paid, lost: {shields}", shields=lost),
        shield_art(event["shields"][0], small=True),
    )


def _end(story: Story, event: protocol.Ended) -> None:
    if story.is_alone:
        ended(story, event)
        return
    winner = event["places"].index(1)
    name, total = story.names[winner], wording.points_text(event["points"][winner])
    if "team_points" in event:
        _end_of_teams(story, event)
    elif wording.is_local_player(name):
        story.heading(tr("Log", "You win with {points}", points=total))
    else:
        story.heading(tr("Log", "{name} wins with {points}", name=name, points=total))


def _end_of_teams(story: Story, event: protocol.Ended) -> None:
    winners = [seat for seat, place in enumerate(event["places"]) if place == 1]
    total = wording.points_text(sum(event["points"][seat] for seat in winners))
    if any(wording.is_local_player(story.names[seat]) for seat in winners):
        story.heading(tr("Log", "Your team wins with {points}", points=total))
    else:
        story.heading(
            tr(
                "Log",
                "Team {name} wins with {points}",
                name=wording.team_name(story.names, winners),
                points=total,
            )
        )


# Actions in the past tense for the log.


INTO_SHARED = tr_noop("Log", "{action} into the shared storage")
FROM_SHARED = tr_noop("Log", "{action} from the shared storage")


def action_words(action: protocol.Action, paid: int = 0, edition: str = "") -> str:
    """Return an action in the past tense: "Took ship from depot 3, 1 worker"; "" for actions that
    other lines describe. With an edition it explains tiles and shields that have only a number."""
    sentence = burgundy_texts.action_phrases(action).log
    if not sentence:
        return ""
    text = tr("Log", sentence, **burgundy_texts.names_in(action, naming(edition)))
    if protocol.store_in(action) == "shared":
        text = tr("Log", FROM_SHARED if action["type"] == "place" else INTO_SHARED, action=text)
    return (
        tr("Log", "{action}, {workers}", action=text, workers=wording.workers_text(paid))
        if paid
        else text
    )


def naming(edition: str) -> burgundy_texts.Naming:
    """Return the naming functions for the log of this edition."""
    return burgundy_texts.Naming(
        tile=lambda tile: burgundy_texts.tile_text(tile, edition),
        effect=lambda effect: wording.capitalize(wording.effect_name(effect)),
        shield=lambda number: burgundy_texts.shield_text(number, edition),
    )


# The lines of a game, and the facts that later lines need.


class Story(LogBuilder):
    """The lines so far. `giving_up` is the seat that has just chosen the shields to keep.
    `is_supplied` says whether the supplies were already listed with the seating: so it is after a
    start with choices, and in a story that continues after a choice."""

    def __init__(
        self, names: Sequence[str], seat_styles: SeatStyles, phase: str, edition: str
    ) -> None:
        super().__init__(names, seat_styles)
        self.phase, self.edition = phase, edition
        self.giving_up: int | None = None
        self.is_final_scoring = False
        self.is_supplied = True

    @property
    def is_alone(self) -> bool:
        """Whether it is a solo game, in which nothing is scored at the end."""
        return len(self.names) == 1


Telling = Mapping[protocol.EventType, Callable[[Story, Any], None]]
"""The function that adds the line of each event."""


# The solo game: tiles and goods that leave the depots, the counter, and the result.


def removed(story: Story, event: protocol.Removed) -> None:
    """Add the tile that every round removes."""
    text = tr(
        "Log",
        "Removed from depot {depot}: {tile}",
        depot=event["depot"],
        tile=wording.tile_name(event["tile"]),
    )
    story.aside(text)


def swept(story: Story, _event: protocol.Swept) -> None:
    """Add the goods that a ship has left."""
    if story.acting is not None:
        story.detail(story.acting, tr("Log", "the goods of all other depots are removed"))


def counter(story: Story, event: protocol.Counter) -> None:
    """Add that the counter has reached its target."""
    text = tr("Log", "Target reached: back to 0, next target {target}", target=event["target"])
    story.action(event["seat"], text, story.seat_styles.flag(event["seat"]))


def ended(story: Story, event: protocol.Ended) -> None:
    """Add the result of the game."""
    name = story.names[0]
    if not event["won"]:
        text = tr("Log", "The 25 rounds are over: not all spaces are covered")
    elif wording.is_local_player(name):
        text = tr("Log", "You win: all spaces are covered")
    else:
        text = tr("Log", "{name} wins: all spaces are covered", name=name)
    story.heading(text)


SOLO_TELLING: Telling = {
    "removed": removed,
    "swept": swept,
    "counter": counter,
}
TELLING: Telling = {
    "seating": _seating,
    "start": _start,
    "phase": _phase,
    "round": _round,
    "turn": _turn,
    "action": _action,
    "gain": _gain,
    "points": _points,
    "bonus": _bonus,
    "route": _route,
    "order": _order,
    "loaded": _loaded,
    "shields-lost": _shields_lost,
    "end": _end,
    **SOLO_TELLING,
}
