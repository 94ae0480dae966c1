"""Both libraries follow a game over WebSocket: with a seat's eyes, to the end, or to a refusal."""

import json
from pathlib import Path

import pytest
from kronika_client import Client, models, refusals

from tests.sdk.running import node
from tests.service.process import ServiceProcess

ME = models.SeatWanted(kind="me")


@pytest.fixture
def game(kronika: Client) -> str:
    """A private game that has just begun."""
    wanted = models.NewGame(title="tzolkin", seats=[ME, ME], visibility="private")
    return kronika.open_game(wanted).id


def test_python(kronika: Client, shared_service: ServiceProcess, game: str) -> None:
    """What a seat sees on its socket is what it sees on its stream; a game ends both."""
    kronika.resign_game(game, body=models.SeatChosen(seat=0))
    for seat in (0, 1):
        streamed = list(kronika.follow(game, seat=seat))
        assert list(kronika.follow_socket(game, seat=seat)) == streamed
        assert list(kronika.follow_socket(game, seat=seat, after=3)) == streamed[3:]
    with Client(shared_service.url) as stranger, pytest.raises(refusals.UnknownGame):
        next(stranger.follow_socket(game))


def test_python_is_told_of_what_happens(kronika: Client, game: str) -> None:
    events = kronika.follow_socket(game, seat=0)
    so_far = kronika.get_game(game).version
    assert [next(events).version for _ in range(so_far)] == list(range(1, so_far + 1))
    legal = kronika.get_legal_commands(game, seat=0)
    moves = models.Moves(seat=0, decision=legal.decision, commands=legal.commands[:1])
    kronika.play_moves(game, moves)
    told = next(events)
    assert (told.version, told.seat, told.ply) == (so_far + 1, 0, 1)


@pytest.mark.contract
def test_typescript(kronika: Client, shared_service: ServiceProcess, token: str, game: str) -> None:
    kronika.resign_game(game, body=models.SeatChosen(seat=0))
    script = Path(__file__).with_name("sockets.ts")
    told = json.loads(node(script, shared_service.url, token, game))
    version = kronika.get_game(game).version
    assert told["same"] is True
    assert told["versions"] == list(range(1, version + 1))
    assert told["later"] == list(range(4, version + 1))
    assert told["refused"] == "unknown-game"
    assert told["stopped"] == [1, 2]


@pytest.mark.contract
def test_typescript_needs_something_that_makes_sockets(
    shared_service: ServiceProcess, token: str, game: str
) -> None:
    """Node.js 20 has no WebSocket of its own: there one is given, as here."""
    script = Path(__file__).with_name("without_sockets.ts")
    options = ("--no-experimental-websocket", script)
    told = json.loads(node(*options, shared_service.url, token, game))
    assert "there is no WebSocket here" in told["because"]
    assert told["asked"] == f"/v1/games/{game}/socket?hello=true"
