"""What is told once the service answers."""

from importlib.metadata import version

from service.cli.common.program import called
from service.embedded.backends import Backends
from service.settings import Settings


def welcome(address: str, settings: Settings, found: Backends) -> str:
    """Where the service listens, what it works with, and how to begin."""
    processes = "1 process" if settings.workers == 1 else f"{settings.workers} processes"
    links = (settings.public_url or address).rstrip("/")
    options = "" if links == "http://127.0.0.1:8000" else f" --url {links}"
    return f"""\
Kronika {version("kronika")} serves at {address}

  read and try the API   {links}/docs
  its contract           {links}/openapi.json
  database               {found.database_origin}
  cache                  {found.redis_origin}
  data                   {_data(settings)}
  runs as                {processes}

Begin with an account:
  curl {links}/v1/accounts -H 'Content-Type: application/json' -d '{{"name": "ada"}}'
or watch bots play, in another terminal:
  {called()} demo{options}

Ctrl-C stops; the games stay.
"""


def _data(settings: Settings) -> str:
    if settings.database_url and settings.redis_url:
        return "with those servers"
    return str(settings.data.absolute())
