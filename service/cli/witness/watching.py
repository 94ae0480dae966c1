"""Looking at logs again and again, beside the witness that answers."""

import sys
import threading
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from pathlib import Path
from typing import Final

from msgspec import Struct

from events.log_keys import LogKey
from events.policy_files import KnownLog
from service.cli.common.client import Service
from service.cli.common.errors import CommandError
from service.cli.common.words import say
from service.cli.witness.comparing import SplitError
from service.cli.witness.cosigner import Cosigner, keep_split
from service.cli.witness.following import Looked, Monitor
from service.cli.witness.kept import origin_hash
from service.cli.witness.reading import KRONIKA, KronikaLog, LogFiles
from service.cli.witness.trust import believed, remember_given, remember_keys

SPLIT: Final = 1
NEW_EPOCH: Final = 3
WENT_BACK: Final = 4


class Watched(Struct, frozen=True, kw_only=True):
    """A log that is looked at: its address, and the keys that were given for it (none: those that
    the service shows at the first look)."""

    url: str
    given: tuple[LogKey, ...]
    folder: Path

    @classmethod
    def of(cls, folder: Path, logs: Iterable[KnownLog]) -> "Iterator[Watched]":
        """Those of the logs that have an address; one with several keys is looked at once."""
        named = sorted((one.url.rstrip("/"), str(one.key), one.key) for one in logs if one.url)
        for url, found in groupby(named, lambda one: one[0]):
            keys = tuple(key for _, _, key in found)
            yield cls(url=url, given=keys, folder=folder / origin_hash(url))

    @classmethod
    def service(cls, folder: Path, url: str) -> "Watched":
        """The root log of a service."""
        whole = f"{url}{KRONIKA}"
        return cls(url=whole, given=(), folder=folder / origin_hash(whole))

    @property
    def memory(self) -> Path:
        """What is remembered of it."""
        return self.folder / "memory.json"

    def look(self, cosigner: Cosigner) -> Looked:
        """Looks at it once."""
        self.folder.mkdir(parents=True, exist_ok=True)
        remember_given(self.memory, self.given)
        kept = cosigner.kept
        monitor = Monitor(folder=self.folder, cosigned=lambda one: kept.note(origin_hash(one)))
        if not self.url.endswith(KRONIKA):
            return monitor.look(LogFiles.at(self.url))
        with Service(self.url.removesuffix(KRONIKA)) as service:
            log = KronikaLog.of(service)
            remember_keys(self.memory, log)
            return monitor.look_below(log)


class Watch:
    """Who looks at logs, for a witness; what it learns of their keys, the witness knows, too."""

    def __init__(self, cosigner: Cosigner, watched: Sequence[Watched]) -> None:
        self._cosigner = cosigner
        self._watched = watched
        self._given = tuple(cosigner.logs)
        self._ending = threading.Event()
        self._thread: threading.Thread | None = None
        self._said: dict[str, str] = {}
        self._splits = 0
        self._learn()

    def once(self) -> int:
        """Looks once; the exit code. CommandError if a log is away, or nobody known has signed."""
        codes = [self._code(one, quiet=False) for one in self._watched]
        ended = (SPLIT, WENT_BACK, NEW_EPOCH, 0)
        return next(code for code in ended if code in codes)

    def start(self, pause: float) -> None:
        """Begins to look, with so many seconds between two looks."""
        self._thread = threading.Thread(target=self._run, args=(pause,), daemon=True)
        self._thread.start()

    def stop(self) -> int:
        """Ends looking; the exit code."""
        self._ending.set()
        if self._thread is not None:
            self._thread.join(timeout=5)
        return SPLIT if self._splits else 0

    def _run(self, pause: float) -> None:
        while not self._ending.is_set():
            for one in self._watched:
                try:
                    self._code(one, quiet=True)
                    self._said.pop(one.url, None)
                except CommandError as trouble:
                    self._say_once(one.url, str(trouble))
            self._ending.wait(pause)

    def _code(self, one: Watched, *, quiet: bool) -> int:
        """Looks at a log, says what there is to say, and what to end with."""
        try:
            seen = one.look(self._cosigner)
        except SplitError as split:
            self._splits += 1
            return self._split(split)
        except ValueError as trouble:  # notes, keys and proofs that are none
            raise CommandError(say("look.trouble", url=one.url, trouble=trouble)) from None
        self._learn()
        if not quiet or seen.fresh or seen.leaves or exit_code(seen):
            sys.stdout.write(describe_look(one.url, seen))
        sys.stdout.flush()
        return exit_code(seen)

    def _split(self, split: SplitError) -> int:
        origin = split.origin or split.now.partition("\n")[0]
        folder = keep_split(self._cosigner.splits, origin, split.before, split.now)
        self._say_once(origin, say("look.two-histories", because=str(split), folder=folder))
        return SPLIT

    def _learn(self) -> None:
        """Lets the witness know the keys that are believed now."""
        watched = {key for one in self._watched for key in one.given}
        found = [one for one in self._given if one not in watched]
        for one in self._watched:
            found += believed(one.memory) or one.given
        self._cosigner.logs[:] = dict.fromkeys(found)

    def _say_once(self, about: str, told: str) -> None:
        if self._said.get(about) != told:
            self._said[about] = told
            sys.stdout.write(f"{told}\n")
            sys.stdout.flush()


def describe_look(url: str, seen: Looked) -> str:
    """What there is to say of a look."""
    lines = list(seen.lost)
    lines += [say("look.went-back", because=one) for one in seen.back]
    lines.append(say("look.seen", url=url, fresh=int(seen.fresh), leaves=seen.leaves))
    return "".join(f"{one}\n" for one in lines)


def exit_code(seen: Looked) -> int:
    """What a look that has found no two histories ends with."""
    return WENT_BACK if seen.back else NEW_EPOCH if seen.lost else 0
