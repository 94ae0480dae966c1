"""The door and the home page: a guest's first minute, what waits, and pages that do not move."""

import re
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any, Final

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.service.people import Person, play_to_the_end
from tests.service.settling import settle
from tests.web.axe import serious
from tests.web.moving import restless, watch
from tests.web.players import Seated
from tests.web.sights import arrived, visit

pytestmark = pytest.mark.web

Windows = Callable[..., Page]
People = Callable[[], Person]
WIDTHS: Final = ((1440, 900), (820, 1180), (390, 844))
AN_HOUR: Final = {"clock": {"pace": {"type": "per-move", "seconds": 3600}}}
A_DAY: Final = {"clock": {"pace": {"type": "per-move", "seconds": 86_400}}}


@pytest.mark.parametrize("size", WIDTHS, ids=[f"{wide}" for wide, _ in WIDTHS])
def test_a_guest_plays_three_moves_in_six_clicks(
    window: Windows, web: httpx.Client, size: tuple[int, int]
) -> None:
    page = window(viewport={"width": size[0], "height": size[1]})
    page.goto("/")
    page.get_by_role("button", name="Play against a bot: Tzolk'in").click()
    clicks, seated = 1, Seated.here(page)
    seated.settled()
    while _own_moves(web, seated.game) < 3:
        before, end = seated.at, page.locator(".ends .say", has_text="End the turn")
        if end.count() and end.is_enabled():  # what was chosen until then is played
            end.click()
            seated.settled(before)
        else:
            seated.click(lambda _: 0)
        clicks += 1
    assert clicks <= 6
    who = page.evaluate("JSON.parse(localStorage.getItem('kronika/person'))")
    assert re.fullmatch(r"Guest \d{4,}", who["name"])
    assert who["guest"] is True


def _own_moves(web: httpx.Client, game: str) -> int:
    moves = web.get(f"/v1/games/{game}/moves", params={"limit": 100}).json()["items"]
    return sum(one["seat"] == 0 for one in moves)


def test_what_waits_comes_first_on_every_page(window: Windows, person: People) -> None:
    ada, bob = person(), person()
    slow = ada.open("me", "random", title="tzolkin", terms=A_DAY)["id"]
    hasty = ada.open("me", "open", title="tzolkin", terms=AN_HOUR)["id"]
    assert bob.join(hasty).is_success
    over = ada.open("me", "open")["id"]
    assert bob.join(over).is_success
    play_to_the_end(over, (ada, 0), (bob, 1))
    table = bob.open("me", "open", title="tzolkin", visibility="private")["id"]
    bob.http.post(f"/v1/games/{table}/invitations", json={"account": ada.name})
    settle(ada.http)
    page = window(ada)
    visit(page, "/")
    expect(page.get_by_role("heading", level=1)).to_have_text("2 games wait for you")
    expect(page).to_have_title("(2) 2 games wait for you · Kronika")
    games = page.locator(".waiting-game")
    expect(games.first.get_by_role("link")).to_have_attribute("href", f"/games/{hasty}")
    expect(games.last.get_by_role("link")).to_have_attribute("href", f"/games/{slow}")
    expect(games.first).to_contain_text("Keep two of your starting wealth tiles.")
    expect(games.first).to_contain_text(re.compile(r"5\d min left"))
    expect(page.get_by_role("region", name="Finished lately")).to_contain_text(bob.name)
    page.get_by_role("button", name=re.compile("^Decline")).click()
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("button", name=re.compile("^Take the seat"))).to_be_visible()
    visit(page, "/about")
    page.get_by_role("link", name="2 wait for you").click()
    page.wait_for_url(f"**/games/{hasty}")
    seated = Seated.here(page)
    seated.settled()
    ada.play_any(hasty, 0)  # now Bob is awaited
    expect(page.get_by_role("link", name=re.compile("^Next game that waits"))).to_be_visible()
    page.keyboard.press("w")
    page.wait_for_url(f"**/games/{slow}")


