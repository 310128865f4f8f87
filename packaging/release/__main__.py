"""What `./burgundy release STEP` runs."""

from __future__ import annotations

import sys

from making.steps import main

sys.exit(main(sys.argv[1:]))
