"""What is read of the API's answers where the client library says more than agents need.

Its models know the commands and events of the titles that it was made with. An agent plays titles
that nobody knew then, so commands are passed on as JSON, and events are read for their words.
"""

from typing import Any

from kronika_client.call import Call, Told
from kronika_client.model import Model

Command = dict[str, Any]
ENGLISH = {"Accept-Language": "en"}


class Account(Model, frozen=True, kw_only=True):
    """Who plays, and what its tokens may be allowed."""

    id: str
    name: str
    scopes: tuple[str, ...] = ()


class Hint(Model, frozen=True, kw_only=True):
    """A command in words."""

    words: str


class Undo(Model, frozen=True, kw_only=True):
    """To which ply a seat can go back; `free`: nobody is asked."""

    to: int
    free: bool


class Legal(Model, frozen=True, kw_only=True):
    """What a seat can choose now; `decision` is None if it has nothing to choose."""

    seat: int
    decision: int | None
    ply: int
    version: int
    commands: tuple[Command, ...] = ()
    asks: str | None = None
    rules: tuple[str, ...] = ()
    hints: tuple[Hint, ...] = ()
    undo: Undo | None = None


class Event(Model, frozen=True, kw_only=True):
    """An event; `decision` says that it is the command itself, and not what came of it."""

    text: str | None = None
    decision: int | None = None


class Move(Model, frozen=True, kw_only=True):
    """A move with its events."""

    ply: int
    seat: int
    notation: str
    events: list[Event]
    in_force: bool = True


class Moves(Model, frozen=True, kw_only=True):
    """A page of moves."""

    items: list[Move]
    next: str | None = None


class TextPicture(Model, frozen=True, kw_only=True):
    """The table in characters."""

    ply: int
    picture: str
    legend: str


class Played(Model, frozen=True, kw_only=True):
    """A command was played."""

    version: int


class Previewed(Model, frozen=True, kw_only=True):
    """What a command would do: its first `certain` commands exactly so."""

    certain: int
    texts: tuple[str, ...] = ()


class Step(Model, frozen=True, kw_only=True):
    """A step of an introduction; `sees` says what there is to see and to learn."""

    number: int
    of: int
    heading: str
    sees: str


class Chosen(Model, frozen=True, kw_only=True):
    """A command that is sent."""

    seat: int
    commands: tuple[Command, ...]
    decision: int | None = None


def account() -> Call[Account]:
    """Whose the token is."""
    return Call("GET", "/v1/accounts/me", Account)


def legal(game: str, seat: int) -> Call[Legal]:
    """What a seat can choose."""
    path, query = {"game_id": game}, {"seat": seat}
    return Call("GET", "/v1/games/{game_id}/legal", Legal, path, query, ENGLISH)


def moves(game: str, *, after: int | str, limit: int, seat: int | None) -> Call[Moves]:
    """A page of the history in words."""
    query: dict[str, Told] = {"after": after, "limit": limit, "seat": seat, "worded": True}
    return Call("GET", "/v1/games/{game_id}/moves", Moves, {"game_id": game}, query, ENGLISH)


def text_picture(game: str, ply: int | None, seat: int | None) -> Call[TextPicture]:
    """The table in characters, after a ply or now."""
    path: dict[str, Told] = {"game_id": game, "ply": "latest" if ply is None else ply}
    template = "/v1/games/{game_id}/text-pictures/{ply}"
    return Call("GET", template, TextPicture, path, {"seat": seat}, ENGLISH)


def picture(game: str, ply: int | None, seat: int | None, width: int) -> Call[bytes]:
    """The table as a PNG image, `width` pixels wide."""
    query: dict[str, Told] = {"ply": ply, "seat": seat, "width": width, "format": "png"}
    return Call("GET", "/v1/games/{game_id}/picture", bytes, {"game_id": game}, query, ENGLISH)


def step(title: str, number: int) -> Call[Step]:
    """A step of the introduction of a title."""
    path: dict[str, Told] = {"title": title, "step": number}
    return Call("GET", "/v1/titles/{title}/introduction/{step}", Step, path, {}, ENGLISH)


def play(game: str, chosen: Chosen) -> Call[Played]:
    """Plays a command; sent again, it is played once."""
    header = {**ENGLISH, "Idempotency-Key": None}
    path = {"game_id": game}
    return Call("POST", "/v1/games/{game_id}/moves", Played, path, {}, header, chosen)


def preview(game: str, chosen: Chosen) -> Call[Previewed]:
    """Says what a command would do."""
    path = {"game_id": game}
    return Call("POST", "/v1/games/{game_id}/previews", Previewed, path, {}, ENGLISH, chosen)
