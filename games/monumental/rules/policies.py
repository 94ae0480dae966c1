"""Developing cultural policies (MO-ACT-POL)."""

from collections.abc import Iterator

from games.kernel.decision import Work
from games.kernel.refusal import Illegal
from games.kernel.seats import Seat
from games.monumental.box import EFFECTS, NATIONS, POLICIES
from games.monumental.commands import DevelopPolicy
from games.monumental.facts.cards import PolicyDeveloped
from games.monumental.rules.action import TurnAction
from games.monumental.rules.move import Move
from games.monumental.rules.paying import charge, unpayable
from games.monumental.state import State
from games.monumental.state.readings import PAYS
from games.monumental.steps import DevelopingPolicy, Program, Script


class Develop(TurnAction[DevelopPolicy]):
    """The n-th policy costs n culture (MO-ACT-POL-01)."""

    takes = DevelopPolicy
    kind = "policy"

    def options(self, state: State, seat: Seat) -> Iterator[DevelopPolicy]:
        """The own policies that are not active, if one can be paid."""
        player = state.players[seat]
        if player.goods.culture > len(player.policies):
            for policy in NATIONS[player.civilisation].cultural_policies:
                if policy.id not in player.policies:
                    yield DevelopPolicy(policy=policy.id)

    def forbidden(self, state: State, seat: Seat, command: DevelopPolicy) -> Illegal | None:
        """Not own, active already, or too little culture."""
        player = state.players[seat]
        own = {policy.id for policy in NATIONS[player.civilisation].cultural_policies}
        if command.policy not in POLICIES:
            return Illegal("MO-ACT-POL-01", "unknown-name", name=command.policy)
        if command.policy not in own:
            nation = player.civilisation
            return Illegal(
                "MO-ACT-POL-01", "policy-of-others", policy=command.policy, civilisation=nation
            )
        if command.policy in player.policies:
            return Illegal("MO-ACT-POL-01", "policy-active", policy=command.policy)
        return unpayable(player, len(player.policies) + 1, PAYS["culture"])

    def declare(self, move: Move, seat: Seat, command: DevelopPolicy) -> None:
        amount = len(move.player(seat).policies) + 1
        then = DevelopingPolicy(player=seat, policy=command.policy)
        charge(move, seat, amount, PAYS["culture"], "policy", then)


class Developing(Work[DevelopingPolicy, Move]):
    """The policy is paid."""

    def run(self, move: Move, step: DevelopingPolicy) -> None:
        """It becomes active; then the one-off effects of all active policies fire, oldest first
        (MO-ACT-POL-02)."""
        seat = step.player
        nth = len(move.player(seat).policies) + 1
        move.note(PolicyDeveloped(seat=seat, policy=step.policy, nth=nth))
        for policy in reversed(move.player(seat).policies):
            for at in reversed(range(len(EFFECTS[policy]))):
                if EFFECTS[policy][at].when == "on_develop":
                    move.work(Script(seat=seat, source=Program(policy, at)))
