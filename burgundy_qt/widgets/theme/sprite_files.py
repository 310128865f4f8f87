"""The sprite files of assets/art: from a name to a pixmap, rendered once for each size and pixel
ratio. It also caches pictures that a game paints itself."""

import re
from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import cache, lru_cache, partial

from PySide6 import QtGui, QtSvg
from PySide6.QtCore import QByteArray, QPointF, QRectF, QSize, QSizeF, Qt

from burgundy_qt.assets import ART
from burgundy_qt.widgets.theme import fonts
from burgundy_qt.widgets.theme.palette import INK, IVORY, LIGHT

SMOOTH = QtGui.QPainter.RenderHint.Antialiasing | QtGui.QPainter.RenderHint.SmoothPixmapTransform
RATIOS = 1.0, 1.5, 2.0, 3.0
"""The usual pixel ratios of screens."""
PARSED = 32
"""How many parsed sprites are kept: an icon is drawn at several ratios in succession."""
CACHE_BYTES = 48 * 1024 * 1024
BYTES_OF_A_PIXEL = 4
BUILDINGS = (
    "warehouse",
    "carpenter",
    "church",
    "market",
    "boarding-house",
    "bank",
    "city-hall",
    "watchtower",
)
FACE_BY_EDITION = 6, 15, 26  # knowledge tiles with a different effect in each edition
UPSIDE_DOWN = "black"  # the back of a black depot's tile
_FIGURE = re.compile(rb'data-grows="(\S+) (\S+) (\S+)"')
MINI_BELOW = 30  # the radius below which a hex shows the picture for small sizes


class MissingArt(LookupError):
    """An unknown sprite name."""

    def __init__(self, name: str) -> None:
        super().__init__(f"there is no picture called {name!r} (looked for {ART / name}.svg)")
        self.name = name


Key = tuple[Hashable, ...]


class _PixmapCache:
    """A cache of pixmaps that drops the least recently used ones when all together exceed a
    limit."""

    def __init__(self, bound: int) -> None:
        self.bound = bound
        self.weight = 0
        self.pixmaps: OrderedDict[Key, QtGui.QPixmap] = OrderedDict()

    def find(self, key: Key) -> QtGui.QPixmap | None:
        found = self.pixmaps.get(key)
        if found is not None:
            self.pixmaps.move_to_end(key)
        return found

    def put(self, key: Key, pixmap: QtGui.QPixmap) -> QtGui.QPixmap:
        self.pixmaps[key] = pixmap
        self.weight += _weight(pixmap)
        while self.weight > self.bound and len(self.pixmaps) > 1:
            self.weight -= _weight(self.pixmaps.popitem(last=False)[1])
        return pixmap


_cache = _PixmapCache(CACHE_BYTES)


def pixmap(name: str, width: float, dpr: float = 1.0, text: float = 1.0) -> QtGui.QPixmap:
    """Return the sprite `name` (its path in assets/art without ".svg"), `width` logical pixels
    wide, with its own aspect ratio.

    Several names joined by "+" are drawn over each other, in the box of the first. `text`: the
    scale of the figures on it, limited by the room in each sprite.

    Raises MissingArt. Equal names, widths and device-pixel ratios give the same pixmap.
    """
    times = max(1.0, text)
    key = name, round(width * dpr), dpr, "figures", times
    return _cache.find(key) or _cache.put(key, _to_pixmap(_image(name, key[1], figures=times), dpr))


def cached_picture(key: Key, paint: Callable[[], QtGui.QPixmap]) -> QtGui.QPixmap:
    """Return a picture that a game paints itself: painted for a new key, and cached with the
    sprites."""
    return _cache.find(key) or _cache.put(key, paint())


def background_pixmap(name: str, width: float, height: float, dpr: float = 1.0) -> QtGui.QPixmap:
    """Return a background picture ("market-light", "estate-dark"), stretched to a box of logical
    pixels.

    A zoomed one is so large that it would fill the cache: the last two of those are kept outside
    it.
    """
    size = wide, high, _ = round(width * dpr), round(height * dpr), dpr
    if wide * high * BYTES_OF_A_PIXEL > _cache.bound / 8:
        return _large_ground(name, *size)
    key = "ground", name, *size
    return _cache.find(key) or _cache.put(key, _ground(name, *size))


def _ground(name: str, width: int, height: int, dpr: float) -> QtGui.QPixmap:
    return _to_pixmap(_image(f"ground/{name}", width, height), dpr)


_large_ground = lru_cache(maxsize=2)(_ground)


def cloth(theme: str, dpr: float = 1.0) -> QtGui.QBrush:
    """Return the cloth of the table as a brush, sharp at the window's pixel ratio."""
    return QtGui.QBrush(pixmap(f"ground/cloth-{theme}", 28, dpr))


