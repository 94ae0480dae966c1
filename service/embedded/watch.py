"""The watch over a supervisor: a thread of the owner, which puts a new one into its place when it
is killed. Without a supervisor a server stops, and nobody would start it again.
"""

import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

import structlog

from service.embedded.errors import ServerError
from service.embedded.supervision import SupervisedServer

MOST: Final = 6
"""Supervisors that end one after the other before the server is given up."""
LASTING: Final = 60.0
"""Seconds after which a supervisor has lasted, and counts no more."""
_log = structlog.get_logger()


class Watch:
    """Looks after the supervisor of a server until it is told to `end`.

    `renewed` launches another supervisor; `lost` is called once, in the thread, when that is of no
    use any more.
    """

    def __init__(
        self,
        supervised: SupervisedServer,
        folder: Path,
        renewed: Callable[[], SupervisedServer],
        lost: Callable[[], None],
    ) -> None:
        self._supervised = supervised
        self._folder = str(folder)
        self._renewed = renewed
        self._lost = lost
        self._changing = threading.Lock()
        self._ended = False
        self._renewals: list[float] = []
        threading.Thread(target=self._run, name="watch over a supervisor", daemon=True).start()

    def end(self) -> None:
        """From now on a supervisor may end; waits for one that is just being launched."""
        with self._changing:
            self._ended = True

    def _run(self) -> None:
        while True:
            code = self._supervised.ended()
            with self._changing:
                if self._ended:
                    return
                if not self._renews(code):
                    break
        _log.error("server-lost", folder=self._folder, remedy="see server.log in the folder")
        self._lost()

    def _renews(self, code: int) -> bool:
        """Whether there is a new supervisor in the place of one that has ended so."""
        now = time.monotonic()
        self._renewals = [at for at in self._renewals if now - at < LASTING]
        if code > 0 or len(self._renewals) >= MOST:  # it has given up, or there is no end of it
            return False
        self._renewals.append(now)
        _log.warning("supervisor-died", folder=self._folder, code=code)
        try:
            self._supervised = self._renewed()
        except (ServerError, OSError) as trouble:
            _log.error("supervisor-cannot-start", folder=self._folder, error=str(trouble))
            return False
        return True
