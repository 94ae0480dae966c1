"""What both clients do, once: calls that are tried again, streams that resume, one history."""

import os
import uuid
from collections.abc import AsyncGenerator, Callable
from pathlib import Path
from typing import Any, Literal, TypeVar, cast
from urllib.parse import quote

import httpx
import msgspec
from msgspec.structs import replace

from kronika_client import models
from kronika_client.access import Access
from kronika_client.async_operations import AsyncOperations
from kronika_client.call import KEY, Call
from kronika_client.entropy import Texts
from kronika_client.history import Chain, Histories
from kronika_client.patience import AGAIN, Patience
from kronika_client.positions import HEADER, Positions
from kronika_client.problems import ProblemError, ReviewError, Unreachable
from kronika_client.reading import (
    LogItem,
    ReplayLine,
    ReviewItem,
    event,
    log_item,
    problem,
    replay_line,
    review_item,
)
from kronika_client.sse import Lines, Message, Messages
from kronika_client.transport import Transport
from kronika_client.turns import Asking, TurnDesk, worker_name

T = TypeVar("T")
Quality = Literal["quick", "standard", "deep"]
"""How thorough a review is."""
View = TypeVar("View")


class Core(AsyncOperations):
    """One user of the service at `url`, over a transport."""

    def __init__(
        self,
        url: str,
        access: Access | None,
        transport: Transport,
        patience: Patience | None,
        receipts: str | os.PathLike[str] | None,
    ) -> None:
        self.url = url
        self.access = access
        self.texts = Texts()
        self._histories = Histories(None if receipts is None else Path(receipts))
        self._positions = Positions()
        self._patience = patience or Patience()
        self._transport = transport

    @property
    def token(self) -> str | None:
        """The token of the user; after a login the one of now."""
        return None if self.access is None else self.access.token

    async def send(self, call: Call[T]) -> T:
        """Makes a call. One that takes an `Idempotency-Key` gets one, unless it has one. One that
        sits down somewhere commits to a text, unless it says something of its own or may be
        repeated by a key that only its caller knows."""
        if not call.header.get(KEY):
            call = replace(call, body=self.texts.committed(_sitting(call)))
        if KEY in call.header and call.header[KEY] is None:
            call = replace(call, header={**call.header, KEY: uuid.uuid4().hex})
        call = replace(call, query=self._positions.waiting(call.query))
        answer = await self._answer(call)
        self._positions.heard(answer.headers.get(HEADER))
        if not answer.is_success and answer.status_code != 304:
            raise problem(answer)
        if call.answer is None or not answer.content:
            return cast("T", None)  # an operation that answers nothing promises None
        if call.answer is str:
            return cast("T", answer.text)
        if call.answer is bytes:
            return cast("T", answer.content)
        return await self._noted(call, msgspec.json.decode(answer.content, type=call.answer))

    def receipt(self, game_id: str) -> models.Receipt | None:
        """The last receipt that the service has given for a game: with it and `kronika verify`
        anybody sees whether an export tells the same history."""
        return self._histories.of(game_id).receipt

    async def export(self, game_id: str, *, seat: int | None = None) -> bytes:
        """The export of a game, byte for byte as it was signed: what `kronika verify` reads."""
        path, query = "/v1/games/{game_id}/export", _given(seat=seat)
        answer = await self._answer(Call("GET", path, None, {"game_id": game_id}, query))
        if not answer.is_success:
            raise problem(answer)
        return answer.content

    async def view(
        self, title: type[View], game_id: str, ply: int | str = "latest", *, seat: int | None = None
    ) -> View:
        """The table after a ply, as the view of its title: `view(models.tzolkin.View, game)`."""
        state = await self.get_state(game_id, str(ply), seat=seat)
        return msgspec.convert(state.view, title)

    async def follow(
        self, game_id: str, *, after: int = 0, seat: int | None = None
    ) -> AsyncGenerator[models.Event, None]:
        """Every event of a game after version `after`, once and in order, to the last one.

        Waits for what is yet to happen. Whenever the line breaks, it goes on after the event that
        came last. `SplitViewError` if they do not follow from each other, or contradict a receipt.
        """
        path = f"/v1/games/{quote(game_id, safe='')}/stream"

        async def listen(since: int) -> AsyncGenerator[bytes | None, None]:
            async for message in self._messages(path, _given(seat=seat), str(since)):
                if message is None or message.name == "stream.end":
                    yield None
                elif message.data:
                    yield message.data

        async for one in self._follow(game_id, after, listen):
            yield one

    async def follow_socket(
        self, game_id: str, *, after: int = 0, seat: int | None = None
    ) -> AsyncGenerator[models.Event, None]:
        """The same over WebSocket, for those who would rather have a socket. It needs the package
        websockets: `pip install kronika-client[sockets]`."""
        path = f"/v1/games/{quote(game_id, safe='')}/socket?hello=true"

        async def listen(since: int) -> AsyncGenerator[bytes | None, None]:
            hello = _given(after=since, seat=seat, token=await self._transport.token())
            async for message in self._transport.socket(path, hello):
                yield message

        async for one in self._follow(game_id, after, listen):
            yield one

    async def follow_news(
        self, *, after: str | None = None
    ) -> AsyncGenerator[tuple[str, models.News], None]:
        """News of all games of this account, for ever: games that began, that wait for you, that
        ended, and disputes. It begins with the games that wait for you.

        Each comes with the cursor to go on `after` when the program starts again. Whenever the line
        breaks, it goes on where it was: every game that changed meanwhile is told once at least.
        """
        failures, cursor = 0, after
        while True:
            because: Exception | None = None
            try:
                async for message in self._messages("/v1/stream", {}, cursor):
                    if message is None or message.name == "stream.end":
                        break  # the process ends: there are others
                    cursor, failures = message.id or cursor, 0
                    if message.data:
                        yield cursor or "", msgspec.json.decode(message.data, type=models.News)
            except (httpx.TransportError, ConnectionError) as trouble:
                because = trouble
            failures = await self._paused(failures, because)

    async def follow_log(
        self, *, after: str | None = None
    ) -> AsyncGenerator[tuple[str, LogItem], None]:
        """Every event of every public game, for ever: those of a game in order, each once, and what
        they had hidden once more when their game is over. It takes the scope `log`.

        Each comes with the position to go on `after` when the program starts again; `latest` leaves
        out what has happened so far. Whenever the line breaks, it goes on behind the last one.
        """
        failures, query, position = 0, _given(after=after), ""
        while True:
            because: Exception | None = None
            try:
                async for message in self._messages("/v1/log/stream", query, position or None):
                    if message is None:
                        break
                    position, failures = message.id or position, 0
                    if message.data:
                        yield position, log_item(message.data)
            except (httpx.TransportError, ConnectionError) as trouble:
                because = trouble
            failures = await self._paused(failures, because)

    async def review(
        self, game_id: str, *, quality: Quality = "standard"
    ) -> AsyncGenerator[ReviewItem, None]:
        """The review of a game that is over: what every decision of it was worth.

        Asks for it, if nobody has, and waits until it is made, however long that takes. Gives each
        line once and in order, and in between how far it is (`ReviewProgress`); the last line is
        the `ReviewBalance`. Whenever the line breaks, it goes on after the line that came last.
        `ReviewError` if it fails or is cancelled.
        """
        await self._ask_for_review(game_id, quality)
        path = f"/v1/games/{quote(game_id, safe='')}/review/stream"
        failures, state = 0, "queued"
        last: str | None = None
        while True:
            because: Exception | None = None
            try:
                async for message in self._messages(path, {"quality": quality}, last):
                    if message is None or message.name == "stream.end":
                        raise ReviewError(state)
                    last, failures = message.id or last, 0
                    if message.data:
                        item = review_item(message.data)
                        yield item
                        if isinstance(item, models.ReviewBalance):
                            return
                        state = item.state if isinstance(item, models.ReviewProgress) else state
            except (httpx.TransportError, ConnectionError) as trouble:
                because = trouble
            failures = await self._paused(failures, because)

    async def replay(
        self,
        game_id: str,
        *,
        seat: int | None = None,
        eyes: int | None = None,
        from_: int | None = None,
        language: str | None = None,
    ) -> AsyncGenerator[ReplayLine, None]:
        """The lines of a replay: the first scene, every ply with its words and how it changed the
        scene, what happened at the table, the end. A line that breaks is an error of the
        transport; ask again `from_` a ply."""
        headers = {} if language is None else {"Accept-Language": language}
        path = f"/v1/games/{quote(game_id, safe='')}/replay"
        query = _given(seat=seat, eyes=eyes, **{"from": from_})
        lines = Lines()
        async with self._transport.stream(path, query=query, headers=headers) as body:
            if not body.answer.is_success:
                raise problem(await body.whole())
            async for piece in body.pieces():
                for line in lines.fed(piece):
                    yield replay_line(line)

    def desk(self, worker: str | None, most: int, seconds: int) -> TurnDesk:
        """Where a loop of a worker takes its turns from."""
        name = worker or worker_name()
        return TurnDesk(self, Asking(worker=name, most=most, seconds=seconds, pause=self._paused))

    async def close(self) -> None:
        """Closes its connections."""
        await self._transport.close()

    async def _follow(
        self,
        game_id: str,
        after: int,
        listen: Callable[[int], AsyncGenerator[bytes | None, None]],
    ) -> AsyncGenerator[models.Event, None]:
        """Events of one line after another, each once; None is said behind the last one."""
        failures, chain = 0, Chain(self._histories.of(game_id), after)
        while True:
            because: Exception | None = None
            try:
                async for message in listen(after):
                    if message is None:
                        return
                    received = event(message)
                    if received.version != after + 1:
                        break
                    await self._heard(game_id, message, chain)
                    after, failures = received.version, 0
                    yield received
            except (httpx.TransportError, ConnectionError) as trouble:
                because = trouble
            failures = await self._paused(failures, because)

    async def _ask_for_review(self, game_id: str, quality: Quality) -> None:
        """Asks for a review; asking again changes nothing."""
        failures = 0
        while True:
            try:
                await self.ask_for_review(game_id, models.ReviewAsked(quality=quality))
                return
            except Unreachable as trouble:
                failures = await self._paused(failures, trouble)

    async def _paused(self, failures: int, because: Exception | None) -> int:
        """Waits before the next line; how often it has failed in a row."""
        # A line that stood and was closed is no failure, however quiet it was.
        failures = failures + 1 if because else 1
        if because and failures >= self._patience.tries:
            raise Unreachable(str(because)) from because
        await self._transport.sleep(self._patience.seconds(failures))
        return failures

    async def _messages(
        self, path: str, query: dict[str, str | int | bool], last: str | None
    ) -> AsyncGenerator[Message | None, None]:
        """The messages that one connection brings; None: there will be no more."""
        headers = {"Accept": "text/event-stream"}
        if last is not None:
            headers["Last-Event-ID"] = last
        async with self._transport.stream(path, query=query, headers=headers) as body:
            answer = body.answer
            if answer.status_code == 204:
                yield None
            elif not answer.is_success:
                trouble = problem(await body.whole())
                if answer.status_code not in AGAIN:
                    raise trouble
                raise httpx.RemoteProtocolError(str(trouble))
            elif not answer.headers.get("content-type", "").startswith("text/event-stream"):
                raise httpx.RemoteProtocolError(f"what answers at {self.url} tells of no events")
            reader = Messages()
            async for piece in body.pieces():
                for message in reader.fed(piece):
                    yield message

    async def _noted(self, call: Call[T], answer: T) -> T:
        """Takes in what an answer says of a game's history, and tells texts that are waited for."""
        match answer:
            case models.GameShown(entropy_awaited=[_, *_]) if self.texts.items:
                return cast("T", await self._reveal_entropy(answer))  # T is what it was: a game
            case models.EntropyTaken(receipt=receipt):
                self._histories.confirmed([receipt])
            case models.MovesPlayed(receipt=models.Receipt() as receipt):
                self._histories.confirmed([receipt])
            case models.Receipts(items=receipts):
                self._histories.confirmed(receipts, of=str(call.path["game_id"]))
        return answer

    async def _reveal_entropy(self, game: models.GameShown) -> models.GameShown:
        """Tells our texts; the game then. Before that, a receipt fixes who else has committed."""
        if not (await self.list_receipts(game.id)).items:
            return game
        said = await self._commitments(game.id)
        for seat in game.entropy_awaited:
            text = self.texts.items.get(said.get(seat, ""))
            if text is None:
                continue
            try:
                received = models.EntropyRevealed(entropy=text, seat=seat)
                game = (await self.reveal_entropy(game.id, received)).game
            except ProblemError as refusal:
                if refusal.status != 409:
                    raise
                return game  # it has started without this text
            del self.texts.items[said[seat]]
        return game

    async def _commitments(self, game_id: str) -> dict[int, str]:
        """What the seats have committed to, by the log, whose chain has to lead to the receipt."""
        chain, said = Chain(self._histories.of(game_id), 0), dict[int, str]()
        after: str | None = None
        while True:
            call = Call(
                "GET",
                "/v1/games/{game_id}/events",
                dict[str, Any],
                {"game_id": game_id},
                {"after": after, "limit": 1000},
            )
            page = await self.send(call)
            for one in page["items"]:
                chain.follows(one)
                data = one["data"]
                if data["type"] == "table.entropy-committed":
                    said[data["seat"]] = data["commitment"]
                elif data["type"] in ("table.seat-taken", "table.seat-left"):
                    said.pop(data["seat"], None)
            after = page.get("next")
            if after is None:
                return said

    async def _heard(self, game_id: str, message: bytes, chain: Chain) -> None:
        """Takes in an event of a stream. When somebody has sat down or told a text, ours may be
        waited for."""
        plain = msgspec.json.decode(message)
        chain.follows(plain)
        if plain["data"]["type"] in _STIRRING and self.texts.items and plain.get("hash"):
            await self.get_game(game_id)

    async def _answer(self, call: Call[T]) -> httpx.Response:
        """An answer that is worth looking at."""
        failures = 0
        while True:
            answer, trouble = await self._once(call)
            failures += 1
            may = call.harmless or (answer is not None and answer.status_code == 429)
            if answer is not None and (answer.status_code not in AGAIN or not may):
                return answer
            if failures >= self._patience.tries or not may:
                raise Unreachable(str(trouble or answer)) from trouble
            await self._transport.sleep(self._patience.seconds(failures, answer))

    async def _once(
        self, call: Call[T]
    ) -> tuple[httpx.Response | None, httpx.TransportError | None]:
        headers = {name: str(value) for name, value in _given(**call.header).items()}
        content = None if call.body is None else msgspec.json.encode(call.body)
        if content is not None:
            headers["Content-Type"] = "application/json"
        query = _given(**call.query)
        try:
            return await self._transport.request(
                call.method, call.url, query=query, headers=headers, content=content
            ), None
        except httpx.TransportError as trouble:
            return None, trouble


_STIRRING = frozenset({"table.seat-taken", "table.entropy-committed", "table.entropy-given"})
"""Events behind which a text may be waited for, if the game does not start with them."""


def _sitting(call: Call[Any]) -> Any:
    """What is sent; who joins or asks for a rematch may say nothing."""
    if call.body is None and call.method == "POST":
        return _EMPTY.get(call.template, lambda: None)()
    return call.body


_EMPTY = {
    "/v1/games/{game_id}/join": models.SeatJoined,
    "/v1/games/{game_id}/rematch": models.Again,
}


def _given(**parameters: str | int | bool | None) -> dict[str, str | int | bool]:
    return {name: value for name, value in parameters.items() if value is not None}
