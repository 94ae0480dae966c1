"""What the signs of the picture mean."""

from typing import Final

LEGEND: Final = (
    "On the map: + is an expanse, 2 a heart, ! a lair or a monster; A: units of that seat "
    "by their first letters (z is a wizard), A* its dwelling; a number is the height of a "
    "stack, with the symbols of its top. On tracks, o says that the orb is there. In "
    "brackets stand the cards that are left."
)
