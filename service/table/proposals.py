"""Proposals to a table, and what happens once all agree."""

from collections.abc import Sequence
from datetime import timedelta
from typing import assert_never

from games.kernel.lifecycle import (
    Agreed,
    CallOff,
    GameVoided,
    Pause,
    Paused,
    Proposal,
    Resume,
    Resumed,
    TableFact,
    TableState,
    TakeBack,
    evolve_table,
)
from games.kernel.refusal import Illegal
from games.kernel.seats import Seat
from games.kernel.table import proposing
from service.play.game_cache import LiveGame
from service.problems import kinds
from service.problems.problem import ProblemError, refused
from service.table.recorder import TableRecorder
from service.table.rewind_limits import too_often
from service.table.takebacks import Takebacks


class Proposals:
    """Takes proposals and answers of seats."""

    def __init__(self, recorder: TableRecorder, takebacks: Takebacks) -> None:
        self._recorder = recorder
        self._takebacks = takebacks

    async def propose(self, game: LiveGame, seat: Seat, proposal: Proposal) -> None:
        """Proposes something; it happens at once if nobody has to be asked."""

        async def decide(game: LiveGame) -> Sequence[TableFact]:
            if isinstance(proposal, TakeBack):
                return await self._taking_back(game, seat, proposal)
            return await self._proposing(game, seat, proposal)

        await self._recorder.record(game, decide)

    async def agree(self, game: LiveGame, seat: Seat) -> None:
        """Agrees with what is proposed. Harmless when repeated."""

        async def decide(game: LiveGame) -> Sequence[TableFact]:
            now = game.position
            fact = proposing.agree(now.seen, seat, ply=now.ply)
            if isinstance(fact, Illegal):
                raise forbidden(fact)
            return () if fact is None else await self._agreed(game, fact)

        await self._recorder.record(game, decide)

    async def decline(self, game: LiveGame, seat: Seat) -> None:
        """Does not agree, or withdraws."""

        async def decide(game: LiveGame) -> Sequence[TableFact]:
            now = game.position
            fact = proposing.decline(now.seen, seat, ply=now.ply)
            if isinstance(fact, Illegal):
                raise forbidden(fact)
            return (fact,)

        await self._recorder.record(game, decide)

    async def _proposing(
        self, game: LiveGame, seat: Seat, proposal: Proposal
    ) -> Sequence[TableFact]:
        fact = proposing.propose(game.position.seen, seat, proposal, ply=game.position.ply)
        if isinstance(fact, Illegal):
            raise forbidden(fact)
        return () if fact is None else await self._agreed(game, fact)

    async def _taking_back(
        self, game: LiveGame, seat: Seat, wanted: TakeBack
    ) -> Sequence[TableFact]:
        """One's own choices go at once; for others all have to agree, and bots never do: they could
        be made to draw again and again."""
        table = game.position.seen
        illegal = proposing.take_back(table, seat, wanted.to, ply=game.position.ply)
        illegal = illegal or too_often(table.rewinds, wanted.to)
        if illegal is not None:
            raise forbidden(illegal)
        hindrance = await self._takebacks.hindrance(game, seat, wanted.to)
        if hindrance is None:
            fact = await self._recorder.rewinding(game, wanted.to, "takeback", seat)
            hindrance = await self._takebacks.in_time(game, fact)
            if hindrance is None:
                return (fact,)
        alone = _alone(game, seat)
        if table.terms.takebacks == "own" or alone:
            asked = (
                "There is nobody to ask."
                if alone
                else "At this table nobody is asked to agree to a takeback."
            )
            because = f"{hindrance.because} {asked}"
            raise forbidden(Illegal(rule=hindrance.rule, because=because))
        return await self._proposing(game, seat, wanted)

    async def _agreed(self, game: LiveGame, fact: TableFact) -> Sequence[TableFact]:
        """A fact, and what follows if everybody agrees now. Seats that are out of the game go
        along with whatever the others want."""
        table = evolve_table(game.position.seen, fact, ply=game.position.ply)
        facts: list[TableFact] = [fact]
        for seat in _going_along(game, table):
            facts.append(Agreed(seat=seat))
            table = evolve_table(table, facts[-1], ply=game.position.ply)
        if table.proposal is not None and proposing.unanimous(table):
            facts.append(await self._effect(game, table.proposal.proposal))
        return facts

    async def _effect(self, game: LiveGame, proposal: Proposal) -> TableFact:
        match proposal:
            case TakeBack(to=to):
                return await self._recorder.rewinding(game, to, "agreed")
            case Pause(hours=hours):
                until = game.position.now() + timedelta(hours=hours)
                return Paused(why="agreed", until=until.isoformat())
            case Resume():
                return Resumed(why="agreed")
            case CallOff():
                return GameVoided(why="abandoned")
            case _:
                assert_never(proposal)


def _going_along(game: LiveGame, table: TableState) -> Sequence[Seat]:
    """The persons whom the rules of the title have put out of the game, and who have not agreed."""
    state = game.position.state
    if table.proposal is None or state is None:
        return ()
    out = game.title.out(state) & set(table.persons)
    return sorted(out - table.proposal.agreed)


def _alone(game: LiveGame, seat: Seat) -> bool:
    """Whether the same person, or nobody, sits on the other seats: against bots, whoever has
    several seats could agree with himself."""
    table = game.position.seen
    others = set(table.persons) - {seat}
    holder = game.people.get(seat)
    if len(table.persons) < len(table.seats):
        others = {one for one in others if game.people.get(one) != holder}
    return not others


def forbidden(illegal: Illegal) -> ProblemError:
    """What the rules of the table forbid, as a problem."""
    return refused(
        kinds.NOT_AT_THIS_TABLE, illegal.because, rule=illegal.rule, because=illegal.because
    )
