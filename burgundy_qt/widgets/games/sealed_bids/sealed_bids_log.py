"""The log of a game of sealed bids, from events to lines; its points, and its winner."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from burgundy_qt.language.translation import tr, tr_noop
from burgundy_qt.rules.ruleset import StateObject
from burgundy_qt.rules.sealed_bids import known_state
from burgundy_qt.rules.sealed_bids import state as codes
from burgundy_qt.rules.sealed_bids.sealed_bids_ruleset import Event
from burgundy_qt.session.view import GameView
from burgundy_qt.widgets.games.sealed_bids.sealed_bids_texts import ACTIONS, SOURCES
from burgundy_qt.widgets.log import game_log
from burgundy_qt.widgets.phrases.wording import share_victory, won_by_text
from burgundy_qt.widgets.theme.palette import PLAIN, SeatStyles


class SealedBidsLog(game_log.GameLog):
    """The log of five cards; all players bid for each of them at once."""

    turn_ends = ("card", "end")
    opened_after = ("card",)

    def lines(
        self,
        events: Iterable[Event],
        names: Sequence[str],
        state: StateObject | None = None,
        first: int = 0,
        seat_styles: SeatStyles = PLAIN,
        is_brief: bool = False,
    ) -> list[game_log.LogLine]:
        """Return the events as lines; dealing a hand has no line."""
        story = game_log.LogBuilder(names, seat_styles)
        for at, event in enumerate(events, start=first):
            story.at = at
            match event["event"]:
                case "card":
                    story.heading(tr("Log", "A card worth {card}", card=event["card"]))
                case "action":
                    text = ACTIONS[event["action"]["type"]].log
                    story.opens_turn = True
                    story.action(event["seat"], tr("Log", text, bid=event["action"]["bid"]))
                case "points":
                    story.acting = None  # the last bid may be another player's
                    text = tr("Log", "takes the card: +{points}", points=event["points"])
                    story.detail(event["seat"], text)
                    story.score(event["seat"], event["points"])
                case "end":
                    story.heading(game_log.victory_text(event, story.names))
        return story.lines

    def milestone(self, state: StateObject) -> str:
        """Return the number of the open card: "Card 2 of 5"."""
        number = len(state["cards"])
        return tr("Window", "Card {number} of {cards}", number=number, cards=codes.CARDS)

    def moment(self, state: StateObject) -> str:
        """Return the same without the total: "Card 2"."""
        return tr("Window", "Card {number}", number=len(state["cards"]))

    def turns(self, state: StateObject) -> int:
        """Return the number of bids of a game."""
        return codes.CARDS * len(state["seats"])

    def sources(self, state: StateObject) -> Sequence[game_log.PointSource]:
        return SOURCES

    def points_by_source(self, events: Iterable[Event], seats: int) -> dict[str, list[int]]:
        return {"card": self.points_of(events, seats)}

    def points_of(self, events: Iterable[Event], seats: int) -> list[int]:
        return points_after_cards(events, seats)[-1]

    def winning(self, state: StateObject, names: Sequence[str]) -> tuple[str, str]:
        """Return the winners; players with equal points share the victory."""
        result = known_state.SealedBidsState.from_object(state).result
        assert result is not None
        winners = [seat for seat, place in enumerate(result.places) if place == 1]
        if len(winners) > 1:
            return share_victory([names[seat] for seat in winners]), ""
        best, second = sorted(result.points, reverse=True)[:2]
        return won_by_text(names[winners[0]], best - second), ""

    def deal(self, state: StateObject) -> str:
        """Return whether hands were dealt."""
        is_dealt = any(seat["bids"] is None for seat in state["seats"])
        text = tr_noop("Points", "Five cards, the same bids for all.")
        if is_dealt:
            text = tr_noop("Points", "Five cards, hidden hands.")
        return tr("Points", text)

    def course(self, view: GameView) -> game_log.Course:
        """Return the points after each card."""
        labels = [str(number) for number in range(1, codes.CARDS + 1)]
        points = points_after_cards(view.events, len(view.line_up.seats))
        return game_log.Course(tr("Points", "Points by card"), labels, points)

    def counts(self, view: GameView) -> Mapping[str, Sequence[int]]:
        """Return the number of cards that each player has won."""
        won = [0] * len(view.line_up.seats)
        for event in view.events:
            if event["event"] == "points":
                won[event["seat"]] += 1
        return {tr("Points", "Cards won"): won}


def points_after_cards(events: Iterable[Event], seats: int) -> list[list[int]]:
    """Return the points of all players at the start and after each card so far."""
    course = [[0] * seats]
    for event in events:
        if event["event"] == "card":
            course.append(list(course[-1]))
        elif event["event"] == "points":
            course[-1][event["seat"]] += event["points"]
    return course


ANSWER = SealedBidsLog()
