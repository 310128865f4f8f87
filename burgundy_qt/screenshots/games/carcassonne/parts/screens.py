"""The screens that only Carcassonne has."""

from burgundy_qt.rules.carcassonne.protocol.names import GAME
from burgundy_qt.screenshots.games.carcassonne import questions, tables
from burgundy_qt.screenshots.screen_parts import ScreenParts
from burgundy_qt.screenshots.usual_tables import usual_tables

PARTS = ScreenParts(
    tables={
        "table": tables.table,
        "early": tables.early,
        "late": tables.late,
        "ghost": tables.ghost,
        "bridge-needed": tables.bridge_needed,
        "bridges": tables.bridges,
        "follower": tables.follower,
        "castle": tables.castle,
        "castle-waits": tables.castle_waits,
        "bazaar-choose": tables.bazaar_choose,
        "bazaar-open": tables.bazaar_open,
        "bazaar-raise": tables.bazaar_raise,
        "bazaar-deal": tables.bazaar_deal,
        "bazaar-without-auction": tables.bazaar_without_auction,
        "bazaar-of-people": tables.bazaar_of_people,
        "hover": tables.hover,
        "claims": tables.claims,
        "tiles-left": tables.tiles_left,
        "dead-cells": tables.dead_cells,
        "closer": tables.closer,
        "table-of-three": tables.table_of_three,
        "table-of-four": tables.table_of_four,
        "table-of-six": tables.table_of_six,
        **usual_tables(GAME),
        "final-fields": tables.final_fields,
        "final-score": tables.final_score,
    },
    questions={
        "new-game": questions.new_game,
        "new-game-expansion": questions.new_game_expansion,
    },
)
