"""What strangers' tools say of the published documents: nothing.

In a soak all of Spectral's rules are asked; otherwise those that Redocly has not.
"""

import json
from pathlib import Path
from typing import Any

import pytest
from generating.nodejs import install, node

from service import contract
from tests.support import depth

LINT = contract.PUBLISHED.parent / "lint"
SPECTRAL = "node_modules/@stoplight/spectral-cli/dist/index.js"
REDOCLY = "node_modules/@redocly/cli/bin/cli.js"

pytestmark = pytest.mark.contract


@pytest.fixture(scope="module", autouse=True)
def _installed() -> None:
    install(LINT)


@pytest.fixture(scope="module")
def with_items(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The document of OpenAPI 3.2."""
    path = tmp_path_factory.mktemp("contract") / "openapi-3.2.json"
    path.write_bytes(contract.with_items())
    return path


@pytest.mark.deep
def test_spectral_finds_nothing() -> None:
    rules = "every.yaml" if depth.seed() else "spectral.yaml"
    node(LINT, SPECTRAL, "lint", "--fail-severity=hint", f"-r={rules}", str(contract.PUBLISHED))


def test_redocly_finds_nothing(with_items: Path) -> None:
    for path in (contract.PUBLISHED, with_items):
        assert _problems(path) == [], path


def test_the_parser_of_asyncapi_finds_nothing() -> None:
    node(LINT, "asyncapi.mjs", str(contract.PUBLISHED.parent / contract.STREAMS))


def test_spectral_notices_what_is_wrong(tmp_path: Path) -> None:
    """A fault is one: an operation without answers, in a document that has nothing else, because
    the whole takes half a minute."""
    broken = _with_one_listing(tmp_path, responses={})
    with pytest.raises(RuntimeError, match="operation-success-response"):
        node(LINT, SPECTRAL, "lint", "-r=spectral.yaml", str(broken))


def test_redocly_notices_a_wrong_example(tmp_path: Path) -> None:
    """It stands in for a rule of Spectral."""
    wrong = {"schema": {"type": "object"}, "examples": {"wrong": {"value": 17}}}
    answer = {"description": "wrong", "content": {"application/json": wrong}}
    broken = _with_one_listing(tmp_path, responses={"200": answer})
    assert "no-invalid-media-type-examples" in [one["ruleId"] for one in _problems(broken)]


def _problems(document: Path) -> list[dict[str, Any]]:
    """What Redocly finds, warnings as well."""
    told = node(LINT, REDOCLY, "lint", "--config=redocly.yaml", "--format=json", str(document))
    found: list[dict[str, Any]] = json.loads(told.stdout)["problems"]
    return found


def _with_one_listing(folder: Path, **wrong: object) -> Path:
    """The document with one operation, of which something is wrong."""
    document = json.loads(contract.current())
    listing = document["paths"]["/v1/games"]["get"] | {"parameters": []} | wrong
    document["paths"] = {"/v1/games": {"get": listing}}
    document["components"] = {"securitySchemes": document["components"]["securitySchemes"]}
    document.pop("webhooks", None)
    broken = folder / "openapi.json"
    broken.write_text(json.dumps(document), encoding="utf-8")
    return broken
