"""Whoever gives the library for TypeScript a `fetch` of their own is asked for everything."""

import json
from pathlib import Path

import pytest

from tests.sdk.running import node
from tests.service.process import ServiceProcess


@pytest.mark.contract
def test_a_fetch_of_ones_own(shared_service: ServiceProcess, token: str) -> None:
    told = json.loads(node(Path(__file__).with_name("sender.ts"), shared_service.url, token))
    game = f"/v1/games/{told['id']}"
    wanted = [
        "POST /v1/games",
        f"GET {game}/stream",
        f"GET {game}/replay",
        f"GET {game}/export",
        "GET /v1/stream",
    ]
    asked = dict.fromkeys(told["asked"])
    assert list(asked) == [f"{one} Bearer {told['token']}" for one in wanted]
