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
    """A seat changed its preferences."""

    seat: Seat
    forced: Annotated[
        bool,
        Meta(
            description=(
                "Whether the service plays decisions with a single legal command, provided that "
                "playing them reveals nothing hidden."
            )
        ),
    ]


class ForcedPlayed(Struct, frozen=True, kw_only=True, tag="table.forced-played"):
    """The service is about to play the only legal command for a seat, as its preferences ask; the
    move follows. The event marks the move as automatic."""

    seat: Seat
    decision: DecisionId
