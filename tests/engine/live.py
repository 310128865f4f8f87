"""An engine in its own process, with a dialogue line by line while it runs."""

import json
import os
import queue
import subprocess
import sys
import threading
from typing import Any, Self

PROGRAM = "from burgundy_qt.engine import main\nraise SystemExit(main())"


class Live:
    """A running engine: `tell` sends a line, `hear` waits up to `seconds` for the next answer."""

    def __enter__(self) -> Self:
        environment = os.environ | {
            "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)
        }
        self.engine = subprocess.Popen(
            [sys.executable, "-c", PROGRAM], stdin=-1, stdout=-1, env=environment
        )
        self.answers: queue.Queue[bytes] = queue.Queue()
        self.listener = threading.Thread(target=self._listen, daemon=True)
        self.listener.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.engine.kill()
        self.engine.wait()
        self.listener.join()
        for end in (self.engine.stdin, self.engine.stdout):
            assert end is not None
            end.close()

    def _listen(self) -> None:
        assert self.engine.stdout is not None
        for answer in self.engine.stdout:
            self.answers.put(answer)

    def tell(self, *requests: dict[str, Any]) -> None:
        assert self.engine.stdin is not None
        self.engine.stdin.write(
            b"".join(json.dumps(request).encode() + b"\n" for request in requests)
        )
        self.engine.stdin.flush()

    def hear(self, seconds: float = 300) -> dict[str, Any]:
        answer: dict[str, Any] = json.loads(self.answers.get(timeout=seconds))
        return answer

    def is_silent(self, seconds: float = 0.3) -> bool:
        """Return whether the engine sends nothing for this long."""
        try:
            self.answers.get(timeout=seconds)
        except queue.Empty:
            return True
        return False
