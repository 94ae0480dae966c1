"""The app of the examples, in a page of another origin: it signs a player in and plays a move."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.docs.blocks import ROOT, blocks
from tests.sdk.consenting import connections, register
from tests.sdk.packed import compiled, typescript_package
from tests.sdk.running import SDK
from tests.service.people import Person
from tests.service.process import ServiceProcess
from tests.web.allowing import allow, deny
from tests.web.other_origin import served

pytestmark = pytest.mark.web

GUIDE = ROOT / "docs" / "apps.md"
EXAMPLE = SDK / "typescript" / "examples" / "app"
PLACE = "url=https://kronika.example&amp;app=https://app.example/app.json"
LIBRARY = "const {Kronika} = await import('./node_modules/kronika-client/dist/index.js');"
MOST_LINES = 60


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The app, compiled beside the package that it needs."""
    made = typescript_package(tmp_path_factory.mktemp("app"))
    compiled(made, EXAMPLE / "app.ts")
    return made


@pytest.fixture
def origin(project: Path) -> Iterator[str]:
    """Where the app is served."""
    with served(project) as address:
        yield address


@pytest.fixture
def ada(person: Callable[[], Person]) -> Person:
    """Somebody who plays."""
    return person()


@pytest.fixture
def page(
    window: Callable[..., Page],
    project: Path,
    origin: str,
    ada: Person,
    shared_service: ServiceProcess,
) -> Page:
    """The page of the app, in the browser of somebody who is signed in at the service."""
    app = register(ada, f"{origin}/index.html", name="Sixty lines")
    template = (EXAMPLE / "index.html").read_text("utf-8")
    assert PLACE in template
    shown = template.replace(PLACE, f"url={shared_service.url}&amp;app={app}")
    (project / "index.html").write_text(shown)
    opened = window(ada)
    opened.goto(f"{origin}/index.html")
    return opened


def test_it_is_short() -> None:
    lines = (EXAMPLE / "app.ts").read_text("utf-8").splitlines()
    assert len(lines) <= MOST_LINES


def test_it_signs_in_lists_what_waits_and_plays(page: Page, ada: Person) -> None:
    game = ada.open("me", "me", title="tzolkin")["id"]
    page.get_by_role("button", name="Sign in").click()
    allow(page, "Sixty lines")
    page.get_by_role("button", name=game).click()
    before = ada.get(f"/v1/games/{game}")["ply"]
    page.get_by_role("button", name="tzolkin.").first.click()
    expect(page.get_by_role("button", name=game)).to_be_visible()
    assert ada.get(f"/v1/games/{game}")["ply"] > before
    assert "code=" not in page.url, "the code is taken out of the address"
    page.reload()
    expect(page.get_by_role("main")).to_contain_text(f"{ada.name}: 1 waiting")
    assert len(connections(ada)) == 1
    page.get_by_role("button", name="Sign out").click()
    expect(page.get_by_role("button", name="Sign in")).to_be_visible()
    assert connections(ada) == []


def test_the_statement_of_the_guide_is_enough(
    window: Callable[..., Page],
    project: Path,
    origin: str,
    ada: Person,
    shared_service: ServiceProcess,
    tmp_path: Path,
) -> None:
    (block,) = [one for one in blocks(GUIDE) if one.language == "typescript"]
    app = register(ada, f"{origin}/guide.html", name="A statement")
    told = block.text.replace("https://kronika.example", shared_service.url)
    (tmp_path / "guide.ts").write_text(told.replace("https://board.example/app.json", app))
    compiled(project, tmp_path / "guide.ts")
    shown = (EXAMPLE / "index.html").read_text("utf-8").replace("app.js", "guide.js")
    (project / "guide.html").write_text(shown)
    page = window(ada)
    page.goto(f"{origin}/guide.html")
    allow(page, "A statement")
    expect(page.get_by_text(f"Hello {ada.name}")).to_be_visible()


def test_who_says_no_is_told_so(page: Page, ada: Person) -> None:
    page.get_by_role("button", name="Sign in").click()
    deny(page, "Sixty lines")
    expect(page.get_by_role("main")).to_contain_text("access_denied")
    assert connections(ada) == []


def test_one_seat_of_one_game(page: Page, ada: Person) -> None:
    games = [ada.open("me", "me", title="tzolkin")["id"] for _ in range(2)]
    page.evaluate(
        f"async (game) => {{ {LIBRARY} const [url, app] = ['url', 'app'].map((name) =>"
        " new URLSearchParams(document.body.dataset.kronika).get(name));"
        " void Kronika.login({url, app, scopes: ['read', 'play'], game, seat: 1}); }",
        games[0],
    )
    allow(page, "Sixty lines")
    expect(page.get_by_role("main")).to_contain_text("403")  # it asks who the player is
    look = (
        f"async ([game, seat]) => {{ {LIBRARY} const kronika = await Kronika.finishLogin();"
        " const asked = {path: {game_id: game}, query: {seat}};"
        " return kronika.getLegalCommands(asked).then((found) => found.seat, (no) => no.kind); }"
    )
    assert page.evaluate(look, [games[0], 1]) == 1
    assert page.evaluate(look, [games[0], 0]) == "not-your-seat"
    assert page.evaluate(look, [games[1], 1]) == "not-your-seat"


def test_a_renewal_is_shared_by_tabs(page: Page, ada: Person) -> None:
    """Both find a token that is about to end, at once; a refresh token that is used twice would end
    the sign-in."""
    page.get_by_role("button", name="Sign in").click()
    allow(page, "Sixty lines")
    expect(page.get_by_role("main")).to_contain_text(ada.name)
    page.evaluate(
        "() => { const kept = JSON.parse(localStorage.getItem('kronika/login'));"
        " localStorage.setItem('kronika/login', JSON.stringify({...kept, ends: 0})); }"
    )
    old = page.evaluate("JSON.parse(localStorage.getItem('kronika/login')).access")
    tabs = [page.context.new_page() for _ in range(3)]
    for tab in tabs:
        tab.goto(page.url, wait_until="commit")
    for tab in tabs:
        expect(tab.get_by_role("main")).to_contain_text(f"{ada.name}: ")
    assert page.evaluate("JSON.parse(localStorage.getItem('kronika/login')).access") != old
    assert len(connections(ada)) == 1


def test_an_answer_of_another_issuer_is_not_taken(page: Page, ada: Person, origin: str) -> None:
    """A page that was mixed up with another service, or with another tab, stops."""
    page.get_by_role("button", name="Sign in").click()
    page.wait_for_url("**/oauth/authorize?*")
    page.goto(f"{origin}/index.html")
    state = page.evaluate("JSON.parse(sessionStorage.getItem('kronika/login')).state")
    page.goto(f"{origin}/index.html?code=stolen&state={state}&iss=https://evil.example")
    expect(page.get_by_role("main")).to_contain_text("other-issuer")
    page.goto(f"{origin}/index.html?code=stolen&state=forged&iss=https://evil.example")
    expect(page.get_by_role("main")).to_contain_text("other-state")
    assert connections(ada) == []
