"""Receivers that fail: tried again, in order, with bounds; disabled after lasting failure.

The schedule of these tests is 0.1, 0.2 and 0.4 seconds, each up to a fifth longer.
"""

import threading
import time
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest

from tests.service.people import Person, play_to_the_end
from tests.service.process import held_port
from tests.service.webhooks.hooks import Hook, pass_time
from tests.service.webhooks.receiver import Received, Receiver, Reply
from tests.service.webhooks.running import service

pytestmark = pytest.mark.slow

People = Callable[[], Person]

TRIES = 4


def failing(times: int, reply: Reply) -> Callable[[Received], Reply]:
    """Answers so many times with `reply`, then as it should be."""
    left = iter(range(times))
    return lambda _: Reply() if next(left, None) is None else reply


def started(hook: Hook) -> str:
    """A game that has started, which is all that it tells."""
    hook.change(types=["game.started"])
    game: str = hook.owner.open("me", "me")["id"]
    return game


@pytest.mark.parametrize(
    ("reply", "error", "status"),
    [
        (Reply(500), "status", 500),
        (Reply(404), "status", 404),
        (Reply(302, {"Location": "/elsewhere"}), "redirect", 302),
        (Reply(307, {"Location": "http://127.0.0.1:1/"}), "redirect", 307),
    ],
    ids=["500", "404", "302", "307"],
)
def test_a_failed_delivery_is_tried_again(
    hook: Hook, receiver: Receiver, reply: Reply, error: str, status: int | None
) -> None:
    receiver.answering = failing(2, reply)
    started(hook)
    found = receiver.wait_for(3)
    (delivery,) = hook.quiet()
    assert {one.id for one in found} == {delivery["id"]}
    assert {one.path for one in found} == {"/hook"}
    assert len({one.body for one in found}) == 1
    assert delivery["status"] == "delivered"
    assert "due_at" not in delivery
    told = [(one.get("error"), one.get("status")) for one in delivery["attempts"]]
    assert told == [(error, status), (error, status), (None, 204)]
    assert "first_failed_at" not in hook.shown()


def test_silence_is_a_failure(
    postgres_dsn: str, redis_url: str, tmp_path: Path, receiver: Receiver
) -> None:
    receiver.answering = failing(2, Reply(200, after=2.0))
    settings = {"webhook_timeout": 1.5, "webhook_schedule": "0.1" + " 0.1" * 20}
    with service(tmp_path, postgres_dsn, redis_url, **settings) as running:
        hook = Hook.create(Person.create(running.url, "ada"), receiver.url)
        started(hook)
        receiver.wait_for(3)
        (delivery,) = hook.quiet()
    *silent, heard = [(one.get("error"), one.get("status")) for one in delivery["attempts"]]
    assert heard == (None, 204)
    assert set(silent) == {("timeout", None)}
    assert len(silent) >= 2, "on a machine that stands still also what is answered at once"


def test_waits_grow(hook: Hook, receiver: Receiver) -> None:
    receiver.answering = failing(3, Reply(500))
    started(hook)
    found = receiver.wait_for(4)
    waits = [later.at - earlier.at for earlier, later in pairwise(found)]
    for wait, least in zip(waits, (0.1, 0.2, 0.4), strict=True):
        assert wait >= least, waits
    stamps = [int(one.headers["webhook-timestamp"]) for one in found]
    assert stamps == sorted(stamps)


def test_a_receiver_may_ask_for_patience(hook: Hook, receiver: Receiver) -> None:
    receiver.answering = failing(1, Reply(503, {"Retry-After": "1"}))
    started(hook)
    first, second = receiver.wait_for(2)
    assert second.at - first.at >= 0.9, "it would be tried again after 0.1 s"


def test_a_receiver_may_name_the_time(hook: Hook, receiver: Receiver) -> None:
    wanted: list[int] = []

    def later(_: Received) -> Reply:
        if wanted:
            return Reply()
        wanted.append(int(time.time()) + 2)
        asked = time.strftime("%a, %d %b %Y %H:%M:%S GMT", time.gmtime(wanted[0]))
        return Reply(503, {"Retry-After": asked})

    receiver.answering = later
    started(hook)
    _, second = receiver.wait_for(2)
    assert int(second.headers["webhook-timestamp"]) >= wanted[0]


@pytest.mark.parametrize("asked", ["soon", "-5", "9" * 30, "99999999"])
def test_patience_has_bounds(hook: Hook, receiver: Receiver, asked: str) -> None:
    """Nonsense is passed over; more than a day is taken for a day."""
    receiver.answering = failing(1, Reply(503, {"Retry-After": asked}))
    started(hook)
    receiver.wait_for(1)
    if asked != "99999999":
        receiver.wait_for(2)
        return
    deadline = time.monotonic() + 180
    while not (waiting := hook.deliveries()[0])["attempts"]:
        assert time.monotonic() < deadline
        time.sleep(0.02)
    due, now = waiting["due_at"], time.time()
    assert time.strftime("%Y-%m-%d", time.gmtime(now + 86_400 + 5)) >= due[:10]


@pytest.mark.parametrize("size", [1, 4000])
def test_a_receiver_that_never_stops_talking_has_taken_it(
    hook: Hook, receiver: Receiver, size: int
) -> None:
    """Drop by drop or in floods: a little is read, then enough is heard."""
    receiver.answering = lambda _: Reply(200, body=b"x" * size, endless=True)
    told = hook.post("test").json()
    assert (told["status"], "error" in told) == (200, False)


@pytest.mark.parametrize("day", ["1" * 40, "99", "-1"])
def test_what_was_taken_is_delivered_whatever_else_is_said(
    hook: Hook, receiver: Receiver, day: str
) -> None:
    receiver.answering = lambda _: Reply(200, {"Retry-After": f"{day} Jan 2026 00:00:00 GMT"})
    told = hook.post("test").json()
    assert (told["status"], "error" in told) == (200, False)


