"""DiceProfile: the Dice Game for sessions, deal codes, library and statistics; and DiceTraits: what
the explorer asks about finished games."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import cast

from burgundy_qt.rules.dice import codec, dice_position, dice_ruleset, protocol
from burgundy_qt.rules.dice.protocol import Event, points_of
from burgundy_qt.rules.dice.sheets import COLOURS, LETTERS
from burgundy_qt.rules.errors import RequestObject
from burgundy_qt.rules.game import Game
from burgundy_qt.rules.ruleset import GameEvent, LegalObject, RecordLine, StateObject
from burgundy_qt.session import game_profile
from burgundy_qt.session.data_file import has_keys, is_integer, keyed, list_of, one_of, optional
from burgundy_qt.session.explorer.explored_game import GameTraits, Piece, first_turns, turn_words
from burgundy_qt.session.saves.save_schema import WORD
from burgundy_qt.storage.documents import Document


class DiceTraits(GameTraits):
    """The traits of the Dice Game."""

    own = "first-turn", "board", "castle", "castles", "bonuses", "first-bonus"
    kinds = COLOURS
    numbers = frozenset(("castles", "bonuses"))

    def read(
        self, record: Sequence[RecordLine], seats: int
    ) -> Sequence[Mapping[str, Iterable[str]]]:
        """Return the duchy, the bonus of the start castle, the first marks, and the colours
        completed for a bonus."""
        sheet, events = record[0]["sheet"], record[1:]
        begun = first_turns(codec.GAME, events, seats)
        starts = {each["seat"]: each["castle"] for each in events if each["event"] == "start"}
        found = []
        for seat in range(seats):
            own = [each for each in events if each.get("seat") == seat]
            marked = [colour for each in own for colour in colours_in(each, sheet)]
            colours = [each["colour"] for each in own if each["event"] == "bonus"]
            found.append(
                {
                    "board": [sheet],
                    "castle": [str(codec.bonus_of(sheet, starts[seat]) or "none")],
                    "first-turn": [turn_words(words_of(begun[seat], sheet))],
                    "castles": [str(marked.count("castle"))],
                    "bonuses": [str(len(colours))],
                    "first-bonus": colours[:1],
                }
            )
        return found

    def pieces(self, event: protocol.Event, record: Sequence[RecordLine]) -> Iterator[Piece]:
        """Yield a marked space."""
        sheet = record[0]["sheet"]
        if event["event"] == "start":
            yield Piece(event["seat"], "start", f"{sheet} {event['castle']}")
        for colour in colours_in(event, sheet):
            assert event["event"] == "action"
            yield Piece(event["seat"], colour, str(event["action"]))


def colours_in(event: RecordLine, sheet: str) -> Iterator[str]:
    """Yield the colour of the space that an event marks."""
    if event["event"] == "action" and event["action"]["type"] == "mark":
        yield codec.cells_of(sheet)[event["action"]["cell"]].colour


def words_of(actions: Iterable[RecordLine], sheet: str) -> Iterator[str]:
    """Yield a word for each action of a first turn: "mark:town", "worker"."""
    for event in actions:
        yield from (f"mark:{colour}" for colour in colours_in(event, sheet))
        if event["action"]["type"] == "worker":
            yield "worker"


TRAITS = DiceTraits()


# The profile.


SEATS, SETUP, SHEET, CASTLE = 3, 3, 3, 3
"""The number of bits of each part."""
COMPLETED = "bonus"
"""The source of points for completed colours; all other sources are the events' `for`."""
SOURCES = (*COLOURS, "sale", COMPLETED)
CHALLENGES = tuple(
    {"players": players, "setup": "secret", "sheet": sheet}
    for sheet in "ABCD"
    for players in (1, 2)
)
"""The requests of the daily challenges: alone and against one bot, sheet after sheet. They must
never change."""
GOES_ON = "goes on"
"""The name of the marks that allow a second mark, each as its cell and number."""
Followed = Mapping[str, frozenset[tuple[str, int]]]
BRINGS, ACTS = ("points", "gain", "bonus"), ("action",)


def has_alone(played: game_profile.PlayedSeat, points: int) -> bool:
    """Return whether the seat has reached so many points in a solo game."""
    return not played.levels and played.points >= points


ACHIEVEMENTS = (
    game_profile.Achievement(
        "sheets", lambda played: [played.board] if played.has_won else (), tuple(LETTERS)
    ),
    game_profile.Achievement(
        "bonuses",
        lambda played: [each["colour"] for each in played.own("bonus", size="first")],
        tuple(COLOURS),
    ),
    game_profile.achieved_if("alone-60", lambda played: has_alone(played, 60)),
    game_profile.achieved_if("alone-70", lambda played: has_alone(played, 70)),
    game_profile.achieved_if("points-70", lambda played: played.has_won and played.points >= 70),
    game_profile.achieved_if(
        "firsts", lambda played: len([*played.own("bonus", size="first")]) >= 3
    ),
    game_profile.achieved_if("covered", lambda played: (played.covered or 0) >= 31),
    game_profile.achieved_if("region", lambda played: max(map(played.most_points, COLOURS)) >= 13),
    game_profile.achieved_if(
        "sale", lambda played: any(each["goods"] >= 3 for each in played.own("sale"))
    ),
)


