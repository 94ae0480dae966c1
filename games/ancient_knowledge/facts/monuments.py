"""Facts about monuments and knowledge (AK-EFF, AK-DEC)."""

from typing import Annotated

from msgspec import Meta, Struct
from msgspec.structs import replace

from games.ancient_knowledge.box import CardId, SourceId
from games.ancient_knowledge.facts.base import Happened, Noted, OfPlayer
from games.ancient_knowledge.state import State
from games.ancient_knowledge.state import timeline as timelines
from games.ancient_knowledge.state.player import Player
from games.kernel.seats import Seat


class Amount(Struct, frozen=True, gc=False, tag="ancient-knowledge.amount"):
    """Knowledge of one monument."""

    monument: CardId
    knowledge: Annotated[int, Meta(description="How much knowledge.")]


class KnowledgeRemoved(OfPlayer, frozen=True, kw_only=True):
    """Knowledge went back to the supply; `source` is None for an ARCHIVE."""

    amounts: Annotated[tuple[Amount, ...], Meta(description="How much from which monument.")]
    source: Annotated[
        SourceId | None, Meta(description="The card whose effect it is; null: the action ARCHIVE.")
    ]

    def changed(self, player: Player) -> Player:
        losses = {one.monument: -one.knowledge for one in self.amounts}
        return replace(player, timeline=timelines.gained(player.timeline, losses))


class KnowledgeAdded(OfPlayer, frozen=True, kw_only=True):
    """Knowledge of the supply was put on a monument of `seat` (AK-EFF-13)."""

    monument: CardId
    amount: Annotated[int, Meta(description="How much knowledge.")]
    source: SourceId

    def changed(self, player: Player) -> Player:
        gains = {self.monument: self.amount}
        return replace(player, timeline=timelines.gained(player.timeline, gains))


class LostKnowledgeRemoved(OfPlayer, frozen=True, kw_only=True):
    """Lost knowledge went back to the supply."""

    amount: Annotated[int, Meta(description="How much lost knowledge.")]
    source: SourceId

    def changed(self, player: Player) -> Player:
        return replace(player, lost=player.lost - self.amount)


class LostKnowledgeMoved(Happened, frozen=True, kw_only=True):
    """Lost knowledge of `seat` was put on a monument of `to_seat` (E-17)."""

    seat: Seat
    to_seat: Annotated[Seat, Meta(description="The seat that gets it.")]
    monument: CardId
    amount: Annotated[int, Meta(description="How much knowledge.")]

    def applied(self, state: State) -> State:
        burdened = state.players[self.to_seat]
        timeline = timelines.gained(burdened.timeline, {self.monument: self.amount})
        state = state.having(self.to_seat, replace(burdened, timeline=timeline))
        player = state.players[self.seat]
        return state.having(self.seat, replace(player, lost=player.lost - self.amount))


class MonumentMoved(OfPlayer, frozen=True, kw_only=True):
    """A monument moved with its knowledge (AK-EFF-10)."""

    monument: CardId
    from_space: Annotated[int, Meta(description="Where it was, 1 to 6.")]
    to_space: Annotated[int, Meta(description="Where it is now, 1 to 6.")]

    def changed(self, player: Player) -> Player:
        timeline = timelines.moved(player.timeline, self.monument, self.to_space)
        return replace(player, timeline=timeline)


class MonumentsSwapped(OfPlayer, frozen=True, kw_only=True):
    """Two monuments exchanged their places, each with its knowledge (AK-EFF-11)."""

    first: Annotated[CardId, Meta(description="One of the two monuments, by its id.")]
    second: Annotated[CardId, Meta(description="The other monument, by its id.")]

    def changed(self, player: Player) -> Player:
        return replace(player, timeline=timelines.swapped(player.timeline, self.first, self.second))


class MonumentDropped(Noted, frozen=True, kw_only=True):
    """An upper monument now lies in the lower part (AK-CRE-05)."""

    seat: Seat
    monument: CardId
    space: Annotated[int, Meta(description="The space of the Timeline, 1 to 6.")]


class MonumentsRotated(OfPlayer, frozen=True, kw_only=True):
    """Monuments of the Past were rotated (AK-EXC-01)."""

    monuments: Annotated[tuple[CardId, ...], Meta(description="The monuments.")]

    def changed(self, player: Player) -> Player:
        past = replace(player.past, rotated=player.past.rotated + self.monuments)
        return replace(player, past=past)


class MonumentsStraightened(OfPlayer, frozen=True, kw_only=True):
    """Rotated monuments are upright again (AK-EFF-14)."""

    monuments: Annotated[tuple[CardId, ...], Meta(description="The monuments.")]
    source: SourceId

    def changed(self, player: Player) -> Player:
        left = tuple(card for card in player.past.rotated if card not in self.monuments)
        return replace(player, past=replace(player.past, rotated=left))


class DeclineBegun(OfPlayer, frozen=True, kw_only=True):
    """A monument on space 1 began to decline (AK-DEC-02)."""

    monument: CardId

    def changed(self, player: Player) -> Player:
        """It cannot be moved meanwhile (AK-DEC-04)."""
        turn = replace(player.turn, declining=self.monument)
        return replace(player, turn=turn)


class MonumentDeclined(OfPlayer, frozen=True, kw_only=True):
    """A monument reached the Past; its knowledge is lost knowledge now (AK-DEC-03)."""

    monument: CardId
    knowledge_lost: Annotated[
        int, Meta(description="Knowledge that was on it, which is lost knowledge now.")
    ]

    def changed(self, player: Player) -> Player:
        lost = player.turn.knowledge_lost + self.knowledge_lost
        return replace(
            player,
            timeline=timelines.without(player.timeline, self.monument),
            past=player.past.arrived(self.monument),
            lost=player.lost + self.knowledge_lost,
            turn=replace(player.turn, declining=None, knowledge_lost=lost),
        )


class MonumentDestroyed(Happened, frozen=True, kw_only=True):
    """A declining monument was discarded; its knowledge is back in the supply (AK-DEC-05)."""

    seat: Seat
    monument: CardId
    knowledge_returned: Annotated[int, Meta(description="Knowledge that was on it.")]

    def applied(self, state: State) -> State:
        player = state.players[self.seat]
        player = replace(
            player,
            timeline=timelines.without(player.timeline, self.monument),
            turn=replace(player.turn, declining=None),
        )
        discard = state.discard.with_open((self.monument,))
        return replace(state, discard=discard).having(self.seat, player)


class TimelineSlid(OfPlayer, frozen=True, kw_only=True):
    """Every monument moved one space to the left (AK-DEC-08)."""

    def changed(self, player: Player) -> Player:
        return replace(player, timeline=timelines.slid(player.timeline))


Amounts = KnowledgeRemoved | KnowledgeAdded | LostKnowledgeRemoved | LostKnowledgeMoved
Places = MonumentMoved | MonumentsSwapped | MonumentDropped | TimelineSlid
OfPast = MonumentsRotated | MonumentsStraightened
Declines = DeclineBegun | MonumentDeclined | MonumentDestroyed
MonumentFact = Amounts | Places | OfPast | Declines
