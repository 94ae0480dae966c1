"""Questions about knowledge and lost knowledge."""

from collections.abc import Iterator

from games.ancient_knowledge import removing, timelines
from games.ancient_knowledge.box import CardId
from games.ancient_knowledge.commands import (
    ChooseAmount,
    ChooseMonument,
    Command,
    Done,
    GiveLost,
    Pass,
    Remove,
)
from games.ancient_knowledge.facts.monuments import (
    Amount,
    KnowledgeAdded,
    KnowledgeRemoved,
    LostKnowledgeMoved,
    LostKnowledgeRemoved,
)
from games.ancient_knowledge.opponents import opponents
from games.ancient_knowledge.ply import Ply
from games.ancient_knowledge.questions.base import LAPSE, Asked, Lapse
from games.ancient_knowledge.questions.granted import refuse_effect
from games.ancient_knowledge.refusals import Rule
from games.ancient_knowledge.state import Monument, State
from games.ancient_knowledge.steps import Burden, LostGift, LostRemoval, Removal
from games.kernel.seats import Seat


class KnowledgeRemoval(Asked[Removal]):
    """Which monuments lose how much (AK-EFF-07)."""

    takes = (Remove, Done, Pass)

    def options(self, state: State, seat: Seat, step: Removal) -> Iterator[Command]:
        """Targets with amounts; stopping or refusing where that is possible."""
        for one in _targets(state, seat, step):
            for amount in _amounts(step, one):
                yield Remove(one.card, amount)
        if step.up_to:
            yield Done()
        elif step.optional:
            yield Pass()

    def forbidden(self, state: State, seat: Seat, step: Removal, command: Command) -> Rule | None:
        """Only such targets and amounts; a mandatory removal cannot be left."""
        match command:
            case Done():
                return None if step.up_to else "AK-EFF-02"
            case Pass() if step.up_to:
                return "AK-TURN-08"
            case Pass():
                return None if step.optional else "AK-EFF-02"
            case _:
                return None if command in self.options(state, seat, step) else "AK-EFF-07"

    def automatic(self, state: State, seat: Seat, step: Removal) -> Command | Lapse | None:
        """One target is left, or everything that matches has to go."""
        targets = _targets(state, seat, step)
        if not targets or step.amount <= 0:
            return LAPSE
        if step.up_to or step.optional:
            return None
        first = targets[0]
        if _all_must_go(step, targets):
            return Remove(first.card, min(step.amount, first.knowledge))
        return None

    def answer(self, ply: Ply, seat: Seat, step: Removal, command: Command) -> None:
        """Remove; ask again while something is left to remove."""
        if isinstance(command, Pass) and step.source is not None:
            refuse_effect(ply, seat, step.source)
        if not isinstance(command, Remove):
            return
        amounts = (Amount(command.monument, command.amount),)
        ply.note(KnowledgeRemoved(seat=seat, amounts=amounts, source=step.source))
        left = step.amount - command.amount
        if step.spread == "free" and left > 0:
            ply.ask(seat, _again(step, amount=left))
        elif step.spread == "choose_k" and step.k > 1:
            ply.ask(seat, _again(step, k=step.k - 1, chosen=(*step.chosen, command.monument)))


def _targets(state: State, seat: Seat, step: Removal) -> tuple[Monument, ...]:
    return removing.targets(state.players[seat], step.target, step.source, step.chosen)


def _amounts(step: Removal, target: Monument) -> range:
    """The amounts that may be removed from one target at once."""
    most = min(step.amount, target.knowledge)
    free = step.spread == "free" or step.up_to
    return range(1 if free else most, most + 1)


def _all_must_go(step: Removal, targets: tuple[Monument, ...]) -> bool:
    if len(targets) == 1:
        return True
    if step.spread == "choose_k":
        return len(targets) <= step.k
    return step.spread == "free" and sum(one.knowledge for one in targets) <= step.amount


def _again(
    step: Removal,
    *,
    amount: int | None = None,
    k: int | None = None,
    chosen: tuple[CardId, ...] | None = None,
) -> Removal:
    """The same removal, with less to remove; it cannot be refused as a whole any more."""
    return Removal(
        source=step.source,
        amount=step.amount if amount is None else amount,
        up_to=step.up_to,
        spread=step.spread,
        target=step.target,
        k=step.k if k is None else k,
        chosen=step.chosen if chosen is None else chosen,
    )


