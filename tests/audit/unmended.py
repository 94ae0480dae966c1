"""Two bugs as they were before they were mended, to show that the random walk finds them."""

from typing import Any

from msgspec import structs

from games.kernel.result import Result
from games.kernel.sentence import Sentence
from games.kernel.table.ending import GameVoided
from games.kernel.table.state import TableFact, TableState
from referee.game_schemas import GameExported, GameShown
from verifier import table_order


def clocks_in_exports() -> None:
    """Makes this process, which is a service, show clocks in exports. What is left on them is a
    fraction of a second, which canonical JSON cannot say."""
    from events import exports as events_exports
    from referee.games_shown import game_exported
    from service.transfer import exporting

    def with_clocks(shown: GameShown, result: Result | None) -> GameExported:
        fields = structs.asdict(game_exported(shown, result))
        return WithClocks(**fields, clocks=shown.clocks)

    assert "game_exported" in vars(exporting), "it is called by this name there"
    vars(exporting)["game_exported"] = with_clocks
    events_exports.unfit = lambda *_: None


class WithClocks(GameExported, frozen=True, kw_only=True):
    """An exported game as it was once."""

    clocks: Any


def closed_by_leaving(
    table: TableState | None, fact: TableFact, previous: TableFact | None
) -> Sentence | None:
    """What a verifier says of the table before the start that calls the closing forged with which
    the last person leaves."""
    if table is not None and isinstance(fact, GameVoided) and not table.persons:
        return Sentence("table.nobody-there")
    return table_order.before_start(table, fact, previous)
