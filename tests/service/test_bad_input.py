"""Whatever is sent, the answer is a problem of a known kind, never a failure."""

import json
from collections.abc import Callable
from typing import Any

import httpx
import pytest

from referee.problems.kinds import KINDS
from tests.service.people import Person
from tests.service.problems import problem
from tests.service.process import ServiceProcess

People = Callable[[], Person]
JSON = {"Content-Type": "application/json"}
DEEP = "[" * 5000 + "]" * 5000

BODIES: list[tuple[str, bytes, str, str | None]] = [
    ("nothing", b"", "malformed-body", None),
    ("no JSON", b"{", "malformed-body", None),
    ("two values", b'{"seat":0,"commands":[{}]}{}', "malformed-body", None),
    ("no UTF-8", b'{"seat":0,"commands":[{"type":"\xff"}]}', "malformed-body", "commands[0]"),
    ("a lone surrogate", rb'{"seat":0,"commands":[{"type":"\ud800"}]}', "malformed-body", None),
    ("a list", b"[]", "invalid-body", None),
    ("null", b"null", "invalid-body", None),
    ("NaN", b'{"seat":NaN,"commands":[]}', "malformed-body", None),
    ("deep", b'{"seat":0,"commands":[{"type":"lanterns.choose","card":%s}]}' % DEEP.encode(),
     "malformed-body", None),
    ("deep in a wrong place", DEEP.encode(), "invalid-body", None),
    ("a seat in words", b'{"seat":"0","commands":[{}]}', "invalid-body", "seat"),
    ("a seat below 0", b'{"seat":-1,"commands":[{}]}', "invalid-body", "seat"),
    ("half a seat", b'{"seat":0.5,"commands":[{}]}', "invalid-body", "seat"),
    ("a huge seat", b'{"seat":1e400,"commands":[{}]}', "invalid-body", "seat"),
    ("no commands", b'{"seat":0,"commands":[]}', "invalid-body", "commands"),
    ("commands missing", b'{"seat":0}', "invalid-body", "commands"),
    ("too many", b'{"seat":0,"commands":[%s]}' % b",".join([b"{}"] * 101),
     "invalid-body", "commands"),
    ("an unknown field", b'{"seat":0,"commands":[{}],"dryrun":true}', "invalid-body", "dryrun"),
    ("dry_run in words", b'{"seat":0,"commands":[{}],"dry_run":"yes"}', "invalid-body", "dry_run"),
    ("an empty command", b'{"seat":0,"commands":[{}]}', "invalid-body", "commands[0].type"),
    ("a command as text", b'{"seat":0,"commands":["choose 3"]}', "invalid-body", "commands[0]"),
    ("a command of nobody", b'{"seat":0,"commands":[{"type":"x.y"}]}', "invalid-body",
     "commands[0].type"),
    ("a fact", b'{"seat":0,"commands":[{"type":"lanterns.points-earned","seat":0,"points":9}]}',
     "invalid-body", "commands[0].type"),
    ("a misspelt field", b'{"seat":0,"commands":[{"type":"lanterns.choose","crd":1}]}',
     "invalid-body", "commands[0].card"),
    ("a field too much", b'{"seat":0,"commands":[{"type":"lanterns.keep","card":1}]}',
     "invalid-body", "commands[0].card"),
    ("a card as a number", b'{"seat":0,"commands":[{"type":"lanterns.choose","card":99}]}',
     "invalid-body", "commands[0].card"),
    ("a decision of 0", b'{"seat":0,"commands":[{}],"decision":0}', "invalid-body", "decision"),
]  # fmt: skip


@pytest.mark.parametrize(("body", "slug", "field"), [row[1:] for row in BODIES],
                         ids=[row[0] for row in BODIES])  # fmt: skip
def test_a_bad_body_is_explained(person: People, body: bytes, slug: str, field: str | None) -> None:
    ada = person()
    game = ada.open("me", "me")["id"]
    answer = ada.http.post(f"/v1/games/{game}/moves", content=body, headers=JSON)
    assert problem(answer, slug).get("field") == field


def test_a_body_that_is_too_large_is_not_read(person: People) -> None:
    ada = person()
    game = ada.open("me", "me")["id"]
    large = json.dumps({"seat": 0, "commands": [{"type": "x" * 80_000}]})
    found = problem(
        ada.http.post(f"/v1/games/{game}/moves", content=large, headers=JSON), "body-too-large"
    )
    assert "60000" in found["detail"]

    def pieces() -> Any:
        for _ in range(90):
            yield b" " * 1000

    chunked = ada.http.post(f"/v1/games/{game}/moves", content=pieces(), headers=JSON)
    problem(chunked, "body-too-large")


