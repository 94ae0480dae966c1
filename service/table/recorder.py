"""The desk of a table: facts of the table that come while the game is under way.

Everything that happens beside the moves (a proposal, a verdict, a seat given up) is decided on the
game as it is now and appended like a move: all facts or none, and again if somebody was faster.
"""

from collections.abc import Awaitable, Callable, Sequence
from typing import Final, Literal

from events.chain import chained
from events.log import Log
from events.outcome import Appended, LogClosedError, LogUnavailableError
from games.kernel.lifecycle import Rewound, TableFact, in_force, line, rewound
from games.kernel.seats import Seat
from projections.decoder import Decoder
from service.play.game_cache import GameCache, LiveGame
from service.play.past import Past
from service.problems import kinds
from service.problems.problem import refused

ATTEMPTS: Final = 20

Decide = Callable[[LiveGame], Awaitable[Sequence[TableFact]]]
"""From a game as it is now to what happens at its table; nothing, if nothing has to. Raises a
problem if it may not."""


class TableRecorder:
    """Records facts of the table. `recorded` is called with every game that has got some."""

    def __init__(
        self,
        log: Log,
        games: GameCache,
        past: Past,
        decoder: Decoder,
        recorded: Callable[[LiveGame], None],
    ) -> None:
        self._log = log
        self._games = games
        self._past = past
        self._decoder = decoder
        self._recorded = recorded

    async def record(self, game: LiveGame, decide: Decide) -> Sequence[TableFact]:
        """Appends what `decide` says of the game as it is now, and tells what that was."""
        for _ in range(ATTEMPTS):
            async with game.lock:
                await self._games.refresh(game)
                facts = await decide(game)
                if not facts:
                    return facts
                if await self._append(game, facts):
                    self._recorded(game)
                    return facts
        raise refused(kinds.UNAVAILABLE, "Others are always faster. Try again.")

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
            detail = "Seed and hands are open: nobody can go on from there."
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
        """Whether the facts could be appended; if not, somebody was faster."""
        before = game.position
        at = before.now()
        entries = self._decoder.facts(facts, ply=before.ply)
        linked = chained(game.secrets.head(before), entries, at)
        try:
            outcome = await self._log.append(game.id, before.version, linked, at=at)
        except (LogUnavailableError, LogClosedError):
            self._games.drop(game)
            raise refused(
                kinds.UNAVAILABLE,
                "Whether this was recorded is not known. Look at the game before you repeat it.",
                headers={"Retry-After": "1"},
            ) from None
        if not isinstance(outcome, Appended):
            return False
        await self._games.refresh(game)
        return True
