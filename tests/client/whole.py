"""One whole game from outside, and everything that must be true of it.

All seats are held by clients that know the contract only; somebody without a seat and the last seat
follow the stream meanwhile. At the end the stream, the export, the states and the moves must tell
the same, and the export is checked offline with the keys and receipts that the clients were given.
"""

import uuid
from typing import Any

import msgspec

from events.receipts import Receipt
from games.kernel.registry import Registry
from tests.client.following import Follower
from tests.client.outside import Outside
from tests.client.playing import Game
from tests.client.tables import Table
from tests.support.figures import figures
from tests.support.titles import SLUGS, title_of
from verifier.evidence import Evidence
from verifier.evidence_files import keys_of
from verifier.sheet import describe
from verifier.verifying import verify

REGISTRY = Registry({slug: title_of(slug) for slug in SLUGS})
TIMES = ("created_at", "updated_at", "started_at", "finished_at")
PATIENCE = 600.0
"""Seconds that followers get to come to the end."""


def play_whole(url: str, table: Table, seed: int) -> Game:
    """Plays one game at a table to its end; raises AssertionError for what is not as it must be."""
    anybody, party = Outside(url), uuid.uuid4().hex[:12]
    users = [anybody.as_somebody(f"outsider-{party}-{seat}") for seat in range(table.seats)]
    game = Game(users, table, seed)
    followers = [Follower(user, game.id, seed + n) for n, user in enumerate([anybody, users[-1]])]
    for follower in followers:
        follower.start()
    finished = game.play()

    assert finished["result"]["standings"]
    assert game.retries > 0
    _stream_has_told_everything(anybody, game, followers, finished)
    _states_never_change(game)
    _reading_again_gives_the_same(anybody, game, finished)
    _nothing_is_wrong_with_the_export(anybody, game, finished)
    for user in [anybody, *users]:
        user.http.close()
    return game


def _stream_has_told_everything(
    anybody: Outside, game: Game, followers: list[Follower], finished: Any
) -> None:
    for follower in followers:
        follower.join(timeout=PATIENCE)
        assert follower.trouble is None, follower.trouble
        assert not follower.is_alive()
        versions = [event["version"] for event in follower.events]
        assert versions == list(range(1, finished["version"] + 1))
        assert follower.cuts > 0
    exported = anybody.call("exportGame", game_id=game.id)
    # When it was is said by its events.
    shown = {name: value for name, value in finished.items() if name not in TIMES}
    held, told = ({**one, "result": figures(one["result"])} for one in (exported["game"], shown))
    assert held == told
    for follower in followers:
        for seen, kept in zip(follower.events, exported["events"], strict=True):
            assert kept["type"] == kept["data"]["type"]
            said = {name: value for name, value in kept.items() if name != "type"}
            assert _agrees(seen, said), (seen, said)


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
    after: int | str | None = 0
    while after is not None:
        page = anybody.call("listMoves", game_id=game.id, after=after, limit=100)
        moves += page["items"]
        after = page.get("next")
    assert len(moves) == finished["ply"] == game.moves
    last = anybody.call("getDiff", game_id=game.id, **{"from": 0, "to": finished["ply"]})
    assert last["changes"]


def _nothing_is_wrong_with_the_export(anybody: Outside, game: Game, finished: Any) -> None:
    """What `kronika verify --keys --receipt` says of what any reader and each seat can export."""
    evidence = Evidence(
        keys=keys_of(anybody.answer("listKeys").text),
        receipts=msgspec.convert((game.receipts[0], game.receipts[-1]), tuple[Receipt, ...]),
    )
    for user in (anybody, game.users[-1]):
        raw = user.answer("exportGame", game_id=game.id).content
        report = verify(game.id, raw, REGISTRY, evidence)
        assert report.good, describe(report)
        assert report.vouched, describe(report)
        said = {check.name: check.verdict for check in report.checks}
        assert said.pop("bounds") == "unknown", describe(report)  # no witness has dated anything
        assert {*said.values()} == {"good"}, describe(report)
        assert report.plies == finished["ply"]
        ranks = {one["seat"]: one["rank"] for one in finished["result"]["standings"]}
        assert {one.seat: one.rank for one in report.standings} == ranks


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
