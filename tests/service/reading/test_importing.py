"""Importing games: from exports, which are verified, and from notation, which is decided."""

import json
from collections.abc import Callable
from typing import Any

import httpx
import pytest

from games.kernel.registry import Registry
from tests.service.people import Person
from tests.service.problems import problem
from tests.service.reading.games import TITLES, events, finished, plain
from tests.support import depth
from verifier.verifying import verify

pytestmark = pytest.mark.slow

People = Callable[[], Person]
JSON = {"Content-Type": "application/json"}


def imported(person: Person, document: bytes | dict[str, Any], **query: Any) -> httpx.Response:
    """The answer to an import."""
    body = document if isinstance(document, bytes) else json.dumps(document).encode()
    return person.http.post("/v1/games/import", content=body, headers=JSON, params=query)


def export(person: Person, game: str) -> bytes:
    """The export of a game."""
    return person.http.get(f"/v1/games/{game}/export").content


@pytest.mark.parametrize("title", TITLES)
def test_an_export_can_be_imported_and_exported_again(person: People, title: str) -> None:
    ada, bob = person(), person()
    game = finished(ada, title)
    answer = imported(bob, export(ada, game["id"]))
    assert answer.status_code == 201, answer.text
    copy = answer.json()
    assert copy == bob.get(f"/v1/games/{copy['id']}")
    for name in ("title", "ruleset", "options", "status", "ply", "result"):
        assert copy[name] == game[name]
    assert copy["visibility"] == "unlisted"
    assert copy["descent"]["how"] == "import"
    assert copy["descent"]["game"] == game["id"]
    assert plain(events(bob, copy["id"])) == plain(events(ada, game["id"]))
    again = export(bob, copy["id"])
    report = verify("again", again, Registry.installed())
    assert report.good, report.findings
    assert next(one for one in report.checks if one.name == "rules").verdict == "good"
    third = imported(ada, again).json()
    assert third["descent"]["game"] == copy["id"]
    assert third["result"] == game["result"]
    last = game["ply"]
    state = bob.get(f"/v1/games/{copy['id']}/states/{last // 2}")
    assert state["view"] == ada.get(f"/v1/games/{game['id']}/states/{last // 2}")["view"]


def test_answers_that_show_an_ended_game_label_its_score_sheets(
    person: People,
) -> None:
    ada = person()
    document = export(ada, finished(ada, "tzolkin")["id"])
    for language, label in (("cs", "Budovy"), ("en", "Buildings")):
        headers = {"Accept-Language": language, **JSON, "Idempotency-Key": f"copy-{language}"}
        copied = ada.http.post("/v1/games/import", content=document, headers=headers)
        assert _labels(copied)[1] == label, copied.text
        given_up = ada.open("me", "me")["id"]
        resigned = ada.http.post(f"/v1/games/{given_up}/resign", json={"seat": 0}, headers=headers)
        for answer in (copied, resigned):
            assert answer.headers["content-language"] == language
    kept = {"Accept-Language": "en", **JSON, "Idempotency-Key": "copy-cs"}
    again = ada.http.post("/v1/games/import", content=document, headers=kept)
    assert _labels(again)[1] == "Budovy"
    assert "content-language" not in again.headers


def _labels(answer: httpx.Response) -> list[str]:
    lines = answer.json()["result"]["standings"][0]["breakdown"]
    return [one["label"] for one in lines]


def test_people_of_an_imported_game_have_no_names(person: People) -> None:
    ada, bob = person(), person()
    game = ada.open("me", "random", title="tzolkin")["id"]
    while (legal := ada.legal(game, 0))["commands"] or not _over(ada, game):
        if legal["commands"]:
            ada.play_any(game, 0)
    copy = imported(bob, export(ada, game), visibility="public").json()
    assert copy["seats"] == [
        {"seat": 0, "kind": "person"},
        {"seat": 1, "kind": "bot", "bot": "random"},
    ]
    assert ada.name not in json.dumps(copy)
    listed = ada.get("/v1/games", player=ada.name)["items"]
    assert copy["id"] not in [one["id"] for one in listed]


