"""Two bugs as they were before they were mended, to show that the random walk finds them."""

from typing import Any

from games.kernel.lifecycle import GameVoided, TableFact, TableState
from verifier import sitting


def clocks_in_exports() -> None:
    """Makes this process, which is a service, show clocks in exports. What is left on them is a
    fraction of a second, which canonical JSON cannot say."""
    from events import exports as events_exports
    from service.transfer.routes import exports

    def unchanged(shown: Any, **_: object) -> Any:
        return shown

    # The import of that module, whose type says that it copies; here it is not to.
    vars(exports)["replace"] = unchanged
    events_exports.unfit = lambda *_: None


def closed_by_leaving(
    table: TableState | None, fact: TableFact, previous: TableFact | None
) -> str | None:
    """What a verifier says of the table before the start that calls the closing forged with which
    the last person leaves."""
    if table is not None and isinstance(fact, GameVoided) and not table.persons:
        return "nobody was there to close the table"
    return sitting.before_start(table, fact, previous)
