"""Programs that make reviews, as tests use them: what they are asked for and answer over HTTP."""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

import asyncpg
import httpx

from games.kernel.registry import Registry
from referee.review.efforts import EFFORTS
from referee.review.engine import ENGINE
from referee.review.files import course_in
from referee.review.lines import Quality
from referee.review.review import planned, read, spelt
from service.reviews.orders import own_weights
from tests.service.people import Person, play_to_the_end
from tests.service.served import titles

People = Callable[[], Person]
Json = dict[str, Any]
REGISTRY: Final[Registry] = titles(False)


def finished(ada: Person, **members: Any) -> str:
    """A game that somebody has played to its end on both seats."""
    game: str = ada.open("me", "me", **members)["id"]
    play_to_the_end(game, (ada, 0), (ada, 1))
    return game


def asked(who: Person, game: str, quality: str = "quick") -> httpx.Response:
    """Somebody asks for a review."""
    return who.http.post(f"/v1/games/{game}/review", json={"quality": quality})


def shown(who: Person, game: str, quality: str = "quick") -> Json:
    """What there is of a review."""
    found: Json = who.get(f"/v1/games/{game}/review", quality=quality)
    return found


def lines_of(who: Person, game: str, quality: str = "quick") -> list[bytes]:
    """Its lines."""
    path, accept = f"/v1/games/{game}/review", {"Accept": "application/x-ndjson"}
    answer = who.http.get(path, params={"quality": quality}, headers=accept)
    assert answer.status_code == 200, answer.text
    return answer.content.splitlines(keepends=True)


def made(who: Person, game: str, quality: Quality = "quick") -> list[bytes]:
    """The lines of a review as `kronika review` makes them from the export."""
    raw = who.http.get(f"/v1/games/{game}/export").content
    seed = shown(who, game, quality)["status"]["seed"]
    plan = planned(course_in(raw, REGISTRY), EFFORTS[quality], seed)
    lines = [plan.header(), *map(plan.line, range(1, plan.count - 1))]
    return [spelt(one) for one in (*lines, plan.balance(lines))]


def granted(dsn: str, who: Person, *scopes: str) -> Person:
    """The same person with a token of these scopes, which the operator has granted."""

    executed(dsn, "UPDATE accounts SET granted = $2 WHERE id = $1", who.id, list(scopes))
    body = {"name": "engines", "scopes": ["read", *scopes]}
    answer = who.http.post("/v1/tokens", json=body)
    assert answer.status_code == 201, answer.text
    return who.with_token(answer.json()["token"])


def executed(dsn: str, statement: str, *values: object) -> Any:
    """What the database answers."""

    async def run() -> Any:
        connection = await asyncpg.connect(dsn)
        found = await connection.fetchval(statement, *values)
        await connection.close()
        return found

    with ThreadPoolExecutor(1) as aside:
        return aside.submit(asyncio.run, run()).result()


class Engine:
    """An engine that does what it is told to."""

    def __init__(self, who: Person, name: str = "attic", **members: Any) -> None:
        self.who = who
        wanted = {"name": name, "engine": ENGINE, "weights": own_weights(REGISTRY), **members}
        answer = who.http.post("/v1/engines", json=wanted)
        assert answer.status_code == 201, answer.text
        self.shown: Json = answer.json()
        self.id: str = self.shown["id"]

    def take(self, **members: Any) -> Json | None:
        """A job."""
        body = {"engine": self.id, **members}
        answer = self.who.http.post("/v1/jobs/leases", json=body)
        assert answer.status_code == 200, answer.text
        found: Json | None = answer.json()["job"]
        return found

    def take_one(self, game: str) -> Json:
        """The job of a game; those of other tests are given back."""
        passed = []
        while (job := self.take()) is not None and job["game"] != game:
            passed.append(job)
        for one in passed:
            self.give_back(one)
        assert job is not None, "nobody else has it"
        return job

    def post(self, job: Json, first: int, lines: Sequence[bytes]) -> httpx.Response:
        """Posts lines."""
        body = b'{"first":%d,"lines":[%s]}' % (first, b",".join(lines))
        path, headers = f"/v1/jobs/leases/{job['lease']}/lines", {"Content-Type": JSON}
        return self.who.http.post(path, content=body, headers=headers)

    def post_all(self, job: Json, lines: Sequence[bytes]) -> None:
        """Posts all lines, a few at a time."""
        for first in range(job["from_line"], len(lines), 20):
            answer = self.post(job, first, lines[first : first + 20])
            assert answer.status_code == 200, answer.text

    def give_back(self, job: Json, **members: Any) -> httpx.Response:
        """Gives a job back."""
        path = f"/v1/jobs/leases/{job['lease']}"
        return self.who.http.request("DELETE", path, json=members or None)

    def export(self, job: Json) -> httpx.Response:
        """Reads the game."""
        return self.who.http.get(job["export"])


JSON: Final = "application/json"
__all__ = [
    "Engine",
    "asked",
    "executed",
    "finished",
    "granted",
    "lines_of",
    "made",
    "read",
    "shown",
]
