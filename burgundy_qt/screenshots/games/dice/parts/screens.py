"""The screens that only the Dice Game has."""

from burgundy_qt.rules.dice.protocol.names import GAME
from burgundy_qt.screenshots.games.dice import questions, tables
from burgundy_qt.screenshots.screen_parts import ScreenParts
from burgundy_qt.screenshots.usual_tables import usual_tables

PARTS = ScreenParts(
    tables={
        "table": tables.table,
        "start": tables.start,
        "on-trial": tables.on_trial,
        "numbers": tables.numbers,
        "priced": tables.priced,
        "second-mark": tables.second_mark,
        "table-of-four": tables.table_of_four,
        "table-of-six": tables.table_of_six,
        "alone": tables.alone,
        **usual_tables(GAME),
        "final-score": tables.final_score,
        "end-alone": tables.end_alone,
    },
    questions={
        "new-game": questions.new_game,
        "new-game-alone": questions.new_game_alone,
        "new-game-alike": questions.new_game_alike,
    },
)
