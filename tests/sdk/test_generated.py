"""What is generated from the published document is committed as it is now, and well typed."""

import pytest

from tests.sdk.running import ROOT, python

pytestmark = pytest.mark.contract
OPENAPI = ROOT / "openapi"


def test_the_python_client_is_current() -> None:
    python(OPENAPI / "generate.py", "--check", "python")


def test_the_typescript_client_is_current() -> None:
    """The generator comes by `npm ci`: this needs a registry of npm once."""
    python(OPENAPI / "generate.py", "--check", "typescript")


def test_the_python_client_is_strictly_typed() -> None:
    sdk = OPENAPI / "sdk" / "python"
    python("-m", "mypy", "--strict", sdk / "kronika_client", sdk / "examples")


def test_the_typescript_client_is_strictly_typed() -> None:
    python("-m", "generating.typescript", folder=OPENAPI)


def test_the_lock_names_no_host() -> None:
    assert '"resolved"' not in (OPENAPI / "sdk/typescript/package-lock.json").read_text("utf-8")
