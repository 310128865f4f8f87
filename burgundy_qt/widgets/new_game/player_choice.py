"""The players for a seat besides people, as text and in lists: bots of a level and a pace, and
added engines."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QStandardItemModel
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from burgundy_qt.ai.levels import PACES, Level, Pace
from burgundy_qt.language import formats
from burgundy_qt.language.translation import tr, tr_noop
from burgundy_qt.rules.registry import DEFAULT
from burgundy_qt.session.engines.engine_list import AddedEngine
from burgundy_qt.session.line_up import ENGINE_FIGURE, MARK
from burgundy_qt.widgets.controls.value_controls import ComboBox
from burgundy_qt.widgets.phrases import wording
from burgundy_qt.widgets.phrases.game_texts import Character
from burgundy_qt.widgets.theme import fonts, sprite_files, theme

Player = Level | AddedEngine
STAND_IN = "knight"
"""The level that is proposed in place of an engine."""


def level_of(player: Player) -> str:
    """Return the player's name in a SeatPlan."""
    return player.level if isinstance(player, AddedEngine) else player.name


def title_of(player: Player) -> str:
    """Return the title of a player."""
    return player.name if isinstance(player, AddedEngine) else wording.level_title(player.name)


def figure_of(player: Player) -> str:
    """Return the picture of a player, in "people/"."""
    return ENGINE_FIGURE if isinstance(player, AddedEngine) else player.name


def can_play(player: Player, game: str) -> bool:
    """Return whether a player can play this game."""
    return not isinstance(player, AddedEngine) or game in player.games


def manner_of(player: Player, game: str) -> str:
    """Return a sentence about how the player plays, or why it cannot play this game."""
    if not isinstance(player, AddedEngine):
        return wording.level_manner(player.name)
    if not player.games:
        return tr("Engines", "Not tested yet: Settings, Engines.")
    if not can_play(player, game):
        return tr("Engines", "Does not play this game.")
    return tr("Engines", "A program that you have added.")


def limit_text(engine: AddedEngine) -> str:
    """Return how long an engine may think."""
    if engine.seconds is not None:
        return tr("Engines", "{n} second(s) a decision", n=engine.seconds)
    return tr("Engines", "{n} simulation(s) a decision", n=engine.simulations or 0)


def strength_text(player: Player, seats: int | None, game: str) -> str:
    """Return the strength of a level in a game with so many seats, or "" if it is unknown; for
    an engine its limit."""
    if isinstance(player, AddedEngine):
        return limit_text(player)
    strength = wording.bots_pace.of(player).strength_in(game)
    if strength is None:
        return ""
    points = strength.points_among(seats)
    if points is None:
        return tr("New game", "{elo} Elo", elo=str(strength.elo))
    return tr("New game", "{elo} Elo, {points} points", elo=str(strength.elo), points=points)


def measured_text(player: Player, seats: int | None, game: str) -> str:
    """Return the measured result of a level in a game with so many seats; None means that no
    such game was measured."""
    if isinstance(player, AddedEngine):
        return tr("Engines", "{limit}, strength unknown", limit=limit_text(player))
    level = wording.bots_pace.of(player)
    strength, seconds = level.strength_in(game), wording.seconds_of(wording.bots_pace.pace)
    if strength is None:
        return tr("New game", "{seconds} s a turn", seconds=seconds) if level.is_paced else ""
    elo, points = str(strength.elo), strength.points_among(seats)
    if points is None and level.is_paced:
        return tr(
            "New game", "{elo} Elo in other games, {seconds} s a turn", elo=elo, seconds=seconds
        )
    if points is None:
        return tr("New game", "{elo} Elo in other games, not measured in this one", elo=elo)
    if level.is_paced:
        sentence = tr_noop("New game", "{elo} Elo, {points} points a game, {seconds} s a turn")
        return tr("New game", sentence, elo=elo, points=points, seconds=seconds)
    return tr(
        "New game", "{elo} Elo, {points} points a game, plays instantly", elo=elo, points=points
    )


def time_text(player: Player, game: str) -> str:
    """Return how long a level thinks in a game, or "" if it is unknown."""
    if isinstance(player, AddedEngine):
        return ""
    level = wording.bots_pace.of(player)
    strength = level.strength_in(game)
    if level.is_paced:
        return tr(
            "New game",
            "Thinks for {seconds} s a turn.",
            seconds=wording.seconds_of(wording.bots_pace.pace),
        )
    if strength is None:
        return ""
    milliseconds = formats.rounded(1000 * strength.seconds, 4)
    return tr(
        "New game", "A decision takes {milliseconds} ms on average.", milliseconds=milliseconds
    )


