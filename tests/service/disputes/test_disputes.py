"""Disputes over HTTP: opened, withdrawn, judged; both branches of what is rewound."""

import itertools
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from events.keys import PublicKey
from games.kernel.registry import Registry
from projections.dispute_list import DISPUTES
from referee.pages import cursor
from service.disputes.complaints import digest
from tests.service.disputes.conftest import arbiter_of
from tests.service.disputes.tables import TITLES, People, Table
from tests.service.people import Person
from tests.service.problems import problem
from tests.service.process import ServiceProcess
from verifier.evidence import Evidence
from verifier.finding import Report
from verifier.verifying import verify


@pytest.fixture(params=TITLES)
def table(request: pytest.FixtureRequest, person: People) -> Table:
    return Table(person, request.param)


def verified(client: httpx.Client, path: str) -> Report:
    keys = tuple(PublicKey.parse(one["key"]) for one in client.get("/v1/keys").json()["items"])
    export = client.get(f"{path}/export").content
    return verify("export", export, Registry.installed(), Evidence(keys=keys, receipts=()))


def test_a_dispute_is_opened_seen_and_dismissed(table: Table, arbiter: People) -> None:
    table.play(4)
    opened = table.opened(1, ply=3)
    assert (opened["number"], opened["status"], opened["ply"], opened["seat"]) == (1, "open", 3, 1)
    words = opened["complaint"]
    assert digest(words["nonce"], "That cannot be right.") == words["digest"]
    judge = arbiter()
    listed = listed_for(judge, table.id)
    assert [(one["number"], one["status"], one["title"]) for one in listed] == [
        (1, "open", table.title)
    ]
    seen = judge.get(f"{table.path}/disputes/1")
    assert seen == opened
    answer = table.judged(judge, 1, "dismissed")
    assert answer.status_code == 200, answer.text
    decided = answer.json()
    assert (decided["status"], decided["ruling"]) == ("dismissed", "I have looked at it.")
    assert decided["arbiter"] == {"id": judge.id, "name": judge.name}
    shown = table.ada.get(f"{table.path}/disputes")["items"]
    assert [one["status"] for one in shown] == ["dismissed"]
    assert "arbiter" not in shown[0]
    assert "words" not in shown[0]["complaint"]
    assert table.types()[-2:] == ["table.dispute-opened", "table.dispute-dismissed"]
    assert verified(table.ada.http, table.path).good


def listed_for(judge: Person, game: str, **query: Any) -> list[dict[str, Any]]:
    """The disputes of a game in the list of all, once it has got there, and the game into the list
    of games, which tells its title."""
    deadline = time.monotonic() + 180
    while True:
        found = judge.get("/v1/disputes", limit=200, **query)["items"]
        mine = [one for one in found if one["game"] == game]
        if (mine and mine[0]["title"]) or time.monotonic() > deadline:
            return mine
        time.sleep(0.05)


def board(shown: dict[str, Any]) -> dict[str, Any]:
    """A state without its agenda: decisions have new ids when a game goes back."""
    return {name: part for name, part in shown["view"].items() if name != "agenda"}


def test_upheld_with_a_rewind_both_branches_stay(table: Table, arbiter: People) -> None:
    table.play(6)
    before = table.moves()
    state = table.ada.get(f"{table.path}/states/2", seat=0)
    table.opened(0, ply=3)
    answer = table.judged(arbiter(), 1, "upheld", remedy={"type": "rewind", "to": 2})
    assert answer.status_code == 200, answer.text
    assert answer.json()["remedy"] == {"type": "rewind", "to": 2}
    now = table.shown()
    assert (now["status"], now["ply"]) == ("running", 6)
    again = table.ada.get(f"{table.path}/states/latest", seat=0)
    assert board(again) == board(state)
    table.play(2)
    after = table.moves()
    assert [one["ply"] for one in after] == list(range(1, 9))
    assert [one.get("in_force", True) for one in after] == [True] * 2 + [False] * 4 + [True] * 2
    assert after[6]["parent"] == 2
    for old, now in zip(before, after, strict=False):
        assert old["events"] == now["events"][: len(old["events"])]
        assert old["notation"] == now["notation"]
    assert table.types().count("table.rewound") == 1
    report = verified(table.ada.http, table.path)
    assert report.good, report.findings


def test_upheld_with_annulment_the_game_is_void(table: Table, arbiter: People) -> None:
    table.play(3)
    table.opened(0, ply=2)
    judge = arbiter()
    assert table.judged(judge, 1, "upheld", remedy={"type": "annul"}).status_code == 200
    assert table.shown()["status"] == "void"
    assert table.types()[-1] == "table.game-voided"
    problem(table.dispute(1, ply=1), "game-ended")
    report = verified(table.ada.http, table.path)
    assert report.good, report.findings


