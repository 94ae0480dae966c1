"""The composition of all commands.

A command is named by its import path and imported when it is used, so that `--help` answers at
once and a command drags nothing of another along. Its module has one function of the same name.
"""

import sys
from collections.abc import Sequence
from importlib.metadata import version

from cyclopts import App, Parameter

from service.cli.errors import CommandError
from service.embedded.errors import ServerError
from service.settings import SettingsError

COMMANDS = {
    "serve": "Run the service, with database and cache of its own unless told otherwise.",
    "demo": "Let bots play a whole game live and print the links to replay it.",
    "replay": "Step through a game in the terminal, with a readable board.",
    "simulate": "Play many games between bots and tabulate the results.",
    "openapi": "Write the API's contract, or check that the committed one is current.",
    "doctor": "Check what Kronika needs and say how to fix what is wrong.",
    "test": "Run the tests against real servers.",
    "settings": "Print all settings with their meaning, unit and default.",
}

EXIT_CODES = """\
Exit codes: 0 all is well, 1 the command found something wrong, 2 it could not
be carried out, 130 stopped by Ctrl-C."""


def assembled(words: Sequence[str]) -> App:
    """All commands. The one that is called (the first word) explains itself by its docstring."""
    app = App(
        name="kronika",
        help=f"Kronika: board games as event logs. Play through the API, replay every game at any "
        f"ply.\n\n{EXIT_CODES}",
        help_format="plaintext",
        version=lambda: version("kronika"),
        version_flags=["--version"],
        default_parameter=Parameter(negative=()),
    )
    for command, meaning in COMMANDS.items():
        app.command(
            f"service.cli.{command}:{command}",
            name=command,
            help=None if command in words[:1] else meaning,
        )
    return app


def main() -> None:
    """The console script."""
    words = sys.argv[1:]
    try:
        assembled(words)(words)
    except (CommandError, ServerError, SettingsError) as trouble:
        sys.stderr.write(f"kronika: {trouble}\n")
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)