Index = QModelIndex | QPersistentModelIndex
# units: a line, its picture, its margins, and the gaps between its parts
HIGH, FACE, SIDE, GAP = 50, 46, 6, 8
SCROLL = 8  # pixels of the list's frame
LOW = 30  # units: a line without a second one
MOST_LINES = 9  # a longer list scrolls


class LevelChoice(ComboBox):
    """A combo box of `levels`: the bots, from weak to strong, then engines.

    The open list describes each one. Engines that do not play the game are disabled.
    """

    def __init__(self, levels: Sequence[Player]) -> None:
        super().__init__()
        self.levels = levels
        self.seats: int | None = 2
        self.game = DEFAULT
        for level in levels:
            self.addItem(title_of(level), level_of(level))
        self.setMaxVisibleItems(min(len(levels), MOST_LINES))
        self.lines = LevelLines(self)
        self.setItemDelegate(self.lines)
        self.show_strength_in(2)
        wording.bots_pace.changed.connect(self._show_anew)

    @property
    def chosen(self) -> Player:
        """The chosen player."""
        return self.levels[max(0, self.currentIndex())]

    def show_usual(self, name: str) -> None:
        """Show the player of that name, or a weak bot if no such player can play this game.

        It is the weakest but one, so that beginners have a chance.
        """
        if not self.show_level(name):
            self.setCurrentIndex(min(1, len(self.levels) - 1))

    def show_level(self, name: str | None) -> bool:
        """Show the level of that name, and return whether it can play this game.

        If not, the strongest bot is shown, or STAND_IN instead of an engine.
        """
        for row, level in enumerate(self.levels):
            if level_of(level) == name and can_play(level, self.game):
                self.setCurrentIndex(row)
                return True
        bots = [level_of(level) for level in self.levels if not isinstance(level, AddedEngine)]
        is_engine = name is not None and name.startswith(MARK)
        stands_in = is_engine and STAND_IN in bots
        self.setCurrentIndex(bots.index(STAND_IN) if stands_in else len(bots) - 1)
        return False

    def show_strength_in(self, seats: int | None, game: str = DEFAULT) -> None:
        """Show the levels' results in a game with so many seats; None means that they were not
        measured."""
        self.seats, self.game = seats, game
        model = self.model()
        assert isinstance(model, QStandardItemModel)
        for row, level in enumerate(self.levels):
            model.item(row).setEnabled(can_play(level, game))
            strength, manner = strength_text(level, seats, game), manner_of(level, game)
            text = f"{strength}. {manner}" if strength else manner
            self.setItemData(row, text, Qt.ItemDataRole.AccessibleDescriptionRole)

    def strength_of(self, level: Player) -> str:
        """Return the strength of a level in the current game, or the limit of an engine."""
        return strength_text(level, self.seats, self.game)

    def is_first_engine(self, row: int) -> bool:
        """Return whether this line is the first engine after the bots."""
        return (
            row > 0
            and isinstance(self.levels[row], AddedEngine)
            and not isinstance(self.levels[row - 1], AddedEngine)
        )

    def _show_anew(self) -> None:
        self.show_strength_in(self.seats, self.game)

    def showPopup(self) -> None:  # noqa: N802
        """Open the list as wide as its longest line."""
        self.view().setMinimumWidth(self.lines.width + SCROLL)
        super().showPopup()


