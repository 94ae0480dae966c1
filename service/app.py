"""The application: operations mounted on Litestar, with the features that they belong to."""

from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Final

from litestar import Litestar
from litestar.exceptions import HTTPException
from litestar.types import ControllerRouterHandler

from games.kernel.registry import Registry
from referee.problems.problem import ProblemError
from service import contract
from service.browser.routes import BROWSER, unknown
from service.composition import opened
from service.contract.examples import problems
from service.contract.published import OPERATIONS
from service.disputes.routes.verdicts import show_verdict
from service.http.constants import Constant
from service.http.directory import Directory
from service.http.middleware.cors import Cors
from service.http.middleware.layer import AnswerLayer
from service.http.middleware.options_requests import options
from service.http.mount import refusal_problem, route, troubled
from service.http.operation import JSON
from service.operations.documentation.routes import documentation
from service.operations.routes import metrics
from service.packages.routes import package_routes
from service.packages.rule_routes import rule_routes
from service.play.parts import BOT_WORKER
from service.process.sibling_metrics import SiblingAddress
from service.projecting.place import ProjectingPlace
from service.settings import Settings
from service.sign_in.outside.callback import callback
from service.streams.routes.socket import SOCKET

_FRESH: Final = {"Cache-Control": "public, no-cache"}


def create_app(
    settings: Settings,
    registry: Registry | None = None,
    *,
    bot_pause: float = 0.0,
    bot_worker: str = BOT_WORKER,
    address: SiblingAddress | None = None,
    projecting: ProjectingPlace | None = None,
    unopened: Litestar | None = None,
) -> Litestar:
    """The ASGI application of one service process.

    `settings` must have the addresses of PostgreSQL and Redis. Bots wait `bot_pause` seconds
    before each move, so that people can watch, and think in processes that run the module
    `bot_worker`, which must know these titles. `address` is that of one of several processes
    that were started together, and `projecting` where the read models are kept, if not in this
    process. `unopened` is what `mounted` gave for these settings, if it was
    asked before; it becomes the application.
    """
    titles = registry or Registry.installed()
    app = unopened or mounted(settings.max_body, settings.max_import)
    app.state.opening = lambda: opened(
        settings,
        titles,
        bot_pause=bot_pause,
        bot_worker=bot_worker,
        address=address,
        projecting=projecting,
    )
    headers = (header.name for one in OPERATIONS for header in one.headers)
    app.asgi_handler = AnswerLayer(
        Directory(app, app.asgi_handler, (one.id for one in OPERATIONS)),
        Cors(settings.cors_origins, headers),
        access_log=settings.access_log,
    )
    return app


def mounted(max_body: int, max_import: int) -> Litestar:
    """Every operation at its path, for bodies of so many bytes; nothing is opened yet. It takes
    most of the time that a process needs to start, and the same comes out every time."""
    return Litestar(
        _routes(max_body, max_import),
        exception_handlers={
            ProblemError: refusal_problem,
            HTTPException: unknown,
            Exception: troubled,
        },
        lifespan=[_running],
        logging_config=None,
        openapi_config=None,
        request_max_body_size=max_body,
    )


@asynccontextmanager
async def _running(app: Litestar) -> AsyncIterator[None]:
    async with AsyncExitStack() as stack:
        try:
            features = await stack.enter_async_context(app.state.opening())
        except BaseException as trouble:
            app.state.start_trouble = trouble
            raise
        app.state.base, app.state.edge = features.base, features.edge
        app.state.openapi = Constant.of(contract.current(), JSON, _FRESH)
        app.state.openapi_with_items = Constant.of(contract.with_items(), JSON, _FRESH)
        app.state.asyncapi = Constant.of(contract.of_streams(), JSON, _FRESH)
        yield
        features.base.close_streams()


def _routes(max_body: int, max_import: int) -> Sequence[ControllerRouterHandler]:
    lengths = {True: max_import, False: max_body}
    return (
        *options(OPERATIONS),  # first, or Litestar makes its own
        *(route(one, lengths[one.long]) for one in (*OPERATIONS, show_verdict)),
        *documentation(problems()),
        *package_routes(),
        *rule_routes(),
        *BROWSER,
        callback,
        metrics,
        SOCKET,
    )
