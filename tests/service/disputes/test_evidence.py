"""Evidence: complete for arbiters, silent about what others may not know, and not to be fooled."""

import asyncio
import json

import asyncpg
import httpx
import msgspec
import pytest

from events import checkpoints, link_proofs
from events.keys import PublicKey
from events.leaves import entry
from events.receipts import Receipt
from tests.games.ancient_knowledge.leaks import leaks
from tests.service.disputes.conftest import arbiter_of
from tests.service.disputes.tables import FORBIDDEN, TITLES, People, Table, drawing_ply, evidence
from tests.service.problems import problem

ALWAYS = {"dispute", "seat", "chain", "before"}


@pytest.fixture(params=TITLES)
def table(request: pytest.FixtureRequest, person: People) -> Table:
    return Table(person, request.param)


def test_an_arbiter_sees_all_about_a_ply(table: Table, arbiter: People, web: httpx.Client) -> None:
    table.play(6)
    table.opened(0, ply=5)
    judge = arbiter()
    found = evidence(judge.http, table)
    listed = table.moves()[4]
    seat = listed["seat"]
    owner = table.seated[seat]
    assert found["seat"] == seat
    assert found["before"]["ply"] == 4
    assert (found["after"]["ply"], found["after"]["version"]) == (
        5,
        listed["events"][-1]["version"],
    )
    own = owner.get(f"{table.path}/moves", after=4, limit=1, seat=seat)["items"][0]
    assert found["notation"] == own["notation"]
    assert [one["data"] for one in found["events"]] == [one["data"] for one in own["events"]]
    assert found["events"][0]["data"] in found["legal"]["commands"]
    assert found["legal"]["decision"] == found["events"][0]["decision"]
    told = found["redecision"]
    assert (told["outcome"], told["chain"], told["state"]) == ("same", "good", "same")
    assert (told["plies"], told["departures"]) == (6, [])
    by_event = [one for one in found["rules"] if one["by"] == "event"]
    versions = {one["version"] for one in found["events"]}
    assert by_event
    for rule in by_event:
        assert set(rule["events"]) <= versions
        assert rule["because"] == judge.get(rule["rule_url"])["text"]
    assert all(one["text"] for one in found["events"][:1])
    between = {"from": 4, "to": 5}
    compared = web.get(f"{table.path}/comparison", params=between).json()["differences"]
    assert compared == evidence(web, table).get("differences", [])  # none: left out
    assert "hidden" not in json.dumps(found["before"]["view"])


def test_anybody_may_look_into_a_ply_that_nobody_disputes(
    table: Table, arbiter: People, web: httpx.Client
) -> None:
    table.play(6)
    table.opened(0, ply=5)
    judge = arbiter()
    for client in (judge.http, table.ada.http, table.bob.http):
        found = client.get(f"{table.path}/evidence/5").json()
        disputed = evidence(client, table)
        del disputed["dispute"]
        assert found == disputed
    spectator = web.get(f"{table.path}/evidence/5").json()
    disputed = evidence(web, table)
    assert disputed.pop("redecision")["outcome"] == "same"
    del disputed["dispute"]
    assert spectator == disputed  # whoever plays nothing has nothing decided again
    assert web.get(f"{table.path}/evidence/7").status_code == 404


def test_the_proofs_of_a_ply_lead_to_a_signed_checkpoint(table: Table, web: httpx.Client) -> None:
    table.play(4)
    table.opened(1, ply=3)
    chain = evidence(web, table)["chain"]
    events = table.ada.get(f"{table.path}/events", limit=1000)["items"]
    mine = [one for one in events if one["ply"] == 3]
    assert chain["head"] == mine[-1]["hash"]
    assert chain["previous"] == events[mine[0]["version"] - 2]["hash"]
    keys = [PublicKey.parse(one["key"]) for one in web.get("/v1/keys").json()["items"]]
    proof = link_proofs.parse(chain["inclusion"])
    signed, _, _ = checkpoints.read_root(proof.note, keys)
    assert proof.proves(entry(table.id, mine[-1]["version"], bytes.fromhex(chain["head"])), signed)
    assert msgspec.convert(chain["receipt"], Receipt).ply == 3
    assert "seed" not in chain


def test_draws_are_derived_again_for_arbiters_and_in_the_end_for_all(
    table: Table, arbiter: People, web: httpx.Client
) -> None:
    ply = 0 if table.title == "tzolkin" else drawing_ply(table)
    table.opened(0, ply=ply)
    judge = arbiter()
    drawn = evidence(judge.http, table)["draws"]
    assert drawn
    assert all(one["ply"] == ply and 0 <= one["outcome"] < one["below"] for one in drawn)
    for client in (table.ada.http, table.bob.http, web):
        assert "draws" not in evidence(client, table)
    table.judged(judge, 1, "upheld", remedy={"type": "annul"})
    after = evidence(web, table)
    assert after["draws"] == drawn
    assert len(bytes.fromhex(after["chain"]["seed"])) == 32


