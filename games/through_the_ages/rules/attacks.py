"""Sections 9.2 and 9.3: aggressions and wars."""

from collections.abc import Iterable

from games.kernel.decision import Work
from games.kernel.refusal import Illegal
from games.kernel.seats import Seat
from games.through_the_ages import steps
from games.through_the_ages.box import AGGRESSIONS, URBAN, WARS, Instance, Possession
from games.through_the_ages.commands import DeclareWar, PlayAggression
from games.through_the_ages.effects import standing
from games.through_the_ages.effects.gains import ScoreCulture
from games.through_the_ages.facts import politics
from games.through_the_ages.facts.military import BonusCardsDiscarded, UnitsSacrificed
from games.through_the_ages.rules.action import no_military_action, spend_military
from games.through_the_ages.rules.copies import not_lowest
from games.through_the_ages.rules.effects import effects_of
from games.through_the_ages.rules.forces import fight_total
from games.through_the_ages.rules.goods import gain_culture
from games.through_the_ages.rules.move import Move
from games.through_the_ages.rules.pacts import end_pact
from games.through_the_ages.rules.targets import aims
from games.through_the_ages.state import State, level_of, military_available
from games.through_the_ages.state.contest import Fight
from games.through_the_ages.state.nation import Nation


def aggressions(state: State, seat: Seat, hand: Iterable[Instance]) -> Iterable[PlayAggression]:
    """Each aggression among the cards, of each kind the lowest copy, that can be played, against
    each opponent: agrees with `not_played`."""
    cards = [card for card in hand if card in AGGRESSIONS]
    if not cards:
        return
    targets = _attackable(state, seat)
    left = military_available(state, seat)
    for card in cards:
        lacks = AGGRESSIONS[card].target_must_have
        for target in targets:
            if attack_cost(state, card, target) <= left and possesses(state.nations[target], lacks):
                yield PlayAggression(card_instance=card, target=target)


def declarations(state: State, seat: Seat, hand: Iterable[Instance]) -> Iterable[DeclareWar]:
    """Each war among the cards, of each kind the lowest copy, that can be declared, against each
    opponent: agrees with `not_declared`."""
    cards = [card for card in hand if card in WARS]
    if not cards or state.ending:
        return
    targets = [one for one in _attackable(state, seat) if not _protected(state, one)]
    left = military_available(state, seat)
    for card in cards:
        for target in targets:
            if attack_cost(state, card, target) <= left:
                yield DeclareWar(card_instance=card, target=target)


def _attackable(state: State, seat: Seat) -> list[Seat]:
    """The opponents against whom nothing but their own strength stands."""
    opponents = state.opponents(seat)
    return [one for one in opponents if _not_attacked(state, seat, one, "TTA-POL-20") is None]


def _protected(state: State, target: Seat) -> bool:
    """Whether a pact keeps a seat from wars (TTA-POL-30)."""
    return any(
        isinstance(effect, standing.ImmuneToWarDeclarations)
        for _, effect in state.pact_effects(target)
    )


def attack_cost(state: State, card: Instance, target: Seat) -> int:
    """Military actions that an attack costs (TTA-POL-20, TTA-CRD-14, TTA-CRD-24)."""
    victim = state.nations[target]
    factor = 1
    for effect in victim.court.all(standing.AttackCostMultiplier):
        factor *= effect.factor
    if card in WARS:
        return WARS[card].military_action_cost * factor
    cost = AGGRESSIONS[card].military_action_cost
    match cost:
        case "target_leader":
            return (victim.leader_level or 0) * factor
        case "target_unfinished_wonder":
            return 0 if victim.site is None else level_of(victim.site.card) * factor
        case int():
            return cost * factor


def not_played(state: State, seat: Seat, command: PlayAggression) -> Illegal | None:
    """Why an aggression cannot be played (TTA-POL-20)."""
    card, target = command.card_instance, command.target
    hand = state.nations[seat].military
    if card not in AGGRESSIONS or card not in hand:
        return Illegal("TTA-POL-20", "no-such-aggression", card=card)
    refused = _not_attacked(state, seat, target, "TTA-POL-20")
    if refused is not None:
        return refused
    lacks = AGGRESSIONS[card].target_must_have
    if not possesses(state.nations[target], lacks):
        return Illegal("TTA-POL-20", "target-lacks", target=target, what=lacks)
    return no_military_action(state, seat, attack_cost(state, card, target)) or not_lowest(
        card, hand, "TTA-POL-20"
    )


def not_declared(state: State, seat: Seat, command: DeclareWar) -> Illegal | None:
    """Why a war cannot be declared (TTA-POL-30)."""
    card, target = command.card_instance, command.target
    hand = state.nations[seat].military
    if card not in WARS or card not in hand:
        return Illegal("TTA-POL-30", "no-such-war", card=card)
    if state.ending:
        return Illegal("TTA-POL-30", "last-round-no-wars")
    refused = _not_attacked(state, seat, target, "TTA-POL-30")
    if refused is not None:
        return refused
    if _protected(state, target):
        return Illegal("TTA-POL-30", "protected-by-pact", target=target)
    return no_military_action(state, seat, attack_cost(state, card, target)) or not_lowest(
        card, hand, "TTA-POL-30"
    )