def test_an_export_may_have_been_spelt_anew(person: People) -> None:
    ada = person()
    game = finished(ada, "tzolkin")
    document = json.loads(export(ada, game["id"]))
    again = json.dumps(document, indent=2)
    assert imported(ada, again.encode()).status_code == 201
    twice = again.replace('"ply": 2,', '"ply": 9, "ply": 2,', 1)
    told = problem(imported(ada, twice.encode()), "not-importable")
    assert (told["ply"], "stands twice" in told["because"]) == (2, True)


@pytest.mark.deep
@pytest.mark.parametrize("title", TITLES)
def test_what_was_tampered_with_is_refused_with_the_first_bad_ply(
    person: People, title: str
) -> None:
    ada = person()
    game = finished(ada, title)
    whole = json.loads(export(ada, game["id"]))
    chosen = depth.dice("tampered")
    for _ in range(depth.amount(2, 20)):
        document = json.loads(json.dumps(whole))
        at = chosen.randrange(10, len(document["events"]))
        event = document["events"][at]
        event["at"] = "2020-01-01T00:00:00.000000Z"
        told = problem(imported(ada, document), "not-importable")
        assert told["ply"] == event["ply"]
        assert told["because"]
        assert f"Ply {event['ply']}" in told["detail"]


def test_a_game_that_the_rules_do_not_give_is_refused(person: People) -> None:
    """All hashes right, sealed by a key of the forger's, but another command was played."""
    ada = person()
    game = finished(ada, "tzolkin")
    document = json.loads(export(ada, game["id"]))
    document["proof"]["seed"] = "00" * 32
    told = problem(imported(ada, document), "not-importable")
    assert told["ply"] == 0
    ada.http.headers["Accept-Language"] = "cs"
    because = "Kontrola exportu našla: odhalené semínko není to, ke kterému byl dán závazek."
    czech = imported(ada, document).json()
    assert (czech["because"], czech["detail"]) == (because, f"Krok 0: {because}")


def test_only_games_that_are_over_can_be_imported(person: People) -> None:
    ada = person()
    game = ada.open("me", "me", title="tzolkin")["id"]
    told = problem(imported(ada, export(ada, game)), "not-importable")
    assert "not over" in told["because"]


def test_nothing_is_left_of_a_refused_import(person: People) -> None:
    ada = person()
    before = ada.get("/v1/games")["items"]
    assert problem(imported(ada, {"format": "kronika-export/3"}), "not-importable")
    assert problem(imported(ada, {"format": "kronika-export/1"}), "invalid-body")
    assert problem(imported(ada, {"format": "kronika-notation/1"}), "invalid-body")
    assert problem(imported(ada, b'{"format": '), "malformed-body")
    assert problem(imported(ada, {"format": "kronika-export/3", "junk": 1}), "invalid-body")
    assert ada.get("/v1/games")["items"] == before


def test_the_same_import_again_gets_the_same_answer(person: People) -> None:
    ada = person()
    document = export(ada, finished(ada, "tzolkin")["id"])
    headers = {"Idempotency-Key": "once", "Content-Type": "application/json"}
    one, two = (
        ada.http.post("/v1/games/import", content=document, headers=headers) for _ in range(2)
    )
    assert one.status_code == two.status_code == 201
    assert one.content == two.content
    assert two.headers["Idempotency-Replayed"] == "true"
    other = ada.http.post("/v1/games/import", content=document + b" ", headers=headers)
    assert problem(other, "key-reused")


@pytest.mark.parametrize(("title", "form"), [*zip(TITLES, ("json", "text"), strict=True)])
def test_notation_makes_the_round_trip(person: People, title: str, form: str) -> None:
    ada = person()
    game = finished(ada, title)
    path = f"/v1/games/{game['id']}/notation"
    if form == "json":
        document = ada.get(path)
    else:
        text = ada.http.get(path, headers={"Accept": "text/plain"}).text
        document = {"format": "kronika-notation/1", "text": text}
    copy = imported(ada, document).json()
    for name in ("title", "ruleset", "options", "status", "ply", "result"):
        assert copy[name] == game[name]
    assert plain(events(ada, copy["id"])) == plain(events(ada, game["id"]))
    assert copy["descent"]["game"] == "notation", "anybody can write an id above made-up moves"
    again = ada.get(f"/v1/games/{copy['id']}/notation")
    first = ada.get(path)
    assert {**again, "game": ""} == {**first, "game": ""}
    assert verify("copy", export(ada, copy["id"]), Registry.installed()).good


