"""`kronika mcp`: agents that play, a process with packages of its own."""

import os
import sys
from typing import Annotated

from cyclopts import Parameter

from service.cli.common.errors import CommandError
from service.cli.common.program import ROOT
from service.cli.common.words import say


def mcp(
    *arguments: Annotated[str, Parameter(allow_leading_hyphen=True, help="For the server.")],
) -> None:
    """Let agents play: a server of the Model Context Protocol.

    A language model, or any other program that speaks MCP, finds titles, rules,
    legal commands, boards and replays as tools, and plays with them. Usually an
    MCP client starts this command and speaks to it through standard input and
    output; with --http it serves many clients, who sign in by OAuth. It has an
    environment of its own, which is made when it is called first. Only in a
    clone.

    Try:

        kronika mcp
        kronika mcp --url https://kronika.example

    Exit codes: 0 the client has gone or a signal has stopped it, 2 it cannot be
    started so.
    """
    program = ROOT / "kronika"
    if not (ROOT / "agents").is_dir():
        raise CommandError(say("install.agents"))
    sys.stdout.flush()
    os.execv(program, [str(program), "mcp", *arguments])
