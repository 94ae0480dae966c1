"""What a desk says of a game from a file is what the service says of it, byte for byte.

Two programs say it, each with a hash seed of its own: what hung on the order of a set would differ.
"""

import random
from collections.abc import Callable
from typing import Any

import httpx
import pytest

from tests.audit.exporting import begun, chosen, logged
from tests.referee.mirror import LINES, Mirror, at_plies, imported, seated, whole
from tests.service.people import Person, play_to_the_end
from tests.support.titles import title_of

People = Callable[[], Person]

BACK = (
    ("ancient-knowledge", 2, 10),
    ("eldervale", 1, 10),
    ("monumental", 2, 18),
    ("through-the-ages", 2, 6),
    ("tzolkin", 2, 18),
)
"""Short games that have gone back to earlier plies."""


def check(mirror: Mirror) -> None:
    """Asks for everything, in a language and without."""
    last = mirror.shown["ply"]
    back = [one[name] for one in mirror.shown.get("rewinds", ())[-2:] for name in ("at", "to")]
    plies = sorted({0, 1, *range(2, last, max(1, last // 4)), *back, last})
    bad = mirror.differences(at_plies(mirror.shown, plies), **{"Accept-Language": "cs"})
    bad += mirror.differences(whole(mirror.shown), **{"Accept-Language": "en"})
    bad += mirror.differences(("/events", "/moves", "/events?limit=3", "/moves?limit=2"), **LINES)
    bad += mirror.differences(("/events?limit=9", "/moves?limit=9"))
    assert bad == []


@pytest.mark.slow
@pytest.mark.parametrize(("slug", "seats", "number"), BACK)
def test_a_game_that_has_gone_back_is_told_the_same(
    slug: str, seats: int, number: int, person: People, web: httpx.Client
) -> None:
    game = logged(slug, seats, number)
    assert any(event.kind == "table.rewound" for event in game.events)
    ada = person()
    mirror = Mirror(web, imported(ada, game))
    check(mirror)
    paths = ("", "?schemas=false", "/components", "/components?limit=3", "/rules", "/rules/KR-99")
    titles = [f"/v1/titles/{slug}{path}" for path in paths]
    assert mirror.differing(titles, **{"Accept-Language": "cs"}) == []


def test_a_game_of_people_with_clocks_who_give_up_is_told_the_same(
    person: People, web: httpx.Client
) -> None:
    ada, bob = person(), person()
    pace = {"type": "total", "seconds": 3600, "increment": 7}
    terms = {"clock": {"pace": pace, "on_expiry": "loss"}}
    game = ada.open("me", "open", terms=terms)["id"]
    bob.join(game)
    for turn in range(6):
        awaited = ada.get(f"/v1/games/{game}")["awaits"][0]
        (ada, bob)[awaited].play_any(game, awaited, turn)
    assert bob.http.post(f"/v1/games/{game}/resign", json={}).status_code < 300
    mirror = Mirror(web, game)
    assert mirror.shown["clocks"]
    assert mirror.shown["seats"][1]["account"]["id"] == bob.id
    check(mirror)
    mirror.http = bob.http
    assert mirror.differences(seated(mirror.shown, 1), **{"Accept-Language": "cs"}) == []


def test_a_fork_that_was_played_on_is_told_the_same(person: People, web: httpx.Client) -> None:
    ada = person()
    game = ada.open("me", "me")["id"]
    play_to_the_end(game, (ada, 0), (ada, 1))
    wanted = {"ply": 4, "seats": [{"kind": "me"}, {"kind": "bot"}]}
    fork = ada.http.post(f"/v1/games/{game}/forks", json=wanted).json()["id"]
    for turn in range(300):
        shown: dict[str, Any] = ada.get(f"/v1/games/{fork}")
        if shown["status"] == "finished":
            break
        if 0 in shown["awaits"]:
            ada.play_any(fork, 0, turn)
    mirror = Mirror(web, fork)
    assert mirror.shown["descent"]["how"] == "fork"
    check(mirror)
    mirror.http = ada.http
    assert mirror.differences(seated(mirror.shown, 0)) == []


def test_a_game_that_was_called_off_is_told_the_same(person: People, web: httpx.Client) -> None:
    title, dice = title_of("tzolkin"), random.Random(5)
    writer = begun("tzolkin", 2, 5)
    for _ in range(20):
        writer.move(chosen(title, writer.position.state, dice))
    writer.call_off()
    ada = person()
    mirror = Mirror(web, imported(ada, writer.logged()))
    assert mirror.shown["status"] == "void"
    check(mirror)
