"""Everything that a forked service or command needs, imported once by the fork server."""

import gc
import pkgutil
from importlib import import_module

import service
import service.cli
import tests.service.served
from games.kernel.registry import Registry

LATE = (
    "anyio._backends._asyncio",
    "httpcore",
    "uvicorn.lifespan.on",
    "uvicorn.loops.uvloop",
)
"""What libraries import when a service begins to serve."""

gc.disable()  # all of it stays
tuple(Registry.installed())
for name in LATE:
    import_module(name)
for module in pkgutil.walk_packages(service.__path__, "service."):
    if not module.name.endswith("__main__"):
        import_module(module.name)
tests.service.served.warm_up()
gc.collect()
gc.enable()
gc.freeze()  # what is never looked at again stays shared between the processes

__all__ = ["tests"]
