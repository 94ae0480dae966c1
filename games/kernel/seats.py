"""Seats at a table, and viewers: on whom redaction depends."""

from typing import Annotated

from msgspec import Meta, Struct

Seat = Annotated[int, Meta(ge=0, description="Seat number, from 0, clockwise.")]


class AtSeat(Struct, frozen=True, tag="seat"):
    """The player on `seat`: sees what is public and what this seat owns."""

    seat: Seat


class Spectator(Struct, frozen=True, tag="spectator"):
    """Anybody else: sees what is public."""


class Auditor(Struct, frozen=True, tag="auditor"):
    """An arbiter or an auditor: sees everything, always."""


Viewer = AtSeat | Spectator | Auditor


def clockwise(first: Seat, seats: int) -> tuple[Seat, ...]:
    """All seats once, in clockwise order, beginning with `first`."""
    return tuple((first + step) % seats for step in range(seats))
