"""Two service processes on one database and one Redis, as they stand behind a load balancer."""

from contextlib import ExitStack
from pathlib import Path

from tests.service.process import ServiceProcess
from tests.support.context import Context


class Pair(Context):
    """Two processes; `urls` are their addresses. Each can be killed and started again."""

    def __init__(self, folder: Path, database_url: str, redis_url: str, **settings: object) -> None:
        self.database_url = database_url
        self.processes = tuple(
            ServiceProcess(folder / f"{name}.log", database_url, redis_url, settings)
            for name in ("one", "two")
        )
        self._open = ExitStack()

    @property
    def urls(self) -> tuple[str, ...]:
        """The addresses of both."""
        return tuple(one.url for one in self.processes)

    def written(self) -> str:
        """Everything that both have logged."""
        return "".join(one.written() for one in self.processes)

    def failures(self) -> list[str]:
        """Lines of the logs that tell of bugs."""
        return [line for line in self.written().splitlines() if "-failed" in line]

    def begin(self) -> None:
        for one in self.processes:
            self._open.enter_context(one)

    def end(self) -> None:
        self._open.close()