class LevelLines(QStyledItemDelegate):
    """Paints a level: picture, name, manner and, at the right, strength; a line separates the
    engines."""

    def __init__(self, choice: LevelChoice) -> None:
        super().__init__(choice)
        self.choice = choice

    @property
    def width(self) -> int:
        """The width of the longest line."""
        names, small = QFontMetrics(title_font()), QFontMetrics(small_font())
        widths = []
        for level in self.choice.levels:
            upper = names.horizontalAdvance(title_of(level)) + _units(2 * GAP)
            upper += small.horizontalAdvance(self.choice.strength_of(level))
            manner = manner_of(level, self.choice.game)
            widths.append(max(upper, small.horizontalAdvance(manner)))
        return max(widths, default=0) + _units(FACE + GAP + 2 * SIDE)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: N802
        """Return the size of every line; the list sets the width when it opens."""
        return QSize(0, _units(HIGH))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint one level."""
        level, palette = self.choice.levels[index.row()], theme.current()
        is_on = can_play(level, self.choice.game)
        first, second = (palette.text, palette.text2) if is_on else (palette.text3,) * 2
        painter.save()
        painter.setRenderHints(sprite_files.SMOOTH)
        if option.state & QStyle.StateFlag.State_Selected:
            mark_line(painter, option.rect)
        inner: QRect = option.rect.adjusted(_units(SIDE), 0, -_units(SIDE), 0)
        if self.choice.is_first_engine(index.row()):
            painter.setPen(QColor(palette.line2))
            painter.drawLine(inner.topLeft(), inner.topRight())
        self._draw_face(painter, inner, figure_of(level), is_on)
        words = inner.adjusted(_units(FACE) + _units(GAP), _units(7), 0, -_units(7))
        upper, lower = Qt.AlignmentFlag.AlignTop, Qt.AlignmentFlag.AlignBottom
        right = upper | Qt.AlignmentFlag.AlignRight
        strength, manner = self.choice.strength_of(level), manner_of(level, self.choice.game)
        write(painter, words, upper, title_of(level), title_font(), first)
        write(painter, words, right, strength, small_font(), second)
        write(painter, words, lower, manner, small_font(), second)
        painter.restore()

    def _draw_face(self, painter: QPainter, inner: QRect, figure: str, is_on: bool) -> None:
        side = _units(FACE)
        face = sprite_files.pixmap(f"people/{figure}", side, painter.device().devicePixelRatio())
        painter.setOpacity(1.0 if is_on else 0.5)
        painter.drawPixmap(QPoint(inner.x(), inner.center().y() - side // 2 + 1), face)
        painter.setOpacity(1.0)


def mark_line(painter: QPainter, rect: QRect) -> None:
    """Paint the ground of the line that is selected."""
    palette = theme.current()
    painter.setPen(QColor(palette.accent))
    painter.setBrush(QColor(palette.panel2))
    painter.drawRoundedRect(rect.adjusted(0, 0, -1, -1), 6, 6)


def write(
    painter: QPainter,
    rect: QRect,
    align: Qt.AlignmentFlag,
    text: str,
    font: QFont,
    colour: str,
) -> None:
    """Write a text of a line."""
    painter.setFont(font)
    painter.setPen(QColor(colour))
    painter.drawText(rect, align, text)


def title_font() -> QFont:
    """Return the font of the upper text of a line."""
    return fonts.text_font(13.5 * theme.scale(), 600)


def small_font() -> QFont:
    """Return the font of the lower text."""
    return fonts.text_font(12 * theme.scale())


def _units(length: int) -> int:
    return round(length * theme.scale())


PERSON, BOT = None, "bot"
"""The kinds of players besides the characters, which have the names of their styles."""


class WhoChoice(ComboBox):
    """A combo box of who plays: one of the `kinds`, which are a person and a bot without a style if
    none are given, or one of the game's characters.

    The open list has the introduction of each character.
    """

    def __init__(self, kinds: Sequence[tuple[str | None, str]] = ()) -> None:
        super().__init__()
        self.characters: Mapping[str, Character] = {}
        usual = (PERSON, tr("New game", "Person")), (BOT, tr("New game", "Bot"))
        self.kinds = kinds or usual
        for kind, title in self.kinds:
            self.addItem(title, kind)
        self.setMaxVisibleItems(MOST_LINES)
        self.lines = CharacterLines(self)
        self.setItemDelegate(self.lines)
        self.currentIndexChanged.connect(self._describe)

    @property
    def taste(self) -> str | None:
        """The style of the chosen character; None for a person and for a bot without one."""
        name = self.currentData()
        return name if name in self.characters else None

    @property
    def character(self) -> Character | None:
        """The chosen character."""
        return self.characters.get(self.currentData())

    @property
    def names(self) -> set[str]:
        """The names of all characters of the game."""
        return {one.name for one in self.characters.values()}

    def show_style(self, style: str | None) -> None:
        """Show a bot of this style, or one without a style if the game has no such character."""
        self.setCurrentIndex(max(self.findData(style or BOT), self.findData(BOT)))

    def offer_characters(self, characters: Mapping[str, Character]) -> None:
        """Offer the characters of another game. A chosen one makes room for the one of the same
        style, or for a bot without a style."""
        if characters == self.characters:
            return
        chosen = self.taste
        if chosen is not None:
            self.show_style(None)
        is_blocked = self.blockSignals(True)
        while self.count() > len(self.kinds):
            self.removeItem(self.count() - 1)
        self.characters = characters
        for style, character in characters.items():
            self.addItem(character.name, style)
            greeting = tr("Character", character.greeting)
            self.setItemData(self.count() - 1, greeting, Qt.ItemDataRole.AccessibleDescriptionRole)
        self.blockSignals(is_blocked)
        if chosen in characters:
            self.show_style(chosen)

    def showPopup(self) -> None:  # noqa: N802
        """Open the list as wide as its longest line."""
        self.view().setMinimumWidth(self.lines.width + SCROLL)
        super().showPopup()

    def _describe(self) -> None:
        character = self.character
        greeting = "" if character is None else tr("Character", character.greeting)
        self.setToolTip(greeting)
        self.setAccessibleDescription(greeting)


class CharacterLines(QStyledItemDelegate):
    """Paints who can play: one line for a person and for a bot, title and introduction of a
    character."""

    def __init__(self, choice: WhoChoice) -> None:
        super().__init__(choice)
        self.choice = choice

    def words(self, row: int) -> tuple[str, str]:
        """Return the upper and the lower line of a row."""
        character = self.choice.characters.get(self.choice.itemData(row))
        if character is None:
            return self.choice.itemText(row), ""
        return tr("Character", character.title), tr("Character", character.greeting)

    @property
    def width(self) -> int:
        """The width of the longest line."""
        upper, lower = QFontMetrics(title_font()), QFontMetrics(small_font())
        widths = [
            max(upper.horizontalAdvance(title), lower.horizontalAdvance(greeting))
            for title, greeting in map(self.words, range(self.choice.count()))
        ]
        return max(widths) + _units(2 * GAP)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: N802
        """Return the size of a line; the list sets the width when it opens."""
        return QSize(0, _units(HIGH if self.words(index.row())[1] else LOW))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint one line."""
        palette, (title, greeting) = theme.current(), self.words(index.row())
        painter.save()
        painter.setRenderHints(sprite_files.SMOOTH)
        if option.state & QStyle.StateFlag.State_Selected:
            mark_line(painter, option.rect)
        inner: QRect = option.rect.adjusted(_units(GAP), 0, -_units(GAP), 0)
        middle, upper = Qt.AlignmentFlag.AlignVCenter, Qt.AlignmentFlag.AlignTop
        words = inner.adjusted(0, _units(7), 0, -_units(7)) if greeting else inner
        write(painter, words, upper if greeting else middle, title, title_font(), palette.text)
        if greeting:
            lower = Qt.AlignmentFlag.AlignBottom
            write(painter, words, lower, greeting, small_font(), palette.text2)
        painter.restore()


