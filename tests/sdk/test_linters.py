"""What strangers' tools say of the published documents: nothing."""

import json
from pathlib import Path

import pytest
from generating.nodejs import install, node

from service import contract

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


def test_spectral_finds_nothing() -> None:
    node(
        LINT, SPECTRAL, "lint", "--fail-severity=hint", "-r=spectral.yaml", str(contract.PUBLISHED)
    )


def test_redocly_finds_nothing(with_items: Path) -> None:
    for path in (contract.PUBLISHED, with_items):
        told = node(LINT, REDOCLY, "lint", "--config=redocly.yaml", "--format=json", str(path))
        assert json.loads(told.stdout)["problems"] == [], path


def test_the_parser_of_asyncapi_finds_nothing() -> None:
    node(LINT, "asyncapi.mjs", str(contract.PUBLISHED.parent / contract.STREAMS))


def test_linters_notice_what_is_wrong(tmp_path: Path) -> None:
    """They run, and a fault is one: an operation without answers, in a document that has no other.
    They look at the whole for more than a minute."""
    document = json.loads(contract.current())
    listing = document["paths"]["/v1/games"]["get"] | {"parameters": [], "responses": {}}
    document["paths"] = {"/v1/games": {"get": listing}}
    document["components"] = {"securitySchemes": document["components"]["securitySchemes"]}
    document.pop("webhooks", None)
    broken = tmp_path / "openapi.json"
    broken.write_text(json.dumps(document), encoding="utf-8")
    with pytest.raises(RuntimeError, match="operation-success-response"):
        node(LINT, SPECTRAL, "lint", "-r=spectral.yaml", str(broken))