def test_a_line_that_the_rules_refuse_is_named(person: People) -> None:
    ada = person()
    document = ada.get(f"/v1/games/{finished(ada, 'tzolkin')['id']}/notation")
    moves = document["moves"]
    cases = (
        (["no such words"], "says nothing known"),
        ([moves[0].partition(": ")[0] + ": take corn"], None),
        ([moves[0], "9. " + moves[1].partition(" ")[2]], "This is ply 2"),
        ([moves[0], "0: juggle three gears"], "No command reads"),
        ([moves[0], "back to 7"], "cannot go back"),
        ([*moves, moves[-1]], "The game is over"),
    )
    for lines, words in cases:
        told = problem(imported(ada, {**document, "moves": lines}), "not-importable")
        assert told["ply"] == len(lines)
        assert words is None or words in told["because"], told
        assert words is not None or told["rule"]
    ada.http.headers["Accept-Language"] = "cs"
    refused = {**document, "moves": [moves[0].partition(": ")[0] + ": leave the market"]}
    czech = imported(ada, refused).json()
    because = (
        "'leave the market': Tohle neodpovídá na to, o čem teď rozhoduješ: volba počátečního jmění."
    )
    assert (czech["because"], czech["detail"]) == (because, f"Krok 1: {because}")


def test_a_table_that_cannot_be_set_is_refused(person: People) -> None:
    ada = person()
    seats = [{"kind": "person"}, {"kind": "person"}]
    basis = {"format": "kronika-notation/1", "title": "tzolkin", "seats": seats, "moves": []}
    cases: tuple[tuple[dict[str, Any], str], ...] = (
        ({"title": "chess"}, "title"),
        ({"ruleset": "tzolkin/99"}, "ruleset"),
        ({"seed": "beef"}, "seed"),
        ({"seats": [{"kind": "person"}]}, "seats"),
        ({"seats": [{"kind": "bot", "bot": "nobody"}, {"kind": "person"}]}, "seats[0]"),
        ({"options": {"starting_player": "last"}}, "options"),
    )
    for changed, field in cases:
        told = problem(imported(ada, {**basis, **changed}), "not-importable")
        assert told["field"] == field, changed


def test_a_game_that_is_not_over_is_played_on(person: People) -> None:
    """Whoever imports it plays for all persons in it; the bots play for themselves."""
    ada, bob = person(), person()
    document = ada.get(f"/v1/games/{finished(ada, 'tzolkin')['id']}/notation")
    document["moves"] = document["moves"][:9]
    document["seats"] = [{"kind": "person"}, {"kind": "bot", "bot": "random"}]
    copy = imported(ada, document).json()
    assert copy["status"] == "running"
    assert copy["seats"][0]["account"]["id"] == ada.id
    assert "seed" not in ada.get(f"/v1/games/{copy['id']}/notation")
    assert problem(bob.play(copy["id"], 0, [{"type": "tzolkin.pass"}]), "not-your-seat")
    while not _over(ada, copy["id"]):
        if ada.legal(copy["id"], 0)["commands"]:
            ada.play_any(copy["id"], 0)
    assert verify("copy", export(ada, copy["id"]), Registry.installed()).good


def test_notation_of_a_running_game_hides_what_is_hidden(person: People) -> None:
    ada, bob = person(), person()
    game = ada.open("me", "open", title="ancient-knowledge")["id"]
    bob.join(game)
    for _ in range(30):
        for one, seat in ((ada, 0), (bob, 1)):
            if one.legal(game, seat)["commands"]:
                one.play_any(game, seat)
    seen = {one: one.get(f"/v1/games/{game}/notation")["moves"] for one in (ada, bob)}
    stranger = person().http.get(f"/v1/games/{game}/notation", headers={"Accept": "text/plain"})
    assert "hidden)" in stranger.text
    assert seen[ada] != seen[bob]
    assert "seed" not in stranger.text


def _over(person: Person, game: str) -> bool:
    return bool(person.get(f"/v1/games/{game}")["status"] == "finished")
