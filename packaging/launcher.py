"""The entry point of the frozen program."""

import multiprocessing
import sys

from burgundy_qt.cli import main

if __name__ == "__main__":
    multiprocessing.freeze_support()  # the bench measures in separate processes
    sys.exit(main())
