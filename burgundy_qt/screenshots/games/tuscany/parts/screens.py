"""The screens that only Tuscany has."""

from burgundy_qt.rules.tuscany.protocol.names import GAME
from burgundy_qt.screenshots.games.tuscany import questions, tables
from burgundy_qt.screenshots.screen_parts import ScreenParts
from burgundy_qt.screenshots.usual_tables import usual_tables

PARTS = ScreenParts(
    tables={
        "table": tables.table,
        "laying-out": tables.laying_out,
        "bonus-tile": tables.bonus_tile,
        "storage-full": tables.storage_full,
        "payment": tables.payment,
        "second-action": tables.second_action,
        "castle": tables.castle,
        "town": tables.town,
        "swap": tables.swap,
        "yields": tables.yields,
        "pass": tables.pass_screen,
        "table-of-three": tables.table_of_three,
        "table-of-four": tables.table_of_four,
        "last-round": tables.last_round,
        **usual_tables(GAME),
        "final-score": tables.final_score,
    },
    questions={
        "new-game": questions.new_game,
        "new-game-quick": questions.new_game_quick,
        "new-game-boards": questions.new_game_boards,
        "boards": questions.boards,
    },
)
