"""Section 8.3: forces, put together unit by unit and card by card."""

from collections.abc import Iterable
from typing import Any, Literal

from games.kernel.decision import Decision
from games.kernel.refusal import Illegal
from games.kernel.seats import Seat
from games.through_the_ages.box import BONUSES, UNITS, CardId, Instance
from games.through_the_ages.commands import Command, Commit, ConfirmForce, Resign
from games.through_the_ages.effects.standing import ColonizationCardBonus, DefenseCardMultiplier
from games.through_the_ages.facts.military import Committed, ForceConfirmed, force_of
from games.through_the_ages.rules.copies import first_copies, not_lowest
from games.through_the_ages.rules.move import Move
from games.through_the_ages.rules.resignation import not_resigned, resign
from games.through_the_ages.rules.turn import open_turn
from games.through_the_ages.state import State, strength
from games.through_the_ages.state.armies import value
from games.through_the_ages.state.contest import Colonizing, Fight, Force
from games.through_the_ages.state.nation import Nation
from games.through_the_ages.steps import Attacking, Defending, Sending

Forcing = Attacking | Defending | Sending


def set_value(nation: Nation, force: Force) -> int:
    """The value of the units of a force (TTA-STR-08)."""
    return value(nation.tactic, force.counted, nation.unit_extra)


def defense_value(nation: Nation, cards: Iterable[Instance]) -> int:
    """What Defense cards add (TTA-POL-22, TTA-CRD-11)."""
    factor = 1
    for effect in nation.court.all(DefenseCardMultiplier):
        factor *= effect.factor
    return sum(BONUSES[card].defense for card in cards) * factor


def colonization_value(nation: Nation, cards: Iterable[Instance]) -> int:
    """What cards add to a colonization force (TTA-COL-04)."""
    each = sum(one.amount for one in nation.court.all(ColonizationCardBonus))
    return sum(BONUSES[card].colonization + each for card in cards)


def colonization_force(state: State, seat: Seat, force: Force) -> int:
    """The value of a force sent for a territory; ratings and limits do not matter (TTA-COL-04,
    TTA-COL-08)."""
    nation = state.nations[seat]
    return set_value(nation, force) + nation.colonization + colonization_value(nation, force.cards)


def fight_total(state: State, force: Force) -> int:
    """The total of one side without pacts (TTA-POL-21, TTA-POL-22)."""
    nation = state.nations[force.seat]
    total = strength(state, force.seat) + set_value(nation, force)
    return total + defense_value(nation, force.cards)


def uncommitted(state: State, seat: Seat, card: CardId) -> int:
    """Workers of a card that no force holds (TTA-POL-26)."""
    post = state.nations[seat].post(card)
    if post is None:
        return 0
    contest = state.contest
    if isinstance(contest, Fight) and seat in (contest.attacker, contest.target):
        return post.workers - contest.force(seat).number(card)
    if isinstance(contest, Colonizing) and seat == contest.sent.seat:
        return post.workers - contest.sent.number(card)
    return post.workers


