"""What a projection is: a read model that is fed with what happened, in order, exactly once."""

from collections.abc import Sequence
from typing import Final, Protocol

from msgspec import Struct

from events.envelope import Recorded
from projections.database import Connection
from referee.decoder import Value

TABLE: Final = "table."
"""How the kinds of the table's facts begin, of those that are not written any more, too."""


class Happened(Struct, frozen=True):
    """One event: its envelope as the log recorded it, and what it means."""

    recorded: Recorded
    value: Value


class Target(Struct, frozen=True, kw_only=True):
    """Where a projection writes: a connection inside a transaction, and a generation."""

    connection: Connection
    projection: str
    generation: int


class Projection(Protocol):
    """A read model. Instances hold no state: what they know is in their tables.

    Every row names its generation, so that a rebuild can fill a second generation while the
    first one serves.
    """

    @property
    def name(self) -> str:
        """Names the projection in cursors, metrics and on the command line."""
        ...

    @property
    def tables_only(self) -> bool:
        """Whether nothing but facts of the table concerns it; then it is given no others."""
        ...

    async def apply(self, target: Target, events: Sequence[Happened]) -> None:
        """Brings the rows up to date with `events`.

        Events of one game come in order and without gaps, as far as they concern it; several
        games may be mixed. The cursor moves in the same transaction. Whatever is raised because of
        an event parks the game of that event, so nothing needs to be caught here.
        """
        ...

    async def clear(self, target: Target, limit: int) -> int:
        """Deletes at most about `limit` rows of a retired generation; 0 once none is left."""
        ...
