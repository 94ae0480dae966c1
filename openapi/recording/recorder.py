"""People whose requests and answers are kept as examples."""

import time
from collections.abc import Callable
from typing import Any, Final

import httpx

from recording.trimming import trimmed
from referee.problems.kinds import EXAMPLE
from service.contract.published import OPERATIONS
from service.http.operation import Operation

Json = Any
Examples = dict[str, dict[str, Json]]
"""Values by name, by where they belong: `<operation>` for bodies, `<operation>.<status>`."""

PATIENCE: Final = 20.0

_BY_ID: Final[dict[str, Operation]] = {one.id: one for one in OPERATIONS}


class Recorder:
    """A service, and what has been recorded of it."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.examples: Examples = {}

    def record(self, place: str, name: str, value: Json) -> None:
        """Keeps an example, the first one of its name."""
        self.examples.setdefault(place, {}).setdefault(name, trimmed(value))


class Person:
    """Somebody with a token, or a stranger without."""

    def __init__(self, recorder: Recorder, token: str | None = None) -> None:
        self.recorder = recorder
        headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        self._http = httpx.Client(base_url=recorder.url, headers=headers, timeout=60)

    def does(
        self,
        operation: str,
        *path: object,
        example: str | None = "usual",
        body: Json = None,
        answers: bool = True,
        **query: object,
    ) -> Json:
        """Runs an operation with the parameters of its path in order; the answer's body. Both
        bodies are kept under the name of the example, if there is one; that of the answer only if
        it `answers` otherwise than in another example."""
        told = _BY_ID[operation]
        where = _where(told, path)
        asked = {name.rstrip("_"): str(value) for name, value in query.items()}
        sent = {"data" if told.form else "json": body}
        answer = self._http.request(told.method, where, **sent, params=asked)
        assert answer.is_success, f"{told.method} {where}: {answer.text}"
        found = answer.json() if answer.content else None
        if example is not None:
            if body is not None:
                self.recorder.record(operation, example, body)
            if found is not None and answers:
                self.recorder.record(f"{operation}.{answer.status_code}", example, found)
        return found

    def is_refused(self, operation: str, *path: object, example: str, body: Json) -> Json:
        """Runs an operation that is refused; the problem, which is kept."""
        told = _BY_ID[operation]
        answer = self._http.request(told.method, _where(told, path), json=body)
        assert answer.is_client_error, answer.text
        found = _anywhere(answer.json(), self.recorder.url)
        self.recorder.record(f"{operation}.{answer.status_code}", example, found)
        return found

    def is_refused_by_oauth(self, operation: str, status: int, body: Json) -> None:
        """Runs an operation of OAuth that is refused in OAuth's own way."""
        answer = self._http.request("POST", _BY_ID[operation].path, data=body)
        assert answer.status_code == status, answer.text
        self.recorder.record(f"{operation}.{status}", "usual", answer.json())


def _anywhere(problem: Json, url: str) -> Json:
    """A problem of a service that is reached under another address."""
    moved = {name: problem[name].replace(url, EXAMPLE, 1) for name in ("type", "instance")}
    return {**problem, **moved}


def _where(told: Operation, path: tuple[object, ...]) -> str:
    where = told.path
    for name, value in zip(told.path_parameters, path, strict=True):
        where = where.replace(f"{{{name}}}", str(value))
    return where


def until(found: Callable[[], bool], what: str) -> None:
    """Waits for what follows the log by a moment."""
    end = time.monotonic() + PATIENCE
    while not found():
        assert time.monotonic() < end, f"waited in vain for {what}"
        time.sleep(0.1)
