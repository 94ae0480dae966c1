"""Whole games over HTTP, by a client that knows only the published document."""

from itertools import count
from typing import Any

import pytest

from tests.client.following import Follower
from tests.client.outside import Outside
from tests.client.playing import Game
from tests.service.process import ServiceProcess
from tests.support.titles import SLUGS, title_of

TABLES = [
    pytest.param(slug, seats, id=f"{slug}-{seats}")
    for slug in SLUGS
    for seats in (2, 3, 4)
    if title_of(slug).meta.seats[0] <= seats <= title_of(slug).meta.seats[1]
]

_guests = count(1)


@pytest.mark.parametrize(("title", "seats"), TABLES)
def test_a_whole_game(shared_service: ServiceProcess, title: str, seats: int) -> None:
    anybody = Outside(shared_service.url)
    users = [anybody.as_somebody(f"outsider-{next(_guests)}") for _ in range(seats)]
    game = Game(users, title, seed=seats)
    followers = [Follower(user, game.id, seed) for seed, user in enumerate([anybody, users[-1]])]
    for follower in followers:
        follower.start()
    finished = game.play()

    assert finished["result"]["standings"]
    assert game.retries > 0
    _stream_has_told_everything(anybody, game, followers, finished)
    _states_never_change(game)
    _reading_again_gives_the_same(anybody, game, finished)


def _stream_has_told_everything(
    anybody: Outside, game: Game, followers: list[Follower], finished: Any
) -> None:
    for follower in followers:
        follower.join(timeout=180)
        assert follower.trouble is None, follower.trouble
        assert not follower.is_alive()
        versions = [event["version"] for event in follower.events]
        assert versions == list(range(1, finished["version"] + 1))
        assert follower.cuts > 0
    exported = anybody.call("exportGame", game_id=game.id)
    assert exported["game"] == finished
    for follower in followers:
        for told, kept in zip(follower.events, exported["events"], strict=True):
            assert _agrees(told, kept), (told, kept)


def _states_never_change(game: Game) -> None:
    """What was seen of a ply is still there; only what was hidden may have been opened."""
    assert game.kept
    for (ply, seat), seen in game.kept.items():
        user = game.users[seat or 0]
        now = user.call("getState", game_id=game.id, ply=ply)
        assert _agrees(seen, now), f"ply {ply} as seat {seat} saw it"
        assert user.call("getState", game_id=game.id, ply=ply) == now


def _reading_again_gives_the_same(anybody: Outside, game: Game, finished: Any) -> None:
    moves: list[Any] = []
    after: int | None = 0
    while after is not None:
        page = anybody.call("listMoves", game_id=game.id, after=after, limit=100)
        moves += page["items"]
        after = page.get("next")
    assert len(moves) == finished["ply"] == game.moves
    last = anybody.call("getDifference", game_id=game.id, **{"from": 0, "to": finished["ply"]})
    assert last["changes"]


def _agrees(seen: Any, now: Any) -> bool:
    """Whether two values are equal but for what the first one hides."""
    match seen, now:
        case {"hidden": int(), **rest}, _ if not rest:
            return True
        case {"committed": str()}, dict():
            return bool(seen == {name: now.get(name) for name in seen}) and "salt" in now
        case dict(), dict():
            return seen.keys() == now.keys() and all(_agrees(seen[k], now[k]) for k in seen)
        case list(), list():
            return len(seen) == len(now) and all(map(_agrees, seen, now))
        case _:
            return bool(seen == now)
