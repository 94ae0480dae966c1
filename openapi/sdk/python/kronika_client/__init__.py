"""A client of Kronika: typed operations, streams that resume, moves that are played once.

from kronika_client import Client, models

with Client("http://127.0.0.1:8000", token) as kronika:
    legal = kronika.get_legal(game, seat=0)
    kronika.play_moves(game, models.Moves(seat=0, commands=legal.commands[:1]))
"""

from kronika_client import models, refusals, webhooks
from kronika_client.client import Client
from kronika_client.history import SplitViewError
from kronika_client.patience import Patience
from kronika_client.problems import ProblemError, Unreachable

__all__ = [
    "Client",
    "Patience",
    "ProblemError",
    "SplitViewError",
    "Unreachable",
    "models",
    "refusals",
    "webhooks",
]
