"""Several service machines behind one gateway: games stay hot where they are played, and any
process can play any game."""

import re
import time
from collections.abc import Callable
from pathlib import Path

import httpx

from tests.service.gateway import gateway, key_of, ranked
from tests.service.people import Person
from tests.service.players import Player, is_whole
from tests.service.process import ServiceProcess

EACH = 2
"""Games whose home is a process, at least."""


def test_games_stay_hot_at_their_process_and_go_on_without_it(
    tmp_path: Path, postgres_dsn: str, redis_url: str
) -> None:
    with (
        ServiceProcess(tmp_path / "one.log", postgres_dsn, redis_url) as one,
        ServiceProcess(tmp_path / "two.log", postgres_dsn, redis_url) as two,
        gateway([one.url, two.url]) as address,
    ):
        ada = Person.create(address, "ada")
        homes: dict[str, list[str]] = {one.url: [], two.url: []}
        while min(map(len, homes.values())) < EACH:
            game = ada.at(one.url).open("me", "me")["id"]
            homes[ranked(game, list(homes))[0]].append(game)
        games = [game for at_home in homes.values() for game in at_home]
        for game in games:
            _play(ada, game)
        # All were opened at one process, so the other has read those whose home it is, once.
        loaded = {url: _loads(url) for url in homes}
        assert loaded == {one.url: 0, two.url: len(homes[two.url])}
        for game in games * 2:
            _play(ada, game)
        assert {url: _loads(url) for url in homes} == loaded, "a game was read a second time"

        body, key = _move(ada, games[0]), {"Idempotency-Key": "once"}
        first = ada.http.post(f"/v1/games/{games[0]}/moves", json=body, headers=key)
        assert first.status_code == 201, first.text
        players = [Player(ada.at(address), game, 2, seed) for seed, game in enumerate(games)]
        for player in players:
            player.start()
        _wait_until(lambda: all(player.acknowledged for player in players))
        one.kill()
        for player in players:
            player.join(180)
            assert player.trouble is None, player.trouble
            is_whole(ada, player)
            assert ada.get(f"/v1/games/{player.game}")["status"] == "finished"
        # Each game of the killed process was read once by the other one, and no other game was.
        assert _loads(two.url) == loaded[two.url] + len(homes[one.url])
        again = ada.http.post(f"/v1/games/{games[0]}/moves", json=body, headers=key)
        assert (again.status_code, again.content) == (201, first.content)


def test_only_games_that_lose_their_process_move() -> None:
    upstreams = [f"http://10.0.0.{number}:8000" for number in range(5)]
    gone = upstreams[2]
    paths = [f"/v1/games/g{number}/moves?after=1" for number in range(500)]
    before = {path: ranked(key_of(path), upstreams)[0] for path in paths}
    left = [one for one in upstreams if one != gone]
    after = {path: ranked(key_of(path), left)[0] for path in paths}
    moved = {path for path in paths if before[path] != after[path]}
    assert moved == {path for path in paths if before[path] == gone}
    assert set(before.values()) == set(upstreams)
    assert {after[path] for path in moved} == set(left), "they spread over all that are left"


def test_the_gateway_reads_the_game_as_caddy_is_told_to() -> None:
    caddy = (Path(__file__).parents[2] / "deploy/Caddyfile").read_text()
    pattern = re.search(r"path_regexp game (\S+)", caddy)
    assert pattern is not None
    for path, game in (
        ("/v1/games/abc_-1", "abc_-1"),
        ("/v1/games/abc/moves", "abc"),
        ("/v1/games/abc/states/latest", "abc"),
        ("/v1/games", ""),
        ("/v1/titles/tzolkin", ""),
        ("/games/abc", ""),
    ):
        found = re.search(pattern[1], path)
        assert (found[1] if found else "") == key_of(path) == game
    assert "not path /v1/games/import" in caddy
    assert key_of("/v1/games/import?visibility=public") == ""
    routed = ["request_header -X-Kronika-Game", "request_header @game", "lb_policy header X-Kron"]
    places = [caddy.index(line) for line in ("respond /metrics 404", *routed)]
    assert places == sorted(places), "`route` keeps the order as it is written"


def _play(person: Person, game: str) -> None:
    answer = person.http.post(f"/v1/games/{game}/moves", json=_move(person, game))
    assert answer.status_code == 201, answer.text


def _move(person: Person, game: str) -> dict[str, object]:
    """The first legal command of whoever is awaited, as a request for moves."""
    seat = person.get(f"/v1/games/{game}")["awaits"][0]
    legal = person.legal(game, seat)
    return {"seat": seat, "decision": legal["decision"], "commands": legal["commands"][:1]}


def _loads(url: str) -> float:
    """How often the process has read a game from the log."""
    lines = httpx.get(f"{url}/metrics", timeout=180).text.splitlines()
    found = [line for line in lines if line.startswith("kronika_game_loads_total")]
    return sum(float(line.rpartition(" ")[2]) for line in found)


def _wait_until(true: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 180
    while not true():
        assert time.monotonic() < deadline
        time.sleep(0.01)
