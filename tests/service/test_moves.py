"""Playing: all or none, once, and only in time."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from tests.service.people import Person, play_to_the_end
from tests.service.problems import problem

People = Callable[[], Person]


def test_a_legal_command_is_played_and_answered_with_its_events(person: People) -> None:
    ada = person()
    game = ada.open("me", "me")
    legal = ada.legal(game["id"], 0)
    assert (legal["ply"], legal["version"], legal["seat"]) == (0, game["version"], 0)
    command = legal["commands"][0]
    answer = ada.play(game["id"], 0, [command], decision=legal["decision"])
    assert answer.status_code == 201
    played = answer.json()
    (move,) = played["moves"]
    assert move["ply"] == 1
    first = move["events"][0]
    assert (first["seat"], first["decision"], first["data"]) == (0, legal["decision"], command)
    assert [event["version"] for event in move["events"]] == list(
        range(game["version"] + 1, played["version"] + 1)
    )
    assert played["awaits"] == [1]
    assert ada.legal(game["id"], 0)["decision"] is None
    assert ada.legal(game["id"], 0)["commands"] == []


def test_the_seat_must_be_yours(person: People) -> None:
    ada, bob = person(), person()
    game = ada.open("me", "open")["id"]
    bob.join(game)
    command = ada.legal(game)["commands"][0]
    problem(bob.play(game, 0, [command]), "not-your-seat")
    problem(person().play(game, 0, [command]), "not-your-seat")
    problem(ada.play(game, 9, [command]), "not-your-seat")
    problem(person().http.get(f"/v1/games/{game}/legal"), "not-your-seat")
    problem(bob.http.get(f"/v1/games/{game}/legal", params={"seat": 0}), "not-your-seat")
    assert ada.get(f"/v1/games/{game}")["ply"] == 0


def test_with_several_seats_you_say_which(person: People) -> None:
    ada = person()
    game = ada.open("me", "me")["id"]
    problem(ada.http.get(f"/v1/games/{game}/legal"), "not-your-seat")
    assert ada.legal(game, 1)["seat"] == 1


def test_a_refusal_teaches(person: People) -> None:
    ada = person()
    game = ada.open("me", "me")
    legal = ada.legal(game["id"], 0)
    missing = next(
        card for card in (f"lantern-{n}#1" for n in range(1, 10))
        if {"type": "lanterns.choose", "card": card} not in legal["commands"]
    )  # fmt: skip
    wrong = {"type": "lanterns.choose", "card": missing}
    found = problem(ada.play(game["id"], 0, [wrong]), "illegal-command")
    assert found["rule"] == "LN-CHO-02"
    assert found["because"]
    assert found["index"] == 0
    assert found["legal"] == legal["commands"]
    assert found["decision"] == legal["decision"]
    assert ada.get(f"/v1/games/{game['id']}")["version"] == game["version"]


def test_commands_stand_or_fall_together(person: People) -> None:
    ada = person()
    game = ada.open("me", "me")["id"]
    chosen = ada.legal(game, 0)["commands"][0]
    refusal = ada.play(game, 0, [chosen, {"type": "lanterns.keep"}])
    found = problem(refusal, "illegal-command")
    assert found["index"] == 1
    assert ada.get(f"/v1/games/{game}")["ply"] == 0
    assert ada.legal(game, 0)["commands"][0] == chosen


def test_nobody_peeks_by_sending_what_cannot_follow_a_draw(person: People) -> None:
    """The last seat to choose turns up all cards: nothing may stand behind that command."""
    ada = person()
    game = ada.open("me", "me")["id"]
    ada.play_any(game, 0)
    chosen = ada.legal(game, 1)["commands"][0]
    for follower in (
        {"type": "lanterns.keep"},
        {"type": "lanterns.douse", "card": "lantern-1#1"},
        chosen,
    ):
        found = problem(ada.play(game, 1, [chosen, follower]), "beyond-a-draw")
        assert found["index"] == 1
        assert "legal" not in found
        assert "events" not in found
    assert ada.get(f"/v1/games/{game}")["ply"] == 1


def test_a_dry_run_changes_nothing_and_shows_examples(person: People) -> None:
    ada = person()
    game = ada.open("me", "me")
    chosen = ada.legal(game["id"], 0)["commands"][0]
    answer = ada.play(game["id"], 0, [chosen], dry_run=True, key="dry")
    assert answer.status_code == 200
    assert answer.json()["moves"][0]["events"][0]["data"] == chosen
    assert ada.get(f"/v1/games/{game['id']}")["version"] == game["version"]
    problem(ada.play(game["id"], 0, [{"type": "lanterns.keep"}], dry_run=True), "illegal-command")
    assert ada.play(game["id"], 0, [chosen], key="dry").status_code == 201


def test_a_dry_run_does_not_show_what_is_hidden(person: People) -> None:
    """The last choice turns up the other seat's card: tried often, it shows more than one."""
    ada = person()
    game = ada.open("me", "me")["id"]
    ada.play_any(game, 0)
    chosen = ada.legal(game, 1)["commands"][0]
    told = [ada.play(game, 1, [chosen], dry_run=True).json() for _ in range(20)]
    revealed = {
        tuple(event["data"]["cards"])
        for one in told
        for event in one["moves"][0]["events"]
        if event["data"]["type"] == "lanterns.cards-revealed"
    }
    assert len(revealed) > 1
    assert {cards[1] for cards in revealed} == {chosen["card"]}


