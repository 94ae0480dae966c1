"""How fast the browser client is there and draws: bytes of the first load, a board, a ply.

The largest title with its most seats, late in a game, in a Chromium without a graphics card. What
is timed is the time until the boards are in the document and laid out.
"""

import gzip
import re
import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

from bench.measure import Measure
from games.kernel.scene import Scene
from service.browser.routes import BUILT

sys.path.append(str(Path(__file__).resolve().parents[1] / "openapi"))  # where Node.js is started

from bench.deciding import deciding
from bench.rules import rules
from bench.watched import seen
from tests.web.chromium import browser
from tests.web.stage import LARGEST, Stage, scenes

MOST_LOADED = 150.0
MOST_DRAWN = 60.0
MOST_STEPPED = 16.0
"""kB of the first load, milliseconds of a whole draw and of a step."""

SEATS = 4
RUNS = 9
STEPS = 40
_PART = "web"
NOTE = (
    "web: every board of through-the-ages with four seats late in a game, drawn into an empty"
    " page (warm), then stepped ply by ply; Chromium without a graphics card. A move is seen when"
    " the browser of a spectator has painted it, timed from before it is sent. The rules are loaded"
    " from a service on the same machine; no task of a page counts that is shorter than 50 ms."
    " Games are decided again in that page, with the network off, from dropping an export until the"
    " reports of both verifiers stand there."
)


def measure() -> Iterator[Measure]:
    """All figures."""
    loaded = (_first_load(),)
    yield Measure(name="first load", part=_PART, unit="kB", runs=loaded, aim=MOST_LOADED, less=True)
    plies = scenes(LARGEST, SEATS)[-STEPS - 2 : -1]
    with browser() as running:
        page = running.new_page(viewport={"width": 1280, "height": 900})
        stage = Stage(page, alone=True)
        stage.open()
        drawn = [_drawn(stage, plies[0]) for _ in range(RUNS + 3)][3:]
        steps = [stage.show(LARGEST, after, SEATS) for _, after in pairwise(plies)]
    yield Measure(name="draw", part=_PART, unit="ms", runs=tuple(drawn), aim=MOST_DRAWN, less=True)
    yield Measure(
        name="step", part=_PART, unit="ms", runs=tuple(steps), aim=MOST_STEPPED, less=True
    )
    yield from seen()
    yield from rules()
    yield from deciding()


def _drawn(stage: Stage, scene: Scene) -> float:
    stage.page.evaluate("() => window.clear()")
    return stage.show(LARGEST, scene, SEATS)


def _first_load() -> float:
    """Compressed kB of the page and of the scripts and styles that it loads by itself: it names the
    first files, and modules name those that they import at once. Fonts and icons are not counted:
    nothing waits for them."""
    known, waiting = set[str](), ["index.html"]
    while waiting:
        name = waiting.pop()
        if name in known:
            continue
        known.add(name)
        text = (BUILT / name).read_text("utf-8")
        found = re.findall(r"(?:from|import)\s*\"\./([\w.-]+)\"", text)
        if name == "index.html":
            found = re.findall(r"/assets/([\w.-]+\.(?:js|css))", text)
        waiting += [one for one in found if (BUILT / one).is_file()]
    return sum(len(gzip.compress((BUILT / name).read_bytes(), 9)) for name in known) / 1000