class ForceChoice(Decision[State, Any, Command, Move]):
    """The force of one side; every commitment looks like any other (TTA-INF-06)."""

    takes = (ConfirmForce, Resign)
    interjects = (Commit,)

    def __init__(
        self, step: type[Forcing], purpose: Literal["attack", "defense", "colony"]
    ) -> None:
        self.step = step
        self.purpose = purpose

    def options(self, state: State, seat: Seat, step: Forcing) -> Iterable[Command]:
        """Units and cards that can be added, and the confirmation."""
        for card in self._candidates(state, seat):
            command = Commit(card=card)
            if self.forbidden(state, seat, step, command) is None:
                yield command
        if self.forbidden(state, seat, step, ConfirmForce()) is None:
            yield ConfirmForce()
        if self.forbidden(state, seat, step, Resign()) is None:
            yield Resign()

    def _candidates(self, state: State, seat: Seat) -> Iterable[str]:
        nation = state.nations[seat]
        yield from nation.units
        if self._takes_cards(state):
            yield from first_copies(_spare_cards(state, seat))

    def _takes_cards(self, state: State) -> bool:
        """Bonus cards defend against aggressions and join colonists (TTA-POL-32)."""
        contest = state.contest
        if isinstance(contest, Fight):
            return self.purpose == "defense" and not contest.war
        return True

    def forbidden(
        self, state: State, seat: Seat, step: Forcing, command: Command
    ) -> Illegal | None:
        """TTA-POL-21, TTA-POL-22, TTA-POL-27, TTA-POL-32, TTA-COL-04, TTA-COL-07, TTA-FIN-06."""
        if isinstance(command, Resign):
            return self._not_resigned(state, seat)
        if isinstance(command, ConfirmForce):
            return self._not_confirmed(state, seat)
        assert isinstance(command, Commit)
        if command.card in BONUSES:
            return self._no_card(state, seat, command.card)
        return self._no_unit(state, seat, command.card)

    def _not_resigned(self, state: State, seat: Seat) -> Illegal | None:
        if self.purpose != "attack":
            return Illegal("TTA-TRN-04", "resign-first-thing")
        return not_resigned(state, seat)

    def _not_confirmed(self, state: State, seat: Seat) -> Illegal | None:
        contest = state.contest
        if not isinstance(contest, Colonizing):
            return None
        if not contest.sent.units:
            return Illegal("TTA-COL-04", "colony-needs-a-unit")
        total = colonization_force(state, seat, contest.sent)
        if total < contest.bid:
            return Illegal("TTA-COL-04", "force-below-bid", total=total, bid=contest.bid)
        return None

    def _no_unit(self, state: State, seat: Seat, card: str) -> Illegal | None:
        contest = state.contest
        rule = "TTA-POL-21" if isinstance(contest, Fight) else "TTA-COL-04"
        post = state.nations[seat].post(card)
        if post is None or post.technology.type not in UNITS:
            return Illegal(rule, "no-such-units", card=card)
        if isinstance(contest, Fight) and state.full and state.ending:
            return Illegal("TTA-FIN-06", "no-sacrifices-in-last-round")
        if not uncommitted(state, seat, card):
            return Illegal(rule, "units-all-committed", card=card)
        return None

    def _no_card(self, state: State, seat: Seat, card: Instance) -> Illegal | None:
        if not self._takes_cards(state):
            contest = state.contest
            war = isinstance(contest, Fight) and contest.war
            rule = "TTA-POL-32" if war else "TTA-POL-21"
            return Illegal(rule, "no-bonus-cards-here")
        spare = _spare_cards(state, seat)
        rule = "TTA-POL-22" if self.purpose == "defense" else "TTA-COL-04"
        if card not in spare:
            return Illegal(rule, "card-not-spare", card=card)
        return not_lowest(card, spare, rule)

    def automatic(self, state: State, seat: Seat, step: Forcing) -> Command | None:
        """The only command, where public facts show that there is no other."""
        contest = state.contest
        open_hand = isinstance(contest, Fight) and (contest.war or self.purpose == "attack")
        if not open_hand and state.nations[seat].military:
            return None
        options = list(self.options(state, seat, step))
        return options[0] if len(options) == 1 else None

    def answer(self, move: Move, seat: Seat, step: Forcing, command: Command) -> None:
        """The force grows, or is complete."""
        if isinstance(command, Resign):
            resign(move, seat)
            return
        if not move.automatic:
            open_turn(move, seat)
        if isinstance(command, Commit):
            move.note(Committed(seat=seat, card=command.card))
            if move.automatic:
                move.open(seat, step)
            return
        force = force_of(move.state, seat)
        if self.purpose == "colony":
            total = colonization_force(move.state, seat, force)
        else:
            total = fight_total(move.state, force)
        move.note(
            ForceConfirmed(
                seat=seat,
                purpose=self.purpose,
                units=tuple(sorted(force.units)),
                cards=tuple(sorted(force.cards)),
                total=total,
                auto=move.automatic,
            )
        )


ATTACK = ForceChoice(Attacking, "attack")
DEFENSE = ForceChoice(Defending, "defense")
COLONY = ForceChoice(Sending, "colony")


def _spare_cards(state: State, seat: Seat) -> tuple[Instance, ...]:
    """Bonus cards in hand that are not in the force."""
    used = force_of(state, seat).cards
    return tuple(
        card for card in state.nations[seat].military if card in BONUSES and card not in used
    )
