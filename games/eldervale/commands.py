"""What a seat can choose. One command is one choice (decisions.md, section 1)."""

from collections.abc import Mapping
from typing import Annotated, Literal, get_args

from msgspec import Meta, Struct, field

from games.eldervale.box import CardId, FactionId, RewardId, SourceId, SquareId, TileId, TokenId
from games.eldervale.effects.terms import CostKind, ElementId, Kind, UnitKind
from games.kernel.seats import Seat
from games.kernel.visibility import Owner

Party = Annotated[
    Seat | Literal["ghosts"], Meta(description="A seat, or `ghosts` in the solo game.")
]
Participant = Literal[
    "ghosts",
    "storm_roc",
    "stone_colossus",
    "demon_of_might",
    "kraken",
    "sun_phoenix",
    "night_hydra",
    "iron_sentinel",
    "chimera",
    "tempest_serpent",
    "elder_treant",
    "lava_fiend",
    "leviathan",
    "radiant_seraph",
    "dread_wyrm",
    "judicator_golem",
    "maw_of_madness",
    "mother_of_dragons",
    "frost_giant",
]
"""The participants of a battle that are no seats."""

PARTICIPANTS: Mapping[str, Participant] = {one: one for one in get_args(Participant)}
"""Each by its id."""

Fighter = Annotated[
    Seat | Participant, Meta(description="A participant of a battle: a seat, `ghosts`, a monster.")
]


class Place(Struct, frozen=True, gc=False):
    """Base of the places of units in commands."""


class AtReady(Place, frozen=True, tag="ready"):
    """In the ready area."""


class AtUnderworld(Place, frozen=True, tag="underworld"):
    """In the Underworld."""


class AtHex(Place, frozen=True, tag="hex"):
    """On the map."""

    q: int
    r: int


class UnitRef(Struct, frozen=True, gc=False):
    """One of the equal units of a kind and a place (EV-GEN-10)."""

    kind: UnitKind
    place: AtReady | AtUnderworld | AtHex


class StackRef(Struct, frozen=True, gc=False):
    """A stack of treasure: a tile and its slot, from 0."""

    tile: TileId
    slot: int


class ToReady(Struct, frozen=True, gc=False, tag="ready"):
    """To the ready area."""


class ToAction(Struct, frozen=True, gc=False, tag="action"):
    """To an action space: the id of the starter card's action, or the index of an effect."""

    card: CardId
    action: str


class OnReward(Struct, frozen=True, gc=False, tag="reward"):
    """On a reward space."""

    id: RewardId


class OnSquare(Struct, frozen=True, gc=False, tag="square"):
    """On a deposit square of an own card."""

    card: CardId
    square: SquareId


class OnSymbol(Struct, frozen=True, gc=False, tag="symbol"):
    """On the orb symbol of an own card."""

    card: CardId


class OnMercenary(Struct, frozen=True, gc=False, tag="mercenary"):
    """On the card of a mercenary."""

    id: UnitKind


class Chosen(Struct, frozen=True, kw_only=True, gc=False, omit_defaults=True):
    """Base of all commands."""


class ChooseFaction(Chosen, frozen=True, tag="eldervale.choose-faction"):
    """Choose one of the two factions of the own element (EV-SET-01)."""

    faction: FactionId


class DraftPick(Chosen, frozen=True, tag="eldervale.draft-pick"):
    """Pick a card of the pack, face down (EV-DRF-01, EV-HID-03)."""

    card: Owner[CardId]


class PlaceUnit(Chosen, frozen=True, tag="eldervale.place-unit"):
    """Place a unit (EV-PLC); `via`: the ability that Mimeza copies for it."""

    unit: UnitRef
    realm: TileId
    via: SourceId | None = None


class Regroup(Chosen, frozen=True, tag="eldervale.regroup"):
    """Regroup (EV-REG)."""


class UseAbility(Chosen, frozen=True, tag="eldervale.use-ability"):
    """Use an offered ability or effect."""

    source: SourceId


class Decline(Chosen, frozen=True, tag="eldervale.decline"):
    """Do not use what is offered."""

    source: SourceId


