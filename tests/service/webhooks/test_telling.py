"""What webhooks are told: whole games, signed, in order, as the stream shows them."""

import time
from collections.abc import Callable
from datetime import datetime
from typing import Any

import httpx
import pytest

from tests.service.disputes.tables import Table
from tests.service.people import Person, play_to_the_end
from tests.service.problems import problem
from tests.service.webhooks.hooks import USUAL, Hook
from tests.service.webhooks.receiver import Received, Receiver
from tests.service.webhooks.verifying import is_signed
from tests.support.figures import figures

People = Callable[[], Person]


def whole(receiver: Receiver) -> list[Received]:
    """What arrived, once the end of a game did."""
    return receiver.wait(lambda found: any(one.type == "game.ended" for one in found))


def of_type(found: list[Received], kind: str) -> list[Received]:
    return [one for one in found if one.type == kind]


def test_a_whole_game_is_told_in_order(hook: Hook, receiver: Receiver, person: People) -> None:
    ada, bob = hook.owner, person()
    game = ada.open("me", "open")["id"]
    bob.join(game)
    play_to_the_end(game, (ada, 0), (bob, 1))
    found = whole(receiver)
    assert {one.type for one in found} == set(USUAL)
    versions = [one.data["version"] for one in found]
    assert versions == sorted(versions)
    assert len({one.id for one in found}) == len(found)
    moves = ada.get(f"/v1/games/{game}/moves", limit=1000)["items"]
    told = [one.data for one in of_type(found, "game.move")]
    assert [one["ply"] for one in told] == [move["ply"] for move in moves]
    assert [one["by"] for one in told] == [move["seat"] for move in moves]
    end = of_type(found, "game.ended")[-1].data
    assert end["status"] == "finished"
    assert end["events"][0]["data"]["type"] == "table.game-finished"
    result = ada.get(f"/v1/games/{game}")["result"]
    assert figures(end["events"][0]["data"]["result"]) == figures(result)
    for one in found:
        assert one.data["game"] == game
        assert (one.data["title"], one.data["seat"]) == ("lanterns", 0)


def test_every_delivery_is_signed_and_says_when(hook: Hook, receiver: Receiver) -> None:
    hook.owner.open("me", "random")
    for one in receiver.wait_for(2):
        assert is_signed(hook.secret, one.headers, one.body)
        assert abs(int(one.headers["webhook-timestamp"]) - time.time()) < 600
        assert one.headers["content-type"] == "application/json"
        assert one.headers["user-agent"].startswith("Kronika/")
        assert one.headers["host"] == f"127.0.0.1:{receiver.port}"
        assert set(one.payload) == {"type", "timestamp", "data"}
        assert datetime.fromisoformat(one.payload["timestamp"]).tzinfo is not None


def test_every_event_is_told_as_the_stream_shows_it(person: People, receiver: Receiver) -> None:
    ada, bob = person(), person()
    Hook.create(bob, receiver.url, types=["game.event"])
    game = ada.open("me", "open")["id"]
    bob.join(game)
    for turn in range(4):
        one, seat = (ada, 0) if ada.legal(game)["commands"] else (bob, 1)
        one.play_any(game, seat, turn)
    version = ada.get(f"/v1/games/{game}")["version"]
    events: list[Any] = bob.get(f"/v1/games/{game}/events", limit=1000)["items"]
    found = receiver.wait(lambda come: len(come) > 0 and come[-1].data["version"] == version)
    # At the latest from where Bob sat down; the projection may have looked later than that.
    first = found[0].data["version"]
    taken = [one["version"] for one in events if one["data"]["type"] == "table.seat-taken"]
    assert first <= max(taken)
    assert [one.data["events"] for one in found] == [[one] for one in events[first - 1 :]]
    assert [one.payload["timestamp"] for one in found] == [e["at"] for e in events[first - 1 :]]


def test_moves_hold_their_facts_and_no_more(hook: Hook, receiver: Receiver, person: People) -> None:
    ada, bob = hook.owner, person()
    game = ada.open("me", "open")["id"]
    bob.join(game)
    ada.play_any(game, 0)
    bob.play_any(game, 1)
    moves = ada.get(f"/v1/games/{game}/moves")["items"]
    found = receiver.wait(lambda come: len(of_type(list(come), "game.move")) == 2)
    for one, move in zip(of_type(found, "game.move"), moves, strict=True):
        assert one.data["events"] == move["events"]
        assert one.data["notation"] == move["notation"]