class LostKnowledgeRemoval(Asked[LostRemoval]):
    """How much lost knowledge goes (E-18)."""

    takes = (ChooseAmount,)

    def options(self, state: State, seat: Seat, step: LostRemoval) -> Iterator[Command]:
        """0 up to what there is."""
        return map(ChooseAmount, range(min(step.amount, state.players[seat].lost) + 1))

    def forbidden(
        self, state: State, seat: Seat, step: LostRemoval, command: Command
    ) -> Rule | None:
        """Only such an amount."""
        return None if command in self.options(state, seat, step) else "AK-EFF-07"

    def automatic(self, state: State, seat: Seat, step: LostRemoval) -> Command | Lapse | None:
        """Without lost knowledge there is no choice."""
        return None if state.players[seat].lost else LAPSE

    def answer(self, ply: Ply, seat: Seat, step: LostRemoval, command: Command) -> None:
        """Remove it."""
        assert isinstance(command, ChooseAmount)
        if command.amount:
            ply.note(LostKnowledgeRemoved(seat=seat, amount=command.amount, source=step.source))


class BurdenChoice(Asked[Burden]):
    """Which monument of an opponent gets knowledge (AK-EFF-13)."""

    takes = (ChooseMonument,)

    def options(self, state: State, seat: Seat, step: Burden) -> Iterator[Command]:
        """The Timeline of the next opponent."""
        timeline = state.players[step.opponents[0]].timeline
        return (ChooseMonument(one.card) for one in timelines.monuments(timeline))

    def forbidden(self, state: State, seat: Seat, step: Burden, command: Command) -> Rule | None:
        """Only that."""
        return None if command in self.options(state, seat, step) else "AK-EFF-07"

    def automatic(self, state: State, seat: Seat, step: Burden) -> Command | Lapse | None:
        """A single monument."""
        options = tuple(self.options(state, seat, step))
        if not options:
            return LAPSE
        return options[0] if len(options) == 1 else None

    def answer(self, ply: Ply, seat: Seat, step: Burden, command: Command) -> None:
        """Add it, then the next opponent."""
        assert isinstance(command, ChooseMonument)
        ply.note(
            KnowledgeAdded(
                seat=step.opponents[0],
                monument=command.monument,
                amount=step.amount,
                source=step.source,
            )
        )
        self.lapse(ply, seat, step)

    def lapse(self, ply: Ply, seat: Seat, step: Burden) -> None:
        """Go on with the next opponent."""
        if step.opponents[1:]:
            rest = Burden(source=step.source, amount=step.amount, opponents=step.opponents[1:])
            ply.ask(seat, rest)


class LostGiving(Asked[LostGift]):
    """Which monument of which opponent gets how much lost knowledge (E-17)."""

    takes = (GiveLost, Done)

    def options(self, state: State, seat: Seat, step: LostGift) -> Iterator[Command]:
        """Every monument of an opponent, every amount; or nothing."""
        most = min(step.amount, state.players[seat].lost)
        for other in opponents(state, seat):
            for one in timelines.monuments(state.players[other].timeline):
                for amount in range(1, most + 1):
                    yield GiveLost(one.card, amount)
        yield Done()

    def forbidden(self, state: State, seat: Seat, step: LostGift, command: Command) -> Rule | None:
        """Only those."""
        return None if command in self.options(state, seat, step) else "AK-EFF-07"

    def automatic(self, state: State, seat: Seat, step: LostGift) -> Command | Lapse | None:
        """Nothing to give, or nobody to give it to."""
        anything = next(iter(self.options(state, seat, step)))
        return LAPSE if isinstance(anything, Done) else None

    def answer(self, ply: Ply, seat: Seat, step: LostGift, command: Command) -> None:
        """Give it."""
        if not isinstance(command, GiveLost):
            return
        owner = next(
            other
            for other in opponents(ply.state, seat)
            if timelines.place_of(ply.player(other).timeline, command.monument)
        )
        ply.note(
            LostKnowledgeMoved(
                seat=seat, to_seat=owner, monument=command.monument, amount=command.amount
            )
        )
