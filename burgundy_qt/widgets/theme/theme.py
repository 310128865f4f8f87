"""The current theme: its choice, and the style of every widget. The colours are in palette."""

import re
from dataclasses import asdict
from functools import lru_cache, partial

from PySide6.QtCore import QDir, QObject, Qt, Signal
from PySide6.QtGui import QColor, QFont, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication, QStyleFactory

from burgundy_qt.assets import ART, HIGH_CONTRAST, STYLE
from burgundy_qt.widgets.theme import fonts
from burgundy_qt.widgets.theme.palette import Palette, darker, mix, palette_named

NAMES = "light", "dark", "system"
CONTRASTS = "usual", "high", "system"
TEXT_SIZE = 13.5
SMALLEST_SCALE, LARGEST_SCALE = 0.8, 1.5


class _Look(QObject):
    """The choice of the person, and the resulting palette."""

    changed = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.choice = "system"
        self.contrast = "system"
        self.scale = 1.0
        self.application: QApplication | None = None

    def palette(self) -> Palette:
        if self.choice != "system":
            return palette_named(self.choice, self.is_high)
        is_dark = QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark
        return palette_named("dark" if is_dark else "light", self.is_high)

    @property
    def is_high(self) -> bool:
        """Whether the person or the system has chosen high contrast."""
        if self.contrast != "system" or QGuiApplication.instance() is None:
            return self.contrast == "high"
        # kept, because PySide would delete the object with it
        hints = QGuiApplication.styleHints()
        return hints.accessibility().contrastPreference() == Qt.ContrastPreference.HighContrast

    def refresh(self) -> None:
        """Style the application again and notify widgets that paint themselves."""
        palette = self.palette()
        if self.application is not None:
            _apply_style(self.application, palette, self.scale)
        self.changed.emit(palette)

    def follow_system(self) -> None:
        """Take what the system has changed; its own fonts, which come with that, are replaced in
        any case."""
        if "system" in (self.choice, self.contrast):
            self.refresh()
        elif self.application is not None:
            _apply_style(self.application, self.palette(), self.scale)


_look = _Look()
theme_changed = _look.changed  # carries the new Palette


def current() -> Palette:
    """Return the current palette."""
    return _look.palette()


def chosen() -> str:
    """Return the person's choice: `light`, `dark` or `system`."""
    return _look.choice


def scale() -> float:
    """Return the size of text, 1.0 being the usual."""
    return _look.scale


def air(lettering: float) -> float:
    """Return the scale of the room around words: it grows with the table, not with the size of
    text, which needs the room itself."""
    return max(1.0, lettering / _look.scale)


def set_theme(name: str) -> None:
    """Use `light`, `dark` or the theme of the `system`; raises ValueError for another name."""
    if name not in NAMES:
        raise ValueError(f"no theme is called {name!r}; there are {', '.join(NAMES)}")
    if name == _look.choice:
        return
    _look.choice = name
    _set_window_frames(name)
    _look.refresh()


def set_contrast(name: str) -> None:
    """Use the `usual` contrast, a `high` one or that of the `system`; raises ValueError for another
    name."""
    if name not in CONTRASTS:
        raise ValueError(f"no contrast is called {name!r}; there are {', '.join(CONTRASTS)}")
    if name != _look.contrast:
        before = _look.palette()
        _look.contrast = name
        if _look.palette() is not before:
            _look.refresh()


def set_scale(factor: float) -> None:
    """Set the size of text, limited to 0.8 to 1.5."""
    factor = min(LARGEST_SCALE, max(SMALLEST_SCALE, factor))
    if factor != _look.scale:
        _look.scale = factor
        _look.refresh()


def apply_to(application: QApplication) -> None:
    """Set the fonts, colours and style sheet of the application, and update them with the theme
    from now on."""
    if _look.application is not application:
        fonts.load_fonts()
        QDir.setSearchPaths("art", [str(ART)])
        application.setStyle(QStyleFactory.create("Fusion"))
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.connect(_look.follow_system)
        hints.accessibility().contrastPreferenceChanged.connect(_look.follow_system)
    _look.application = application
    _look.refresh()


@lru_cache(maxsize=8)
def style_sheet(palette: Palette, scale: float = 1.0) -> str:
    """Return the style sheet of all widgets in the colours of `palette`, its sizes times
    `scale`."""
    tokens = asdict(palette) | _mixtures(palette)
    sheet = STYLE.read_text(encoding="utf-8")
    if palette.is_high:
        sheet += HIGH_CONTRAST.read_text(encoding="utf-8")
    words = re.sub(r"@(\w+)", lambda token: str(tokens[token[1]]), sheet)
    return re.sub(r"([\d.]+)u(?:-(\d+))?\b", partial(_pixels, scale), words)


