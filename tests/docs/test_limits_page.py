"""The page about limits, sent to a running service that counts."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.docs.blocks import ROOT, blocks
from tests.docs.http import drive, exchanges
from tests.service.process import ServiceProcess

PAGE = ROOT / "docs" / "limits.md"


@pytest.fixture
def counting(tmp_path: Path, postgres_dsn: str, redis_url: str) -> Iterator[ServiceProcess]:
    """A service as the page describes it."""
    settings = {"limits": "on", "limit_creating": 1}
    with ServiceProcess(tmp_path / "service.log", postgres_dsn, redis_url, settings) as running:
        yield running


class _Client:
    """A client for whose driver an answer without a body is an empty one."""

    def __init__(self, client: httpx.Client) -> None:
        self._client = client
        self.answers: list[httpx.Response] = []

    def request(self, method: str, url: str, **members: object) -> "_Answer":
        self.answers.append(self._client.request(method, url, **members))  # type: ignore[arg-type]
        return _Answer(self.answers[-1])


class _Answer:
    def __init__(self, answer: httpx.Response) -> None:
        self.status_code = answer.status_code
        self._answer = answer

    def json(self) -> object:
        return self._answer.json() if self._answer.content else {}


def test_the_page_is_answered_as_it_says(counting: ServiceProcess) -> None:
    requests = list(exchanges(list(blocks(PAGE))))
    assert len(requests) >= 9
    with httpx.Client(base_url=counting.url, timeout=180) as client:
        sent = _Client(client)
        drive(sent, requests, {})  # type: ignore[arg-type]
    refused = next(one for one in sent.answers if one.status_code == 429)
    assert refused.headers["Retry-After"] == str(refused.json()["retry_after"])
    assert refused.headers["RateLimit-Policy"] == '"creating";q=1;w=60'


def test_every_setting_of_the_page_exists() -> None:
    known = (ROOT / "docs" / "settings.md").read_text()
    text = PAGE.read_text()
    for word in text.split("`"):
        name = word.partition("=")[0]
        if name.startswith("KRONIKA_"):
            assert f"`{name}`" in known, name
