"""The reviewer: a program that makes reviews, on this machine or any other, and talks HTTP alone.

It takes a job, reads the game, makes line after line, and posts them as they come. Whatever kills
it, another one goes on at the next line.
"""

import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, nullcontext
from http import HTTPStatus
from threading import Event
from typing import Final

import httpx
import msgspec
import structlog
from msgspec import Struct

from games.kernel.registry import Registry
from referee.problems.problem import ProblemError
from referee.review.efforts import EFFORTS
from referee.review.engine import ENGINE
from referee.review.files import course_in
from referee.review.lines import ReviewLine
from referee.review.review import Review, planned
from service.jobs.schemas import (
    EngineShown,
    EngineWanted,
    GivenBack,
    JobShown,
    JobTaken,
    JobWanted,
    NewLines,
)
from service.reviews.orders import own_weights

NICENESS: Final = 10
"""Moves come before reviews."""
LEASE_SECONDS: Final = 300
"""No line takes so long to make, also where it rests most of the time."""
WAIT_SECONDS: Final = 20
GATHER_SECONDS: Final = 1.0
"""Lines of so much time are posted together, at most."""
GATHER_BYTES: Final = 30_000
"""Of so many bytes, too; a service may take no longer bodies than twice that."""
PAUSE_SECONDS: Final = 2.0
"""Between two tries while the service is away."""
ANSWER_SECONDS: Final = 60.0

_log = structlog.get_logger()


class NotLetInError(Exception):
    """The service does not let this reviewer in; the message says why."""


class RefusedError(Exception):
    """The service refuses a request; the message says why."""


class UnknownEngineError(Exception):
    """The service has forgotten this reviewer."""


class LeaseLostError(Exception):
    """Somebody else has the job now, or nobody wants it any more."""


class StoppedError(Exception):
    """The reviewer was told to stop."""


class _Refusal(Struct, frozen=True):
    title: str = ""
    detail: str = ""
    type: str = ""


class Reviewer:
    """A reviewer called `name`, which knows the titles of a registry, until it is told to stop. It
    posts lines that have come within `gather` seconds together. What it does about a job it does
    `within` a context, such as `yielding`."""

    def __init__(
        self,
        http: httpx.Client,
        registry: Registry,
        name: str,
        stop: Event,
        *,
        gather: float = GATHER_SECONDS,
        within: Callable[[], AbstractContextManager[None]] = nullcontext,
    ) -> None:
        self._http = http
        self._registry = registry
        self._name = name
        self._stop = stop
        self._gather = gather
        self._within = within
        self._idle = False

    def end(self) -> None:
        """Stops it after the line that it makes; at once if it has no job. For signal handlers of
        the thread in which it runs."""
        self._stop.set()
        idle, self._idle = self._idle, False
        if idle:
            raise StoppedError

    def run(self) -> None:
        """Takes job after job. NotLetInError."""
        try:
            self._idle = True
            engine = self._registered()
            while not self._stop.is_set():
                try:
                    job = self._taken(engine)
                except UnknownEngineError:
                    engine = self._registered()
                    continue
                if job is not None:
                    self._idle = False
                    with self._within():
                        self._work(job)
                    self._idle = True
        except StoppedError:
            return

    def _registered(self) -> str:
        weights = own_weights(self._registry)
        wanted = EngineWanted(name=self._name, engine=ENGINE, weights=weights)
        answer = self._asked("POST", "/v1/engines", wanted)
        return msgspec.json.decode(answer.content, type=EngineShown).id

    def _taken(self, engine: str) -> JobShown | None:
        """A job, if there is one by now."""
        wanted = JobWanted(engine=engine, seconds=LEASE_SECONDS, wait=WAIT_SECONDS)
        answer = self._asked("POST", "/v1/jobs/leases", wanted)
        return msgspec.json.decode(answer.content, type=JobTaken).job

    def _work(self, job: JobShown) -> None:
        """Makes a job. One that cannot be made has failed; that stops no other."""
        told = {"game": job.game, "title": job.title, "quality": job.quality}
        _log.info("reviewing", line=job.from_line, **told)
        try:
            self._post_all(job)
            _log.info("reviewed", **told)
        except LeaseLostError:
            _log.info("review-lost", **told)
        except StoppedError:
            self._give_back(job, None)
            raise
        except ProblemError as refusal:
            _log.warning("review-impossible", because=refusal.kind.slug, **told)
            self._give_back(job, refusal.kind.slug)
        except NotLetInError:
            raise
        except Exception as trouble:
            _log.exception("review-troubled", **told)
            self._give_back(job, type(trouble).__name__)

    def _post_all(self, job: JobShown) -> None:
        """Posts lines as they come, a few at a time."""
        raw = self._asked("GET", job.export).content
        plan = planned(course_in(raw, self._registry), EFFORTS[job.quality], job.seed)
        first, gathered, size, since = job.from_line, list[ReviewLine](), 0, time.monotonic()
        for line in _lines(plan, job):
            gathered.append(line)
            size += len(msgspec.json.encode(line))
            if size >= GATHER_BYTES or time.monotonic() - since >= self._gather:
                first = self._posted(job, first, gathered)
                gathered, size, since = [], 0, time.monotonic()
            if self._stop.is_set():
                raise StoppedError
        if gathered:
            self._posted(job, first, gathered)

    def _posted(self, job: JobShown, first: int, lines: list[ReviewLine]) -> int:
        """Posts lines; the number of the next one."""
        path = f"/v1/jobs/leases/{job.lease}/lines"
        self._asked("POST", path, NewLines(first=first, lines=tuple(lines)))
        return first + len(lines)

    def _give_back(self, job: JobShown, failed: str | None) -> None:
        """Gives a job back; if that does not succeed, its lease ends by itself."""
        body = msgspec.json.encode(GivenBack(failed=failed))
        try:
            self._http.request("DELETE", f"/v1/jobs/leases/{job.lease}", content=body)
        except httpx.HTTPError as trouble:
            _log.info("review-not-given-back", error=type(trouble).__name__)

    def _asked(self, method: str, path: str, body: Struct | None = None) -> httpx.Response:
        """The answer of the service, asked again and again while it is away."""
        content = None if body is None else msgspec.json.encode(body)
        while True:
            try:
                answer = self._http.request(method, path, content=content)
            except httpx.TransportError as trouble:
                _log.info("reviewer-waits", error=type(trouble).__name__)
                self._pause(PAUSE_SECONDS)
                continue
            if answer.is_success:
                return answer
            self._pause(_wait(answer))

    def _pause(self, seconds: float) -> None:
        if self._stop.wait(seconds):
            raise StoppedError


