"""Options that several commands share. None means: as the settings say."""

import os
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from service.settings import TOKEN, URL, from_environment

Host = Annotated[str | None, Parameter(help="Address to listen on [KRONIKA_HOST].")]
Port = Annotated[int | None, Parameter(help="TCP port; 0 takes any free one [KRONIKA_PORT].")]
Data = Annotated[
    Path | None, Parameter(help="Folder of the servers that Kronika runs itself [KRONIKA_DATA].")
]
DatabaseUrl = Annotated[
    str | None, Parameter(help="PostgreSQL to use instead of our own [KRONIKA_DATABASE_URL].")
]
RedisUrl = Annotated[
    str | None, Parameter(help="Redis or Valkey to use instead of our own [KRONIKA_REDIS_URL].")
]
Url = Annotated[
    str | None,
    Parameter(help=f"Where the service is; the one of this machine if left out [{URL}]."),
]
Token = Annotated[
    str | None,
    Parameter(
        help="Token of an account, to act as its owner; rather in the environment, where other "
        f"people of the machine do not see it [{TOKEN}].",
        env_var=TOKEN,
        show_env_var=False,
    ),
]


def url_of(url: Url) -> str:
    """The address of the service: as asked, else as the environment says, else where `serve` with
    the same settings listens. Settings are looked at in the last case alone."""
    if named := url or os.environ.get(URL):
        return (named if "://" in named else f"http://{named}").rstrip("/")
    settings = from_environment()
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(settings.host, settings.host)
    return settings.public_url or f"http://{f'[{host}]' if ':' in host else host}:{settings.port}"
