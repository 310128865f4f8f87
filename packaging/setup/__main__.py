"""What `./burgundy` runs: everything between a fresh clone and the program."""

import sys

from first_use.story import main

sys.exit(main(sys.argv[1:]))
