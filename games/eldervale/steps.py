"""The steps of the agenda: decisions that a seat must take, and work that goes on by itself."""

from typing import Annotated, Literal

from msgspec import Struct

import games.kernel.script as kernel
from games.eldervale.box import CardId, MonsterId, SourceId, TileId
from games.eldervale.commands import Party
from games.eldervale.effects.dice import RaiseDie, Reroll, SwapDie
from games.eldervale.effects.goods import BurnTreasure, TakeTreasureTokens
from games.eldervale.effects.monsters import ControlMonster, LairReturn
from games.eldervale.effects.program import Ops
from games.eldervale.effects.terms import ElementId, Kind, UnitKind
from games.eldervale.effects.units import Banish, MoveUnit, ReturnToReady, Revive, SwapUnits
from games.kernel.seats import Seat
from games.kernel.visibility import Hidden, visible_to

CostUnit = str
"""One unit of a cost: a kind, `any`, or two kinds with a slash."""

Shared = Annotated[CardId | Hidden, visible_to("proposer", "partner")]
"""A card that only two teammates know of."""

Price = tuple[CostUnit, ...]
WindowKind = Literal["trigger", "rolled"]


class Cause(Struct, frozen=True, kw_only=True, gc=False, omit_defaults=True):
    """What operations are done, and where from: the component (`name`), the card in the tableau
    whose squares they mean, and the unit that activated it."""

    name: SourceId
    do: Ops
    card: CardId | None = None
    unit: UnitKind | None = None


class Script(kernel.Script[Cause], frozen=True, tag="eldervale.doing"):
    """Operations, one after the other."""


class Target(Struct, frozen=True, gc=False, omit_defaults=True):
    """A unit that an effect is about; no owner: an uncontrolled monster."""

    kind: UnitKind
    realm: TileId | None
    owner: Party | None


class Awaiting(Struct, frozen=True, kw_only=True, gc=False, omit_defaults=True):
    """Base of all steps."""


class ChoosingFaction(Awaiting, frozen=True, tag="eldervale.choosing-faction"):
    """A faction (EV-SET-01)."""


class Drafting(Awaiting, frozen=True, tag="eldervale.drafting"):
    """A card of the pack (EV-DRF-01)."""


class TakingMain(Awaiting, frozen=True, tag="eldervale.taking-main"):
    """The main action (EV-TRN-01)."""


class TakingTail(Awaiting, frozen=True, tag="eldervale.taking-tail"):
    """Free actions, or the end of the turn (EV-TRN-05)."""


class Paying(Awaiting, frozen=True, tag="eldervale.paying"):
    """The next unit of a cost (EV-RES-03, EV-RES-04)."""

    price: Price
    paid: int = 0


class PayingTax(Awaiting, frozen=True, tag="eldervale.paying-tax"):
    """The tax of a placement (effects 5.38)."""

    price: Price


class ReducingCost(Awaiting, frozen=True, tag="eldervale.reducing-cost"):
    """A unit of the cost that a discount drops (effects 5.32)."""

    price: Price
    left: int


class UsingPlaceEffects(Awaiting, frozen=True, tag="eldervale.using-place-effects"):
    """The optional effects of a placement; those done with are named."""

    done: tuple[SourceId, ...] = ()


class LettingEnter(Awaiting, frozen=True, tag="eldervale.letting-enter"):
    """Which monster enters (EV-MON-03)."""

    realm: TileId


class Charging(Awaiting, frozen=True, tag="eldervale.charging"):
    """Whether the Minotaur charges (EV-MER-06)."""

    realm: TileId


class TakingFromRealm(Awaiting, frozen=True, tag="eldervale.taking-from-realm"):
    """The slot from which treasure is taken (EV-RLM-01); `divers`: whether Deep Divers have been
    asked, and under which name they are used."""

    realm: TileId
    asked: bool = False
    divers: SourceId | None = None


class PickingFromStack(Awaiting, frozen=True, tag="eldervale.picking-from-stack"):
    """A token of a revealed stack (effects 5.50)."""

    tile: TileId
    slot: int


class PickingStack(Awaiting, frozen=True, tag="eldervale.picking-stack"):
    """A stack of which a token is taken or burned."""

    op: TakeTreasureTokens | BurnTreasure
    left: int
    taken: tuple[tuple[TileId, int], ...] = ()


