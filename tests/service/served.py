"""What `ServiceProcess` runs: the service with all installed titles, and the tests' own one."""

import asyncio
from collections.abc import Mapping
from functools import cache
from typing import Final

import asyncpg
from litestar import Litestar
from msgspec.structs import replace

from games.kernel.registry import Registry
from referee.titles_shown import titles_shown
from service import contract
from service.app import mounted
from service.cli.serve.server import serve
from service.play.snapshots import fold_of
from service.settings import load
from tests.audit.unmended import clocks_in_exports
from tests.service.process import SERVICE_ROLE
from tests.service.shared_settings import SHARED
from tests.support import later, tiny
from tests.support.appraised import LANTERNS

_LAID_OUT: Final = """
    SELECT has_table_privilege(oid, to_regclass('events'), 'INSERT') FROM pg_roles
    WHERE rolname = $1"""


def main(orders: Mapping[str, object]) -> None:
    """Serves with these settings; `retired` are rulesets that are offered no more, and with
    `unmended` it shows clocks in exports."""
    settings = dict(orders)
    if settings.pop("unmended", False):
        clocks_in_exports()
    pause = settings.pop("bot_pause", 0.0)
    registry = titles(bool(settings.pop("retired", ())))
    assert isinstance(pause, float | int)
    worker = settings.pop("bot_worker", "tests.service.bot_worker")
    assert isinstance(worker, str)
    settings["database_url"] = asyncio.run(as_service(str(settings["database_url"])))
    loaded = load({}, **settings)
    unopened = _mounted(loaded.max_body, loaded.max_import)
    serve(loaded, registry, bot_pause=pause, bot_worker=worker, unopened=unopened)


async def as_service(url: str) -> str:
    """The address for the role of the service, where a database has been laid out with one."""
    try:
        connection = await asyncpg.connect(url)
    except (OSError, asyncpg.PostgresError):
        return url  # the service says what is wrong
    try:
        known = await connection.fetchval(_LAID_OUT, SERVICE_ROLE)
    finally:
        await connection.close()
    return f"{url}{'&' if '?' in url else '?'}role={SERVICE_ROLE}" if known else url


@cache
def titles(retired: bool) -> Registry:
    """The titles that are served."""
    installed = {title.meta.slug: title for title in Registry.installed()}
    lanterns = replace(tiny.title if retired else later.title, appraisal=LANTERNS)
    return Registry({**installed, lanterns.meta.slug: lanterns})


def warm_up() -> None:
    """Works out what every service works out at its start and is the same for all of them."""
    for registry in (Registry.installed(), titles(False)):
        titles_shown(registry)
        contract.current()
        for title in registry:
            fold_of(title)
    for loaded in (load({}), load({}, **SHARED)):
        _mounted(loaded.max_body, loaded.max_import)


@cache
def _mounted(max_body: int, max_import: int) -> Litestar:
    """What a process serves, which it takes once."""
    return mounted(max_body, max_import)
