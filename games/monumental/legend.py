"""What the signs of the picture mean."""

from typing import Final

LEGEND: Final = (
    "On the map: a letter is the owner, with its soldiers, [A] a capital; b a face-down "
    "token, t a Free Town, p a production token, m a market, w a warlord, o an outpost, "
    "a1 an explorer of A. In cities: * is activated (on a wonder: has its token), ! is "
    "used, / stands before the Knowledge below the cover."
)