class Overflowing(Awaiting, frozen=True, tag="eldervale.overflowing"):
    """One treasure token too many (EV-RLM-03)."""


class Summoning(Awaiting, frozen=True, tag="eldervale.summoning"):
    """Which unit is summoned (EV-ACT-03)."""

    discount: int
    free: bool = False
    kinds: tuple[UnitKind, ...] = ()
    required: bool = False


class Building(Awaiting, frozen=True, tag="eldervale.building"):
    """Where a dwelling is built (EV-DWE)."""

    discount: int
    required: bool = False


class PlacingTile(Awaiting, frozen=True, tag="eldervale.placing-tile"):
    """Where the drawn tile lies (EV-DUN-01)."""

    tile: TileId


class ExploringFirst(Awaiting, frozen=True, tag="eldervale.exploring-first"):
    """The first card of an expedition (EV-DUN-03)."""

    discount: int = 0


class ExploringSecond(Awaiting, frozen=True, tag="eldervale.exploring-second"):
    """A second card, or one to burn (EV-DUN-04)."""

    discount: int = 0


class TakingCard(Awaiting, frozen=True, tag="eldervale.taking-card"):
    """A face-up adventure card (EV-DUN-07)."""

    discount: int


class CyclingCard(Awaiting, frozen=True, tag="eldervale.cycling-card"):
    """A face-up adventure card that goes under its deck."""

    optional: bool


class PushingMonster(Awaiting, frozen=True, tag="eldervale.pushing-monster"):
    """Where the monster on the lair goes (EV-MON-12)."""

    monster: MonsterId
    realms: tuple[TileId, ...]


class GivingCard(Awaiting, frozen=True, tag="eldervale.giving-card"):
    """Who keeps a gained card (EV-TEA-04)."""

    card: CardId


class ChoosingOption(Awaiting, frozen=True, tag="eldervale.choosing-option"):
    """One of several lists of operations, or an action to copy."""

    options: tuple[Ops, ...] = ()
    source: SourceId = ""
    copy: CardId | None = None
    unit: UnitKind | None = None


class GainingChoice(Awaiting, frozen=True, tag="eldervale.gaining-choice"):
    """A resource to gain, one of the kinds, `left` times."""

    kinds: tuple[Kind, ...]
    left: int = 1


class ChoosingElement(Awaiting, frozen=True, tag="eldervale.choosing-element"):
    """The element in which power is gained (EV-POW-02)."""


class MovingMarker(Awaiting, frozen=True, tag="eldervale.moving-marker"):
    """Which power marker moves, if any (EV-POW-01)."""

    element: ElementId


class Discarding(Awaiting, frozen=True, tag="eldervale.discarding"):
    """Magic cards to discard: `left`, or any number for a mulligan of that many more."""

    left: int = 1
    mulligan: int | None = None
    done: int = 0


class Recovering(Awaiting, frozen=True, tag="eldervale.recovering"):
    """Cards of the discard pile to take."""

    left: int
    done: int = 0


class TargetingUnit(Awaiting, frozen=True, tag="eldervale.targeting-unit"):
    """The unit that an effect is about; `first` has been chosen of a swap."""

    op: (
        MoveUnit | SwapUnits | ReturnToReady | Revive | Banish | ControlMonster | LairReturn | None
    ) = None
    left: int = 1
    done: int = 0
    first: Target | None = None
    optional: bool = False
    join: bool = False
    required: bool = False


class TargetingRealm(Awaiting, frozen=True, tag="eldervale.targeting-realm"):
    """The realm to which a unit is relocated."""

    op: MoveUnit
    unit: Target


class TargetingPlayer(Awaiting, frozen=True, tag="eldervale.targeting-player"):
    """The player from whom is stolen, or whose dice are re-rolled."""

    seats: tuple[Party, ...]
    n: int
    victim_chooses: bool


class Stealing(Awaiting, frozen=True, tag="eldervale.stealing"):
    """A resource to take from `victim` for `taker`."""

    victim: Seat
    taker: Seat
    left: int


