"""A client of the API for commands: a running service, on this machine or elsewhere."""

import time
from collections.abc import Iterator, Mapping
from types import TracebackType
from typing import Any, Final, Self, TypeVar

import httpx
import msgspec
from msgspec import Struct

from referee.game_schemas import GameShown
from referee.problems.problem import MEDIA_TYPE as PROBLEM
from referee.schemas import Event, MoveList, MoveListed
from referee.state_schemas import StateShown
from service.accounts.schemas import AccountMade, NewAccount
from service.audit.schemas import Epochs, Keys
from service.cli.common.errors import CommandError
from service.cli.common.program import called
from service.cli.common.words import language, say
from service.lobby.schemas.games import NewGame
from service.play.record import FIRST_LINE
from service.settings import URL

T = TypeVar("T")
Query = Mapping[str, int | str] | Mapping[str, int] | Mapping[str, str]

SECONDS: Final = 30.0
"""Longest silence of a service before it counts as gone; streams say something every 15."""

IMPORT_SECONDS: Final = 90.0
"""Importing a game means deciding all of it again."""

EXPORT: Final = "kronika-export/"
"""How the formats of exports begin, whatever their version."""

PROOF: Final = b"c2sp.org/tlog-proof@v1"
"""How proofs begin."""

PATIENCE: Final = 10
"""How often a broken stream is resumed before giving up, a second apart."""


class _Refusal(Struct, frozen=True):
    """What a problem detail says to a person."""

    title: str = ""
    detail: str = ""


class _Document(Struct, frozen=True):
    """What tells an export from other JSON."""

    format: str


class RefusedError(CommandError):
    """The service refuses; `status` is that of its answer."""

    def __init__(self, told: str, status: int) -> None:
        super().__init__(told)
        self.status = status


