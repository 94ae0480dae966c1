"""Where a page of a list begins.

Every list takes as `after` what the page before it has told as `next`. Lists whose items have
numbers of their own take such a number, too.
"""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, Final

from msgspec import Meta

from games.kernel.sentence import Sentence
from projections.pages import BadCursorError, after
from service.problems import kinds
from service.problems.problem import refused

After = Annotated[str | None, Meta(description="Cursor: the `next` of the previous page.")]

MOST: Final = 2**31 - 1
"""Items of a list, at most."""
_NUMBER: Final = re.compile(r"-?[0-9]+")


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
