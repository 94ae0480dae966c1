"""Section 7.4: stages of wonders. An unfinished one cannot be given up (TTA-CIV-09)."""

from collections.abc import Iterable

from games.kernel.refusal import Illegal
from games.kernel.seats import Seat
from games.through_the_ages.box import WONDERS
from games.through_the_ages.commands import BuildWonderStages
from games.through_the_ages.effects.gains import ScoreCulture
from games.through_the_ages.effects.standing import WonderStagesPerAction
from games.through_the_ages.facts.civil import WonderCompleted, WonderStagesBuilt
from games.through_the_ages.rules.action import (
    ORDINARY,
    Terms,
    TurnAction,
    has_civil_action,
    no_civil_action,
    spend_civil,
)
from games.through_the_ages.rules.amounts import amount_of
from games.through_the_ages.rules.goods import Bill, bill, gain_culture, pay, ways_to_pay
from games.through_the_ages.rules.move import Move
from games.through_the_ages.rules.tokens import standing, tokens_follow
from games.through_the_ages.state import State
from games.through_the_ages.state.nation import Nation
from games.through_the_ages.state.post import shifted
from games.through_the_ages.state.stock import payment


class Stages(TurnAction[BuildWonderStages]):
    """The next stages of the wonder under construction (TTA-CIV-20)."""

    def options(
        self, state: State, seat: Seat, terms: Terms = ORDINARY
    ) -> Iterable[BuildWonderStages]:
        """As many stages as one action allows, with and without a trade route."""
        nation = state.nations[seat]
        if nation.site is None or not has_civil_action(state, seat, terms):
            return
        trades = ways_to_pay(state, seat)
        most = 1 if terms.inner else min(stages_per_action(nation), stages_left(nation))
        for stages in range(1, most + 1):
            for trade in trades:
                command = BuildWonderStages(stages=stages, use_trade_route=trade)
                due = _bill(state, seat, command, terms)
                if isinstance(due, Bill) and _no_tokens(nation, stages, due) is None:
                    yield command

    def forbidden(
        self, state: State, seat: Seat, command: BuildWonderStages, terms: Terms
    ) -> Illegal | None:
        """TTA-CIV-20, TTA-CIV-21, TTA-CIV-51."""
        refused = _not_so_many(state.nations[seat], command.stages, terms)
        if refused is None:
            refused = no_civil_action(state, seat, terms)
        if refused is not None:
            return refused
        due = _bill(state, seat, command, terms)
        if isinstance(due, Illegal):
            return due
        return _no_tokens(state.nations[seat], command.stages, due)

    def perform(self, move: Move, seat: Seat, command: BuildWonderStages, terms: Terms) -> None:
        """The stages are paid and built; the last one completes the wonder."""
        nation = move.state.nations[seat]
        due = _bill(move.state, seat, command, terms)
        assert isinstance(due, Bill)
        assert nation.site is not None
        last = command.stages == stages_left(nation)
        spend_civil(move, seat, terms)
        pay(move, seat, due)
        tokens = 0 if last else command.stages
        wonder = nation.site.card
        move.note(WonderStagesBuilt(seat=seat, wonder=wonder, stages=command.stages, tokens=tokens))
        if last:
            _complete(move, seat, returned=nation.site.stages)


def stages_left(nation: Nation) -> int:
    """Stages of the site that are not built."""
    assert nation.site is not None
    return len(WONDERS[nation.site.card].stages) - nation.site.stages


def stages_per_action(nation: Nation) -> int:
    """Stages that one action may build."""
    return max((one.max for one in nation.court.all(WonderStagesPerAction)), default=1)


def stage_cost(nation: Nation, stages: int) -> int:
    """Resources for the next stages, without discounts."""
    site = nation.site
    assert site is not None
    return sum(WONDERS[site.card].stages[site.stages : site.stages + stages])


def _not_so_many(nation: Nation, stages: int, terms: Terms) -> Illegal | None:
    if nation.site is None:
        return Illegal("TTA-CIV-20", "no-wonder")
    if terms.inner and stages != 1:
        return Illegal("TTA-CIV-51", "one-stage-only")
    most = stages_per_action(nation)
    if not 1 <= stages <= most:
        return Illegal("TTA-CIV-20", "too-many-stages", most=most, stages=stages)
    left = stages_left(nation)
    if stages > left:
        return Illegal("TTA-CIV-20", "fewer-stages-left", left=left, stages=stages)
    return None


def _bill(state: State, seat: Seat, command: BuildWonderStages, terms: Terms) -> Bill | Illegal:
    cost = max(0, stage_cost(state.nations[seat], command.stages) - terms.discount)
    return bill(state, seat, resources=cost, unit=False, trade=command.use_trade_route)


def _no_tokens(nation: Nation, stages: int, due: Bill) -> Illegal | None:
    """Whether blue tokens for the stages are missing after the payment (TTA-CIV-21)."""
    if stages == stages_left(nation):
        return None
    bank = nation.blue
    posts = nation.posts
    if due.food:
        shifts = payment(posts, bank, "food", due.food)
        posts, bank = shifted(posts, shifts), bank - sum(one.tokens for one in shifts)
    if due.resources:
        bank -= sum(one.tokens for one in payment(posts, bank, "resources", due.resources))
    if bank >= stages:
        return None
    return Illegal("TTA-CIV-21", "too-few-blue-tokens", needed=stages, bank=bank)


def _complete(move: Move, seat: Seat, returned: int) -> None:
    """The wonder is in play; its immediate effects follow (TTA-CIV-22)."""
    site = move.state.nations[seat].site
    assert site is not None
    was = standing(move.state, seat)
    move.note(WonderCompleted(seat=seat, wonder=site.card, tokens=returned))
    tokens_follow(move, seat, was)
    total = 0
    for effect in WONDERS[site.card].effects:
        if effect.t == "on_complete" and isinstance(effect, ScoreCulture):
            total += amount_of(move.state, seat, effect.amount, effect.per)
    gain_culture(move, seat, total, "wonder")
