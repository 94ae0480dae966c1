"""What is told once the service answers."""

from importlib.metadata import version
from typing import Final

from service.cli.common.program import called
from service.cli.common.words import say
from service.embedded.backends import Backends
from service.settings import Settings

USUAL: Final = "http://127.0.0.1:8000"
"""Where commands look for a service by themselves."""
ACCOUNT: Final = """'{"name": "ada"}'"""


def welcome(address: str, settings: Settings, found: Backends) -> str:
    """Where the service listens, what it works with, and how to begin."""
    links = (settings.public_url or address).rstrip("/")
    welcomed = say(
        "serve.welcome",
        version=version("kronika"),
        address=address,
        links=links,
        database=found.database_origin,
        cache=found.redis_origin,
        data=_data(settings),
        workers=settings.workers,
        account=ACCOUNT,
        called=called(),
        options="" if links == USUAL else f" --url {links}",
    )
    return f"{welcomed}\n"


def _data(settings: Settings) -> str:
    if settings.database_url and settings.redis_url:
        return say("serve.data-there")
    return str(settings.data.absolute())
