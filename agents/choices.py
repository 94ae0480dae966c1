"""Legal commands with numbers.

A list has an id made of the decision and of the commands themselves. Whoever plays a number says of
which list; if the commands are other ones by then, nothing is played. So the server remembers
nothing between two calls, and may be started again in between.
"""

from collections.abc import Sequence
from hashlib import sha256
from typing import Final

import msgspec
from msgspec import Struct

from agents.api import Command, Legal
from agents.pages import fitting
from agents.tool import RefusedError, Result

MOST: Final = 40
"""Commands on a page."""
SIZE: Final = 6_000
"""Bytes of a page as JSON."""


class Choices(Result, frozen=True, kw_only=True):
    """A decision of yours: legal commands in words, by their numbers, and in list_commands as JSON.
    `list` goes with a number into `play`; `total` commands are legal, and `more` is the next page
    for list_commands, if there is one."""

    list: str
    asks: str
    commands: dict[str, str]
    total: int
    json: dict[str, Command] | None = None
    more: int | None = None

    def text(self) -> str:
        lines = [f"You decide (list {self.list}): {self.asks}"]
        lines += [f"{number}. {words}" for number, words in self.commands.items()]
        if self.more is not None:
            lines.append(
                f"{len(self.commands)} of {self.total} are shown; list_commands has the others."
            )
        return "\n".join(lines)


class _Choice(Struct, frozen=True):
    number: str
    words: str
    command: Command


def id_of(legal: Legal) -> str:
    """The id of the list of what is legal."""
    return f"{legal.decision}-{sha256(msgspec.json.encode(legal.commands)).hexdigest()[:8]}"


def choices_of(
    legal: Legal, page: int = 1, containing: str = "", *, whole: bool = False
) -> Choices | None:
    """A page of what a seat can choose, perhaps only commands with some words; None: nothing is
    to be decided. `whole`: with the commands as JSON."""
    if legal.decision is None:
        return None
    found = [one for one in _all(legal) if containing.casefold() in one.words.casefold()]
    pages = _pages(found)
    if page > max(1, len(pages)):
        raise RefusedError(f"The list has {len(pages)} pages; ask for one of them.")
    shown = pages[page - 1] if pages else ()
    return Choices(
        list=id_of(legal),
        asks=legal.asks or "Choose a command.",
        commands={one.number: one.words for one in shown},
        total=len(found),
        json={one.number: one.command for one in shown} if whole else None,
        more=page + 1 if page < len(pages) else None,
    )


def _all(legal: Legal) -> list[_Choice]:
    words = [hint.words for hint in legal.hints] or [str(one["type"]) for one in legal.commands]
    return [
        _Choice(str(number), said, command)
        for number, (said, command) in enumerate(zip(words, legal.commands, strict=True), 1)
    ]


def _pages(choices: Sequence[_Choice]) -> list[Sequence[_Choice]]:
    pages = list[Sequence[_Choice]]()
    while choices:
        pages.append(fitting(choices[:MOST], SIZE))
        choices = choices[len(pages[-1]) :]
    return pages


def chosen(legal: Legal, list_: str | None, number: int) -> Command:
    """The command with a number in a list. LookupError says why there is none: above all, if the
    list is not that of now."""
    if legal.decision is None:
        raise LookupError("You have nothing to decide now.")
    if list_ is None:
        raise LookupError("A number belongs to a list: say which one in `list`.")
    if list_ != id_of(legal):
        raise LookupError(f"The list {list_} is not the one of now; nothing was played.")
    if not 1 <= number <= len(legal.commands):
        most = len(legal.commands)
        raise LookupError(f"The list has the numbers 1 to {most}; nothing was played.")
    return legal.commands[number - 1]
