"""Stored reviews, one file per game, and the basis of a review: rules, networks, and the course of
the game."""

from __future__ import annotations

import contextlib
import hashlib
import json
from collections.abc import Collection, Iterator, Mapping
from dataclasses import replace
from pathlib import Path

from burgundy_qt.ai.review import review_result
from burgundy_qt.rules.game import Game
from burgundy_qt.storage.documents import Document, Unreadable, document
from burgundy_qt.storage.whole_files import put_aside, read_at_most, write_whole


def basis(game: Game) -> dict[str, object]:
    """Return the version of the rules, and the checksum of the manifest of the game's network (""
    without one): if they change, a review must be repeated."""
    return {"rules": game.rules.version, "network": network_of(game)}


def network_of(game: Game) -> str:
    """Return the checksum of the manifest of the network, which holds that of its weights."""
    from burgundy_qt.ai.game_bots import table_of  # late: no start waits for it
    from burgundy_qt.ai.networks.installed_networks import manifest_file, playing_file

    known = table_of(game.position)
    if known is None:
        return ""
    manifest = manifest_file(playing_file(*known))
    return hashlib.sha256(manifest.read_bytes()).hexdigest() if manifest.exists() else ""


def course(game: Game, actions: int) -> str:
    """Return a checksum of the game's record up to so many actions."""
    then = game if actions == game.revision else game.branch(actions)
    record = json.dumps(then.record(private=True), sort_keys=True)
    return hashlib.sha256(record.encode()).hexdigest()


# The stored reviews: one file per game, in a folder beside the games.


FORMAT = "burgundy-review"
ENDING = ".review"
MAX_BYTES = 32 * 1024 * 1024
Reviews = Mapping[str, review_result.Review]
"""The reviews of one game, by depth."""


class Damaged(ValueError):
    """The file is no review, or not one of the game that it is named after."""


class ReviewFolder:
    """The reviews of one data folder. Everything here reads or writes files."""

    def __init__(self, games: Path) -> None:
        self.folder = games / "reviews"

    def path(self, game_id: str) -> Path:
        """Return the path of a game's reviews."""
        return self.folder / f"{game_id}{ENDING}"

    def read(self, game_id: str, game: Game) -> Reviews:
        """Return the stored reviews of a game that are still valid: none if the game took another
        course since, or if rules or network have changed.

        Raises Damaged for a damaged file, and OSError."""
        path = self.path(game_id)
        if not path.exists():
            return {}
        data = parsed(read_at_most(path, MAX_BYTES + 1))
        if data.get("format") != FORMAT or data.get("game") != game_id:
            raise Damaged("it is not a review of this game")
        if not is_of_today(data, game):
            return {}
        return dict(reviews_in(data, game))

    def write(self, game_id: str, game: Game, reviews: Reviews) -> None:
        """Store these reviews of a game; raises OSError, and then the file is unchanged."""
        data = {
            "format": FORMAT,
            "version": review_result.VERSION,
            "game": game_id,
            **basis(game),
            "actions": game.revision,
            "course": course(game, game.revision),
            "reviews": {
                name: review_result.review_object(review, game) for name, review in reviews.items()
            },
        }
        write_whole(self.path(game_id), json.dumps(data, separators=(",", ":")).encode())

    def put_aside(self, game_id: str) -> Path | None:
        """Rename the broken file of a game and return its new path; None if that fails."""
        try:
            return put_aside(self.path(game_id))
        except OSError:
            return None

    def forget_all_but(self, game_ids: Collection[str]) -> None:
        """Remove the reviews of games that no longer exist."""
        for path in self.folder.glob(f"*{ENDING}"):
            if path.stem not in game_ids:
                with contextlib.suppress(OSError):
                    path.unlink()


def parsed(content: bytes) -> Document:
    """Return the object in a file; raises Damaged."""
    try:
        data = document(content, MAX_BYTES)
    except Unreadable as error:
        raise Damaged(str(error)) from error
    if not isinstance(data, dict):
        raise Damaged("it is not a review")
    return data


def is_of_today(data: Document, game: Game) -> bool:
    """Return whether a review has the current basis and the same course of the game."""
    actions = data.get("actions")
    if type(actions) is not int or actions < 0:
        raise Damaged('its "actions" are missing')
    if data.get("version") != review_result.VERSION or any(
        data.get(name) != value for name, value in basis(game).items()
    ):
        return False
    return actions <= game.revision and data.get("course") == course(game, actions)


def reviews_in(data: Document, game: Game) -> Iterator[tuple[str, review_result.Review]]:
    """Yield the reviews of a file by depth; raises Damaged. If the game has continued they are not
    complete, and their last turn may have continued too."""
    reviews = data.get("reviews")
    if not isinstance(reviews, dict):
        raise Damaged('its "reviews" are missing')
    actions = data["actions"]
    then = game if actions == game.revision else game.branch(actions)
    for name, one in reviews.items():
        try:
            review = review_result.review_from(one, then)
        except review_result.BadReview as error:
            raise Damaged(str(error)) from error
        if name != review.depth:
            raise Damaged(f"it tells of the depth {review.depth!r} as {name!r}")
        yield name, review if then is game else begun(review, actions)


def begun(review: review_result.Review, actions: int) -> review_result.Review:
    """Return the part of a review that stays valid after so many actions, now that the game has
    continued."""
    turns = tuple(turn for turn in review.turns if turn.last < actions)
    return replace(review, turns=turns, is_whole=False)
