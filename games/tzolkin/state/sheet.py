"""The score sheet of a seat in the final scoring (TZ-END-02)."""

from typing import Annotated

from msgspec import Meta, Struct

from games.kernel.points import Points
from games.kernel.seats import Seat
from games.tzolkin.names import MonumentId


class MonumentScore(Struct, frozen=True, gc=False):
    """Points of one monument."""

    monument: MonumentId
    points: Annotated[int, Meta(description="Victory points, whole.")]


class Sheet(Struct, frozen=True, kw_only=True, gc=False):
    """What a seat scored."""

    seat: Seat
    during: Annotated[int, Meta(description="Points scored before the final scoring.")]
    corn_from_resources: Annotated[
        int, Meta(description="Corn that wood, stone and gold were worth.")
    ]
    corn: Annotated[int, Meta(description="All corn that counts, that of resources included.")]
    corn_points: Annotated[Points, Meta(description="Points for corn; may have quarters.")]
    skulls: Annotated[int, Meta(description="Points for skulls that were kept.")]
    monuments: Annotated[tuple[MonumentScore, ...], Meta(description="Points of each monument.")]
    total: Annotated[Points, Meta(description="All points; may have quarters.")]
    workers_on_gears: Annotated[int, Meta(description="Breaks ties: whoever has more wins.")]
