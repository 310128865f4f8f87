"""Games that bots have played some way, as they would lie in a library: always the same ones."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from datetime import UTC, datetime, timedelta
from functools import cache
from itertools import count
from pathlib import Path

from burgundy_qt.ai.thinker import Thinker
from burgundy_qt.rules.game import Game
from burgundy_qt.rules.registry import DEFAULT
from burgundy_qt.screenshots.game_screens import screens_of
from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.session.running_game import RunningGame
from burgundy_qt.session.saves.save_file import save_document, with_checksum
from burgundy_qt.session.saves.save_folder import ENDING, new_game_id

WHOLE = 1_000
"""More turns than any game has."""
FIRST_EVENING = datetime(2026, 3, 6, 19, 30, tzinfo=UTC)
Seats = tuple[SeatPlan, ...]
Moment = Callable[[Game, int], bool]
"""Whether a game has come to what is to be seen, where this seat is to decide."""


def any_moment(_game: Game, _seat: int) -> bool:
    """Whatever is to be decided."""
    return True


def seats(names: tuple[str, ...], levels: tuple[str | None, ...]) -> Seats:
    """The seats of a game: a level's name where a bot sits, None for a person, who is a fox."""
    return tuple(
        SeatPlan(name, level, avatar="fox") for name, level in zip(names, levels, strict=True)
    )


def put_game(
    folder: Path,
    line_up: Seats,
    seed: int,
    turns: int,
    options: tuple[str, ...] = (),
    game: str = DEFAULT,
    moment: Moment = any_moment,
) -> Path:
    """Write the save of a game in which so many turns were played (WHOLE: all) and a person is to
    decide at such a moment, or which is over; with these options of the game's own."""
    game_id, content, is_over = saved(game, line_up, seed, turns, options, moment)
    path = (folder / "finished" if is_over else folder) / f"{game_id}{ENDING}"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
    return path


@cache
def saved(
    played: str,
    line_up: Seats,
    seed: int,
    turns: int,
    options: tuple[str, ...],
    moment: Moment = any_moment,
) -> tuple[str, bytes, bool]:
    """The id of a game of this kind, its save's content, and whether it is over."""
    screens = screens_of(played)
    request = screens.request(len(line_up), seed, options)
    running = RunningGame.begin(LineUp(line_up, request))
    evening = FIRST_EVENING + timedelta(days=9 * seed)
    running.game_id, running.created = new_game_id(evening), evening.isoformat("T", "seconds")
    player, game = Thinker(screens.player(request), seed=seed), running.game
    begun = turns_in(game.events, screens.turn)
    for thought in count():
        seat = game.deciding()
        if game.is_over or (begun > turns and line_up[seat].is_person and moment(game, seat)):
            break
        player.thoughts = thought
        action = game.action(player.choose(game.position, seat))
        begun += turns_in(running.act_unseen(action, seat), screens.turn)
    return running.game_id, with_checksum(save_document(running.save())), game.is_over


def turns_in(events: Iterable[Mapping[str, object]], turn: str) -> int:
    """How many turns these events begin."""
    return sum(event["event"] == turn for event in events)
