"""Both libraries notice when they are told two histories, and add to draws by themselves."""

import json
import uuid
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest
from kronika_client import Client, SplitViewError, models

from events.canonical import canonical
from events.chain import genesis, link_hash, recorded_links
from events.commitments import covered
from events.draws import counted
from events.exports import ExportedEvent
from tests.sdk.lying import Json, Lie, LyingLine
from tests.sdk.running import node
from tests.service.process import ServiceProcess

ME = models.SeatWanted(kind="me")


@pytest.fixture
def line(shared_service: ServiceProcess) -> Iterator[LyingLine]:
    with LyingLine(shared_service.url) as made:
        yield made


@pytest.fixture
def game(kronika: Client) -> str:
    """A game that is over after some moves."""
    return played(kronika)


def played(kronika: Client) -> str:
    """The id of such a game."""
    opened = kronika.open_game(models.NewGame(title="tzolkin", seats=[ME, ME]))
    awaits = opened.awaits
    for _ in range(4):
        legal = kronika.get_legal_commands(opened.id, seat=awaits[0])
        moves = models.Moves(seat=awaits[0], decision=legal.decision, commands=legal.commands[:1])
        awaits = kronika.play_moves(opened.id, moves).awaits
    assert kronika.receipt(opened.id) is not None
    kronika.resign_game(opened.id, body=models.SeatChosen(seat=0))
    return opened.id


def another_hash(events: list[Json]) -> list[Json]:
    """A head that does not follow from what is told."""
    last = next(one for one in reversed(events) if one.get("hash"))
    last["hash"] = "00" * 32
    return events


def another_command(events: list[Json]) -> list[Json]:
    """Something else happened, under the old hashes."""
    next(one for one in events if one.get("decision"))["data"]["type"] += "-else"
    return events


def another_history(game: str) -> Lie:
    """Somebody else resigned, and everything fits: only what was told before contradicts it."""

    def told(events: list[Json]) -> list[Json]:
        forfeited = next(one for one in events if one["data"]["type"] == "table.seat-forfeited")
        forfeited["data"]["seat"] = 1
        committed = next(one for one in events if one["data"]["type"] == "table.chance-committed")
        return relinked(game, events, genesis(game, committed["data"]["commitment"]))

    return told


def another_past(game: str) -> Lie:
    """The same, behind something else."""
    return lambda events: relinked(game, events, b"another past")


def _exported(event: Json) -> ExportedEvent:
    return msgspec.convert({**event, "type": event["data"]["type"]}, ExportedEvent)


def relinked(game: str, events: list[Json], previous: bytes) -> list[Json]:
    """The events with hashes that follow from each other."""
    for link in recorded_links([_exported(one) for one in events]):
        first = link[0]
        previous = link_hash(
            game,
            previous,
            version=link[-1].version,
            ply=first.ply,
            seat=first.seat,
            decision=first.decision,
            at=first.at,
            events=[canonical(covered(one.data, one.sealed)) for one in link],
            draws=counted(link[-1].draws),
        )
        events[link[-1].version - events[0]["version"]]["hash"] = previous.hex()
    return events


LIES: tuple[tuple[Callable[[str], Lie], str], ...] = (
    (lambda _: another_hash, "does not follow"),
    (lambda _: another_command, "does not follow"),
    (another_history, "had the hash"),
)


def test_python_notices(line: LyingLine, token: str, game: str) -> None:
    for lie, because in LIES:
        with Client(line.url, token) as client:
            line.lie = None
            versions = [one.version for one in client.follow(game)]
            assert versions == list(range(1, versions[-1] + 1))
            client.list_receipts(game)
            line.lie = lie(game)
            with pytest.raises(SplitViewError, match=because) as found:
                list(client.follow(game))
            assert found.value.receipt == client.receipt(game)
    with Client(line.url, token) as stranger:
        line.lie = another_history(game)
        assert list(stranger.follow(game)), "who knows nothing else cannot tell"
        line.lie = None
        with pytest.raises(SplitViewError, match="had the hash"):
            stranger.list_receipts(game)


def test_a_stream_that_goes_on_has_to_fit(line: LyingLine, token: str, game: str) -> None:
    with Client(line.url, token) as client:
        begun = client.follow(game)
        heads = [one.version for one, _ in zip(begun, range(40), strict=False) if one.hash]
        line.lie = another_past(game)
        with pytest.raises(SplitViewError, match="does not follow"):
            list(client.follow(game, after=heads[-1]))


@pytest.mark.contract
def test_typescript_notices(line: LyingLine, token: str, game: str) -> None:
    script = Path(__file__).with_name("split.ts")
    honest = json.loads(node(script, line.url, token, game, "known"))
    assert honest["versions"] == list(range(1, len(honest["versions"]) + 1))
    assert honest["receipt"] <= len(honest["versions"])
    for lie, because in LIES:
        line.lie = lie(game)
        told = json.loads(node(script, line.url, token, game, "known"))
        assert because in told["because"], told
        assert told["receipt"] == honest["receipt"]


def test_texts_are_committed_to_and_told(shared_service: ServiceProcess) -> None:
    """By default, wherever one sits down; a stream is enough to notice that a text is due."""
    with _account(shared_service) as ada, _account(shared_service) as bob:
        opened = ada.open_game(
            models.NewGame(title="lanterns", seats=[ME, models.SeatWanted(kind="open")])
        )
        events = ada.follow(opened.id)
        assert bob.join_game(opened.id).entropy_awaited == [0]
        kinds = [type(next(events).data)]
        while kinds[-1] is not models.GameStarted:
            kinds.append(type(next(events).data))
        assert kinds.count(models.EntropyCommitted) == kinds.count(models.EntropyGiven) == 2
        assert [*ada.texts.items, *bob.texts.items] == []
        assert ada.receipt(opened.id) is not None
        ada.resign_game(opened.id, body=models.SeatChosen(seat=0))
        again = ada.open_rematch(opened.id)
        bob.open_rematch(opened.id)
        assert ada.get_game(again.id).status == "running"


@pytest.mark.contract
def test_typescript_commits_too(shared_service: ServiceProcess) -> None:
    with _account(shared_service) as ada, _account(shared_service) as bob:
        opened = ada.open_game(
            models.NewGame(title="lanterns", seats=[ME, models.SeatWanted(kind="open")])
        )
        token = bob.token
        script = Path(__file__).with_name("committed.ts")
        told = json.loads(node(script, shared_service.url, token, opened.id))
        assert told == {"awaited": [0], "status": "open", "left": 0}
        assert ada.get_game(opened.id).status == "running"


def _account(service: ServiceProcess) -> Client:
    with Client(service.url) as anybody:
        name = f"sdk-{uuid.uuid4().hex[:12]}"
        return Client(service.url, anybody.create_account(models.NewAccount(name=name)).token)
