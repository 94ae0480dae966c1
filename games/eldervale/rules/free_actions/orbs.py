"""Using orbs (EV-ORB)."""

from collections.abc import Iterator

from games.eldervale.box.content import ADVENTURES, REWARDS
from games.eldervale.commands.places import OnMercenary, OnReward, OnSquare, OnSymbol
from games.eldervale.commands.turn import UseOrb
from games.eldervale.effects.tracks import Glory
from games.eldervale.facts.goods import OrbOnMercenary, OrbOnReward, OrbOnSquare, OrbOnSymbol
from games.eldervale.rules.move import Move
from games.eldervale.state import State
from games.eldervale.steps.base import Cause, Script
from games.kernel.seats import Seat


def orbs(state: State, seat: Seat) -> Iterator[UseOrb]:
    one = state.players[seat]
    if not one.orbs:
        return
    for reward in REWARDS.values():
        useless = one.glory is None and any(isinstance(op, Glory) for op in reward.do)
        if reward.id not in state.rewards and not useless:
            yield UseOrb(to=OnReward(id=reward.id))
    for card in one.tableau:
        if card.card not in ADVENTURES:
            continue
        for square in ADVENTURES[card.card].squares:
            if square.type == "deposit" and square.id not in card.orbs:
                yield UseOrb(to=OnSquare(card=card.card, square=square.id))
        if ADVENTURES[card.card].orb_slot and not card.orb:
            yield UseOrb(to=OnSymbol(card=card.card))
    for kind in (*state.mercenaries, *one.hired):
        if kind not in state.turn.returned:
            yield UseOrb(to=OnMercenary(id=kind))


def use_orb(move: Move, seat: Seat, command: UseOrb) -> None:
    match command.to:
        case OnReward(id=reward):
            move.note(OrbOnReward(seat=seat, reward=reward))
            cause = Cause(name=reward, do=REWARDS[reward].do)
            move.work(Script(seat=seat, source=cause))
        case OnSquare(card=card, square=square):
            move.note(OrbOnSquare(seat=seat, card=card, square=square))
        case OnSymbol(card=card):
            move.note(OrbOnSymbol(seat=seat, card=card))
        case OnMercenary(id=kind):
            move.note(OrbOnMercenary(seat=seat, kind=kind))
