"""Names of players, pieces and keys, of the bots' levels and paces and of added engines; lists and
counts, for all sentences of the window. Names of pieces are nominatives without an article, because
their places in the sentences need that.

The pace and the list of engines are global, like the theme.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Literal

from PySide6 import QtCore, QtGui

from burgundy_qt.ai.levels import LEVELS, NORMAL, Level, Pace, pace
from burgundy_qt.language import formats
from burgundy_qt.language.translation import in_all_languages, spoken, tr, tr_noop
from burgundy_qt.rules.core import MAX_SEATS
from burgundy_qt.session.engines.engine_list import AddedEngine
from burgundy_qt.session.line_up import MARK, SeatPlan
from burgundy_qt.session.saves.save_folder import ENDING

PACE_TITLES: Mapping[str, str] = {
    "blitz": tr_noop("Pace", "Blitz"),
    "normal": tr_noop("Pace", "Normal"),
    "long": tr_noop("Pace", "Long"),
    "deep": tr_noop("Pace", "Deep"),
}


class PaceSetting(QtCore.QObject):
    """The current pace of the bots. `wished` carries the name of one that a person has chosen,
    to be saved."""

    changed = QtCore.Signal()
    wished = QtCore.Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.name = NORMAL

    def use(self, name: str) -> None:
        """Set the pace."""
        if name != self.name:
            self.name = name
            self.changed.emit()

    def wish(self, name: str) -> None:
        """Set the pace, and have it saved."""
        self.use(name)
        self.wished.emit(name)

    @property
    def pace(self) -> Pace:
        """The pace itself."""
        return pace(self.name)

    def of(self, level: Level) -> Level:
        """Return the level at the current pace."""
        return level.at(self.name)


def pace_title(known: Pace) -> str:
    """Return the title of a pace: "Blitz"."""
    return tr("Pace", PACE_TITLES[known.name])


def seconds_of(known: Pace) -> str:
    """Return the seconds for a turn: "0.3"."""
    return formats.rounded(known.seconds, 3)


def elo_at(known: Pace) -> str:
    """Return the bots' rating at a pace."""
    return str(next(level for level in LEVELS if level.is_paced).at(known.name).strength.elo)


bots_pace = PaceSetting()
"""The pace that is set."""


class EngineNames:
    """The names of engines, by the level in their seat."""

    def __init__(self) -> None:
        self._names: dict[str, str] = {}

    def use(self, engines: Iterable[AddedEngine]) -> None:
        """Replace all engines with these."""
        self._names = {engine.level: engine.name for engine in engines}

    def of(self, level: str) -> str:
        """Return the name of the engine, or "Engine" if it was removed."""
        return self._names.get(level) or tr("Level", "Engine")


engine_names = EngineNames()
"""Those that are added now."""


LEVEL_TITLES: Mapping[str, str] = {
    "page": tr_noop("Level", "Page"),
    "squire": tr_noop("Level", "Squire"),
    "steward": tr_noop("Level", "Steward"),
    "knight": tr_noop("Level", "Knight"),
    "baron": tr_noop("Level", "Baron"),
    "duke": tr_noop("Level", "Duke"),
}
MANNERS: Mapping[str, str] = {
    "page": tr_noop("Level", "Plays by instinct, often misjudges and likes quick points."),
    "squire": tr_noop("Level", "Plays by instinct and misjudges less often."),
    "steward": tr_noop("Level", "Judges every single action with sound instinct."),
    "knight": tr_noop("Level", "Plans the whole turn."),
    "baron": tr_noop("Level", "Tries out its best turns one round ahead."),
    "duke": tr_noop("Level", "Tries out many turns, for as long as its pace allows."),
}


def level_title(name: str) -> str:
    """Return the title of the level of that name: "Page".

    An added engine has its name as the title; an unknown level keeps its name.
    """
    if name.startswith(MARK):
        return engine_names.of(name)
    return tr("Level", LEVEL_TITLES[name]) if name in LEVEL_TITLES else name


