"""A client of the service that waits in its thread."""

import os
from collections.abc import Callable, Generator, Iterable
from types import TracebackType
from typing import Self, TypeVar

from kronika_client import models
from kronika_client.access import Access, access_of
from kronika_client.blocking import Blocking, drawn, finished
from kronika_client.call import Call
from kronika_client.core import Core, Quality
from kronika_client.entropy import Texts
from kronika_client.operations import Operations
from kronika_client.patience import Patience
from kronika_client.reading import LogItem, ReplayLine, ReviewItem
from kronika_client.sign_in import (
    COMMAND_LINE,
    USUAL,
    AppScope,
    CredentialsFile,
    DeviceCode,
    Wanted,
    end,
    login,
)
from kronika_client.turns import Turn, blocking_turns

T = TypeVar("T")
View = TypeVar("View")


class Client(Operations):
    """One user of the service at `url`; without a `token`, nobody in particular.

    Refusals are raised as `ProblemError`. A request that cannot do harm twice is tried again
    when the line breaks or the service is busy, so a move is played once, whatever happens. Lists
    wait for what this client has written.

    `SplitViewError` is raised when the service tells two histories of one game. `texts` are what it
    adds to the draws of games that have not started. `AsyncClient` is the same for programs with an
    event loop.
    """

    def __init__(
        self,
        url: str,
        token: str | Access | None = None,
        *,
        patience: Patience | None = None,
        receipts: str | os.PathLike[str] | None = None,
    ) -> None:
        """`receipts` is a file that keeps the last receipt of each game for programs that come
        later: they notice another history, too. `kronika verify --receipt` takes it."""
        access = access_of(token)
        self._core = Core(url, access, Blocking(url, access), patience, receipts)

    @classmethod
    def login(
        cls,
        url: str,
        *,
        app: str = COMMAND_LINE,
        scopes: Iterable[AppScope] = USUAL,
        game: str | None = None,
        seat: int | None = None,
        show: Callable[[DeviceCode], object] = print,
        store: CredentialsFile | None = None,
        patience: Patience | None = None,
        receipts: str | os.PathLike[str] | None = None,
    ) -> Self:
        """A client of somebody who signs in with a browser, here or on another device (RFC 8628).

        `show` gets the address and the code to enter there; then this waits. What comes of it is
        kept in `store`, by default `$XDG_CONFIG_HOME/kronika/credentials.json`, renewed by itself,
        and used again by the next program that asks for no more. `app` is the id of a program that
        is registered with the service; without it, `kronika login` and programs of one's own share
        a sign-in. With `game` and `seat` the program may act at that seat alone.

        `LoginError` if it is denied, or the code ends; `Unreachable` if the service is silent.
        """
        wanted = Wanted(app=app, scopes=tuple(scopes), game=game, seat=seat)
        access = login(url, wanted, show=show, store=store or CredentialsFile())
        return cls(url, access, patience=patience, receipts=receipts)

    def logout(self) -> None:
        """Ends what `login` has begun, here and at the service, for all programs that share it."""
        end(self._core.access)

    @property
    def url(self) -> str:
        """The address of the service."""
        return self._core.url

    @property
    def token(self) -> str | None:
        """The token of the user; after a login the one of now."""
        return self._core.token

    @property
    def texts(self) -> Texts:
        """What it adds to the draws of games that have not started."""
        return self._core.texts

    def send(self, call: Call[T]) -> T:
        """Makes a call; its answer."""
        return finished(self._core.send(call))

    def receipt(self, game_id: str) -> models.Receipt | None:
        """The last receipt that the service has given for a game: with it and `kronika verify`
        anybody sees whether an export tells the same history."""
        return self._core.receipt(game_id)

    def export(self, game_id: str, *, seat: int | None = None) -> bytes:
        """The export of a game, byte for byte as it was signed: what `kronika verify` reads."""
        return finished(self._core.export(game_id, seat=seat))

    def view(
        self, title: type[View], game_id: str, ply: int | str = "latest", *, seat: int | None = None
    ) -> View:
        """The table after a ply, as the view of its title: `view(models.tzolkin.View, game)`."""
        return finished(self._core.view(title, game_id, ply, seat=seat))

    def follow(
        self, game_id: str, *, after: int = 0, seat: int | None = None
    ) -> Generator[models.Event, None, None]:
        """Every event of a game after version `after`, once and in order, to the last one.

        Waits for what is yet to happen. Whenever the line breaks, it goes on after the event that
        came last. `SplitViewError` if they do not follow from each other, or contradict a receipt.
        """
        return drawn(self._core.follow(game_id, after=after, seat=seat))

    def follow_socket(
        self, game_id: str, *, after: int = 0, seat: int | None = None
    ) -> Generator[models.Event, None, None]:
        """The same over WebSocket, for those who would rather have a socket. It needs the package
        websockets: `pip install kronika-client[sockets]`."""
        return drawn(self._core.follow_socket(game_id, after=after, seat=seat))

    def follow_news(
        self, *, after: str | None = None
    ) -> Generator[tuple[str, models.News], None, None]:
        """News of all games of this account, for ever: games that began, that wait for you, that
        ended, and disputes. It begins with the games that wait for you.

        Each comes with the cursor to go on `after` when the program starts again. Whenever the line
        breaks, it goes on where it was: every game that changed meanwhile is told once at least.
        """
        return drawn(self._core.follow_news(after=after))

    def turns(
        self, worker: str | None = None, *, most: int = 1, seconds: int = 60
    ) -> Generator[Turn, None, None]:
        """Turns of this account, for ever: each is a game in which a seat must decide and that no
        other worker has. Play it with `turn.play`.

        Any number of workers may share an account. A turn is extended while the loop is at it, for
        `seconds` each time, and given back when the loop goes on or ends; what a lost worker had,
        others get when its time is over. `most` are taken at once and come one by one. `worker`
        names this one; by default it is called after its machine and process.
        """
        return blocking_turns(self._core.desk(worker, most, seconds))

    def follow_log(self, *, after: str | None = None) -> Generator[tuple[str, LogItem], None, None]:
        """Every event of every public game, for ever: those of a game in order, each once, and what
        they had hidden once more when their game is over. It takes the scope `log`.

        Each comes with the position to go on `after` when the program starts again; `latest` leaves
        out what has happened so far. Whenever the line breaks, it goes on behind the last one.
        """
        return drawn(self._core.follow_log(after=after))

    def review(
        self, game_id: str, *, quality: Quality = "standard"
    ) -> Generator[ReviewItem, None, None]:
        """The review of a game that is over: what every decision of it was worth.

        Asks for it, if nobody has, and waits until it is made, however long that takes. Gives each
        line once and in order, and in between how far it is (`ReviewProgress`); the last line is
        the `ReviewBalance`. Whenever the line breaks, it goes on after the line that came last.
        `ReviewError` if it fails or is cancelled.
        """
        return drawn(self._core.review(game_id, quality=quality))

    def replay(
        self,
        game_id: str,
        *,
        seat: int | None = None,
        eyes: int | None = None,
        from_: int | None = None,
        language: str | None = None,
    ) -> Generator[ReplayLine, None, None]:
        """The lines of a replay: the first scene, every ply with its words and how it changed the
        scene, what happened at the table, the end. A line that breaks is an error of the
        transport; ask again `from_` a ply."""
        return drawn(
            self._core.replay(game_id, seat=seat, eyes=eyes, from_=from_, language=language)
        )

    def close(self) -> None:
        """Closes its connections."""
        finished(self._core.close())

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()
