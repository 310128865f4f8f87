"""All sections of the settings, in the order in which they stand at the left."""

from __future__ import annotations

from burgundy_qt.widgets.dialogs.settings.engines import EnginesSection
from burgundy_qt.widgets.dialogs.settings.files import FilesSection
from burgundy_qt.widgets.dialogs.settings.general import GeneralSection
from burgundy_qt.widgets.dialogs.settings.keys import KeysSection
from burgundy_qt.widgets.dialogs.settings.look import LookSection
from burgundy_qt.widgets.dialogs.settings.motion import MotionSection
from burgundy_qt.widgets.dialogs.settings.play import PlaySection
from burgundy_qt.widgets.dialogs.settings.section import Section
from burgundy_qt.widgets.dialogs.settings.sound import SoundSection

SECTIONS: tuple[type[Section], ...] = (
    GeneralSection,
    LookSection,
    MotionSection,
    SoundSection,
    PlaySection,
    EnginesSection,
    KeysSection,
    FilesSection,
)
