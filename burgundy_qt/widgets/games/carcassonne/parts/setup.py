"""What Carcassonne brings to what is asked before a game begins."""

from burgundy_qt.language.tr import tr
from burgundy_qt.rules.carcassonne.protocol.names import EDITION, MODULES
from burgundy_qt.widgets.dialogs.parts import SetupParts
from burgundy_qt.widgets.games.carcassonne.setup.carcassonne_panel import CarcassonnePanel
from burgundy_qt.widgets.games.carcassonne.setup.measured import is_measured

PARTS = SetupParts(
    emblem="carcassonne/icons/emblem",
    view="shelf/carcassonne",
    panel=lambda game: CarcassonnePanel(game["editions"][0]),
    drawn=lambda line_up: line_up,
    is_measured=is_measured,
    of_bots=lambda players: {
        "edition": EDITION,
        "players": players,
        "modules": list(MODULES),
    },
    short=lambda: tr("Window", "Carcassonne"),
    line=lambda: tr("New game", "Tiles, roads and cities"),
)
