"""Tests of the pages of the rules: complete, reachable, and consistent with the rules in the
game."""

from __future__ import annotations

import re

import pytest

from burgundy_qt.language.translation import spoken
from burgundy_qt.rules.burgundy import catalogue
from burgundy_qt.rules.burgundy.components import (
    COLOURS,
    COMPONENTS,
    EDITIONS,
    PHASES,
    estate_names,
)
from burgundy_qt.widgets.games.burgundy import burgundy_help
from burgundy_qt.widgets.games.burgundy.figures import facts
from burgundy_qt.widgets.games.burgundy.tile_rules import tile_words
from burgundy_qt.widgets.rulebook.rulebook import (
    DamagedPage,
    Rulebook,
    found_in,
    search_rules,
    words_of,
)
from burgundy_qt.widgets.rulebook.rules_markdown import (
    Block,
    Entry,
    Shown,
    Table,
    plain,
    read_blocks,
    texts_of,
)
from burgundy_qt.widgets.theme import sprite_files
from tests.rules.burgundy import an_estate as rules
from tests.rules.burgundy.an_estate import a_table
from tests.widgets.games import positions

BOOK = Rulebook()


def entries(page):
    return {
        block.place: block
        for block in BOOK.pages[page].blocks
        if isinstance(block, Entry) and block.place
    }


# Complete pages


def test_quoting_an_unknown_fact_is_an_error_that_lists_the_known_ones(tmp_path):
    (tmp_path / "contents.md").write_text("# Rules\n\n## All\n- ![](art:icons/app) [One](one.md)\n")
    (tmp_path / "one.md").write_text("# One\n\nThere are {dragons} dragons.\n")
    with pytest.raises(
        DamagedPage, match=r"'one' quotes \{dragons\}, and there are only .*castles"
    ):
        _ = Rulebook(folder=tmp_path).pages


@pytest.mark.parametrize("asked", ["dragon:red", "table:dragons", "figure:dragon"])
def test_showing_an_unknown_figure_is_an_error_that_lists_the_known_ones(tmp_path, asked):
    (tmp_path / "contents.md").write_text("# Rules\n\n## All\n- ![](art:icons/app) [One](one.md)\n")
    (tmp_path / "one.md").write_text(f"# One\n\n![So.]({asked})\n")
    with pytest.raises(
        DamagedPage, match=r"'one' shows .*\{dragons?\}, and there are only .*(tile|regions|estate)"
    ):
        _ = Rulebook(folder=tmp_path).pages


def test_a_page_that_is_not_translated_is_read_in_english(tmp_path):
    (tmp_path / "contents.md").write_text(
        "# Zasady\n\n## Gra\n- ![](art:icons/app) [Cel](aim.md)\n"
    )
    book = Rulebook(folder=tmp_path)
    assert book.chapters[0].name == "Gra" and book.pages["aim"].title == "The aim"


# Consistent with the game


def test_every_tile_has_a_page_with_the_text_of_the_table():
    for tile in catalogue.TILE_NUMBER:
        page, _, place = burgundy_help.topic_of_tile(tile).partition("#")
        found = entries(page)[place] if place else next(iter(entries(page).values()))
        said = tile_words(tile)
        assert (found.sentence, found.ruling) == (said.sentence, said.ruling)
        assert not place or found.picture == sprite_files.tile_art(tile)


def test_all_26_knowledge_tiles_are_listed_once_on_their_page():
    listed = [place for place in BOOK.pages["knowledge"].places if place.startswith("monastery")]
    assert sorted(listed, key=lambda place: int(place.split(":")[1])) == [
        f"monastery:{n}" for n in range(1, 27)
    ]


def test_every_kind_of_slot_and_every_colour_has_a_page():
    for topic in (*burgundy_help.SLOT_TOPICS.values(), *burgundy_help.TILES.values()):
        page, _, place = topic.partition("#")
        assert not place or place in BOOK.pages[page].places, topic
    assert set(burgundy_help.TILES) == set(COLOURS)


ACTIONS = {
    "start": "set-up",
    "take": "taking",
    "place": "laying",
    "sell": "selling",
    "workers": "workers#taking",
    "buy": "buying#black",
    "load": "ships#loading",
    "pass": "buildings#may",
    "end": "turn",
}


def test_every_action_of_the_game_has_a_page():
    met = {
        action["type"]
        for seed in range(4)
        for game in positions(seed)
        for action in game.legal()["actions"]
    }
    assert met == set(ACTIONS)
    for topic in ACTIONS.values():
        page, _, place = topic.partition("#")
        assert not place or place in BOOK.pages[page].places, topic


def table_row(page: str, row: str) -> list[str]:
    """Return the other cells in the row of a table that begins with this text."""
    for block in BOOK.pages[page].blocks:
        for cells in block.rows if isinstance(block, Table) else ():
            if plain(cells[0]) == row:
                return [plain(cell) for cell in cells[1:]]
    raise AssertionError(f"{page} has no row {row}")


