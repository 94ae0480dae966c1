"""The examples of the contract: there for every operation, recorded from real games, and such as
their schemas say."""

import json
from collections.abc import Iterator
from typing import Any

import jsonschema
import pytest

from service import contract
from service.contract.examples import RECORDED, examples
from service.contract.published import OPERATIONS
from service.http.operation import JSON, Operation


@pytest.fixture(scope="module")
def document() -> Any:
    return json.loads(contract.current())


def _places() -> Iterator[str]:
    """Where an example belongs: every body, and every answer in JSON."""
    for one in OPERATIONS:
        if one.body is not None:
            yield one.id
        yield from _answers(one)


def _answers(one: Operation) -> Iterator[str]:
    for answer in one.answers:
        if answer.body is not None and JSON in answer.media and answer.status != 503:
            yield f"{one.id}.{answer.status}"


def test_every_body_and_answer_has_an_example() -> None:
    assert [place for place in _places() if place not in examples()] == []


def test_every_example_belongs_somewhere(document: Any) -> None:
    known = {*_places(), "playMoves.422", "receiveDelivery"}
    assert set(examples()) <= known
    shown = {
        name
        for path in document["paths"].values()
        for operation in path.values()
        for name in _recorded(operation)
    }
    assert shown == set(examples()) - {"receiveDelivery"}


def test_examples_are_what_their_schemas_say(document: Any) -> None:
    parts = {"components": document["components"]}
    wrong = [
        f"{where}: {name}: {error.json_path}: {error.message[:200]}"
        for where, schema, shown in _media(document)
        for name, one in shown.items()
        if "value" in one
        for error in jsonschema.Draft202012Validator({**schema, **parts}).iter_errors(one["value"])
    ]
    assert wrong == []


def test_examples_tell_every_member_of_the_small_unions(document: Any) -> None:
    told = RECORDED.read_text(encoding="utf-8")
    for union in ("TakeBack", "Pause", "Resume", "CallOff", "RewindTo", "PerMove", "Total"):
        (tag,) = document["components"]["schemas"][union]["properties"]["type"]["enum"]
        assert f'"type": "{tag}"' in told, tag


def test_examples_have_no_secrets_in_them() -> None:
    told = RECORDED.read_text(encoding="utf-8")
    for sent in json.loads(told)["createToken.201"].values():
        assert sent["token"].endswith("_shown-once")
    assert "127.0.0.1" not in told
    assert told.count("whsec_") == told.count("whsec_c2hvd24gb25jZSwgaGVyZQ==") > 0


def _recorded(operation: Any) -> Iterator[str]:
    name = operation["operationId"]
    bodies = operation.get("requestBody", {}).get("content", {}).values()
    if any(body.get("examples") for body in bodies):
        yield name
    for status, answer in operation["responses"].items():
        for media in answer.get("content", {}).values():
            if any("value" in one for one in media.get("examples", {}).values()):
                yield f"{name}.{status}"


def _media(document: Any) -> Iterator[tuple[str, Any, Any]]:
    """Where, the schema, and the examples of every body and answer."""
    for paths in (document["paths"], document["webhooks"]):
        for operation in (one for path in paths.values() for one in path.values()):
            name = operation["operationId"]
            asked = {name: operation.get("requestBody", {})}
            answers = {f"{name}.{status}": one for status, one in operation["responses"].items()}
            for where, told in {**asked, **answers}.items():
                for media in told.get("content", {}).values():
                    yield where, media["schema"], media.get("examples", {})