def test_home_goes_on_with_what_was_begun(window: Windows, person: People) -> None:
    ada, bob = person(), person()
    over = ada.open("me", "open")["id"]
    assert bob.join(over).is_success
    assert ada.http.post(f"/v1/games/{over}/resign", json={"seat": 0}).is_success
    settle(ada.http)
    page = window(ada)
    visit(page, "/titles/tzolkin/introduction?step=3")
    heading = page.get_by_role("heading", level=2).first.inner_text()
    visit(page, "/games/new?title=tzolkin")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url(re.compile(r"/games/gam_"))
    first = page.url
    visit(page, "/")
    learning = page.get_by_role("region", name="Go on learning")
    expect(learning).to_contain_text(f": {heading}")
    page.get_by_role("button", name="Share: ").click()
    sharing = page.get_by_role("dialog")
    shared = sharing.get_by_role("textbox", name="Address")
    expect(shared).to_have_value(re.compile(rf"/games/{over}\?ply=0$"))
    sharing.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Again as last time: Tzolk'in. You, a friend").click()
    page.wait_for_url(re.compile(r"/games/gam_"))
    assert page.url != first
    again = ada.get(f"/v1/games/{page.url.rpartition('/')[2]}")
    assert [one["kind"] for one in again["seats"]] == ["person", "open", "bot"]
    expect(page.get_by_label("Invitation link", exact=True)).to_be_visible()
    visit(page, "/")
    learning.get_by_role("link", name="Introduction to Tzolk'in").click()
    page.wait_for_url("**/titles/tzolkin/introduction?step=3")


def test_nothing_cut_off_nothing_inaccessible_and_nothing_moves(
    window: Windows, person: People
) -> None:
    ada = person()
    ada.open("me", "random", title="tzolkin", terms=AN_HOUR)
    ada.open("me", "open", title="tzolkin")
    settle(ada.http)
    found: list[str] = []
    for who in (None, ada):
        for (wide, high), scheme, locale in _looks():
            page = window(
                who, viewport={"width": wide, "height": high}, color_scheme=scheme, locale=locale
            )
            watch(page)
            visit(page, "/")
            name = f"{'door' if who is None else 'home'} {wide} {scheme} {locale}"
            found += [
                f"{name}: {one}"
                for one in (
                    *serious(page),
                    *_faults(page),
                    *restless(page, partial(visit, page, "/")),
                )
            ]
            page.context.close()
    assert found == [], "\n".join(found)


def _looks() -> Iterable[tuple[tuple[int, int], str, str]]:
    yield WIDTHS[0], "light", "en"
    yield WIDTHS[1], "dark", "cs-CZ"
    yield WIDTHS[2], "light", "cs-CZ"


def _faults(page: Page) -> Iterable[str]:
    """What lies beside the screen, or is cut off."""
    told: dict[str, Any] = page.evaluate("""() => ({
      beside: document.documentElement.scrollWidth - innerWidth,
      cut: [...document.querySelectorAll('main :is(h1, h2, h3, p, li, a, button)')]
        .filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth + 1
          && getComputedStyle(one).display !== 'inline' && one.clientWidth > 0)
        .map((one) => one.textContent.slice(0, 60))})""")
    if told["beside"] > 0:
        yield f"{told['beside']} px lie beside the screen"
    yield from (f"cut off: {one}" for one in told["cut"])


def test_a_stranger_joins_a_table_and_keeps_the_account(window: Windows, person: People) -> None:
    ada = person()
    game = ada.open("me", "open", title="tzolkin")["id"]
    settle(ada.http)
    page = window(locale="cs-CZ")
    visit(page, "/")
    row = page.locator(".table-row").filter(has=page.locator(f'a[href="/games/{game}"]'))
    row.get_by_role("button").click()
    page.wait_for_url(f"**/games/{game}")
    arrived(page)
    name = page.evaluate("JSON.parse(localStorage.getItem('kronika/person')).name")
    assert re.fullmatch(r"Host \d{4,}", name)
    assert ada.get(f"/v1/games/{game}")["seats"][1]["account"]["name"] == name