def is_called_by_level(plan: SeatPlan) -> bool:
    """Return whether a bot is named only by the title of its level, in any language.

    Older saved games have the title in the language in which the game began.
    """
    title = LEVEL_TITLES.get(plan.level or "")
    return title is not None and plan.name in in_all_languages("Level", title)


def is_title(name: str) -> bool:
    """Return whether a name is the title of a level, in any language."""
    return any(name in in_all_languages("Level", title) for title in LEVEL_TITLES.values())


def called_by_level(level: str) -> SeatPlan:
    """Return a bot named by its level; the name is saved in English and shown in the current
    language."""
    return SeatPlan(LEVEL_TITLES.get(level, level), level)


def level_manner(name: str) -> str:
    """Return a sentence about how the level of that name plays."""
    return tr("Level", MANNERS[name])


# Names of players and pieces.


YOU = tr_noop("Seats", "You")
PLAYER = tr_noop("Seats", "Player {number}")
UNNAMED = YOU, *(PLAYER.format(number=number) for number in range(1, MAX_SEATS + 1))
"""The names that a save keeps of people who chose none: of one who plays alone, and of several by
their seats."""
GOODS = {
    1: tr_noop("Pieces", "fish"),
    2: tr_noop("Pieces", "grapes"),
    3: tr_noop("Pieces", "silk"),
    4: tr_noop("Pieces", "jugs"),
    5: tr_noop("Pieces", "barrels"),
    6: tr_noop("Pieces", "cheese"),
}
COLOURS = {
    "castle": tr_noop("Pieces", "castles"),
    "mine": tr_noop("Pieces", "mines"),
    "ship": tr_noop("Pieces", "ships"),
    "animal": tr_noop("Pieces", "pastures"),
    "building": tr_noop("Pieces", "buildings"),
    "monastery": tr_noop("Pieces", "knowledge"),
}
KINDS = {
    "castle": tr_noop("Pieces", "castle"),
    "mine": tr_noop("Pieces", "mine"),
    "ship": tr_noop("Pieces", "ship"),
    "inn": tr_noop("Pieces", "inn"),
    "black": tr_noop("Pieces", "black tile"),
}
BUILDINGS = {
    "warehouse": tr_noop("Pieces", "warehouse"),
    "carpenter": tr_noop("Pieces", "carpenter"),
    "church": tr_noop("Pieces", "church"),
    "market": tr_noop("Pieces", "market"),
    "boarding-house": tr_noop("Pieces", "boarding house"),
    "bank": tr_noop("Pieces", "bank"),
    "city-hall": tr_noop("Pieces", "city hall"),
    "watchtower": tr_noop("Pieces", "watchtower"),
    "crane": tr_noop("Pieces", "crane"),
    "white-castle": tr_noop("Pieces", "white castle"),
}
EFFECTS = {
    "sale": tr_noop("Pieces", "sale"),
    "mines": tr_noop("Pieces", "mines"),
    "route": tr_noop("Pieces", "trade route"),
    "colour": tr_noop("Pieces", "full colour"),
    "exchange": tr_noop("Pieces", "exchange"),
}
"""What grants something besides tiles and shields, as the actions name it."""


PARTS = {
    "nw": tr_noop("Pieces", "northwest {place}"),
    "ne": tr_noop("Pieces", "northeast {place}"),
    "sw": tr_noop("Pieces", "southwest {place}"),
    "se": tr_noop("Pieces", "southeast {place}"),
}
"""The parts of a solo estate, those of the other one have letters."""


def default_seat_name(seat: int) -> tuple[str, str]:
    """Return the names that a saved game has for an unnamed person: alone, and with other
    people."""
    return YOU, UNNAMED[seat + 1]


def seat_name(seats: Sequence[SeatPlan], seat: int) -> str:
    """Return the seat's displayed name.

    It is the typed name, the title of a bot's level, "You", or "Player 2" if there are several
    people.
    """
    if is_called_by_level(seats[seat]):
        return level_title(seats[seat].level or "")
    if seats[seat].name not in default_seat_name(seat):
        return seats[seat].name
    is_alone = not any(plan.is_person for other, plan in enumerate(seats) if other != seat)
    return display_name(default_seat_name(seat)[0 if is_alone else 1])