class EnterMonster(Chosen, frozen=True, tag="eldervale.enter-monster"):
    """Which monster enters (EV-MON-03)."""

    monster: str


class TakeTreasure(Chosen, frozen=True, tag="eldervale.take-treasure"):
    """The slot from which a placement takes treasure (EV-RLM-01)."""

    slot: int


class PickToken(Chosen, frozen=True, tag="eldervale.pick-token"):
    """A stack, or one token of a revealed stack, from 0, the top first."""

    stack: StackRef
    index: int | None = None


class Pay(Chosen, frozen=True, tag="eldervale.pay"):
    """Pay the next unit of a cost: with a kind of resource, or with a magic card."""

    kind: Kind | None = None
    card: CardId | None = None


class ReduceCost(Chosen, frozen=True, tag="eldervale.reduce-cost"):
    """Which unit of the cost a discount drops."""

    kind: CostKind


class SummonUnit(Chosen, frozen=True, tag="eldervale.summon-unit"):
    """Which unit is summoned (EV-ACT-03)."""

    kind: UnitKind


class BuildDwelling(Chosen, frozen=True, tag="eldervale.build-dwelling"):
    """Where the dwelling is built (EV-DWE)."""

    realm: TileId


class PlaceTile(Chosen, frozen=True, tag="eldervale.place-tile"):
    """Where the drawn tile lies (EV-DUN-01, EV-BIF-02)."""

    q: int
    r: int


class TakeAdventure(Chosen, frozen=True, tag="eldervale.take-adventure"):
    """Gain the face-up card of an element."""

    element: ElementId


class BurnAdventure(Chosen, frozen=True, tag="eldervale.burn-adventure"):
    """Put the face-up card of an element under its deck."""

    element: ElementId


class KeepOrGive(Chosen, frozen=True, tag="eldervale.keep-or-give"):
    """Who gets the adventure card (EV-TEA-04)."""

    to: Seat


class ChooseOption(Chosen, frozen=True, tag="eldervale.choose-option"):
    """One of several options: its index from 0, a reward, or `<card>:<action>` to copy."""

    option: int | str


class ChooseResource(Chosen, frozen=True, tag="eldervale.choose-resource"):
    """A kind of resource."""

    kind: Kind


class ChooseElement(Chosen, frozen=True, tag="eldervale.choose-element"):
    """An element."""

    element: ElementId


class RelocateMarker(Chosen, frozen=True, tag="eldervale.relocate-marker"):
    """Take the power marker of another track (EV-POW-01)."""

    from_: ElementId = field(name="from")


class DeclinePower(Chosen, frozen=True, tag="eldervale.decline-power"):
    """Ignore the gain of power (EV-POW-01)."""


class DiscardCard(Chosen, frozen=True, tag="eldervale.discard-card"):
    """Discard a magic card."""

    card: CardId


class PickCard(Chosen, frozen=True, tag="eldervale.pick-card"):
    """Take a card of the discard pile."""

    card: CardId


class ChooseUnit(Chosen, frozen=True, tag="eldervale.choose-unit"):
    """The unit that an effect is about; the owner of an uncontrolled monster is null."""

    unit: UnitRef
    owner: Party | None


class ChooseRealm(Chosen, frozen=True, tag="eldervale.choose-realm"):
    """The realm that an effect is about."""

    realm: TileId


class ChoosePlayer(Chosen, frozen=True, tag="eldervale.choose-player"):
    """The player that an effect is about."""

    seat: Party


class Done(Chosen, frozen=True, tag="eldervale.done"):
    """End an open series of choices."""


class Retrieve(Chosen, frozen=True, tag="eldervale.retrieve"):
    """Take a unit back, to the ready area or to an action space (EV-REG-02)."""

    unit: UnitRef
    to: ToReady | ToAction


class ChooseBattle(Chosen, frozen=True, tag="eldervale.choose-battle"):
    """Which battle is next (EV-BAT-03)."""

    realm: TileId


class JoinUnit(Chosen, frozen=True, tag="eldervale.join-unit"):
    """Move a unit into the battle (EV-BAT-05)."""

    unit: UnitRef


