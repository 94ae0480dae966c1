"""The archive, by its command: every answer about a packed game is what it was before."""

import json
import time
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any, Final

import asyncpg
import httpx
import pytest

from service import contract
from service.backup import checking
from tests.cli.running import kronika
from tests.service.people import Person
from tests.service.process import ServiceProcess

TITLES: Final = ("ancient-knowledge", "eldervale", "monumental", "through-the-ages", "tzolkin")
PLIES: Final = 12
"""Moves of short games."""
FILLED: Final[Mapping[str, tuple[object, ...]]] = {
    "seat": (None, 0),
    "from": (1,),
    "to": (7,),
    "ply": (None, 6),
    "version": (None, 5),
    "format": ("svg",),
}
"""What is given for parameters of operations; others are left out."""
NAMED: Final[Mapping[str, tuple[object, ...]]] = {
    "ply": (1, 9),
    "seat": (0,),
    "proposal_number": (1,),
    "dispute_number": (1,),
    "refusal_id": ("none",),
}
"""What is given within paths."""


@cache
def operations() -> tuple[tuple[str, tuple[str, ...]], ...]:
    """All paths of the contract that read something of a game, with the parameters of each."""
    document = json.loads(contract.current())
    found = []
    for path, methods in document["paths"].items():
        if "get" in methods and "/games/{game_id}" in path and not path.endswith("/stream"):
            given = [one for one in methods["get"]["parameters"] if one.get("in") == "query"]
            found.append((path, tuple(one["name"] for one in given)))
    return tuple(found)


def requests(game: str, *, slow: bool) -> Iterator[tuple[str, dict[str, Any]]]:
    """Everything that is asked about a game; what a worker process is started for if `slow`."""
    for path, parameters in operations():
        if not slow and path.rpartition("{game_id}/")[2].startswith(("draws", "evidence")):
            continue
        names = [name for name in NAMED if f"{{{name}}}" in path]
        for within in product(*(NAMED[name] for name in names)):
            filled = path.replace("{game_id}", game)
            for name, value in zip(names, within, strict=True):
                filled = filled.replace(f"{{{name}}}", str(value))
            for query in product(*(FILLED.get(name, (None,)) for name in parameters)):
                pairs = zip(parameters, query, strict=True)
                yield filled, {name: one for name, one in pairs if one is not None}
    for path in ("moves", "events"):
        for after in (1, 4, 7):
            yield f"/v1/games/{game}/{path}", {"after": after, "limit": 3}


def answers(ada: Person, games: list[str]) -> dict[str, tuple[int, bytes]]:
    """What is answered, to her and to somebody who watches."""
    found = {}
    with httpx.Client(base_url=str(ada.http.base_url), timeout=60) as anybody:
        for game in games:
            for path, query in requests(game, slow=game == games[0]):
                answer = (anybody if "seat" not in query else ada.http).get(path, params=query)
                assert answer.status_code < 500, (path, query, answer.text)
                found[f"{path} {query}"] = (answer.status_code, _said(answer))
        for after in ("0.1", "0.40", "0.90"):
            answer = ada.http.get("/v1/log/events", params={"after": after})
            found[f"log {after}"] = (answer.status_code, _said(answer))
        with anybody.stream("GET", f"/v1/games/{games[0]}/stream", params={"after": 3}) as stream:
            lines = stream.iter_lines()
            found["stream"] = (200, "\n".join(next(lines) for _ in range(20)).encode())
    return found


async def _one_partition(dsn: str) -> None:
    connection = await asyncpg.connect(dsn)
    await connection.execute("UPDATE log_layout SET partitions = 1")
    await connection.execute("DELETE FROM partition_heads WHERE partition > 0")
    await connection.close()


class House:
    """Services that run one after the other on one database, none of which remembers anything of
    those before it."""

    def __init__(self, log: Path, dsn: str, redis_url: str, key: Path, archive: str) -> None:
        self._given = (log, dsn, redis_url)
        self.dsn = dsn
        self.key = key
        self.archive = archive

    def serving(self) -> ServiceProcess:
        """A service."""
        settings: dict[str, object] = {"pool_max": 8, "signing_key": str(self.key)}
        settings |= {"past_redis": 0, "past_memory": 0, "partitions": 1, "archive": self.archive}
        settings |= {"public_url": "https://kronika.example"}
        return ServiceProcess(*self._given, settings)

    def command(self, *words: str, code: int = 0, **set_to: str) -> str:
        """What a command of the archive says."""
        done = kronika(
            *("archive", *words, f"--database-url={self.dsn}"),
            KRONIKA_SIGNING_KEY=str(self.key),
            KRONIKA_ARCHIVE=self.archive,
            **set_to,
        )
        assert done.returncode == code, done.stdout + done.stderr
        return done.stdout + done.stderr

    async def age(self) -> None:
        """All games have been quiet for a year."""
        connection = await asyncpg.connect(self.dsn)
        await connection.execute("UPDATE game_list SET updated_at = updated_at - interval '1 year'")
        await connection.close()

    async def kept(self, game: str) -> int:
        """How many rows of a game are left, in the log and of its history."""
        connection = await asyncpg.connect(self.dsn)
        count: int = await connection.fetchval(
            "SELECT (SELECT count(*) FROM events WHERE game_id = $1)"
            " + (SELECT count(*) FROM history_moves WHERE game_id = $1)"
            " + (SELECT count(*) FROM snapshots WHERE game_id = $1)",
            game,
        )
        await connection.close()
        return count


