"""`python -m burgundy_qt` is `burgundy-qt`."""

import sys

from burgundy_qt.cli import main

if __name__ == "__main__":
    sys.exit(main())
