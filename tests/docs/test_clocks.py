"""The page about clocks, sent to a running service."""

import httpx

from tests.docs.blocks import ROOT, blocks
from tests.docs.http import drive, exchanges
from tests.service.process import ServiceProcess

PAGE = ROOT / "docs" / "clocks.md"


def test_the_page_is_answered_as_it_says(shared_service: ServiceProcess) -> None:
    requests = list(exchanges(list(blocks(PAGE))))
    assert len(requests) == 3
    with httpx.Client(base_url=shared_service.url, timeout=180) as client:
        kept = drive(client, requests, {})
        shown = client.get(f"/v1/games/{kept['game']}").json()
    assert 3500 < shown["clocks"][0]["left"] <= 3600
