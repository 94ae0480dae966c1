"""What the signs of the picture mean."""

from typing import Final

LEGEND: Final = (
    "The six spaces of a timeline are columns, and the number behind a monument is the "
    "knowledge on it. In the Past, * is a rotated card. A dot is an empty place."
)