def test_a_refusal_is_refused_again_by_the_same_rule(table: Table, arbiter: People) -> None:
    table.play(3)
    seat = table.shown()["awaits"][0]
    legal = table.seated[seat].legal(table.id, seat)
    refusal = table.refused(seat)
    told = table.seated[seat].get(f"{table.path}/refusals/{refusal}")
    asked = {"Accept-Language": "cs"}
    czech = table.seated[seat].http.get(f"{table.path}/refusals/{refusal}", headers=asked).json()
    assert czech["problem"]["rule"] == told["problem"]["rule"]
    for member in ("title", "detail", "because"):
        assert czech["problem"][member] != told["problem"][member]
    table.play(2)
    table.opened(seat, refusal=refusal)
    there = table.seated[seat].http.get(f"{table.path}/disputes/1/evidence", headers=asked)
    assert there.json()["refusal"] == czech
    assert there.json()["rules"][0]["because"] == czech["problem"]["because"]
    for client in (arbiter().http, table.seated[seat].http):
        found = evidence(client, table)
        assert found["refusal"] == told
        told_then = {key: legal[key] for key in ("decision", "commands", "asks")}
        told_then["words"] = [hint["words"] for hint in legal["hints"]]
        assert found["legal"] == told_then
        assert (found["before"]["version"], found["before"]["ply"]) == (told["version"], 3)
        because = told["problem"]["because"]
        rule = told["problem"]["rule"]
        url = f"/v1/titles/{table.title}/rules/{rule}"
        cited = {"rule": rule, "rule_url": url, "because": because, "by": "service"}
        cited |= {
            name: told["problem"][name] for name in ("key", "args") if name in told["problem"]
        }
        assert found["rules"] == [cited]
        again = found["redecision"]
        assert (again["outcome"], again["because"]) == ("same", because)
        assert (again["chain"], again["state"]) == ("good", "same")
        assert found["chain"]["head"] == told["head"]


def test_commands_that_came_late_are_late_again(person: People, arbiter: People) -> None:
    table = Table(person, "ancient-knowledge")
    seat = table.shown()["awaits"][0]
    one = table.seated[seat]
    legal = one.legal(table.id, seat)
    one.play(table.id, seat, legal["commands"][:1], decision=legal["decision"])
    late = one.play(table.id, seat, legal["commands"][:1], decision=legal["decision"])
    refusals = [problem(late, "decision-closed")["refusal"]]
    stale = one.play(table.id, seat, legal["commands"][:1], expected=1)
    refusals.append(problem(stale, "version-mismatch")["refusal"])
    judge = arbiter()
    outcomes = []
    for number, refusal in enumerate(refusals, 1):
        table.opened(seat, refusal=refusal)
        outcomes.append(evidence(judge.http, table, number)["redecision"]["outcome"])
    assert outcomes == ["same", "unknown"]


def test_commands_behind_a_draw_are_refused_again(person: People, arbiter: People) -> None:
    """One after the other tries to go on after a first command; some of those draw."""
    table = Table(person, "ancient-knowledge")
    judge, number, seen = arbiter(), 0, set()
    while "beyond-a-draw" not in seen and number < 60:
        seat = table.shown()["awaits"][0]
        commands = table.seated[seat].legal(table.id, seat)["commands"]
        first = commands[number % min(2, len(commands))]
        answer = table.seated[seat].play(table.id, seat, [first, FORBIDDEN[table.title]])
        number += 1
        told = answer.json()
        kind = told["kind"]
        if kind not in seen:
            opened = table.opened(seat, refusal=told["refusal"])
            found = evidence(judge.http, table, opened["number"])
            assert found["redecision"]["outcome"] == "same", told
            judged = table.judged(judge, opened["number"], "dismissed")
            assert judged.status_code == 200
        seen.add(kind)
        table.play(1)
    assert "beyond-a-draw" in seen


def test_a_service_that_refuses_what_is_legal_is_found_out(
    table: Table, arbiter: People, dsn: str
) -> None:
    table.play(2)
    seat = table.shown()["awaits"][0]
    legal = table.seated[seat].legal(table.id, seat)
    refusal = table.refused(seat)
    body = json.dumps({"seat": seat, "commands": legal["commands"][:1]}).encode()
    _execute(dsn, "UPDATE refusals SET body = $1 WHERE id = $2", body, refusal)
    table.opened(seat, refusal=refusal)
    found = evidence(arbiter().http, table)
    assert found["redecision"]["outcome"] == "accepted"
    assert found["refusal"]["body"]["commands"][0] in found["legal"]["commands"]


