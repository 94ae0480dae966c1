"""A request in which everything is wrong is refused with everything that is wrong: at once, in
plain sentences, and nothing is changed.

What is sent is made from the published contract, so an operation that is new is asked, too.
"""

import json
import re
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlencode

import httpx
import pytest

from service.contract.published import OPERATIONS
from service.http.operation import Operation
from tests.service.hard import wrong_values
from tests.service.hard.conftest import Stages
from tests.service.problems import problem
from tests.support.depth import amount

CONTRACT: Final = json.loads(
    (Path(__file__).parents[3] / "openapi/openapi.json").read_text("utf-8")
)
PARTS: Final = CONTRACT["components"]["schemas"]
ROUNDS: Final = 1
"""Wrong bodies of each operation; a soak sends more sorts of wrong values."""
JARGON: Final = re.compile(
    r"`(int|str|float|bool|array|object|null|dict|list)\b|\b(int|str|dict|None|NoneType|regex"
    r"|msgspec|Struct|ValidationError|Traceback|bound method)\b|\$\.|Expected|got `"
)
"""Words of a validator, or of a programming language."""
ODD_HEADERS: Final = {
    "Idempotency-Key": "a b",
    "If-Match": "5",
    "Kronika-Lease": "a b",
    "Last-Event-ID": "the last one",
}
"""Values that headers cannot have, where the contract says what they look like."""


def _published(operation: Operation) -> dict[str, Any]:
    found: dict[str, Any] = (
        CONTRACT["paths"].get(operation.path, {}).get(operation.method.lower(), {})
    )
    return found


@pytest.mark.deep
@pytest.mark.parametrize("language", ["en", "cs"])
def test_everything_that_is_wrong_is_named_at_once(stages: Stages, language: str) -> None:
    asked = [one for one in OPERATIONS if _published(one) and not one.long and not one.form]
    assert len(asked) > 80
    for turn, operation in enumerate(asked):
        for more in range(amount(ROUNDS, 12)):
            _ask_wrongly(operation, stages, turn + more, language)


def _ask_wrongly(operation: Operation, stages: Stages, turn: int, language: str) -> None:
    stage, told = stages.standing(), _published(operation)
    who, path = stage.actor(operation), stage.path(operation)
    before = stage.version
    parameters = [one for one in told["parameters"] if one["in"] == "query"]
    free = [one for one in parameters if wrong_values.takes_texts(one["schema"], PARTS)]
    query = {"no such": "parameter"}
    query |= {one["name"]: "\N{DROMEDARY CAMEL}" for one in parameters if one not in free}
    missing = {one["name"] for one in free if one["required"]}
    body, pointers = None, frozenset[str]()
    if "requestBody" in told:
        schema = told["requestBody"]["content"]["application/json"]["schema"]
        wrong = wrong_values.everywhere(schema, PARTS, turn)
        body, pointers = wrong.value, wrong.pointers
    headers = {
        one["name"]: ODD_HEADERS[one["name"]]
        for one in told["parameters"]
        if one["in"] == "header" and "pattern" in one["schema"]
    }
    answer = who.http.request(
        operation.method,
        f"{path}?{urlencode(query)}",
        json=body,
        headers={**headers, "Accept-Language": language},
    )
    _names(answer, operation, {*query, *missing}, pointers, set(headers), language)
    assert stage.version == before, operation.id


def _names(
    answer: httpx.Response,
    operation: Operation,
    parameters: set[str],
    pointers: frozenset[str],
    headers: set[str],
    language: str,
) -> None:
    """Whether it names all of these, and nothing else, in words for people."""
    assert 400 <= answer.status_code < 500, (operation.id, answer.text)
    found = answer.json() if language == "cs" else problem(answer, "invalid-query")
    named = found["errors"]
    assert {one["parameter"] for one in named if "parameter" in one} == parameters, operation.id
    assert {one["header"] for one in named if "header" in one} == headers, operation.id
    told = {one["pointer"] for one in named if "pointer" in one}
    assert told == pointers, (operation.id, told ^ pointers, answer.request.content)
    for one in (found, *named):
        assert JARGON.search(one["detail"]) is None, (operation.id, one)
