"""What PostgreSQL and Valkey of our own have in common: a folder, a lock, a supervisor, a wait."""

import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from enum import Enum
from pathlib import Path
from types import TracebackType
from typing import ClassVar, Self

from service.embedded import processes, supervision
from service.embedded.account import server_account
from service.embedded.errors import ServerError
from service.embedded.folder import said
from service.embedded.home import Home, describe, furnish, hand_over, locate
from service.embedded.lock import OwnerLock
from service.embedded.watch import Watch

SILENCE = 60.0  # seconds without any answer before a start counts as failed
ENDING = 30.0  # seconds in which a server ends whose supervisor was killed
RECOVERY = 900.0  # seconds a server may take to replay its log after a crash


class ServerReply(Enum):
    """What a connection attempt met."""

    ACCEPTED = "accepted"
    NOT_YET = "not yet"
    SILENCE = "silence"


class EmbeddedServer(ABC):
    """A server in `folder`, running between `start` and `stop` (or inside a `with`).

    All methods block for up to seconds; from a coroutine call them by `asyncio.to_thread`.
    `version` and `origin` say, once started, what runs and where its program comes from.
    """

    owned: ClassVar[str]  # the entry of the folder whose owner the server runs as

    def __init__(self, folder: Path, *, lost: Callable[[], None] = lambda: None) -> None:
        """`lost` is called, in a thread, if the server is down and cannot be started again."""
        self.folder = folder.absolute()
        self.version = self.origin = ""
        self._lost = lost
        self._home: Home | None = None
        self._supervised: supervision.SupervisedServer | None = None
        self._watch: Watch | None = None

    @abstractmethod
    def _plan(self, home: Home) -> supervision.Plan:
        """Prepare the folder and say what to run. The folder is ours while this runs."""

    @abstractmethod
    def _ask(self, home: Home) -> ServerReply:
        """Try to connect, once."""

    @abstractmethod
    def _works_in(self, home: Home) -> Path:
        """The working folder of the server's processes."""

    @abstractmethod
    def _running(self, home: Home) -> int:
        """The id of the process that serves this folder, 0 if none does."""

    def start(self, patience: float = 30.0) -> None:
        """Start the server, adopt the one that already runs, or recover what a crash left.

        Raises FolderInUseError when another process owns the folder (a dead owner's supervisor gets
        `patience` seconds to finish), ServerError for everything else.
        """
        with said(self.folder.parent):
            self._home = self._launched(patience)
        try:
            self.wait()
        except BaseException:
            self.stop()
            raise
        if self._supervised is not None:
            self._watch = Watch(self._supervised, self.folder, self._renewed, self._lost)

    def _launched(self, patience: float) -> Home:
        account = server_account(locate(self.folder) / self.owned)
        home = furnish(self.folder, account)
        lock = OwnerLock.take(home.lock, patience)
        try:
            self._supervised = supervision.launch(self._plan(home), home, lock)
        except BaseException:
            lock.release()
            raise
        hand_over(home)
        return home

    def _renewed(self) -> supervision.SupervisedServer:
        """Another supervisor in the place of one that was killed, once the server that the kernel
        has stopped with it is gone. One that still runs after that is adopted."""
        assert self._supervised is not None
        processes.wait_until_left(self._works_in(self.home), ENDING)
        self._supervised = self._supervised.renewed(self._plan(self.home))
        return self._supervised

    def join(self) -> bool:
        """Use the server that another process runs in this folder; False if none answers.

        It stays the other's: `stop` does nothing to it.
        """
        with said(self.folder.parent):
            folder = locate(self.folder)
            if not folder.exists():
                return False
            self._home = describe(folder, server_account(folder / self.owned))
            return self._running(self._home) != 0

    def stop(self) -> None:
        """Stop the server and free the folder. Does nothing when it does not run."""
        if self._watch is not None:
            self._watch.end()
            self._watch = None
        if self._supervised is not None:
            self._supervised.stop()
            self._supervised = None

    @property
    def home(self) -> Home:
        """Where the server lives. An error before the first start."""
        if self._home is None:
            raise ServerError("the server was never started", "call start() first")
        return self._home

    @property
    def pid(self) -> int | None:
        """The server's process id; none while it is down (the supervisor may be restarting it).

        Never 0, which as the target of a signal means the caller's own process group.
        """
        return self._running(self.home) or None

    def wait(self) -> None:
        """Wait until a client gets in, at the start or after a crash. Raises ServerError."""
        home = self.home
        began = time.monotonic()
        while (answer := self._ask(home)) is not ServerReply.ACCEPTED:
            if self._supervised is not None:
                self._supervised.check()
            limit = RECOVERY if answer is ServerReply.NOT_YET else SILENCE
            if time.monotonic() - began > limit:
                raise ServerError(
                    f"the server of {home.folder} does not answer:\n{supervision.tail(home.log)}",
                    f"see {home.log} for the whole story",
                )
            time.sleep(0.01)

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.stop()
