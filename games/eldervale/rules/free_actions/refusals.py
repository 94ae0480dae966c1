"""Why a free action is refused (EV-FRE): what is missing first, else the rule that forbids it."""

from games.eldervale.box.content import ADVENTURES, MAGIC, SQUARES, STARTERS
from games.eldervale.commands import turn
from games.eldervale.commands.places import OnMercenary, OnReward, OnSquare, OnSymbol
from games.eldervale.commands.program import Command
from games.eldervale.rules.effects.conditions import all_hold
from games.eldervale.rules.effects.sources import on_card, spare
from games.eldervale.rules.free_actions.mercenaries import REFRESHING
from games.eldervale.rules.free_actions.swaps import OFFERS
from games.eldervale.rules.free_actions.tableau import can_host
from games.eldervale.rules.magic.spells import cast_price
from games.eldervale.rules.realms.treasure import token_missing
from games.eldervale.rules.resources.magic_deck import card_missing
from games.eldervale.rules.resources.prices import affordable, price
from games.eldervale.state import State
from games.eldervale.state.player import Player
from games.kernel.refusal import Illegal
from games.kernel.seats import Seat


def reason(state: State, seat: Seat, command: Command) -> Illegal:
    """Why a free action is not possible for a player who may do free actions now."""
    one = state.players[seat]
    match command:
        case turn.PlaceTreasure():
            return _placing(one, command)
        case turn.CastSpell(card=card):
            return uncastable(state, seat, card, "own_turn")
        case turn.CompleteQuest(card=card):
            return _completing(one, card)
        case turn.AttachAura():
            return _attaching(one, command)
        case turn.UseOrb():
            return _using(state, one, command)
        case turn.HireMercenary(id=kind):
            return _hiring(state, kind) or Illegal("EV-MER-02", "hiring-unpayable")
        case turn.RefreshTactics():
            return _refreshing(one)
        case turn.OfferSwap():
            return _swapping(state, seat, command)
        case turn.UseCardAction(card=card):
            return _acting(state, seat, card)
        case _:
            return Illegal("EV-FRE-01", "not-a-choice")


def uncastable(state: State, seat: Seat, card: str, *timings: str) -> Illegal:
    """Why a spell cannot be cast at one of the timings (EV-MAG-02, EV-MAG-06)."""
    one, magic = state.players[seat], MAGIC.get(card)
    if magic is None or card not in one.hand:
        return card_missing("EV-MAG-02", card)
    if magic.kind == "prophecy":
        return Illegal("EV-MAG-04", "prophecy-not-played", card=card)
    if magic.kind == "quest":
        return Illegal("EV-MAG-03", "quest-no-spell", card=card)
    if not any(each in magic.timings for each in timings):
        return Illegal("EV-MAG-02", "spell-at-other-time", card=card)
    if not all_hold(state, seat, magic.if_):
        return Illegal("EV-MAG-06", "spell-condition", card=card)
    if not affordable(one, cast_price(one, magic), without=1):
        return Illegal("EV-MAG-02", "spell-unpayable", card=card)
    return Illegal("EV-MAG-06", "spell-idle", card=card)


def _placing(one: Player, command: turn.PlaceTreasure) -> Illegal:
    if command.token not in one.tray:
        return token_missing("EV-FRE-03", command.token)
    card = one.in_play(command.card)
    if card is None:
        return Illegal("EV-FRE-03", "card-not-in-tableau", card=command.card)
    if command.square in card.orbs:
        return Illegal("EV-ORB-03", "square-has-orb", card=card.card, square=command.square)
    return Illegal("EV-FRE-03", "square-unknown", card=card.card)


def _completing(one: Player, card: str) -> Illegal:
    if card not in one.hand:
        return card_missing("EV-MAG-03", card)
    if MAGIC[card].kind != "quest":
        return Illegal("EV-MAG-03", "card-no-quest", card=card)
    return Illegal("EV-MAG-03", "quest-condition", card=card)


