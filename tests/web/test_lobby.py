"""The lobby shows games."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.service.people import Person
from tests.service.settling import settle

pytestmark = pytest.mark.web


def test_the_lobby_lists_an_open_game(page: Page, person: Callable[[], Person]) -> None:
    ada = person()
    seats = [{"kind": "me"}, {"kind": "open"}]
    game = ada.http.post("/v1/games", json={"title": "lanterns", "seats": seats}).json()["id"]
    settle(ada.http)
    page.goto("/games?tab=open")
    expect(page.locator(f'a[href="/games/{game}"]')).to_be_visible()
