"""Auditing over HTTP: receipts with moves, keys, checkpoints, proofs, exports that verify."""

import asyncio
import json
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

import asyncpg
import httpx
import msgspec
import pytest

from events import checkpoints, link_proofs, merkle
from events.keys import PublicKey, SigningKey
from events.leaves import entry
from events.log_keys import log_key, signers
from events.receipts import Receipt, verified
from referee.pages import cursor
from service.audit.keys import rotate
from tests import servers
from tests.audit.exporting import REGISTRY
from tests.service import tiled
from tests.service.people import Person, play_to_the_end
from tests.service.problems import problem
from tests.service.process import ServiceProcess
from verifier.evidence import Evidence
from verifier.finding import Draw, Report
from verifier.verifying import verify
from verifier.words import in_words

People = Callable[[], Person]


def keys(web: httpx.Client) -> tuple[PublicKey, ...]:
    return tuple(PublicKey.parse(one["key"]) for one in web.get("/v1/keys").json()["items"])


def receipt_of(answer: httpx.Response) -> Receipt:
    return msgspec.convert(answer.json()["receipt"], Receipt)


def checked(web: httpx.Client, game: str, *kept: Receipt, **query: object) -> Report:
    answer = web.get(f"/v1/games/{game}/export", params=query)  # type: ignore[arg-type]
    assert answer.status_code == 200
    evidence = Evidence(keys=keys(web), receipts=kept)
    return verify("export", answer.content, REGISTRY, evidence)


def draws_of(web: httpx.Client, game: str, limit: int) -> list[Draw]:
    """All that the service says was drawn, page by page."""
    found: list[Draw] = []
    query: dict[str, str | int] = {"limit": limit}
    while True:
        answer = web.get(f"/v1/games/{game}/draws", params=query)
        assert answer.is_success, answer.text
        page = answer.json()
        assert "departures" not in page
        found += msgspec.convert(page["items"], list[Draw])
        if "next" not in page:
            return found
        assert len(page["items"]) == limit
        query["after"] = page["next"]


def first_move(person: Person, game: str, seat: int, **more: object) -> httpx.Response:
    legal = person.http.get(f"/v1/games/{game}/legal", params={"seat": seat}).json()
    body = {"seat": seat, "decision": legal["decision"], "commands": legal["commands"][:1], **more}
    answer = person.http.post(f"/v1/games/{game}/moves", json=body)
    assert answer.is_success, answer.text
    return answer


def test_each_move_is_answered_with_a_receipt_that_fits_the_export(
    person: People, web: httpx.Client
) -> None:
    ada = person()
    game = ada.open("me", "me")["id"]
    answer = first_move(ada, game, 0)
    receipt = receipt_of(answer)
    assert verified(receipt, keys(web)) in keys(web)
    assert (receipt.game, receipt.ply) == (game, 1)
    assert receipt.version == answer.json()["version"]
    assert receipt.head == answer.json()["moves"][-1]["events"][-1]["hash"]
    assert checked(web, game, receipt).good


def test_a_retry_gets_the_first_receipt(person: People) -> None:
    ada = person()
    game = ada.open("me", "me")["id"]
    legal = ada.http.get(f"/v1/games/{game}/legal", params={"seat": 0}).json()
    body = {"seat": 0, "decision": legal["decision"], "commands": legal["commands"][:1]}
    first, again = (
        ada.http.post(f"/v1/games/{game}/moves", json=body, headers={"Idempotency-Key": "one"})
        for _ in range(2)
    )
    assert receipt_of(first) == receipt_of(again)


def test_a_dry_run_proves_nothing(person: People) -> None:
    ada = person()
    game = ada.open("me", "me")["id"]
    told = first_move(ada, game, 0, dry_run=True).json()
    assert "receipt" not in told
    assert not any("hash" in one or "sealed" in one for one in told["moves"][0]["events"])


def test_a_finished_game_verifies_with_every_draw(person: People, web: httpx.Client) -> None:
    ada, bob = person(), person()
    game = ada.open("me", "open")["id"]
    ada_says = "the ink blot looks like a heron"
    bob.http.post(f"/v1/games/{game}/join", json={"entropy": ada_says}).raise_for_status()
    before = web.get(f"/v1/games/{game}/proofs").json()
    assert "seed" not in before
    assert checked(ada.http, game).good
    play_to_the_end(game, (ada, 0), (bob, 1))
    report = checked(web, game)
    assert report.good, report.findings
    assert report.draws
    said = {one.name: one.verdict for one in report.checks}
    assert said.pop("bounds") == "unknown"  # no witness has dated anything
    assert {*said.values()} == {"good"}
    after = web.get(f"/v1/games/{game}/proofs").json()
    assert after["commitment"] == before["commitment"]
    assert len(bytes.fromhex(after["seed"])) == 32
    assert ada_says in web.get(f"/v1/games/{game}/events").text


