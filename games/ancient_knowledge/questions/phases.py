"""Questions of the course of a turn: groups, Timeline phase, declines, the board to flip."""

from collections.abc import Iterator

from games.ancient_knowledge import boards, declining, resolving
from games.ancient_knowledge.box import CardId
from games.ancient_knowledge.commands import (
    Activate,
    ChooseEffect,
    Command,
    Decline,
    EndTimeline,
    FlipBoard,
)
from games.ancient_knowledge.components import EFFECTS
from games.ancient_knowledge.ply import Ply
from games.ancient_knowledge.questions.base import LAPSE, Asked, Lapse
from games.ancient_knowledge.refusals import Rule
from games.ancient_knowledge.state import State
from games.ancient_knowledge.steps import (
    BoardToFlip,
    DeclineOrder,
    Group,
    Resolve,
    TimelinePhase,
)
from games.ancient_knowledge.triggers import has_in_play
from games.kernel.seats import Seat


class EffectOrder(Asked[Group]):
    """Which pending effect next (AK-EFF-04); those whose source left play are lost."""

    takes = (ChooseEffect,)

    def options(self, state: State, seat: Seat, step: Group) -> Iterator[Command]:
        """Every member that is still in play (AK-EFF-15)."""
        player = state.players[seat]
        return (ChooseEffect(one) for one in step.members if has_in_play(player, one))

    def forbidden(self, state: State, seat: Seat, step: Group, command: Command) -> Rule | None:
        """Only members."""
        return None if command in self.options(state, seat, step) else "AK-EFF-04"

    def automatic(self, state: State, seat: Seat, step: Group) -> Command | Lapse | None:
        """A single member is resolved at once."""
        options = tuple(self.options(state, seat, step))
        if not options:
            return LAPSE
        return options[0] if len(options) == 1 else None

    def answer(self, ply: Ply, seat: Seat, step: Group, command: Command) -> None:
        """Resolve it completely, then the others."""
        assert isinstance(command, ChooseEffect)
        rest = tuple(one for one in step.members if one != command.source)
        if rest:
            ply.ask(seat, Group(members=rest))
        ply.work(seat, Resolve(source=command.source))


class Activation(Asked[TimelinePhase]):
    """Timeline cards, once each in any order (AK-TL)."""

    takes = (Activate, EndTimeline)

    def options(self, state: State, seat: Seat, step: TimelinePhase) -> Iterator[Command]:
        """Every remaining card whose cost, if any, can be paid; the end if nothing must be."""
        player = state.players[seat]
        for card in _left(state, seat, step):
            if resolving.payable(player, card, EFFECTS[card][0]):
                yield Activate(card)
        if not _must_go_on(state, seat, step):
            yield EndTimeline()

    def forbidden(
        self, state: State, seat: Seat, step: TimelinePhase, command: Command
    ) -> Rule | None:
        """Remaining cards only (AK-TL-03), payable ones (AK-EFF-03); no early end (AK-TL-04)."""
        if not isinstance(command, Activate):
            return "AK-TL-04" if _must_go_on(state, seat, step) else None
        if command.card not in _left(state, seat, step):
            return "AK-TL-03"
        effect = EFFECTS[command.card][0]
        payable = resolving.payable(state.players[seat], command.card, effect)
        return None if payable else "AK-EFF-03"

    def automatic(self, state: State, seat: Seat, step: TimelinePhase) -> Command | Lapse | None:
        """Nothing can be done any more, or publicly one command is left (AK-TL-04)."""
        left = _left(state, seat, step)
        if not any(resolving.can_do(state, seat, card, EFFECTS[card][0]) for card in left):
            return LAPSE
        player = state.players[seat]
        open_to_all = [
            card for card in left if resolving.publicly_payable(player, EFFECTS[card][0])
        ]
        if len(open_to_all) == 1 and _must_go_on(state, seat, step):
            return Activate(open_to_all[0])
        return None

    def answer(self, ply: Ply, seat: Seat, step: TimelinePhase, command: Command) -> None:
        """Use the card up."""
        if isinstance(command, Activate):
            rest = tuple(card for card in step.remaining if card != command.card)
            if rest:
                ply.ask(seat, TimelinePhase(remaining=rest))
            ply.work(seat, Resolve(source=command.card))


class DeclineChoice(Asked[DeclineOrder]):
    """Which of two monuments on space 1 declines first (AK-DEC-02)."""

    takes = (Decline,)

    def options(self, state: State, seat: Seat, step: DeclineOrder) -> Iterator[Command]:
        """Those on space 1."""
        return (Decline(one.card) for one in state.players[seat].timeline[0])

    def forbidden(
        self, state: State, seat: Seat, step: DeclineOrder, command: Command
    ) -> Rule | None:
        """Only those."""
        return None if command in self.options(state, seat, step) else "AK-DEC-02"

    def automatic(self, state: State, seat: Seat, step: DeclineOrder) -> Command | Lapse | None:
        """A single monument needs no order."""
        space = state.players[seat].timeline[0]
        if not space:
            return LAPSE
        return Decline(space[0].card) if len(space) == 1 else None

    def answer(self, ply: Ply, seat: Seat, step: DeclineOrder, command: Command) -> None:
        """Begin its decline."""
        assert isinstance(command, Decline)
        declining.begin(ply, seat, command.monument)


class BoardChoice(Asked[BoardToFlip]):
    """Which level I board is flipped (AK-MID-02)."""

    takes = (FlipBoard,)

    def options(self, state: State, seat: Seat, step: BoardToFlip) -> Iterator[Command]:
        """The level I boards in play."""
        return map(FlipBoard, boards.flippable(state))

    def forbidden(
        self, state: State, seat: Seat, step: BoardToFlip, command: Command
    ) -> Rule | None:
        """Only those."""
        return None if command in self.options(state, seat, step) else "AK-MID-02"

    def automatic(self, state: State, seat: Seat, step: BoardToFlip) -> Command | Lapse | None:
        """The only one left, or none (AK-MID-03)."""
        options = boards.flippable(state)
        if not options:
            return LAPSE
        return FlipBoard(options[0]) if len(options) == 1 else None

    def answer(self, ply: Ply, seat: Seat, step: BoardToFlip, command: Command) -> None:
        """Flip it."""
        assert isinstance(command, FlipBoard)
        boards.flip(ply, seat, command.board)


def _left(state: State, seat: Seat, step: TimelinePhase) -> tuple[CardId, ...]:
    """The remaining cards that are still in play (AK-TL-02)."""
    player = state.players[seat]
    return tuple(card for card in step.remaining if has_in_play(player, card))


def _must_go_on(state: State, seat: Seat, step: TimelinePhase) -> bool:
    """Whether a mandatory effect that can do something is left (AK-TL-04)."""
    return any(
        not resolving.refusable(EFFECTS[card][0])
        and resolving.can_do(state, seat, card, EFFECTS[card][0])
        for card in _left(state, seat, step)
    )
