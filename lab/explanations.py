"""Campaign: explanations in games of bots and of random players: the figures add up, and there are
at least two reasons.

The positions are from games with all seats, set-ups and estates. The explanation is calculated a
second time from the record of its games: every plan is played through the facade, event by
event."""

import random
from collections.abc import Iterator

from burgundy_qt.ai.analysis.analyst import Analyst
from burgundy_qt.ai.analysis.point_sources import Analysis, points_scored_so_far
from burgundy_qt.ai.analysis.score_tally import Playout
from burgundy_qt.ai.games.burgundy.tally import SOURCES, BurgundyTally
from burgundy_qt.ai.networks.installed_networks import default_network_for
from burgundy_qt.ai.networks.network import Evaluator
from burgundy_qt.ai.turn_search.beam import Greedy
from burgundy_qt.rules.game import Game
from lab.campaign import Figures
from tests.rules.burgundy.random_play import choice_of, request_of

SIMULATIONS = 100
EACH_GAME = 4
DECISIONS_A_SEAT = 70
EXAMPLES = "no source differs", "one source differs", "two reasons or more"
ALL_THE_SAME = "every choice is the same"


def run(count: int, first: int = 0, simulations: int = SIMULATIONS) -> Figures:
    """Explain `count` positions from number `first` on; `faults` is the number of wrong
    explanations.

    The other figures: how many give two reasons or more, how many have games that differ in one
    source or none, and how many have choices that all lead to the same result."""
    figures: Figures = dict.fromkeys(("positions", "faults", *reversed(EXAMPLES), ALL_THE_SAME), 0)
    for number, (game, seat) in enumerate(positions(first), start=first):
        if number == first + count:
            break
        figures["positions"] += 1
        try:
            figures[look(game, seat, number, simulations)] += 1
        except Exception as error:  # after any error the next position must be explained
            figures["faults"] += 1
            print(f"\nposition {number}: {error!r}", flush=True)
    return figures


def positions(first: int) -> Iterator[tuple[Game, int]]:
    """Yield the positions from number `first` on, each with a seat that has a choice; some games
    are random."""
    seed = first // EACH_GAME
    while True:
        chance = random.Random(seed)
        game = Game(request_of(seed))
        moments = sorted(chance.sample(range(game.seats * DECISIONS_A_SEAT), EACH_GAME))
        for at, moment in enumerate(moments):
            play_up_to(game, moment, chance, by_chance=seed % 4 == 0)
            seat = chance.choice(game.position.waiting_seats())
            while len(game.position.legal(seat)) == 1:
                game.apply(game.legal(seat)["actions"][0], seat)
                if game.is_over:
                    game.take_back(0)
                seat = chance.choice(game.position.waiting_seats())
            if seed * EACH_GAME + at >= first:
                yield game, seat
        seed += 1


def play_up_to(game: Game, revision: int, chance: random.Random, by_chance: bool) -> None:
    """Play on to a revision, but not to the end."""
    features, network = default_network_for(game.position)  # type: ignore[misc]
    greedy = Greedy(Evaluator(features, network), game.position)
    while game.revision < revision:
        seat = chance.choice(game.position.waiting_seats())
        if by_chance:
            action = choice_of(game.legal(seat)["actions"], chance, eagerness=0.6)
        else:
            action = game.action(greedy.choose(game.position, seat))
        game.apply(action, seat)
        if game.is_over:
            game.take_back(game.revision - 1)
            return


def look(game: Game, seat: int, seed: int, simulations: int) -> str:
    """Explain a position; return its kind. Raises AssertionError if the explanation is wrong."""
    scored = points_scored_so_far(game.events, game.seats)
    analysis = Analyst(seed=seed).analyse(game.position, seat, scored, simulations=simulations)
    assert sorted(option.action for option in analysis.options) == sorted(game.position.legal(seat))
    totals_are_sums(analysis)
    plans_can_be_played(game, seat, analysis)
    if analysis.explanation is None:
        return ALL_THE_SAME
    parts_are_sums(analysis)
    differing = sources_that_differ(game, seat, seed, analysis)
    assert len(analysis.explanation.reasons) >= min(2, differing)
    return EXAMPLES[min(2, differing)]


def totals_are_sums(analysis: Analysis) -> None:
    """Check that shown points are the sums of their sources, for every option and every seat."""
    for option in analysis.options:
        assert (option.sources is None) == (option.games == 0)
        if option.sources is not None:
            assert option.points == round(sum(option.sources[analysis.seat].values()), 1)
    assert analysis.sources is not None
    assert analysis.points == tuple(round(sum(sources.values()), 1) for sources in analysis.sources)


def plans_can_be_played(game: Game, seat: int, analysis: Analysis) -> None:
    """Check that every plan is a whole turn of legal actions, the option's own first."""
    alternative = [] if analysis.alternative is None else [analysis.alternative]
    for option in [*analysis.options, *alternative]:
        now = game.position.copy()
        assert option.plan[0] == option.action
        for action in option.plan:
            assert not now.is_chance_node() and action in now.legal(seat)
            now.act_only(action, seat)


def parts_are_sums(analysis: Analysis) -> None:
    """Check that every difference agrees with the shown points, and that the reasons add up to
    it."""
    why = analysis.explanation
    assert why is not None
    here = analysis.options[0]
    there = analysis.alternative
    assert there is not None and there.action == why.against and there.plan != here.plan
    assert here.sources is not None and there.sources is not None
    assert why.own.points == round(here.points - there.points, 1)
    for difference in (why.own, why.rival):
        shown = [
            sum(sources[difference.seat].values()) for sources in (here.sources, there.sources)
        ]
        parts = [reason.points for reason in why.reasons if reason.seat == difference.seat]
        assert difference.points == round(shown[0] - shown[1], 1) == round(sum(parts), 1)
    sizes = [abs(reason.points) for reason in why.reasons]
    assert sizes == sorted(sizes, reverse=True)


def sources_that_differ(game: Game, seat: int, seed: int, analysis: Analysis) -> int:
    """Return in how many sources, the seat's own and the rival's, the games of the two plans differ
    when they are played a second time."""
    why, other = analysis.explanation, analysis.alternative
    assert why is not None and other is not None
    features, network = default_network_for(game.position)  # type: ignore[misc]
    player = Playout(Evaluator(features, network), game.position, BurgundyTally())
    plans = [analysis.options[0].plan, other.plan]
    differing = set()
    for number in range(why.games):
        here, there = (player.play(game.position, seat, plan, seed, number) for plan in plans)
        assert here is not None and there is not None
        for who in (why.own.seat, why.rival.seat):
            differing |= {
                (who, at) for at in range(len(SOURCES)) if here[who][at] != there[who][at]
            }
    return len(differing)
