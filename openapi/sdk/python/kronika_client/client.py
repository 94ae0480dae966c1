"""A client of the service."""

import uuid
from collections.abc import Iterator
from types import TracebackType
from typing import Self, TypeVar

import httpx
import msgspec
from msgspec.structs import replace

from kronika_client import models
from kronika_client.call import KEY, Call
from kronika_client.operations import Operations
from kronika_client.patience import AGAIN, Patience
from kronika_client.problems import ProblemError, Unreachable
from kronika_client.reading import event, problem
from kronika_client.sse import messages

T = TypeVar("T")
View = TypeVar("View")

SILENCE = 60.0
"""Seconds without a byte after which a line is given up; the service keeps streams alive."""


class Client(Operations):
    """One user of the service at `url`; without a `token`, nobody in particular.

    Refusals are raised as `ProblemError`. A request that cannot do harm twice is tried again
    when the line breaks or the service is busy, so a move is played once, whatever happens.
    """

    def __init__(
        self, url: str, token: str | None = None, *, patience: Patience | None = None
    ) -> None:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        self.url = url
        self._patience = patience or Patience()
        self._http = httpx.Client(base_url=url, headers=headers, timeout=SILENCE)

    def send(self, call: Call[T]) -> T:
        """Makes a call. One that takes an `Idempotency-Key` gets one, unless it has one."""
        if KEY in call.header and call.header[KEY] is None:
            call = replace(call, header={**call.header, KEY: uuid.uuid4().hex})
        answer = self._answer(call)
        if not answer.is_success and answer.status_code != 304:
            raise problem(answer)
        if call.answer is None or not answer.content:
            return None  # type: ignore[return-value]  # what the operation promises then
        return msgspec.json.decode(answer.content, type=call.answer)

    def export(self, game_id: str) -> bytes:
        """The export of a game, byte for byte as it was signed."""
        answer = self._answer(Call("GET", "/v1/games/{game_id}/export", None, {"game_id": game_id}))
        if not answer.is_success:
            raise problem(answer)
        return answer.content

    def view(
        self, title: type[View], game_id: str, ply: int | str = "latest", *, seat: int | None = None
    ) -> View:
        """The table after a ply, as the view of its title: `view(models.tzolkin.View, game)`."""
        state = self.get_state(game_id, str(ply), seat=seat)
        assert state is not None, "None is the answer to a question with an ETag"
        return msgspec.convert(state.view, title)

    def follow(
        self, game_id: str, *, after: int = 0, seat: int | None = None
    ) -> Iterator[models.Event]:
        """Every event of a game after version `after`, once and in order, to the last one.

        Waits for what is yet to happen. Whenever the line breaks, it goes on after the event that
        came last.
        """
        failures = 0
        while True:
            try:
                for told in self._listen(game_id, after, seat):
                    if told is None:
                        return
                    if told.version != after + 1:
                        break
                    after, failures = told.version, 0
                    yield told
            except httpx.TransportError as trouble:
                if failures + 1 >= self._patience.tries:
                    raise Unreachable(str(trouble)) from trouble
            failures += 1
            self._patience.wait(failures)

    def close(self) -> None:
        """Closes its connections."""
        self._http.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def _listen(self, game_id: str, after: int, seat: int | None) -> Iterator[models.Event | None]:
        """The events that one connection brings; None: there will be no more."""
        headers = {"Last-Event-ID": str(after), "Accept": "text/event-stream"}
        path = f"/v1/games/{game_id}/stream"
        with self._http.stream("GET", path, params=_given(seat=seat), headers=headers) as answer:
            if answer.status_code == 204:
                yield None
            elif not answer.is_success:
                answer.read()
                if answer.status_code not in AGAIN:
                    raise problem(answer)
                raise httpx.RemoteProtocolError(str(problem(answer)))
            for message in messages(answer.iter_bytes()):
                yield None if message.name == "stream.end" else event(message.data)

    def _answer(self, call: Call[T]) -> httpx.Response:
        """An answer that is worth looking at."""
        failures = 0
        while True:
            answer, trouble = self._once(call)
            failures += 1
            may = call.harmless or (answer is not None and answer.status_code == 429)
            if answer is not None and (answer.status_code not in AGAIN or not may):
                return answer
            if failures >= self._patience.tries or not may:
                raise Unreachable(str(trouble or answer)) from trouble
            self._patience.wait(failures, answer)

    def _once(self, call: Call[T]) -> tuple[httpx.Response | None, httpx.TransportError | None]:
        headers = {name: str(value) for name, value in _given(**call.header).items()}
        content = None if call.body is None else msgspec.json.encode(call.body)
        if content is not None:
            headers["Content-Type"] = "application/json"
        try:
            return self._http.request(
                call.method,
                call.url,
                params=_given(**call.query),
                headers=headers,
                content=content,
            ), None
        except httpx.TransportError as trouble:
            return None, trouble


def _given(**parameters: str | int | bool | None) -> dict[str, str | int | bool]:
    return {name: value for name, value in parameters.items() if value is not None}


__all__ = ["Client", "ProblemError", "Unreachable"]