def test_what_is_upheld_is_mended(table: Table, arbiter: People) -> None:
    seat = table.shown()["awaits"][0]
    opened = table.opened(seat, refusal=table.refused(seat))
    before, judge = table.types(), arbiter()
    for more in ({}, {"remedy": None}):
        told = problem(table.judged(judge, 1, "upheld", **more), "invalid-body")
        assert told["field"] == "remedy"
        assert "needs a remedy" in told["detail"]
    assert table.types() == before
    assert table.ada.get(f"{table.path}/disputes/1") == opened


def test_a_refusal_is_upheld_where_the_game_stands(table: Table, arbiter: People) -> None:
    """Nothing has been played since, so nothing has to be taken back."""
    table.play(2)
    seat = table.shown()["awaits"][0]
    refusal = table.refused(seat)
    assert table.opened(seat, refusal=refusal)["refusal"] == refusal
    here = {"type": "rewind", "to": 2}
    assert table.judged(arbiter(), 1, "upheld", remedy=here).json()["status"] == "upheld"
    table.play(1)
    assert [one.get("in_force", True) for one in table.moves()] == [True] * 3
    report = verified(table.ada.http, table.path)
    assert report.good, report.findings


def test_the_same_matter_is_one_dispute(table: Table, arbiter: People) -> None:
    table.play(2)
    first = table.opened(0, ply=1)
    again = table.dispute(0, ply=1)
    assert (again.status_code, again.json()) == (200, first)
    assert table.opened(1, ply=1)["number"] == 2
    judge = arbiter()
    assert table.judged(judge, 1, "dismissed").status_code == 200
    assert problem(table.dispute(0, ply=1), "already-disputed")["field"] == "ply"
    once_more = table.judged(judge, 1, "dismissed")
    assert once_more.status_code == 200
    problem(table.judged(judge, 1, "upheld"), "dispute-decided")
    problem(table.judged(judge, 1, "dismissed", ruling="No."), "dispute-decided")
    assert table.types().count("table.dispute-dismissed") == 1


def test_a_dispute_can_be_withdrawn_by_its_seat(table: Table, arbiter: People) -> None:
    table.play(1)
    table.opened(0, ply=1)
    path = f"{table.path}/disputes/1/withdraw"
    problem(table.bob.http.post(path, json={}), "not-your-seat")
    for _ in range(2):
        assert table.ada.http.post(path, json={}).json()["status"] == "withdrawn"
    problem(table.judged(arbiter(), 1, "upheld"), "dispute-decided")
    assert table.types().count("table.dispute-withdrawn") == 1
    assert verified(table.ada.http, table.path).good


def test_at_most_so_many_are_open(table: Table) -> None:
    table.play(4)
    for ply in (1, 2, 3):
        table.opened(0, ply=ply)
    problem(table.dispute(0, ply=4), "too-many-disputes")
    table.ada.http.post(f"{table.path}/disputes/2/withdraw", json={})
    table.opened(0, ply=4)


def test_what_cannot_be_disputed(table: Table, person: People) -> None:
    table.play(2)
    own, other = table.refused(table.shown()["awaits"][0]), table.bob
    seat = table.shown()["awaits"][0]
    assert problem(table.dispute(0, ply=3), "unknown-ply")["field"] == "ply"
    problem(table.dispute(0), "invalid-body")
    problem(table.dispute(0, ply=1, refusal=own), "invalid-body")
    others = problem(table.dispute(1 - seat, refusal=own), "unknown-refusal")
    assert others["field"] == "refusal"
    problem(table.dispute(seat, refusal="ref_00000000000000000000"), "unknown-refusal")
    problem(table.dispute(seat, refusal="ref\x00"), "unknown-refusal")
    problem(table.dispute(0, ply=1, complaint=""), "invalid-body")
    problem(table.dispute(0, ply=1, complaint=" \n"), "invalid-body")
    problem(table.dispute(0, ply=1, complaint="a\x00b"), "invalid-body")
    problem(table.dispute(0, ply=1, complaint="x" * 2001), "invalid-body")
    problem(table.dispute(0, ply=1, colour="red"), "invalid-body")
    body = {"seat": 0, "ply": 1, "complaint": "no"}
    problem(other.http.post(f"{table.path}/disputes", json=body), "not-your-seat")
    problem(person().http.post(f"{table.path}/disputes", json=body), "not-your-seat")
    for number in ("0", "9", "x", "%00", "9" * 30):
        problem(table.ada.http.get(f"{table.path}/disputes/{number}"), "unknown-dispute")
    assert table.shown()["version"] == len(table.types())
    assert "table.dispute-opened" not in table.types()


def test_only_impartial_arbiters_judge(table: Table, arbiter: People, dsn: str) -> None:
    table.play(1)
    table.opened(0, ply=1)
    problem(table.judged(table.ada, 1, "upheld"), "missing-scope")
    problem(table.judged(arbiter_of(dsn, table.bob), 1, "upheld"), "partial-arbiter")
    problem(table.ada.http.get("/v1/disputes"), "missing-scope")
    judge = arbiter()
    problem(table.judged(judge, 2, "upheld"), "unknown-dispute")
    remedy = {"type": "rewind", "to": 0}
    assert problem(table.judged(judge, 1, "dismissed", remedy=remedy), "invalid-body")
    beyond = table.judged(judge, 1, "upheld", remedy={"type": "rewind", "to": 9})
    assert problem(beyond, "unknown-ply")["field"] == "remedy.to"
    problem(table.judged(judge, 1, "upheld", remedy={"type": "fine"}), "invalid-body")
    assert table.ada.get(f"{table.path}/disputes/1")["status"] == "open"


