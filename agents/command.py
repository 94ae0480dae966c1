"""The command line: `kronika mcp`."""

import asyncio
import os
import sys
from pathlib import Path
from typing import Annotated, Final

from cyclopts import App, Parameter
from kronika_client import AsyncClient, Unreachable
from kronika_client.sign_in import LoginError

from agents.access import access_to
from agents.environment import version
from agents.place import Place
from agents.player import Player

SERVICE: Final = "http://127.0.0.1:8000"
GRACE: Final = 5
"""Seconds that calls which wait get to end when the server is stopped."""
SECRET: Final = "KRONIKA_MCP_SECRET"
HELP: Final = """Let agents play: a server of the Model Context Protocol.

A language model, or any other program that speaks MCP, finds titles, rules,
legal commands, boards and replays as tools, and plays with them. Usually an
MCP client starts this command and speaks to it through standard input and
output. It plays for the account of KRONIKA_TOKEN, or of whoever has called
`kronika login` on this machine; else it shows titles and public games.

With --http it serves many clients, who sign in at Kronika by OAuth. Kronika
and this server are given the same KRONIKA_MCP_URL and KRONIKA_MCP_SECRET.

Try:

    KRONIKA_TOKEN=kronika_tok_... kronika mcp
    kronika mcp --url https://kronika.example
    kronika mcp --http --url https://kronika.example \\
        --public-url https://agents.example/mcp

docs/agents.md says how to connect clients.

Exit codes: 0 the client has gone or a signal has stopped it, 2 it cannot be
started so."""

app = App(name="kronika mcp", help=HELP, help_format="plaintext", version=version)
Url = Annotated[str, Parameter(env_var="KRONIKA_URL", help="Where the service is.")]
Http = Annotated[bool, Parameter(negative=(), help="Serve over HTTP.")]
Host = Annotated[str, Parameter(help="Address to listen on.")]
Port = Annotated[int, Parameter(help="TCP port to listen on.")]
PublicUrl = Annotated[
    str | None,
    Parameter(env_var="KRONIKA_MCP_URL", help="The address that clients know, with its path."),
]
SecretFile = Annotated[Path | None, Parameter(help=f"File with the secret, in place of {SECRET}.")]


@app.default
def mcp(
    *,
    url: Url = SERVICE,
    http: Http = False,
    host: Host = "127.0.0.1",
    port: Port = 8090,
    public_url: PublicUrl = None,
    secret_file: SecretFile = None,
) -> int:
    """Serves one client through standard input and output, or many over HTTP."""
    if not http:
        asyncio.run(_stdio(url))
        return 0
    place = Place(
        service=url.rstrip("/"),
        public=(public_url or f"http://127.0.0.1:{port}/mcp").rstrip("/"),
        host=host,
        port=port,
    )
    secret = secret_file.read_text().strip() if secret_file else os.environ.get(SECRET, "")
    trouble = place.trouble() or (None if secret else f"{SECRET} is not set")
    if trouble is not None:
        sys.stderr.write(f"kronika: {trouble}\n")
        return 2
    _web(place, secret)
    return 0


def _web(place: Place, secret: str) -> None:
    import uvicorn  # here: clients that start this command wait for it

    from agents.web import application

    sys.stderr.write(f"kronika: agents are served at {place.public}\n")
    uvicorn.run(
        application(place, secret),
        host=place.host,
        port=place.port,
        log_level="warning",
        proxy_headers=False,
        timeout_graceful_shutdown=GRACE,
    )


async def _stdio(url: str) -> None:
    from mcp.server.stdio import stdio_server

    from agents.server import Context, serving

    async with AsyncClient(url, await asyncio.to_thread(access_to, url)) as client:
        player = Player(client)

        async def always(_: Context) -> Player:
            return player

        server = serving(always)
        async with stdio_server() as (incoming, outgoing):
            await server.run(incoming, outgoing, server.create_initialization_options())


def run() -> None:
    """The program."""
    try:
        sys.exit(app())
    except KeyboardInterrupt:
        sys.exit(130)
    except (LoginError, Unreachable, OSError) as trouble:
        sys.stderr.write(f"kronika: {trouble}\n")
        sys.exit(2)
