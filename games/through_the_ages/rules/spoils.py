"""What the victor of an aggression or a war takes by choice (TTA-CRD-25, TTA-POL-37)."""

from collections.abc import Sequence

from games.kernel.seats import Seat
from games.through_the_ages.box import SPECIALS, Instance, kind_of
from games.through_the_ages.facts.civil import (
    TechnologyTaken,
)
from games.through_the_ages.facts.military import ColonyTaken
from games.through_the_ages.rules.choice import Choice, Option
from games.through_the_ages.rules.move import Move
from games.through_the_ages.rules.tokens import standing, tokens_follow
from games.through_the_ages.state import State
from games.through_the_ages.steps import (
    AnnexingColony,
    TakingScience,
    TakingTechnology,
)

STOP = "stop"


class AnnexationChoice(Choice[AnnexingColony]):
    """Which colony is taken (TTA-CRD-25)."""

    rule = "TTA-CRD-25"

    def offers(self, state: State, seat: Seat, step: AnnexingColony) -> Sequence[Option]:
        """Each colony of the victim."""
        return state.nations[step.victim].court.colonies

    def chosen(self, move: Move, seat: Seat, step: AnnexingColony, option: Option) -> None:
        """Only the permanent effect changes hands."""
        was = {one: standing(move.state, one) for one in (step.victim, seat)}
        move.note(ColonyTaken(winner=seat, loser=step.victim, card=str(option)))
        for one, before in was.items():
            tokens_follow(move, one, before, "colony")


def affordable(state: State, winner: Seat, loser: Seat, left: int) -> tuple[Instance, ...]:
    """Special technologies that the winner of a war may take (TTA-POL-37)."""
    nation = state.nations[winner]
    found: list[Instance] = []
    for one in state.nations[loser].court.specials:
        card = SPECIALS[one]
        present = nation.court.special_of(card.type)
        if (
            card.science_cost <= left
            and not nation.holds(kind_of(one))
            and (present is None or SPECIALS[present].level < card.level)
        ):
            found.append(one)
    return tuple(found)


class TechnologyChoice(Choice[TakingTechnology]):
    """Which special technology is taken (TTA-POL-37)."""

    rule = "TTA-POL-37"

    def offers(self, state: State, seat: Seat, step: TakingTechnology) -> Sequence[Option]:
        """Each affordable one, and an end."""
        return (*affordable(state, seat, step.victim, step.left), STOP)

    def chosen(self, move: Move, seat: Seat, step: TakingTechnology, option: Option) -> None:
        """The technology changes hands; more may follow."""
        left = step.left
        if option != STOP:
            card = str(option)
            left -= SPECIALS[card].science_cost
            was = {one: standing(move.state, one) for one in (step.victim, seat)}
            replaced = move.state.nations[seat].court.special_of(SPECIALS[card].type)
            move.note(TechnologyTaken(winner=seat, loser=step.victim, card=card, replaced=replaced))
            for one, before in was.items():
                tokens_follow(move, one, before)
        if option != STOP and affordable(move.state, seat, step.victim, left):
            move.open(seat, TakingTechnology(victim=step.victim, left=left))
        else:
            move.then(TakingScience(winner=seat, loser=step.victim, left=left))