class Service:
    """The service at `url`, for whoever `token` belongs to. Trouble becomes CommandError."""

    def __init__(self, url: str, token: str | None = None) -> None:
        self.url = url.rstrip("/")
        speaking = {"Accept-Language": language()}
        self._http = httpx.Client(base_url=self.url, timeout=SECONDS, headers=speaking)
        if token:
            self.use(token)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self._http.close()

    def use(self, token: str) -> None:
        """From now on speak as the token's owner."""
        self._http.headers["Authorization"] = f"Bearer {token}"

    def answers(self) -> bool:
        """Whether a service is there at all."""
        try:
            return self._http.get("/health", timeout=2).is_success
        except httpx.HTTPError:
            return False

    def register(self, name: str) -> AccountMade:
        """A new account, which is spoken for from now on."""
        made = self._post("/v1/accounts", NewAccount(name=name), AccountMade)
        self.use(made.token)
        return made

    def open_game(self, wanted: NewGame) -> GameShown:
        """A new game."""
        return self._post("/v1/games", wanted, GameShown)

    def game(self, game_id: str) -> GameShown:
        """A game as it stands."""
        return self._get(f"/v1/games/{game_id}", GameShown)

    def state(self, game_id: str, ply: int | None = None) -> StateShown:
        """The table after a ply, or as it is."""
        which = "latest" if ply is None else ply
        return self._get(f"/v1/games/{game_id}/states/{which}", StateShown)

    def moves(self, game_id: str, after: int = 0) -> Iterator[MoveListed]:
        """The moves after a ply, to the last."""
        next_page: int | str | None = after
        while next_page is not None:
            query = {"after": next_page, "limit": 500}
            page = self._get(f"/v1/games/{game_id}/moves", MoveList, query)
            yield from page.items
            next_page = page.next

    def opening(self, game_id: str) -> Iterator[Event]:
        """The events of ply 0."""
        first = self._get(f"/v1/games/{game_id}/events", _Events, {"limit": 1000})
        return (event for event in first.items if event.ply == 0)

    def export(self, game_id: str) -> bytes:
        """The whole game in one document."""
        answer = self._answer("GET", f"/v1/games/{game_id}/export")
        if not self._decoded(answer, _Document).format.startswith(EXPORT):
            raise self._other(answer)
        return answer.content

    def tlog_proof(self, game_id: str, ply: int) -> bytes:
        """The proof that a ply of a game is in the log."""
        path, accept = f"/v1/games/{game_id}/tlog-proof", {"Accept": "text/plain"}
        answer = self._sent("GET", path, accept, params={"ply": ply})
        if not answer.content.startswith(PROOF):
            raise self._other(answer)
        return answer.content

    def keys(self) -> Keys:
        """Every public key that the service ever signed with, and what it says about them."""
        return self._get("/v1/keys", Keys)

    def epochs(self) -> Epochs:
        """The epochs of the log."""
        return self._get("/v1/epochs", Epochs)

    def notation(self, game_id: str) -> str:
        """The game as lines of text."""
        accept = {"Accept": "text/plain"}
        answer = self._sent("GET", f"/v1/games/{game_id}/notation", accept)
        if not answer.text.startswith(FIRST_LINE):
            raise self._other(answer)
        return answer.text

    def import_game(self, document: bytes, visibility: str) -> GameShown:
        """The game in a document, as a new one."""
        headers = {"Content-Type": "application/json"}
        path = f"/v1/games/import?visibility={visibility}"
        answer = self._sent("POST", path, headers, content=document, timeout=IMPORT_SECONDS)
        return self._decoded(answer, GameShown)

    def stream(self, game_id: str) -> Iterator[Event]:
        """Every event of the game from the first one on, as they happen, until it is over.

        A broken stream is resumed where it broke; CommandError when nothing answers any more.
        """
        after = tries = 0
        while tries < PATIENCE:
            try:
                for event in self._stream(game_id, after):
                    if event is None:
                        return
                    after, tries = event.version, 0
                    yield event
            except httpx.TransportError:
                tries += 1
            time.sleep(1)
        raise self._gone()

    def _stream(self, game_id: str, after: int) -> Iterator[Event | None]:
        """Events, and None when there will be no more."""
        path, query = f"/v1/games/{game_id}/stream", {"after": after}
        with self._http.stream("GET", path, params=query) as response:
            if not response.is_success:
                response.read()
                raise self._refused(response)
            if response.status_code == httpx.codes.NO_CONTENT:
                yield None
            elif not response.headers.get("Content-Type", "").startswith("text/event-stream"):
                raise self._other(response)
            ended = False
            for line in response.iter_lines():
                name, _, value = line.partition(": ")
                if name == "event":
                    ended = value == "stream.end"
                elif name == "data":
                    yield None if ended else self._understood(value.encode(), Event)

    def _get(self, path: str, kind: type[T], query: Query | None = None) -> T:
        return self._decoded(self._answer("GET", path, query), kind)

    def _post(self, path: str, body: Struct, kind: type[T]) -> T:
        return self._decoded(self._answer("POST", path, body=body), kind)

    def _answer(
        self,
        method: str,
        path: str,
        query: Query | None = None,
        body: Struct | None = None,
    ) -> httpx.Response:
        content = None if body is None else msgspec.json.encode(body)
        headers = {"Content-Type": "application/json"}
        return self._sent(method, path, headers, params=query, content=content)

    def _sent(
        self, method: str, path: str, headers: Mapping[str, str], **members: Any
    ) -> httpx.Response:
        try:
            response = self._http.request(method, path, headers=headers, **members)
        except httpx.HTTPError as trouble:
            raise self._gone(trouble) from None
        except httpx.InvalidURL as trouble:
            raise CommandError(say("client.no-address", url=self.url, trouble=trouble)) from None
        if not response.is_success:
            raise self._refused(response)
        return response

    def _decoded(self, response: httpx.Response, kind: type[T]) -> T:
        try:
            return msgspec.json.decode(response.content, type=kind)
        except (msgspec.MsgspecError, RecursionError):
            raise self._other(response) from None

    def _understood(self, body: bytes, kind: type[T]) -> T:
        """A part of an answer that is certainly from a Kronika."""
        try:
            return msgspec.json.decode(body, type=kind)
        except (msgspec.MsgspecError, RecursionError) as error:
            raise CommandError(say("client.misunderstood", url=self.url, trouble=error)) from None

    def _refused(self, response: httpx.Response) -> CommandError:
        if not response.headers.get("Content-Type", "").startswith(PROBLEM):
            return self._other(response)
        try:
            told = msgspec.json.decode(response.content, type=_Refusal)
        except (msgspec.MsgspecError, RecursionError):
            return self._other(response)
        path = response.request.url.path
        reason = ": ".join(part for part in (told.title, told.detail) if part)
        status = response.status_code
        return RefusedError(f"{path}: {reason or response.reason_phrase} ({status})", status)

    def _other(self, response: httpx.Response) -> CommandError:
        """Something listens there, and answers as no Kronika does."""
        request = response.request
        media = response.headers.get("Content-Type", "").partition(";")[0]
        told = ", ".join(part for part in (response.reason_phrase, media) if part)
        return CommandError(
            say(
                "client.other",
                url=self.url,
                method=request.method,
                path=request.url.path,
                status=response.status_code,
                told=told,
                variable=URL,
            )
        )

    def _gone(self, trouble: Exception | None = None) -> CommandError:
        because = f" ({trouble})" if trouble else ""
        told = {"url": self.url, "because": because, "called": called(), "variable": URL}
        return CommandError(say("client.silent", **told))


class _Events(Struct, frozen=True):
    items: tuple[Event, ...]