def test_the_points_of_regions_and_phases_match_the_scoring():
    assert table_row("regions", "Spaces") == [str(size) for size in range(1, 9)]
    assert table_row("regions", "Points") == [
        str(points) for points in COMPONENTS["region_points"][1:]
    ]
    assert table_row("regions", "Phase") == list(PHASES)
    assert table_row("regions", "Extra points") == [
        str(points) for points in COMPONENTS["phase_points"]
    ]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_bonuses_match_the_scoring(seats):
    large, small = (table_row("bonuses", row)[seats - 2] for row in ("Large bonus", "Small bonus"))
    assert (int(large), int(small)) == ({2: 5, 3: 6, 4: 7}[seats], {2: 2, 3: 3, 4: 4}[seats])
    assert int(table_row("selling", "Points for each tile")[seats - 2]) == seats


def test_the_numbers_of_tiles_match_the_box():
    quoted = facts()
    kinds = {
        "castles": 16,
        "mines": 12,
        "ships": 26,
        "animals": 28,
        "buildings": 56,
        "knowledge": 26,
        "tiles": 164,
    }
    assert {kind: int(quoted[kind]) for kind in kinds} == kinds
    assert quoted["black_knowledge"] == "7, 12, 14, 15, 24 and 25"
    assert table_row("rounds", "Tiles in the numbered depots") == ["12", "18", "24"]
    assert table_row("rounds", "Tiles in the black depot") == ["4", "6", "8"]


def test_a_colour_has_the_stated_number_of_spaces_on_every_estate():
    for edition, estate in [(each, name) for each in EDITIONS for name in estate_names(each)]:
        colours = [colour for colour, _ in catalogue.estate_cells(edition, estate).values()]
        for colour in COLOURS:
            title = {"animal": "Pastures", "monastery": "Knowledge"}.get(
                colour, f"{colour}s".capitalize()
            )
            assert table_row("bonuses", f" {title}") == [str(colours.count(colour))]


@pytest.mark.parametrize("number", range(16, 24))
def test_a_knowledge_tile_for_buildings_names_the_building_that_it_counts(number):
    named = re.search(
        r"for each (.+) on your estate", entries("knowledge")[f"monastery:{number}"].sentence
    )
    kind = named[1].replace(" ", "-")
    estate = rules.an_estate().with_knowledge(number).with_tile(f"building:{kind}", at="5.4")
    bare = rules.an_estate().with_knowledge(number)
    assert final_points(estate) - final_points(bare) == 4


def final_points(estate) -> int:
    """Return the final points of an estate."""
    game = a_table(estate.with_dice()).in_phase("E", 5).acted(1, 0, turn=1).begin()
    game.apply(rules.END)
    return game.state()["seats"][0]["points"]


# Reading and searching


def test_the_supported_markdown_is_read_completely():
    text = """# A **bold** title {#here}

To [ships](ships.md#loading), *now* ![4](art:dice/white-4).
- one
- two
> Why.
![So.](figure:region)
"""
    title, paragraph, items, ruling, figure = list(read_blocks(text))
    assert (title.place, [span.bold for span in title.spans]) == ("here", [False, True, False])
    assert [span.link for span in paragraph.spans if span.link] == ["ships.md#loading"]
    assert [span.picture for span in paragraph.spans if span.picture] == ["dice/white-4"]
    assert len(items.items) == 2 and plain(ruling.spans) == "Why."
    assert figure == Shown("figure", "region", figure.caption)
    assert not isinstance(figure, Block)


def test_words_are_found_by_their_beginning_ignoring_case_and_accents():
    assert found_in("Margaux, Benoît and the ships", words_of("BENOIT ship")) == [(9, 6), (24, 4)]
    assert found_in("a township", words_of("ship")) == []
    assert found_in("Die Straße endet", words_of("strasse ENDET")) == [(4, 6), (11, 5)]
    assert found_in("Złota łódka, öt tőke", words_of("zlota lodk toke")) == [
        (0, 5),
        (6, 4),
        (16, 4),
    ]
    assert found_in("Straße", words_of("stras")) == [(0, 5)]


@pytest.fixture
def in_german():
    spoken.change("de")
    yield
    spoken.change("en")


def test_in_languages_with_compounds_a_word_is_found_inside_another(in_german):
    assert found_in("Die Warenplättchen", words_of("plattchen")) == [(9, 9)]
    assert found_in("Die Warenplättchen", words_of("att")) == []


def test_a_search_lists_the_page_of_that_name_first():
    assert search_rules(BOOK, "ships")[0].page == "ships"
    assert search_rules(BOOK, "city hall")[0].page == "buildings"
    assert search_rules(BOOK, "dragon") == search_rules(BOOK, " ") == []


def test_all_words_of_a_search_must_be_found_together():
    for hit in search_rules(BOOK, "worker silverling"):
        words = " ".join(
            plain(spans) for spans in texts_of(BOOK.pages[hit.page].blocks[hit.block])
        ).lower()
        assert "worker" in words and "silverling" in words
