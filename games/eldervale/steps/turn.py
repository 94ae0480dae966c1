"""Steps of the beginning and of turns (EV-SET, EV-TRN)."""

from typing import Annotated

from msgspec import Meta

from games.eldervale.box.ids import CardId, SourceId
from games.eldervale.steps.base import Awaiting
from games.kernel.seats import Seat


class ChoosingFaction(Awaiting, frozen=True, tag="eldervale.choosing-faction"):
    """A faction (EV-SET-01)."""

    rules = ("EV-SET-01",)
    aside = True


class Drafting(Awaiting, frozen=True, tag="eldervale.drafting"):
    """A card of the pack (EV-DRF-01)."""

    rules = ("EV-DRF-01",)
    aside = True


class TakingMain(Awaiting, frozen=True, tag="eldervale.taking-main"):
    """The main action (EV-TRN-01)."""

    rules = ("EV-TRN-01", "EV-TRN-02")


class TakingTail(Awaiting, frozen=True, tag="eldervale.taking-tail"):
    """Free actions, or the end of the turn (EV-TRN-05)."""

    rules = ("EV-TRN-03", "EV-TRN-05")


class UsingTurnEffects(Awaiting, frozen=True, tag="eldervale.using-turn-effects"):
    """Effects at the end of the turn (EV-TRN-04)."""

    rules = ("EV-TRN-04",)

    done: Annotated[tuple[SourceId, ...], Meta(description="Those that are done with.")] = ()


class LimitingHand(Awaiting, frozen=True, tag="eldervale.limiting-hand"):
    """Cards above the hand limit (EV-TRN-04)."""

    rules = ("EV-TRN-04", "EV-MAG-05")


class OpeningGame(Awaiting, frozen=True, tag="eldervale.opening-game"):
    """The factions are chosen: the table is laid (EV-SET)."""


class PassingPacks(Awaiting, frozen=True, tag="eldervale.passing-packs"):
    """All have picked: the packs go on (EV-DRF-01)."""


class StartingTurn(Awaiting, frozen=True, tag="eldervale.starting-turn"):
    """A turn begins."""

    seat: Seat
    round: Annotated[int, Meta(description="Number of the round, from 1.")]


class EndingTurn(Awaiting, frozen=True, tag="eldervale.ending-turn"):
    """The end of the turn is over: the next one, or the scoring."""


class GhostActing(Awaiting, frozen=True, tag="eldervale.ghost-acting"):
    """The Ghosts' card (EV-SOL-04)."""

    card: CardId


class GhostExploring(Awaiting, frozen=True, tag="eldervale.ghost-exploring"):
    """What a delving ghost takes and burns (EV-SOL-06)."""

    card: CardId


TurnStep = (
    ChoosingFaction
    | Drafting
    | OpeningGame
    | PassingPacks
    | StartingTurn
    | TakingMain
    | TakingTail
    | UsingTurnEffects
    | LimitingHand
    | EndingTurn
    | GhostActing
    | GhostExploring
)
