"""How soon somebody who watches a table in the browser sees a move of somebody else.

Timed from before the move is sent until the browser has painted the line of the log: deciding,
the commit, the stream and the drawing are in it, so it is more than what passes after the commit.
"""

import time
import uuid
from collections.abc import Iterator

import httpx
from playwright.sync_api import Page

from bench.measure import Measure, quantile
from bench.site import site
from tests.web.chromium import browser

MOST_SEEN = 100.0
"""Milliseconds until most moves are seen."""
MOVES = 60
WARMING = 10
_PART = "web"
_PATIENCE = 30_000

_ARM = """
(ply) => {
  window.seen = new Promise((done) => {
    const there = () => {
      if (document.querySelector(`a[href$="?ply=${ply}"]`) === null) return;
      watch.disconnect();
      requestAnimationFrame(() => done(Date.now()));
    };
    const watch = new MutationObserver(there);
    watch.observe(document.body, { childList: true, subtree: true, attributes: true });
    there();
  });
}"""


def seen() -> Iterator[Measure]:
    """The waits of some moves of a game that one person plays and nobody else than us watches."""
    with site() as place, place.service() as served, browser() as running:
        url = f"http://127.0.0.1:{served.port}"
        with _player(url) as player:
            game = _opened(player)
            page = running.new_page(viewport={"width": 1280, "height": 900})
            page.goto(f"{url}/games/{game}")
            page.locator(".table-board .item").first.wait_for(timeout=_PATIENCE)
            waits = [_wait(player, page, game) for _ in range(WARMING + MOVES)][WARMING:]
    for share, aim in ((0.5, None), (0.95, MOST_SEEN)):
        yield Measure(
            name=f"move of another player seen p{share * 100:.0f}",
            part=_PART,
            unit="ms",
            runs=(quantile(waits, share),),
            aim=aim,
            less=True,
        )


def _player(url: str) -> httpx.Client:
    token = httpx.post(f"{url}/v1/accounts", json={"name": "watched"}).json()["token"]
    return httpx.Client(base_url=url, headers={"Authorization": f"Bearer {token}"}, timeout=60)


def _opened(player: httpx.Client) -> str:
    wanted = {"title": "tzolkin", "seats": [{"kind": "me"}] * 2}
    game: str = player.post("/v1/games", json=wanted).raise_for_status().json()["id"]
    return game


def _wait(player: httpx.Client, page: Page, game: str) -> float:
    seat = player.get(f"/v1/games/{game}").json()["awaits"][0]
    legal = player.get(f"/v1/games/{game}/legal", params={"seat": seat}).json()
    page.evaluate(_ARM, legal["ply"] + 1)
    move = {"seat": seat, "commands": legal["commands"][:1]}
    key = {"Idempotency-Key": uuid.uuid4().hex}
    began = time.time()
    player.post(f"/v1/games/{game}/moves", json=move, headers=key).raise_for_status()
    painted: float = page.evaluate("() => window.seen")
    return painted - began * 1000
