"""Pages of lists. Every list takes `after` and `limit`, and tells `items` and `next`.

`after` is what the page before has told as `next`. Lists whose items have numbers of their own take
such a number, too.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Annotated, Final, TypeVar

from msgspec import Meta, Struct

from games.kernel.sentence import Sentence
from referee.pages import BadCursorError, Page, after, cursor
from referee.problems import kinds
from referee.problems.problem import refused

After = Annotated[str | None, Meta(description="Cursor: the `next` of the previous page.")]

Item = TypeVar("Item")

MOST: Final = 2**31 - 1
"""Items of a list, at most."""
_NUMBER: Final = re.compile(r"-?[0-9]+")


class ListWanted(Struct, frozen=True, kw_only=True):
    """Which page of a list that is short: usually all of it."""

    after: After = None
    limit: Annotated[int, Meta(ge=1, le=1000, description="Maximum number of items.")] = 1000


class _Place(Struct, frozen=True, array_like=True):
    """What a cursor of a short list names: how many items were seen, and the last of them."""

    count: int
    name: str


def page_of(
    of: str, items: Sequence[Item], name: Callable[[Item], str], wanted: ListWanted
) -> Page[Item]:
    """A page of the list `of`, which is here as a whole; `name` tells its items apart. If the last
    item seen has gone meanwhile, those behind it have moved up."""
    start = 0
    if wanted.after is not None:
        with of_this_list():
            place = after(of, wanted.after, _Place)
        seen = (at + 1 for at, one in enumerate(items) if name(one) == place.name)
        start = next(seen, max(0, place.count - 1))
    end = start + wanted.limit
    shown = tuple(items[start:end])
    more = shown and end < len(items)
    return Page(items=shown, next=cursor(of, _Place(end, name(shown[-1]))) if more else None)


@contextmanager
def of_this_list() -> Iterator[None]:
    """Refuses a cursor that does not belong to the list that is read inside."""
    try:
        yield
    except BadCursorError:
        raise refused(
            kinds.INVALID_QUERY,
            Sentence("not-a-cursor-send-next"),
            field="after",
        ) from None


def number_after(of: str, asked: int | str, *, least: int = 0, most: int = MOST) -> int:
    """The number behind which a page of the list `of` begins, from `least` to `most`: what a cursor
    stands for, or a number, which a query spells as text."""
    with of_this_list():
        number = asked
        if isinstance(asked, str):
            plain = _NUMBER.fullmatch(asked) and len(asked) <= len(str(most))
            number = int(asked) if plain else after(of, asked, int)
        if least <= int(number) <= most:
            return int(number)
        raise BadCursorError(f"not in the list: {asked!r}")
