"""A strategy that looks one command ahead, in a world that it imagines.

Each legal command is tried in the imagined state; the position that it leads to is appraised,
together with what is still to be decided in it.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import fsum

from games.ancient_knowledge import steps
from games.ancient_knowledge.bots.appraisal import appeal, appraise, coming
from games.ancient_knowledge.bots.taste import Taste
from games.ancient_knowledge.box import BUILDERS
from games.ancient_knowledge.commands import AcceptExchange, Command, RefuseExchange
from games.ancient_knowledge.rules import RULES
from games.ancient_knowledge.rules.create import entry_knowledge
from games.ancient_knowledge.rules.seating import partner_of
from games.ancient_knowledge.state import State
from games.ancient_knowledge.state.player import Player
from games.ancient_knowledge.state.timeline import Monument, knowledge
from games.kernel.bots import Bot
from games.kernel.chance import Chance
from games.kernel.lookahead import LookAhead
from games.kernel.seats import Seat

ENVY = 0.3
"""How much an opponent's position counts against the own one."""

REMEMBERED = 512
"""Positions of players whose worth is remembered."""

PENDING: dict[type[steps.Step], float] = {
    steps.Creating: 1.0,
    steps.Learning: 1.0,
    steps.ConsideringArchive: 0.3,
    steps.KeepingLookedAt: 1.1,
    steps.CreatingLookedAt: 1.5,
    steps.LearningLookedAt: 2.0,
    steps.ChoosingHand: 1.0,
    steps.Stealing: 1.0,
    steps.Burdening: 0.8,
    steps.Resolving: 0.6,
}
"""What a step that is still to be decided is worth, roughly."""


class Planner:
    """Plays the command that leads to the position of most worth; ties are drawn."""

    def __init__(self, taste: Taste) -> None:
        self._taste = taste
        self._of = lru_cache(REMEMBERED)(self._appraised)
        self.ahead = LookAhead(
            decide=RULES.decide,
            carry_out=RULES.carry_out,
            legal=RULES.legal,
            appraise=self._worth,
        )

    def bot(self) -> Bot[State, Command]:
        """The strategy as a player."""
        return Bot(self.ahead.choose, self._consider)

    def _consider(
        self, state: State, seat: Seat, commands: Sequence[Command], chance: Chance
    ) -> Command | None:
        """What the partner has offered is answered; no offer is made (AK-TEAM-05)."""
        answers = [one for one in commands if isinstance(one, AcceptExchange | RefuseExchange)]
        return self.ahead.choose(state, seat, answers, chance) if answers else None

    def _appraised(self, player: Player) -> float:
        return appraise(player, self._taste)

    def _worth(self, state: State, seat: Seat) -> float:
        """The own position and what is pending in it, against those of the opponents."""
        total = self._of(state.players[seat]) + self._pending(state, seat)
        for other, player in enumerate(state.players):
            if other != seat:
                mates = state.options.team_variant and other == partner_of(seat)
                total += self._of(player) if mates else -ENVY * self._of(player)
        return total

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
            elif isinstance(frame.step, steps.DiscardingForced) and frame.step.by == seat:
                total += ENVY * 0.5
        return total

    def _step(self, player: Player, step: steps.Step) -> float:
        match step:
            case steps.Paying(left=left) | steps.PayingCost(left=left):
                return -fsum(self._cheapest(player)[:left])
            case steps.RemovingKnowledge(amount=amount):
                return 0.6 * min(amount, knowledge(player.timeline))
            case steps.Archiving(count=count):
                return self._archive(player, count)
            case steps.OrderingEffects(members=members):
                return 0.6 * len(members)
            case steps.Discarding(left=left, up_to=up_to):
                return 0.0 if up_to else -fsum(self._cheapest(player)[:left])
            case _:
                return PENDING.get(type(step), 0.0)

    def _archive(self, player: Player, count: int) -> float:
        """Knowledge for the cards discarded, and for those that would still be worth it."""
        more = knowledge(player.timeline) - count
        gains = (0.6 - cost for cost in self._cheapest(player)[: max(0, more)])
        return 0.6 * count + fsum(gain for gain in gains if gain > 0)

    def _cheapest(self, player: Player) -> list[float]:
        return sorted(appeal(player, BUILDERS[card], self._taste) for card in player.hand)
