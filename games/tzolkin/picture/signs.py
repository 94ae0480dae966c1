"""Signs: who stands on a place, short amounts of goods, and rows of columns."""

from collections.abc import Iterable, Sequence

from games.kernel.columns import letter
from games.kernel.seats import Seat
from games.tzolkin.goods import Goods
from games.tzolkin.state.gears import DUMMY, Occupant

LABEL = 13
"""Width of the first column."""

Lines = Sequence[str]
"""A part of the picture."""


def occupant(by: Occupant | None) -> str:
    """Who stands on a place."""
    if by is None:
        return "."
    return "#" if by == DUMMY else letter(by)


def everybody(seats: Iterable[Seat]) -> str:
    """Several players on one step, or a dot."""
    return "".join(letter(seat) for seat in seats) or "."


def amounts(goods: Goods) -> str:
    """Goods in short, `k` for skulls: `2w 1g`."""
    counts = (goods.corn, goods.wood, goods.stone, goods.gold, goods.skull)
    return " ".join(f"{n}{sign}" for n, sign in zip(counts, "cwsgk", strict=True) if n)


def row(label: str, cells: Iterable[str], width: int) -> str:
    """A label and cells of equal width."""
    return f"{label:{LABEL}}" + "".join(f"{cell:<{width}}" for cell in cells)
