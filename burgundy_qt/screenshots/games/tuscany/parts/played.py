"""How games of Tuscany are played for the pictures."""

from burgundy_qt.screenshots.games.tuscany.played import player_of, request_of
from burgundy_qt.screenshots.played_parts import PlayedParts

PARTS = PlayedParts(request=request_of, player=player_of)