class Losing(Awaiting, frozen=True, tag="eldervale.losing"):
    """A resource token to discard."""

    left: int


class Mimicking(Awaiting, frozen=True, tag="eldervale.mimicking"):
    """Whether Mimeza copies an ability (effects 5.41)."""

    abilities: tuple[SourceId, ...]
    sent: int = 0


class Retrieving(Awaiting, frozen=True, tag="eldervale.retrieving"):
    """The next unit to take back (EV-REG-02)."""


class RunningAgain(Awaiting, frozen=True, tag="eldervale.running-again"):
    """Whether the action is done a second time (effects 5.17)."""

    card: CardId
    action: str
    unit: UnitKind
    aura: CardId | None


class RisingToCard(Awaiting, frozen=True, tag="eldervale.rising-to-card"):
    """Whether a unit of the Underworld activates a card (effects 5.19)."""


class Veiling(Awaiting, frozen=True, tag="eldervale.veiling"):
    """Whether the placement triggers no battle (effects 5.4)."""

    source: SourceId


class OrderingBattles(Awaiting, frozen=True, tag="eldervale.ordering-battles"):
    """Which battle is next (EV-BAT-03)."""

    realms: tuple[TileId, ...]


class Reacting(Awaiting, frozen=True, tag="eldervale.reacting"):
    """A reaction to a triggered battle (EV-BAT-04)."""

    asked: bool = False


class Joining(Awaiting, frozen=True, tag="eldervale.joining"):
    """Units that join the battle (EV-BAT-05); `joined` counts them."""

    joined: int = 0
    asked: bool = False


class Boosting(Awaiting, frozen=True, tag="eldervale.boosting"):
    """Swords, spells and abilities for more dice (EV-BAT-07)."""

    asked: bool = False


class SettingDice(Awaiting, frozen=True, tag="eldervale.setting-dice"):
    """Abilities before the roll (EV-BAT-08)."""

    done: tuple[SourceId, ...] = ()


class RespondingToRoll(Awaiting, frozen=True, tag="eldervale.responding-to-roll"):
    """A reaction to the dice (EV-BAT-04)."""

    asked: bool = False


class ChoosingDice(Awaiting, frozen=True, tag="eldervale.choosing-dice"):
    """Dice that are re-rolled, raised or exchanged; those chosen so far by participant."""

    op: Reroll | RaiseDie | SwapDie
    who: Seat | str | None = None
    chosen: tuple[int, ...] = ()


class ChoosingReward(Awaiting, frozen=True, tag="eldervale.choosing-reward"):
    """Glory or power for beating a monster (EV-BAT-11)."""

    monster: MonsterId


class UsingWinEffects(Awaiting, frozen=True, tag="eldervale.using-win-effects"):
    """What Mimeza copies after a win."""

    abilities: tuple[SourceId, ...]


class Redirecting(Awaiting, frozen=True, tag="eldervale.redirecting"):
    """What saves losing units (effects 5.14)."""

    asked: bool = False


class SavingUnit(Awaiting, frozen=True, tag="eldervale.saving-unit"):
    """The losing unit that goes to the ready area instead."""


class UsingTokens(Awaiting, frozen=True, tag="eldervale.using-tokens"):
    """Whether the tactics token is flipped (EV-TAC-02)."""


class UsingTurnEffects(Awaiting, frozen=True, tag="eldervale.using-turn-effects"):
    """Effects at the end of the turn (EV-TRN-04)."""

    done: tuple[SourceId, ...] = ()


class LimitingHand(Awaiting, frozen=True, tag="eldervale.limiting-hand"):
    """Cards above the hand limit (EV-TRN-04)."""


class AnsweringSwap(Awaiting, frozen=True, tag="eldervale.answering-swap"):
    """Whether a swap of magic cards is accepted (EV-TEA-03)."""

    proposer: Seat
    partner: Seat
    give: Shared
    want: Shared


class Cashing(Awaiting, frozen=True, tag="eldervale.cashing"):
    """An offer: treasure tokens may be cashed in (EV-FRE-02)."""


# Work


class OpeningGame(Awaiting, frozen=True, tag="eldervale.opening-game"):
    """The factions are chosen: the table is laid (EV-SET)."""


