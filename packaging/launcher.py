"""Where the frozen program begins."""

import multiprocessing
import sys

from burgundy_qt.cli import main

if __name__ == "__main__":
    multiprocessing.freeze_support()  # the bench measures in processes of its own
    sys.exit(main())
