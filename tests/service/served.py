"""What `ServiceProcess` runs: the service with all installed titles, and the tests' own one."""

from collections.abc import Mapping
from functools import cache

from litestar import Litestar

from games.kernel.registry import Registry
from service import contract
from service.app import mounted
from service.cli.serve.server import serve
from service.lobby.presenters.titles import titles_shown
from service.play.snapshots import fold_of
from service.settings import load
from tests.audit.unmended import clocks_in_exports
from tests.service.shared_settings import SHARED
from tests.support import later, tiny


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
    loaded = load({}, **settings)
    unopened = _mounted(loaded.max_body, loaded.max_import)
    serve(loaded, registry, bot_pause=pause, bot_worker=worker, unopened=unopened)


@cache
def titles(retired: bool) -> Registry:
    """The titles that are served."""
    installed = {title.meta.slug: title for title in Registry.installed()}
    lanterns = tiny.title if retired else later.title
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