def test_words_are_for_the_seat_and_arbiters_while_the_game_runs(
    table: Table, arbiter: People, web: httpx.Client
) -> None:
    table.play(1)
    table.opened(0, ply=1)
    path = f"{table.path}/disputes/1"
    judge = arbiter()
    for client, told in ((table.ada.http, True), (judge.http, True), (table.bob.http, False),
                         (web, False)):  # fmt: skip
        assert ("words" in client.get(path).json()["complaint"]) is told
        for text in (client.get(path).text, client.get(f"{path}/evidence").text,
                     client.get(f"{table.path}/disputes").text):  # fmt: skip
            assert ("That cannot be right." in text) is told
    assert "That cannot be right." not in web.get(f"{table.path}/events").text
    table.judged(judge, 1, "upheld", remedy={"type": "annul"})
    assert web.get(path).json()["complaint"]["words"] == "That cannot be right."


def test_the_game_stands_still_if_the_table_wants_it(person: People, arbiter: People) -> None:
    table = Table(person, "tzolkin", terms={"on_dispute": "pause"})
    table.play(3)
    table.opened(0, ply=1)
    table.opened(1, ply=1)
    assert table.shown()["awaits"] == []
    each = {seat: one.legal(table.id, seat) for seat, one in enumerate((table.ada, table.bob))}
    seat, legal = next((seat, one) for seat, one in each.items() if one["commands"])
    answer = table.seated[seat].play(table.id, seat, legal["commands"][:1])
    assert problem(answer, "game-paused")["refusal"]
    judge = arbiter()
    assert table.judged(judge, 1, "dismissed").status_code == 200
    assert table.types().count("table.resumed") == 0
    assert table.judged(judge, 2, "upheld", remedy={"type": "rewind", "to": 1}).status_code == 200
    assert table.types()[-3:] == ["table.dispute-upheld", "table.rewound", "table.resumed"]
    table.play(2)
    assert verified(table.ada.http, table.path).good


def test_pages_of_the_list_of_all(person: People, arbiter: People) -> None:
    tables = [Table(person, "tzolkin") for _ in range(3)]
    for one in tables:
        one.play(1)
        one.opened(0, ply=1)
    judge = arbiter()
    assert all(listed_for(judge, one.id) for one in tables)
    games: list[str] = []
    after: dict[str, str] = {}
    for _ in itertools.count():
        page = judge.get("/v1/disputes", status="open", title="tzolkin", limit=1, **after)
        games += [one["game"] + str(one["number"]) for one in page["items"]]
        if "next" not in page:
            break
        after = {"after": page["next"]}
    assert games[:3] == [f"{one.id}1" for one in reversed(tables)]
    assert len(games) == len(set(games))
    then = "2026-01-01T00:00:00"
    keys = (1, [then, "gam_x", 1], [f"{then}Z", "a\0b", 1], [f"{then}Z", "gam_x", 10**20])
    bad = [{"after": one} for one in (*(cursor(DISPUTES, key) for key in keys), "WzFd", "?")]
    for query in ({"status": "lost"}, {"limit": 0}, {"game": "x"}, *bad):
        problem(judge.http.get("/v1/disputes", params=query), "invalid-query")


def test_a_finished_game_can_be_annulled_but_not_rewound(table: Table, arbiter: People) -> None:
    table.play(3)
    gone = table.bob.http.post(f"{table.path}/resign", json={"seat": 1})
    assert gone.json()["status"] == "finished"
    table.opened(0, ply=2)
    judge = arbiter()
    rewind = {"type": "rewind", "to": 1}
    told = problem(table.judged(judge, 1, "upheld", remedy=rewind), "game-ended")
    assert "nobody can play on from an earlier ply" in told["detail"]
    assert told["field"] == "remedy"
    assert table.ada.get(f"{table.path}/disputes/1")["status"] == "open"
    annul = {"type": "annul"}
    assert table.judged(judge, 1, "upheld", remedy=annul).status_code == 200
    assert table.shown()["status"] == "void"
    report = verified(table.ada.http, table.path)
    assert report.good, report.findings


def test_a_game_that_ended_long_ago_is_let_alone(
    service_log: Path, postgres_dsn: str, redis_url: str
) -> None:
    with ServiceProcess(service_log, postgres_dsn, redis_url, {"dispute_days": 0}) as running:
        names = iter(("ada", "bob"))
        table = Table(lambda: Person.create(running.url, next(names)), "tzolkin")
        table.play(2)
        table.opened(0, ply=1)
        table.ada.http.post(f"{table.path}/resign", json={"seat": 0})
        problem(table.dispute(0, ply=2), "too-late-to-dispute")
