"""How far things on a page moved by themselves, and when the largest of them was painted.

Both are measures of the Web Vitals (https://web.dev/vitals): CLS and LCP.
"""

from collections.abc import Callable, Iterator
from typing import Any, Final

from playwright.sync_api import Page

MOST_MOVED: Final = 0.02
"""The largest shift of a page, as a share of the window and of how far it went."""
TRIES: Final = 4
LATEST: Final = 10_000
"""Milliseconds, on a machine that runs other tests, too; alone it is less than one second."""
_WATCH: Final = """
window.moved = 0;
window.movers = [];
window.largest = 0;
new PerformanceObserver((list) => {
  for (const one of list.getEntries()) if (!one.hadRecentInput) {
    window.moved += one.value;
    const called = ({node}) => node?.nodeType === 1 ? `${node.tagName}.${node.className}` : 'text';
    if (one.value > 0.005) window.movers.push(...one.sources.map(called));
  }
}).observe({type: 'layout-shift', buffered: true});
new PerformanceObserver((list) => {
  for (const one of list.getEntries()) window.largest = one.startTime;
}).observe({type: 'largest-contentful-paint', buffered: true});
"""


def watch(page: Page) -> None:
    """From now on each page that is loaded adds up its shifts."""
    page.add_init_script(_WATCH)


def restless(page: Page, again: Callable[[], None]) -> list[str]:
    """What is wrong with a page that has come: it moved by itself, or it came late. What a busy
    machine does to it once, it does not do each time: then it comes `again`."""
    found = list(_restless(page))
    for _ in range(TRIES - 1):
        if found:
            again()
            found = list(_restless(page))
    return found


def _restless(page: Page) -> Iterator[str]:
    told: dict[str, Any] = page.evaluate("({moved, movers, largest})")
    if told["moved"] >= MOST_MOVED:
        yield f"things moved by {told['moved']:.3f}: {', '.join(told['movers'])}"
    if not 0 < told["largest"] < LATEST:
        yield f"the largest thing was painted after {told['largest']:.0f} ms"