class EndJoin(Chosen, frozen=True, tag="eldervale.end-join"):
    """No more units join."""


class SpendSword(Chosen, frozen=True, tag="eldervale.spend-sword"):
    """One more die for a sword or gold; `for`: whose dice, in team play (EV-BAT-07)."""

    with_: Literal["sword", "gold"] = field(name="with")
    for_: Seat | None = field(name="for", default=None)


class EndBoost(Chosen, frozen=True, tag="eldervale.end-boost"):
    """No more dice."""


class ChooseDie(Chosen, frozen=True, tag="eldervale.choose-die"):
    """A die of a participant, by its value."""

    participant: Fighter
    value: int


class Pass(Chosen, frozen=True, tag="eldervale.pass"):
    """No reaction."""


class UseTactics(Chosen, frozen=True, tag="eldervale.use-tactics"):
    """Flip the tactics token (EV-TAC-02)."""


class CashTreasure(Chosen, frozen=True, tag="eldervale.cash-treasure"):
    """Discard a treasure token and gain what it shows (EV-FRE-02)."""

    token: TokenId


class PlaceTreasure(Chosen, frozen=True, tag="eldervale.place-treasure"):
    """Put a treasure token on a square (EV-FRE-03)."""

    token: TokenId
    card: CardId
    square: SquareId


class CastSpell(Chosen, frozen=True, tag="eldervale.cast-spell"):
    """Cast a spell (EV-MAG-02)."""

    card: CardId


class CompleteQuest(Chosen, frozen=True, tag="eldervale.complete-quest"):
    """Reveal a quest whose condition holds (EV-MAG-03)."""

    card: CardId


class AttachAura(Chosen, frozen=True, tag="eldervale.attach-aura"):
    """Attach an aura to a card (EV-TAB-08)."""

    aura: CardId
    host: CardId


class UseOrb(Chosen, frozen=True, tag="eldervale.use-orb"):
    """Use an orb (EV-ORB-02)."""

    to: OnReward | OnSquare | OnSymbol | OnMercenary


class HireMercenary(Chosen, frozen=True, tag="eldervale.hire-mercenary"):
    """Hire a mercenary for gold (EV-MER-02)."""

    id: UnitKind


class RefreshTactics(Chosen, frozen=True, tag="eldervale.refresh-tactics"):
    """Flip the tactics token back (EV-TAC-03)."""


class UseCardAction(Chosen, frozen=True, tag="eldervale.use-card-action"):
    """Use the free action of a card."""

    card: CardId


class OfferSwap(Chosen, frozen=True, tag="eldervale.offer-swap"):
    """Offer the teammate a magic card for one of his; the fact shows him which (EV-TEA-03)."""

    give: Owner[CardId]
    want: Owner[CardId]


class AcceptSwap(Chosen, frozen=True, tag="eldervale.accept-swap"):
    """Accept the swap."""


class EndTurn(Chosen, frozen=True, tag="eldervale.end-turn"):
    """End the turn (EV-TRN-05)."""


Command = (
    ChooseFaction
    | DraftPick
    | PlaceUnit
    | Regroup
    | UseAbility
    | Decline
    | EnterMonster
    | TakeTreasure
    | PickToken
    | Pay
    | ReduceCost
    | SummonUnit
    | BuildDwelling
    | PlaceTile
    | TakeAdventure
    | BurnAdventure
    | KeepOrGive
    | ChooseOption
    | ChooseResource
    | ChooseElement
    | RelocateMarker
    | DeclinePower
    | DiscardCard
    | PickCard
    | ChooseUnit
    | ChooseRealm
    | ChoosePlayer
    | Done
    | Retrieve
    | ChooseBattle
    | JoinUnit
    | EndJoin
    | SpendSword
    | EndBoost
    | ChooseDie
    | Pass
    | UseTactics
    | CashTreasure
    | PlaceTreasure
    | CastSpell
    | CompleteQuest
    | AttachAura
    | UseOrb
    | HireMercenary
    | RefreshTactics
    | UseCardAction
    | OfferSwap
    | AcceptSwap
    | EndTurn
)
