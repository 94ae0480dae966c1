"""Rounds: every witness that has not cosigned the last checkpoint yet is sent it.

A witness that is silent, or refuses, is left alone for a while, twice as long each time; the others
do not wait for it. Nothing else waits for witnesses: what they have not cosigned is signed by the
service all the same.
"""

import asyncio
import time
from collections.abc import Callable, Sequence
from random import Random
from typing import Final, Protocol

import structlog
from msgspec import Struct

from events.checkpoints import parsed
from events.cosignatures import Cosignature, cosignatures
from events.notes import text_of
from events.policies import Policy
from service.witnessing.endpoints import Endpoint, endpoints
from service.witnessing.submitting import Submitted, Submitter, body

_SHORTEST_REST: Final = 5.0
_LONGEST_REST: Final = 600.0
_SECOND_TRIES: Final = 1
"""How often a witness that tells another size is asked again at once."""

_log = structlog.get_logger()


class LastCheckpoint(Protocol):
    """The last checkpoint of the root log: of which epoch, over how many leaves, and the note with
    what witnesses have added."""

    @property
    def epoch(self) -> int: ...

    @property
    def size(self) -> int: ...

    @property
    def note(self) -> str: ...


class WitnessedLog(Protocol):
    """The root log as rounds need it."""

    async def latest(self) -> LastCheckpoint | None:
        """The last checkpoint, if any was signed."""
        ...

    async def consistency(self, epoch: int, old: int, size: int) -> Sequence[bytes]:
        """The proof that the log of `size` leaves begins with that of `old`."""
        ...

    async def cosign(self, epoch: int, size: int, found: Sequence[Cosignature]) -> None:
        """Keeps what witnesses have added to a checkpoint."""
        ...


Told = Callable[[str, str], None]
"""Hears of each attempt: the name of the witness, and what came of it (`cosigned`, or a
`Trouble`)."""


class _Standing(Struct):
    """What is known of a witness: the size that it has cosigned last, by origin; how often in a
    row it has failed, and until when it is left alone."""

    sizes: dict[str, int]
    failures: int = 0
    rests_until: float = 0.0


class Rounds:
    """Who is asked, and what is known of them."""

    def __init__(
        self,
        log: WitnessedLog,
        policy: Policy,
        submitter: Submitter,
        *,
        told: Told = lambda _name, _result: None,
        now: Callable[[], float] = time.monotonic,
        chance: Random | None = None,
    ) -> None:
        self.endpoints = tuple(endpoints(policy))
        self._log = log
        self._submitter = submitter
        self._told = told
        self._now = now
        self._chance = chance or Random()
        self._standings = {one.url: _Standing({}) for one in self.endpoints}

    async def round(self) -> None:
        """Asks all who have not cosigned the last checkpoint, and are not left alone."""
        last = await self._log.latest()
        if last is None:
            return
        due = [one for one in self.endpoints if self._is_due(one, last)]
        await asyncio.gather(*(self._ask(one, last) for one in due))

    def _is_due(self, one: Endpoint, last: LastCheckpoint) -> bool:
        if self._standings[one.url].rests_until > self._now():
            return False
        return len(cosignatures(last.note, one.keys)) < len(one.keys)

    async def _ask(self, one: Endpoint, last: LastCheckpoint) -> None:
        standing, origin = self._standings[one.url], parsed(text_of(last.note)).origin
        result = Submitted()
        for _ in range(1 + _SECOND_TRIES):
            old = standing.sizes.get(origin, 0)
            if old > last.size:
                result = Submitted(trouble="ahead")
                break
            path = await self._log.consistency(last.epoch, old, last.size) if old else ()
            sent = body(old, path, last.note)
            result = await self._submitter.submit(one.url, sent, last.note, one.keys)
            if result.size is None:
                break
            standing.sizes[origin] = result.size
        await self._take(one, origin, last, result)

    async def _take(
        self, one: Endpoint, origin: str, last: LastCheckpoint, result: Submitted
    ) -> None:
        standing = self._standings[one.url]
        if result.found:
            await self._log.cosign(last.epoch, last.size, result.found)
            standing.sizes[origin] = last.size
            if standing.failures:
                _log.info("witness-cosigns-again", witness=one.name, url=one.url)
            standing.failures = 0
            self._told(one.name, "cosigned")
            return
        trouble = result.trouble or "answer"
        if trouble == "ahead":
            standing.sizes.pop(origin, None)  # it tells again, should it have been a mistake
        self._rest(standing)
        self._told(one.name, trouble)
        if standing.failures == 1:  # once, until it cosigns again
            _log.warning(
                "witness-does-not-cosign",
                witness=one.name,
                url=one.url,
                because=trouble,
                status=result.status,
            )

    def _rest(self, standing: _Standing) -> None:
        """Twice as long each time, and up to a fifth longer, so that witnesses which failed
        together are not all asked together."""
        rest = min(_LONGEST_REST, _SHORTEST_REST * 2.0**standing.failures)
        standing.failures = min(standing.failures + 1, 16)
        standing.rests_until = self._now() + rest * self._chance.uniform(1.0, 1.2)
