"""Tests of the measurement of auctions (auctions.py): its counts, and the results computed from
them."""

from tests.ai.games.carcassonne.auctions import Game, Watch, lines


def test_each_auction_of_a_game_is_examined_and_the_game_ends():
    watch = Watch(3, rollouts=4)
    game = watch.game()
    assert watch.position.is_over() and game.lead == watch.lead_now()
    assert 1 <= len(game.gains) <= 8


def test_never_bidding_loses_half_of_the_better_tile_in_every_second_auction():
    told = list(lines([Game(10.0, [4.0, 6.0]), Game(-10.0, [4.0, 2.0])]))
    assert told[0] == "2 games, 2.0 auctions each"
    assert told[1].startswith("the better tile brings 4.00 ± ")
    assert told[3] == "bidding is worth 2.0 points a game at most, 55.6 % of the games"
