"""A read that waits: what somebody has written is in the lists that they read then.

Lists are read from projections, which come to what is written a little later. Whoever writes is
told where that stands in the log, and a list that is asked for `at_least` this waits until it has
it.
"""

from typing import Annotated, Any

from litestar import Response
from litestar.response.base import ASGIResponse
from msgspec import Meta, Struct

from games.kernel.sentence import Sentence
from referee.problems import kinds
from referee.problems.problem import refused
from service.http.middleware.edge import ReadModels
from service.http.operation import Operation
from service.process import positions
from service.process.positions import HEADER, Positions

AtLeast = Annotated[
    str | None,
    Meta(
        description=f"Wait, for some seconds at most, until the response shows what you have "
        f"written: the `{HEADER}` of the answer to that request, or several joined by commas.",
        extra_json_schema={"pattern": positions.PATTERN},
    ),
]


class Recent(Struct, frozen=True, kw_only=True):
    """How recent an answer has to be."""

    at_least: AtLeast = None


async def wait(operation: Operation, query: Struct, read_models: ReadModels) -> None:
    """Waits if the query says so."""
    wanted: str | None = getattr(query, "at_least", None)
    if wanted is None:
        return
    where = positions.decode(wanted)
    if where is None:
        raise refused(kinds.INVALID_QUERY, Sentence("not-a-position"), field="at_least")
    await read_models.wait(operation.reads, where)


def positioned(response: Response[Any] | ASGIResponse, written: Positions) -> None:
    """Tells in the answer where the request has written."""
    if written and isinstance(response, Response):
        response.headers[HEADER] = positions.encode(written)
