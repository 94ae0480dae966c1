"""Settings of webhooks. Part of `service.settings.Settings`."""

from typing import Annotated, Final

from msgspec import Meta

from service.settings.limits import NOBODY, Network, Networks, networks
from service.settings.sign_in import SignInSettings

__all__ = ["Network", "WebhookSettings", "networks", "waits"]

_DAY: Final = 86_400.0


class WebhookSettings(SignInSettings, frozen=True, kw_only=True):
    """Where webhooks may go, and how patiently they are delivered."""

    webhooks_per_account: Annotated[
        int,
        Meta(ge=0, le=10_000, description="Webhooks of an account.", extra={"unit": "webhooks"}),
    ] = 20
    webhook_networks: Annotated[
        Networks,
        Meta(
            description="Networks that webhooks may reach, and from which documents that describe "
            "apps may be read, on any port, although they are not public, separated by commas, or "
            "`none`."
        ),
    ] = NOBODY
    webhook_http: Annotated[
        bool,
        Meta(
            description="Whether webhooks may go to `http://` addresses, and documents that "
            "describe apps come from there."
        ),
    ] = False
    webhook_schedule: Annotated[
        str,
        Meta(
            max_length=500,
            pattern=r"^\d+(\.\d+)?( \d+(\.\d+)?)*$",
            description="Waits before a delivery is tried again, one after the other; after the "
            "last one it has failed.",
            extra={"unit": "seconds"},
        ),
    ] = "5 300 1800 7200 18000 36000 50400 72000 86400"
    webhook_timeout: Annotated[
        float,
        Meta(
            gt=0,
            le=60,
            description="Time in which a receiver must have answered a delivery.",
            extra={"unit": "seconds"},
        ),
    ] = 15.0
    webhook_poll: Annotated[
        float,
        Meta(
            gt=0,
            le=60,
            description="Time between two looks for deliveries that are due.",
            extra={"unit": "seconds"},
        ),
    ] = 0.5
    webhook_retention: Annotated[
        float,
        Meta(
            ge=60,
            description="Time for which finished deliveries are listed.",
            extra={"unit": "seconds"},
        ),
    ] = 14 * _DAY


def waits(schedule: str) -> tuple[float, ...]:
    """The waits of a schedule, in seconds."""
    return tuple(float(one) for one in schedule.split())
