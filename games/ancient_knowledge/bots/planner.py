"""A strategy that looks one command ahead, in a world that it imagines.

Each legal command is tried in the imagined state; the position that it leads to is appraised,
together with what is still to be decided in it.
"""

from collections.abc import Sequence

from games.ancient_knowledge.bots.appraisal import appeal, appraise, coming, relief
from games.ancient_knowledge.bots.taste import Taste
from games.ancient_knowledge.commands import AcceptExchange, Command, RefuseExchange
from games.ancient_knowledge.components import BUILDERS
from games.ancient_knowledge.creating import entry_knowledge
from games.ancient_knowledge.deciding import decide
from games.ancient_knowledge.opponents import partner_of
from games.ancient_knowledge.state import Monument, Player, State
from games.ancient_knowledge.steps import (
    ArchiveCards,
    Burden,
    Cost,
    ForcedDiscard,
    GrantedArchive,
    GrantedCreate,
    GrantedLearn,
    Group,
    HandDiscard,
    LookCreate,
    LookTake,
    Pay,
    PeekLearn,
    Removal,
    Resolve,
    StealCard,
    StealFrom,
    Step,
)
from games.kernel.chance import Chance, pick
from games.kernel.refusal import Illegal
from games.kernel.seats import Seat

ENVY = 0.3
"""How much an opponent's position counts against the own one."""

PENDING: dict[type[Step], float] = {
    GrantedCreate: 1.0,
    GrantedLearn: 1.0,
    GrantedArchive: 0.3,
    LookTake: 1.1,
    LookCreate: 1.5,
    PeekLearn: 2.0,
    StealFrom: 1.0,
    StealCard: 1.0,
    Burden: 0.8,
    Resolve: 0.6,
}
"""What a step that is still to be decided is worth, roughly."""


class Planner:
    """Plays the command that leads to the position of most worth; ties are drawn."""

    def __init__(self, taste: Taste) -> None:
        self._taste = taste

    def choose(
        self, state: State, seat: Seat, commands: Sequence[Command], chance: Chance
    ) -> Command:
        """The best of `commands` by one look ahead."""
        if len(commands) == 1:
            return commands[0]
        known: dict[Player, float] = {}
        worths = [self._worth(state, seat, one, chance, known) for one in commands]
        best = max(worths)
        fair = [one for one, worth in zip(commands, worths, strict=True) if worth > best - 1e-9]
        return pick(chance, fair, "equally good commands")

    def consider(
        self, state: State, seat: Seat, commands: Sequence[Command], chance: Chance
    ) -> Command | None:
        """What the partner has offered is answered; no offer is made (AK-TEAM-05)."""
        answers = [one for one in commands if isinstance(one, AcceptExchange | RefuseExchange)]
        return self.choose(state, seat, answers, chance) if answers else None

    def _worth(
        self,
        state: State,
        seat: Seat,
        command: Command,
        chance: Chance,
        known: dict[Player, float],
    ) -> float:
        accepted = decide(state, seat, command, chance)
        if isinstance(accepted, Illegal):
            return float("-inf")
        after = accepted.state
        total = self._of(after.players[seat], known) + self._pending(after, seat)
        for other, player in enumerate(after.players):
            if other == seat or player is state.players[other]:
                continue
            change = self._of(player, known) - self._of(state.players[other], known)
            mates = state.options.team_variant and other == partner_of(seat)
            total += change if mates else -ENVY * change
        return total

    def _of(self, player: Player, known: dict[Player, float]) -> float:
        worth = known.get(player)
        if worth is None:
            worth = known[player] = appraise(player, self._taste)
        return worth

    def _pending(self, state: State, seat: Seat) -> float:
        """What the steps of the own lane, and a card being paid for, will bring."""
        player = state.players[seat]
        total = 0.0
        creation = player.aside.creation
        if creation is not None:
            card = BUILDERS[creation.card]
            if creation.space is None:
                total += self._taste.artifact
            else:
                entry = Monument(card.id, entry_knowledge(player, card))
                total += coming(player, entry, creation.space, self._taste)
        for frame in state.agenda.frames:
            if frame.lane == seat:
                total += self._step(player, frame.step)
            elif isinstance(frame.step, ForcedDiscard) and frame.step.by == seat:
                total += ENVY * 0.5 * frame.step.left
        return total

    def _step(self, player: Player, step: Step) -> float:
        match step:
            case Pay(left=left) | Cost(left=left):
                return -sum(self._cheapest(player)[:left])
            case Removal(amount=amount):
                return 0.6 * min(amount, relief(player))
            case ArchiveCards(count=count):
                return self._archive(player, count)
            case Group(members=members):
                return 0.6 * len(members)
            case HandDiscard(left=left, up_to=up_to):
                return 0.0 if up_to else -sum(self._cheapest(player)[:left])
            case _:
                return PENDING.get(type(step), 0.0)

    def _archive(self, player: Player, count: int) -> float:
        """Knowledge for the cards discarded, and for those that would still be worth it."""
        more = relief(player) - count
        gains = (0.6 - cost for cost in self._cheapest(player)[: max(0, more)])
        return 0.6 * count + sum(gain for gain in gains if gain > 0)

    def _cheapest(self, player: Player) -> list[float]:
        return sorted(appeal(player, BUILDERS[card], self._taste) for card in player.hand)