def test_a_turn_is_told_to_whom_it_is(person: People, receiver: Receiver) -> None:
    ada, bob = person(), person()
    hooks = {0: Hook.create(ada, receiver.url + "/0", types=["game.turn"])}
    hooks[1] = Hook.create(bob, receiver.url + "/1", types=["game.turn"])
    game = ada.open("me", "open")["id"]
    bob.join(game)
    play_to_the_end(game, (ada, 0), (bob, 1))
    receiver.wait(lambda come: {got.path[-1] for got in come} == {"0", "1"})
    for seat, one in hooks.items():
        one.quiet()
        told = [got for got in receiver.received if got.path.endswith(f"/{seat}")]
        assert told
        for got in told:
            assert is_signed(one.secret, got.headers, got.body)
            assert (got.data["awaits"], got.data["seat"]) == ([seat], seat)
            assert "events" not in got.data


def test_chosen_games_and_types(person: People, receiver: Receiver) -> None:
    ada, bob = person(), person()
    wanted, other = ada.open("me", "open")["id"], ada.open("me", "open")["id"]
    Hook.create(bob, receiver.url, games=[wanted], types=["game.started", "game.move"])
    for game in (other, wanted):
        person().join(game)
        ada.play_any(game, 0)
    found = receiver.wait_for(2)
    receiver.stays_at(2, 0.3)
    assert {one.data["game"] for one in found} == {wanted}
    assert [one.type for one in found] == ["game.started", "game.move"]
    assert all("seat" not in one.data for one in found)
    assert "choose {" in found[1].data["notation"] or "hidden" in found[1].data["notation"]


def test_games_that_one_may_not_see_cannot_be_chosen(person: People, receiver: Receiver) -> None:
    ada, bob = person(), person()
    shut = ada.open("me", "open", visibility="private")["id"]
    for wanted in (shut, "gam_00000000000000000000", "../x", "x" * 65):
        body = {"url": receiver.url, "games": [wanted]}
        refusal = bob.http.post("/v1/webhooks", json=body)
        assert refusal.status_code in (400, 404), refusal.text
    assert bob.get("/v1/webhooks")["items"] == []
    Hook.create(ada, receiver.url, games=[shut])


def test_a_self_test_tells_how_it_went(hook: Hook, receiver: Receiver) -> None:
    answer = hook.post("test")
    assert answer.status_code == 200
    told = answer.json()
    assert (told["status"], "error" in told) == (204, False)
    (one,) = receiver.received
    assert is_signed(hook.secret, one.headers, one.body)
    assert (one.type, one.data) == ("webhook.test", {"webhook": hook.id})
    assert hook.deliveries() == []