def _said(answer: httpx.Response) -> bytes:
    """What was answered; of a problem, which one it is."""
    if answer.status_code < 400:
        return answer.content
    problem = answer.json()
    return json.dumps([problem["type"], problem["detail"]]).encode()


@pytest.fixture
def house(service_log: Path, postgres_dsn: str, redis_url: str, tmp_path: Path) -> House:
    """Services with an archive in a folder."""
    (tmp_path / "archive").mkdir()
    archive, key = str(tmp_path / "archive"), tmp_path / "signing.key"
    return House(service_log, postgres_dsn, redis_url, key, archive)


def given_up(ada: Person, title: str, plies: int) -> str:
    """A game that ends after some plies, if not before."""
    game: str = ada.open("me", "me", title=title)["id"]
    _wait_until(lambda: ada.get(f"/v1/games/{game}")["status"] == "running")
    while (now := ada.get(f"/v1/games/{game}"))["ply"] < plies and now["awaits"]:
        ada.play_any(game, now["awaits"][0], at=now["ply"])
    if now["awaits"]:
        assert ada.http.post(f"/v1/games/{game}/resign", json={"seat": 0}).status_code == 200
    return game


@pytest.mark.parametrize("plies", [PLIES, pytest.param(150, marks=pytest.mark.slow)])
async def test_every_answer_is_what_it_was(house: House, plies: int) -> None:
    await _one_partition(house.dsn)
    with house.serving() as service:
        ada = Person.create(service.url, "Ada")
        games = [given_up(ada, title, plies) for title in TITLES]
        complaint = {"seat": 0, "ply": 1, "complaint": "I meant another gear."}
        assert ada.http.post(f"/v1/games/{games[0]}/disputes", json=complaint).status_code == 201
        later = {ada.open(*["random"] * 4, title="tzolkin")["id"]}
        _wait_until(lambda: {*games, *later} <= {one["id"] for one in _finished(ada)})
        before = answers(ada, games)
    assert "0 games" in house.command("fill", "--dry-run")
    assert "--older-than must be" in house.command("fill", "--older-than=1", code=2)
    await house.age()
    assert "6 games are to be packed" in house.command("fill", "--dry-run")
    told = house.command("fill")
    assert ": 5 games packed" in told, told
    assert "1 game waits for its tile" in told, told
    assert ": 0 games packed" in house.command("fill")
    assert [await house.kept(game) for game in games] == [2] * len(TITLES)
    with house.serving() as service:
        after = answers(ada.at(service.url), games)
        assert [one for one in before if after[one] != before[one]] == []
        _goes_on(ada.at(service.url), games[2])
    await _is_sound(house.dsn, len(TITLES) + 2)
    await _comes_back(house, games)
    with house.serving() as service:
        after = answers(ada.at(service.url), [games[0], *games[3:]])
        assert [one for one in after if after[one] != before[one]] == []


def _goes_on(ada: Person, game: str) -> None:
    """A fork of a packed game without secrets is as its origin, and facts still come to it."""
    fork = ada.http.post(f"/v1/games/{game}/forks", json={"ply": 5, "seats": [{"kind": "me"}] * 2})
    assert fork.status_code == 201, fork.text
    there, here = (
        ada.get(f"/v1/games/{one}/states/5")["view"] for one in (game, fork.json()["id"])
    )
    assert there == here
    version = ada.get(f"/v1/games/{game}")["version"]
    complaint = {"seat": 1, "ply": 2, "complaint": "Late, but not too late."}
    answer = ada.http.post(f"/v1/games/{game}/disputes", json=complaint)
    assert answer.status_code == 201, answer.text
    assert ada.get(f"/v1/games/{game}")["version"] == version + 1
    evidence = ada.http.get(f"/v1/games/{game}/disputes/1/evidence")
    assert evidence.status_code == 200, evidence.text
    assert ada.http.get(f"/v1/games/{game}/export").status_code == 200


async def _is_sound(dsn: str, games: int) -> None:
    connection = await asyncpg.connect(dsn)
    checked = await checking.check(connection, lambda _: None)
    await connection.close()
    assert (checked.wrong, checked.games) == ((), games)


async def _comes_back(house: House, games: list[str]) -> None:
    """Read models are made anew, the archive is moved, and games come back."""
    rebuilt = kronika("projections", "rebuild", "history", f"--database-url={house.dsn}")
    assert rebuilt.returncode == 0, rebuilt.stderr
    elsewhere = Path(house.archive).with_name("elsewhere")
    assert "not at hand" in house.command("move", f"--to={elsewhere}", code=2)
    elsewhere.mkdir()
    assert "5 games and" in house.command("move", f"--to={elsewhere}")
    assert not [one for one in Path(house.archive).rglob("*") if one.is_file()]
    assert "not in the archive" in house.command("restore", "gam_none", code=2)
    assert "say --all" in house.command("restore", code=2)
    assert "1 game is in the rows" in house.command("restore", games[2])
    assert await house.kept(games[2]) > PLIES
    assert await house.kept(games[3]) == 2
    assert "4 games are in the rows" in house.command("restore", "--all")
    assert await house.kept(games[3]) > PLIES


def _finished(person: Person) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = person.get("/v1/games", status="finished")["items"]
    return found


def _wait_until(true: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 180
    while not true():
        assert time.monotonic() < deadline
        time.sleep(0.02)
