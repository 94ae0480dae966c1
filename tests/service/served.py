"""What `ServiceProcess` runs: the service with all installed titles, and the tests' own one."""

from collections.abc import Mapping

from games.kernel.registry import Registry
from service.cli.serve.server import serve
from service.settings import load
from tests.support import later, tiny


def main(orders: Mapping[str, object]) -> None:
    """Serves with these settings; `retired` are rulesets that are offered no more."""
    settings = dict(orders)
    pause = settings.pop("bot_pause", 0.0)
    titles = {title.meta.slug: title for title in Registry.installed()}
    lanterns = tiny.title if settings.pop("retired", ()) else later.title
    registry = Registry({**titles, lanterns.meta.slug: lanterns})
    assert isinstance(pause, float | int)
    serve(load({}, **settings), registry, bot_pause=pause)