def _not_attacked(state: State, seat: Seat, target: Seat, rule: str) -> Illegal | None:
    if target not in state.opponents(seat):
        return Illegal(rule, "not-an-opponent", target=target)
    court = state.nations[seat].court
    if court.all(standing.Forbid):
        return Illegal("TTA-CRD-14", "leader-forbids-attacks", leader=court.leader)
    for pact in state.pacts_of(seat):
        if pact.includes(target) and pact.kind.forbids_attacks:
            return Illegal(rule, "pact-forbids-attacks", pact=pact.card)
    holder = state.markers[target] if state.options.milder_fights else None
    if holder not in (None, seat):
        return Illegal("TTA-VAR-03", "marker-elsewhere", target=target, holder=holder)
    return None


def possesses(nation: Nation, what: Possession) -> bool:
    """Whether a nation has what an aggression is about (TTA-POL-20)."""
    match what:
        case "worker":
            return nation.population > 0
        case "food_or_resource":
            return nation.food + nation.resources > 0
        case "urban_building":
            return nation.workers(tuple(URBAN)) > 0
        case "colony":
            return bool(nation.court.colonies)
        case "leader":
            return nation.court.leader is not None
        case "unfinished_wonder":
            return nation.site is not None
        case "science_point":
            return nation.science > 0
        case "culture_point":
            return nation.culture > 0


def play_aggression(move: Move, seat: Seat, command: PlayAggression) -> None:
    """The card is shown and paid; both sides put forces together."""
    card, target = command.card_instance, command.target
    spend_military(move, seat, attack_cost(move.state, card, target))
    move.note(politics.AggressionPlayed(seat=seat, target=target, card=card))
    _shown(move, seat, target, "aggression")
    _begin(move, seat, target)


def declare(move: Move, seat: Seat, command: DeclareWar) -> None:
    """The card is shown and paid; it is resolved a turn later."""
    card, target = command.card_instance, command.target
    spend_military(move, seat, attack_cost(move.state, card, target))
    move.note(politics.WarDeclared(seat=seat, target=target, card=card))
    _shown(move, seat, target, "war")


def _shown(move: Move, seat: Seat, target: Seat, kind: str) -> None:
    """What happens when an attack is shown (TTA-POL-28, TTA-POL-29, TTA-VAR-03)."""
    for pact in move.state.pacts_of(seat):
        if pact.includes(target) and pact.kind.ends_if_parties_attack:
            end_pact(move, pact, "attack")
    for effect in move.state.nations[target].court.all(ScoreCulture):
        if (
            effect.t == "on_attacked"
            and isinstance(effect.amount, int)
            and effect.when is not None
            and kind in effect.when.card
        ):
            gain_culture(move, target, effect.amount, "leader")
    if move.state.options.milder_fights:
        for victim, holder in enumerate(move.state.markers):
            if holder == seat and victim != target:
                move.note(politics.AttackMarkerMoved(victim=victim, to=None))
        if move.state.markers[target] != seat:
            move.note(politics.AttackMarkerMoved(victim=target, to=seat))


def _begin(move: Move, attacker: Seat, target: Seat) -> None:
    move.then(steps.SettlingFight())
    move.open(target, steps.Defending())
    move.open(attacker, steps.Attacking())


class WarResolution(Work[steps.ResolvingWar, Move]):
    """The war that the active player declared in the turn before (TTA-POL-31)."""

    def run(self, move: Move, step: steps.ResolvingWar) -> None:
        seat = move.state.active
        for war in move.state.wars:
            if war.attacker == seat:
                move.note(politics.WarFought(seat=seat, target=war.target, card=war.card))
                _begin(move, seat, war.target)


class FightSettlement(Work[steps.SettlingFight, Move]):
    """The totals are compared; the winner's card is carried out (TTA-POL-23, TTA-POL-33)."""

    def run(self, move: Move, step: steps.SettlingFight) -> None:
        state = move.state
        fight = state.contest
        assert isinstance(fight, Fight)
        attack = fight_total(state, fight.attack) + _bonus(state, fight)
        defense = fight_total(state, fight.defense)
        winner: Seat | None = None
        if attack > defense:
            winner = fight.attacker
        elif fight.war and attack < defense:
            winner = fight.target
        move.note(politics.FightResolved(winner=winner, attack=attack, defense=defense))
        move.then(steps.ClearingFight())
        if winner is not None:
            effects = effects_of(fight.card)
            move.then(
                steps.Carrying(
                    card=fight.card,
                    aims=aims(move.state, effects),
                    chooser=winner,
                    advantage=abs(attack - defense),
                )
            )


def _bonus(state: State, fight: Fight) -> int:
    """What a pact adds to the attacker's total (TTA-POL-21)."""
    return sum(
        effect.amount
        for pact, effect in state.pact_effects(fight.attacker)
        if pact.includes(fight.target) and isinstance(effect, standing.AttackerStrengthBonus)
    )


class FightEnd(Work[steps.ClearingFight, Move]):
    """The card and the used cards are discarded, sacrificed units go (TTA-POL-25, TTA-POL-35)."""

    def run(self, move: Move, step: steps.ClearingFight) -> None:
        fight = move.state.contest
        assert isinstance(fight, Fight)
        for force in (fight.attack, fight.defense):
            if force.cards:
                move.note(BonusCardsDiscarded(seat=force.seat, cards=force.cards))
            if force.units:
                move.note(UnitsSacrificed(seat=force.seat, units=force.units))
        move.note(politics.FightCleared(seat=fight.attacker, card=fight.card))
