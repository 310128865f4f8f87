"""What a match is told as: one JSON line, or a few lines for people."""

from collections.abc import Mapping, Sequence

from burgundy_qt.ai.arena.crosstable import cell_between
from burgundy_qt.ai.arena.matches import Interval, Match
from burgundy_qt.ai.arena.ratings import Names
from burgundy_qt.ai.arena.sprt import BOUND, SequentialTest
from burgundy_qt.ai.game_bots import Box, bots_of


def in_numbers(
    names: Names, match: Match, seats: int, box: Box, test: SequentialTest | None = None
) -> dict[str, object]:
    """A match as its JSON line. Points, and points by source, are means; times are CPU time."""
    points, times = match.points, match.ms_per_decision
    return {
        "a": names[0],
        "b": names[1],
        "seats": seats,
        **box.told(),
        "pairs": len(match.pairs),
        "score_a": [round(share, 4) for share in match.interval],
        "elo": [round(figure) for figure in match.elo],
        "points_a": round(points[0], 2),
        "points_b": round(points[1], 2),
        "sources_a": by_source_in_numbers(match.sources[0], box),
        "sources_b": by_source_in_numbers(match.sources[1], box),
        "ms_per_decision_a": round(times[0], 3),
        "ms_per_decision_b": round(times[1], 3),
        **(alone_in_numbers(match) if seats == 1 else {}),
        "sprt": test.told() if test else None,
    }


def by_source_in_numbers(means: Mapping[str, float], box: Box) -> dict[str, float]:
    """Mean points by source, in the order in which the game tells its sources."""
    return {source: round(means[source], 3) for source in sources_in_order(means, box)}


def sources_in_order(means: Mapping[str, float], box: Box) -> list[str]:
    """Those that there are, in the order in which the game tells them."""
    titles = bots_of(box.game).sources
    return [
        *(source for source in titles if source in means),
        *(source for source in means if source not in titles),
    ]


def alone_in_numbers(match: Match) -> dict[str, float]:
    """What a game alone adds: shares of games won, and rounds played."""
    (won, other_won), (rounds, other_rounds) = match.won, match.rounds
    return {
        "won_a": round(won, 4),
        "won_b": round(other_won, 4),
        "rounds_a": round(rounds, 2),
        "rounds_b": round(other_rounds, 2),
    }


def in_words(
    names: Names, match: Match, seats: int, box: Box, test: SequentialTest | None = None
) -> str:
    """A match as a short table: A on the left, B on the right."""
    (one, other), pairs = names, len(match.pairs)
    low, middle, high = match.interval
    elo_low, elo, elo_high = match.elo
    points, times = match.points, match.ms_per_decision
    score = f"{'comes further:' if seats == 1 else 'wins of'} {one}"
    lines = [
        f"{one} : {other}, {table_in_words(seats, box)}, {pairs} "
        f"{'pair' if pairs == 1 else 'pairs'}",
        f"  {score:24}{middle:8.1%}   (95 %: {low:.1%} to {high:.1%})",
        f"  {'Elo':24}{elo:+8.0f}   (95 %: {elo_low:+.0f} to {elo_high:+.0f})",
        f"  {box.counted:24}{points[0]:8.1f} : {points[1]:.1f}",
        *(alone_in_words(match) if seats == 1 else brought_in_words(match, box)),
        f"  {'ms a decision (CPU)':24}{times[0]:8.2f} : {times[1]:.2f}",
    ]
    return "\n".join([*lines, *([test_in_words(test)] if test else [])])


def table_in_words(seats: int, box: Box) -> str:
    """Who played: so many seats, or what the game calls them."""
    tables, table = bots_of(box.game).tables, box.table(seats)
    return tables[table].title if table in tables else f"{seats} seats"


def alone_in_words(match: Match) -> list[str]:
    """What a game alone adds."""
    (won, other_won), (rounds, other_rounds) = match.won, match.rounds
    return [
        f"  {'games won':24}{won:8.1%} : {other_won:.1%}",
        f"  {'rounds':24}{rounds:8.1f} : {other_rounds:.1f}",
    ]


def brought_in_words(match: Match, box: Box) -> list[str]:
    """The points by source, a line each."""
    return [f"    {title:22}{a:8.1f} : {b:.1f}" for title, a, b in sources_in_words(match, box)]


def sources_in_words(match: Match, box: Box) -> list[tuple[str, float, float]]:
    """The sources that the games had, each with its title and what it brought A and B."""
    titles, (a, b) = bots_of(box.game).sources, match.sources
    return [
        (titles.get(key, key), a.get(key, 0.0), b.get(key, 0.0))
        for key in sources_in_order(a | b, box)
    ]


def test_in_words(test: SequentialTest) -> str:
    told = test.told()
    return (
        f"  the claim of at least {test.claim:.0%}, against {told['against']:.0%} or less, is "
        f"{test.verdict} "
        f"(LLR {test.llr:+.2f}; bounds {-BOUND:.2f}, {BOUND:+.2f})"
    )


def ratings_in_numbers(ratings: Mapping[str, Interval]) -> dict[str, object]:
    """The Elo table as its JSON line, strongest first."""
    return {"elo": {name: [round(figure) for figure in elo] for name, elo in ratings.items()}}


def ratings_in_words(ratings: Mapping[str, Interval]) -> str:
    """The Elo table, strongest first."""
    width = max(map(len, ratings))
    rows = [
        f"  {name:{width}} {elo:+6.0f}   (95 %: {low:+.0f} to {high:+.0f})"
        for name, (low, elo, high) in ratings.items()
    ]
    return "\n".join(["Elo of all, their mean being 0", *rows])


def crosstable_in_words(players: Sequence[str], matches: Mapping[Names, Match]) -> str:
    """Each against each, in this order: the share of the wins that a seat of the player on the left
    has had."""
    width = max(map(len, players))
    rows = [
        f"  {number:2} {one:{width}} "
        + "".join(f"{share(one, other, matches):>7}" for other in players)
        for number, one in enumerate(players, start=1)
    ]
    numbers = "".join(f"{number:7}" for number, _ in enumerate(players, start=1))
    return "\n".join(["Each against each", f"  {'':{width + 4}}{numbers}", *rows])


def share(player: str, other: str, matches: Mapping[Names, Match]) -> str:
    """What a player has won against another, in whole percent; "" where they have not met."""
    cell = cell_between(player, other, matches)
    return "" if cell is None else f"{cell.score[1]:.0%}"
