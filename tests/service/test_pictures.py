"""Pictures of positions over HTTP: what they are, who gets them, what caches may do with them."""

import re
import struct
from collections.abc import Callable
from typing import Any

import httpx
import pytest

from tests.service.people import Person, play_to_the_end

People = Callable[[], Person]
PNG = b"\x89PNG\r\n\x1a\n"


def size(png: bytes) -> tuple[int, int]:
    """Width and height, as the head of a PNG says."""
    assert png.startswith(PNG)
    width, height = struct.unpack(">II", png[16:24])
    return width, height


@pytest.fixture
def shown(person: People) -> tuple[Person, str]:
    ada = person()
    return ada, f"/v1/games/{ada.open('me', 'me', title='tzolkin')['id']}/picture"


def test_a_picture_is_what_is_asked_for(shown: tuple[Person, str], web: httpx.Client) -> None:
    _, path = shown
    usual = web.get(path)
    assert usual.headers["content-type"] == "image/png"
    assert size(usual.content) == (1200, 630)
    assert usual.headers["cross-origin-resource-policy"] == "cross-origin"
    assert {"accept", "accept-language"} <= set(re.split(r", *", usual.headers["vary"].lower()))
    assert size(web.get(path, params={"width": 320}).content) == (320, 168)
    drawn = web.get(path, headers={"Accept": "image/svg+xml", "Accept-Language": "cs"})
    assert drawn.headers["content-type"].startswith("image/svg+xml")
    assert drawn.headers["content-language"] == "cs"
    assert "<svg" in drawn.text
    assert "Kolo" in drawn.text
    browser = {"Accept": "image/avif,image/webp,image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5"}
    assert web.get(path, headers=browser).headers["content-type"] == "image/png"
    named = web.get(path, params={"format": "svg", "language": "en"}, headers=browser)
    assert "Round" in named.text
    assert web.get(path, params={"format": "svg", "theme": "dark"}).text != named.text


def test_what_is_asked_for_badly_is_refused(shown: tuple[Person, str], web: httpx.Client) -> None:
    _, path = shown
    bad: tuple[dict[str, Any], ...] = (
        {"width": 20},
        {"width": 90000},
        {"format": "gif"},
        {"theme": "blue"},
        {"language": "de"},
        {"other": 1},
    )
    for query in bad:
        assert web.get(path, params=query).status_code == 400, query
    assert web.get(path, params={"ply": 999}).json()["kind"] == "unknown-ply"
    assert web.get(path, headers={"Accept": "text/html"}).status_code == 406


def test_private_games_and_seats_of_others_show_nothing(person: People, web: httpx.Client) -> None:
    ada, eve = person(), person()
    game = ada.open("me", "me", visibility="private")["id"]
    path = f"/v1/games/{game}/picture"
    mine = ada.http.get(path, params={"seat": 0})
    assert mine.status_code == 200
    assert mine.headers["cache-control"].startswith("private")
    assert mine.headers["cross-origin-resource-policy"] == "same-origin"
    for stranger in (eve.http, web):
        refused = stranger.get(path)
        assert refused.json()["kind"] == "unknown-game"
    public = ada.open("me", "open")["id"]
    bob = person()
    bob.join(public)
    asked = bob.http.get(f"/v1/games/{public}/picture", params={"seat": 0})
    assert asked.json()["kind"] == "not-your-seat"


def test_pictures_of_the_past_do_not_change_and_are_not_sent_twice(
    person: People, web: httpx.Client
) -> None:
    ada = person()
    game = ada.open("me", "me")["id"]
    path = f"/v1/games/{game}/picture"
    first = web.get(path, params={"ply": 0})
    known = {"If-None-Match": first.headers["etag"]}
    ada.play_any(game, 0)
    again = web.get(path, params={"ply": 0}, headers=known)
    assert (again.status_code, again.content) == (304, b"")
    assert web.get(path).headers["etag"] != first.headers["etag"]
    play_to_the_end(game, (ada, 0), (ada, 1))
    over = web.get(path, params={"ply": 0})
    assert over.headers["cache-control"] == "public, max-age=86400, immutable"