class PassingPacks(Awaiting, frozen=True, tag="eldervale.passing-packs"):
    """All have picked: the packs go on (EV-DRF-01)."""


class StartingTurn(Awaiting, frozen=True, tag="eldervale.starting-turn"):
    """A turn begins."""

    seat: Seat
    round: int


class PlacingUnit(Awaiting, frozen=True, tag="eldervale.placing-unit"):
    """The tax is paid: the unit is placed."""

    kind: UnitKind
    realm: TileId
    underworld: bool = False
    via: SourceId | None = None


class StartingPlaceEffects(Awaiting, frozen=True, tag="eldervale.starting-place-effects"):
    """Mandatory effects of a placement, then the optional ones are offered."""


class Invading(Awaiting, frozen=True, tag="eldervale.invading"):
    """The incursion (EV-MON-02)."""


class AskingMinotaur(Awaiting, frozen=True, tag="eldervale.asking-minotaur"):
    """The Minotaur next to a placement (EV-MER-06)."""


class ActingInRealm(Awaiting, frozen=True, tag="eldervale.acting-in-realm"):
    """The realm action (EV-RLM, EV-RUI)."""


class CheckingBattles(Awaiting, frozen=True, tag="eldervale.checking-battles"):
    """The battle check (EV-BAT-03)."""

    veiled: bool = False


class AfterTaking(Awaiting, frozen=True, tag="eldervale.after-taking"):
    """Effects of taking a token (EV-RLM-03)."""

    slot: int
    tile: TileId
    real: tuple[SourceId, ...] = ()


class Summoned(Awaiting, frozen=True, tag="eldervale.summoned"):
    """The cost is paid: the unit is ready."""

    seat: Seat
    kind: UnitKind


class Built(Awaiting, frozen=True, tag="eldervale.built"):
    """The cost is paid: the worker is a dwelling (EV-DWE-01)."""

    seat: Seat
    realm: TileId


class DrawingTile(Awaiting, frozen=True, tag="eldervale.drawing-tile"):
    """The next tile of the stock (EV-DUN-01)."""


class ExploringOn(Awaiting, frozen=True, tag="eldervale.exploring-on"):
    """The cards of the expedition, after the tile."""

    seat: Seat
    discount: int = 0


class CardPaid(Awaiting, frozen=True, tag="eldervale.card-paid"):
    """The card is paid: it is gained; `refill`: the deck shows its next card at once."""

    seat: Seat
    element: ElementId
    refill: bool


class Refilling(Awaiting, frozen=True, tag="eldervale.refilling"):
    """Decks without a face-up card show their next one: that of an element, or all (EV-DUN-06)."""

    element: ElementId | None = None


class GainingPower(Awaiting, frozen=True, tag="eldervale.gaining-power"):
    """Power in an element, level by level (EV-POW-03); `any`: of the player's choice."""

    seat: Seat
    element: ElementId
    left: int = 1


class GainingGlory(Awaiting, frozen=True, tag="eldervale.gaining-glory"):
    """Glory, space by space (EV-GLO-01)."""

    seat: Seat
    left: int = 1


class CastingSpell(Awaiting, frozen=True, tag="eldervale.casting-spell"):
    """The spell is paid: it is resolved."""

    seat: Seat
    card: CardId


class FinishingSpell(Awaiting, frozen=True, tag="eldervale.finishing-spell"):
    """The spell is resolved: it goes to the discard pile."""

    seat: Seat
    card: CardId


class AttachingAura(Awaiting, frozen=True, tag="eldervale.attaching-aura"):
    """The cost is paid: the aura lies on its host."""

    seat: Seat
    aura: CardId
    host: CardId


class RefreshingToken(Awaiting, frozen=True, tag="eldervale.refreshing-token"):
    """The cost is paid: the tactics token is active."""

    seat: Seat


class HiringUnit(Awaiting, frozen=True, tag="eldervale.hiring-unit"):
    """The gold is paid: the mercenary is ready."""

    seat: Seat
    kind: UnitKind


class ActivatingCard(Awaiting, frozen=True, tag="eldervale.activating-card"):
    """A unit stands on an action space: the action is done (EV-ACT)."""

    seat: Seat
    card: CardId
    action: str
    unit: UnitKind
    aura: CardId | None = None