def seat_names(seats: Sequence[SeatPlan]) -> list[str]:
    """Return the displayed names of all seats."""
    return [seat_name(seats, seat) for seat in range(len(seats))]


def team_name(names: Sequence[str], team: Sequence[int]) -> str:
    """Return the names of a team, "you" first: "You and Benoît"."""
    return join_with_and(
        sorted([names[seat] for seat in team], key=lambda name: not is_local_player(name))
    )


def display_name(kept: str) -> str:
    """Return a saved name as displayed; default names are translated."""
    if kept == YOU:
        return tr("Seats", YOU)
    return tr("Seats", PLAYER, number=UNNAMED.index(kept)) if kept in UNNAMED else kept


def stored_name(shown: str, seat: int) -> str:
    """Return a displayed name as saved; the inverse of `display_name`."""
    return next((kept for kept in default_seat_name(seat) if display_name(kept) == shown), shown)


def is_local_player(name: str) -> bool:
    """Return whether the name is "You", so that sentences need the second person: "You win"."""
    return name in (YOU, tr("Seats", YOU))


def tile_name(tile: str) -> str:
    """Return the name of a protocol tile without an article: "ship", "3 cows", "boarding
    house", "knowledge tile 12"."""
    kind, _, rest = tile.partition(":")
    if kind == "animal":
        species, _, heads = rest.partition(":")
        return animals(species, int(heads))
    if kind == "building":
        return tr("Pieces", BUILDINGS[rest])
    if kind == "monastery":
        return tr("Pieces", "knowledge tile {number}", number=rest)
    return tr("Pieces", KINDS[kind])


def animals(species: str, count: int) -> str:
    """Return a number of animals: "3 cows"."""
    match species:
        case "cow":
            return tr("Pieces", "{n} cow(s)", n=count)
        case "sheep":
            return tr("Pieces", "{n} sheep", n=count)
        case "pig":
            return tr("Pieces", "{n} pig(s)", n=count)
        case "geese":
            return tr("Pieces", "{n} geese", n=count)
    return tr("Pieces", "{n} chicken(s)", n=count)


def place_name(cell: str) -> str:
    """Return the name of a protocol cell, "3.2"; on a solo estate with its part: "northwest
    3.2", "C 3.2"."""
    part, _, place = cell.rpartition(":")
    if part in PARTS:
        return tr("Pieces", PARTS[part], place=place)
    return f"{part.upper()} {place}" if part else place


def shield_name(number: int) -> str:
    """Return the name of a shield: "shield 7"."""
    return tr("Pieces", "shield {number}", number=number)


def effect_name(effect: str) -> str:
    """Return the name of the source of an extra action, from the protocol: "castle", "city
    hall", "trade route"."""
    kind, _, rest = effect.partition(":")
    if kind == "shield":
        return shield_name(int(rest))
    if kind in EFFECTS:
        return tr("Pieces", EFFECTS[kind])
    return tile_name(effect if effect in KINDS else f"building:{effect}")


def goods_name(good: int) -> str:
    """Return the name of a kind of goods: "fish", "silk"."""
    return tr("Pieces", GOODS[good])


def colour_name(colour: str) -> str:
    """Return the name of the tiles for a colour: "castles", "pastures", "knowledge"."""
    return tr("Pieces", COLOURS[colour])


def workers_text(count: int) -> str:
    """Return a number of workers."""
    return tr("Pieces", "{n} worker(s)", n=count)


def silverlings(count: int) -> str:
    """Return a number of silverlings."""
    return tr("Pieces", "{n} silverling(s)", n=count)


def points_text(count: int) -> str:
    """Return a number of victory points."""
    return tr("Pieces", "{n} point(s)", n=count)


