"""The page about bots on several machines, sent to a running service."""

import httpx

from tests.docs.blocks import ROOT, blocks
from tests.docs.http import drive, exchanges
from tests.service.process import ServiceProcess

PAGE = ROOT / "docs" / "bots.md"


def test_the_page_is_answered_as_it_says(shared_service: ServiceProcess) -> None:
    requests = list(exchanges(list(blocks(PAGE))))
    assert len(requests) == 10
    with httpx.Client(base_url=shared_service.url, timeout=180) as client:
        drive(client, requests, {})
