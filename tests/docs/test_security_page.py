"""The page about security: the tests that it names are there, and its requests do what it says."""

import ast
import re

import httpx
import pytest

from tests.docs.blocks import ROOT, blocks
from tests.docs.http import drive, exchanges
from tests.service.people import Person
from tests.service.process import ServiceProcess

PAGE = ROOT / "docs" / "security.md"
NAMED = re.compile(r"`(tests/[\w/]+\.py)`: ((?:`test_\w+`(?:, )?)+)")


def named() -> dict[str, set[str]]:
    """The tests that the page names, by their files."""
    found = dict[str, set[str]]()
    for file, tests in NAMED.findall(PAGE.read_text("utf-8")):
        found.setdefault(file, set()).update(re.findall(r"test_\w+", tests))
    return found


def test_it_names_tests() -> None:
    text = PAGE.read_text("utf-8")
    assert len(named()) > 8
    every = {test for tests in named().values() for test in tests}
    assert every == set(re.findall(r"`(test_\w+)`", text)), "each stands behind its file"


@pytest.mark.parametrize("file", named())
def test_they_are_there(file: str) -> None:
    tree = ast.parse((ROOT / file).read_text("utf-8"))
    there = {
        one.name
        for one in ast.walk(tree)
        if isinstance(one, ast.FunctionDef | ast.AsyncFunctionDef)
    }
    assert named()[file] <= there


def test_everything_is_ended_as_it_says(shared_service: ServiceProcess) -> None:
    ada = Person.create(shared_service.url, "ada-was-robbed")
    stolen = ada.http.post("/v1/tokens", json={"name": "stolen", "scopes": ["read"]})
    thief = ada.with_token(stolen.json()["token"])
    assert thief.http.get("/v1/accounts/me").status_code == 200
    with httpx.Client(base_url=shared_service.url, timeout=120) as client:
        drive(client, list(exchanges(list(blocks(PAGE)))), {"token": ada.token})
    assert thief.http.get("/v1/accounts/me").status_code == 401
    assert ada.http.get("/v1/accounts/me").status_code == 200
