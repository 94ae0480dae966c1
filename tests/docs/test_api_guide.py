"""The guide to the API, sent to a running service from its first request to its last."""

import httpx

from tests.docs.blocks import ROOT, blocks
from tests.docs.http import drive, exchanges
from tests.service.process import ServiceProcess

PAGE = ROOT / "docs" / "api-guide.md"


def test_the_guide_is_answered_as_it_says(shared_service: ServiceProcess) -> None:
    requests = list(exchanges(list(blocks(PAGE))))
    assert len(requests) > 10
    with httpx.Client(base_url=shared_service.url, timeout=120) as client:
        kept = drive(client, requests, {})
        finished = client.get(f"/v1/games/{kept['show']}").json()
    assert finished["status"] == "finished"
