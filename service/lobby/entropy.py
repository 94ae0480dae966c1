"""What players add to draws: a text at once, or its commitment now and the text at the start."""

import math
from collections.abc import Collection, Sequence
from typing import Final, Protocol

from events.fairness import entropy_commitment
from games.kernel.seats import Seat
from games.kernel.sentence import Sentence
from games.kernel.table.opening import EntropyCommitted, EntropyGiven, EntropyWithheld
from games.kernel.table.state import TableState
from referee.problems import kinds
from referee.problems.plain_text import printable
from referee.problems.problem import refused
from service.lobby.schemas.games import Again


class Mixing(Protocol):
    """What somebody who sits down wants to add."""

    @property
    def entropy(self) -> str | None:
        """A text, openly."""
        ...

    @property
    def entropy_commitment(self) -> str | None:
        """The hash of a text."""
        ...


NOTHING: Final = Again()
"""Somebody adds nothing."""


def mixing(seat: Seat, wanted: Mixing) -> Sequence[EntropyGiven | EntropyCommitted]:
    """What is recorded of it behind the taking of the seat."""
    if wanted.entropy_commitment is not None:
        return (EntropyCommitted(seat=seat, commitment=wanted.entropy_commitment),)
    return () if wanted.entropy is None else (EntropyGiven(seat=seat, entropy=wanted.entropy),)


def one_of_both(wanted: Mixing, field: str = "") -> None:
    """Refuses a text together with a commitment: one of them would count for nothing; and a text
    with characters that nobody sees."""
    if wanted.entropy is not None:
        printable(wanted.entropy, f"{field}entropy")
    if wanted.entropy is not None and wanted.entropy_commitment is not None:
        because = Sentence("one-entropy")
        raise refused(kinds.INVALID_BODY, because, field=f"{field}entropy_commitment")


def given_before(table: TableState, held: Collection[Seat], wanted: Mixing) -> None:
    """Refuses what somebody who sits at the table already wants to add now: only what was given
    with the seat counts. The same once more is harmless."""
    for field, text in (
        ("entropy", wanted.entropy),
        ("entropy_commitment", wanted.entropy_commitment),
    ):
        if text is not None and text not in {_given(table, seat, field) for seat in held}:
            because = Sentence("sits-already")
            raise refused(kinds.SEAT_TAKEN, because, field=field)


def _given(table: TableState, seat: Seat, field: str) -> str | None:
    taken = table.seats[seat]
    if taken is None:
        return None
    return taken.entropy if field == "entropy" else taken.commitment


def revealing(
    table: TableState, held: frozenset[Seat], seat: Seat | None, text: str
) -> list[EntropyGiven]:
    """The facts that a text was told by who holds some seats; none if it was told before. Refuses
    what no seat of them has committed to, and texts while seats are open."""
    printable(text, "entropy")
    commitment = entropy_commitment(text)
    own = [one for one in sorted(held) if seat in (None, one)]
    if not own:
        raise refused(kinds.NOT_YOUR_SEAT, field=None if seat is None else "seat")
    taken = {one: table.seats[one] for one in own}
    fitting = [one for one, who in taken.items() if who and who.commitment == commitment]
    if not fitting:
        because = Sentence("not-committed")
        raise refused(kinds.INVALID_BODY, because, field="entropy")
    if None in table.seats:
        because = Sentence("reveal-when-full")
        raise refused(kinds.SEATS_OPEN, because)
    left = [one for one in fitting if one in table.entropy_awaited_from]
    if not left and any((who := taken[one]) and who.withheld for one in fitting):
        raise refused(kinds.GAME_NOT_OPEN, Sentence("started-without-text"))
    return [EntropyGiven(seat=one, entropy=text) for one in left]


def withheld(table: TableState, left: float) -> list[EntropyWithheld]:
    """The texts that a game goes on without, which is to start now. Refuses to while they may yet
    come, for `left` more seconds."""
    awaited = table.awaited_entropy
    if awaited and left > 0:
        listed = ", ".join(map(str, awaited))
        detail = Sentence("entropy-not-revealed", {"listed": listed})
        headers = {"Retry-After": str(math.ceil(left))}
        raise refused(kinds.ENTROPY_AWAITED, detail, headers=headers)
    return [EntropyWithheld(seat=one) for one in awaited]
