"""A page of another origin plays through the API, in a real browser."""

import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.service.process import ServiceProcess
from tests.web.players import PATIENCE

pytestmark = pytest.mark.web

PAGE = '<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><title>Another</title>'

PLAY = """async (api) => {
  const call = async (method, path, body, headers = {}) => {
    const told = {"Content-Type": "application/json", "X-Request-Id": "page-1", ...headers};
    const sent = body === undefined ? undefined : JSON.stringify(body);
    const answer = await fetch(api + path, {method, body: sent, headers: told});
    return {answer, body: answer.status === 204 ? null : await answer.json()};
  };
  const {body: made} = await call("POST", "/v1/accounts", {name: "another-page"});
  const mine = {Authorization: `Bearer ${made.token}`};
  const seats = [{kind: "me"}, {kind: "me"}];
  const opened = await call("POST", "/v1/games", {title: "lanterns", seats}, mine);
  const game = "/v1/games/" + opened.body.id;
  const legal = await call("GET", game + "/legal?seat=0", undefined, mine);
  const move = {seat: 0, commands: [legal.body.commands[0]]};
  const keys = {...mine, "Idempotency-Key": "one", "If-Match": legal.answer.headers.get("ETag")};
  const moved = await call("POST", game + "/moves", move, keys);
  const again = await call("POST", game + "/moves", move, keys);
  const state = await call("GET", game + "/states/1", undefined, mine);
  const refused = await call("GET", "/v1/games?x=1");
  const stream = new EventSource(api + game + "/stream");
  const event = await new Promise((done, fail) => {
    stream.addEventListener("table.game-opened", (one) => done(one.lastEventId));
    stream.onerror = () => fail(new Error("the stream broke off"));
  });
  stream.close();
  const erased = await call("DELETE", game + "/seats/0/passes/none", undefined, mine);
  return {
    moved: moved.answer.status,
    location: opened.answer.headers.get("Location"),
    replayed: again.answer.headers.get("Idempotency-Replayed"),
    request: moved.answer.headers.get("X-Request-Id"),
    ply: state.body.ply,
    refused: refused.answer.status,
    event,
    erased: erased.answer.status,
  };
}"""


@pytest.fixture
def other_origin(tmp_path: Path) -> Iterator[str]:
    """The address of a page that another server serves."""
    (tmp_path / "index.html").write_text(PAGE)
    handler = partial(SimpleHTTPRequestHandler, directory=str(tmp_path))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()
        thread.join()


def test_a_page_of_another_origin_plays(
    browser: Browser, other_origin: str, shared_service: ServiceProcess
) -> None:
    context = browser.new_context()
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.goto(other_origin)
    told: dict[str, Any] = page.evaluate(PLAY, shared_service.url)
    context.close()
    assert told["location"].startswith("/v1/games/")
    assert {name: told[name] for name in ("moved", "replayed", "request", "ply", "event")} == {
        "moved": 201,
        "replayed": "true",
        "request": "page-1",
        "ply": 1,
        "event": "1",
    }
    assert told["refused"] == 400
    assert told["erased"] == 404
