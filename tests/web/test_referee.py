"""The rules in the page: loaded when somebody asks for them, with progress, aside from the page,
and there without a line from then on."""

import json
from base64 import b64encode
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Page, Route, expect

from service.browser.routes import BUILT
from tests.audit.exporting import exported, logged
from tests.web.conftest import Window

pytestmark = pytest.mark.web

LONG: Final = 262_144
"""Bytes of an answer that comes in several messages."""

BEGUN: Final = """async (address) => {
  window.rules = await import(address);
  window.told = { states: [], shares: [], sizes: [], long: [] };
  window.note = (entries) => told.long.push(...entries.map((one) => one.duration));
  window.observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: 'longtask' });
  rules.referee.subscribe((state) => told.states.push(state));
  rules.progress.subscribe(({ share, sent, size }) => {
    told.shares.push(share);
    told.sizes.push([sent, size]);
  });
}"""
"""Imports what pages import, and notes what it says."""

LOADED: Final = """async () => {
  await rules.loadReferee().catch(({ failure }) => told.states.push(failure));
  return told;
}"""

READ: Final = """async (file) => {
  const referee = await rules.loadReferee();
  const body = Uint8Array.from(atob(file), (one) => one.charCodeAt(0));
  const opened = await referee.fetch(new Request('/v1/files', { method: 'POST', body }));
  const { id } = await opened.json();
  const told = [];
  const read = async (what) => {
    const answer = await referee.fetch(new Request(`/v1/games/${id}/${what}`));
    const text = await answer.text();
    told.push([what, answer.status, text.length]);
  };
  await Promise.all(['replay', 'scenes/1', 'legal?ply=1&seat=0', 'scenes/9'].map(read));
  note(observer.takeRecords());
  return { id, told, long: window.told.long };
}"""
"""Opens an export and reads of it; what came in which order, and tasks that were too long."""

ASKED: Final = """async (targets) => {
  const referee = await rules.loadReferee();
  const answered = [];
  await Promise.all(targets.map(async (target) => {
    const answer = await referee.fetch(new Request(target));
    const text = await answer.text();
    answered.push([target, answer.status, answer.headers.get('content-type'), text.length]);
  }));
  return answered;
}"""


def begun(page: Page) -> None:
    """The page of `/about`, which needs no rules, with the module that loads them."""
    page.goto("/about")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    (module,) = BUILT.glob("referee-*.js")
    page.evaluate(BEGUN, f"/assets/{module.name}")


def asked_for(page: Page) -> list[str]:
    """Which files of the rules the page has asked for, by itself or in its worker."""
    names: list[str] = page.evaluate(
        "performance.getEntriesByType('resource').map((one) => new URL(one.name).pathname)"
    )
    return [one for one in names if "rules" in one]


def test_loading_shows_progress_and_the_page_stays_quick(window: Window) -> None:
    """A browser calls a task long after 50 ms. One of our own would be so each time; one that only
    a busy machine has made long is not."""
    quick = []
    file = exported(logged("tzolkin", 2, 3))
    for _ in range(3):
        page = window()
        begun(page)
        assert asked_for(page) == []
        told = page.evaluate(LOADED)
        assert told["states"] == ["absent", "loading", "ready"]
        assert told["shares"] == sorted(told["shares"])
        assert len(set(told["shares"])) > 10
        assert told["shares"][-1] == 1
        assert max(size for _, size in told["sizes"]) < 8_000_000
        read = page.evaluate(READ, b64encode(file).decode())
        assert read["id"] == f"file-{sha256(file).hexdigest()[:16]}"
        assert [one[:2] for one in read["told"]] == [
            *(["scenes/1", 200], ["legal?ply=1&seat=0", 200], ["scenes/9", 200], ["replay", 200])
        ], "what is short does not wait for what is long"
        assert read["told"][-1][2] > LONG
        quick.append(not read["long"])
        page.close()
        if quick[-1]:
            break
    assert any(quick), "the main thread was blocked each time"


def test_what_fails_is_said_and_can_be_tried_again(window: Window) -> None:
    page = window()
    page.route("**/assets/rules/kronika-*.whl", altered)
    begun(page)
    assert page.evaluate(LOADED)["states"][1:] == ["loading", "failed", "altered"]
    page.unroute("**/assets/rules/kronika-*.whl")
    page.route("**/assets/rules/kronika-*.whl", lambda route: route.abort())
    assert page.evaluate(LOADED)["states"][4:] == ["loading", "failed", "unreached"]
    page.unroute("**/assets/rules/kronika-*.whl")
    stopped = page.evaluate(f"() => {{ const end = ({LOADED})(); rules.terminate(); return end; }}")
    assert stopped["states"][7:] == ["loading", "absent", "stopped"]
    assert page.evaluate(LOADED)["states"][10:] == ["loading", "ready"]


def altered(route: Route) -> None:
    """The answer of the service with one byte that is another."""
    answer = route.fetch()
    body = answer.body()
    route.fulfill(response=answer, body=body[:-1] + bytes([body[-1] ^ 1]))


def test_a_browser_without_webassembly_says_so(window: Window) -> None:
    page = window()
    page.add_init_script("delete globalThis.WebAssembly")
    begun(page)
    assert page.evaluate(LOADED)["states"][1:] == ["unsupported", "unsupported"]


KEPT: Final = """async () => {
  const told = [];
  for (const name of await caches.keys()) {
    told.push(...(await (await caches.open(name)).keys()).map((one) => new URL(one.url).pathname));
  }
  return told;
}"""


def test_what_was_loaded_is_there_without_a_line(window: Window) -> None:
    page = window(service_workers="allow")
    begun(page)
    page.evaluate("async () => { await navigator.serviceWorker.ready; }")
    assert not any("rules" in one for one in page.evaluate(KEPT)), "nobody has asked for them"
    assert page.evaluate(LOADED)["states"][-1] == "ready"
    kept = page.evaluate(KEPT)
    assert all(one == "/rules.json" or one.startswith("/assets/") for one in kept)
    page.reload()  # the service worker has the page from now on
    page.context.set_offline(True)
    for path in ("/verify", "/games/file-0123456789abcdef"):
        page.goto(path)
        expect(page.locator("main")).to_be_visible()
        expect(page.get_by_role("heading", name="Jsi bez připojení")).to_have_count(0)
    (module,) = BUILT.glob("referee-*.js")
    page.evaluate(BEGUN, f"/assets/{module.name}")
    assert page.evaluate(LOADED)["states"][-1] == "ready"
    (answer,) = page.evaluate(ASKED, ["/v1/titles/tzolkin/components"])
    assert answer[1] == 200


def test_the_worker_is_no_file_that_everybody_gets() -> None:
    worker = Path(BUILT / "service-worker.js").read_text("utf-8")
    files: list[Any] = json.loads(worker.partition("const FILES = ")[2].partition(";")[0])
    (name,) = (one.name for one in BUILT.glob("rules-worker-*.js"))
    assert files
    assert not any("rules-worker" in one for one in files)
    assert f'const WORKER = "/assets/{name}";' in worker
