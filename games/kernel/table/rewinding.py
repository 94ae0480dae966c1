"""Rewinding: going on from an earlier ply, and the branches that this leaves in a log.

Plies only ever count up. After ply 10 a game that is rewound to ply 4 goes on with ply 11, whose
parent is ply 4; plies 5 to 10 stay in the log, but are not in force any more.
"""

from collections.abc import Iterable, Sequence
from typing import Annotated, Literal, TypeVar

from msgspec import Meta, Struct
from msgspec.structs import replace

from games.kernel.agenda import Agenda
from games.kernel.move import HasAgenda
from games.kernel.seats import Seat
from games.kernel.table.agreeing import Ply

State = TypeVar("State", bound=HasAgenda)


class Rewound(Struct, frozen=True, kw_only=True, tag="table.rewound"):
    """The game returned to an earlier ply. Its open decisions have new ids, so commands meant for
    the abandoned branch are refused."""

    to: Annotated[Ply, Meta(description="The ply after which the game stands now.")]
    version: Annotated[int, Meta(ge=1, description="The last event of that ply.")]
    why: Annotated[
        Literal["takeback", "agreed", "ruling"],
        Meta(
            description=(
                "`takeback`: the seat took back its own move. `agreed`: all players agreed. "
                "`ruling`: an arbiter decided it."
            )
        ),
    ]
    agenda: Annotated[Agenda[None], Meta(description="What is awaited now.")]
    seat: Annotated[
        Seat | None,
        Meta(
            description=(
                "The seat that took back or proposed the takeback; null if an arbiter decided it."
            )
        ),
    ] = None


class Rewind(Struct, frozen=True, kw_only=True):
    """A rewind."""

    at: Annotated[Ply, Meta(description="The last ply before the rewind.")]
    to: Annotated[Ply, Meta(description="The ply from which the game continued.")]


class Stretch(Struct, frozen=True, kw_only=True):
    """Plies that follow on each other, from `first` to `last`."""

    first: Ply
    last: Ply


def rewound(now: HasAgenda, earlier: HasAgenda) -> Agenda[None]:
    """What is awaited when a game goes back from one state to an earlier one."""
    return earlier.agenda.renumbered(now.agenda.next_id).bare()


def returned(earlier: State, fact: Rewound) -> State:
    """The state after `fact`; `earlier` is that after the ply which it goes back to."""
    first = fact.agenda.next_id - len(fact.agenda.frames)
    agenda = earlier.agenda.renumbered(first)
    # A state is a struct; what is known of it here is its agenda.
    return replace(earlier, agenda=agenda)  # type: ignore[type-var]


def line(rewinds: Sequence[Rewind], last: int) -> tuple[Stretch, ...]:
    """The plies in force, when `last` is the last one of the log."""
    stretches: list[Stretch] = []
    tip = last
    for one in reversed(rewinds):
        if one.at > tip:  # happened on a branch that was left
            continue
        if one.at < tip:
            stretches.append(Stretch(first=one.at + 1, last=tip))
        tip = one.to
    return (Stretch(first=0, last=tip), *reversed(stretches))


def in_force(stretches: Iterable[Stretch], ply: int) -> bool:
    """Whether a ply is one of a line."""
    return any(one.first <= ply <= one.last for one in stretches)


def undone(rewinds: Sequence[Rewind], last: int, to: int) -> frozenset[int]:
    """The plies in force behind ply `to`: what going back there takes back."""
    return frozenset(
        ply
        for stretch in line(rewinds, last)
        for ply in range(max(stretch.first, to + 1), stretch.last + 1)
    )


def parent(rewinds: Sequence[Rewind], ply: int) -> int:
    """The ply that a ply (from 1) was played on."""
    return next((one.to for one in reversed(rewinds) if one.at == ply - 1), ply - 1)
