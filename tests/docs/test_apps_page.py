"""The page about apps is true: each of its blocks does what it says, against a real service."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import httpx

from service.authorization import redirects
from service.authorization.app_document import described
from tests.docs.blocks import ROOT, Block, blocks
from tests.docs.http import Exchange, drive, exchanges
from tests.sdk.consenting import consent, decide
from tests.service.authorization.client import Client
from tests.service.people import Person
from tests.service.process import ServiceProcess

PAGE = ROOT / "docs" / "apps.md"
CODE = re.compile(r"\b[B-Z]{4}-[B-Z]{4}\b")


def found(language: str) -> Sequence[Block]:
    """The blocks of a language."""
    return [block for block in blocks(PAGE) if block.language == language]


def test_the_requests_are_answered_as_it_says(shared_service: ServiceProcess) -> None:
    ada = Person.create(shared_service.url, "ada-of-the-apps")
    kept: Mapping[str, str] = {"url": shared_service.url, "token": ada.token}
    asked = list(exchanges(list(blocks(PAGE))))
    assert len(asked) > 8
    with httpx.Client(base_url=shared_service.url, timeout=120) as client:
        for one in asked:
            kept = drive(client, [one], kept)
            if one.path.startswith("/oauth/authorize"):
                kept = {**kept, "code": said_yes(ada, one, kept["app"])}


def said_yes(ada: Person, asked: Exchange, app: str) -> str:
    """The code with which she comes back who lets the app in."""
    query = urlsplit(asked.path.replace("{app}", app)).query
    back = parse_qs(urlsplit(consent(ada, query, "read", "play")).query)
    assert back["state"] == parse_qs(query)["state"]
    (code,) = back["code"]
    return code


def test_its_python_signs_in(shared_service: ServiceProcess, tmp_path: Path) -> None:
    ada = Person.create(shared_service.url, "ada-of-the-device")
    (program,) = found("python")
    ada.open("me", "me", title="tzolkin")
    told = entered(ada, tmp_path, shared_service.url, sys.executable, "-c", program.text)
    assert told == f"{ada.name}: 1 waiting"


def test_its_command_signs_in(shared_service: ServiceProcess, tmp_path: Path) -> None:
    ada = Person.create(shared_service.url, "ada-of-the-shell")
    (command,) = found("shell")
    assert ada.name in entered(ada, tmp_path, shared_service.url, "bash", "-euc", command.text)
    assert len(ada.get("/v1/connections")["items"]) == 1


def entered(ada: Person, folder: Path, url: str, *command: str) -> str:
    """The last line of a program, whose code she has entered."""
    kept = {"XDG_CONFIG_HOME": str(folder), "KRONIKA_URL": url, "PYTHONUNBUFFERED": "1"}
    here = {"PYTHONPATH": str(ROOT / "openapi" / "sdk" / "python"), "PATH": os.environ["PATH"]}
    with subprocess.Popen(
        command,
        cwd=ROOT,
        env={**here, **kept, "HOME": str(folder), "LC_ALL": "C.UTF-8"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    ) as running:
        assert running.stdout is not None
        shown = running.stdout.readline()
        code = CODE.search(shown)
        assert code is not None, shown + running.stdout.read()
        decide(ada, code[0], "read", "play")
        told = running.stdout.read()
    assert running.returncode == 0, told
    return told.splitlines()[-1]


def test_its_details_are_for_one_seat(shared_service: ServiceProcess) -> None:
    ada = Person.create(shared_service.url, "ada-of-the-seat")
    (block,) = [block for block in found("json") if "details" in block.markers]
    game = ada.open("me", "me", title="tzolkin")["id"]
    (asked,) = json.loads(block.text)
    ends = datetime.fromisoformat(asked["expires_at"]).replace(year=datetime.now(UTC).year + 1)
    asked |= {"game": game, "expires_at": ends.isoformat()}
    details = json.dumps([asked])
    tokens = Client.registered(ada).connected(ada, authorization_details=details)
    assert tokens["authorization_details"] == [asked]


def test_its_document_describes_an_app() -> None:
    (document,) = [block for block in found("json") if "app-document" in block.markers]
    app = described("https://board.example/app.json", document.text.encode())
    assert (app.name, app.host) == ("My board", "board.example")
    assert all(map(redirects.allowed, app.redirect_uris))
