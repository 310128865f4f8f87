"""How games of Carcassonne are played for the pictures."""

from burgundy_qt.rules.carcassonne.protocol.names import MODULES
from burgundy_qt.screenshots.games.carcassonne.played import player_of, request_of
from burgundy_qt.screenshots.played_parts import PlayedParts

PARTS = PlayedParts(request=request_of, player=player_of, options=tuple(MODULES))
