"""The recorder of a table: it appends facts of the table while the game is under way.

Everything that happens beside the moves (a proposal, a verdict, a seat given up) is decided on the
game as it is now and appended like a move: all facts or none, and decided again if the game has
changed meanwhile.
"""

from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime
from typing import Literal

from events.outcome import Appended, Duplicate, Outcome, StoredResponse
from games.kernel.seats import Seat
from games.kernel.sentence import Sentence
from games.kernel.table.rewinding import Rewound, in_force, line, rewound
from games.kernel.table.state import TableFact
from referee.decoder import Decoder
from referee.problems import kinds
from referee.problems.problem import refused
from service.http.idempotency import IdempotencyKey, Reply, again
from service.play.append import GameWriter, bound
from service.play.basis import DecisionBasis
from service.play.game_cache import GameCache, LiveGame
from service.play.position_cache import PositionCache

Decide = Callable[[DecisionBasis], Awaitable[Sequence[TableFact]]]
"""From a game as it is now to what happens at its table; nothing, if nothing has to. Raises a
problem if it may not."""

Encode = Callable[[DecisionBasis, Sequence[TableFact], datetime], bytes]
"""The answer to what happens at a table behind a position, at a time."""


class TableRecorder:
    """Records facts of the table. `recorded` is called with every game that has got some."""

    def __init__(
        self,
        writer: GameWriter,
        games: GameCache,
        past: PositionCache,
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

        async def attempt(basis: DecisionBasis) -> Sequence[TableFact] | None:
            facts = await decide(basis)
            if not facts:
                return facts
            outcome = await self._append(basis, facts, basis.position.now())
            return facts if isinstance(outcome, Appended) else None

        facts = await self._writer.decide(game, attempt, fresh=True)
        if facts:
            await self._games.refresh(game)
            self._recorded(game)
        return facts

    async def answer(
        self, game: LiveGame, decide: Decide, key: IdempotencyKey | None, encode: Encode
    ) -> Reply | None:
        """Appends what `decide` says, with the answer, and gives it; or gives that of the request
        of the same key that has done so. None if nothing has to happen."""

        async def attempt(basis: DecisionBasis) -> tuple[Reply, ...] | None:
            if (earlier := await self._writer.replied(key)) is not None:
                return (earlier,)
            facts = await decide(basis)
            if not facts:
                return ()
            at = basis.position.now()
            body = encode(basis, facts, at)
            kept = None if key is None else key.answered(body)
            match await self._append(basis, facts, at, kept):
                case Appended():
                    return (Reply(body=body),)
                case Duplicate() as known:
                    return (again(known, key),)
                case _:
                    return None

        (*found,) = await self._writer.decide(game, attempt, fresh=True)
        if not found:
            return None
        if not found[0].again:
            await self._games.refresh(game)
            self._recorded(game)
        return found[0]

    async def rewinding(
        self,
        basis: DecisionBasis,
        to: int,
        why: Literal["takeback", "agreed", "ruling"],
        seat: Seat | None = None,
    ) -> Rewound:
        """The fact by which a game goes back to a ply; a problem if it cannot.

        It names the field of a ruling that is to blame. Proposals were looked at before.
        """
        now = basis.position
        ruled = why == "ruling"
        if now.over:
            detail = Sentence("ended-no-rewind")
            raise refused(kinds.GAME_ENDED, detail, field="remedy" if ruled else None)
        if now.state is None:
            raise refused(kinds.GAME_NOT_STARTED)
        if to > now.ply or not in_force(line(now.seen.rewinds, now.ply), to):
            detail = Sentence("ply-not-in-force", {"to": to})
            raise refused(kinds.UNKNOWN_PLY, detail, field="remedy.to" if ruled else None)
        earlier = await self._past.at(basis, to)
        agenda = rewound(now.state, earlier.state)
        return Rewound(to=to, version=earlier.version, why=why, agenda=agenda, seat=seat)

    async def _append(
        self,
        basis: DecisionBasis,
        facts: Sequence[TableFact],
        at: datetime,
        response: StoredResponse | None = None,
    ) -> Outcome:
        """Appends the facts, if the game has not changed meanwhile."""
        entries = self._decoder.facts(facts, ply=basis.position.ply)
        return await self._writer.append(bound(basis, entries, at), response=response)
