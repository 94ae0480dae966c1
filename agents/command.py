"""The command line: `kronika mcp`."""

import asyncio
import os
import sys
from typing import Annotated, Final

from cyclopts import App, Parameter
from kronika_client import AsyncClient
from mcp.server.stdio import stdio_server

from agents.player import Player
from agents.server import Context, serving

SERVICE: Final = "http://127.0.0.1:8000"
TOKEN: Final = "KRONIKA_TOKEN"
HELP: Final = """Let agents play: a server of the Model Context Protocol.

A language model, or whatever else speaks MCP, finds titles, rules, legal
commands, boards and replays as tools, and plays with them. Usually an MCP
client starts this command by itself and speaks to it through standard input
and output. It plays for the account of KRONIKA_TOKEN; without one it shows
titles and public games.

Try:

    KRONIKA_TOKEN=kronika_tok_... kronika mcp
    kronika mcp --url https://kronika.example

docs/agents.md says how to connect clients.

Exit codes: 0 the client has gone, 2 it cannot be started so."""

app = App(name="kronika mcp", help=HELP, help_format="plaintext", version_flags=[])
Url = Annotated[
    str, Parameter(env_var="KRONIKA_URL", help="Where the service is.", show_env_var=True)
]


@app.default
def mcp(*, url: Url = SERVICE) -> None:
    """Serves one client through standard input and output."""
    asyncio.run(_stdio(url))


async def _stdio(url: str) -> None:
    async with AsyncClient(url, os.environ.get(TOKEN) or None) as client:
        player = Player(client)

        async def always(_: Context) -> Player:
            return player

        server = serving(always)
        async with stdio_server() as (incoming, outgoing):
            await server.run(incoming, outgoing, server.create_initialization_options())


def run() -> None:
    """The program."""
    try:
        app()
    except KeyboardInterrupt:
        sys.exit(130)
