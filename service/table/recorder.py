"""The recorder of a table: it appends facts of the table while the game is under way.

Everything that happens beside the moves (a proposal, a verdict, a seat given up) is decided on the
game as it is now and appended like a move: all facts or none, and decided again if the game has
changed meanwhile.
"""

from collections.abc import Awaitable, Callable, Sequence
from typing import Literal

from events.outcome import Appended
from games.kernel.lifecycle import Rewound, TableFact, in_force, line, rewound
from games.kernel.seats import Seat
from projections.decoder import Decoder
from service.play.append import GameWriter, linked
from service.play.game_cache import GameCache, LiveGame
from service.play.past import Past
from service.problems import kinds
from service.problems.problem import refused

Decide = Callable[[LiveGame], Awaitable[Sequence[TableFact]]]
"""From a game as it is now to what happens at its table; nothing, if nothing has to. Raises a
problem if it may not."""


class TableRecorder:
    """Records facts of the table. `recorded` is called with every game that has got some."""

    def __init__(
        self,
        writer: GameWriter,
        games: GameCache,
        past: Past,
        decoder: Decoder,
        recorded: Callable[[LiveGame], None],
    ) -> None:
        self._writer = writer
        self._games = games
        self._past = past
        self._decoder = decoder
        self._recorded = recorded

    async def record(self, game: LiveGame, decide: Decide) -> Sequence[TableFact]:
        """Appends what `decide` says of the game as it is now, and tells what that was."""

        async def attempt() -> Sequence[TableFact] | None:
            await self._games.refresh(game)
            facts = await decide(game)
            if facts and not await self._append(game, facts):
                return None
            return facts

        facts = await self._writer.decide(game, attempt)
        if facts:
            self._recorded(game)
        return facts

    async def rewinding(
        self,
        game: LiveGame,
        to: int,
        why: Literal["takeback", "agreed", "ruling"],
        seat: Seat | None = None,
    ) -> Rewound:
        """The fact by which a game goes back to a ply; a problem if it cannot.

        It names the field of a ruling that is to blame. Proposals were looked at before.
        """
        now = game.position
        ruled = why == "ruling"
        if now.over:
            detail = (
                "The game has ended and everything hidden was shown, so nobody can play on "
                "from an earlier ply."
            )
            raise refused(kinds.GAME_ENDED, detail, field="remedy" if ruled else None)
        if now.state is None:
            raise refused(kinds.GAME_NOT_STARTED)
        if to > now.ply or not in_force(line(now.seen.rewinds, now.ply), to):
            detail = f"Ply {to} is none that the game stands on."
            raise refused(kinds.UNKNOWN_PLY, detail, field="remedy.to" if ruled else None)
        earlier = await self._past.at(game, to)
        agenda = rewound(now.state, earlier.state)
        return Rewound(to=to, version=earlier.version, why=why, agenda=agenda, seat=seat)

    async def _append(self, game: LiveGame, facts: Sequence[TableFact]) -> bool:
        """Whether the facts could be appended; if not, the game has changed meanwhile."""
        before = game.position
        at = before.now()
        entries = linked(game.secrets, before, self._decoder.facts(facts, ply=before.ply), at)
        outcome = await self._writer.append(game, before.version, entries, at=at)
        if not isinstance(outcome, Appended):
            return False
        await self._games.refresh(game)
        return True