def _attaching(one: Player, command: turn.AttachAura) -> Illegal:
    aura, host = one.in_play(command.aura), one.in_play(command.host)
    if aura is None or host is None:
        missing = command.aura if aura is None else command.host
        return Illegal("EV-TAB-08", "card-not-in-tableau", card=missing)
    if aura.card in STARTERS or ADVENTURES[aura.card].type != "aura":
        return Illegal("EV-TAB-08", "card-no-aura", card=aura.card)
    if host.card in STARTERS:
        return Illegal("EV-TAB-08", "starter-without-aura")
    if host.aura is not None:
        return Illegal("EV-TAB-08", "aura-there", card=host.card, aura=host.aura)
    if not can_host(host):
        return Illegal("EV-TAB-08", "card-without-icon", card=host.card)
    return Illegal("EV-TAB-08", "aura-unpayable", aura=aura.card)


def _using(state: State, one: Player, command: turn.UseOrb) -> Illegal:
    if not one.orbs:
        return Illegal("EV-ORB-02", "no-orb")
    match command.to:
        case OnReward(id=reward):
            if reward in state.rewards:
                return Illegal("EV-ORB-02", "reward-taken", reward=reward)
            return Illegal("EV-ORB-06", "glory-not-begun")
        case OnMercenary(id=kind):
            return _hiring(state, kind) or Illegal("EV-MER-02", "mercenary-yours", kind=kind)
        case OnSquare(card=card) | OnSymbol(card=card):
            return _on_card(one, command.to, card)


def _on_card(one: Player, to: OnSquare | OnSymbol, card: str) -> Illegal:
    lies = one.in_play(card)
    if lies is None:
        return Illegal("EV-ORB-02", "card-not-in-tableau", card=card)
    if lies.orb if isinstance(to, OnSymbol) else to.square in lies.orbs:
        return Illegal("EV-ORB-03", "orb-there", card=card)
    if isinstance(to, OnSymbol):
        return Illegal("EV-ORB-02", "card-without-orb-symbol", card=card)
    if to.square in {each.id for each in SQUARES[card]}:
        return Illegal("EV-ORB-02", "square-takes-no-orb")
    return Illegal("EV-ORB-02", "square-unknown", card=card)


def _hiring(state: State, kind: str) -> Illegal | None:
    if kind in state.turn.returned:
        return Illegal("EV-MER-04", "mercenary-returned", kind=kind)
    if kind not in state.mercenaries:
        return Illegal("EV-MER-02", "mercenary-away", kind=kind)
    return None


def _refreshing(one: Player) -> Illegal:
    if one.tactics is None:
        return Illegal("EV-TAC-01", "no-tactics")
    if one.tactics:
        return Illegal("EV-TAC-03", "tactics-active")
    return Illegal("EV-TAC-03", "tactics-unpayable", cost=len(REFRESHING))


def _swapping(state: State, seat: Seat, command: turn.OfferSwap) -> Illegal:
    mate = state.partner(seat)
    if mate is None:
        return Illegal("EV-TEA-03", "no-teammate")
    if command.give not in state.players[seat].hand:
        return card_missing("EV-TEA-03", command.give)
    if command.want not in state.players[mate].hand:
        return Illegal("EV-TEA-03", "teammate-lacks-card", card=command.want)
    if state.turn.offers >= OFFERS:
        return Illegal("EV-TEA-10", "offers-at-limit", most=OFFERS)
    return Illegal("EV-TEA-10", "swap-refused", give=command.give, want=command.want)


def _acting(state: State, seat: Seat, card: str) -> Illegal:
    one = state.players[seat]
    lies = one.in_play(card)
    if lies is None:
        return Illegal("EV-FRE-01", "card-not-in-tableau", card=card)
    found = next(iter(on_card(lies, "free_action")), None)
    if found is None:
        return Illegal("EV-FRE-01", "card-without-free-action", card=card)
    if not spare(state, seat, found):
        return Illegal("EV-FRE-01", "free-action-used", card=card)
    units = price(*found.effect.cost)
    if units is None or not affordable(one, units):
        return Illegal("EV-FRE-01", "action-unpayable", card=card)
    return Illegal("EV-FRE-01", "action-idle", card=card)
