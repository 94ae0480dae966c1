"""Serving the application over HTTP, in one process."""

import socket

import uvicorn
from litestar import Litestar

from games.kernel.registry import Registry
from service import logs
from service.app import create_app
from service.settings import Settings

GRACE_SECONDS = 5


class Server(uvicorn.Server):
    """Uvicorn that ends open streams first when it is told to stop, so that nobody waits."""

    def __init__(self, config: uvicorn.Config, app: Litestar) -> None:
        super().__init__(config)
        self._app = app

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stops serving."""
        if (resources := self._app.state.get("resources")) is not None:
            resources.close_streams()
        await super().shutdown(sockets)


def serve(
    settings: Settings,
    registry: Registry | None = None,
    *,
    bot_pause: float = 0.0,
    sockets: list[socket.socket] | None = None,
) -> None:
    """Serves until the process is told to stop. `settings` must have both addresses."""
    logs.configure(settings.log_format, settings.log_level)
    app = create_app(settings, registry, bot_pause=bot_pause)
    config = uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        timeout_graceful_shutdown=GRACE_SECONDS,
        server_header=False,
    )
    Server(config, app).run(sockets)
