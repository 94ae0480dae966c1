"""Settings of the service that tests share."""

from collections.abc import Mapping
from typing import Final

SHARED: Final[Mapping[str, object]] = {
    "keep_alive": 0.5,
    "entropy_wait": 0.0,
    "max_body": 60_000,
    "log_level": "debug",
    "refusals_per_seat": 12,
    "webhook_networks": "127.0.0.0/8",
    "webhook_http": True,
    "webhook_schedule": "0.1 0.2 0.4",
    "webhook_poll": 0.2,
    "webhook_timeout": 60,
}
"""Quick, small, and with the machine itself allowed as a receiver of webhooks."""