def test_a_retry_gets_the_first_answer_byte_for_byte(person: People) -> None:
    ada = person()
    game = ada.open("me", "me")["id"]
    command = ada.legal(game, 0)["commands"][0]
    first = ada.play(game, 0, [command], key="k")
    ada.play_any(game, 1)
    again = ada.play(game, 0, [command], key="k")
    assert (again.status_code, again.content) == (201, first.content)
    assert again.headers["idempotency-replayed"] == "true"
    assert "idempotency-replayed" not in first.headers
    with_expectation = ada.play(game, 0, [command], key="k", expected=1)
    assert with_expectation.content == first.content
    problem(ada.play(game, 1, [command], key="k"), "key-reused")


def test_keys_are_those_of_one_account(person: People) -> None:
    ada, bob = person(), person()
    game = ada.open("me", "open")["id"]
    bob.join(game)
    first = ada.play(game, 0, ada.legal(game)["commands"][:1], key="same")
    second = bob.play(game, 1, bob.legal(game)["commands"][:1], key="same")
    assert first.status_code == second.status_code == 201
    assert first.content != second.content


def test_a_hundred_identical_posts_play_once(person: People) -> None:
    ada = person()
    game = ada.open("me", "me")["id"]
    command = ada.legal(game, 0)["commands"][0]
    with ThreadPoolExecutor(100) as pool:
        answers = list(pool.map(lambda _: ada.play(game, 0, [command], key="hundred"), range(100)))
    assert {answer.status_code for answer in answers} == {201}
    assert len({answer.content for answer in answers}) == 1
    assert sum("idempotency-replayed" not in answer.headers for answer in answers) == 1
    assert ada.get(f"/v1/games/{game}")["ply"] == 1


def test_without_a_key_the_decision_keeps_a_command_from_being_played_twice(
    person: People,
) -> None:
    ada = person()
    game = ada.open("me", "me")["id"]
    legal = ada.legal(game, 0)
    with ThreadPoolExecutor(20) as pool:
        answers = list(
            pool.map(
                lambda _: ada.play(game, 0, legal["commands"][:1], decision=legal["decision"]),
                range(20),
            )
        )
    codes = sorted(answer.status_code for answer in answers)
    assert codes == [201] + [409] * 19
    assert ada.get(f"/v1/games/{game}")["ply"] == 1


def test_a_late_command_is_told_what_was_missed(person: People) -> None:
    ada = person()
    game = ada.open("me", "me")["id"]
    legal = ada.legal(game, 0)
    played = ada.play_any(game, 0)
    ada.play_any(game, 1)
    late = ada.play(game, 0, legal["commands"][:1], decision=legal["decision"])
    found = problem(late, "decision-closed")
    versions = [event["version"] for event in found["events"]]
    assert versions == list(range(legal["version"] + 1, found["version"] + 1))
    assert found["events"][: len(played["moves"][0]["events"])] == played["moves"][0]["events"]
    assert found.get("decision") == ada.legal(game, 0)["decision"]


def test_who_is_not_awaited_is_told_whose_turn_it_is_and_where_to_wait(person: People) -> None:
    ada, bob = person(), person()
    game = ada.open("me", "open", title="tzolkin")["id"]
    bob.join(game)
    for seat, who in ((0, ada), (1, bob)):
        who.play_any(game, seat)
    (awaited,) = ada.get(f"/v1/games/{game}")["awaits"]
    players = (ada, bob)
    waits, decides = players[1 - awaited], players[awaited]
    command = decides.legal(game, awaited)["commands"][0]
    found = problem(waits.play(game, 1 - awaited, [command]), "decision-closed")
    assert found["awaits"] == [awaited]
    assert found["detail"].endswith(f"It is the turn of {decides.name}.")
    assert waits.get(found["legal_url"])["commands"] == []
    decides.play_any(game, awaited)
    with waits.http.stream("GET", found["stream_url"]) as stream:
        first = next(line for line in stream.iter_lines() if line.startswith("id: "))
    assert first == f"id: {found['version'] + 1}"


