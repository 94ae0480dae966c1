"""Tags of structs, made of the names of their classes."""

import re
from collections.abc import Callable

_CAPITAL = re.compile(r"(?<!^)(?=[A-Z])")


def snake(name: str) -> str:
    """`GainFood` as `gain_food`: the name of an operation in the data."""
    return _CAPITAL.sub("_", name).lower()


def kebab(title: str) -> Callable[[str], str]:
    """`TakeCard` as `lanterns.take-card`: the tags of a title."""
    return lambda name: f"{title}.{_CAPITAL.sub('-', name).lower()}"
