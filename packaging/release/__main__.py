"""What `./burgundy release STEP` runs."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parent.parent / "setup"))

from making.steps import main

sys.exit(main(sys.argv[1:]))