class DiceProfile(game_profile.GameProfile):
    """The profile of the Burgundy Dice Game."""

    number = 1
    dealt = 1
    challenges = CHALLENGES
    achievements = ACHIEVEMENTS

    def write_deal(self, bits: game_profile.WrittenBits, request: RequestObject) -> None:
        """Write everything of the request except the seed."""
        bits.put(request["players"], SEATS)
        bits.put(codec.SET_UPS.index(request["setup"]), SETUP)
        bits.put(LETTERS.index(request["sheet"]), SHEET)
        bits.put(
            [None, *dice_ruleset.castles_of(request["sheet"])].index(request["castle"]), CASTLE
        )

    def read_deal(self, bits: game_profile.ReadBits) -> RequestObject:
        """Return the request that was written, without its seed."""
        players, setup, sheet = bits.take(SEATS), bits.take(SETUP), bits.take(SHEET)
        if setup >= len(codec.SET_UPS) or sheet >= len(LETTERS):
            raise game_profile.UnknownChoice(
                "it has a set-up or sheet that this program does not know"
            )
        return {
            "game": codec.GAME,
            "players": players,
            "setup": codec.SET_UPS[setup],
            "sheet": LETTERS[sheet],
            "castle": [None, *dice_ruleset.castles_of(LETTERS[sheet])][bits.take(CASTLE)],
        }

    def has_summary(self, state: StateObject, seats: int) -> bool:
        """Return whether a snapshot has everything that `summary` reads."""
        is_complete = has_keys(
            sheet=one_of(*LETTERS),
            phase=optional(WORD),
            round=optional(is_integer(1, 99)),
            seats=list_of(has_keys(cells=keyed(WORD)), seats, seats),
        )
        return is_complete(state)

    def summary(self, state: StateObject) -> dict[str, object]:
        """Return the letter of the `sheet`, `phase` ("" during set-up) and `round`, and for each
        seat the cells `marked`, as "1.2 2.3"."""
        return {
            "sheet": state["sheet"],
            "phase": state["phase"] or "",
            "round": state["round"] or 0,
            "marked": [" ".join(seat["cells"]) for seat in state["seats"]],
        }

    def seat_summaries(
        self,
        data: Document,
        request: RequestObject,
        scores: Iterable[GameEvent],
    ) -> list[game_profile.SeatSummary]:
        """Return for each seat the sheet, the number of marked hexes, and its points by source."""
        points = [dict.fromkeys(SOURCES, 0) for _ in range(request["players"])]
        for event in scores:
            points[event["seat"]][event.get("for", COMPLETED)] += event["points"]
        return [
            game_profile.SeatSummary(request["sheet"], len(marked.split()), brought)
            for marked, brought in zip(data["marked"], points, strict=True)
        ]

    def board_of(self, data: Document, seat: int) -> str:
        """Return the letter of the sheet."""
        return str(data["sheet"])

    def points_in_turn(self, event: Event, seats: int) -> int:
        """Return the points of an event that a seat's marks caused; those of a sale come before."""
        is_sale = event["event"] == "points" and event["for"] == "sale"
        return 0 if is_sale else points_of(event)

    def begins_turn(self, event: Event) -> bool:
        """Return whether an event is the first action of a seat in a round; a second mark costs
        silver."""
        if event["event"] != "action" or event["action"]["type"] not in ("mark", "worker"):
            return False
        return event["paid"] != "silver"

    def previews(self, game: Game, legal: LegalObject) -> Followed:
        """Return the legal marks that allow a second mark."""
        seat, marks = legal["seat"], [each for each in legal["actions"] if each["type"] == "mark"]
        followed = (mark for mark in marks if _is_followed(game, seat, game.code(mark)))
        return {GOES_ON: frozenset((mark["cell"], mark["number"]) for mark in followed)}

    def gains(self, game: Game, seat: int) -> list[list[Event]]:
        """Return for each legal action of a seat its results at the end of the round: points,
        bonuses and values of colours, without those of its earlier choices."""
        codes, end = game.position.legal(seat), game.code({"type": "end"})
        so_far = _brought(game, seat, end) if end in codes else []
        return [_without(_brought(game, seat, code), so_far) for code in codes]

    def preview_events(
        self, game: Game, position: dice_position.DicePosition, seat: int, codes: Iterable[int]
    ) -> list[Event]:
        """Return the results of these actions of a seat at the end of the round, each with its
        consequences, without those of its earlier choices."""
        chosen, end = _opened(position, seat, ()), {"type": "end"}
        so_far = [event for event in chosen if event.get("action") != end]
        is_first = game.code(end) not in position.legal(seat)
        events = _opened(position, seat, codes)
        return [
            event
            for event in (events if is_first else _without(events, so_far))
            if event.get("action") != end
        ]


def _opened(position: dice_position.DicePosition, seat: int, codes: Iterable[int]) -> list[Event]:
    """Return all events of a seat if these actions follow its choices so far."""
    trial = position.copy()
    trial.start_journal()
    for code in codes:
        if code not in trial.legal(seat):
            break
        trial.act_only(code, seat)
    while trial.waiting_seats():
        chooser = trial.waiting_seats()[0]
        trial.act_only(trial.legal(chooser)[-1], chooser)
    texts = BRINGS + ACTS
    heard = dice_ruleset.ANSWER.events(trial)
    return [each for each in heard if each["event"] in texts and each.get("seat") == seat]


def _is_followed(game: Game, seat: int, code: int) -> bool:
    trial = game.position.copy()
    trial.act_only(code, seat)
    return seat in trial.waiting_seats()


def _brought(game: Game, seat: int, code: int) -> list[Event]:
    """Return the results of an action for its seat at the end of the round, which do not depend on
    other seats."""
    opened = _opened(cast(dice_position.DicePosition, game.position), seat, [code])
    return [each for each in opened if each["event"] in BRINGS]


def _without(events: list[Event], others: list[Event]) -> list[Event]:
    """Return the events minus the others, each removed once."""
    left = list(events)
    for event in others:
        left.remove(event)
    return left


ANSWER = DiceProfile()
