"""A page with nothing but a scene on it, drawn by the browser client's own boards."""

import mimetypes
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import islice
from pathlib import Path
from tempfile import mkdtemp
from typing import Any, Final

import msgspec
from generating.nodejs import install, node
from playwright.sync_api import Page, Route

from games.kernel.scene import Scene
from games.kernel.seats import AtSeat
from referee.catalogue import catalogue
from tests.support.drawing import scene_of
from tests.support.games import game
from tests.support.titles import title_of
from tests.web.chromium import WEB

NAMES: Final = ("Ada", "Bohumil", "Cyd", "Dana", "Eva")
LARGEST: Final = "through-the-ages"
"""The title with the most things on its boards."""
UNARRANGED: Final = "unarranged-"
"""Before the name of a title: it is drawn by the general layout."""


@cache
def built() -> Path:
    """The page's files, built once."""
    install(WEB)
    folder = mkdtemp(prefix="kronika-stage-")
    node(WEB, "stage.mjs", folder)
    return Path(folder)


def scenes(title: str, seats: int, policy: str = "mixed", seed: int = 1) -> Sequence[Scene]:
    """What the first seat sees of a whole game, ply by ply."""
    found = title_of(title)
    played = game(found, seats=seats, seed=seed, policy=policy)
    return [scene_of(found, state, AtSeat(0)) for state in played.states]


def scene_at(title: str, seats: int, part: float, policy: str = "mixed") -> Scene:
    """What the first seat sees after that part of a game."""
    found = title_of(title)
    played = game(found, seats=seats, seed=1, policy=policy)
    ply = int(len(played.plies) * part)
    return scene_of(found, next(islice(played.states, ply, None)), AtSeat(0))


class Stage:
    """The page. With `alone`, no service is asked: the catalogue comes from the title."""

    def __init__(self, page: Page, *, alone: bool = False) -> None:
        self.page = page
        page.route("**/stage/*", _file)
        if alone:
            page.route("**/v1/titles/*/components", components)

    def open(self, url: str = "http://stage.test") -> None:
        """Opens the page; scenes come later."""
        self.page.goto(f"{url}/stage/")
        self.page.wait_for_function("() => window.show")

    def show(self, title: str, scene: Scene, seats: int, **more: Any) -> float:
        """Draws a scene; the milliseconds that it took."""
        told = _told(title, scene, seats, more)
        return float(self.page.evaluate("shown => window.show(shown)", told))

    def begin(self, title: str, scene: Scene, seats: int, **more: Any) -> None:
        """Draws a scene as soon as its things have names, and does not wait for that."""
        told = _told(title, scene, seats, more)
        self.page.evaluate("shown => void window.show(shown)", told)


def _told(title: str, scene: Scene, seats: int, more: Mapping[str, Any]) -> Mapping[str, Any]:
    names = [{"seat": seat, "name": NAMES[seat]} for seat in range(seats)]
    return {
        "title": title,
        "scene": msgspec.to_builtins(scene),
        "seats": names,
        "viewer": 0,
        **more,
    }


def _file(route: Route) -> None:
    name = route.request.url.rpartition("/")[2] or "index.html"
    media = mimetypes.guess_type(name)[0] or "text/plain"
    route.fulfill(path=built() / name, content_type=media)


def components(route: Route) -> None:
    """Answers with the components of a title, also under the name that nobody has arranged."""
    title = title_of(route.request.url.split("/")[-2].removeprefix(UNARRANGED))
    language = route.request.headers.get("accept-language", "en")
    body = msgspec.json.encode(catalogue(title, language))
    route.fulfill(body=body, content_type="application/json")