@pytest.mark.parametrize(
    "media", ["text/plain", "application/xml", "application/x-www-form-urlencoded", "", "json"]
)
def test_only_json_is_read(person: People, media: str) -> None:
    ada = person()
    answer = ada.http.post("/v1/games", content=b"{}", headers={"Content-Type": media})
    problem(answer, "unsupported-media-type")


QUERIES = [
    ("/v1/games?colour=red", "colour"),
    ("/v1/games?limit=x", "limit"),
    ("/v1/games?limit=0", "limit"),
    ("/v1/games?limit=201", "limit"),
    ("/v1/games?limit=5&limit=6", "limit"),
    ("/v1/games?status=sleeping", "status"),
    ("/v1/games?after=Zm9v", "after"),
    ("/v1/games?after=WzEsMl0", "after"),
    ("/v1/games?title=a%00b", "title"),
    ("/v1/games?title=chess", "title"),
    ("/v1/games?player=%FF", None),
    ("/v1/games?player", None),
    ("/v1/accounts/me?x=1", "x"),
    ("/v1/titles?limit=0", "limit"),
    ("/v1/games/{game}?seat=0", "seat"),
    ("/v1/games/{game}/legal?seat=null", "seat"),
    ("/v1/games/{game}/legal?seat=-1", "seat"),
    ("/v1/games/{game}/legal?seat=", "seat"),
    ("/v1/games/{game}/events?after=-1", "after"),
    ("/v1/games/{game}/events?after=1s", "after"),
    ("/v1/games/{game}/events?limit=100000", "limit"),
    ("/v1/games/{game}/moves?after=99999999999999999999", "after"),
    ("/v1/games/{game}/moves?after=-1", "after"),
    ("/v1/games/{game}/moves?after=", "after"),
    ("/v1/games/{game}/receipts?after=-2", "after"),
    ("/v1/games/{game}/receipts?after=NQ", "after"),
    ("/v1/games/{game}/stream?after=1000", "after"),
    ("/v1/games/{game}/diff", "from"),
    ("/v1/games/{game}/diff?from=0", "to"),
    ("/v1/games/{game}/diff?from=0&to=x", "to"),
    ("/health?x=1", "x"),
]


@pytest.mark.parametrize(("path", "field"), QUERIES)
def test_a_bad_query_names_the_parameter(person: People, path: str, field: str | None) -> None:
    ada = person()
    game = ada.open("me", "me")["id"]
    found = problem(ada.http.get(path.format(game=game)), "invalid-query")
    assert found.get("field") == field


def test_words_that_would_fit_are_listed(person: People) -> None:
    ada = person()
    game = ada.open("me", "me")["id"]

    def detail(answer: httpx.Response) -> str:
        assert answer.status_code == 400
        return str(answer.json()["detail"])

    asked = ada.http.get("/v1/games?status=done")
    known = "finished, open, running, void"
    assert detail(asked) == f'The value must be one of these values: {known}; it is "done".'
    made = ada.http.post("/v1/accounts", json={"nick": "ada"})
    known = "name, bot, expires_at, code"
    assert detail(made) == f"There is no member `nick` here. Known members: {known}."
    seats = [{"kind": "me", "bots": "random"}, {"kind": "open"}]
    opened = ada.http.post("/v1/games", json={"title": "lanterns", "seats": seats})
    known = "kind, bot, entropy, entropy_commitment"
    assert detail(opened) == f"There is no member `bots` here. Known members: {known}."
    chair = {"title": "lanterns", "seats": [{"kind": "chair"}]}
    assert "one of these values: bot, me, open;" in detail(ada.http.post("/v1/games", json=chair))
    unknown = ada.play(game, 0, [{"type": "lanterns.sing"}])
    assert "lanterns.choose, lanterns.douse, lanterns.keep; it is" in detail(unknown)
    assert detail(ada.http.get("/v1/games?title=chess")).startswith("The titles are: ")
    whole = 'The value must be a whole number of at least 0; it is "x".'
    assert detail(ada.http.get(f"/v1/games/{game}/legal?seat=x")) == whole


@pytest.mark.parametrize(
    ("path", "slug"),
    [
        ("/v1", "not-found"),
        ("/v1/nothing", "not-found"),
        ("/v1/titles/nope", "unknown-title"),
        ("/v1/titles/nope/components", "unknown-title"),
        ("/v1/games/gam_nope", "unknown-game"),
        ("/v1/games/%00", "unknown-game"),
        ("/v1/games/" + "x" * 500, "unknown-game"),
        ("/v1/games/%F0%9F%8E%B2/events", "unknown-game"),
        ("/v1/games/a'b/legal", "unknown-game"),
        ("/v1/games/{game}/states/1", "unknown-ply"),
        ("/v1/games/{game}/states/999999999999", "unknown-ply"),
        ("/v1/log/partitions/" + "1" * 5000 + "/checkpoint", "not-found"),
        ("/docs/static/nope.js", "not-found"),
        ("/docs/static/..%2Fapp.py", "not-found"),
    ],
)
def test_what_does_not_exist_is_not_found(person: People, path: str, slug: str) -> None:
    ada = person()
    game = ada.open("me", "me")["id"]
    assert "field" not in problem(ada.http.get(path.format(game=game)), slug)


