"""Over a line that breaks all the time: every move once, every event once and in order."""

import json
import random
from pathlib import Path

import pytest
from kronika_client import Client, Patience, models

from tests.sdk.rough import RoughLine
from tests.sdk.running import node

STUBBORN = Patience(tries=60, first=0.005, longest=0.02)
TITLE = "tzolkin"


def test_python(kronika: Client, rough_line: RoughLine, token: str) -> None:
    with Client(rough_line.url, token, patience=STUBBORN) as shaky:
        game = shaky.open_game(
            models.NewGame(title=TITLE, seats=[models.SeatWanted(kind="me")] * 2)
        )
        answered = _play(shaky, game, random.Random(2))
        for follow in (shaky.follow, shaky.follow_socket):
            versions = [event.version for event in follow(game.id)]
            _nothing_lost(kronika, game.id, answered, versions)
    assert rough_line.cuts > 5
    assert rough_line.refused > 0


@pytest.mark.contract
def test_typescript(kronika: Client, rough_line: RoughLine, token: str) -> None:
    script = Path(__file__).with_name("rough.ts")
    told = json.loads(node(script, rough_line.url, token, TITLE))
    for way in ("streamed", "by_socket"):
        _nothing_lost(kronika, told["game"], told["answered"], told[way])
    assert rough_line.cuts > 5
    assert rough_line.refused > 0


def _play(shaky: Client, game: models.GameShown, chance: random.Random) -> list[int]:
    """Plays all seats to the end; the plies that the service answered, in order."""
    answered: list[int] = []
    awaits = game.awaits
    while awaits:
        legal = shaky.get_legal_commands(game.id, seat=awaits[0])
        moves = models.Moves(
            seat=awaits[0], decision=legal.decision, commands=[chance.choice(legal.commands)]
        )
        played = shaky.play_moves(game.id, moves)
        answered += [move.ply for move in played.moves]
        awaits = played.awaits
    return answered


def _nothing_lost(kronika: Client, game: str, answered: list[int], versions: list[int]) -> None:
    now = kronika.get_game(game)
    assert now.status == "finished"
    assert answered == list(range(1, now.ply + 1))
    assert versions == list(range(1, now.version + 1))


@pytest.mark.parametrize("after", [0, 17])
def test_following_while_others_play(
    kronika: Client, rough_line: RoughLine, token: str, after: int
) -> None:
    bots = [models.SeatWanted(kind="bot", bot="random")] * 2
    game = kronika.open_game(models.NewGame(title=TITLE, seats=bots))
    with Client(rough_line.url, token, patience=STUBBORN) as shaky:
        follow = shaky.follow_socket if after else shaky.follow
        events = list(follow(game.id, after=after))
    now = kronika.get_game(game.id)
    assert [event.version for event in events] == list(range(after + 1, now.version + 1))
    assert isinstance(events[-1].data, models.GameFinished)
