"""Waiting until the read models of a service have everything that is in the log."""

import time
from collections.abc import Mapping
from typing import Any

import httpx

from projections.models import READ_MODELS

PATIENCE = 180.0


def complete(ready: Mapping[str, Any]) -> bool:
    """Whether all read models had everything when their lag was looked at."""
    lag = ready["lag"]
    return all(one.name in lag and not lag[one.name]["events"] for one in READ_MODELS)


def settle(client: httpx.Client) -> None:
    """Waits until the read models have everything that was in the log when this was called: the
    lag that `/ready` tells may have been looked at a little before."""
    began = time.monotonic()
    while True:
        asked = time.monotonic()
        ready = client.get("/ready").json()
        if asked - ready["lag_age"] >= began and complete(ready):
            return
        assert asked < began + PATIENCE, "it does not settle"
        time.sleep(0.02)
