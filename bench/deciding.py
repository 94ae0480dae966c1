"""How long a page with the rules takes to decide whole games again, without a line."""

from collections.abc import Iterator

from bench.measure import Measure
from bench.site import site
from tests.referee.bent import references
from tests.web.chromium import browser
from tests.web.deciding import seconds, with_rules
from tests.web.exports import File

MOST = 1.5
"""Seconds from dropping an export until both reports stand there."""
RUNS = 5
_PART = "web"


def deciding() -> Iterator[Measure]:
    """A game of each title. Its rules are loaded by the first time, which does not count."""
    with site() as place, place.service() as served, browser() as running:
        page = running.new_page(base_url=f"http://127.0.0.1:{served.port}")
        with_rules(page)
        page.context.set_offline(True)
        for slug, raw in references().items():
            file = File(f"{slug}.json", raw)
            seconds(page, file)
            runs = tuple(seconds(page, file) for _ in range(RUNS))
            name = f"{slug} decided again"
            yield Measure(name=name, part=_PART, unit="s", runs=runs, aim=MOST, less=True)