def test_an_expected_version_that_is_not_there_is_told_what_was_missed(person: People) -> None:
    ada = person()
    game = ada.open("me", "me")
    command = ada.legal(game["id"], 0)["commands"][0]
    moved = ada.play_any(game["id"], 1)
    refusal = ada.play(game["id"], 0, [command], expected=f'"{game["version"]}"')
    found = problem(refusal, "version-mismatch")
    assert refusal.headers["etag"] == f'"{moved["version"]}"'
    assert [event["version"] for event in found["events"]] == list(
        range(game["version"] + 1, moved["version"] + 1)
    )
    problem(ada.play(game["id"], 0, [command], expected=999), "version-mismatch")
    tag = ada.http.get(f"/v1/games/{game['id']}").headers["etag"]
    assert ada.play(game["id"], 0, [command], expected=tag).status_code == 201


def test_an_expected_version_is_looked_at_before_the_start_too(person: People) -> None:
    """Its refusal says what was missed, and that nothing is to be decided."""
    ada, command = person(), {"type": "lanterns.keep"}
    game = ada.open("me", "open")
    for expected, missed in ((999, 0), (0, game["version"])):
        found = problem(ada.play(game["id"], 0, [command], expected=expected), "version-mismatch")
        assert (found["version"], len(found["events"])) == (game["version"], missed)
        assert "decision" not in found
        assert found["refusal"]
    at = game["version"]
    problem(ada.play(game["id"], 0, [command], expected=at), "game-not-started")


@pytest.mark.parametrize("expected", ['W/"1"', '"a"', '""', '"-1"', '"99999999999"'])
def test_another_entity_tag_matches_no_version(person: People, expected: str) -> None:
    ada = person()
    game = ada.open("me", "me")["id"]
    refusal = ada.play(game, 0, ada.legal(game, 0)["commands"][:1], expected=expected)
    assert problem(refusal, "version-mismatch")["field"] == "If-Match"


@pytest.mark.parametrize("expected", ["x", '"1', "1", "-1", "1.5", '"1", "2"', "w/1"])
def test_an_expected_version_must_be_one(person: People, expected: str) -> None:
    ada = person()
    game = ada.open("me", "me")["id"]
    refusal = ada.play(game, 0, ada.legal(game, 0)["commands"][:1], expected=expected)
    assert problem(refusal, "invalid-header")["field"] == "If-Match"


def test_moves_of_others_do_not_disturb_an_open_decision(person: People) -> None:
    ada, bob = person(), person()
    game = ada.open("me", "open")["id"]
    bob.join(game)
    legal = ada.legal(game)
    bob.play_any(game, 1)
    answer = ada.play(game, 0, legal["commands"][:1], decision=legal["decision"])
    assert answer.status_code == 201


LEFT = {"code": "left_in_hand", "label": "Left in hand", "points": 0}
"""The second line of a score sheet."""


def test_a_game_ends_with_its_result(person: People) -> None:
    ada, bob = person(), person()
    game = ada.open("me", "open")["id"]
    bob.join(game)
    play_to_the_end(game, (ada, 0), (bob, 1))
    shown = ada.get(f"/v1/games/{game}")
    assert shown["status"] == "finished"
    assert shown["awaits"] == []
    events = ada.get(f"/v1/games/{game}/events", limit=1000)["items"]
    assert events[-1]["data"]["type"] == "table.game-finished"
    logged = events[-1]["data"]["result"]
    for standing, one in zip(shown["result"]["standings"], logged["standings"], strict=True):
        told = [line["points"] for line in standing["breakdown"]]
        assert told == [line["points"] for line in one["breakdown"]]
        assert standing["breakdown"][1] | {"points": 0} == LEFT
        assert (standing["rank"], standing["points"]) == (one["rank"], one["points"])
    assert events[-1]["ply"] == shown["ply"]
    czech = ada.http.get(f"/v1/games/{game}", headers={"Accept-Language": "cs"}).json()
    labels = [line["label"] for line in czech["result"]["standings"][0]["breakdown"]]
    assert labels == ["Kola", "Zbylo v ruce"]
    for standing in shown["result"]["standings"]:
        assert sum(line["points"] for line in standing["breakdown"]) == standing["points"]
    found = problem(ada.play(game, 0, [{"type": "lanterns.keep"}]), "decision-closed")
    assert found["rule"] == "KR-AGENDA-02"
    assert ada.legal(game)["commands"] == []


def test_the_history_has_a_line_for_every_move(person: People) -> None:
    ada = person()
    game = ada.open("me", "me")["id"]
    play_to_the_end(game, (ada, 0), (ada, 1))
    items: list[dict[str, Any]] = []
    after: int | str | None = 0
    while after is not None:
        page = ada.get(f"/v1/games/{game}/moves", after=after, limit=5)
        items += page["items"]
        after = page.get("next")
    assert [item["ply"] for item in items] == list(range(1, len(items) + 1))
    assert len(items) == ada.get(f"/v1/games/{game}")["ply"]
    listed = [event for item in items for event in item["events"]]
    events = ada.get(f"/v1/games/{game}/events", limit=1000)["items"]
    assert listed == [event for event in events if event["ply"] > 0]
    for item in items:
        assert item["notation"]
        assert item["events"][0]["seat"] == item["seat"]
        assert item["at"] == item["events"][0]["at"]
