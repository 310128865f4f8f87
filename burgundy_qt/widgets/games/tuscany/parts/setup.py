"""What Tuscany brings to what is asked before a game begins."""

from burgundy_qt.language.tr import tr
from burgundy_qt.rules.tuscany.protocol.names import EDITION
from burgundy_qt.widgets.dialogs.parts import SetupParts
from burgundy_qt.widgets.games.tuscany.setup.tuscany_panel import TuscanyPanel

PARTS = SetupParts(
    emblem="tuscany/icons/emblem",
    view="shelf/tuscany",
    panel=lambda game: TuscanyPanel(game["editions"][0]),
    drawn=lambda line_up: line_up,
    is_measured=lambda request: True,
    of_bots=lambda players: {"edition": EDITION, "players": players},
    short=lambda: tr("Window", "Tuscany"),
    line=lambda: tr("New game", "Cards, tiles and three boards"),
)
