"""What is written can be read again: facts, commands, states, views, notation."""

import msgspec
import pytest

from games.tzolkin import title
from games.tzolkin.commands import Command
from games.tzolkin.facts import Fact
from games.tzolkin.state import State
from games.tzolkin.view import View
from tests.games.tzolkin.playing import beginning, game, rich
from tests.games.tzolkin.vocabulary import vocabulary


@pytest.mark.parametrize("seed", [3, 4])
def test_facts_states_and_views_survive_json(seed: int) -> None:
    facts, states = msgspec.json.Decoder(Fact), msgspec.json.Decoder(State)
    views = msgspec.json.Decoder(View)
    for start in (beginning(3, seed), rich(4, seed)):
        for number, ply in enumerate(game(start, seed)):
            for fact in ply.facts:
                assert facts.decode(msgspec.json.encode(fact)) == fact
            if number % 10 == 0:
                assert states.decode(msgspec.json.encode(ply.after)) == ply.after
                view = title.view(ply.after)
                assert views.decode(msgspec.json.encode(view)) == view


def test_every_command_survives_json_and_notation() -> None:
    commands = msgspec.json.Decoder(Command)
    lines = set()
    for command in vocabulary():
        assert commands.decode(msgspec.json.encode(command)) == command
        line = title.notation.print(command)
        assert title.notation.parse(line) == command
        assert line not in lines
        lines.add(line)


def test_a_picture_fits_a_terminal() -> None:
    for state in (beginning(2, 1), rich(4, 1)):
        lines = title.picture(title.view(state)).splitlines()
        assert lines
        assert max(map(len, lines)) <= 100
