"""Texts that break things elsewhere: U+0000, halves of characters, very long ones, and such as turn
the direction of writing round. Whatever takes them, nothing fails, and no read model stops."""

import json
from collections.abc import Callable
from typing import Any, Final

import httpx
import pytest

from tests.service.people import Person
from tests.service.problems import problem
from tests.service.settling import settle
from tests.support.depth import share

pytestmark = pytest.mark.slow

People = Callable[[], Person]

ODD: Final = (
    '"\\u0000"',
    '"a\\u0000b\\\\u0000"',
    '"\\ud800"',
    '"\\udfff\\ud83d"',
    json.dumps("x" * 50_000),
    json.dumps("\u202egnihton\u202c"),
    '"\\uffff\\u200b"',
)
"""As they stand in JSON."""
_HERE: Final = "<odd>"


def _sent(who: Person, method: str, path: str, body: Any, odd: str) -> httpx.Response:
    """A request with an odd text wherever the body says `<odd>`."""
    text = json.dumps(body).replace(f'"{_HERE}"', odd)
    return who.http.request(
        method, path, content=text.encode(), headers={"Content-Type": "application/json"}
    )


def _places(game: str, record: dict[str, Any]) -> list[tuple[str, str, Any]]:
    """Everywhere that a text of a person may go."""
    seats = [{"kind": "me", "entropy": _HERE}, {"kind": "me"}]
    noted = [{**record["seats"][0], "entropy": _HERE}, *record["seats"][1:]]
    return [
        ("POST", "/v1/games", {"title": "lanterns", "seats": seats}),
        ("POST", "/v1/games", {"title": _HERE, "seats": [{"kind": "me"}, {"kind": "me"}]}),
        ("POST", "/v1/games", {"title": "lanterns", "seats": [{"kind": "bot", "bot": _HERE}] * 2}),
        ("POST", "/v1/games/import", {**record, "game": _HERE}),
        ("POST", "/v1/games/import", {**record, "ruleset": _HERE}),
        ("POST", "/v1/games/import", {**record, "options": {"x": _HERE}}),
        ("POST", "/v1/games/import", {**record, "moves": [*record["moves"], _HERE]}),
        ("POST", "/v1/games/import", {**record, "seats": noted, "moves": []}),
        ("POST", "/v1/games/import", {"format": "kronika-notation/1", "text": _HERE}),
        ("POST", f"/v1/games/{game}/moves", {"seat": 0, "commands": [{"type": _HERE}]}),
        (
            "POST",
            f"/v1/games/{game}/moves",
            {"seat": 0, "commands": [{"type": "lanterns.choose", "card": _HERE}]},
        ),
        ("POST", f"/v1/games/{game}/disputes", {"seat": 0, "ply": 0, "complaint": _HERE}),
        ("POST", f"/v1/games/{game}/invitations", {"account": _HERE}),
        ("POST", "/v1/accounts", {"name": _HERE}),
        ("POST", "/v1/tokens", {"name": _HERE, "scopes": ["read"]}),
        ("POST", "/v1/tokens", {"name": "x", "scopes": [_HERE]}),
        ("POST", "/v1/webhooks", {"url": "https://example.org/x", "description": _HERE}),
        ("POST", "/v1/webhooks", {"url": _HERE}),
        ("PATCH", "/v1/accounts/me", {"name": _HERE}),
    ]


@pytest.mark.deep
def test_no_text_of_a_person_stops_a_read_model_or_breaks_an_answer(person: People) -> None:
    ada = person()
    game = ada.open("me", "me")["id"]
    ada.play_any(game, 0)
    other = ada.open("me", "me", title="tzolkin")["id"]
    ada.play_any(other, ada.get(f"/v1/games/{other}")["awaits"][0])
    record = ada.get(f"/v1/games/{other}/notation")
    for turn, (method, path, body) in enumerate(_places(game, record)):
        for odd in share(ODD, 3, turn):
            answer = _sent(ada, method, path, body, odd)
            assert answer.status_code < 500, (odd[:20], method, path, body, answer.text)
            assert "\x00" not in answer.text
    settle(ada.http)
    lag = ada.get("/ready")["lag"]
    assert not [name for name, one in lag.items() if one["parked_games"]]
    for path in ("/v1/games?limit=100", "/v1/tokens", "/v1/webhooks", f"/v1/games/{game}/refusals"):
        assert ada.http.get(path).is_success, path


def test_a_refused_command_with_a_zero_in_it_is_in_the_journal(person: People) -> None:
    ada = person()
    game = ada.open("me", "me")["id"]
    command = {"type": "lanterns.choose\0", "card": 1}
    answer = ada.play(game, 0, [command])
    told = problem(answer, answer.json()["kind"])
    (kept,) = ada.get(f"/v1/games/{game}/refusals")["items"]
    assert kept["id"] == told["refusal"]
    assert kept["body"]["commands"] == [command]


