"""How soon the rules are there in a page, and whether the page can be used meanwhile."""

from collections.abc import Iterator
from typing import Any

import httpx
from playwright.sync_api import Browser, Page

from bench.measure import Measure
from bench.site import site
from service.browser.routes import BUILT
from tests.web.chromium import browser

MOST_LOADED = 5.0
MOST_SENT = 8000.0
MOST_BLOCKED = 50.0
"""Seconds until the rules are there, kB over the line, and milliseconds of a task of the page."""
RUNS = 5
_PART = "web"

_LOAD = """async (address) => {
  const { loadReferee, terminate } = await import(address);
  const tasks = [];
  const note = (entries) => tasks.push(...entries.map((one) => one.duration));
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: 'longtask' });
  const began = performance.now();
  const referee = await loadReferee();
  const took = performance.now() - began;
  const answer = await referee.fetch(new Request('/v1/titles/tzolkin/components'));
  await answer.text();
  terminate();
  note(observer.takeRecords());
  return [took / 1000, Math.max(0, ...tasks)];
}"""


def rules() -> Iterator[Measure]:
    """Of browsers that have never loaded them, and of those that have kept them."""
    with site() as place, place.service() as served, browser() as running:
        url = f"http://127.0.0.1:{served.port}"
        files: list[dict[str, Any]] = httpx.get(f"{url}/rules.json", timeout=60).json()["files"]
        runs = [_fresh(running, url) for _ in range(RUNS)]
    sent = sum(one["sent"] for one in files) / 1000
    yield _measure("rules", "kB", [sent], MOST_SENT)
    yield _measure("rules loaded", "s", [first for (first, _), _ in runs], MOST_LOADED)
    yield _measure("rules loaded again", "s", [again for _, (again, _) in runs], MOST_LOADED)
    blocked = [max(one[1], other[1]) for one, other in runs]
    yield _measure("longest task of the page meanwhile", "ms", blocked, MOST_BLOCKED)


def _fresh(running: Browser, url: str) -> tuple[tuple[float, float], tuple[float, float]]:
    """Seconds of loading and milliseconds of the longest task, for the first time and again."""
    context = running.new_context()
    page = context.new_page()
    found = _loaded(page, url), _loaded(page, url)
    context.close()
    return found


def _loaded(page: Page, url: str) -> tuple[float, float]:
    page.goto(f"{url}/about")
    page.get_by_role("heading", level=1).wait_for()
    (module,) = BUILT.glob("referee-*.js")
    seconds, blocked = page.evaluate(_LOAD, f"/assets/{module.name}")
    return float(seconds), float(blocked)


def _measure(name: str, unit: str, runs: list[float], aim: float) -> Measure:
    return Measure(name=name, part=_PART, unit=unit, runs=tuple(runs), aim=aim, less=True)
