"""Preferences: what a seat wants the service to do for it, as long as it does not say otherwise.

| rule | says |
| --- | --- |
| KR-PREF-01 | only persons who still play in a running game have preferences |
"""

from typing import Annotated, Final

from msgspec import Meta, Struct

from games.kernel.agenda import DecisionId
from games.kernel.seats import Seat

NOT_PLAYING: Final = "KR-PREF-01"


class PreferencesSet(Struct, frozen=True, kw_only=True, tag="table.preferences-set"):
    """A seat says what is to be done for it."""

    seat: Seat
    forced: Annotated[
        bool,
        Meta(
            description="Whether decisions with one legal command are played for it, where "
            "everybody can see that there is one."
        ),
    ]


class ForcedPlayed(Struct, frozen=True, kw_only=True, tag="table.forced-played"):
    """The only command of a decision is played for a seat, as it prefers; the move follows. This
    tells it apart from a move that the seat has played itself."""

    seat: Seat
    decision: DecisionId