def tinted(name: str, colour: str, width: float, dpr: float = 1.0) -> QtGui.QPixmap:
    """Return a glyph or icon drawn in one `colour` ("#RRGGBB" or "#AARRGGBB")."""
    key = name, round(width * dpr), dpr, colour
    return _cache.find(key) or _cache.put(
        key, _to_pixmap(_silhouette(_image(name, key[1]), colour), dpr)
    )


def shadow(
    name: str, width: float, dpr: float = 1.0, blur: float = 4.0, opacity: float = 0.32
) -> QtGui.QPixmap:
    """Return the soft shadow of the sprite: `2 * blur` logical pixels larger than the sprite on
    every side."""
    key = name, round(width * dpr), dpr, blur, opacity
    return _cache.find(key) or _cache.put(
        key, _to_pixmap(_blurred(_image(name, key[1]), blur * dpr, opacity), dpr)
    )


@cache
def svg_size(name: str) -> QSizeF:
    """Return the size of the sprite's view box, for "a+b" that of a; only the ratio is
    significant."""
    return _renderer(name.partition("+")[0]).viewBoxF().size()


def ratios() -> tuple[float, ...]:
    """Return the pixel ratios at which an icon is drawn: only 1 if no screen is denser, because
    the others take a twentieth of the start. The window draws its icons again when it comes to
    another screen."""
    is_dense = any(screen.devicePixelRatio() != 1 for screen in QtGui.QGuiApplication.screens())
    return RATIOS if is_dense else RATIOS[:1]


def icon(name: str, colour: str, size: int) -> QtGui.QIcon:
    """Return an icon of assets/art/icons in one `colour`, sharp on the present screens; `app`
    keeps its own colours."""
    made = QtGui.QIcon()
    for dpr in ratios():
        made.addPixmap(
            pixmap("icons/app", size, dpr)
            if name == "app"
            else tinted(f"icons/{name}", colour, size, dpr)
        )
    return made


def figure(name: str, size: int) -> QtGui.QIcon:
    """Return a sprite in its own colours as an icon, sharp on the present screens."""
    made = QtGui.QIcon()
    for dpr in ratios():
        made.addPixmap(pixmap(name, size, dpr))
    return made


def app_icon() -> QtGui.QIcon:
    """Return the icon of the program, for windows and task bars."""
    made = QtGui.QIcon()
    for size in (16, 24, 32, 48, 64, 128, 256):
        made.addPixmap(pixmap("icons/app" if size > 32 else "icons/app-small", size))
    return made


def badge(text: str, kind: str, size: float, dpr: float = 1.0) -> QtGui.QPixmap:
    """Return a small sign with `text` on it, `size` logical pixels high, with the width of its
    text.

    Kinds: `count` (the number of pieces), `workers`, `worker`, `silver`, `monk` (a price),
    `points`, `over` (an expired time).
    """
    key = "badge", text, kind, size, dpr
    return _cache.find(key) or _cache.put(key, _badge(text, kind, size, dpr))


def tile_art(tile: str, edition: str = "2011", small: bool = False) -> str:
    """Return the sprite of a tile by its protocol name ("animal:cow:3"); `small` for hexes of a
    radius under MINI_BELOW."""
    if tile == UPSIDE_DOWN:
        return "tiles/back-black"
    kind, _, rest = tile.partition(":")
    if kind == "animal":
        face = rest.replace(":", "-")
    elif kind == "monastery":
        number = int(rest)
        face = f"monastery-{number:02d}" + (
            "-2011" if edition == "2011" and number in FACE_BY_EDITION else ""
        )
    else:
        face = rest or kind
    return f"tiles/{'mini-' if small else ''}{face}"


def cell_art(colour: str, die: int, theme: str, small: bool = False) -> str:
    """Return the sprite of an empty estate cell by the protocol's colour, its number 1..6, and the
    theme."""
    return f"cells/{'mini-' if small else ''}{colour}-{die}-{theme}"


def bonus_art(colour: str, size: str, seats: int) -> str:
    """Return the sprite of a colour bonus tile; `size` is `large` or `small`, its points depend on
    the number of seats."""
    return f"bonus/{colour}-{size}-{seats}p"


@cache
def _source(name: str) -> QByteArray:
    try:
        return QByteArray((ART / f"{name}.svg").read_bytes())
    except OSError as error:
        raise MissingArt(name) from error


@lru_cache(maxsize=PARSED)
def _renderer(name: str, figures: float = 1.0) -> QtSvg.QSvgRenderer:
    source = _source(name)
    if figures != 1:
        source = QByteArray(_FIGURE.sub(partial(_grown, figures), source.data()))
    renderer = QtSvg.QSvgRenderer(source)
    if not renderer.isValid():
        raise MissingArt(name)
    return renderer