def test_draws_of_a_game_that_is_over_are_those_of_the_rules(
    person: People, web: httpx.Client
) -> None:
    ada = person()
    game = ada.open("me", "farmer", title="tzolkin")["id"]
    ada.play_any(game, 0)
    problem(web.get(f"/v1/games/{game}/draws"), "game-not-over")
    ada.http.post(f"/v1/games/{game}/resign", json={"seat": 0}).raise_for_status()
    drawn = checked(web, game).draws
    assert len(drawn) > 2
    assert draws_of(web, game, limit=len(drawn)) == list(drawn)
    assert draws_of(web, game, limit=len(drawn) // 2 + 1) == list(drawn)
    for bad in ("x", cursor(f"draws of {game}", -1), cursor("draws of nothing", 1)):
        problem(web.get(f"/v1/games/{game}/draws", params={"after": bad}), "invalid-query")
    closed = ada.open("me", "open", title="tzolkin")["id"]
    ada.http.post(f"/v1/games/{closed}/abandon", json={}).raise_for_status()
    assert draws_of(web, closed, limit=1) == []


def test_a_seat_verifies_a_running_game_from_what_it_may_see(
    person: People, web: httpx.Client
) -> None:
    ada, bob = person(), person()
    game = ada.open("me", "open")["id"]
    bob.join(game)
    opened = {}
    for name, client in (("ada", ada.http), ("bob", bob.http), ("anybody", web)):
        report = checked(client, game)
        assert report.good, report.findings
        (chain,) = (in_words(one.told) for one in report.checks if one.name == "chain")
        opened[name] = chain
        assert "seed" not in json.loads(client.get(f"/v1/games/{game}/export").content)["proof"]
    assert " 0 of " in opened["anybody"]
    assert opened["ada"] != opened["anybody"]


def test_a_game_with_a_clock_verifies(person: People, web: httpx.Client) -> None:
    """What is left on a clock depends on when it is looked at, so the document leaves it out."""
    ada = person()
    terms = {"clock": {"pace": {"type": "total", "seconds": 600, "increment": 1}}}
    game = ada.open("me", "me", terms=terms)["id"]
    first_move(ada, game, 0)
    assert checked(web, game).good
    shown = web.get(f"/v1/games/{game}/export").json()["game"]
    assert "clocks" not in shown


def test_receipts_of_the_past_are_the_same_statements(person: People, web: httpx.Client) -> None:
    ada = person()
    game = ada.open("me", "me")["id"]
    given = [receipt_of(first_move(ada, game, _awaited(ada, game))) for _ in range(3)]
    path = f"/v1/games/{game}/receipts"
    page = web.get(path, params={"after": 0, "limit": 2}).json()
    rest = web.get(path, params={"after": page["next"]}).json()
    assert "next" not in rest
    listed = msgspec.convert(page["items"] + rest["items"], list[Receipt])
    assert [one.statement for one in listed] == [one.statement for one in given]
    assert all(verified(one, keys(web)) for one in listed)


def _awaited(person: Person, game: str) -> int:
    seat: int = person.http.get(f"/v1/games/{game}").json()["awaits"][0]
    return seat


def test_every_ply_is_proved_to_be_in_a_log_that_only_grows(
    person: People, web: httpx.Client
) -> None:
    """By the root log, its tiles, and those of the partition."""
    ada = person()
    game = ada.open("me", "me")["id"]
    known: list[checkpoints.Checkpoint] = []
    for ply in range(3):
        told = web.get(f"/v1/games/{game}/proofs", params={"ply": ply}).json()
        proof = link_proofs.parse(told["inclusion"])
        root, _, _ = checkpoints.read_root(proof.note, keys(web))
        assert proof.proves(entry(game, told["version"], bytes.fromhex(told["hash"])), root)
        known.append(root)
        first_move(ada, game, _awaited(ada, game))
    now = tiled.root_log(web, keys(web))
    leaves = tiled.entries(web, tiled.ROOT, now.size)
    tops = [merkle.leaf_hash(one) for one in leaves]
    assert [merkle.root(tops[: one.size]) for one in (*known, now)] == [
        one.root for one in (*known, now)
    ]
    place = tiled.partition(told["partition"])
    own, _ = checkpoints.read(web.get(f"{place}/checkpoint").text, _as(keys(web), proof))
    assert own.text.encode() in leaves
    assert own.size >= proof.partition.size
    links = tiled.entries(web, place, own.size)
    assert links[proof.index] == proof.entry
    assert merkle.root([merkle.leaf_hash(one) for one in links]) == own.root


def _as(known: tuple[PublicKey, ...], proof: link_proofs.LinkProof) -> list[PublicKey]:
    """The keys as they sign the log of a partition."""
    return [one.renamed(proof.partition.origin) for one in known]


def test_both_keys_of_the_service_are_told(person: People, web: httpx.Client) -> None:
    """The one for decades stands beside the one that everybody can check."""
    game = person().open("me", "me")["id"]
    proof = link_proofs.parse(web.get(f"/v1/games/{game}/tlog-proof").text)
    (current,) = (one for one in web.get("/v1/keys").json()["items"] if one["current"])
    for key in (current["key"], current["ml_dsa"]):
        assert signers(proof.note, [log_key(key)]) == (log_key(key),)


def test_a_link_is_proved_by_a_file(person: People, web: httpx.Client) -> None:
    ada = person()
    game = ada.open("me", "me", visibility="private")["id"]
    path = f"/v1/games/{game}/tlog-proof"
    problem(web.get(path), "unknown-game")
    first_move(ada, game, _awaited(ada, game))
    events = ada.get(f"/v1/games/{game}/events")["items"]
    links = [one for one in events if "hash" in one]
    for query, link in (
        ({}, links[-1]),
        ({"ply": 0}, [one for one in links if one["ply"] == 0][-1]),
        ({"version": 1}, links[0]),
        ({"version": links[0]["version"]}, links[0]),
    ):
        answer = ada.http.get(path, params=query)
        assert answer.headers["Content-Type"] == "text/plain; charset=utf-8"
        proof = link_proofs.parse(answer.text)
        root, _, _ = checkpoints.read_root(proof.note, keys(web))
        assert proof.text == answer.text
        assert proof.proves(entry(game, link["version"], bytes.fromhex(link["hash"])), root)
    problem(ada.http.get(path, params={"ply": 99}), "unknown-ply")
    problem(ada.http.get(path, params={"version": 9999}), "unknown-ply")
    problem(ada.http.get(path, params={"version": 1, "ply": 0}), "invalid-query")


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/v1/log/partitions/9999/checkpoint", "not-found"),
        ("/v1/log/tile/0/x001/x234/567", "not-found"),
        ("/v1/log/tile/0/x001/x234/567.p/3", "not-found"),
        ("/v1/log/tile/entries/1", "not-found"),
        ("/v1/log/tile/9/000", "not-found"),
        ("/v1/log/partitions/0/tile/0/x001/x234/567.p/3", "not-found"),
        ("/v1/games/gam_none/proofs", "unknown-game"),
    ],
)
def test_what_there_is_not_cannot_be_proved(web: httpx.Client, path: str, kind: str) -> None:
    problem(web.get(path), kind)


