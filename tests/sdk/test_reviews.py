"""Reviews by both client libraries, over a line that breaks all the time."""

import asyncio
import json
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest
from kronika_client import AsyncClient, Client, Patience, ReviewError, models
from kronika_client.reading import review_item

from tests.sdk.rough import RoughLine
from tests.sdk.running import node
from tests.service.people import Person
from tests.service.process import ServiceProcess
from tests.service.reviews.engines import Engine, asked, granted, lines_of
from tests.service.reviews.reviewing import ReviewerProcess

STUBBORN: Final = Patience(tries=60, first=0.005, longest=0.02)
PLIES: Final = 12
"""So many moves are played before somebody gives up."""
SHORT: Final = 6_000
"""Bytes after which a line breaks at the latest; a line of a review takes less."""
PLAYED: Final = models.ancient_knowledge.__name__
_numbers: Final = count(1)


@pytest.fixture
def ada(shared_service: ServiceProcess) -> Any:
    """Somebody with games."""
    return Person.create(shared_service.url, f"ada-of-reviews-{next(_numbers)}")


@pytest.fixture
def operator(shared_service: ServiceProcess, service_dsn: str) -> Person:
    """Somebody whose engines are trusted."""
    somebody = Person.create(shared_service.url, f"operator-of-reviews-{next(_numbers)}")
    return granted(service_dsn, somebody, "engine", "admin")


def conceded(ada: Person) -> str:
    """A game that was given up early, so that its review is soon made."""
    game: str = ada.open("me", "me", title="ancient-knowledge")["id"]
    for turn in range(PLIES):
        for seat in ada.get(f"/v1/games/{game}")["awaits"][:1]:
            ada.play_any(game, seat, turn)
    answer = ada.http.post(f"/v1/games/{game}/resign", json={"seat": 0})
    assert answer.status_code == 200, answer.text
    return game


def in_python(url: str, token: str, game: str) -> tuple[list[Any], list[str]]:
    """The lines of a review, and how far it was said to be."""
    lines, states = list[Any](), list[str]()
    with Client(url, token, patience=STUBBORN) as kronika:
        for item in kronika.review(game, quality="quick"):
            if isinstance(item, models.ReviewProgress):
                states.append(item.state)
            else:
                lines.append(item)
    return lines, states


def in_a_coroutine(url: str, token: str, game: str) -> tuple[list[Any], list[str]]:
    """The same, with an event loop."""

    async def run() -> tuple[list[Any], list[str]]:
        lines, states = list[Any](), list[str]()
        async with AsyncClient(url, token, patience=STUBBORN) as kronika:
            async for item in kronika.review(game, quality="quick"):
                if isinstance(item, models.ReviewProgress):
                    states.append(item.state)
                else:
                    lines.append(item)
        return lines, states

    return asyncio.run(run())


def in_typescript(url: str, token: str, game: str) -> tuple[list[Any], list[str]]:
    """The same, with the library in TypeScript."""
    told = json.loads(node(Path(__file__).with_name("reviews.ts"), url, token, game))
    assert told["ended"] is None
    return [review_item(msgspec.json.encode(one)) for one in told["lines"]], told["states"]


Reading = Callable[[str, str, str], tuple[list[Any], list[str]]]


@pytest.mark.parametrize(
    "reading",
    [in_python, in_a_coroutine, pytest.param(in_typescript, marks=pytest.mark.contract)],
)
def test_every_line_comes_once(
    ada: Person,
    operator: Person,
    shared_service: ServiceProcess,
    tmp_path: Path,
    reading: Reading,
) -> None:
    game = conceded(ada)
    reviewer = ReviewerProcess(operator, "attic", tmp_path / "reviewer.log").start()
    try:
        with RoughLine(shared_service.port, seed=1, most=SHORT) as rough:
            lines, states = reading(rough.url, ada.token, game)
    finally:
        reviewer.kill()  # it may wait for a job
    assert lines == [review_item(line) for line in lines_of(ada, game)]
    assert isinstance(lines[0], models.ReviewHeader)
    assert isinstance(lines[-1], models.ReviewBalance)
    decisions = [one for one in lines if isinstance(one, models.ReviewedDecision)]
    assert len(decisions) == PLIES
    assert {type(one.command).__module__ for one in decisions} == {PLAYED}
    assert set(states) <= {"queued", "running", "done"}
    assert states[-1] in ("running", "done")
    assert rough.refused, "every fifth connection is turned away"


def test_a_review_that_ends_before_it_is_done_is_an_error(
    ada: Person, operator: Person, shared_service: ServiceProcess
) -> None:
    game = conceded(ada)
    engine = Engine(operator)
    asked(ada, game)
    with Client(shared_service.url, ada.token) as kronika:
        review = kronika.review(game, quality="quick")
        first = next(review)
        assert isinstance(first, models.ReviewProgress)
        job = engine.take_one(game)
        assert engine.give_back(job, failed="the cellar is full of water").status_code == 204
        with pytest.raises(ReviewError) as trouble:
            list(review)
        assert trouble.value.state == "failed"
