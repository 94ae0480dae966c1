"""Files that are opened, and requests that nobody can know: refused clearly, never with a crash."""

import gzip
import json
from functools import cache
from typing import Any

from hypothesis import example, given, settings
from hypothesis import strategies as st

from games.kernel.registry import Registry
from referee.desk import Desk
from referee.requests import Reply
from tests.audit.exporting import REGISTRY, exported, logged
from tests.support.titles import title_of

METHODS = ("GET", "POST", "PUT", "DELETE", "get", "HEAD", "")
PLACES = (
    "",
    *("/states/3", "/scenes/latest", "/legal", "/replay", "/events", "/moves", "/previews"),
    *("/forks", "/bots", "/export", "/diff", "/comparison", "/seats/0/passes", "/receipts"),
)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 2**40) | st.text(max_size=9),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(
            st.sampled_from(
                ("seat", "commands", "decision", "ply", "seats", "kind", "bot", "type")
            ),
            inner,
            max_size=4,
        )
    ),
    max_leaves=12,
)


@cache
def raw() -> bytes:
    """An export of a small game."""
    return exported(logged("lanterns", 2, 10))


def opened() -> tuple[Desk, str]:
    """A desk with a small game."""
    desk = Desk(REGISTRY)
    return desk, str(json.loads(desk.answer("POST", "/v1/files", {}, raw()).body)["id"])


def problem(answer: Reply) -> dict[str, Any]:
    """What a refusal says."""
    assert answer.headers["Content-Type"] == "application/problem+json", answer
    found: dict[str, Any] = json.loads(answer.body)
    assert found["status"] == answer.status
    assert found["detail"]
    return found


def test_a_file_is_the_same_game_each_time_and_given_back_as_it_was() -> None:
    desk, game = opened()
    again = desk.answer("POST", "/v1/files", {}, raw())
    assert json.loads(again.body)["id"] == game
    assert desk.answer("GET", f"/v1/games/{game}/export", {}, b"").body == raw()
    packed = gzip.compress(raw(), mtime=0)
    other = json.loads(desk.answer("POST", "/v1/files", {}, packed).body)["id"]
    assert other != game
    assert desk.answer("GET", f"/v1/games/{other}/export", {}, b"").body == packed
    states = [desk.answer("GET", f"/v1/games/{one}/states/5", {}, b"") for one in (game, other)]
    assert states[0].body == states[1].body
    assert desk.answer("DELETE", f"/v1/games/{other}", {}, b"").status == 204
    assert problem(desk.answer("GET", f"/v1/games/{other}", {}, b""))["kind"] == "unknown-game"


def test_a_long_answer_is_made_in_pieces_between_which_others_are_answered() -> None:
    desk, game = opened()
    path = f"/v1/games/{game}"
    whole = desk.answer("GET", f"{path}/replay", {}, b"").body
    begun = desk.begun("GET", f"{path}/replay", {}, b"")
    assert (begun.status, begun.body) == (200, b"")
    pieces = []
    for number, piece in enumerate(begun.rest):
        assert desk.answer("GET", f"{path}/states/{number % 9}", {}, b"").status == 200
        pieces.append(piece)
    assert len(pieces) > 9
    assert b"".join(pieces) == whole


def test_documents_of_the_third_format_are_opened() -> None:
    game = logged("lanterns", 2, 4)  # whose draws go by ply
    document = json.loads(exported(game))
    third = {**document, "format": "kronika-export/3", "proof": {**document["proof"]}}
    del third["proof"]["inclusion"]
    desk, found = Desk(REGISTRY), []
    for one in (document, third):
        answer = desk.answer("POST", "/v1/files", {}, json.dumps(one).encode())
        assert answer.status == 201, answer.body
        path = f"/v1/games/{json.loads(answer.body)['id']}"
        found.append([desk.answer("GET", f"{path}/states/{n}", {}, b"").body for n in range(9)])
    assert found[0] == found[1]


def test_a_title_that_is_not_here_is_named() -> None:
    desk = Desk(Registry({"tzolkin": title_of("tzolkin")}))
    told = problem(desk.answer("POST", "/v1/files", {}, raw()))
    assert (told["key"], told["args"]) == (
        "title-not-here",
        {"title": "lanterns", "known": "tzolkin"},
    )


def test_a_changed_file_is_refused_with_what_the_verifier_has_found() -> None:
    changed = raw().replace(b'"points":9', b'"points":8', 1)
    assert changed != raw()
    told = problem(Desk(REGISTRY).answer("POST", "/v1/files", {"accept-language": "cs"}, changed))
    assert (told["kind"], told["key"]) == ("not-importable", "export-wrong")
    assert told["args"]["because"]["key"] == "chain.other-hashes"
    assert told["ply"] >= 1


@settings(max_examples=150)
@given(at=st.integers(0, 10**6), length=st.integers(0, 40), bits=st.binary(max_size=30))
@example(at=0, length=10**6, bits=b"")
@example(at=0, length=10**6, bits=b'{"format":"kronika-branch/1"}')
@example(at=0, length=10**6, bits=b"[" * 30)
def test_no_file_breaks_the_desk(at: int, length: int, bits: bytes) -> None:
    whole = raw()
    at %= len(whole)
    answer = Desk(REGISTRY).answer(
        "POST", "/v1/files", {}, whole[:at] + bits + whole[at + length :]
    )
    if answer.status != 201:
        assert problem(answer)["kind"] == "not-importable"


DESK, GAME = opened()


@settings(max_examples=300)
@given(
    method=st.sampled_from(METHODS),
    place=st.sampled_from(PLACES) | st.text(max_size=12),
    query=st.text(max_size=12)
    | st.lists(
        st.tuples(
            st.sampled_from(("seat", "ply", "from", "to", "eyes", "after", "limit", "refused")),
            st.integers(-2, 2**33).map(str) | st.text(max_size=4),
        ),
        max_size=3,
    ).map(lambda pairs: "&".join("=".join(one) for one in pairs)),
    body=JSON.map(lambda one: json.dumps(one).encode()) | st.binary(max_size=20),
    language=st.sampled_from(("", "cs", "en;q=x", "*")),
)
@example(method="GET", place="/states/3", query="\ud800", body=b"", language="")
@example(method="POST", place="/moves", query="", body=b"[" * 100_000, language="cs")
def test_no_request_breaks_the_desk(
    method: str, place: str, query: str, body: bytes, language: str
) -> None:
    if method == "DELETE":
        place += "/x"
    headers = {"Accept-Language": language, "Content-Type": "application/json"}
    answer = DESK.answer(method, f"/v1/games/{GAME}{place}?{query}", headers, body)
    assert answer.status < 500, answer.body
    if answer.status >= 400:
        problem(answer)
