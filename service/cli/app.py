"""The composition of all commands.

A command is named by its import path and imported when it is used, so that `--help` answers at
once and a command drags nothing of another along. Its module is `service/cli/<command>.py`, or
`command.py` in a package of several modules, and has one function of the command's name.
"""

import os
import sys
from collections.abc import Sequence
from importlib.metadata import version
from typing import Annotated, Literal

from cyclopts import App, Group, Parameter

from service.cli.common.errors import CommandError
from service.cli.common.words import speak
from service.process.environment import hold
from service.process.memory import collect_seldom

Language = Annotated[
    Literal["en", "cs"] | None,
    Parameter(help="Language of what is printed; left out: that of LC_ALL, LC_MESSAGES or LANG."),
]

COMMANDS = {
    "serve": "Run the service, with database and cache of its own unless told otherwise.",
    "demo": "Let bots play a whole game live and print the links to replay it.",
    "replay": "Step through a game in the terminal, with a readable board.",
    "review": "Say what every move of a finished game was worth, and what luck did.",
    "export": "Write a whole game into one file.",
    "notation": "Write a game down, a line for each move.",
    "import": "Import a game: an export, or notation.",
    "keys": "Write down the public keys of a service, or change its key.",
    "epoch": "Say that the log has lost something, and go on.",
    "verify": "Check exports of games without a server.",
    "witness": "Follow the logs of a service and cosign them.",
    "mirror": "Keep copies of logs, serve them, and say that they are whole.",
    "dispute": "See, open and judge disputes of a running service.",
    "admin": "Administer accounts, roles, sign-up and games, and see what was done.",
    "login": "Sign in with a browser, for programs of your own.",
    "logout": "Sign out the programs of your own on this machine.",
    "token": "Make a token for an account whose owner has lost the last one.",
    "simulate": "Play many games between bots and tabulate the results.",
    "load": "Let many tables play on a running service and say how much it carries.",
    "shadow": "Decide every recorded game again, perhaps under another ruleset.",
    "mcp": "Let agents play: a server of the Model Context Protocol.",
    "openapi": "Write the API's contract, or check that the committed one is current.",
    "packages": "Write the client libraries and verifiers as files to install.",
    "doctor": "Check what Kronika needs and say how to fix what is wrong.",
    "test": "Run the tests against real servers.",
    "soak": "Run the tests' deep runs for some minutes.",
    "bench": "Measure how fast Kronika is, and how well its bots play.",
    "migrate": "Bring the tables of the database up to date.",
    "database": "Make a role for the owner of the database and one for the service.",
    "backup": "Write everything worth keeping into one file.",
    "archive": "Take finished games out of the rows of the database, and bring them back.",
    "exports": "Write games that are over into a folder, as compressed exports.",
    "restore": "Put a backup into an empty database.",
    "reviewer": "Review games for a service, on this machine or any other.",
    "projections": "See, rebuild and repair the read models.",
    "settings": "Print all settings with their meaning, unit and default.",
}

MODULES = {"import": "importing"}
"""Modules of commands whose names are words of Python."""

PACKAGES = frozenset(
    {"admin", "demo", "dispute", "doctor", "load"}
    | {"replay", "review", "serve", "shadow", "simulate", "witness", "mirror"}
)
"""Commands of several modules."""

HELP = """\
Kronika: board games as event logs.

Play through the API, replay every game at any ply. `kronika serve` runs the
service, `kronika demo` shows a game; every command explains itself by --help.

Exit codes: 0 all is well, 1 the command found something wrong, 2 it could not
be carried out, 78 the database is not the one that belongs to these keys,
130 stopped by Ctrl-C."""


def assembled(words: Sequence[str]) -> App:
    """All commands. The one that is called (the first word) explains itself by its docstring."""
    app = App(
        name="kronika",
        help=HELP,
        help_format="plaintext",
        version=lambda: version("kronika"),
        version_flags=["--version"],
        default_parameter=Parameter(negative=()),
    )
    for command, meaning in COMMANDS.items():
        called = command in words[:1]
        app.command(_path(command), name=command, help=None if called else meaning)
    return _speaking(app).meta


def _speaking(app: App) -> App:
    """The commands with an option before or behind each of them: the language that it speaks."""
    app.meta.group_parameters = Group("Every command")

    @app.meta.default
    def run(
        *words: Annotated[str, Parameter(show=False, allow_leading_hyphen=True)],
        language: Language = None,
    ) -> int | None:
        speak(language)
        result: int | None = app(words)
        return result

    return app


def _path(command: str) -> str:
    """Where the function of a command is, as cyclopts imports it."""
    name = MODULES.get(command, command)
    module = f"{name}.command" if command in PACKAGES else name
    return f"service.cli.{module}:{name}"


def main() -> None:
    """The console script."""
    hold()
    collect_seldom()
    words = sys.argv[1:]
    try:
        assembled(words)(words)
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:  # the reader of a pipe has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(141)
    except Exception as trouble:
        code = _exit_code(trouble)
        if code is None:
            raise
        sys.stderr.write(f"kronika: {trouble}\n")
        sys.exit(code)


def _exit_code(trouble: Exception) -> int | None:
    """How a command ends whose message says all there is to say; None: it is a bug and needs its
    trace."""
    from service.embedded.errors import ServerError  # only now: they bring libraries along
    from service.settings import SettingsError
    from service.startup.refusal import EXIT_CODE, StartRefusedError

    if isinstance(trouble, StartRefusedError):
        return EXIT_CODE
    return 2 if isinstance(trouble, CommandError | ServerError | SettingsError) else None
