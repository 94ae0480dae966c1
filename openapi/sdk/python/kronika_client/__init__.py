"""A client of Kronika: typed operations, streams that resume, moves that are played once.

from kronika_client import Client, models

with Client("http://127.0.0.1:8000", token) as kronika:
    legal = kronika.get_legal_commands(game, seat=0)
    kronika.play_moves(game, models.Moves(seat=0, commands=legal.commands[:1]))

`AsyncClient` is the same with coroutines. `Client.login(url)` needs no token: it asks a
person to sign in with a browser.
"""

from importlib.metadata import PackageNotFoundError, version

from kronika_client import models, refusals, webhooks
from kronika_client.async_client import AsyncClient
from kronika_client.client import Client
from kronika_client.history import SplitViewError
from kronika_client.patience import Patience
from kronika_client.problems import ProblemError, ReviewError, Unreachable
from kronika_client.sign_in import AppScope, CredentialsFile, DeviceCode, LoginError
from kronika_client.turns import AsyncTurn, Turn

Kronika = Client
"""`Client`, by the name that it has in TypeScript: `Kronika.login(url)`."""

try:
    __version__ = version("kronika-client")
except PackageNotFoundError:  # used from its sources
    __version__ = "0"

__all__ = [
    "AppScope",
    "AsyncClient",
    "AsyncTurn",
    "Client",
    "CredentialsFile",
    "DeviceCode",
    "Kronika",
    "LoginError",
    "Patience",
    "ProblemError",
    "ReviewError",
    "SplitViewError",
    "Turn",
    "Unreachable",
    "__version__",
    "models",
    "refusals",
    "webhooks",
]
