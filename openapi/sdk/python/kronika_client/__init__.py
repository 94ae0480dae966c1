"""A client of Kronika: typed operations, streams that resume, moves that are played once.

from kronika_client import Client, models

with Client("http://127.0.0.1:8000", token) as kronika:
    legal = kronika.get_legal_commands(game, seat=0)
    kronika.play_moves(game, models.Moves(seat=0, commands=legal.commands[:1]))

`AsyncClient` is the same with coroutines.
"""

from importlib.metadata import PackageNotFoundError, version

from kronika_client import models, refusals, webhooks
from kronika_client.async_client import AsyncClient
from kronika_client.client import Client
from kronika_client.history import SplitViewError
from kronika_client.patience import Patience
from kronika_client.problems import ProblemError, Unreachable

try:
    __version__ = version("kronika-client")
except PackageNotFoundError:  # used from its sources
    __version__ = "0"

__all__ = [
    "AsyncClient",
    "Client",
    "Patience",
    "ProblemError",
    "SplitViewError",
    "Unreachable",
    "__version__",
    "models",
    "refusals",
    "webhooks",
]
