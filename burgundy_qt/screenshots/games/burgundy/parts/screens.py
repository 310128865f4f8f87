"""The screens that only Burgundy has."""

from burgundy_qt.screenshots.games.burgundy import questions, tables
from burgundy_qt.screenshots.screen_parts import ScreenParts

PARTS = ScreenParts(
    tables={
        "table-with-modules": tables.table_with_modules,
        "table-of-four-with-modules": tables.table_of_four_with_modules,
        "table-of-teams": tables.table_of_teams,
        "table-alone": tables.table_alone,
        "end-alone": tables.end_alone,
    },
    questions={
        "new-game": questions.new_game,
        "new-game-of-teams": questions.new_game_of_teams,
        "new-game-alone": questions.new_game_alone,
        "new-game-by-lot": questions.new_game_by_lot,
        "estates": questions.estates,
        "modules": questions.modules,
    },
)
