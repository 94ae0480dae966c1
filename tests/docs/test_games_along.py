"""The page about taking games along, sent to a running service."""

import httpx

from service.play.record import line_of, parsed
from tests.docs.blocks import ROOT, blocks
from tests.docs.http import drive, exchanges
from tests.service.process import ServiceProcess

PAGE = ROOT / "docs" / "taking-games-along.md"


def test_the_page_is_answered_as_it_says(shared_service: ServiceProcess) -> None:
    requests = list(exchanges(list(blocks(PAGE))))
    with httpx.Client(base_url=shared_service.url, timeout=120) as client:
        kept = drive(client, requests, {})
        copy = client.get(f"/v1/games/{kept['copy']}").json()
        game = client.get(f"/v1/games/{kept['game']}").json()
    assert copy["result"] == game["result"]


def test_the_notation_of_the_page_can_be_read() -> None:
    (text,) = (one.text for one in blocks(PAGE) if one.language == "text")
    record = parsed(text)
    assert record.seats[1].entropy == "thirteen, because it rained"
    assert None not in [line_of(one) for one in record.moves]
