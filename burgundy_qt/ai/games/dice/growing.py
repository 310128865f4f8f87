"""Growing: a network for more seats out of one for fewer."""

from burgundy_qt.ai.game_bots import Table
from burgundy_qt.ai.games.dice.features import dice_rows
from burgundy_qt.ai.networks.network import Network
from burgundy_qt.ai.networks.network_files import new_network
from burgundy_qt.ai.training.warm_start import Seating, warm_start
from burgundy_qt.rules.dice.protocol.names import GAME

SEATING = Seating(vars(dice_rows)["OWN_ROWS"], vars(dice_rows)["OTHER_ROWS"])


def grown_for(network: Network, table: Table) -> Network:
    """A network for a table that begins with what `network` knows, which is for fewer seats."""
    return warm_start(network, new_network(GAME, table), SEATING)
