"""Titles, bots and options as they are named on the command line."""

from collections.abc import Iterable, Sequence
from typing import Annotated, TypeVar

import msgspec
from cyclopts import Parameter

from games.kernel.players import strategies
from games.kernel.registry import Registry
from games.kernel.title import AnyTitle
from service.cli.common.errors import CommandError
from service.cli.common.words import say

T = TypeVar("T")

DEFAULT = "tzolkin"

Slug = Annotated[str, Parameter(name="--title", help="The game to play.")]
Seats = Annotated[
    int | None,
    Parameter(name="--seats", help="Players at the table; as many as bots if left out."),
]
Bots = Annotated[
    str,
    Parameter(
        name="--bots",
        help="Names of strategies with commas between; they take the seats in turn. All of the"
        " title if left out.",
    ),
]
Options = Annotated[
    str, Parameter(name="--options", help="Options of the game, as JSON; see /v1/titles.")
]


def installed(slug: str) -> AnyTitle:
    """The title of that slug; CommandError if it is not installed."""
    registry = Registry.installed()
    title = registry.get(slug)
    if title is None:
        known = ", ".join(one.meta.slug for one in registry) or say("title.none")
        raise CommandError(say("title.unknown", title=slug, known=known))
    return title


def entrants(title: AnyTitle, names: str, seats: int | None) -> tuple[str, ...]:
    """The bots that take part, one name each; a name may stand there more than once."""
    chosen = tuple(one.strip() for one in names.split(",")) if names else _all(title, seats)
    if unknown := [name for name in chosen if name not in title.bots]:
        known = ", ".join(sorted(title.bots))
        raise CommandError(say("title.no-bot", title=title.meta.name, bot=unknown[0], known=known))
    return chosen


def table_size(title: AnyTitle, bots: Sequence[str], seats: int | None) -> int:
    """The number of seats: as asked, else one for each bot if the title allows."""
    least, most = title.meta.seats
    size = max(least, len(bots)) if seats is None else seats
    if not least <= size <= most:
        raise CommandError(
            say("title.seats", title=title.meta.name, least=least, most=most, size=size)
        )
    if len(bots) > size:
        raise CommandError(say("title.crowded", bots=len(bots), size=size))
    return size


def in_turn(bots: Iterable[T], size: int) -> tuple[T, ...]:
    """The bots on `size` seats, beginning again with the first when all are seated."""
    known = tuple(bots)
    return tuple(known[seat % len(known)] for seat in range(size))


def options_of(title: AnyTitle, text: str) -> object:
    """The title's options from JSON; CommandError if they do not fit."""
    try:
        return msgspec.json.decode(text, type=title.types.options)
    except msgspec.MsgspecError as error:
        raise CommandError(say("title.options", title=title.meta.name, trouble=error)) from None


def _all(title: AnyTitle, seats: int | None) -> tuple[str, ...]:
    """Every strategy of the title, `random` last, as far as there are seats."""
    names = (*strategies(title.bots), "random")
    return tuple(names[: min(seats or title.meta.seats[1], len(names))])
