"""Tiles on offer: buildings of the display and monuments, with what they cost and do."""

from collections.abc import Iterator
from textwrap import wrap

from games.kernel.columns import WIDTH
from games.tzolkin.box import BUILDINGS, MONUMENTS
from games.tzolkin.picture.signs import LABEL, Lines, amounts
from games.tzolkin.texts import EN
from games.tzolkin.view import View

COST, FRAME = 12, 8


def offers(view: View) -> Lines:
    """A line for each tile; below the buildings how many of the age are still face down."""
    return [*_labelled("Buildings", _buildings(view)), *_labelled("Monuments", _monuments(view))]


def _buildings(view: View) -> Iterator[str]:
    for building in view.display:
        if building is not None:
            tile = BUILDINGS[building]
            yield f"{amounts(tile.cost):{COST}}{tile.name}"
    stack = view.stack_age_1 if view.age == 1 else view.stack_age_2
    yield f"({stack} more face down)"


def _monuments(view: View) -> Iterator[str]:
    for monument in view.monuments:
        tile = MONUMENTS[monument]
        text = EN.formula(tile.effects[0].formula)
        first, *rest = wrap(text, WIDTH - LABEL - COST - FRAME)
        yield f"{amounts(tile.cost):{COST}}{tile.category:{FRAME}}{first}"
        yield from (f"{'':{COST + FRAME}}{line}" for line in rest)


def _labelled(label: str, lines: Iterator[str]) -> Lines:
    """The label beside the first line."""
    return [f"{label if at == 0 else '':{LABEL}}{line}" for at, line in enumerate(lines)]
