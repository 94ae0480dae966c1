"""A log that is being built: folded as it grows, so that what comes next can be decided."""

from collections.abc import Collection, Sequence
from typing import Any, get_args

from msgspec import Struct
from msgspec.structs import replace

from events.draws import Draws, together
from events.envelope import Entry
from games.kernel.table.rewinding import Rewound, returned
from games.kernel.table.state import TableFact, TableState, evolve_table
from games.kernel.title import Action, AnyTitle
from referee.decoder import Decoder

_TABLE = get_args(TableFact)


class Building:
    """Entries so far, and what they fold to. `kept` are the plies that the game will go back to."""

    def __init__(self, title: AnyTitle, decoder: Decoder, kept: Collection[int]) -> None:
        self.entries: list[Entry] = []
        self.table: TableState | None = None
        self.state: Any = None
        self.ply = 0
        self.draws: Draws = ()
        self._title = title
        self._decoder = decoder
        self._kept = kept
        self._states: dict[int, tuple[Any, int]] = {}

    @property
    def seen(self) -> TableState:
        """The table; there is one once it was opened."""
        assert self.table is not None
        return self.table

    def happened(self, fact: Struct, draws: Draws = ()) -> None:
        """A fact: of the table, or of the title, with what was drawn for the link that it ends."""
        if isinstance(fact, Rewound):
            state, version = self._states[fact.to]
            fact = replace(fact, version=version)
            self.state = returned(state, fact)
        if isinstance(fact, _TABLE):
            self.table = evolve_table(self.table, fact, ply=self.ply)
            self._add(self._decoder.facts((fact,), ply=self.ply))
            return
        self.state = self._title.rules.evolve(self.state, fact)
        self._add(self._decoder.facts((fact,), ply=self.ply, draws=draws))
        self._remember()

    def commanded(self, action: Action[Struct], draws: Draws = ()) -> None:
        """The action event of the next move."""
        self.ply += 1
        self._add(self._decoder.move(action, (), ply=self.ply, draws=draws))
        self._remember()

    def moved(self, action: Action[Struct], facts: Sequence[Struct], draws: Draws) -> None:
        """A whole move."""
        self.commanded(action, () if facts else draws)
        self.followed(facts, draws)

    def followed(self, facts: Sequence[Struct], draws: Draws) -> None:
        """All facts of the title in a link, and what was drawn for them."""
        for number, fact in enumerate(facts, 1):
            self.happened(fact, draws if number == len(facts) else ())

    def earlier(self, ply: int) -> Any:
        """The state after a ply that the game goes back to; None if it was never there."""
        return self._states.get(ply, (None, 0))[0]

    def _add(self, entries: Sequence[Entry]) -> None:
        self.entries.extend(entries)
        self.draws = together(self.draws, entries[-1].draws)

    def _remember(self) -> None:
        """What was reached may be gone back to: until the next move, or a fact of the table."""
        if self.ply in self._kept:
            self._states[self.ply] = (self.state, len(self.entries))
