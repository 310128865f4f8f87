"""The games of the library in words: who plays, when, how it stands."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta

from burgundy_qt.ai.levels import LEVELS
from burgundy_qt.session.game_card import GameCard
from burgundy_qt.session.line_up import SeatPlan
from burgundy_qt.session.problem import Problem
from burgundy_qt.widgets.wording import capital, does, number_of

LEVEL_TITLES = {level.name: level.title for level in LEVELS}
MONTHS = (
    *("January", "February", "March", "April", "May", "June"),
    *("July", "August", "September", "October", "November", "December"),
)


def title(card: GameCard) -> str:
    """What the game is called: its own name, or who plays."""
    return card.name or (card.path.name if card.is_broken else seats_named(card))


def seats_named(card: GameCard) -> str:
    """Who plays: "You, Margaux"."""
    return ", ".join(plan.name for plan in card.seats)


def level_title(plan: SeatPlan) -> str:
    """How strong the seat's bot is: "Squire"; "person" where one plays."""
    return "person" if plan.level is None else LEVEL_TITLES.get(plan.level, plan.level)


def subtitle(card: GameCard, now: datetime) -> str:
    """Where the game stands and when it was played: "Phase B, round 3, today, 14:06"."""
    if card.problem is not None:
        return f"{card.problem.title}, {when(card.played, now)}"
    parts = [seats_named(card)] if card.name else []
    parts.append(f"Phase {card.phase}, round {card.round}" if card.is_running and card.phase else edition(card))
    if card.casual:
        parts.append("casual")
    return ", ".join([*parts, when(card.played, now)])


def edition(card: GameCard) -> str:
    """The edition of the game: "Edition 2011"."""
    return f"Edition {card.edition}"


def standing(card: GameCard) -> str:
    """What has become of the game: "To play on", "Your turn: Anna", "Won by 12", "Margaux wins by 7"."""
    if card.problem is not None:
        return "The file is kept as it is"
    people = [seat for seat, plan in enumerate(card.seats) if plan.is_person]
    if card.is_finished:
        return own_result(card, people[0]) if len(people) == 1 else result(card)
    if card.in_bin:
        return "Not finished"
    if len(people) > 1 and card.deciding in people:
        return f"Your turn: {card.seats[card.deciding].name}"
    return "To play on"


def own_result(card: GameCard, seat: int) -> str:
    """How the game ended for the only person in it."""
    has_won = card.places[seat] == 1
    others = [points for other, points in enumerate(card.points) if other != seat]
    ahead = card.points[seat] - max(others)
    if ahead == 0:
        return "Won the tie" if has_won else "Lost the tie"
    return f"Won by {ahead}" if has_won else f"Lost by {-ahead}"


def result(card: GameCard) -> str:
    """How the game ended, told of the winner."""
    winner = card.places.index(1)
    ahead = card.points[winner] - max(points for seat, points in enumerate(card.points) if seat != winner)
    wins = does(card.seats[winner].name, "wins")
    return f"{wins} by {ahead}" if ahead else f"{wins} the tie"


def what_is_wrong(problem: Problem, name: str) -> str:
    """What is wrong with the file called `name`, which the card names already."""
    return capital(problem.what.removeprefix(f"{name}: "))


def call_to(card: GameCard) -> str:
    """What the card's own button says."""
    if card.in_bin:
        return "Restore"
    if card.is_broken:
        return "Details"
    return "Look at it" if card.is_finished else "Play on"


def when(played: float, now: datetime) -> str:
    """When the game was played, as short as it can be told: "today, 14:06", "yesterday", "17 November"."""
    then = datetime.fromtimestamp(played)
    if then.date() == now.date():
        return f"today, {then.hour:02}:{then.minute:02}"
    if then.date() == (now - timedelta(days=1)).date():
        return "yesterday"
    return f"{then.day} {MONTHS[then.month - 1]}" if then.year == now.year else day(played)


def day(played: float) -> str:
    """The day on which the game was played: "17 November 2026"."""
    then = datetime.fromtimestamp(played)
    return f"{then.day} {MONTHS[then.month - 1]} {then.year}"


def spoken(card: GameCard, now: datetime) -> str:
    """The card for a screen reader."""
    points = [
        f"{plan.name} ({level_title(plan)}) {number_of(points, 'point')}"
        for plan, points in zip(card.seats, card.points, strict=True)
    ]
    star = ["starred"] if card.starred else []
    return ". ".join([title(card), subtitle(card, now), *points, standing(card), *star])


def searchable(card: GameCard, now: datetime) -> str:
    """All words by which the card can be found, in small letters."""
    then = datetime.fromtimestamp(card.played)
    words = [
        title(card),
        subtitle(card, now),
        standing(card),
        seats_named(card),
        *(level_title(plan) for plan in card.seats),
        *(f"estate {estate}" for estate in card.estates),
        f"{len(card.seats)} seats",
        edition(card),
        day(card.played),
        then.date().isoformat(),
        "finished" if card.is_finished else "running",
        *(["casual"] if card.casual else []),
    ]
    return "\n".join(words).casefold()


def counted(cards: Sequence[GameCard], left: int) -> str:
    """How many games there are, for the head of the library. `left`: files that have yet to be read."""
    games = [card for card in cards if not (card.in_bin or card.is_broken)]
    if left:
        return f"{number_of(len(games), 'game')}; {left} more are being read."
    if not games:
        return "Nothing here yet."
    waiting = sum(card.is_running for card in games)
    if not waiting:
        return f"{number_of(len(games), 'game')}, all played to the end."
    return f"{number_of(len(games), 'game')}, {waiting} of them waiting for you."
