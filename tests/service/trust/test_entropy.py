"""What players add to the draws: committed to when they sit down, told when all sit there."""

from collections.abc import Callable

import httpx
import msgspec
import pytest
from msgspec import Raw

from events.fairness import entropy_commitment
from events.keys import PublicKey
from events.receipts import Receipt
from events.receipts import verified as verified_receipt
from games.kernel.table.state import TableState, Taken
from referee.problems.problem import ProblemError
from service.lobby.entropy import withheld
from tests.audit.exporting import REGISTRY
from tests.service.people import Person, play_to_the_end
from tests.service.problems import problem
from verifier.evidence import Evidence
from verifier.finding import Report
from verifier.verifying import verify

People = Callable[[], Person]
ADAS, BOBS = "ada: seven herons", "bob: a broken kettle"


def table(ada: Person, **members: object) -> str:
    """A table of Ada's, who has committed to her text."""
    mine = {"kind": "me", "entropy_commitment": entropy_commitment(ADAS)}
    body = {"title": "lanterns", "seats": [mine, {"kind": "open"}], **members}
    answer = ada.http.post("/v1/games", json=body)
    assert answer.status_code == 201, answer.text
    game: str = answer.json()["id"]
    return game


def joined(bob: Person, game: str) -> dict[str, object]:
    body = {"entropy_commitment": entropy_commitment(BOBS)}
    answer = bob.http.post(f"/v1/games/{game}/join", json=body)
    assert answer.status_code == 200, answer.text
    shown: dict[str, object] = answer.json()
    return shown


def tell(person: Person, game: str, text: str, **members: object) -> httpx.Response:
    body = {"entropy": text, **members}
    return person.http.put(f"/v1/games/{game}/entropy", json=body)


def kinds(person: Person, game: str) -> list[str]:
    items = person.get(f"/v1/games/{game}/events")["items"]
    return [one["data"]["type"].removeprefix("table.") for one in items]


def checked(person: Person, game: str, *receipts: Receipt) -> Report:
    keys = person.get("/v1/keys")["items"]
    known = tuple(PublicKey.parse(one["key"]) for one in keys)
    raw = person.http.get(f"/v1/games/{game}/export").content
    return verify(game, raw, REGISTRY, Evidence(keys=known, receipts=receipts))


def test_texts_are_told_once_all_sit_there(person: People) -> None:
    ada, bob = person(), person()
    game = table(ada)
    early = tell(ada, game, ADAS)
    assert (early.status_code, early.json()["kind"]) == (409, "seats-open")
    shown = joined(bob, game)
    assert (shown["status"], shown["entropy_awaited"]) == ("open", [0, 1])
    assert checked(ada, game).good
    assert tell(bob, game, ADAS).status_code == 400
    assert tell(bob, game, BOBS, seat=0).status_code == 403
    first = tell(ada, game, ADAS).json()
    assert first["game"]["entropy_awaited"] == [1]
    assert bob.http.post(f"/v1/games/{game}/leave", json={}).status_code == 409
    last = tell(bob, game, BOBS).json()
    assert (last["game"]["status"], "entropy_awaited" in last["game"]) == ("running", False)
    assert tell(bob, game, BOBS).status_code == 200, "repeating it is harmless"
    play_to_the_end(game, (ada, 0), (bob, 1))
    receipts = [msgspec.convert(one["receipt"], Receipt) for one in (first, last)]
    key = PublicKey.parse(ada.get("/v1/keys")["items"][0]["key"])
    assert [verified_receipt(one, [key]) for one in receipts] == [key, key]
    report = checked(ada, game, *receipts)
    assert report.good, report.findings
    assert report.draws


def test_a_text_that_does_not_come_is_called_withheld(person: People) -> None:
    """The service of the tests waits for no time at all."""
    ada, bob = person(), person()
    game = table(ada, title="tzolkin")
    joined(bob, game)
    tell(bob, game, BOBS)
    started = bob.http.post(f"/v1/games/{game}/start", json={})
    assert started.json()["status"] == "running"
    assert "entropy-withheld" in kinds(ada, game)
    late = tell(ada, game, ADAS)
    assert (late.status_code, late.json()["kind"]) == (409, "game-not-open")
    for who, seat in ((ada, 0), (bob, 1)):
        who.play_any(game, seat)
    ada.http.post(f"/v1/games/{game}/resign", json={"seat": 0}).raise_for_status()
    assert checked(ada, game).good
    document = ada.http.get(f"/v1/games/{game}/export").content
    headers = {"Content-Type": "application/json"}
    copy = bob.http.post("/v1/games/import", content=document, headers=headers)
    assert copy.status_code == 201, copy.text
    assert checked(bob, copy.json()["id"]).good


