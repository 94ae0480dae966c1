"""Webhooks tell nobody what their streams would not: Ancient Knowledge, with hidden hands."""

import random
import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import pytest

from games.ancient_knowledge.box import BUILDERS
from tests.games.ancient_knowledge.leaks import leaks
from tests.service.people import Person
from tests.service.process import ServiceProcess
from tests.service.webhooks.hooks import Hook
from tests.service.webhooks.receiver import Received, Receiver
from tests.service.webhooks.running import service
from tests.support import depth
from tests.support.titles import SLUGS

pytestmark = pytest.mark.slow

People = Callable[[], Person]
PLIES = depth.amount(30, 60)


def played(people: Sequence[Person], game: str, seed: int) -> None:
    """The beginning of a game, at random."""
    dice = random.Random(seed)
    for _ in range(PLIES):
        awaits = people[0].get(f"/v1/games/{game}")["awaits"]
        seat = dice.choice(awaits)
        legal = people[seat].legal(game, seat)
        command = dice.choice(legal["commands"])
        answer = people[seat].play(game, seat, [command], decision=legal["decision"])
        assert answer.status_code == 201, answer.text


def events_of(found: Sequence[Received]) -> list[Any]:
    return [event for one in found for event in one.data["events"]]


def test_hands_are_shown_to_their_owners_only(person: People, hooked: ServiceProcess) -> None:
    people, stranger = [person(), person()], person()
    game = people[0].open("me", "open", title="ancient-knowledge")["id"]
    both = ["game.event", "game.move"]
    with Receiver() as receiver:
        hooks = [
            Hook.create(one, f"{receiver.url}/{n}", types=both) for n, one in enumerate(people)
        ]
        Hook.create(stranger, f"{receiver.url}/2", types=both, games=[game])
        people[1].join(game)
        played(people, game, seed=7)
        version = people[0].get(f"/v1/games/{game}")["version"]
        for hook in hooks:
            hook.quiet()
        receiver.wait(lambda come: _all_told(come, version))
        told = list(receiver.received)
    searched = 0
    for seat, reader in enumerate((*people, stranger)):
        own = [one for one in told if one.path.endswith(f"/{seat}")]
        each = events_of([one for one in own if one.type == "game.event"])
        stream = reader.get(f"/v1/games/{game}/events", limit=1000)["items"]
        assert each == stream[each[0]["version"] - 1 :]
        moves = reader.get(f"/v1/games/{game}/moves", limit=1000)["items"]
        of_moves = [one.data for one in own if one.type == "game.move"]
        assert [one["events"] for one in of_moves] == [move["events"] for move in moves]
        assert [one["notation"] for one in of_moves] == [move["notation"] for move in moves]
        viewer = seat if seat < 2 else None
        assert list(leaks([one.payload for one in own], viewer)) == []
        searched += len(list(leaks([one.payload for one in own], 9)))
    assert searched > 20  # the search does find what owners see of their own
    written = hooked.written()
    assert hooks[0].id in written
    for text in (
        written,
        httpx.get(f"{hooked.url}/metrics", verify=False, timeout=180).text,
        *map(_listed, hooks),
    ):
        cards = set(BUILDERS) - set(SLUGS)  # a card is called like a title, and logs name titles
        there = [card for card in cards if card in text]  # a log is long, and this is quick
        assert [card for card in there if re.search(rf"\b{re.escape(card)}\b", text)] == []
        assert receiver.url not in text.replace(str(hooks[0].shown()["url"]), "")


async def test_what_one_may_not_see_any_more_is_withheld(
    postgres_dsn: str, redis_url: str, tmp_path: Path, receiver: Receiver
) -> None:
    """A game is made private while its deliveries wait: the stranger's say nothing."""
    with service(tmp_path, postgres_dsn, redis_url, webhook_poll=60) as lazy:
        ada, bob = Person.create(lazy.url, "ada"), Person.create(lazy.url, "bob")
        game = ada.open("me", "me")["id"]
        both = [
            Hook.create(ada, f"{receiver.url}/ada", types=["game.move"]),
            Hook.create(bob, f"{receiver.url}/bob", types=["game.move"], games=[game]),
        ]
        ada.play_any(game, 0)
        for hook in both:
            hook.until(lambda _, hook=hook: bool(hook.deliveries()))
    connection = await asyncpg.connect(postgres_dsn)
    await connection.execute("INSERT INTO game_visibility VALUES ($1, 'private')", game)
    await connection.close()
    with service(tmp_path, postgres_dsn, redis_url) as running:
        found = []
        for hook in both:
            hook.owner = Person(running.url, "", "", hook.owner.token)
            found += [one["status"] for one in hook.quiet()]
    assert found == ["delivered", "withheld"]
    assert [one.path for one in receiver.received] == ["/hook/ada"]


def _all_told(come: Sequence[Received], version: int) -> bool:
    last = [one for one in come if one.type == "game.event" and one.data["version"] == version]
    return len(last) == 3


def _listed(hook: Hook) -> str:
    return hook.owner.http.get(f"{hook.path}/deliveries?limit=200").text
