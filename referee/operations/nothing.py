"""Lists that are empty here: nothing is signed, refused, disputed or proposed beside a file."""

from msgspec import Struct

from referee.operations.operation import Operation, operation
from referee.paging import ListWanted
from referee.requests import Call, Reply, reply


class EmptyList(Struct, frozen=True, kw_only=True):
    """A list with nothing in it."""

    items: tuple[()] = ()


def _empty(path: str) -> Operation:
    def run(call: Call[ListWanted, None]) -> Reply:
        assert call.game
        return reply(EmptyList())

    return operation("GET", path)(run)


LISTS = tuple(
    _empty(f"/v1/games/{{game_id}}/{name}")
    for name in ("receipts", "disputes", "refusals", "proposals", "seats/{seat}/passes")
)
