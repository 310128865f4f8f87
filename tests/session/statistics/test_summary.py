"""Tests of the answers of the statistics, compared with a count by hand over a few games."""

from dataclasses import replace
from datetime import UTC, datetime

import pytest

from burgundy_qt.ai.review.review_result import Accuracy
from burgundy_qt.session.line_up import SeatPlan
from burgundy_qt.session.statistics.finished_game import styles_by_seat
from burgundy_qt.session.statistics.ledger import Ledger
from burgundy_qt.session.statistics.statistics_service import spreadsheet
from burgundy_qt.session.statistics.summary import LAST, Share, SummaryQuery, rated_after, summary
from burgundy_qt.widgets.log.game_archive import outcome
from tests.contract.games import registered
from tests.session.statistics.ledger_samples import a_finished_game, a_game_of_bids, a_seat

NOW = datetime(2026, 6, 1, tzinfo=UTC)


@pytest.fixture
def ledger(tmp_path):
    ledger = Ledger(tmp_path / "statistics.sqlite3")
    yield ledger
    ledger.close()


@pytest.fixture
def three_games(ledger):
    ledger.record(
        a_finished_game(
            1,
            a_seat(points=190, estate="6", region=60),
            a_seat("M", "duke", 180, 2, "4", region=40),
        )
    )
    ledger.record(
        a_finished_game(
            2,
            a_seat("M", "duke", 185, 1, "4", region=50),
            a_seat(points=150, place=3, estate="6", region=30),
            a_seat("B", "page", 160, 2, "9", region=45),
        )
    )
    ledger.record(a_finished_game(3, a_seat(points=170), a_seat("Zoé", None, 160, 2)))
    return ledger


def test_summary_of_an_empty_ledger_is_empty(ledger):
    told = summary(ledger, SummaryQuery())
    assert (told.people, told.played, told.question.person) == ((), (), None)


def test_games_wins_mean_and_best_are_counted(three_games):
    told = summary(three_games, SummaryQuery("Anna"))
    assert len(told.played) == 3
    assert told.won == 2
    assert told.mean == pytest.approx(170)
    assert (told.best.points, told.best.estate) == (190, "6")
    assert [game.lead for game in told.played] == [10, -35, 10]


def test_a_shared_victory_differs_from_one_decided_by_a_tie_break(ledger):
    ledger.record(a_finished_game(1, a_seat(points=60), a_seat("M", "duke", 60, 1)))
    ledger.record(a_finished_game(2, a_seat(points=60), a_seat("M", "duke", 60, 2)))
    told = summary(ledger, SummaryQuery("Anna"))
    assert [(game.place, game.lead, bool(game.is_shared)) for game in told.played] == [
        (1, 0, True),
        (1, 0, False),
    ]
    assert [outcome(game) for game in told.played] == ["shared the victory", "won the tie"]


def test_the_person_with_the_most_games_is_shown_first(three_games):
    told = summary(three_games, SummaryQuery())
    assert told.people == (("Anna", 3), ("Zoé", 1))
    assert told.question.person == "Anna"
    assert summary(three_games, SummaryQuery("Zoé")).played[0].lead == -10


def test_bots_have_no_statistics(three_games):
    assert summary(three_games, SummaryQuery("M")).played == ()


def test_games_are_grouped_by_level_estate_seats_and_edition(three_games):
    views = summary(three_games, SummaryQuery("Anna")).views
    assert views["level"] == (
        Share("duke", 2, 1, 170.0, 190),
        Share(None, 1, 1, 170.0, 170),
        Share("page", 1, 0, 150.0, 150),
    )
    assert views["estate"] == (Share("2011:6", 2, 1, 170.0, 190), Share("2011:1", 1, 1, 170.0, 170))
    assert views["seats"] == (Share(2, 2, 2, 180.0, 190), Share(3, 1, 0, 150.0, 150))
    assert views["edition"] == (Share("2011", 3, 2, 170.0, 190),)


