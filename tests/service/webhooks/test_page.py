"""The page about webhooks: its requests are sent, and its receiver receives what they lead to."""

import threading
import time
from http.server import ThreadingHTTPServer
from typing import Any

import httpx

from tests.docs.blocks import ROOT, blocks, run_python
from tests.docs.http import drive, exchanges
from tests.service.process import ServiceProcess

PAGE = ROOT / "docs" / "webhooks.md"


def test_the_page_does_what_it_says(hooked: ServiceProcess) -> None:
    page: dict[str, Any] = {}
    for block in blocks(PAGE):
        if block.language == "python":
            run_python(block, page)
    server = ThreadingHTTPServer(("127.0.0.1", 0), page["Hook"])
    threading.Thread(target=server.serve_forever, daemon=True).start()
    url = f"http://127.0.0.1:{server.server_address[1]}/"
    with httpx.Client(base_url=hooked.url, timeout=180) as client:
        token = client.post("/v1/accounts", json={"name": "reader-of-the-page"}).json()["token"]
        requests = list(exchanges(list(blocks(PAGE))))
        kept = drive(client, requests[:1], {"token": token, "url": url})
        page["secrets"].append(kept["secret"])
        kept = drive(client, requests[1:], kept)
        page["secrets"].append(kept["second"])
        deadline = time.monotonic() + 180
        while {one.type for one in page["inbox"]} < {"webhook.test", "game.started", "game.turn"}:
            assert time.monotonic() < deadline, page["inbox"]
            time.sleep(0.05)
        listed = client.get(
            f"/v1/webhooks/{kept['hook']}/deliveries", headers={"Authorization": f"Bearer {token}"}
        ).json()["items"]
    server.shutdown()
    server.server_close()
    assert len(requests) > 7
    assert page["seen"] == {one["id"] for one in listed} | {page["inbox"][0].id}
    assert len(page["inbox"]) == len(page["seen"])
    assert {one.data["game"] for one in page["inbox"][1:]} == {kept["game"]}
