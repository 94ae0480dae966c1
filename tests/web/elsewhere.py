"""A site of another origin whose app acts for players: it sends them here, and they come back."""

import base64
import hashlib
import json
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final
from urllib.parse import parse_qs, urlencode, urlsplit

import httpx
from playwright.sync_api import Page

from tests.service.people import Person
from tests.web.other_origin import served

_HEAD: Final = '<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,">'


class Site:
    """The site, and the app that its maker has registered at the service."""

    def __init__(self, folder: Path, address: str, maker: Person) -> None:
        self.address = address
        self.back = f"{address}/back.html"
        self._folder = folder
        self._service = str(maker.http.base_url).rstrip("/")
        body = {"name": "Turn Reminder", "redirect_uris": [self.back]}
        registered = maker.http.post("/v1/apps", json=body)
        assert registered.status_code == 201, registered.text
        self.app: str = registered.json()["id"]
        self.state, self._verifier = secrets.token_urlsafe(16), secrets.token_urlsafe(48)
        (folder / "back.html").write_text(f"{_HEAD}<title>Back</title><h1>Welcome back</h1>")

    def link(self, **more: str) -> str:
        """Where the site sends a player; `more` in the place of what it usually asks for."""
        digest = hashlib.sha256(self._verifier.encode()).digest()
        usual = {
            "response_type": "code",
            "client_id": self.app,
            "redirect_uri": self.back,
            "scope": "read play create",
            "state": self.state,
            "code_challenge": base64.urlsafe_b64encode(digest).rstrip(b"=").decode(),
            "code_challenge_method": "S256",
        }
        return f"{self._service}/oauth/authorize?{urlencode(usual | more)}"

    def send(self, page: Page, **more: str) -> None:
        """A player presses the link of the site."""
        link = json.dumps(self.link(**more)).replace("&", "&amp;").strip('"')
        self._folder.joinpath("index.html").write_text(
            f'{_HEAD}<title>Elsewhere</title><a href="{link}">Connect Kronika</a>'
        )
        # Under an address of its own each time: a browser keeps a page for a moment.
        page.goto(f"{self.address}/index.html?{secrets.token_hex(4)}")
        page.get_by_role("link", name="Connect Kronika").click()

    def answer(self, page: Page) -> dict[str, str]:
        """What the site is told, once the player has come back to it."""
        page.wait_for_url(f"{self.back}**")
        told = {name: one for name, (one,) in parse_qs(urlsplit(page.url).query).items()}
        assert told.pop("state") == self.state
        assert told.pop("iss") == self._service
        return told

    def tokens(self, code: str) -> dict[str, Any]:
        """What it gets for the code."""
        form = {
            "grant_type": "authorization_code",
            "client_id": self.app,
            "code": code,
            "redirect_uri": self.back,
            "code_verifier": self._verifier,
        }
        answer = httpx.post(f"{self._service}/oauth/token", data=form, timeout=180)
        assert answer.status_code == 200, answer.text
        told: dict[str, Any] = answer.json()
        return told


@contextmanager
def site(folder: Path, maker: Person) -> Iterator[Site]:
    """The site, on a port of its own."""
    with served(folder) as address:
        yield Site(folder, address, maker)
