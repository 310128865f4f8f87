"""Words that several parts of the window share: names of players, bots, pieces and losses."""
