"""Settings of the journal of refused commands, and of disputes."""

from typing import Annotated

from msgspec import Meta

from service.settings.kinds import of
from service.settings.webhooks import WebhookSettings


class DisputeSettings(WebhookSettings, frozen=True, kw_only=True):
    """How much is kept for disputes, and how long there may be some."""

    refusals_per_seat: Annotated[
        int,
        Meta(
            ge=1,
            le=100_000,
            description="Refused commands kept of each seat of a game, the last ones.",
            extra=of("refusals"),
        ),
    ] = 200
    refusals_per_account: Annotated[
        int,
        Meta(
            ge=1,
            le=1_000_000,
            description="Refused commands kept of each account in all of its games.",
            extra=of("refusals"),
        ),
    ] = 5000
    open_disputes: Annotated[
        int,
        Meta(
            ge=1,
            le=20,
            description="Disputes of a seat that may be open at once.",
            extra=of("disputes"),
        ),
    ] = 3
    dispute_days: Annotated[
        float,
        Meta(
            ge=0,
            le=3650,
            description="Time after the end of a game in which it can be disputed.",
            extra=of("days"),
        ),
    ] = 30.0
