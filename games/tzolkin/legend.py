"""What the signs of the picture mean."""

from typing import Final

LEGEND: Final = (
    "Goods: c corn, w wood, s stone, g gold, k crystal skull. On gears and tracks a "
    "letter is a worker or marker of that seat and # a dummy; what stands in brackets is "
    "under the board. Below Chichen Itza: points, and the temple of the step (C Chaac, Q "
    "Quetzalcoatl, K Kukulkan). Calendar: = has passed, @ is now, o is a Food Day for "
    "materials, O one for points. Jungle: W wood over corn, c bare corn, - nothing left."
)