def test_a_new_key_leaves_old_signatures_good_and_an_erased_person_the_game(
    databases: servers.Databases, redis_server: servers.Server, worker_number: int, tmp_path: Path
) -> None:
    dsn = databases.create()
    redis = servers.empty_index(redis_server, 15 - worker_number)
    kept: list[Receipt] = []
    exports: list[bytes] = []
    game = ""
    file = tmp_path / "signing.key"
    file.write_text(SigningKey.generate("kronika.example").secret_text())
    for number in range(2):
        if number:
            old, _ = rotate(file, datetime.now(UTC) - timedelta(hours=1), timedelta(hours=2))
        orders = {"signing_key": str(file), "checkpoint_interval": 0.2}
        log = tmp_path / f"{number}.log"
        with (
            ServiceProcess(log, dsn, redis, orders) as running,
            httpx.Client(base_url=running.url, timeout=180) as web,
        ):
            person = Person.create(running.url, f"turner-{number}")
            game = person.open("me", "me")["id"]
            kept.append(receipt_of(first_move(person, game, 0)))
            exports.append(web.get(f"/v1/games/{game}/export").content)
            known = keys(web)
            assert len(known) == number + 1
            for receipt, export in zip(kept, exports, strict=True):
                evidence = Evidence(keys=known, receipts=(receipt,))
                assert verify("export", export, REGISTRY, evidence).good
            if number:
                listed = web.get("/v1/keys").json()
                assert [one["key"] for one in listed["items"] if "until" in one] == [
                    str(old.public)
                ]
                assert len(listed["notes"]) == 1
                first_known = Evidence(keys=(old.public,))
                assert verify("export", exports[-1], REGISTRY, first_known).good
            _erase(dsn, f"turner-{number}")
            assert checked(web, game, kept[-1]).good
            person.close()
    databases.drop(dsn)


def _erase(dsn: str, name: str) -> None:
    """All that is known of a person, gone from the service's tables."""

    async def erase() -> None:
        connection = await asyncpg.connect(dsn)
        found = await connection.fetchval("SELECT id FROM accounts WHERE name = $1", name)
        assert found is not None
        await connection.execute("DELETE FROM tokens WHERE account_id = $1", found)
        await connection.execute("DELETE FROM accounts WHERE id = $1", found)
        await connection.close()

    asyncio.run(erase())