@pytest.mark.parametrize("ply", ["-1", "last", "%D9%A3"])
def test_a_part_of_a_path_of_another_form_is_named(person: People, ply: str) -> None:
    ada = person()
    game = ada.open("me", "me")["id"]
    refusal = ada.http.get(f"/v1/games/{game}/states/{ply}")
    assert problem(refusal, "invalid-path")["field"] == "ply"


@pytest.mark.parametrize(
    ("path", "field"),
    [("diff?from=0&to=7", "to"), ("diff?from=7&to=0", "from"), ("proofs?ply=7", "ply")],
)
def test_a_query_that_names_a_ply_to_come_is_told_so(person: People, path: str, field: str) -> None:
    """The game is there: it is not the path that leads nowhere."""
    ada = person()
    game = ada.open("me", "me")["id"]
    assert problem(ada.http.get(f"/v1/games/{game}/{path}"), "unknown-ply")["field"] == field


def test_everything_about_a_new_game_is_told_at_once(person: People) -> None:
    """What only the title knows, too."""
    seats = [{"kind": "bot", "bot": "nobody"}, {"kind": "open", "bot": "random"}]
    window = {"opens": "08:00", "closes": "22:00", "zone": "Atlantis"}
    clock = {"pace": {"type": "per-move", "seconds": 3600}, "window": window}
    wrong = {"ruleset": "tzolkin/0", "options": {"no": 1}, "terms": {"clock": clock}}
    body = {"title": "tzolkin", "visibility": "private", "seats": seats, **wrong}
    found = problem(person().http.post("/v1/games", json=body), "invalid-body")
    assert [one["pointer"] for one in found["errors"]] == [
        "/terms/clock/window/zone",
        "/ruleset",
        "/seats",
        "/options/no",
        "/seats/0/bot",
        "/seats/1/bot",
    ]


def test_a_path_that_leads_nowhere_points_to_the_description(web: httpx.Client) -> None:
    answer = web.get("/v1/game")
    assert "/docs" in problem(answer, "not-found")["detail"]
    for part in answer.headers["link"].split(", "):
        target = part.partition(";")[0].strip("<>")
        assert web.get(target).status_code == 200, part


def test_a_problem_is_found_where_its_type_says(person: People) -> None:
    ada = person()
    game = ada.open("me", "me")["id"]
    found = problem(ada.play(game, 0, [{"type": "lanterns.sing"}]), "invalid-body")
    page, _, fragment = found["type"].partition("#")
    assert f'<section id="{fragment}">' in ada.http.get(page).text
    recorded = ada.http.get(found["instance"]).json()
    assert (recorded["id"], recorded["request"]) == (found["refusal"], found["request_id"])
    named = ada.http.get("/v1/nothing", headers={"X-Request-Id": "mine"}).json()
    assert named["request_id"] == "mine"
    assert named["instance"] != ada.http.get("/v1/nothing").json()["instance"]


def test_a_method_that_is_not_allowed_says_which_are(web: httpx.Client) -> None:
    answer = web.delete("/v1/games")
    problem(answer, "method-not-allowed")
    assert {"GET", "POST"} <= {one.strip() for one in answer.headers["allow"].split(",")}


def test_what_cannot_be_represented_is_not_acceptable(web: httpx.Client) -> None:
    problem(web.get("/v1/titles", headers={"Accept": "image/png"}), "not-acceptable")
    for accepted in ("*/*", "application/*", "image/png, application/json;q=0.1"):
        assert web.get("/v1/titles", headers={"Accept": accepted}).status_code == 200


@pytest.mark.parametrize("key", ["a b", "a\tb", "x" * 201, ""])
def test_an_idempotency_key_is_plain_and_short(person: People, key: str) -> None:
    ada = person()
    game = ada.open("me", "me")["id"]
    answer = ada.play(game, 0, ada.legal(game, 0)["commands"][:1], key=key)
    assert problem(answer, "invalid-header")["field"] == "Idempotency-Key"


def test_every_kind_of_problem_is_documented(web: httpx.Client) -> None:
    page = web.get("/docs/problems").text
    for kind in KINDS:
        assert f'id="{kind.slug}"' in page
    assert len({kind.slug for kind in KINDS}) == len(KINDS)


def test_nothing_failed_meanwhile(shared_service: ServiceProcess) -> None:
    """Runs last in this module: no request of it ended in a failure."""
    assert "request-failed" not in shared_service.written()