def goods_of(good: int, count: int) -> str:
    """Return a number of goods tiles of a kind: "2 fish", "1 cheese"."""
    match good:
        case 1:
            return tr("Pieces", "{n} fish", n=count)
        case 2:
            return tr("Pieces", "{n} bunch(es) of grapes", n=count)
        case 3:
            return tr("Pieces", "{n} spool(s) of silk", n=count)
        case 4:
            return tr("Pieces", "{n} jug(s)", n=count)
        case 5:
            return tr("Pieces", "{n} barrel(s)", n=count)
    return tr("Pieces", "{n} cheese(s)", n=count)


def goods_counted(goods: dict[str, int]) -> list[str]:
    """Return goods with their counts, from the protocol's events: "2 fish", "1 cheese"."""
    return [goods_of(int(good), count) for good, count in sorted(goods.items())]


def join_with_and(parts: Sequence[str], last: Literal["and", "or"] = "and") -> str:
    """Return several things joined in a sentence: "fish", "fish and grapes", "fish, grapes and
    silk"."""
    if len(parts) < 2:
        return "".join(parts)
    first = join_with_commas(parts[:-1])
    if last == "or":
        return tr("Lists", "{first} or {last}", first=first, last=parts[-1])
    return tr("Lists", "{first} and {last}", first=first, last=parts[-1])


def join_with_commas(parts: Sequence[str]) -> str:
    """Return several things joined by commas: "fish, grapes, silk"."""
    chain = parts[0] if parts else ""
    for part in parts[1:]:
        chain = tr("Lists", "{first}, {next}", first=chain, next=part)
    return chain


def capitalize(text: str) -> str:
    """Return the text with a capital letter at the start."""
    return spoken.locale.toUpper(text[:1]) + text[1:]


def decapitalize(text: str) -> str:
    """Return a sentence that begins with a verb for the middle of another one."""
    return spoken.locale.toLower(text[:1]) + text[1:]


# The winner, by how many points or after a tie-breaker.


def team_wins_by(names: Sequence[str], points: int) -> str:
    """Return that a team wins, by so many points."""
    if any(map(is_local_player, names)):
        return tr("Winning", "Your team wins by {n}", n=points)
    return tr("Winning", "Team {name} wins by {n}", n=points, name=join_with_and(names))


def team_wins_tie(names: Sequence[str], points: int) -> str:
    """Return that a team wins a tie at so many points."""
    if any(map(is_local_player, names)):
        return tr("Winning", "Your team wins the tie at {points}", points=points)
    return tr(
        "Winning", "Team {name} wins the tie at {points}", name=join_with_and(names), points=points
    )


def share_victory(names: Sequence[str]) -> str:
    """Return that several players win together."""
    others = [name for name in names if not is_local_player(name)]
    if len(others) < len(names):
        return tr("Winning", "You share the victory with {names}", names=join_with_and(others))
    return tr("Winning", "{names} share the victory", names=join_with_and(others))


def won_by_text(name: str, points: int) -> str:
    """Return that a player wins, by so many points."""
    if is_local_player(name):
        return tr("Winning", "You win by {n}", n=points)
    return tr("Winning", "{name} wins by {n}", n=points, name=name)


def wins_tie(name: str, points: int) -> str:
    """Return that a player wins a tie at so many points."""
    if is_local_player(name):
        return tr("Winning", "You win the tie at {points}", points=points)
    return tr("Winning", "{name} wins the tie at {points}", name=name, points=points)


# Keys as Qt displays them in the person's language; kinds of files.


def key_name(key: str) -> str:
    """Return a key as displayed, from its English name: "Ctrl+Del" is "Strg+Entf" on German
    keyboards."""
    return QtGui.QKeySequence(key).toString(QtGui.QKeySequence.SequenceFormat.NativeText)


def with_key(action: str, *keys: str) -> str:
    """Return a tool tip with its keys: "Rename (F2)"."""
    return f"{action} ({', '.join(map(key_name, keys))})"


def kinds_of_files() -> str:
    """Return the file filter of the dialogs: saved games first, games as text, then all files."""
    kinds = (
        tr("Window", "Burgundy Qt games ({pattern})", pattern=f"*{ENDING}"),
        tr("Window", "Games as text ({pattern})", pattern="*.txt"),
        tr("Window", "All files (*)"),
    )
    return ";;".join(kinds)
