"""The text on the cards: the players, the date and the result."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta

from PySide6.QtCore import QDate

from burgundy_qt.language import formats
from burgundy_qt.language.formats import folded, plain
from burgundy_qt.language.translation import tr
from burgundy_qt.session.library.game_card import GameCard
from burgundy_qt.session.line_up import SeatPlan
from burgundy_qt.session.problem import Problem
from burgundy_qt.widgets.log.game_archive import archive_of
from burgundy_qt.widgets.new_game.game_setup import short_title
from burgundy_qt.widgets.phrases import wording


def title(card: GameCard) -> str:
    """Return the title of a game: its name, or the players."""
    return card.name or (card.path.name if card.is_broken else seats_named(card))


def seats_named(card: GameCard) -> str:
    """Return the players, with partners next to each other: "You, Margaux"."""
    names = wording.seat_names(card.seats)
    return wording.join_with_commas([names[seat] for side in card.sides for seat in side])


def score(card: GameCard, side: tuple[int, ...]) -> str:
    """Return the figure beside a side: its points, or the result of a solo game."""
    return archive_of(card.game).solo_figure(card) if card.is_solo else plain(card.points_of(side))


def level_title(plan: SeatPlan) -> str:
    """Return the playing strength of a seat: "Squire"; "person" for a person."""
    if plan.is_engine:  # its name is shown for the seat
        return tr("Library", "engine")
    return tr("Library", "person") if plan.level is None else wording.level_title(plan.level)


def subtitle(card: GameCard, now: datetime) -> str:
    """Return the game, its progress and its date: "Burgundy, Phase B, round 3, today, 14:06"."""
    if card.problem is not None:
        return wording.join_with_commas([card.problem.title, when(card.played, now)])
    parts = [seats_named(card)] if card.name else []
    game, text = short_title(card.game), place(card) or archive_of(card.game).card_deal(card)
    parts += [text] if text.startswith(game) else [game, text]
    if card.recorded:
        parts.append(recorded())
    elif card.casual:
        parts.append(casual())
    if card.unaided:
        parts.append(tr("Library", "without help", "a game"))
    return wording.join_with_commas([*parts, when(card.played, now)])


def place(card: GameCard) -> str:
    """Return how far a running game is; "" during the set-up and after the end."""
    return archive_of(card.game).card_place(card) if card.is_running else ""


def recorded() -> str:
    """Return the name for a game that was played with the box."""
    return tr("Library", "recorded", "a game")


def casual() -> str:
    """Return the name for a game that is not rated."""
    return tr("Library", "casual", "a game")


def standing(card: GameCard) -> str:
    """Return the state of a game: "In progress", "Your turn: Anna", "Won by 12", "Margaux wins
    by 7"."""
    if card.problem is not None:
        return tr("Library", "The file stays unchanged")
    people = [seat for seat, plan in enumerate(card.seats) if plan.is_person]
    if card.is_finished:
        return own_result(card, people[0]) if len(people) == 1 else result(card)
    if card.in_bin:
        return tr("Library", "Not finished")
    if len(people) > 1 and card.deciding in people:
        return tr("Library", "Your turn: {name}", name=wording.seat_name(card.seats, card.deciding))
    if not people:
        return tr("Library", "Only bots play")
    return tr("Library", "In progress", "a game that waits")


def own_result(card: GameCard, seat: int) -> str:
    """Return the result for the only person in the game."""
    has_won = card.places[seat] == 1
    if card.is_solo:
        return solo_result(card)
    if has_won and len(winning_sides(card)) > 1:
        return tr("Library", "Shared the victory")
    own, best = (card.points_of(side) for side in own_and_best_other(card, seat))
    if own == best:
        return tr("Library", "Won the tie") if has_won else tr("Library", "Lost the tie")
    if has_won:
        return tr("Library", "Won by {points}", points=own - best)
    return tr("Library", "Lost by {points}", points=best - own)


def winning_sides(card: GameCard) -> list[tuple[int, ...]]:
    """Return the sides in first place: several if they share the victory."""
    return [side for side in card.sides if card.places[side[0]] == 1]


