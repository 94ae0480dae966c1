"""What `ServiceProcess` runs: the service with all installed titles, and the tests' own one."""

import sys

import msgspec

from games.kernel.registry import Registry
from service.serving import serve
from service.settings import load
from tests.support import later, tiny


def main(orders: str) -> None:
    """Serves with the settings given as JSON; `retired` are rulesets that are offered no more."""
    settings = msgspec.json.decode(orders, type=dict[str, object])
    pause = settings.pop("bot_pause", 0.0)
    titles = {title.meta.slug: title for title in Registry.installed()}
    lanterns = tiny.title if settings.pop("retired", ()) else later.title
    registry = Registry({**titles, lanterns.meta.slug: lanterns})
    serve(load({}, **settings), registry, bot_pause=float(pause))


if __name__ == "__main__":
    main(sys.argv[1])
