"""Options: with which of them a game is set up.

Half of the games have none but those that a title has anyway; in the others whatever is a choice
between a few values is drawn, since an appraisal has to know modules and modes, too.
"""

import random
from collections.abc import Iterator, Mapping
from typing import Any, Final, Literal, get_args, get_origin, get_type_hints

import msgspec

from games.kernel.refusal import Illegal
from games.kernel.title import AnyTitle, Table
from training.dice import Dice

PLAIN: Final = 0.5
TRIES: Final = 20


def options(title: AnyTitle, seats: int, dice: random.Random) -> Mapping[str, Any]:
    """Options of a title that its setup takes for so many seats; those not named are usual."""
    if dice.random() < PLAIN:
        return {}
    for _ in range(TRIES):
        drawn = {name: dice.choice(values) for name, values in _choices(title)}
        if not isinstance(title.rules.setup(table(title, seats, drawn), Dice("any")), Illegal):
            return drawn
    return {}


def table(title: AnyTitle, seats: int, given: Mapping[str, Any]) -> Table[Any]:
    """The table with these options."""
    return Table(seats=seats, options=msgspec.convert(given, title.types.options))


def _choices(title: AnyTitle) -> Iterator[tuple[str, tuple[Any, ...]]]:
    """The options with a few values each, and these."""
    for name, kind in get_type_hints(title.types.options).items():
        if kind is bool:
            yield name, (False, True)
        elif get_origin(kind) is Literal:
            yield name, get_args(kind)