class RunningAction(Awaiting, frozen=True, tag="eldervale.running-action"):
    """An action once: payment, then its operations, then what the aura adds."""

    seat: Seat
    card: CardId
    action: str
    unit: UnitKind
    aura: CardId | None = None


class FinishingRegroup(Awaiting, frozen=True, tag="eldervale.finishing-regroup"):
    """Steps 2 to 4 of a Regroup (EV-REG-03..05)."""

    risen: bool = False


class Fighting(Awaiting, frozen=True, tag="eldervale.fighting"):
    """The next stage of the battle."""

    stage: Literal[
        "start",
        "join",
        "count",
        "roll",
        "after",
        "result",
        "wins",
        "tactics",
        "redirect",
        "remove",
        "leave",
        "end",
    ]
    realm: TileId = ""


class Asking(Awaiting, frozen=True, tag="eldervale.asking"):
    """A window: who is next, and how many have passed since the last reaction (EV-BAT-04)."""

    window: WindowKind
    ring: tuple[Seat, ...]
    at: int = 0
    passes: int = 0


class JoiningNext(Awaiting, frozen=True, tag="eldervale.joining-next"):
    """Who may join, or add dice, next."""

    seats: tuple[Seat, ...]
    boost: bool = False


class Rerolling(Awaiting, frozen=True, tag="eldervale.rerolling"):
    """Automatic abilities of monsters after dice have changed."""


class SendingDown(Awaiting, frozen=True, tag="eldervale.sending-down"):
    """Effects of units that went to the Underworld."""

    seat: Seat
    kinds: tuple[UnitKind, ...]
    done: tuple[SourceId, ...] = ()


class EndingTurn(Awaiting, frozen=True, tag="eldervale.ending-turn"):
    """The end of the turn is over: the next one, or the scoring."""


class GhostActing(Awaiting, frozen=True, tag="eldervale.ghost-acting"):
    """The Ghosts' card (EV-SOL-04)."""

    card: CardId


class GhostExploring(Awaiting, frozen=True, tag="eldervale.ghost-exploring"):
    """What a delving ghost takes and burns (EV-SOL-06)."""

    card: CardId


Decided = (
    ChoosingFaction
    | Drafting
    | TakingMain
    | TakingTail
    | Paying
    | PayingTax
    | ReducingCost
    | UsingPlaceEffects
    | LettingEnter
    | Charging
    | TakingFromRealm
    | PickingFromStack
    | PickingStack
    | Overflowing
    | Summoning
    | Building
    | PlacingTile
    | ExploringFirst
    | ExploringSecond
    | TakingCard
    | CyclingCard
    | PushingMonster
    | GivingCard
    | ChoosingOption
    | GainingChoice
    | ChoosingElement
    | MovingMarker
    | Discarding
    | Recovering
    | TargetingUnit
    | TargetingRealm
    | TargetingPlayer
    | Stealing
    | Losing
    | Mimicking
    | Retrieving
    | RunningAgain
    | RisingToCard
    | Veiling
    | OrderingBattles
    | Reacting
    | Joining
    | Boosting
    | SettingDice
    | RespondingToRoll
    | ChoosingDice
    | ChoosingReward
    | UsingWinEffects
    | Redirecting
    | SavingUnit
    | UsingTokens
    | UsingTurnEffects
    | LimitingHand
    | AnsweringSwap
    | Cashing
)
Worked = (
    Script
    | OpeningGame
    | PassingPacks
    | StartingTurn
    | PlacingUnit
    | StartingPlaceEffects
    | Invading
    | AskingMinotaur
    | ActingInRealm
    | CheckingBattles
    | AfterTaking
    | Summoned
    | Built
    | DrawingTile
    | ExploringOn
    | CardPaid
    | Refilling
    | GainingPower
    | GainingGlory
    | CastingSpell
    | FinishingSpell
    | AttachingAura
    | RefreshingToken
    | HiringUnit
    | ActivatingCard
    | RunningAction
    | FinishingRegroup
    | Fighting
    | Asking
    | JoiningNext
    | Rerolling
    | SendingDown
    | EndingTurn
    | GhostActing
    | GhostExploring
)
Step = Decided | Worked
