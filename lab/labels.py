"""Campaign: every label of every screen in every language, at every size of the window and of the
text."""

from PySide6.QtWidgets import QApplication

from burgundy_qt import display
from burgundy_qt.language.translation import NAMES
from burgundy_qt.session.bots.adviser import Adviser
from lab.campaign import Figures
from tests.screenshots.walks import EVERY, VISITED, faults_of_labels

SECONDS_OF_ADVICE = (0.05, 0.1)


def run(count: int, first: int) -> Figures:
    """Show the screens of `count` languages from number `first` on, and print their faults."""
    display.run_headless()
    application = QApplication.instance() or QApplication(["burgundy-qt"])
    Adviser.__init__.__defaults__ = (SECONDS_OF_ADVICE,)  # this process does nothing else
    faults = 0
    for language in list(NAMES)[first : first + count]:
        for fault in faults_of_labels(language, dict.fromkeys(EVERY, VISITED)):
            faults += 1
            print(f"\n{language}: {fault}", flush=True)
    application.quit()
    return {"languages": count, "pictures": count * len(EVERY) * len(VISITED), "faults": faults}
