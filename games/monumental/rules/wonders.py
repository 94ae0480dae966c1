"""Completing wonders (MO-ACT-WON)."""

from collections.abc import Iterator

from games.kernel.decision import Work
from games.kernel.refusal import Illegal
from games.kernel.seats import Seat
from games.monumental.box import EFFECTS, TileId
from games.monumental.commands import CompleteWonder, PlaceWonderToken
from games.monumental.facts.cards import WonderCompleted, WonderTokenPlaced
from games.monumental.rules.action import TurnAction
from games.monumental.rules.choice import Choice, no_tile
from games.monumental.rules.move import Move
from games.monumental.rules.paying import charge, consume, unpayable
from games.monumental.state import State
from games.monumental.state.readings import COMPLETION, PAYS, completing, in_hand
from games.monumental.steps import CompletingWonder, PlacingWonderToken, Program, Script


class Complete(TurnAction[CompleteWonder]):
    """The wonder in construction is completed (MO-ACT-WON-01)."""

    takes = CompleteWonder
    kind = "wonder"

    def options(self, state: State, seat: Seat) -> Iterator[CompleteWonder]:
        """One, if a wonder is in construction and can be paid."""
        player = state.players[seat]
        if player.construction is not None:
            amount = completing(player, player.construction)
            if in_hand(player, PAYS["production"]) >= amount:
                yield CompleteWonder()

    def forbidden(self, state: State, seat: Seat, command: CompleteWonder) -> Illegal | None:
        """No wonder, or too little production."""
        player = state.players[seat]
        if player.construction is None:
            return Illegal("MO-ACT-WON-01", "no-wonder-begun")
        return unpayable(player, completing(player, player.construction), PAYS["production"])

    def declare(self, move: Move, seat: Seat, command: CompleteWonder) -> None:
        player = move.player(seat)
        assert player.construction is not None
        amount = completing(player, player.construction)
        consume(move, seat, COMPLETION, "wonder")
        then = CompletingWonder(player=seat)
        charge(move, seat, amount, PAYS["production"], "wonder", then)


class Completing(Work[CompletingWonder, Move]):
    """The completion is paid."""

    def run(self, move: Move, step: CompletingWonder) -> None:
        """The card on top of the deck, then its token, then its effect (MO-ACT-WON-02)."""
        seat, wonder = step.player, move.player(step.player).construction
        assert wonder is not None
        move.note(WonderCompleted(seat=seat, card=wonder))
        for at in reversed(range(len(EFFECTS[wonder]))):
            if EFFECTS[wonder][at].when == "on_complete":
                move.work(Script(seat=seat, source=Program(wonder, at)))
        move.ask(seat, PlacingWonderToken(wonder=wonder))


def token_places(state: State, seat: Seat) -> tuple[TileId, ...]:
    """Own provinces without a wonder token; without any, the own capital (MO-ACT-WON-03)."""
    land = state.land
    free = (number for number in land.provinces(seat) if not land.tiles[number].wonders)
    return tuple(map(land.named, free)) or (land.capitals[seat],)


class PlacingToken(Choice[PlacingWonderToken, PlaceWonderToken]):
    """Where the token of the wonder lies from now on (MO-ACT-WON-03)."""

    takes = (PlaceWonderToken,)

    def options(
        self, state: State, seat: Seat, step: PlacingWonderToken
    ) -> Iterator[PlaceWonderToken]:
        for tile in token_places(state, seat):
            yield PlaceWonderToken(tile=tile)

    def forbidden(
        self, state: State, seat: Seat, step: PlacingWonderToken, command: PlaceWonderToken
    ) -> Illegal | None:
        """Any other tile."""
        if command.tile in token_places(state, seat):
            return None
        if missing := no_tile(state, "MO-ACT-WON-03", command.tile):
            return missing
        return Illegal("MO-ACT-WON-03", "no-place-for-token", tile=command.tile)

    def answer(
        self, move: Move, seat: Seat, step: PlacingWonderToken, command: PlaceWonderToken
    ) -> None:
        """It never moves again."""
        move.note(WonderTokenPlaced(seat=seat, card=step.wonder, tile=command.tile))
