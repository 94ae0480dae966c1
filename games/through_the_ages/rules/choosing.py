"""Choices that effects of cards leave to a seat (decisions.md, section 6.3)."""

from collections.abc import Iterable, Sequence

from games.kernel.decision import Decision
from games.kernel.refusal import Illegal
from games.kernel.seats import Seat
from games.through_the_ages.box import SPECIALS, WONDERS, CardId, Instance, kind_of
from games.through_the_ages.commands import Command, StopTaking, TakeCard
from games.through_the_ages.effects.terms import Type
from games.through_the_ages.facts.civil import (
    BuildingsDestroyed,
    TechnologyTaken,
    WonderFlipped,
    WorkerPlaced,
)
from games.through_the_ages.facts.military import ColonyLost, ColonyTaken
from games.through_the_ages.rules.choices import Choosing, Option
from games.through_the_ages.rules.forces import uncommitted
from games.through_the_ages.rules.goods import (
    gain_food,
    gain_resources,
    lose_food,
    lose_resources,
)
from games.through_the_ages.rules.move import Move
from games.through_the_ages.rules.taking import SLOTS, not_taken, take, take_price
from games.through_the_ages.rules.tokens import standing, tokens_follow
from games.through_the_ages.rules.turn import open_turn
from games.through_the_ages.state import State
from games.through_the_ages.steps import (
    AnnexingColony,
    BuildingFree,
    ChoosingGood,
    CountingBuildings,
    FlippingWonder,
    LosingColony,
    PickingBuilding,
    SplittingGain,
    SplittingLoot,
    SplittingLoss,
    TakingCards,
    TakingScience,
    TakingTechnology,
)

STOP = "stop"


def destructible(state: State, victim: Seat, types: Sequence[Type]) -> tuple[CardId, ...]:
    """Cards of these types with a building."""
    return tuple(
        post.kind
        for post in state.nations[victim].posts
        if post.technology.type in types and uncommitted(state, victim, post.kind) > 0
    )


class PickBuilding(Choosing[PickingBuilding]):
    """Which building goes (TTA-CRD-22, TTA-EVT-14)."""

    rule = "TTA-CRD-22"

    def offers(self, state: State, seat: Seat, step: PickingBuilding) -> Sequence[Option]:
        """Each card with a building."""
        return destructible(state, step.victim, step.types)

    def chosen(self, move: Move, seat: Seat, step: PickingBuilding, option: Option) -> None:
        """One goes, or the number is asked."""
        card = str(option)
        if step.up_to == 1:
            move.note(BuildingsDestroyed(seat=step.victim, card=card, number=1))
        else:
            move.open(seat, CountingBuildings(victim=step.victim, card=card, up_to=step.up_to))


class CountBuildings(Choosing[CountingBuildings]):
    """How many buildings of the card go (TTA-CRD-22)."""

    rule = "TTA-CRD-22"

    def offers(self, state: State, seat: Seat, step: CountingBuildings) -> Sequence[Option]:
        """At least one, as far as there are any."""
        there = uncommitted(state, step.victim, step.card)
        return range(1, min(step.up_to, there) + 1)

    def chosen(self, move: Move, seat: Seat, step: CountingBuildings, option: Option) -> None:
        """The buildings go."""
        move.note(BuildingsDestroyed(seat=step.victim, card=step.card, number=int(option)))


class SplitGain(Choosing[SplittingGain]):
    """How much of a gain is food (TTA-CRD-32)."""

    rule = "TTA-CRD-32"

    def offers(self, state: State, seat: Seat, step: SplittingGain) -> Sequence[Option]:
        """Any part."""
        return range(step.total + 1)

    def chosen(self, move: Move, seat: Seat, step: SplittingGain, option: Option) -> None:
        """The rest is resources."""
        gain_food(move, seat, int(option))
        gain_resources(move, seat, step.total - int(option))


def split(state: State, seat: Seat, total: int) -> range:
    """Amounts of food that a loss of food and resources may have (decisions.md, 6.3)."""
    nation = state.nations[seat]
    return range(max(0, total - nation.resources), min(total, nation.food) + 1)


class SplitLoss(Choosing[SplittingLoss]):
    """How much of a loss is food (TTA-CRD-32)."""

    rule = "TTA-CRD-32"

    def offers(self, state: State, seat: Seat, step: SplittingLoss) -> Sequence[Option]:
        """What the stock allows."""
        return split(state, seat, step.total)

    def chosen(self, move: Move, seat: Seat, step: SplittingLoss, option: Option) -> None:
        """The rest is resources."""
        lose_food(move, seat, int(option))
        lose_resources(move, seat, step.total - int(option))