def test_two_bots_of_one_level_are_one_game_against_it(ledger):
    ledger.record(
        a_finished_game(1, a_seat(), a_seat("B", "page", 90, 2), a_seat("C", "page", 80, 3))
    )
    assert summary(ledger, SummaryQuery()).views["level"] == (Share("page", 1, 1, 100.0, 100),)


def test_points_by_source_are_means_of_the_person_and_of_the_others(three_games):
    told = summary(three_games, SummaryQuery("Anna"))
    assert told.own["region"] == pytest.approx((60 + 30 + 0) / 3)
    assert told.others["region"] == pytest.approx((40 + 50 + 45 + 0) / 4)
    assert told.played[0].by_source["region"] == 60


def test_casual_games_are_separate_from_rated_ones(three_games):
    three_games.record(
        a_finished_game(4, a_seat(points=250), a_seat("M", "page", 90, 2), casual=True)
    )
    rated, casual = (summary(three_games, SummaryQuery("Anna", rated)) for rated in (True, False))
    assert (len(rated.played), rated.elsewhere) == (3, 1)
    assert (len(casual.played), casual.elsewhere) == (1, 3)
    assert casual.best.points == 250 > rated.best.points
    assert casual.ratings == rated.ratings


def test_a_person_with_only_casual_games_sees_them_at_once(ledger):
    ledger.record(a_finished_game(1, casual=True))
    told = summary(ledger, SummaryQuery())
    assert told.question.rated is False
    assert len(told.played) == 1


def test_rating_counts_rated_games_against_bots_only(three_games):
    told = summary(three_games, SummaryQuery("Anna"))
    assert [when for when, _ in told.ratings] == [
        "2026-03-01T12:00:00+00:00",
        "2026-03-02T12:00:00+00:00",
    ]
    with three_games.reading() as connection:
        elo = dict(connection.execute("SELECT level, elo FROM seat WHERE level IS NOT NULL"))
    first, second = (rating for _, rating in told.ratings)
    assert second == rated_after(first, [(elo["duke"], 0.0), (elo["page"], 0.0)])
    assert first.elo > second.elo


def test_unknown_level_does_not_change_a_rating(ledger):
    ledger.record(a_finished_game(1, a_seat(), a_seat("Old", "grandmaster", 90, 2)))
    told = summary(ledger, SummaryQuery())
    assert told.ratings == ()
    assert told.views["level"][0].part == "grandmaster"


def test_spans_are_the_last_games_this_year_and_all(ledger):
    for number in range(1, 29):
        ledger.record(a_finished_game(number, began=f"2025-12-{number:02}T12:00:00+00:00"))
        ledger.record(a_finished_game(100 + number, began=f"2026-02-{number:02}T12:00:00+00:00"))
    spans = {
        span: summary(ledger, SummaryQuery(span=span), NOW).played
        for span in ("last", "year", "all")
    }
    assert {span: len(played) for span, played in spans.items()} == {
        "last": LAST,
        "year": 28,
        "all": 56,
    }
    assert spans["last"] == spans["all"][-LAST:]
    assert {game.began[:4] for game in spans["year"]} == {"2026"}


def test_games_are_in_the_order_in_which_they_began(ledger):
    for day in (3, 1, 2):
        ledger.record(a_finished_game(day))
    assert [game.began[8:10] for game in summary(ledger, SummaryQuery()).played] == [
        "01",
        "02",
        "03",
    ]


def test_spreadsheet_has_a_line_for_every_seat(three_games):
    three_games.note_review("game-1", [Accuracy(40, 0.03, 0.004, None, None, None, 1.25, 0.2)])
    headings, *lines = spreadsheet(three_games).splitlines()
    assert headings == (
        "game,began,edition,setup,modules,seats,rated,seat,name,level,elo,estate,points,place,"
        "from_region,from_phase,from_animals,from_sale,from_bonus,from_watchtower,from_knowledge,from_left,"
        "from_modules,rounds,covered,game_name,options,decisions,lost_a_decision,"
        "lead_lost_a_decision"
    )
    assert len(lines) == 7
    assert lines[0] == (
        "game-1,2026-03-01T12:00:00+00:00,2011,fixed,,2,1,1,Anna,,,6,190,1,"
        "60,0,0,0,0,0,0,0,0,,,burgundy,{},40,0.03,1.25"
    )
    assert lines[1].split(",")[7:12] == ["2", "M", "duke", lines[1].split(",")[10], "4"]