@pytest.mark.parametrize("origin", ["a\0b", "x" * 65, "x" * 60_000, "a b", "a\n", ""])
def test_notation_claims_no_origin_that_is_no_id(person: People, origin: str) -> None:
    ada = person()
    game = ada.open("me", "me")["id"]
    record = {**ada.get(f"/v1/games/{game}/notation"), "game": origin}
    answer = ada.http.post("/v1/games/import", json=record)
    assert problem(answer, "invalid-body")["field"] == "game"


def test_complaints_read_as_they_are_written(person: People) -> None:
    ada = person()
    game = ada.open("me", "me")["id"]
    ada.play_any(game, 0)
    for odd in (
        "\u202eabc",
        "a\u2066b",
        "a\u200fb",
        "a\u200bb",
        "a\x7fb",
        "a\x9bb",
        "a\u2028b",
        "\n",
    ):
        answer = ada.http.post(
            f"/v1/games/{game}/disputes", json={"seat": 0, "ply": 1, "complaint": odd}
        )
        assert problem(answer, "invalid-body")["field"] == "complaint", ascii(odd)
    plain = "Zle spočítáno:\n\t3 ≠ 4, نہیں 👩\u200d🚀"
    answer = ada.http.post(
        f"/v1/games/{game}/disputes", json={"seat": 0, "ply": 1, "complaint": plain}
    )
    assert answer.status_code == 201, answer.text


def test_a_body_is_not_read_in_a_coding(person: People) -> None:
    ada = person()
    for coding in ("gzip", "br", "identity, gzip", "nonsense"):
        answer = ada.http.post(
            "/v1/tokens",
            json={"name": "x", "scopes": ["read"]},
            headers={"Content-Encoding": coding},
        )
        problem(answer, "unsupported-media-type")
        assert answer.headers["Accept-Encoding"] == "identity"
    plain = {"Content-Encoding": "identity"}
    wanted = {"name": "x", "scopes": ["read"]}
    assert ada.http.post("/v1/tokens", json=wanted, headers=plain).status_code == 201


def test_every_answer_tells_browsers_not_to_guess(person: People, web: httpx.Client) -> None:
    for path in ("/health", "/docs", "/openapi.json", "/metrics", "/v1/titles", "/v1/x", "/x", "/"):
        for answer in (web.get(path), web.options(path)):
            assert answer.headers["X-Content-Type-Options"] == "nosniff", path
            assert answer.headers["Referrer-Policy"] == "no-referrer", path
            assert answer.headers["Cross-Origin-Opener-Policy"] == "same-origin", path
            assert answer.headers["Cross-Origin-Resource-Policy"] == "same-origin", path


def test_a_path_with_what_no_name_has_leads_nowhere(person: People) -> None:
    """The database cannot look for U+0000 at all."""
    ada = person()
    game = ada.open("me", "open")["id"]
    for odd in ("%00", "a%00b", "%1b", "%e2%80%ae"):
        for method, path, kind in (
            ("DELETE", f"/v1/games/{game}/invitations/{odd}", "unknown-invitation"),
            ("DELETE", f"/v1/tokens/{odd}", "unknown-token"),
            ("GET", f"/v1/players/{odd}", "unknown-player"),
            ("GET", f"/v1/games/{odd}", "unknown-game"),
        ):
            problem(ada.http.request(method, path), kind)


def test_members_of_one_name_are_refused(person: People) -> None:
    ada = person()
    json_type = {"Content-Type": "application/json"}
    for body, name in (
        ('{"name": "x", "name": "y", "scopes": ["read"]}', "name"),
        ('{"name": "x", "n\\u0061me": "y", "scopes": ["read"]}', "name"),
    ):
        answer = ada.http.post("/v1/tokens", content=body, headers=json_type)
        assert problem(answer, "invalid-body")["field"] == name
    deep = '{"title": "lanterns", "seats": [{"kind": "me", "kind": "open"}, {"kind": "open"}]}'
    answer = ada.http.post("/v1/games", content=deep, headers=json_type)
    assert problem(answer, "invalid-body")["field"] == "kind"
    record = json.dumps(ada.get(f"/v1/games/{ada.open('me', 'me')['id']}/notation"))
    twice = record[:-1] + ', "moves": []}'
    answer = ada.http.post("/v1/games/import", content=twice, headers=json_type)
    assert problem(answer, "invalid-body")["field"] == "moves"


def test_a_webhook_goes_to_a_port_that_there_is(person: People) -> None:
    ada = person()
    answer = ada.http.post("/v1/webhooks", json={"url": "https://example.org:0/hook"})
    assert "0" in problem(answer, "webhook-address")["detail"]