class SplitLoot(Choosing[SplittingLoot]):
    """How much of the loot is food (TTA-CRD-23)."""

    rule = "TTA-CRD-23"

    def offers(self, state: State, seat: Seat, step: SplittingLoot) -> Sequence[Option]:
        """What the victim's stock allows."""
        return split(state, step.victim, step.total)

    def chosen(self, move: Move, seat: Seat, step: SplittingLoot, option: Option) -> None:
        """The victim loses it, the taker gains it."""
        food, resources = int(option), step.total - int(option)
        lose_food(move, step.victim, food)
        lose_resources(move, step.victim, resources)
        gain_food(move, seat, food)
        gain_resources(move, seat, resources)


class ChooseGood(Choosing[ChoosingGood]):
    """Food or resources (TTA-CRD-32)."""

    rule = "TTA-CRD-32"

    def offers(self, state: State, seat: Seat, step: ChoosingGood) -> Sequence[Option]:
        """Both."""
        return ("food", "resources")

    def chosen(self, move: Move, seat: Seat, step: ChoosingGood, option: Option) -> None:
        """The good is gained."""
        if option == "food":
            gain_food(move, seat, step.food)
        else:
            gain_resources(move, seat, step.resources)


class BuildFree(Choosing[BuildingFree]):
    """Whether a worker moves to a card for nothing (TTA-EVT-07)."""

    rule = "TTA-EVT-07"

    def offers(self, state: State, seat: Seat, step: BuildingFree) -> Sequence[Option]:
        """Yes and no."""
        return ("no", "yes")

    def chosen(self, move: Move, seat: Seat, step: BuildingFree, option: Option) -> None:
        """The worker moves."""
        if option == "yes":
            move.note(WorkerPlaced(seat=seat, card=step.card))


def flippable(state: State, seat: Seat, step: FlippingWonder) -> tuple[Instance, ...]:
    """Completed wonders of the ages that still lie face up (TTA-EVT-11)."""
    return tuple(
        one.card
        for one in state.nations[seat].court.wonders
        if one.culture is None and WONDERS[one.card].level in step.levels
    )


class FlipsWonder(Choosing[FlippingWonder]):
    """Which wonder turns face down (TTA-EVT-11)."""

    rule = "TTA-EVT-11"

    def offers(self, state: State, seat: Seat, step: FlippingWonder) -> Sequence[Option]:
        """Each eligible wonder."""
        return flippable(state, seat, step)

    def chosen(self, move: Move, seat: Seat, step: FlippingWonder, option: Option) -> None:
        """Its effects end."""
        was = standing(move.state, seat)
        move.note(WonderFlipped(seat=seat, wonder=str(option), culture=step.culture))
        tokens_follow(move, seat, was)


class LoseColonies(Choosing[LosingColony]):
    """Which colony is lost (TTA-COL-06)."""

    rule = "TTA-COL-06"

    def offers(self, state: State, seat: Seat, step: LosingColony) -> Sequence[Option]:
        """Each colony."""
        return state.nations[seat].court.colonies

    def chosen(self, move: Move, seat: Seat, step: LosingColony, option: Option) -> None:
        """Its permanent effect ends."""
        was = standing(move.state, seat)
        move.note(ColonyLost(seat=seat, card=str(option)))
        tokens_follow(move, seat, was, "colony")


class AnnexColony(Choosing[AnnexingColony]):
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


class TakeTechnology(Choosing[TakingTechnology]):
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


class TakeCards(Decision[State, TakingCards, Command, Move]):
    """Cards of the row for the budget of an event (TTA-EVT-09)."""

    takes = (TakeCard, StopTaking)
    public = True

    def options(self, state: State, seat: Seat, step: TakingCards) -> Iterable[Command]:
        """Every card that the budget pays, and an end."""
        for slot in SLOTS:
            if not_taken(state, seat, slot, step.budget) is None:
                yield TakeCard(slot=slot)
        yield StopTaking()

    def forbidden(
        self, state: State, seat: Seat, step: TakingCards, command: Command
    ) -> Illegal | None:
        """The limits of section 7.1."""
        if isinstance(command, TakeCard):
            return not_taken(state, seat, command.slot, step.budget)
        return None

    def answer(self, move: Move, seat: Seat, step: TakingCards, command: Command) -> None:
        """The card is taken; the budget is smaller."""
        open_turn(move, seat)
        if isinstance(command, TakeCard):
            card = move.state.row[command.slot - 1]
            assert card is not None
            price = take_price(move.state.nations[seat], command.slot, card)
            take(move, seat, command.slot, agreed=True)
            move.open(seat, TakingCards(budget=step.budget - price))
