"""Browsers that several people use: what one has seen is not there for the next one."""

from collections.abc import Callable

from tests.service.people import Person
from tests.service.sign_in.browser import Browser
from tests.service.sign_in.test_sessions import signed_in


def test_no_browser_keeps_pages_of_private_games(
    anybody: Callable[[], Person], browser: Callable[[], Browser]
) -> None:
    """It would find them by the address alone, when their player has signed out, too."""
    ada, firefox = anybody(), browser()
    signed_in(firefox, ada)
    kept = {}
    for visibility in ("private", "public"):
        game = ada.open("me", "random", visibility=visibility)["id"]
        assert ada.http.post(f"/v1/games/{game}/resign", json={"seat": 0}).is_success
        path = f"/v1/games/{game}/events?limit=1"
        page, by_token = firefox.send("GET", path), ada.http.get(path)
        assert page.json() == by_token.json()
        assert "immutable" in by_token.headers["cache-control"]
        assert by_token.headers["vary"].startswith("Authorization")
        kept[visibility] = page.headers["cache-control"]
    assert kept["private"] == "private, no-cache"
    assert "immutable" in kept["public"]
