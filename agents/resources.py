"""What can be read without a tool: titles, their introductions and rules, and games."""

from collections.abc import Awaitable, Callable
from typing import Final

from msgspec import Struct

from agents.tool import Call, RefusedError, Result
from agents.tools import boards, records, rules, titles, turns

SCHEME: Final = "kronika://"


class Resource(Struct, frozen=True):
    """A kind of resource: its address, in which `{id}` stands for a title or a game."""

    address: str
    name: str
    title: str
    read: Callable[[Call, str], Awaitable[Result]]

    @property
    def whole(self) -> bool:
        """Whether the address is one resource, and not a pattern."""
        return "{id}" not in self.address

    def id_in(self, address: str) -> str | None:
        """The id in an address of this kind; None: it is of another kind."""
        before, _, after = self.address.partition("{id}")
        if self.whole:
            return "" if address == self.address else None
        found = address.removeprefix(before).removesuffix(after)
        fits = address == f"{before}{found}{after}" and found and "/" not in found
        return found if fits else None


async def _titles(call: Call, _: str) -> Result:
    return await titles.list_titles.run(call, titles.Nothing())


async def _title(call: Call, title: str) -> Result:
    return await titles.read_title.run(call, titles.OneTitle(title=title))


async def _introduction(call: Call, title: str) -> Result:
    return await titles.read_introduction.run(call, titles.Introduction(title=title))


async def _rules(call: Call, title: str) -> Result:
    return await rules.read_rules.run(call, rules.Reading(title=title))


async def _game(call: Call, game: str) -> Result:
    return await turns.look_at_game.run(call, turns.Looking(game=game))


async def _board(call: Call, game: str) -> Result:
    return await boards.see_board.run(call, boards.Seeing(game=game))


async def _picture(call: Call, game: str) -> Result:
    return await boards.see_picture.run(call, boards.SeeingPicture(game=game))


async def _history(call: Call, game: str) -> Result:
    return await records.read_history.run(call, records.Since(game=game))


RESOURCES: Final = (
    Resource("kronika://titles", "titles", "The titles", _titles),
    Resource("kronika://titles/{id}", "title", "A title", _title),
    Resource(
        "kronika://titles/{id}/introduction", "introduction", "How it is played", _introduction
    ),
    Resource("kronika://titles/{id}/rules", "rules", "The sections of its rules", _rules),
    Resource("kronika://games/{id}", "game", "A game now", _game),
    Resource("kronika://games/{id}/board", "board", "Its board as text", _board),
    Resource("kronika://games/{id}/picture", "picture", "Its board as a picture", _picture),
    Resource("kronika://games/{id}/history", "history", "What happened in it", _history),
)


def found(address: str) -> tuple[Resource, str]:
    """The kind of an address, and the id in it. `RefusedError` if there is no such kind."""
    for one in RESOURCES:
        if (name := one.id_in(address)) is not None:
            return one, name
    raise RefusedError(f"There is nothing at {address}.")
