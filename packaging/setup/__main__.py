"""The code behind `./burgundy`: everything between a fresh clone and the program."""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - said before anything is imported that an older Python cannot read
    sys.exit("Burgundy Qt needs Python 3.11 or newer; this is {}.{}.".format(*sys.version_info))

from first_use.story import main

sys.exit(main(sys.argv[1:]))