def test_what_comes_later_in_a_game_waits_for_what_failed(
    hook: Hook, receiver: Receiver, person: People, service_dsn: str
) -> None:
    """While another game goes ahead."""
    bob, game = person(), hook.owner.open("me", "open")["id"]
    stuck, wait = {game}, Reply(500, {"Retry-After": "600"})
    receiver.answering = lambda one: wait if one.data["game"] in stuck else Reply()
    bob.join(game)
    hook.owner.play_any(game, 0)
    hook.owner.open("me", "me")
    found = receiver.wait(lambda come: len({one.data["game"] for one in come}) == 2)
    assert {one.type for one in found if one.data["game"] == game} == {"game.started"}
    stuck.clear()
    hook.until_tried(game)
    pass_time(service_dsn, hook.id)
    receiver.wait(lambda come: any(one.type == "game.move" for one in come))
    hook.quiet()
    good = [one for one in receiver.received if one.data["game"] == game]
    order = list(dict.fromkeys((one.data["version"], one.type) for one in good))
    assert order == sorted(order)


def test_disabled_after_lasting_failure_and_enabled_again(hook: Hook, receiver: Receiver) -> None:
    receiver.answering = lambda _: Reply(500)
    game = started(hook)
    shown = hook.until(lambda one: not one["enabled"])
    assert shown["disabled_because"] == "failing"
    assert shown["first_failed_at"] <= shown["disabled_at"]
    (delivery,) = hook.deliveries()
    assert (delivery["status"], len(delivery["attempts"])) == ("failed", TRIES)
    count = len(receiver.received)
    hook.owner.open("me", "me")
    receiver.stays_at(count)
    receiver.answering = lambda _: Reply()
    changed = hook.change(enabled=True)
    assert changed["enabled"]
    assert not {"disabled_at", "disabled_because", "first_failed_at"} & changed.keys()
    assert hook.post("replay", game=game).json() == {"deliveries": 1}
    again = receiver.wait_for(count + 1)[-1]
    assert again.id == delivery["id"]
    assert hook.quiet()[0]["status"] == "delivered"


def test_one_bad_delivery_does_not_disable(hook: Hook, receiver: Receiver, person: People) -> None:
    """What fails for good is given up, while others are delivered between its tries."""
    bad, turns = hook.owner.open("me", "open")["id"], threading.Semaphore(0)

    def answered(one: Received) -> Reply:
        if one.data["game"] != bad:
            return Reply()
        turns.acquire(timeout=50)
        return Reply(500)

    receiver.answering = answered
    hook.change(types=["game.started"])
    person().join(bad)
    for _ in range(TRIES):
        turns.release()
        hook.until(lambda one: "first_failed_at" in one)
        hook.owner.open("me", "me")
        assert hook.until(lambda one: "first_failed_at" not in one)["enabled"]
    given_up = hook.deliveries(status="failed")
    assert [(one["game"], len(one["attempts"])) for one in given_up] == [(bad, TRIES)]
    assert hook.shown()["enabled"]


def test_gone_disables_at_once(hook: Hook, receiver: Receiver) -> None:
    receiver.answering = lambda _: Reply(410)
    started(hook)
    shown = hook.until(lambda one: not one["enabled"])
    assert shown["disabled_because"] == "gone"
    receiver.stays_at(1)
    receiver.answering = lambda _: Reply()
    hook.change(enabled=True)
    first, second = receiver.wait_for(2)
    assert first.id == second.id
    assert hook.quiet()[0]["status"] == "delivered"


def test_nobody_listens(hook: Hook) -> None:
    with held_port() as silent:
        hook.change(url=f"http://127.0.0.1:{silent.getsockname()[1]}/hook")
        told = hook.post("test").json()
        assert told["error"] == "connect"
        assert "status" not in told
        started(hook)
        assert hook.until(lambda one: not one["enabled"])["disabled_because"] == "failing"


def test_disabled_by_its_owner(hook: Hook, receiver: Receiver) -> None:
    assert hook.change(enabled=False)["disabled_because"] == "you"
    game = hook.owner.open("me", "me")["id"]
    receiver.stays_at(0)
    assert hook.deliveries() == []
    hook.post("test")
    assert len(receiver.received) == 1
    hook.change(enabled=True)
    assert hook.post("replay", game=game).json()["deliveries"] > 0


@pytest.fixture
def played(hook: Hook, receiver: Receiver, person: People) -> Hook:
    """A webhook with many deliveries."""
    bob, game = person(), hook.owner.open("me", "open")["id"]
    bob.join(game)
    play_to_the_end(game, (hook.owner, 0), (bob, 1))
    receiver.wait(lambda come: any(one.type == "game.ended" for one in come))
    hook.quiet()
    return hook


def test_deliveries_are_listed_page_by_page(played: Hook, receiver: Receiver) -> None:
    items, after, pages = [], None, 0
    while pages == 0 or after is not None:
        query = {"limit": 3} if after is None else {"limit": 3, "after": after}
        page = played.owner.get(f"{played.path}/deliveries", **query)
        items, after, pages = items + page["items"], page.get("next"), pages + 1
        assert len(page["items"]) <= 3
    assert [one["id"] for one in reversed(items)] == [one.id for one in receiver.received]
    assert {one["status"] for one in items} == {"delivered"}
    assert all(len(one["attempts"]) == 1 for one in items)
    assert played.deliveries(status="failed") == []
    refusal = played.owner.http.get(f"{played.path}/deliveries", params={"after": "nonsense"})
    assert refusal.status_code == 400
