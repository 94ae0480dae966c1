"""Every command of the vocabulary, legal or not, can be written and read again."""

import msgspec

from games.tzolkin import title
from games.tzolkin.commands import Command
from tests.games.tzolkin.vocabulary import vocabulary


def test_every_command_survives_json_and_notation() -> None:
    commands = msgspec.json.Decoder(Command)
    lines = set()
    for command in vocabulary():
        assert commands.decode(msgspec.json.encode(command)) == command
        line = title.notation.print(command)
        assert title.notation.parse(line) == command
        assert line not in lines
        lines.add(line)