def _pixels(scale: float, length: re.Match[str]) -> str:
    """Return a length of a style sheet in pixels: 7u are 7 pixels at the usual text size, 7u-2 are
    two pixels less than that."""
    whole = max(1, round(float(length[1]) * scale))
    return f"{max(0, whole - int(length[2] or 0))}px"


def _mixtures(palette: Palette) -> dict[str, str]:
    """Return the tones between two tokens that a style sheet needs; with high contrast none of them
    is faint."""
    high, dark = palette.is_high, palette.is_dark
    return {
        "edge": palette.line2 if high else mix(palette.line2, palette.panel, 0.25),
        "edge_lit": palette.text2 if high else palette.line2,
        "lit": mix(palette.raised, palette.hover, 0.07 if dark else 0.5),
        "faint": palette.text3 if high else mix(palette.text, palette.panel2, 0.48),
        "wash": mix(palette.well, palette.raised, 0.35),
        "accent_top": mix(palette.accent, palette.accent_hi, 0.45),
        "accent_edge": palette.text2 if high else darker(palette.accent, 0.42),
        "accent_wash": mix(palette.panel, palette.accent, 0.24 if dark and not high else 0.16),
        "bar_top": palette.bar if high else mix(palette.bar, palette.accent_hi, 0.35),
        "accent_faint": palette.on_accent if high else mix(palette.accent, palette.on_accent, 0.55),
        "winner": mix(palette.panel, palette.gold, 0.18),
        "alarm": mix(palette.panel, palette.bad, 0.18),
        "bar_lit": mix(palette.bar, palette.on_bar, 0.16),
        "bar_line": mix(palette.bar, palette.gold, 0.55),
    }


def _apply_style(application: QApplication, palette: Palette, scale: float) -> None:
    """Style the application, unless it has this style already: every widget would be polished
    again."""
    sheet, font = style_sheet(palette, scale), _base_font(scale)
    if (application.styleSheet(), application.font()) != (sheet, font):
        application.setPalette(_qt_palette(palette))
        application.setFont(font)
        application.setStyleSheet(sheet)
    # An application's first style sheet makes Qt read the fonts of the system, and forget ours.
    if any(_class_font(application, name) != font for name in WITH_FONTS_OF_THE_SYSTEM):
        application.setFont(font)  # without a class it holds for all


def _class_font(application: QApplication, name: str) -> QFont:
    return application.font(name)  # type: ignore[call-overload, no-any-return]  # its stub says bytes


WITH_FONTS_OF_THE_SYSTEM = (
    *("QLabel", "QPushButton", "QToolButton", "QCheckBox", "QRadioButton"),
    *("QMenuBar", "QMenu", "QMessageBox", "QTipLabel", "QStatusBar", "QHeaderView"),
    *("QAbstractItemView", "QListView", "QDockWidgetTitle", "QMdiSubWindowTitleBar"),
)
"""Classes of widgets for which Qt takes a font from the system, and does so again when the system
changes its colours: on GNOME, Xfce and the desktops like them all of these, on KDE menus and tool
buttons, on Windows the second line and the last without QHeaderView and QListView."""


def _base_font(scale: float) -> QFont:
    """Return Inter with lining figures. They are set here because a style sheet that switches to
    Vollkorn cannot set them."""
    font = fonts.text_font(TEXT_SIZE * scale)
    font.setFeature(QFont.Tag("lnum"), 1)
    return font


def _qt_palette(palette: Palette) -> QPalette:
    """Return the few colours that Qt takes from its own palette: links, placeholders, selections,
    widgets without a style."""
    role = QPalette.ColorRole
    colours = {
        role.Window: palette.panel,
        role.WindowText: palette.text,
        role.Base: palette.raised,
        role.AlternateBase: palette.panel2,
        role.Text: palette.text,
        role.Button: palette.raised,
        role.ButtonText: palette.text,
        role.BrightText: palette.on_bar,
        role.Highlight: palette.accent,
        role.HighlightedText: palette.on_accent,
        role.Accent: palette.accent,
        role.Link: palette.focus,
        role.LinkVisited: palette.focus,
        role.PlaceholderText: palette.text3,
        role.ToolTipBase: palette.raised,
        role.ToolTipText: palette.text,
        role.Light: palette.hover,
        role.Midlight: palette.panel2,
        role.Mid: palette.line,
        role.Dark: palette.line2,
        role.Shadow: palette.shadow,
    }
    made = QPalette()
    for which, colour in colours.items():
        made.setColor(which, QColor(colour))
    return made


def _set_window_frames(name: str) -> None:
    """Make the system's window frames light or dark like the theme."""
    schemes = {
        "light": Qt.ColorScheme.Light,
        "dark": Qt.ColorScheme.Dark,
        "system": Qt.ColorScheme.Unknown,
    }
    if QGuiApplication.instance() is not None:
        QGuiApplication.styleHints().setColorScheme(schemes[name])
