"""A headless Chromium, controlled through its debugging pipe: no driver, no port, no network."""

import json
import os
import shutil
import subprocess
import sys
from base64 import b64decode
from pathlib import Path
from select import select

NAMES = "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"
PROGRAM = next((found for name in NAMES if (found := shutil.which(name))), None)
PATIENCE = 60.0
"""Seconds to wait for an answer on a busy machine."""
KEYS = {"ArrowRight": 39, "ArrowLeft": 37, "Home": 36, "End": 35, "PageDown": 34, " ": 32}
AS_3_AND_4 = """
import fcntl, os, sys
pipes = [fcntl.fcntl(int(number), fcntl.F_DUPFD, 10) for number in sys.argv[1:3]]
for place, pipe in zip((3, 4), pipes):
    os.dup2(pipe, place)
os.execv(sys.argv[3], sys.argv[3:])
"""
"""The browser reads its commands from descriptor 3 and answers on 4."""
OPTIONS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--no-first-run",
    "--disable-background-networking",
    "--host-resolver-rules=MAP * ~NOTFOUND",  # no name is ever looked up
    "--remote-debugging-pipe",
)


class Browser:
    """One page in a browser. Every call waits for its answer."""

    def __init__(self, folder: Path) -> None:
        to_browser, self._write = os.pipe()
        self._read, from_browser = os.pipe()
        command = [PROGRAM, *OPTIONS, f"--user-data-dir={folder}", "about:blank"]
        self._process = subprocess.Popen(
            [sys.executable, "-c", AS_3_AND_4, str(to_browser), str(from_browser), *command],
            pass_fds=(to_browser, from_browser),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        os.close(to_browser)
        os.close(from_browser)
        self._rest = b""
        self._calls = 0
        self._session: str | None = None
        self.events: list[dict] = []
        targets = self.call("Target.getTargets")["targetInfos"]
        page = next(one["targetId"] for one in targets if one["type"] == "page")
        attached = self.call("Target.attachToTarget", targetId=page, flatten=True)
        self._session = attached["sessionId"]
        for part in ("Page", "Network", "Runtime", "Log"):
            self.call(f"{part}.enable")
        self.call(
            "Network.emulateNetworkConditions",
            offline=True,
            latency=0,
            downloadThroughput=0,
            uploadThroughput=0,
        )

    def call(self, method: str, **parameters) -> dict:
        """Carry out a command of the protocol, and return its result."""
        self._calls += 1
        message = {"id": self._calls, "method": method, "params": parameters}
        if self._session is not None:
            message["sessionId"] = self._session
        os.write(self._write, json.dumps(message).encode() + b"\0")
        while True:
            answer = self._next()
            if answer.get("id") == self._calls:
                assert "error" not in answer, answer["error"]
                return answer["result"]
            self.events.append(answer)

    def _next(self) -> dict:
        while b"\0" not in self._rest:
            ready, _, _ = select([self._read], [], [], PATIENCE)
            assert ready, "the browser does not answer"
            part = os.read(self._read, 1 << 20)
            assert part, "the browser has closed"
            self._rest += part
        message, _, self._rest = self._rest.partition(b"\0")
        return json.loads(message)

    def open(self, file: Path, width: int = 1400, height: int = 1100) -> None:
        """Open a file in a window of this size, and wait until all of it is there."""
        self.call(
            "Emulation.setDeviceMetricsOverride",
            width=width,
            height=height,
            deviceScaleFactor=1,
            mobile=False,
        )
        self.call("Page.navigate", url=file.as_uri())
        while self.value("document.readyState") != "complete":
            pass

    def value(self, script: str):
        """Return the value of an expression in the page, when its promise has come."""
        result = self.call(
            "Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True
        )
        assert "exceptionDetails" not in result, result["exceptionDetails"]
        return result["result"].get("value")

    def click(self, selector: str) -> None:
        """Click in the middle of an element, as with a mouse."""
        x, y = self.value(
            f"(() => {{ const one = document.querySelector({selector!r});"
            " one.scrollIntoView({block: 'center'}); const box = one.getBoundingClientRect();"
            " return [box.x + box.width / 2, box.y + box.height / 2]; })()"
        )
        for kind in ("mousePressed", "mouseReleased"):
            self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1)

    def press(self, key: str) -> None:
        """Press a key."""
        for kind in ("keyDown", "keyUp"):
            self.call(
                "Input.dispatchKeyEvent",
                type=kind,
                key=key,
                code=key,
                windowsVirtualKeyCode=KEYS[key],
                text=" " if key == " " else "",
            )

    def swipe(self, selector: str, by: int) -> None:
        """Move a finger across an element."""
        x, y = self.value(
            f"(() => {{ const box = document.querySelector({selector!r}).getBoundingClientRect();"
            " return [box.x + box.width / 2, box.y + box.height / 2]; })()"
        )
        self.call("Input.dispatchTouchEvent", type="touchStart", touchPoints=[{"x": x, "y": y}])
        self.call("Input.dispatchTouchEvent", type="touchMove", touchPoints=[{"x": x + by, "y": y}])
        self.call("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])

    def picture(self) -> bytes:
        """Return what the page looks like, as PNG."""
        return b64decode(self.call("Page.captureScreenshot")["data"])

    def close(self) -> None:
        """End the browser."""
        self._session = None
        self.call("Browser.close")
        self._process.wait(PATIENCE)
        os.close(self._write)
        os.close(self._read)
