"""The campaign of means: every number of seats, objective and estate has its entry."""

from tests.campaigns import means
from tests.campaigns.means import Cell, Played, page_lines, play


def test_a_level_plays_itself_on_one_estate():
    game = play("steward", 1, (Cell(2, "5", "points"), 0))
    assert 100 < game.points < 260 and game.seconds > 0


def test_the_table_has_a_row_for_each_objective_and_a_column_for_each_estate():
    cells = [Cell(3, estate, goal) for goal in ("win", "points") for estate in means.OLD_BOX.estates]
    lines = page_lines(
        {cell: [Played(100.0 + int(cell.estate), 1.0), Played(102.0 + int(cell.estate), 1.0)] for cell in cells}, [3]
    )
    assert lines[-2].startswith("| 3 | win | 102 | 103 |") and lines[-1].startswith("| 3 | points | 102 |")
    assert lines[-1].count("|") == lines[-3].count("|") and "106.0 ±" in lines[-1] and "201.7" in lines[-1]