def test_a_fact_that_was_changed_afterwards_is_found_out(
    table: Table, arbiter: People, dsn: str
) -> None:
    table.play(4)
    version = table.moves()[1]["events"][-1]["version"]
    table.opened(0, ply=2)
    change = """UPDATE events SET payload = convert_to(replace(convert_from(payload, 'UTF8'),
        '"closed":[', '"closed":[99,'), 'UTF8') WHERE game_id = $1 AND version = $2"""
    assert _execute(dsn, change, table.id, version) == "UPDATE 1"
    found = evidence(arbiter().http, table)["redecision"]
    assert (found["outcome"], found["chain"]) == ("different", "bad")
    assert found["recorded"]["closed"] != found["decided"]["closed"]
    public = evidence(table.bob.http, table)["redecision"]
    assert public["outcome"] == "different"
    assert "decided" not in public


def _execute(dsn: str, statement: str, *values: object) -> str:
    async def run() -> str:
        connection = await asyncpg.connect(dsn)
        done = await connection.execute(statement, *values)
        await connection.close()
        return str(done)

    return asyncio.run(run())


def test_the_setup_can_be_disputed(table: Table, arbiter: People) -> None:
    table.opened(0, ply=0)
    found = evidence(arbiter().http, table)
    assert "before" not in found
    assert found["after"]["ply"] == 0
    assert found["events"][0]["data"]["type"] == "table.game-opened"
    assert found["redecision"]["outcome"] == "same"


def test_a_ply_of_a_branch_that_was_left_keeps_its_evidence(table: Table, arbiter: People) -> None:
    table.play(5)
    table.opened(0, ply=4)
    judge = arbiter()
    before = evidence(judge.http, table)
    table.judged(judge, 1, "upheld", remedy={"type": "rewind", "to": 2})
    table.play(3)
    after = evidence(judge.http, table)
    for part in ("before", "after", "events", "legal", "redecision"):
        assert after[part] == before[part], part
    table.opened(1, ply=6)
    found = evidence(judge.http, table, 2)
    assert found["before"]["ply"] == 5
    assert found["redecision"]["outcome"] == "same"
    assert found["events"][0]["data"] in found["legal"]["commands"]


def test_evidence_tells_the_opponent_no_card(
    person: People, arbiter: People, web: httpx.Client
) -> None:
    table = Table(person, "ancient-knowledge")
    ply = drawing_ply(table)
    table.opened(0, ply=ply)
    seat = table.shown()["awaits"][0]
    table.opened(seat, refusal=table.refused(seat))
    judge = arbiter()
    seen = 0
    for number in (1, 2):
        for client, own in ((table.ada.http, 0), (table.bob.http, 1), (web, None)):
            found = evidence(client, table, number)
            assert list(leaks(found, own, {})) == []
        seen += len(list(leaks(evidence(judge.http, table, number), 9)))
        problem(table.bob.http.get(f"{table.path}/disputes/{number}/evidence?seat=0"),
                "not-your-seat")  # fmt: skip
    assert seen > 10


def test_of_a_foreign_refusal_there_is_nothing_to_see(person: People, web: httpx.Client) -> None:
    """Whatever was refused, by whatever rule: the opponent's evidence is the same."""
    table = Table(person, "ancient-knowledge")
    seat = table.shown()["awaits"][0]
    one, other = table.seated[seat], table.seated[1 - seat]
    hand = one.legal(table.id, seat)["commands"]
    tries = [
        [FORBIDDEN[table.title]],
        [{**hand[0], "card": "t01"}],
        [{"type": "ancient-knowledge.sing"}],
    ]
    for refusal in [one.play(table.id, seat, each).json()["refusal"] for each in tries]:
        table.opened(seat, refusal=refusal)
    for client in (other.http, web):
        found = [evidence(client, table, number) for number in (1, 2, 3)]
        for each in found:
            assert each.keys() == ALWAYS
            del each["dispute"]
            each["chain"]["receipt"] = None
        assert found[0] == found[1] == found[2]


def test_a_private_game_is_shown_to_arbiters_and_its_players(
    person: People, arbiter: People, web: httpx.Client
) -> None:
    ada = person()
    game = ada.open("me", "me", title="tzolkin", visibility="private")["id"]
    body = {"seat": 0, "ply": 0, "complaint": "dealt wrongly"}
    path = f"/v1/games/{game}/disputes"
    assert ada.http.post(path, json=body).status_code == 201
    for client in (person().http, web):
        for end in ("", "/1", "/1/evidence"):
            problem(client.get(f"{path}{end}"), "unknown-game")
    assert arbiter().get(f"{path}/1/evidence")["redecision"]["outcome"] == "same"


def test_an_arbiter_at_the_table_gets_the_evidence_of_a_player(table: Table, dsn: str) -> None:
    table.play(3)
    table.opened(0, ply=2)
    playing = arbiter_of(dsn, table.bob)
    assert evidence(playing.http, table) == evidence(table.bob.http, table)
    problem(table.judged(playing, 1, "upheld"), "partial-arbiter")
