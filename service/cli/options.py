"""Options that several commands share. None means: as the settings say."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

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