def test_names_with_commas_and_quotes_stay_one_field(ledger):
    ledger.record(a_finished_game(1, a_seat('Anna, "the Great"')))
    assert '"Anna, ""the Great"""' in spreadsheet(ledger)


def test_estates_of_other_editions_and_games_with_modules_are_separate(ledger):
    ledger.record(a_finished_game(1, a_seat(estate="2"), a_seat("M", "page", 80, 2)))
    ledger.record(
        a_finished_game(2, a_seat(estate="2"), a_seat("M", "page", 80, 2), edition="2019")
    )
    with_inns = a_finished_game(
        3, a_seat(estate="2", modules=9), a_seat("M", "page", 80, 2), edition="2019"
    )
    ledger.record(replace(with_inns, modules=("inns", "shields")))
    told = summary(ledger, SummaryQuery("Anna"))
    assert {share.part: share.games for share in told.views["estate"]} == {"2019:2": 2, "2011:2": 1}
    assert {share.part: share.games for share in told.views["edition"]} == {
        "2011": 1,
        "2019": 1,
        "2019+": 1,
    }
    assert [game.by_source.get("modules", 0) for game in told.played] == [0, 0, 9]
    assert "2019,fixed,inns shields,2" in spreadsheet(ledger)


def test_the_games_of_a_person_are_listed_most_played_first(three_games):
    three_games.record(a_game_of_bids(4))
    with registered():
        told, bids = (
            summary(three_games, SummaryQuery("Anna", game=name)) for name in (None, "sealed-bids")
        )
        assert three_games.games() == ["burgundy", "sealed-bids"]
    assert told.games == bids.games == (("burgundy", 3), ("sealed-bids", 1))
    assert (told.question.game, len(told.played)) == ("burgundy", 3)
    assert (bids.question.game, bids.own, bids.ratings) == ("sealed-bids", {"card": 30.0}, ())


def test_a_person_who_has_not_played_the_chosen_game_sees_one_that_they_have(three_games):
    three_games.record(a_game_of_bids(4))
    with registered():
        told = summary(three_games, SummaryQuery("Zoé", game="sealed-bids"))
    assert (told.question.game, len(told.played)) == ("burgundy", 1)


def test_unknown_games_of_a_later_version_are_ignored(ledger):
    ledger.record(replace(a_finished_game(1), game_name="chess"))
    told = summary(ledger, SummaryQuery())
    assert (told.games, told.played, told.question.game) == ((), (), "burgundy")
    assert ledger.games() == []


def test_the_table_of_one_game_has_its_lines_and_its_sources(three_games):
    three_games.record(a_game_of_bids(4))
    heading, *lines = spreadsheet(three_games, "sealed-bids").splitlines()
    assert len(lines) == 2 and [part for part in heading.split(",") if "from_" in part] == [
        "from_card"
    ]
    heading, *lines = spreadsheet(three_games, "burgundy").splitlines()
    assert len(lines) == 7 and "from_card" not in heading


def test_games_are_grouped_by_the_characters_of_the_bots(ledger):
    for number, styles in enumerate(({"1": "shepherd"}, {"1": "shepherd"}, {"1": "miner"}, {}), 1):
        game = a_finished_game(number, casual=True)
        ledger.record(replace(game, options={"styles": styles} if styles else {}))
    assert summary(ledger, SummaryQuery(rated=False)).views["character"] == (
        Share("shepherd", 2, 2, 100.0, 100),
        Share("miner", 1, 1, 100.0, 100),
    )


def test_the_styles_of_a_saved_game_are_those_of_its_bots():
    seats = SeatPlan("Anna", None, style="miner"), SeatPlan("Oriane", "duke", style="shepherd")
    assert styles_by_seat(seats) == {"1": "shepherd"}
    assert styles_by_seat([SeatPlan("Anna"), SeatPlan("Margaux", "page")]) == {}