def test_replayed_from_a_version_with_the_same_ids(
    hook: Hook, receiver: Receiver, person: People
) -> None:
    bob, game = person(), hook.owner.open("me", "open")["id"]
    bob.join(game)
    play_to_the_end(game, (hook.owner, 0), (bob, 1))
    whole(receiver)
    hook.quiet()
    first = list(receiver.received)
    middle = first[len(first) // 2].data["version"]
    answer = hook.post("replay", game=game, after=middle)
    wanted = [one for one in first if one.data["version"] > middle]
    assert (answer.status_code, answer.json()) == (202, {"deliveries": len(wanted)})
    again = receiver.wait_for(len(first) + len(wanted))[len(first) :]
    assert [one.id for one in again] == [one.id for one in wanted]
    assert [one.data["version"] for one in again] == [one.data["version"] for one in wanted]
    hook.quiet()
    receiver.stays_at(len(first) + len(wanted), 0.2)


def test_what_cannot_be_replayed(hook: Hook, person: People) -> None:
    mine, strange = hook.owner.open("me", "random")["id"], person().open("me", "random")["id"]
    problem(hook.post("replay", game=strange), "unknown-game")
    problem(hook.post("replay", game="gam_none"), "unknown-game")
    problem(hook.post("replay", game=mine, after=-1), "invalid-body")
    hook.change(enabled=False)
    problem(hook.post("replay", game=mine), "webhook-disabled")


def test_secrets_are_rotated_with_an_overlap(hook: Hook, receiver: Receiver) -> None:
    answer = hook.post("secret", overlap=3600)
    assert answer.status_code == 201
    second = answer.json()["secret"]
    assert hook.shown()["old_secret_ends_at"] == answer.json()["old_secret_ends_at"]
    hook.post("test")
    (one,) = receiver.received
    assert is_signed(hook.secret, one.headers, one.body)
    assert is_signed(second, one.headers, one.body)
    third = hook.post("secret", overlap=0).json()["secret"]
    hook.post("test")
    last = receiver.received[-1]
    signed = [is_signed(key, last.headers, last.body) for key in (hook.secret, second, third)]
    assert signed == [False, False, True]
    assert "old_secret_ends_at" not in hook.shown()


def test_the_secret_is_shown_once(hook: Hook, hooked: Any) -> None:
    rotated = hook.post("secret").json()["secret"]
    pages = [hook.path, "/v1/webhooks", f"{hook.path}/deliveries"]
    texts = [hook.owner.http.get(page).text for page in pages]
    texts += [hook.change(description="mine").__repr__(), hooked.written()]
    texts.append(httpx.get(f"{hooked.url}/metrics", verify=False, timeout=180).text)
    for text in texts:
        for secret in (hook.secret, rotated):
            assert secret.removeprefix("whsec_") not in text


@pytest.mark.parametrize(("taken", "later"), [(0, False), (3, False), (3, True)])
def test_what_a_fork_takes_over_is_told_of_nobody(
    person: People, receiver: Receiver, taken: int, later: bool
) -> None:
    """It was played in another game; whoever is awaited behind it is called once. The same if the
    fork begins `later`, when somebody has sat down."""
    ada = person()
    game = ada.open("me", "me")["id"]
    for _ in range(taken + 2):
        ada.play_any(game, ada.get(f"/v1/games/{game}")["awaits"][0])
    hook = Hook.create(ada, receiver.url, types=[*USUAL, "game.event"])
    seats = [{"kind": "me"}, {"kind": "open" if later else "me"}]
    fork = ada.http.post(f"/v1/games/{game}/forks", json={"ply": taken, "seats": seats}).json()
    if later:
        hook.quiet()
        fork = ada.join(fork["id"], 1).json()
    assert fork["ply"] == taken
    ada.play_any(fork["id"], fork["awaits"][0])
    ada.http.post(f"/v1/games/{fork['id']}/resign", json={"seat": 0})
    whole(receiver)
    hook.quiet()
    found = [one for one in receiver.received if one.data["game"] == fork["id"]]
    assert [one.data["ply"] for one in of_type(found, "game.move")] == [taken + 1]
    turns = of_type(found, "game.turn")
    assert (turns[0].data["ply"], turns[0].data["awaits"]) == (taken, fork["awaits"])
    assert turns[0].data["version"] == fork["version"]
    assert all(one.data["ply"] > taken for one in turns[1:])
    events = ada.get(f"/v1/games/{fork['id']}/events", limit=1000)["items"]
    assert len(of_type(found, "game.event")) == len(events)
    receiver.received.clear()
    told = hook.post("replay", game=fork["id"], after=0).json()
    assert told == {"deliveries": len(found)}
    again = receiver.wait(lambda come: len(come) == len(found))
    assert {one.id for one in again} == {one.id for one in found}


def test_the_opponent_is_told_of_a_dispute_and_of_its_end(
    person: People, receiver: Receiver
) -> None:
    table = Table(person, "tzolkin")
    Hook.create(table.bob, receiver.url, types=["game.disputed", "game.dispute-closed"])
    table.play(2)
    table.opened(0, ply=1)
    table.ada.http.post(f"{table.path}/disputes/1/withdraw", json={}).raise_for_status()
    opened, closed = receiver.wait_for(2)
    assert (opened.type, closed.type) == ("game.disputed", "game.dispute-closed")
    assert opened.data["seat"] == 1
    (said,) = opened.data["events"]
    assert said["data"]["type"] == "table.dispute-opened"
    assert (said["data"]["dispute"], said["data"]["seat"], said["data"]["ply"]) == (1, 0, 1)
    (said,) = closed.data["events"]
    assert said["data"] == {"type": "table.dispute-withdrawn", "dispute": 1}
