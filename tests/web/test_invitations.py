"""Invitations in the browser: by name and by link, accepted, declined, too late."""

import re
import secrets
from collections.abc import Callable
from typing import Any, Final

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.service.people import Person
from tests.web.axe import serious
from tests.web.players import Seated
from tests.web.sights import arrived

pytestmark = pytest.mark.web

Windows = Callable[..., Page]
People = Callable[[], Person]

WIDTHS: Final = ((1440, 900), (820, 1180), (390, 844))


def _code(one: Person, game: str, **body: Any) -> str:
    answer = one.http.post(f"/v1/games/{game}/invitations", json=body)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["code"])


def test_people_are_invited_by_name(window: Windows, person: People) -> None:
    ada, bob = person(), person()
    games = [ada.open("me", "open", visibility="private")["id"] for _ in range(2)]
    page = window(ada)
    for game in games:
        page.goto(f"/games/{game}")
        page.get_by_text("Invite by name").click()
        page.get_by_label("Name of the person").fill("nobody-of-this-name")
        page.get_by_role("button", name="Invite", exact=True).click()
        expect(page.get_by_label("Name of the person")).to_have_attribute("aria-invalid", "true")
        page.get_by_label("Name of the person").fill(bob.name)
        page.get_by_role("button", name="Invite", exact=True).click()
        expect(page.get_by_role("heading", name=f"Kept for {bob.name}")).to_be_visible()

    guest = window(bob)
    guest.goto("/invitations")
    expect(guest.get_by_role("button", name="Accept")).to_have_count(2)
    of_first = guest.locator("li.card").filter(has=guest.locator(f'a[href$="{games[0]}"]'))
    of_first.get_by_role("button", name="Decline").click()
    expect(guest.get_by_role("button", name="Accept")).to_have_count(1)
    guest.get_by_role("button", name="Accept").click()
    guest.wait_for_url(f"**/games/{games[1]}")
    expect(guest.locator(".table")).to_be_visible()
    expect(page.locator(".table")).to_be_visible()
    assert ada.http.get(f"/v1/games/{games[0]}/invitations").json()["items"] == []


def test_a_link_is_made_opened_declined_and_followed(window: Windows, person: People) -> None:
    ada, eve = person(), person()
    game = ada.open("me", "open", visibility="private")["id"]
    page = window(ada)
    page.goto(f"/games/{game}")
    page.get_by_role("button", name="Invite a friend by link").click()
    link = page.get_by_label("Invitation link", exact=True).inner_text()
    assert re.search(r"/i/([0-9A-Z]{4}-){2}[0-9A-Z]{4}$", link)
    expect(page.get_by_text("Nobody has opened the link yet.")).to_be_visible()
    page.reload()
    expect(page.get_by_label("Invitation link", exact=True)).to_have_text(link)
    stranger = window(eve)
    stranger.goto(f"/games/{game}")
    expect(stranger.get_by_text("The game does not exist", exact=True)).to_be_visible()

    guest = window()
    guest.goto(link)
    expect(guest.get_by_role("heading", level=1)).to_contain_text(f"{ada.name} invites you")
    expect(page.get_by_text("The link was opened")).to_be_visible()
    guest.get_by_role("button", name=f"Tell {ada.name} that you decline").click()
    expect(guest.get_by_role("heading", name="You have declined")).to_be_visible()
    expect(page.get_by_text("Somebody declined")).to_be_visible()
    guest.get_by_role("button", name="I will come after all").click()
    guest.get_by_label("Your name at the table").fill(eve.name)
    guest.get_by_role("button", name="Sit down and play").click()
    expect(guest.locator(".refused")).to_contain_text("is in use")
    guest.get_by_label("Your name at the table").fill(f"bob-{secrets.token_hex(4)}")
    guest.get_by_role("button", name="Sit down and play").click()
    for seen in (guest, page):
        expect(seen.locator(".table")).to_be_visible()
    assert guest.url.endswith(f"/games/{game}"), "the code is not left in the address"


@pytest.mark.parametrize("width", WIDTHS, ids=str)
def test_a_friend_moves_after_four_clicks(
    window: Windows, person: People, width: tuple[int, int]
) -> None:
    """From the link to the first move of one's own, without an account."""
    ada = person()
    game = ada.open("me", "open", title="tzolkin", options={"starting_player": 1})["id"]
    page = window(viewport={"width": width[0], "height": width[1]})
    page.goto(f"/i/{_code(ada, game, seat=1)}")
    arrived(page)
    assert serious(page) == []
    page.get_by_role("button", name="Sit down and play").click()  # one
    page.wait_for_url(f"**/games/{game}")
    expect(page.locator(".table")).to_be_visible()
    while 1 not in ada.get(f"/v1/games/{game}")["awaits"]:
        ada.play_any(game, 0)
    friend = Seated(page, game)
    friend.settled()
    for _ in range(3):  # two, three, four
        friend.click(lambda _: 0, others=True)
        if _moved(ada, game, 1):
            break
    assert _moved(ada, game, 1), "no move after four clicks"


def _moved(one: Person, game: str, seat: int) -> bool:
    moves = one.get(f"/v1/games/{game}/moves", after=0, limit=50)["items"]
    return any(move["seat"] == seat for move in moves)


def test_whoever_signs_in_comes_back_to_the_seat(window: Windows, person: People) -> None:
    ada, bob = person(), person()
    game = ada.open("me", "open", "open")["id"]
    page = window()
    page.goto(f"/i/{_code(ada, game, seat=2)}")
    page.get_by_role("main").get_by_role("link", name="Sign in").click()
    page.get_by_text("With a key to the account").click()
    page.get_by_label("Account key").fill(bob.token)
    page.get_by_role("button", name="Sign in").click()
    page.wait_for_url("**/i/*")
    expect(page.get_by_text("You play as")).to_contain_text(bob.name)
    page.get_by_role("button", name="Sit down and play").click()
    page.wait_for_url(f"**/games/{game}")
    assert ada.get(f"/v1/games/{game}")["seats"][2]["account"]["id"] == bob.id


def test_links_that_lead_nowhere_say_why(
    window: Windows, person: People, web: httpx.Client
) -> None:
    ada, bob = person(), person()
    full, begun, over = (ada.open("me", *seats)["id"] for seats in (("open", "open"),) * 3)
    codes = {name: _code(ada, name, seat=1) for name in (full, begun, over)}
    bob.http.post(f"/v1/games/{full}/join", json={"invitation": codes[full]})
    ada.http.post(f"/v1/games/{full}/invitations", json={"account": bob.id, "seat": 2})
    for seat in (1, 2):
        ada.http.put(f"/v1/games/{begun}/seats/{seat}", json={"kind": "bot"})
    lost = codes[begun]
    ada.http.post(f"/v1/games/{over}/leave", json={})
    page = window()
    for code, said in (
        (codes[full], "Every seat is taken"),
        (lost, "This invitation leads nowhere"),
        (codes[over], "The table is closed"),
        ("0000-0000-0000", "This invitation leads nowhere"),
    ):
        page.goto(f"/i/{code}")
        expect(page.get_by_role("heading", level=1)).to_have_text(said)
        expect(page.get_by_role("link", name="Open a table of your own")).to_be_visible()
    late = ada.open("me", "open")["id"]
    code = _code(ada, late)
    assert bob.join(late).json()["status"] == "running"
    page.goto(f"/i/{code}")
    expect(page.get_by_role("heading", level=1)).to_have_text("The game has begun")
    page.get_by_role("main").get_by_role("link", name="Watch").click()
    expect(page.locator(".table")).to_be_visible()
