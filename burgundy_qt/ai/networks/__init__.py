"""The value of a position: a network's features, the network, its files, and the calibration of its
values."""