FRAME = 12  # pixels of the list's frame


class PaceChoice(ComboBox):
    """Shows and changes the pace of all bots that have one."""

    def __init__(self) -> None:
        super().__init__()
        for known in PACES:
            self.addItem(wording.pace_title(known), known.name)
            self.setItemData(
                self.count() - 1, pace_strength_text(known), Qt.ItemDataRole.AccessibleTextRole
            )
        self.setProperty("role", "slim")
        self.setItemDelegate(PaceLines(self))
        self.setToolTip(
            tr("Pace", "How long these bots think about a turn. All of them use the same pace.")
        )
        self.activated.connect(lambda number: wording.bots_pace.wish(self.itemData(number)))
        wording.bots_pace.changed.connect(self._show)
        self._show()

    def showPopup(self) -> None:  # noqa: N802
        """Open the list as wide as its longest line."""
        self.view().setMinimumWidth(self.view().sizeHintForColumn(0) + FRAME)
        super().showPopup()

    def _show(self) -> None:
        self.setCurrentIndex(self.findData(wording.bots_pace.name))


class PaceLines(QStyledItemDelegate):
    """A line in the open list: the pace, and the bots' strength at it."""

    def initStyleOption(  # noqa: N802
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Set the longer text of the open list."""
        super().initStyleOption(option, index)
        option.text = pace_strength_text(PACES[index.row()])


def pace_strength_text(known: Pace) -> str:
    """Return a pace with its duration and the bots' strength."""
    title, seconds = wording.pace_title(known), wording.seconds_of(known)
    return tr(
        "Pace",
        "{pace}, {seconds} s a turn: {elo} Elo",
        pace=title,
        seconds=seconds,
        elo=wording.elo_at(known),
    )


# Popups: the place of a window that belongs to a button.


POPUP_GAP, POPUP_EDGE = 4, 8


def show_below(popup: QWidget, button: QWidget, at_right: bool = False) -> None:
    """Show a popup below its button, aligned at the left or right edge, and completely on the
    screen."""
    popup.addActions(button.window().actions())  # keys that work everywhere
    popup.adjustSize()
    x = button.width() - popup.width() if at_right else 0
    corner = button.mapToGlobal(QPoint(x, button.height() + POPUP_GAP))
    screen = free_screen(button)
    corner.setX(max(screen.left(), min(corner.x(), screen.right() - popup.width())))
    # a popup that is too high also uses the margin
    spare = min(0, screen.height() - popup.height()) // 2
    corner.setY(max(screen.top() + spare, min(corner.y(), screen.bottom() - popup.height())))
    popup.move(corner)
    popup.show()


def room_for(button: QWidget) -> QSize:
    """Return the greatest size of a popup that belongs to a button."""
    return free_screen(button).size()


def free_screen(button: QWidget) -> QRect:
    return (
        button.screen()
        .availableGeometry()
        .adjusted(POPUP_EDGE, POPUP_EDGE, -POPUP_EDGE, -POPUP_EDGE)
    )
