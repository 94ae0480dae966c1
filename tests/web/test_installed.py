"""What is kept of the client in a browser: its files, and a page for when there is no line."""

import shutil
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any, ClassVar

import pytest
from playwright.sync_api import Browser, Page, expect

from service.browser.routes import BUILT
from service.http.constants import MEDIA
from tests.service.people import Person
from tests.service.process import ServiceProcess
from tests.web.conftest import Window
from tests.web.players import PATIENCE

pytestmark = pytest.mark.web

KEPT = """async () => {
  await navigator.serviceWorker.ready;
  const told = {};
  for (const name of (await caches.keys()).filter((one) => one !== 'kronika-rules')) {
    told[name] = (await (await caches.open(name)).keys()).map((one) => new URL(one.url).pathname);
  }
  return told;
}"""


WAITING = """async () => {
  const known = await navigator.serviceWorker.ready;
  while (known.waiting === null && known.installing === null) await known.update();
  while (known.waiting === null) await new Promise((done) => setTimeout(done, 20));
}"""
"""Until the worker of the new build has all of its files."""


def kept(page: Page) -> dict[str, list[str]]:
    """What lies in which cache, once a service worker is at work."""
    told: dict[str, list[str]] = page.evaluate(KEPT)
    return told


def test_a_page_without_a_line_says_so(window: Window, shared_service: ServiceProcess) -> None:
    page = window(service_workers="allow")
    page.goto("/about")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    ((_, files),) = kept(page).items()
    assert all(one.startswith("/assets/") for one in files), "no page and no answer of the API"
    page.reload()  # the worker has it now
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.context.set_offline(True)
    page.goto("/me")
    expect(page.get_by_role("heading", name="You are offline")).to_be_visible()
    expect(page.get_by_role("heading", name="Jsi bez připojení")).to_be_visible()
    page.context.set_offline(False)
    page.goto("/about")
    expect(page.get_by_role("heading", name="You are offline")).to_have_count(0)


def test_an_action_without_a_line_says_so(window: Window, person: Callable[[], Person]) -> None:
    ada = person()
    ada.http.post("/v1/tokens", json={"name": "another", "scopes": ["read"]})
    page = window(ada)
    page.goto("/me/tokens")
    revoke = page.get_by_role("button", name="Revoke all")
    expect(revoke).to_be_visible()
    page.context.set_offline(True)
    revoke.click()
    expect(page.get_by_role("alert").get_by_text("You are offline")).to_be_visible()
    page.context.set_offline(False)
    page.get_by_role("alert").get_by_role("button", name="Close").click()
    revoke.click()
    expect(revoke).to_have_count(0)


class _Builds(BaseHTTPRequestHandler):
    """Serves a folder of a build as the service does."""

    folder: ClassVar[Path]

    def do_GET(self) -> None:
        name = self.path.partition("?")[0].removeprefix("/assets/").strip("/")
        path = self.folder / (name if "." in name else "index.html")
        self.send_response(200 if path.is_file() else 404)
        body = path.read_bytes() if path.is_file() else b""
        self.send_header("Content-Type", MEDIA.get(path.suffix, "text/plain"))
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: Any) -> None:
        """Says nothing."""


LOADED = """async () => {
  const rules = await caches.open('kronika-rules');
  await rules.put('/assets/rules/older-00000000.whl', new Response('old'));
}"""
"""As if somebody had loaded the rules of an earlier release."""

RENEWED = """async () => {
  const rules = await caches.open('kronika-rules');
  return (await rules.keys()).map((one) => new URL(one.url).pathname).sort();
}"""


@pytest.fixture
def builds(tmp_path: Path) -> Iterator[tuple[str, Path, Path]]:
    """The address of a server, the folder that it serves, and a later build."""
    now, later = tmp_path / "now", tmp_path / "later"
    for folder in (now, later):
        shutil.copytree(BUILT, folder)
    (main,) = later.glob("main-*.js")
    newer = later / "main-ANEWBUIL.js"
    main.rename(newer)
    (later / "rules.json").write_text('{"version": "later", "files": []}', "utf-8")
    for path in (later / "index.html", later / "service-worker.js"):
        path.write_text(path.read_text("utf-8").replace(main.name, newer.name), "utf-8")
    worker = later / "service-worker.js"
    worker.write_text(worker.read_text("utf-8").replace('VERSION = "', 'VERSION = "n'), "utf-8")
    handler = type("Handler", (_Builds,), {"folder": now})
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        thread = Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}", now, later
        server.shutdown()
        thread.join()


def test_a_new_build_takes_over_without_mixing(
    browser: Browser, builds: tuple[str, Path, Path]
) -> None:
    url, now, later = builds
    (main,) = (one.name for one in now.glob("main-*.js"))
    context = browser.new_context(locale="en")
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.goto(f"{url}/about")
    (first,) = kept(page)
    page.evaluate(LOADED)
    shutil.rmtree(now)
    shutil.copytree(later, now)
    old = page.evaluate("async (name) => (await fetch(`/assets/${name}`)).status", main)
    assert old == 200, "an open page still has the files that it began with"
    page.goto(f"{url}/about")
    loaded = page.evaluate("[...document.scripts].map((one) => one.src)")
    assert [one.rpartition("/")[2] for one in loaded] == ["main-ANEWBUIL.js"]
    page.evaluate(WAITING)
    while first in kept(page):  # the old files go as soon as no page needs them
        page.goto("about:blank")
        page.goto(f"{url}/about")
    ((_, files),) = kept(page).items()
    assert "/assets/main-ANEWBUIL.js" in files
    assert f"/assets/{main}" not in files
    (worker,) = (one.name for one in later.glob("rules-worker-*.js"))
    while page.evaluate(RENEWED) != [f"/assets/{worker}", "/rules.json"]:
        page.reload()
    context.close()