def own_and_best_other(card: GameCard, seat: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the side of a seat, and the other side with the most points."""
    own = next(side for side in card.sides if seat in side)
    return own, max((side for side in card.sides if side != own), key=card.points_of)


def solo_result(card: GameCard) -> str:
    """Return the result of a solo game."""
    return archive_of(card.game).solo_result(card)


def result(card: GameCard) -> str:
    """Return the result of a game, from the winner's view."""
    if card.is_solo:
        return solo_result(card)
    if len(shared := winning_sides(card)) > 1:
        names = [wording.seat_name(card.seats, seat) for side in shared for seat in side]
        return tr("Library", "Shared victory: {names}", names=wording.join_with_and(names))
    winners, others = own_and_best_other(card, card.places.index(1))
    ahead = card.points_of(winners) - card.points_of(others)
    names = [wording.seat_name(card.seats, seat) for seat in winners]
    if card.teams:
        return team_result(names, ahead)
    if ahead:
        return wording.won_by_text(names[0], ahead)
    return (
        tr("Library", "You win the tie")
        if wording.is_local_player(names[0])
        else tr("Library", "{name} wins the tie", name=names[0])
    )


def team_result(names: Sequence[str], ahead: int) -> str:
    """Return that a team has won, by so many points."""
    if ahead:
        return tr(
            "Library", "Won by {points}: {team}", points=ahead, team=wording.join_with_and(names)
        )
    return tr("Library", "Won the tie: {team}", team=wording.join_with_and(names))


def what_is_wrong(problem: Problem, name: str) -> str:
    """Return the problem with the file `name` without its name, which the card already shows."""
    return wording.capitalize(problem.what.removeprefix(f"{name}: "))


def button_text(card: GameCard) -> str:
    """Return the text of the card's button."""
    if card.in_bin:
        return tr("Library", "Restore")
    if card.is_broken:
        return tr("Library", "Details")
    if card.is_finished:
        return tr("Library", "View")
    return tr("Library", "Play on") if card.waits else tr("Library", "Watch")


def when(played: float, now: datetime) -> str:
    """Return the date of a game in short: "today, 14:06", "yesterday", "17 November"."""
    then = datetime.fromtimestamp(played)
    if then.date() == now.date():
        return tr("Library", "today, {time}", time=f"{then.hour:02}:{then.minute:02}")
    if then.date() == (now - timedelta(days=1)).date():
        return tr("Library", "yesterday")
    date = QDate(then.year, then.month, then.day)
    return formats.day_of_the_year(date) if then.year == now.year else formats.day(date)


def day(played: float) -> str:
    """Return the day of a game: "17 November 2026"."""
    then = datetime.fromtimestamp(played)
    return formats.day(QDate(then.year, then.month, then.day))


def heard(card: GameCard, now: datetime) -> str:
    """Return the card for a screen reader."""
    names = wording.seat_names(card.seats)
    scores = (
        [score(card, (0,))]
        if card.is_solo
        else [wording.points_text(count) for count in card.points]
    )
    seats = [
        tr("Library", "{name} ({level}) {points}", name=name, level=level_title(plan), points=text)
        for name, plan, text in zip(names, card.seats, scores, strict=True)
    ]
    teams = [
        tr(
            "Library",
            "Team: {names}, {points}",
            names=wording.join_with_and([names[seat] for seat in team]),
            points=wording.points_text(together),
        )
        for team, together in zip(card.teams, map(card.points_of, card.teams), strict=True)
    ]
    star = [tr("Library", "starred", "a game")] if card.starred else []
    return ". ".join([title(card), subtitle(card, now), *seats, *teams, standing(card), *star])


def searchable(card: GameCard, now: datetime) -> str:
    """Return all words that a card can be found by, folded."""
    then = datetime.fromtimestamp(card.played)
    words = [
        title(card),
        subtitle(card, now),
        standing(card),
        seats_named(card),
        *map(level_title, card.seats),
        *([] if card.is_broken else archive_of(card.game).found_by(card)),
        tr("Library", "{n} player(s)", n=len(card.seats)),
        day(card.played),
        then.date().isoformat(),
        tr("Library", "finished", "a game")
        if card.is_finished
        else tr("Library", "running", "a game"),
        *([casual()] if card.casual else []),
        *([recorded()] if card.recorded else []),
    ]
    return folded("\n".join(words))[0]


def counted(cards: Sequence[GameCard], left: int) -> str:
    """Return the number of games, for the head of the library. `left` is the number of unread
    files."""
    games = [card for card in cards if not (card.in_bin or card.is_broken)]
    count, waiting = len(games), sum(card.waits for card in games)
    if left:
        return tr("Library", "{n} game(s); still reading {left} more.", n=count, left=left)
    if not games:
        return tr("Library", "Nothing here yet.")
    if not any(card.is_running for card in games):
        return tr("Library", "{n} game(s), all played to the end.", n=count)
    if not waiting:
        return tr("Library", "{n} game(s), none of them waiting for you.", n=count)
    return tr(
        "Library", "{n} game(s), {waiting} of them waiting for you.", n=count, waiting=waiting
    )
