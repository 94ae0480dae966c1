"""Leases as JSON."""

from typing import Annotated, Final

from msgspec import Meta, Struct

from games.kernel.seats import Seat
from referee.pages import Next
from referee.schemas import GameId
from referee.times import Time

MOST: Final = 50
LONGEST_WAIT: Final = 30

Seconds = Annotated[
    int,
    Meta(
        ge=10,
        le=300,
        description="How long the lease lasts. Extend it before that if you need longer.",
    ),
]


class LeasesWanted(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who takes how many turns."""

    worker: Annotated[
        str,
        Meta(
            min_length=1,
            max_length=100,
            pattern=r"^[^\x00-\x1f\x7f]+$",
            description="Your name for the worker, such as a host and a process number. It need "
            "not be registered. A worker gets turns of games that it had before first.",
            examples=["engine-3"],
        ),
    ]
    most: Annotated[int, Meta(ge=1, le=MOST, description="Maximum number of leases.")] = 1
    seconds: Seconds = 60
    wait: Annotated[
        int,
        Meta(
            ge=0,
            le=LONGEST_WAIT,
            description="If there is no turn to take, wait up to this many seconds for one.",
        ),
    ] = 0


class LeaseExtended(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How long a lease is to last."""

    seconds: Annotated[Seconds, Meta(description="From now on.")] = 60


class LeaseShown(Struct, frozen=True, kw_only=True):
    """A turn that a worker has taken: nobody else gets it until the lease ends."""

    id: Annotated[str, Meta(description="Opaque. Send it as `Kronika-Lease` with the move.")]
    game: GameId
    title: Annotated[str, Meta(description="The title's slug, for example `tzolkin`.")]
    seat: Annotated[Seat, Meta(description="The seat that must decide.")]
    worker: Annotated[str, Meta(description="The worker that took it.")]
    until: Annotated[
        Time,
        Meta(
            description="When the lease ends, by the clock of the service. It ends earlier when the"
            " seat has nothing more to decide."
        ),
    ]


class LeasesTaken(Struct, frozen=True, kw_only=True):
    """What a worker was given."""

    leases: Annotated[
        tuple[LeaseShown, ...],
        Meta(description="The most urgent turn first. Empty: there is none to take."),
    ]


class LeaseList(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The leases of an account, the one that ends first comes first."""

    items: Annotated[tuple[LeaseShown, ...], Meta(description="The leases.")]
    next: Next = None
