"""One life of the monkey as a separate program: `python -m lab.monkeys.life FOLDER SEED SECONDS`.

Every event is written to FOLDER/diary before it happens, so that it is known after a crash."""

from __future__ import annotations

import faulthandler
import json
import os
import sys
import traceback
from pathlib import Path

from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication

from burgundy_qt.widgets.app.application import GarbageCollector
from lab.monkeys.monkey import Broke, Monkey, set_the_stage

DIARY = "diary"


def main(folder: Path, seed: int, seconds: float) -> int:
    """Run a life, and print the result; return 1 after a fault."""
    faulthandler.enable()
    QLocale.setDefault(QLocale(QLocale.Language.English))
    application = QApplication(sys.argv[:1])
    tidying = GarbageCollector()
    stage = set_the_stage(folder, "en")
    with (folder / DIARY).open("w", encoding="utf-8", buffering=1) as diary:
        monkey = Monkey(stage, seed, lambda line: diary.write(line + "\n"))
        try:
            monkey.live(seconds=seconds)
            broke = ""
        except Broke as error:
            broke = str(error)
        except Exception:
            broke = traceback.format_exc()
        print(
            json.dumps({"inputs": monkey.inputs, "actions": monkey.actions, "broke": broke}),
            flush=True,
        )
    if broke:
        sys.stdout.flush()
        os._exit(1)  # the fault may prevent a normal end of the program
    stage.close()
    tidying.stop()
    del application
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), int(sys.argv[2]), float(sys.argv[3])))
