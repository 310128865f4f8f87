"""How dice games are played for the pictures."""

from burgundy_qt.screenshots.games.dice.played import player_of, request_of
from burgundy_qt.screenshots.played_parts import PlayedParts

PARTS = PlayedParts(request=request_of, player=player_of, turn="round")
