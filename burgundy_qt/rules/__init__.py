"""The games: rules without Qt, files, clock or threads; compiled from plain Python by Cython."""

from burgundy_qt.rules import plain

plain.install()

# What the same record means: raised when a correction lets an old record lead to another position. Saves name it.
# 2: shield 14 or 15 won at a phase's end acts there; tribute for which nothing is left is not asked.
RULES_VERSION = 2
