"""What is wrong with an archive: a kind, the object, and what belongs into the sentence about it.

Sentences stand in `service/cli/words.*.json`, as `archive-check.<kind>`.
"""

from collections.abc import Mapping
from typing import Final

from msgspec import Struct

HARMLESS: Final = frozenset({"left-over", "superseded", "spare-bundle", "foreign"})
"""Objects that nobody needs. They take room and do nothing else."""


MISSING: Final = frozenset({"missing", "missing-bundle"})


class Fault(Struct, frozen=True, kw_only=True):
    """`name` is the object, or the log, that it is about."""

    kind: str
    name: str
    values: Mapping[str, str | int] = {}

    @property
    def is_harmless(self) -> bool:
        """Whether nothing is lost by it."""
        return self.kind in HARMLESS


class Checked(Struct, kw_only=True):
    """What was looked at, and what was found. `signed` is how many partitions were compared with a
    signed checkpoint, `veiled` how many links hide something from whoever has no seed."""

    games: int = 0
    bundles: int = 0
    links: int = 0
    size: int = 0
    signed: int = 0
    veiled: int = 0
    faults: list[Fault] = []

    def add(self, kind: str, name: str, **values: str | int) -> None:
        """One more fault."""
        self.faults.append(Fault(kind=kind, name=name, values=values))

    @property
    def lacking(self) -> int:
        """How many objects are missing that somebody counts on."""
        return sum(one.kind in MISSING for one in self.faults)

    @property
    def wrong(self) -> int:
        """How many faults are not harmless."""
        return sum(not one.is_harmless for one in self.faults)
