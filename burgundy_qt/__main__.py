"""`python -m burgundy_qt` is `burgundy-qt`."""

import sys

from burgundy_qt.cli import main

sys.exit(main())
