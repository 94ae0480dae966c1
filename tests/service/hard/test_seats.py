"""No seat acts for another: every operation that is told a seat, or that changes a game."""

import secrets
from collections.abc import Iterator

import pytest

from service.contract.published import OPERATIONS
from service.http.operation import Operation
from tests.service.hard import samples
from tests.service.hard.setup import Stage
from tests.service.people import Person
from tests.service.problems import problem
from tests.service.process import ServiceProcess

TOLD = [one for one in OPERATIONS if samples.seats_taken(one)]
CHANGING = [one for one in OPERATIONS if one.method != "GET" and "game_id" in one.path_parameters]
NOT_YOURS = ("not-your-seat", "seat-taken", "not-seated", "game-not-open")
"""What can be said to somebody who names the seat of another."""

ELSEWHERE = frozenset(
    {"getLogCheckpoint", "getLogTile", "getLogTilePart", "getLargeLogTile", "getLargestLogTile"}
    | {"getPartitionCheckpoint", "getPartitionTile", "getPartitionTilePart"}
    | {"getLargePartitionTile", "getLargestPartitionTile"}
)
"""What needs a long log with a checkpoint: `tests/service/trust/test_witness.py` asks for it."""

OF_OTHERS = frozenset({"getIntroduction", "getIntroductionStep", "getEmbedding"})
"""The stage's title has no introduction, and its games are private: nothing of it is taught or
embedded. `tests/service/test_introductions.py` and `test_sharing.py` ask for those."""

OF_REVIEWS = frozenset({"readReviewedDecision"})
"""What needs the lines of a review: `tests/service/reviews/test_telling.py` asks for it."""

OF_APPS = frozenset(
    {"getAuthorization", "decideAuthorization"} | {one.id for one in OPERATIONS if one.form}
)
"""What an app begins, with forms and with its own id: `tests/service/authorization` asks for it."""

OF_PROVIDERS = frozenset({"beginOutsideSignIn"})
"""The stage has no outside provider: `tests/service/sign_in/test_outside.py` asks there."""

HARMLESS = frozenset({"forkGame", "startGame", "askForReview"})
"""What anybody may do who knows of the game, because it changes nothing about it."""


@pytest.fixture
def outsider(shared_service: ServiceProcess) -> Iterator[Person]:
    """Somebody without a seat."""
    made = Person.create(shared_service.url, f"out-{secrets.token_hex(8)}")
    yield made
    made.close()


UNASKED = ELSEWHERE | OF_OTHERS | OF_REVIEWS | OF_APPS | OF_PROVIDERS


@pytest.mark.parametrize(
    "operation",
    [one for one in OPERATIONS if one.id not in UNASKED],
    ids=lambda one: one.id,
)
def test_every_operation_has_a_specimen(operation: Operation, stage: Stage) -> None:
    """Its body and query are read; what they say may still be refused."""
    who = stage.actor(operation)
    path = stage.path(operation) + samples.query(operation, stage.partition)
    body = samples.body(operation, stage)
    headers = samples.headers(operation)
    with who.http.stream(operation.method, path, json=body, headers=headers) as answer:
        status = answer.status_code
        said = "" if answer.is_success else answer.read().decode()
    assert status not in (400, 401, 404, 405, 415), (
        f"{operation.id} is new: {said}\nTell in tests/service/hard/samples.py (BODIES, QUERIES) "
        "or in stage.py (MADE) what to send to it"
    )
    assert status < 500, said


@pytest.mark.parametrize("operation", TOLD, ids=lambda one: one.id)
def test_nobody_uses_the_seat_of_another(
    operation: Operation, stage: Stage, outsider: Person
) -> None:
    """Ada's request, with Ada's seat, sent by Bob and by somebody from outside."""
    path, body = stage.path(operation), samples.body(operation, stage)
    query = samples.query(operation)
    if body is None or "seat" in operation.query.__struct_encode_fields__:
        query += f"{'&' if query else '?'}seat=0"
    if body is not None and operation.body is not None:
        body |= {"seat": 0} if "seat" in operation.body.__struct_encode_fields__ else {}
    before = stage.version
    for who in (stage.bob, outsider):
        headers = samples.headers(operation)
        answer = who.http.request(operation.method, path + query, json=body, headers=headers)
        found = answer.json()
        assert found["kind"] in NOT_YOURS, (operation.id, found)
        problem(answer, found["kind"])
    assert stage.version == before


@pytest.mark.parametrize("operation", CHANGING, ids=lambda one: one.id)
def test_nobody_from_outside_changes_a_game(
    operation: Operation, stage: Stage, outsider: Person
) -> None:
    path, body = stage.path(operation), samples.body(operation, stage)
    path += samples.query(operation)
    before = stage.version
    answer = outsider.http.request(operation.method, path, json=body)
    if operation.id not in HARMLESS:
        assert 400 <= answer.status_code < 500, (operation.id, answer.text)
        problem(answer, answer.json()["kind"])
    assert stage.version == before
