"""Kinds of commands, and how readily each is played.

A kind says what a command is about, without its smaller choices: its type, and the names in it
(of a card, a gear, a technology), but no numbers.
"""

from collections.abc import Iterator, Mapping, Sequence

from msgspec import Struct

from games.kernel.appraisal.exponential import ONE, falling


def kind_of(command: Struct) -> str:
    """The kind of a command: `type name name`."""
    return " ".join((str(command.__struct_config__.tag), *_names(command)))


def _names(command: Struct) -> Iterator[str]:
    for field in command.__struct_fields__:
        value = getattr(command, field)
        if isinstance(value, str):
            yield value


def readiness(known: Mapping[str, int], kinds: Sequence[str]) -> list[int]:
    """How readily each command of a list is played beside the others: that of the readiest one is
    `ONE`."""
    ready = [known.get(kind, 0) for kind in kinds]
    most = max(ready, default=0)
    return [ONE if one == most else falling(most - one) for one in ready]
