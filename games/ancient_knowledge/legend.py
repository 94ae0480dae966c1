"""What the signs of the picture mean."""

from typing import Final

LEGEND: Final = (
    "A is seat 0, B is seat 1, and so on. The six spaces of a Timeline are columns, and the "
    "number behind a monument is the knowledge on it. In the Past, * is a rotated card. A "
    "dot is an empty place."
)
