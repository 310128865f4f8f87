"""What Burgundy brings to what is asked before a game begins."""

from burgundy_qt.language.tr import tr
from burgundy_qt.rules.burgundy.protocol.requests import game_of_its_own
from burgundy_qt.widgets.dialogs.parts import SetupParts
from burgundy_qt.widgets.games.burgundy.setup.estate_lot import drawn
from burgundy_qt.widgets.games.burgundy.setup.game_choice import GameChoice
from burgundy_qt.widgets.games.burgundy.setup.of_bots import of_bots

PARTS = SetupParts(
    emblem="icons/app",
    view="shelf/burgundy",
    panel=lambda game: GameChoice(tuple(reversed(game["editions"]))),
    drawn=drawn,
    is_measured=lambda request: not game_of_its_own(request.get("modules", [])),
    of_bots=of_bots,
    short=lambda: "Burgundy",
    line=lambda: tr("New game", "Dice, tiles and 37 spaces"),
)
