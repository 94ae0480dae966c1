"""The application: operations mounted on Litestar, with the features that they belong to."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from litestar import Litestar
from litestar.exceptions import HTTPException

from games.kernel.registry import Registry
from service import contract
from service.browser.routes import BROWSER
from service.composition import opened
from service.contract.examples import problems
from service.contract.published import OPERATIONS
from service.disputes.routes.verdicts import show_verdict
from service.http.answering import Answering
from service.http.constants import Constant
from service.http.cors import Cors
from service.http.mount import http_problem, refusal_problem, route, troubled
from service.http.operation import JSON
from service.http.options import options
from service.operations.documentation.routes import documentation
from service.operations.routes import metrics
from service.problems.problem import ProblemError
from service.process.ground import Ground
from service.process.sibling_metrics import SiblingAddress
from service.settings import Settings
from service.streams.routes.socket import SOCKET

_FRESH: Final = {"Cache-Control": "public, no-cache"}


def create_app(
    settings: Settings,
    registry: Registry | None = None,
    *,
    bot_pause: float = 0.0,
    address: SiblingAddress | None = None,
) -> Litestar:
    """The ASGI application of one service process.

    `settings` must have the addresses of PostgreSQL and Redis. Bots wait `bot_pause` seconds
    before each move, so that people can watch. `address` is that of one of several processes
    that were started together.
    """
    titles = registry or Registry.installed()
    lengths = {True: settings.max_import, False: settings.max_body}

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        async with opened(settings, titles, bot_pause=bot_pause, address=address) as features:
            app.state.ground, app.state.edge = features.ground, features.edge
            app.state.openapi = Constant.of(contract.current(), JSON, _FRESH)
            yield
            features.ground.close_streams()

    app = Litestar(
        [
            *options(OPERATIONS),  # first, or Litestar makes its own
            *(route(one, lengths[one.long]) for one in (*OPERATIONS, show_verdict)),
            *documentation(problems()),
            *BROWSER,
            metrics,
            SOCKET,
        ],
        exception_handlers={
            ProblemError: refusal_problem,
            HTTPException: http_problem,
            Exception: troubled,
        },
        lifespan=[running],
        logging_config=None,
        openapi_config=None,
        request_max_body_size=settings.max_body,
    )
    headers = (header.name for one in OPERATIONS for header in one.headers)
    app.asgi_handler = Answering(
        app.asgi_handler,
        Cors(settings.cors_origins, headers),
        lambda: drains(app),
        access_log=settings.access_log,
    )
    return app


def drains(app: Litestar) -> bool:
    """Whether the process has been told to stop."""
    ground: Ground | None = app.state.get("ground")
    return ground is not None and ground.closing.is_set()
