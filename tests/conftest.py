"""What holds for every test: no window on the developer's screen, nothing in their own folders."""

import os
import tempfile

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
for _folder in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"):
    os.environ[_folder] = tempfile.mkdtemp(prefix="burgundy-qt-tests-")
