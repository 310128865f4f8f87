"""Tests of reviews of games: in a thread, stopped and resumed, saved on the disk and rebuilt."""

from __future__ import annotations

import errno
import json
from datetime import UTC, datetime

import pytest

from burgundy_qt.ai.review import luck, reviewer
from burgundy_qt.session.game_session import GameSession
from burgundy_qt.session.library.game_card import read_card
from burgundy_qt.session.library.library_folder import Library
from burgundy_qt.session.line_up import SeatPlan
from burgundy_qt.session.reviews import review_folder, review_task
from burgundy_qt.session.reviews.review_folder import ReviewFolder
from burgundy_qt.session.reviews.review_task import GameReviewer, ToReview
from burgundy_qt.session.saves.save_file import write_save
from burgundy_qt.session.saves.save_folder import SaveFolder
from tests.a_review import a_played_game, a_review
from tests.session.short_games import a_game

ID = "20260101-120000-0badcafe"
SEATS = SeatPlan("Anna"), SeatPlan("Margaux", "knight")


class Hearing:
    """A reviewer of a folder, with its signals."""

    def __init__(self, qtbot, games):
        self.qtbot, self.reviewer = qtbot, GameReviewer(games)
        self.found, self.problems = [], []
        self.reviewer.found.connect(self.found.append)
        self.reviewer.failed.connect(self.problems.append)

    def review(self, game, depth=None):
        """Start a review, wait for its end and return the last result."""
        self.found.clear()
        self.reviewer.begin(ToReview(game, SEATS, ID, False), depth)
        return self.end()

    def end(self):
        self.qtbot.waitUntil(
            lambda: bool(self.problems or (self.found and not self.found[-1].is_running))
        )
        return self.found[-1] if self.found else None


@pytest.fixture
def hearing(qtbot, tmp_path):
    hearing = Hearing(qtbot, tmp_path)
    yield hearing
    hearing.reviewer.close()


@pytest.fixture
def computed(monkeypatch):
    """Record the depth of each review that is computed."""
    times, real = [], reviewer.Reviewer

    def counted(*asked):
        times.append(asked[1])
        return real(*asked)

    monkeypatch.setattr(reviewer, "Reviewer", counted)
    return times


def a_short_game(actions=6):
    """Return a short game of Tuscany, the quickest one to review."""
    return a_played_game(actions=actions, game="tuscany")


def content_of(folder):
    return json.loads(folder.path(ID).read_text())


def test_a_saved_review_opens_at_once(hearing, tmp_path, computed):
    game = a_played_game()
    folder = ReviewFolder(tmp_path)
    folder.write(ID, game, {"deep": a_review(game, "deep"), "quick": a_review(game, "quick")})
    found = hearing.review(game)
    assert (found.known, found.is_running, computed) == (found.parts, False, [])
    assert len(hearing.found) == 1 and found.reviewed.review.depth == "deep"
    assert found.reviewed.review.turns == a_review(game, "deep").turns


def test_a_stopped_review_is_resumed(hearing, tmp_path, computed, monkeypatch):
    monkeypatch.setattr(review_task, "TELL_EVERY", 0.0)
    game = a_short_game(24)
    hearing.reviewer.begin(ToReview(game, SEATS, ID, False), "quick")
    hearing.qtbot.waitUntil(lambda: bool(hearing.found) and hearing.found[-1].known > 1)
    hearing.reviewer.cancel()
    stopped = hearing.end()
    assert 0 < stopped.known < stopped.parts and not stopped.reviewed.review.is_whole
    hearing.reviewer.begin(ToReview(game, SEATS, ID, False), "quick")
    hearing.found.clear()
    whole = hearing.end()
    assert hearing.found[0].known == stopped.known
    assert whole.known == whole.parts and whole.reviewed.review.is_whole
    parts = set(whole.reviewed.review.turns + whole.reviewed.review.lucks)
    assert {part.first for part in stopped.reviewed.review.turns} <= {
        part.first for part in parts if hasattr(part, "first")
    }
    assert computed == ["quick", "quick"] and len(parts) == whole.parts


def test_the_remaining_time_is_estimated_from_the_remaining_work():
    assert review_task.seconds_left(10.0, 1.0, 0.75) == pytest.approx(30.0)
    assert review_task.seconds_left(10.0, 0.5, 0.25) == pytest.approx(10.0)  # the rest was known
    assert review_task.seconds_left(0.5, 1.0, 0.75) is None  # too early for an estimate
    assert review_task.seconds_left(10.0, 1.0, 1.0) is None


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"[1, 2]",
        b'{"format": "something else"}',
        b"\xff\xfe" * 40,
        b"[" * 100_000,
    ],
)
def test_a_file_that_is_no_review_is_set_aside_and_rebuilt(hearing, tmp_path, content):
    game, folder = a_short_game(), ReviewFolder(tmp_path)
    folder.folder.mkdir()
    folder.path(ID).write_bytes(content)
    found = hearing.review(game, "quick")
    assert found.reviewed.review.is_whole and hearing.problems == []
    assert found.aside is not None and found.aside.read_bytes() == content
    assert set(folder.read(ID, game)) == {"quick"}


