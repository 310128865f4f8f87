"""How games of Burgundy are played for the pictures."""

from burgundy_qt.rules.burgundy.protocol.requests import modules_of
from burgundy_qt.screenshots.games.burgundy.played import player_of, request_of
from burgundy_qt.screenshots.played_parts import PlayedParts

PARTS = PlayedParts(request=request_of, player=player_of, options=modules_of("2019"))
