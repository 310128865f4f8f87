"""The unit in which every game draws its table, so that windows of all sizes show the same."""

NARROW = 1200
"""Below this width the other seats are chips, and there is no column for the log."""
WIDE_SIZE = 1280, 764
"""The scene in which a unit is a pixel."""
NARROW_SIZE = 1113, 699
"""The same below the width of NARROW."""


def unit(width: float, height: float) -> float:
    """Pixels per unit: 1 in a window of 1280 x 800, larger windows enlarge."""
    wide, high = NARROW_SIZE if width < NARROW else WIDE_SIZE
    return max(0.6, min(width / wide, height / high))
