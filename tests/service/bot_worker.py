"""The process that thinks for bots of the services that tests start: it knows the tests' own title,
too. `python -m tests.service.bot_worker`."""

from importlib.metadata import EntryPoint, entry_points

from games.kernel.registry import GROUP, Registry
from service.play.bot_worker import run

LANTERNS = EntryPoint("lanterns", "tests.support.later:title", GROUP)

if __name__ == "__main__":
    offered = {one.name: one for one in (*entry_points(group=GROUP), LANTERNS)}
    run(Registry({}, offered))
