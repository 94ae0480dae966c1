"""The disputes of a game as its log tells them."""

from collections.abc import Iterable, Sequence
from typing import Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from games.kernel.table.disputing import (
    DisputeDismissed,
    DisputeOpened,
    DisputeUpheld,
    DisputeWithdrawn,
)
from service.play.basis import DecisionBasis
from service.play.table_facts import Mark, TableFacts

Status = Literal["open", "dismissed", "upheld", "withdrawn"]
Verdict = DisputeDismissed | DisputeUpheld
_FACTS: Final = (DisputeOpened, DisputeDismissed, DisputeUpheld, DisputeWithdrawn)


class DisputeRecord(Struct, frozen=True, kw_only=True):
    """A dispute from its opening to its end. `verdict` is None while it is open, and if it was
    withdrawn."""

    fact: DisputeOpened
    opened: Mark
    status: Status = "open"
    closed: Mark | None = None
    verdict: Verdict | None = None

    @property
    def number(self) -> int:
        """Its number in the game."""
        return self.fact.dispute


class DisputeRecords:
    """Reads disputes. The log is asked each time: whoever has just opened one sees it."""

    def __init__(self, facts: TableFacts) -> None:
        self._facts = facts

    async def of_game(self, basis: DecisionBasis) -> Sequence[DisputeRecord]:
        """All disputes of a game, the first one first."""
        if not basis.position.seen.disputes:
            return ()
        return records(await self._facts.of(basis.id, _FACTS))

    async def of_number(self, basis: DecisionBasis, number: int) -> DisputeRecord | None:
        """One dispute of a game."""
        found = await self.of_game(basis)
        return found[number - 1] if 1 <= number <= len(found) else None


def records(log: Iterable[tuple[object, Mark]]) -> Sequence[DisputeRecord]:
    """The fold of the facts about disputes."""
    found: list[DisputeRecord] = []
    for fact, mark in log:
        match fact:
            case DisputeOpened():
                found.append(DisputeRecord(fact=fact, opened=mark))
            case DisputeDismissed(dispute=number):
                found[number - 1] = replace(
                    found[number - 1], status="dismissed", closed=mark, verdict=fact
                )
            case DisputeUpheld(dispute=number):
                found[number - 1] = replace(
                    found[number - 1], status="upheld", closed=mark, verdict=fact
                )
            case DisputeWithdrawn(dispute=number):
                found[number - 1] = replace(found[number - 1], status="withdrawn", closed=mark)
    return found
