"""Invitations in the browser: by name and by link, accepted, declined, withdrawn."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.service.people import Person

pytestmark = pytest.mark.web

Windows = Callable[..., Page]
People = Callable[[], Person]


def test_people_are_invited_by_name(window: Windows, person: People) -> None:
    ada, bob = person(), person()
    games = [ada.open("me", "open", visibility="private")["id"] for _ in range(2)]
    page = window(ada)
    for game in games:
        page.goto(f"/games/{game}")
        page.get_by_label("Name of the person").fill("nobody-of-this-name")
        page.get_by_role("button", name="Invite by name").click()
        expect(page.get_by_label("Name of the person")).to_have_attribute("aria-invalid", "true")
        page.get_by_label("Name of the person").fill(bob.name)
        page.get_by_role("button", name="Invite by name").click()
        expect(page.get_by_role("region", name="Invite")).to_contain_text(bob.name)

    guest = window(bob)
    guest.goto("/")
    guest.get_by_role("link", name="Invitations").click()
    expect(guest.get_by_role("button", name="Accept")).to_have_count(2)
    of_first = guest.locator("li.card").filter(has=guest.locator(f'a[href$="{games[0]}"]'))
    of_first.get_by_role("button", name="Decline").click()
    expect(guest.get_by_role("button", name="Accept")).to_have_count(1)
    guest.get_by_role("button", name="Accept").click()
    guest.wait_for_url(f"**/games/{games[1]}")
    expect(guest.locator(".table")).to_be_visible()
    expect(page.locator(".table")).to_be_visible()
    assert ada.http.get(f"/v1/games/{games[0]}/invitations").json()["items"] == []


def test_a_link_invites_whoever_has_it(window: Windows, person: People) -> None:
    ada, bob = person(), person()
    game = ada.open("me", "open", visibility="private")["id"]
    page = window(ada)
    page.goto(f"/games/{game}")
    page.get_by_role("button", name="Make an invitation link").click()
    link = page.get_by_label("Invitation link").input_value()
    stranger = window(person())
    stranger.goto(f"/games/{game}")
    expect(stranger.get_by_text("The game does not exist", exact=True)).to_be_visible()
    guest = window(bob)
    guest.goto(link)
    guest.get_by_role("button", name="Join").click()
    expect(guest.locator(".table")).to_be_visible()
    assert guest.url.endswith(f"/games/{game}"), "the code is not left in the address"
