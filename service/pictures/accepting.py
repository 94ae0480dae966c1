"""Which of the media a request likes best (RFC 9110, 12.5.1)."""

from collections.abc import Iterator
from typing import Final

from service.pictures.schemas import MEDIA, Format

_ORDER: Final[tuple[Format, ...]] = ("png", "svg")
"""What comes first is taken if both are liked alike."""


def accepted(header: str | None) -> Format:
    """The format that a header likes best. A range that names more counts before one that names
    less, and of equal likings the nearer name wins."""
    ranges = list(_ranges(header or "*/*"))
    return max(_ORDER, key=lambda one: _liking(MEDIA[one], ranges))


def _liking(media: str, ranges: list[tuple[str, float]]) -> tuple[float, int]:
    names = (media, f"{media.partition('/')[0]}/*", "*/*")
    for nearness, name in enumerate(names):
        for found, liking in ranges:
            if found == name:
                return liking, -nearness
    return 0.0, -len(names)


def _ranges(header: str) -> Iterator[tuple[str, float]]:
    for part in header.split(","):
        name, *parameters = (one.strip().lower() for one in part.split(";"))
        likings = [one[2:] for one in parameters if one.startswith("q=")]
        try:
            yield name, float(likings[0]) if likings else 1.0
        except ValueError:
            yield name, 0.0
