"""Cursors are opaque, not secret: whoever makes one up gets a refusal, or some page, no failure."""

import json
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable
from typing import Any, Final

import httpx

from referee.pages import MARK, cursor
from tests.service.people import Person
from tests.service.problems import problem

People = Callable[[], Person]

EARLY, LATE = "0001-01-01T00:00:00", "9999-12-31T23:59:59"
NOW: Final = "2026-01-01T00:00:00Z"
DEEP: Final = "[" * 3000 + "]" * 3000
KEYS: Final = (
    *(f'["{EARLY}{zone}","gam_x",1]' for zone in ("Z", "+14:00", "-14:00", "")),
    *(f'["{LATE}{zone}","gam_x",1]' for zone in ("Z", "+14:00", "-14:00", "")),
    f'["{NOW}","gam_x",{DEEP}]',
    f'["{NOW}","gam_\\u0000",1]',
    f'["{NOW}","gam_x",{10**30},{DEEP}]',
    f'{{"beaten":0.5,"games":1,"account_id":"x","more":{DEEP}}}',
    '{"beaten":1e999,"games":1,"account_id":"x"}',
    *(str(number) for number in (-1, 0, 2**31, 2**63, 10**40, 1e300)),
    '"\\ud800"',
    "NaN",
    "[[" * 3000,
    "",
)
"""What somebody may write behind the mark of a list."""


def _lists(game: str, player: str, webhook: str) -> tuple[tuple[str, str], ...]:
    """Paths, and what their cursors call the list."""
    return (
        (f"/v1/games?player={player}", "games"),
        (f"/v1/games/{game}/forks", f"forks of {game}"),
        (f"/v1/games/{game}/events", f"events of {game}"),
        (f"/v1/games/{game}/moves", f"moves of {game}"),
        (f"/v1/games/{game}/refusals", f"refusals of {game}"),
        (f"/v1/webhooks/{webhook}/deliveries", f"deliveries of {webhook}"),
        ("/v1/leaderboards/lanterns", "leaders of lanterns"),
    )


def test_no_cursor_that_is_made_up_breaks_a_list(person: People) -> None:
    ada = person()
    game = ada.open("me", "me")["id"]
    hook = ada.http.post("/v1/webhooks", json={"url": "https://8.8.8.8/"})
    for path, of in _lists(game, ada.name, hook.json()["webhook"]["id"]):
        mark, kinds = cursor(of, 0)[: MARK * 4 // 3], set()
        for key in KEYS:
            made_up = mark + urlsafe_b64encode(key.encode()).decode().rstrip("=")
            answer = _asked(ada, path, made_up)
            assert answer.status_code in (200, 400), (path, key[:60], answer.text)
            kinds.add(answer.status_code)
            if not answer.is_success:
                assert problem(answer, "invalid-query")["field"] == "after"
        assert 400 in kinds, path


def test_no_news_cursor_that_is_made_up_breaks_the_stream(person: People) -> None:
    ada = person()
    positions = _positions(ada)
    good = f'["{NOW}",{json.dumps(positions)}]'
    assert _news(ada, good) is None
    forged = [
        f'["{time}{zone}",{json.dumps(positions)}]'
        for time in (EARLY, LATE)
        for zone in ("Z", "+14:00", "-14:00", "")
    ]
    forged += [good[:-1] + f",{DEEP}]", f'["{NOW}",{DEEP}]', "[" * 90_000, f'["{NOW}",[]]', "[]"]
    for one in forged:
        refusal = _news(ada, one)
        assert refusal is not None, one[:80]
        assert problem(refusal, "invalid-query")["field"] == "after"
    for number in (-1, 2**63, 10**30):  # nothing is behind these, or everything
        assert _news(ada, f'["{NOW}",{json.dumps([number] * len(positions))}]') is None


def _asked(who: Person, path: str, after: str) -> httpx.Response:
    return who.http.get(httpx.URL(path).copy_merge_params({"after": after}))


def _positions(who: Person) -> list[int]:
    with who.http.stream("GET", "/v1/stream") as answer:
        line = next(one for one in answer.iter_lines() if one.startswith("id: "))
    text = line.removeprefix("id: ")
    read: list[Any] = json.loads(zlib.decompress(_unpacked(text)))
    return read[1]


def _unpacked(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _news(who: Person, said: str) -> httpx.Response | None:
    """The refusal of a cursor that says this; None if the stream goes on from it."""
    after = urlsafe_b64encode(zlib.compress(said.encode(), 9)).decode().rstrip("=")
    with who.http.stream("GET", "/v1/stream", params={"after": after}) as answer:
        if not answer.is_success:
            answer.read()
            return answer
        assert any(one.startswith("id: ") for one in answer.iter_lines())
    return None
