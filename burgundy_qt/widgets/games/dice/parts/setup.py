"""What the dice game brings to what is asked before a game begins."""

from burgundy_qt.language.tr import tr
from burgundy_qt.widgets.dialogs.parts import SetupParts
from burgundy_qt.widgets.games.dice.setup.dice_panel import DicePanel
from burgundy_qt.widgets.games.dice.setup.lot import drawn
from burgundy_qt.widgets.games.dice.setup.of_bots import of_bots

PARTS = SetupParts(
    emblem="dice-game/icons/emblem",
    view="shelf/burgundy-dice",
    panel=lambda game: DicePanel(game["editions"][0]),
    drawn=drawn,
    is_measured=lambda request: True,
    of_bots=of_bots,
    short=lambda: tr("Window", "Dice Game"),
    line=lambda: tr("New game", "Five dice, one sheet"),
)
