"""A tool as a value: a function with what it takes, what it gives, and what it may change."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final, Generic, Literal, TypeVar, get_type_hints

import msgspec
from msgspec import Struct

from agents.player import Player

A = TypeVar("A", bound=Struct)
Changes = Literal["nothing", "adds", "ends"]
"""What a tool may do to games: nothing, something that goes on, something that cannot be undone."""
_TEXTS_AS_JSON: Final = ("{", "[")


class Asked(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a tool takes; each argument has a description."""


class Result(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a tool gives: as members for programs, and as text for those who read."""

    def text(self) -> str:
        """The same in words; each result says it. (A Struct cannot be an abstract class.)"""
        raise NotImplementedError

    def images(self) -> tuple[bytes, ...]:
        """Pictures that belong to it, as PNG."""
        return ()


class Next(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A tool that is useful now, with arguments; `choose` is one that you have to add, and what it
    may be."""

    tool: str
    arguments: dict[str, str | int | bool]
    choose: dict[str, str] = {}

    def __str__(self) -> str:
        given = [f"{name}={value!r}" for name, value in self.arguments.items()]
        chosen = [f"{name}=<{what}>" for name, what in self.choose.items()]
        return f"{self.tool}({', '.join((*given, *chosen))})"


def next_line(steps: tuple[Next, ...]) -> str:
    """The line that says what is useful now."""
    return f"Next: {' or '.join(map(str, steps))}" if steps else ""


class Refusal(Result, frozen=True, kw_only=True):
    """Nothing was done: why, and what is useful instead."""

    refused: str
    next: tuple[Next, ...] = ()

    def text(self) -> str:
        return "\n".join(one for one in (self.refused, next_line(self.next)) if one)


class RefusedError(Exception):
    """A tool cannot do what it was asked; the text says why."""

    def __init__(self, text: str, *steps: Next) -> None:
        super().__init__(text)
        self.refusal = Refusal(refused=text, next=steps)


class Call(Struct, frozen=True):
    """A call of a tool: for whom, and how to say that it takes a while (seconds, of how many,
    why)."""

    player: Player
    progress: Callable[[float, float, str], Awaitable[None]]


class Tool(Struct, Generic[A], frozen=True):
    """`title` is for people, `description` for whoever has to choose among tools."""

    name: str
    title: str
    description: str
    takes: type[A]
    gives: type[Result]
    changes: Changes
    run: Callable[[Call, A], Awaitable[Result]]

    def read(self, arguments: Mapping[str, Any]) -> A:
        """The arguments as they were sent. `RefusedError` says what is wrong with them."""
        try:
            return msgspec.convert(arguments, self.takes, strict=False)
        except msgspec.ValidationError as trouble:
            try:
                return msgspec.convert(_parsed(arguments), self.takes, strict=False)
            except msgspec.ValidationError:
                raise RefusedError(f"The arguments of {self.name} are wrong: {trouble}.") from None


def _parsed(arguments: Mapping[str, Any]) -> dict[str, Any]:
    """Some clients send objects as the text of their JSON."""
    return {name: _value(value) for name, value in arguments.items()}


def _value(value: object) -> object:
    if isinstance(value, str) and value.startswith(_TEXTS_AS_JSON):
        try:
            return msgspec.json.decode(value)
        except msgspec.DecodeError:
            return value
    return value


def tool(
    title: str, *, changes: Changes = "nothing"
) -> Callable[[Callable[[Call, A], Awaitable[Result]]], Tool[A]]:
    """Makes a tool of a function. Its docstring is the description, its annotations say what it
    takes and gives."""

    def made(run: Callable[[Call, A], Awaitable[Result]]) -> Tool[A]:
        hints = get_type_hints(run)
        _, takes = (hints[name] for name in ("call", "asked"))
        return Tool(
            name=run.__name__,
            title=title,
            description=_unfolded(run.__doc__ or ""),
            takes=takes,
            gives=hints["return"],
            changes=changes,
            run=run,
        )

    return made


def _unfolded(text: str) -> str:
    """A docstring as paragraphs of one line each."""
    paragraphs = text.strip().split("\n\n")
    return "\n".join(" ".join(one.split()) for one in paragraphs)


def schema_of(kind: type[Struct]) -> dict[str, Any]:
    """The JSON Schema of arguments or results, an object at its root as the protocol wants it."""
    (root,), parts = msgspec.json.schema_components([kind], ref_template="#/$defs/{name}")
    for part in parts.values():
        part.pop("title", None)
        if description := _unfolded(part.pop("description", "")):
            part["description"] = description
    found: dict[str, Any] = parts.pop(root["$ref"].rpartition("/")[2])
    return {**found, "$defs": parts} if parts else found