def _lines(plan: Review, job: JobShown) -> Iterator[ReviewLine]:
    """The lines of a job: those that are missing, or those of a sample."""
    made = list(job.made)
    numbers = range(len(made), plan.count) if job.sample is None else job.sample
    for number in numbers[job.from_line :] if job.sample is not None else numbers:
        line = _line(plan, number, made)
        if job.sample is None:
            made.append(line)
        yield line


def _line(plan: Review, number: int, made: list[ReviewLine]) -> ReviewLine:
    if number == 0:
        return plan.header()
    last = plan.count - 1
    return plan.line(number) if number < last else plan.balance(made[:last])


def _wait(answer: httpx.Response) -> float:
    """How long to wait after a refusal before asking again; raises what that does not help with."""
    match answer.status_code:
        case HTTPStatus.TOO_MANY_REQUESTS | HTTPStatus.SERVICE_UNAVAILABLE:
            asked = answer.headers.get("Retry-After", "")
            return float(asked) if asked.isdecimal() else PAUSE_SECONDS
        case HTTPStatus.CONFLICT:
            raise LeaseLostError
        case HTTPStatus.NOT_FOUND:
            raise UnknownEngineError
        case HTTPStatus.UNAUTHORIZED | HTTPStatus.FORBIDDEN:
            raise NotLetInError(_told(answer))
        case status if status < HTTPStatus.INTERNAL_SERVER_ERROR:
            raise RefusedError(_told(answer))
    return PAUSE_SECONDS


def _told(answer: httpx.Response) -> str:
    try:
        found = msgspec.json.decode(answer.content, type=_Refusal)
    except (msgspec.MsgspecError, UnicodeDecodeError):
        found = _Refusal()
    reason = ": ".join(part for part in (found.title, found.detail) if part)
    return f"{reason or answer.reason_phrase} ({answer.status_code})"


def client(url: str, token: str | None) -> httpx.Client:
    """How a reviewer talks to the service at an address."""
    headers = {"Content-Type": "application/json"}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    return httpx.Client(base_url=url, headers=headers, timeout=ANSWER_SECONDS)