def test_a_table_closed_while_texts_are_awaited_never_starts(person: People) -> None:
    ada = person()
    mine = {"kind": "me", "entropy_commitment": entropy_commitment(ADAS)}
    game = table(ada, seats=[mine, {"kind": "bot", "bot": "random"}])
    assert ada.http.post(f"/v1/games/{game}/abandon", json={}).json()["status"] == "void"
    problem(ada.http.post(f"/v1/games/{game}/start", json={}), "game-not-open")
    problem(tell(ada, game, ADAS), "game-not-open")
    assert kinds(ada, game)[-1] == "game-voided"


def test_texts_are_waited_for() -> None:
    seats = (Taken(None, commitment="aa" * 32), Taken(None, "open"))
    state = TableState(title="lanterns", ruleset="lanterns/1", options=Raw(b"{}"), seats=seats)
    with pytest.raises(ProblemError) as refusal:
        withheld(state, 12.5)
    assert refusal.value.kind.slug == "entropy-awaited"
    assert [one.seat for one in withheld(state, -0.1)] == [0]


def test_rematches_and_forks_take_commitments_too(person: People) -> None:
    ada, bob = person(), person()
    game = table(ada)
    joined(bob, game)
    tell(ada, game, ADAS)
    tell(bob, game, BOBS)
    ada.http.post(f"/v1/games/{game}/resign", json={"seat": 0}).raise_for_status()
    word = {"entropy_commitment": entropy_commitment(ADAS)}
    again = ada.http.post(f"/v1/games/{game}/rematch", json=word).json()["id"]
    bob.http.post(f"/v1/games/{game}/rematch", json={}).raise_for_status()
    assert ada.get(f"/v1/games/{again}")["entropy_awaited"] == [1]
    assert tell(ada, again, ADAS).json()["game"]["status"] == "running"
    seats = [{"kind": "me", **word}, {"kind": "me"}]
    fork = ada.http.post(f"/v1/games/{game}/forks", json={"ply": 0, "seats": seats}).json()
    assert (fork["status"], fork["entropy_awaited"]) == ("open", [0])
    assert tell(ada, fork["id"], ADAS).json()["game"]["status"] == "running"
    for one in (again, fork["id"]):
        assert checked(ada, one).good


def test_who_is_gone_closes_a_table_where_texts_were_told(person: People) -> None:
    ada, bob = person(), person()
    game = table(ada)
    joined(bob, game)
    tell(ada, game, ADAS)
    bob.http.request("DELETE", "/v1/accounts/me", json={"name": bob.name}).raise_for_status()
    assert ada.get(f"/v1/games/{game}")["status"] == "void"
    assert checked(ada, game).good


def test_a_text_is_told_or_withheld(person: People) -> None:
    seat = {"kind": "person", "entropy": ADAS, "withheld": entropy_commitment(ADAS)}
    record = {
        "format": "kronika-notation/1",
        "title": "tzolkin",
        "seats": [seat, {"kind": "person"}],
        "moves": [],
    }
    answer = person().http.post("/v1/games/import", json=record)
    assert answer.status_code == 422
    assert answer.json()["field"] == "seats[0].withheld"


def test_who_sits_there_already_adds_nothing_else(person: People) -> None:
    """Whoever was told 200 believed that the new text was mixed in."""
    ada, bob, cleo = person(), person(), person()
    game = table(ada)
    assert bob.http.post(f"/v1/games/{game}/join", json={"entropy": "one"}).status_code == 200
    for again in ({}, {"entropy": "one"}):
        assert bob.http.post(f"/v1/games/{game}/join", json=again).status_code == 200
    for other in ({"entropy": "two"}, {"entropy_commitment": entropy_commitment("one")}):
        answer = bob.http.post(f"/v1/games/{game}/join", json=other)
        assert problem(answer, "seat-taken")["field"] == next(iter(other))
    second = cleo.open("me", "open")["id"]
    late = cleo.http.post(f"/v1/games/{second}/join", json={"entropy": "late"})
    assert problem(late, "seat-taken")["field"] == "entropy"


def test_a_text_that_cannot_be_seen_is_no_entropy(person: People) -> None:
    """With U+0000 the game's own export could not be imported."""
    ada, bob = person(), person()
    for text in ("a\x00", "a\x1b[2J", "\u202eb", "\u2066", " "):
        seats = [{"kind": "me", "entropy": text}, {"kind": "open"}]
        answer = ada.http.post("/v1/games", json={"title": "lanterns", "seats": seats})
        assert problem(answer, "invalid-body")["field"] == "seats[0].entropy", ascii(text)
        answer = bob.http.post(f"/v1/games/{table(ada)}/join", json={"entropy": text})
        assert problem(answer, "invalid-body")["field"] == "entropy", ascii(text)


def test_a_text_or_its_commitment(person: People) -> None:
    ada = person()
    both = {"entropy": ADAS, "entropy_commitment": entropy_commitment(ADAS)}
    for seats in ([{"kind": "me", **both}, {"kind": "open"}], [{"kind": "open", **both}] * 2):
        answer = ada.http.post("/v1/games", json={"title": "lanterns", "seats": seats})
        assert answer.status_code == 400, answer.text
    game = table(ada)
    assert person().http.post(f"/v1/games/{game}/join", json=both).status_code == 400