def test_an_unreadable_review_is_left_alone_and_the_game_is_reviewed_again(hearing, tmp_path):
    game, folder = a_short_game(), ReviewFolder(tmp_path)
    folder.path(ID).mkdir(parents=True)  # not even root can read a folder as a file
    (folder.path(ID) / "inside").write_text("kept")
    hearing.review(game, "quick")
    hearing.qtbot.waitUntil(lambda: bool(hearing.problems))
    assert hearing.found[-1].reviewed.review.is_whole and hearing.found[-1].aside is None
    assert [file.name for file in folder.folder.iterdir()] == [f"{ID}.review"]
    assert (folder.path(ID) / "inside").read_text() == "kept"
    assert str(folder.folder) in hearing.problems[0].advice


def test_an_unreadable_review_is_not_overwritten(tmp_path, monkeypatch):
    game, folder = a_short_game(), ReviewFolder(tmp_path)
    folder.write(ID, game, {"normal": a_review(game)})
    before = folder.path(ID).read_bytes()
    asked = review_task.ReviewTask(ToReview(game, SEATS, ID, False), "quick", tmp_path)
    with monkeypatch.context() as patch, pytest.raises(PermissionError):
        patch.setattr(review_folder, "read_at_most", forbidden)
        asked.run(lambda found: None)
    assert folder.path(ID).read_bytes() == before and asked.aside is None


def forbidden(path, _limit):
    """Fail as after chmod, and for root too."""
    raise PermissionError(errno.EACCES, "Permission denied", str(path))


def spoil_number(one):
    one["reviews"]["normal"]["turns"][0]["swing"]["win"][0] = "much"


def spoil_turn(one):
    one["reviews"]["normal"]["turns"][0]["last"] = 10_000


def spoil_action(one):
    one["reviews"]["normal"]["turns"][1]["better"] = [{"type": "fly"}]


def of_another(one):
    one["game"] = "20260101-120000-00000000"


@pytest.mark.parametrize("spoil", [spoil_number, spoil_turn, spoil_action, of_another])
def test_a_review_that_is_damaged_or_of_another_game_is_set_aside(hearing, tmp_path, spoil):
    game, folder = a_short_game(), ReviewFolder(tmp_path)
    folder.write(ID, game, {"normal": a_review(game)})
    spoilt = content_of(folder)
    spoil(spoilt)
    folder.path(ID).write_text(json.dumps(spoilt))
    assert hearing.review(game, "quick").aside.exists()
    assert set(folder.read(ID, game)) == {"quick"}


@pytest.mark.parametrize("part", ["version", "rules", "network", "course"])
def test_a_review_of_another_version_rules_or_network_is_computed_again(
    hearing, tmp_path, computed, part
):
    game, folder = a_short_game(), ReviewFolder(tmp_path)
    folder.write(ID, game, {"quick": a_review(game, "quick")})
    other = content_of(folder) | {part: 0}
    folder.path(ID).write_text(json.dumps(other))
    found = hearing.review(game, "quick")
    assert found.aside is None and computed == ["quick"]
    assert folder.read(ID, game)["quick"].turns != a_review(game, "quick").turns


def test_a_continued_game_keeps_its_reviewed_turns(tmp_path):
    game, folder = a_short_game(12), ReviewFolder(tmp_path)
    folder.write(ID, game, {"normal": a_review(game)})
    longer = a_short_game(30)
    assert longer.actions[:12] == game.actions
    kept = folder.read(ID, longer)["normal"]
    assert not kept.is_whole
    assert kept.turns == tuple(turn for turn in a_review(game).turns if turn.last < 12)
    assert folder.read(ID, a_short_game(8)) == {}


def test_a_review_that_cannot_be_saved_is_shown_with_a_warning(hearing, tmp_path):
    (tmp_path / "reviews").write_text("a file where the folder should be")
    found = hearing.review(a_short_game(), "quick")
    hearing.qtbot.waitUntil(lambda: bool(hearing.problems))
    assert found.reviewed.review.is_whole and "saved" in hearing.problems[0].title


def test_a_game_without_a_network_cannot_be_reviewed(hearing, monkeypatch):
    monkeypatch.setattr(luck, "default_network_for", lambda position: None)
    hearing.review(a_short_game(), "quick")
    assert "cannot be reviewed" in hearing.problems[0].title and hearing.found == []


def test_reviewing_a_running_game_makes_it_casual(qtbot, tmp_path):
    session = GameSession(tmp_path)
    path = tmp_path / "played.burgundy"
    write_save(path, a_game(None, None, actions=12).save())
    with qtbot.waitSignal(session.began):
        session.open(path)
    assert not session.view.casual
    found = []
    session.reviews.found.connect(found.append)
    with qtbot.waitSignal(session.became_casual):
        session.review("quick")
    qtbot.waitUntil(lambda: bool(found))
    assert found[0].reviewed.casual and found[0].reviewed.game_id == session.view.game_id
    with qtbot.waitSignal(session.closed):
        session.close()


def test_the_review_of_a_game_is_deleted_with_it(tmp_path):
    library = Library(SaveFolder(tmp_path))
    played = a_game("page", "page", actions=12)
    path = library.save_folder.write(played.save())
    reviews = ReviewFolder(tmp_path)
    reviews.write(played.game_id, played.game, {"quick": a_review(played.game, "quick")})
    kept = reviews.path(played.game_id)
    library.throw_away(read_card(path, datetime.now(UTC), False))
    assert kept.exists()
    library.empty_bin()
    assert not kept.exists()
