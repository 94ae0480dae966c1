"""Toothed wheels: their outline, and where things lie around them."""

from math import cos, pi, sin

_CORNERS = ((-0.28, 0.0), (-0.2, 1.0), (0.2, 1.0), (0.28, 0.0))
"""Of a tooth: parts of the way to the next one, and of its height."""


def around(degrees: float, far: float) -> tuple[float, float]:
    """Degrees, clockwise from the top, as a point so far from the middle."""
    angle = degrees * pi / 180
    return far * sin(angle), -far * cos(angle)


def cog(teeth: int, radius: float, high: float, first: float) -> str:
    """The outline of a wheel around the origin, with a tooth at `first` degrees."""
    step = 360 / teeth
    points = [
        around(first + (at + part) * step, radius + high * out)
        for at in range(teeth)
        for part, out in _CORNERS
    ]
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points) + "Z"