def _grown(figures: float, about: re.Match[bytes]) -> bytes:
    """Return the transformation of a group `data-grows="x y most"`: about that point, at most by
    that scale."""
    x, y, most = map(float, about.groups())
    times = min(figures, most)
    return b'transform="matrix(%.4f 0 0 %.4f %.3f %.3f)"' % (
        times,
        times,
        x - x * times,
        y - y * times,
    )


def _image(name: str, width: int, height: int | None = None, figures: float = 1.0) -> QtGui.QImage:
    """Return the sprite `width` device pixels wide, and `height` high or as its ratio gives; its
    figures are scaled as far as they have room."""
    layers = [_renderer(layer, figures) for layer in name.split("+")]
    box = layers[0].viewBoxF()
    width = max(1, width)
    image = _sheet(width, max(1, height or round(width * box.height() / box.width())))
    painter = QtGui.QPainter(image)
    painter.setRenderHints(SMOOTH)
    for layer in layers:
        layer.render(painter, QRectF(image.rect()))
    painter.end()
    return image


def _to_pixmap(image: QtGui.QImage, dpr: float) -> QtGui.QPixmap:
    made = QtGui.QPixmap.fromImage(image)
    made.setDevicePixelRatio(dpr)
    return made


def _silhouette(image: QtGui.QImage, colour: str) -> QtGui.QImage:
    painter = QtGui.QPainter(image)
    painter.setCompositionMode(QtGui.QPainter.CompositionMode.CompositionMode_SourceIn)
    painter.fillRect(image.rect(), QtGui.QColor(colour))
    painter.end()
    return image


def _blurred(image: QtGui.QImage, blur: float, opacity: float) -> QtGui.QImage:
    """Return the silhouette of `image` with a margin of twice `blur` device pixels, blurred by
    scaling it down and up."""
    margin = round(2 * blur)
    wide = _sheet(image.width() + 2 * margin, image.height() + 2 * margin)
    painter = QtGui.QPainter(wide)
    painter.setOpacity(opacity)
    painter.drawImage(margin, margin, _silhouette(image, LIGHT.shadow))
    painter.end()
    for factor in (max(1.0, blur), max(1.0, blur / 2)):
        small = wide.scaled(
            max(1, round(wide.width() / factor)),
            max(1, round(wide.height() / factor)),
            mode=Qt.TransformationMode.SmoothTransformation,
        )
        wide = small.scaled(wide.size(), mode=Qt.TransformationMode.SmoothTransformation)
    return wide


_BADGES = {
    "count": (INK, IVORY, None),
    "workers": (IVORY, INK, "pieces/worker"),
    "silver": (IVORY, INK, "pieces/silverling"),
    "worker": (IVORY, INK, "pieces/worker"),
    "monk": (IVORY, INK, "dice-game/pieces/monk"),
    "points": (LIGHT.glow_core, INK, None),
    "over": (LIGHT.bad, IVORY, None),
}


def _badge(text: str, kind: str, size: float, dpr: float) -> QtGui.QPixmap:
    if kind not in _BADGES:
        raise ValueError(f"no badge is called {kind!r}; there are {', '.join(_BADGES)}")
    ground, ink, piece = _BADGES[kind]
    font = fonts.number_font(size * 0.66)
    edge = max(1.0, size * 0.07)
    left = size * 0.88 if piece else 0.0
    right = size * 0.2 if piece else 0.0
    words = QtGui.QFontMetricsF(font).horizontalAdvance(text)
    width = max(size, left + words + right + (0 if piece else size * 0.5))
    image = _sheet(round(width * dpr), round(size * dpr))
    image.setDevicePixelRatio(dpr)
    painter = QtGui.QPainter(image)
    painter.setRenderHints(SMOOTH)
    painter.setPen(QtGui.QPen(QtGui.QColor(INK if ground == IVORY else IVORY), edge))
    painter.setBrush(QtGui.QColor(ground))
    painter.drawRoundedRect(
        QRectF(edge / 2, edge / 2, width - edge, size - edge), size / 2, size / 2
    )
    if piece:
        painter.drawPixmap(QPointF(edge, edge), pixmap(piece, size - 2 * edge, dpr))
    painter.setFont(font)
    painter.setPen(QtGui.QColor(ink))
    painter.drawText(
        QRectF(left, 0, width - left - right, size), Qt.AlignmentFlag.AlignCenter, text
    )
    painter.end()
    return QtGui.QPixmap.fromImage(image)


def _sheet(width: int, height: int) -> QtGui.QImage:
    """Return an empty picture of that size in device pixels."""
    image = QtGui.QImage(width, height, QtGui.QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    return image


def _weight(pixmap: QtGui.QPixmap) -> int:
    return pixmap.width() * pixmap.height() * BYTES_OF_A_PIXEL


def transparent_pixmap(size: QSize, dpr: float) -> QtGui.QPixmap:
    """Return an empty picture of that size in screen pixels; `dpr` of them are one unit for
    painters."""
    pixmap = QtGui.QPixmap(size)
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap
