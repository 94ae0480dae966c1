# Generated from openapi.json; do not edit.

from __future__ import annotations

from typing import Literal, TypeAlias, Union

from kronika_client.model import Model
from msgspec import convert, field

from . import table as table_1


class AbilityDieRolled(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.ability-die-rolled"
):
    """
    A die of an ability or card.
    """

    source: str
    """
    Id of the ability or card whose effect it is.
    """
    value: int


class AbilityUsed(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.ability-used"):
    """
    An ability or effect is used; `limit`: what it is used up for.
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    source: str
    """
    Id of the ability or card whose effect it is.
    """
    limit: Literal["battle", "turn"] | None = None
    mimicry: bool = False


class AcceptSwap(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.accept-swap"):
    """
    Accept the swap.
    """


class ActingInRealm(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.acting-in-realm"
):
    """
    The realm action (EV-RLM, EV-RUI).
    """


class ActivateFromUnderworld(
    Model, frozen=True, kw_only=True, tag_field="op", tag="activate_from_underworld"
):
    """
    A unit from the Underworld may activate the host.
    """

    n: int
    optional: bool = False
    required: bool = False


class ActivatedThisTurn(Model, frozen=True, kw_only=True, tag_field="c", tag="activated_this_turn"):
    """
    An adventure card was activated in this turn.
    """


class ActivatingCard(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.activating-card"
):
    """
    A unit stands on an action space: the action is done (EV-ACT).
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    card: str
    """
    Id of a card (`sp_gust`, `air_vault`).
    """
    action: str
    unit: str
    """
    Kind of a unit: `worker`, or a monster's id.
    """
    aura: str | None = None
    """
    Id of a card (`sp_gust`, `air_vault`).
    """


class ActivatingUnitIs(Model, frozen=True, kw_only=True, tag_field="c", tag="activating_unit_is"):
    """
    The unit that activated the card is of one of the kinds.
    """

    unit: list[str]


class AddDice(Model, frozen=True, kw_only=True, tag_field="op", tag="add_dice"):
    """
    More dice in the battle.
    """

    n: int
    optional: bool = False
    required: bool = False


class AddDicePerAdjacent(
    Model, frozen=True, kw_only=True, tag_field="op", tag="add_dice_per_adjacent"
):
    """
    Dice for own units next to the battle realm.
    """

    unit: str
    """
    Kind of a unit: `worker`, or a monster's id.
    """
    n: int
    optional: bool = False
    required: bool = False


class AddDicePerOther(
    Model,
    frozen=True,
    kw_only=True,
    tag_field="op",
    tag="add_dice_per_other_participant_beyond_first",
):
    """
    Dice for each other player in the battle beyond the first.
    """

    n: int
    cap: int
    optional: bool = False
    required: bool = False


class AdjacentOwnUnits(Model, frozen=True, kw_only=True, tag_field="c", tag="adjacent_own_units"):
    """
    Own units in realms next to the placed unit.
    """

    min: int


class AdventureBurned(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.adventure-burned"
):
    """
    A face-up adventure card goes under its deck (EV-DUN-04).
    """

    card: str
    """
    Id of a card (`sp_gust`, `air_vault`).
    """
    element: str
    """
    Id of an element (`fire`).
    """


class AdventureCards(Model, frozen=True, kw_only=True, tag_field="c", tag="adventure_cards"):
    """
    Adventure cards in the tableau.
    """

    min: int


class AdventureGained(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.adventure-gained"
):
    """
    A face-up adventure card goes to a tableau (EV-DUN-03).
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    card: str
    """
    Id of a card (`sp_gust`, `air_vault`).
    """
    element: str
    """
    Id of an element (`fire`).
    """
    by: int
    """
    Seat number, 0 to n-1, clockwise.
    """


class AdventureRevealed(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.adventure-revealed"
):
    """
    A deck shows its next card (EV-DUN-06).
    """

    card: str
    """
    Id of a card (`sp_gust`, `air_vault`).
    """
    element: str
    """
    Id of an element (`fire`).
    """


class AdventureTaken(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.adventure-taken"
):
    """
    A paid card leaves its deck; whose it is remains to be said (EV-TEA-04).
    """

    card: str
    """
    Id of a card (`sp_gust`, `air_vault`).
    """
    element: str
    """
    Id of an element (`fire`).
    """


class AfterBattleReturns(
    Model, frozen=True, kw_only=True, tag_field="op", tag="after_battle_return_to_lair"
):
    """
    The monster goes home after every battle.
    """

    optional: bool = False
    required: bool = False


class AfterTaking(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.after-taking"):
    """
    Effects of taking a token (EV-RLM-03).
    """

    slot: int
    tile: str
    """
    Id of a realm (`fire_heart`, `dungeon_2`).
    """
    real: list[str] = field(default_factory=list)


class AnyIcon(Model, frozen=True, kw_only=True, tag_field="op", tag="any_icon"):
    """
    A worker may use any icon.
    """

    n: int
    optional: bool = False
    required: bool = False


class Asking(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.asking"):
    """
    A window: who is next, and how many have passed since the last reaction (EV-BAT-04).
    """

    window: Literal["rolled", "trigger"]
    ring: list[int]
    at: int = 0
    passes: int = 0


class AskingMinotaur(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.asking-minotaur"
):
    """
    The Minotaur next to a placement (EV-MER-06).
    """


class AtHex(Model, frozen=True, kw_only=True, tag_field="type", tag="hex"):
    """
    On the map.
    """

    q: int
    r: int


class AtReady(Model, frozen=True, kw_only=True, tag_field="type", tag="ready"):
    """
    In the ready area.
    """


class AtUnderworld(Model, frozen=True, kw_only=True, tag_field="type", tag="underworld"):
    """
    In the Underworld.
    """


class AttachAura(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.attach-aura"):
    """
    Attach an aura to a card (EV-TAB-08).
    """

    aura: str
    """
    Id of a card (`sp_gust`, `air_vault`).
    """
    host: str
    """
    Id of a card (`sp_gust`, `air_vault`).
    """


class AttachingAura(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.attaching-aura"
):
    """
    The cost is paid: the aura lies on its host.
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    aura: str
    """
    Id of a card (`sp_gust`, `air_vault`).
    """
    host: str
    """
    Id of a card (`sp_gust`, `air_vault`).
    """


class AuraAttached(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.aura-attached"
):
    """
    An aura lies on another card (EV-TAB-08).
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    aura: str
    """
    Id of a card (`sp_gust`, `air_vault`).
    """
    host: str
    """
    Id of a card (`sp_gust`, `air_vault`).
    """


class Banish(Model, frozen=True, kw_only=True, tag_field="op", tag="banish"):
    """
    A unit on the map goes to the Underworld.
    """

    whose: Literal["opponent", "self"]
    scope: Literal["element", "map", "own_unit_within_1"]
    n: int
    optional: bool = False
    required: bool = False


class BattleCancelled(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.battle-cancelled"
):
    """
    A spell calls the battle off (effects 5.6).
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """


class BattleDropped(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.battle-dropped"
):
    """
    A battle without two sides, or one that was called off, does not take place.
    """

    realm: str
    """
    Id of a realm (`fire_heart`, `dungeon_2`).
    """
    cancelled: bool = False


class BattleEnded(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.battle-ended"):
    """
    The battle is over.
    """

    realm: str
    """
    Id of a realm (`fire_heart`, `dungeon_2`).
    """


class BattleExpected(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.battle-expected"
):
    """
    A monster, the Minotaur or the Ghosts entered a realm: a battle is triggered (EV-BAT-02).
    """

    realm: str
    """
    Id of a realm (`fire_heart`, `dungeon_2`).
    """


class BattleRealmKind(Model, frozen=True, kw_only=True, tag_field="c", tag="battle_realm_kind"):
    """
    The battle is in a realm of that kind.
    """

    kind: str


class BattleTriggered(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.battle-triggered"
):
    """
    A battle takes place (EV-BAT-03).
    """

    realm: str
    """
    Id of a realm (`fire_heart`, `dungeon_2`).
    """


class BattlesForgotten(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.battles-forgotten"
):
    """
    Triggered battles that are about to be fought, or do not take place.
    """

    realms: list[str]


class Boosting(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.boosting"):
    """
    Swords, spells and abilities for more dice (EV-BAT-07).
    """

    asked: bool = False


class BothRewards(Model, frozen=True, kw_only=True, tag_field="op", tag="both_rewards"):
    """
    Glory and power for winning.
    """

    optional: bool = False
    required: bool = False


class BothRewardsTaken(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.both-rewards-taken"
):
    """
    The winner takes glory and power.
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """


class Build(Model, frozen=True, kw_only=True, tag_field="op", tag="build_dwelling"):
    """
    Build a dwelling.
    """

    discount: int = 0
    optional: bool = False
    required: bool = False


class BuildDwelling(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.build-dwelling"
):
    """
    Where the dwelling is built (EV-DWE).
    """

    realm: str
    """
    Id of a realm (`fire_heart`, `dungeon_2`).
    """


class Building(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.building"):
    """
    Where a dwelling is built (EV-DWE).
    """

    discount: int
    required: bool = False


class BuildingEased(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.building-eased"
):
    """
    The next dwelling of this turn costs less (effects 5.43).
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    n: int


class Built(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.built"):
    """
    The cost is paid: the worker is a dwelling (EV-DWE-01).
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    realm: str
    """
    Id of a realm (`fire_heart`, `dungeon_2`).
    """


class BuiltThisTurn(
    Model, frozen=True, kw_only=True, tag_field="c", tag="built_dwelling_this_turn"
):
    """
    A dwelling was built in this turn.
    """


class BurnAdventure(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.burn-adventure"
):
    """
    Put the face-up card of an element under its deck.
    """

    element: str
    """
    Id of an element (`fire`).
    """


class BurnTreasure(
    Model, frozen=True, kw_only=True, tag_field="op", tag="burn_treasure_for_resources"
):
    """
    Discard the top token of one stack of the placed realm and gain what it shows.
    """

    from_: Literal["placed_realm"] = field(name="from")
    """
    Says which kind this is.
    """
    n: int
    optional: bool = False
    required: bool = False


class CancelBattle(Model, frozen=True, kw_only=True, tag_field="op", tag="cancel_battle"):
    """
    The battle does not take place.
    """

    optional: bool = False
    required: bool = False


class CancelRerolls(Model, frozen=True, kw_only=True, tag_field="op", tag="cancel_rerolls"):
    """
    No die changes after the roll.
    """

    optional: bool = False
    required: bool = False


class CardPaid(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.card-paid"):
    """
    The card is paid: it is gained; `refill`: the deck shows its next card at once.
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    element: str
    """
    Id of an element (`fire`).
    """
    refill: bool


class CashTreasure(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.cash-treasure"
):
    """
    Discard a treasure token and gain what it shows (EV-FRE-02).
    """

    token: str
    """
    Kind of a treasure token (`tr_air_magic`).
    """


class Cashing(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.cashing"):
    """
    An offer: treasure tokens may be cashed in (EV-FRE-02).
    """


class CastSpell(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.cast-spell"):
    """
    Cast a spell (EV-MAG-02).
    """

    card: str
    """
    Id of a card (`sp_gust`, `air_vault`).
    """


class CastingSpell(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.casting-spell"
):
    """
    The spell is paid: it is resolved.
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    card: str
    """
    Id of a card (`sp_gust`, `air_vault`).
    """


class Charging(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.charging"):
    """
    Whether the Minotaur charges (EV-MER-06).
    """

    realm: str
    """
    Id of a realm (`fire_heart`, `dungeon_2`).
    """


class CheckingBattles(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.checking-battles"
):
    """
    The battle check (EV-BAT-03).
    """

    veiled: bool = False


class ChimeraRolled(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.chimera-rolled"
):
    """
    The Chimera's strength (before dice are counted).
    """

    value: int
    strength: int


class ChooseBattle(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.choose-battle"
):
    """
    Which battle is next (EV-BAT-03).
    """

    realm: str
    """
    Id of a realm (`fire_heart`, `dungeon_2`).
    """


class ChooseDie(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.choose-die"):
    """
    A die of a participant, by its value.
    """

    participant: (
        int
        | Literal[
            "chimera",
            "demon_of_might",
            "dread_wyrm",
            "elder_treant",
            "frost_giant",
            "ghosts",
            "iron_sentinel",
            "judicator_golem",
            "kraken",
            "lava_fiend",
            "leviathan",
            "maw_of_madness",
            "mother_of_dragons",
            "night_hydra",
            "radiant_seraph",
            "stone_colossus",
            "storm_roc",
            "sun_phoenix",
            "tempest_serpent",
        ]
    )
    """
    A participant of a battle: a seat, `ghosts`, a monster.
    """
    value: int


class ChooseElement(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.choose-element"
):
    """
    An element.
    """

    element: str
    """
    Id of an element (`fire`).
    """


class ChooseFaction(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.choose-faction"
):
    """
    Choose one of the two factions of the own element (EV-SET-01).
    """

    faction: str
    """
    Id of a faction (`sky_harpies`).
    """


class ChooseOption(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.choose-option"
):
    """
    One of several options: its index from 0, a reward, or `<card>:<action>` to copy.
    """

    option: int | str


class ChoosePlayer(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.choose-player"
):
    """
    The player that an effect is about.
    """

    seat: int | Literal["ghosts"]
    """
    A seat, or `ghosts` in the solo game.
    """


class ChooseRealm(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.choose-realm"):
    """
    The realm that an effect is about.
    """

    realm: str
    """
    Id of a realm (`fire_heart`, `dungeon_2`).
    """


class ChooseResource(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.choose-resource"
):
    """
    A kind of resource.
    """

    kind: Literal["gem", "gold", "magic", "potion", "scroll", "sword", "tool"]


class ChoosingElement(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.choosing-element"
):
    """
    The element in which power is gained (EV-POW-02).
    """


class ChoosingFaction(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.choosing-faction"
):
    """
    A faction (EV-SET-01).
    """


class ChoosingReward(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.choosing-reward"
):
    """
    Glory or power for beating a monster (EV-BAT-11).
    """

    monster: str
    """
    Id of a monster (`kraken`).
    """


class CompleteQuest(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.complete-quest"
):
    """
    Reveal a quest whose condition holds (EV-MAG-03).
    """

    card: str
    """
    Id of a card (`sp_gust`, `air_vault`).
    """


class ControlMonster(Model, frozen=True, kw_only=True, tag_field="op", tag="control_monster"):
    """
    Take control of an uncontrolled monster.
    """

    scope: Literal["element", "map", "own_unit_within_1"]
    optional: bool = False
    required: bool = False


class CopyFilter(Model, frozen=True, kw_only=True):
    """
    Which actions may be copied.
    """

    owner: Literal["self"]
    """
    Says which kind this is.
    """
    card: Literal["adventure"]
    """
    Says which kind this is.
    """
    unit: Literal["any"]
    """
    Says which kind this is.
    """
    not_self: bool


class CostReduced(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.cost-reduced"):
    """
    A discount drops a unit of a cost.
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    kind: Literal["any", "gem", "gold", "magic", "potion", "scroll", "sword", "tool"]


class Counted(Model, frozen=True, kw_only=True):
    """
    The dice of a participant: units, dwellings, abilities, reductions, boosts, and in all.
    """

    who: int | str
    units: int
    dwellings: int
    bonus: int
    reductions: int
    boost: int
    dice: int


class CycleAdventure(Model, frozen=True, kw_only=True, tag_field="op", tag="cycle_adventure"):
    """
    Put a face-up card under its deck and turn up the next.
    """

    n: int
    optional: bool = False
    required: bool = False


class CyclingCard(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.cycling-card"):
    """
    A face-up adventure card that goes under its deck.
    """

    optional: bool


class DeckView(Model, frozen=True, kw_only=True):
    """
    An adventure deck: the face-up card, and how many cards lie below it.
    """

    element: str
    """
    Id of an element (`fire`).
    """
    up: str | None
    """
    Id of a card (`sp_gust`, `air_vault`).
    """
    left: int


class Decline(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.decline"):
    """
    Do not use what is offered.
    """

    source: str
    """
    Id of the ability or card whose effect it is.
    """


class DeclinePower(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.decline-power"
):
    """
    Ignore the gain of power (EV-POW-01).
    """


class Declined(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.declined"):
    """
    An offered effect is not used.
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    source: str
    """
    Id of the ability or card whose effect it is.
    """


class DiceAdded(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.dice-added"):
    """
    More dice for a participant: a sword, gold, or a spell (EV-BAT-07).
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    who: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    n: int
    counted: int
    source: str | None = None
    """
    Id of the ability or card whose effect it is.
    """


class DiceCounted(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.dice-counted"):
    """
    How many dice each participant rolls (EV-BAT-06).
    """

    counts: list[Counted]


class DiceFromRoll(Model, frozen=True, kw_only=True, tag_field="op", tag="dice_from_roll"):
    """
    The strength is a die, within limits.
    """

    min: int
    max: int
    optional: bool = False
    required: bool = False


class DiceRerolled(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.dice-rerolled"
):
    """
    Dice of a participant are rolled again, raised or exchanged.
    """

    who: int | str
    before: list[int]
    after: list[int]


class DiceRolled(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.dice-rolled"):
    """
    The dice of a participant, those that were set included.
    """

    who: int | str
    dice: list[int]


class DieSet(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.die-set"):
    """
    A die shows a value instead of being rolled (EV-BAT-08).
    """

    who: int | str
    value: int
    source: str
    """
    Id of the ability or card whose effect it is.
    """


class DiscardCard(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.discard-card"):
    """
    Discard a magic card.
    """

    card: str
    """
    Id of a card (`sp_gust`, `air_vault`).
    """


class DiscardMagic(Model, frozen=True, kw_only=True, tag_field="op", tag="discard_magic"):
    """
    Discard cards from hand.
    """

    n: int
    from_: Literal["hand"] = field(name="from", default="hand")
    """
    Says which kind this is.
    """
    optional: bool = False
    required: bool = False


class DiscardResource(Model, frozen=True, kw_only=True, tag_field="op", tag="discard_resource"):
    """
    Victims discard resource tokens of their choice.
    """

    who: Literal["each_loser"]
    """
    Says which kind this is.
    """
    n: int
    optional: bool = False
    required: bool = False


class Discarding(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.discarding"):
    """
    Magic cards to discard: `left`, or any number for a mulligan of that many more.
    """

    left: int = 1
    mulligan: int | None = None
    done: int = 0


class DiscountDwelling(Model, frozen=True, kw_only=True, tag_field="op", tag="discount_dwelling"):
    """
    Dwellings cost less.
    """

    n: int
    optional: bool = False
    required: bool = False


class DiscountRuin(Model, frozen=True, kw_only=True, tag_field="op", tag="discount_ruin"):
    """
    The first payment of the ruin action is less.
    """

    n: int
    optional: bool = False
    required: bool = False


class DiscountUsed(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.discount-used"
):
    """
    The discount of the ruin's first payment is used up.
    """


class Done(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.done"):
    """
    End an open series of choices.
    """


class DraftEnded(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.draft-ended"):
    """
    All have enough cards; what is left is discarded, face up (EV-DRF-01).
    """

    cards: list[str]


class DraftPick(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.draft-pick"):
    """
    Pick a card of the pack, face down (EV-DRF-01, EV-HID-03).
    """

    card: str
    """
    Id of a card (`sp_gust`, `air_vault`).
    """


class Drafting(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.drafting"):
    """
    A card of the pack (EV-DRF-01).
    """


class DragJoin(Model, frozen=True, kw_only=True, tag_field="op", tag="drag_join"):
    """
    Players next to the battle must join with a unit.
    """

    optional: bool = False
    required: bool = False


class DragonToken(Model, frozen=True, kw_only=True, tag_field="op", tag="dragon_token"):
    """
    Draw a token from the Dragon's Lair.
    """

    optional: bool = False
    required: bool = False


class DragonTokenTaken(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.dragon-token-taken"
):
    """
    A token from the Dragon's Lair (EV-DRA-05).
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    token: str


class DrawMagic(Model, frozen=True, kw_only=True, tag_field="op", tag="draw_magic"):
    """
    Draw magic cards.
    """

    n: int
    optional: bool = False
    required: bool = False


class DrawMagicPer(Model, frozen=True, kw_only=True, tag_field="op", tag="draw_magic_per"):
    """
    Draw a card for each counted thing, at most `max`.
    """

    per: Literal[
        "basic_sets",
        "cards_of_types",
        "distinct_dwelling_elements",
        "gold",
        "losing_units",
        "magic_in_hand",
        "markers_at_value_min",
        "own_dwellings_adjacent_to_ruin",
        "own_underworld_units",
        "res_in_supply",
        "symbols_on_squares",
    ]
    n: int
    max: int
    optional: bool = False
    required: bool = False


class DrawingTile(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.drawing-tile"):
    """
    The next tile of the stock (EV-DUN-01).
    """


class DwellingBuilt(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.dwelling-built"
):
    """
    A worker is a dwelling now (EV-DWE-01).
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    realm: str
    """
    Id of a realm (`fire_heart`, `dungeon_2`).
    """
    kind: str
    """
    Kind of a unit: `worker`, or a monster's id.
    """
    vp_ruins: int = 0
    vp_dwellings: int = 0
    vp_bridge: int = 0


class DwellingElements(Model, frozen=True, kw_only=True, tag_field="c", tag="dwelling_elements"):
    """
    Elements with an own dwelling.
    """

    min: int


class DwellingsSameElement(
    Model, frozen=True, kw_only=True, tag_field="c", tag="dwellings_same_element"
):
    """
    Own dwellings of one element.
    """

    min: int


class End(Model, frozen=True, kw_only=True):
    """
    The end of the game was triggered by a player; so many turns are left after this one.
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    left: int


class EndBoost(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.end-boost"):
    """
    No more dice.
    """


class EndJoin(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.end-join"):
    """
    No more units join.
    """


class EndTriggered(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.end-triggered"
):
    """
    The last turns follow (EV-END-01).
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    reason: Literal["dwellings", "stock"]
    left: int


class EndTurn(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.end-turn"):
    """
    End the turn (EV-TRN-05).
    """


class EndingTurn(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.ending-turn"):
    """
    The end of the turn is over: the next one, or the scoring.
    """


class EnterAsIncursion(
    Model, frozen=True, kw_only=True, tag_field="op", tag="enter_realm_as_incursion"
):
    """
    The Minotaur enters the realm.
    """

    optional: bool = False
    required: bool = False


class EnterMonster(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.enter-monster"
):
    """
    Which monster enters (EV-MON-03).
    """

    monster: str


class Expedition(Model, frozen=True, kw_only=True, tag_field="op", tag="dungeon_expedition"):
    """
    The expedition of the Dungeon.
    """

    optional: bool = False
    required: bool = False


class ExploringFirst(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.exploring-first"
):
    """
    The first card of an expedition (EV-DUN-03).
    """

    discount: int = 0


class ExploringOn(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.exploring-on"):
    """
    The cards of the expedition, after the tile.
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    discount: int = 0


class ExploringSecond(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.exploring-second"
):
    """
    A second card, or one to burn (EV-DUN-04).
    """

    discount: int = 0


class ExtraSpace(Model, frozen=True, kw_only=True, tag_field="op", tag="extra_space"):
    """
    More spaces on the host.
    """

    n: int
    optional: bool = False
    required: bool = False


class FactionChosen(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.faction-chosen"
):
    """
    A player has chosen a faction (EV-SET-01).
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    faction: str
    """
    Id of a faction (`sky_harpies`).
    """


class Fighting(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.fighting"):
    """
    The next stage of the battle.
    """

    stage: Literal[
        "after",
        "count",
        "end",
        "join",
        "leave",
        "redirect",
        "remove",
        "result",
        "roll",
        "start",
        "tactics",
        "wins",
    ]
    realm: str = ""
    """
    Id of a realm (`fire_heart`, `dungeon_2`).
    """


class FinishingRegroup(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.finishing-regroup"
):
    """
    Steps 2 to 4 of a Regroup (EV-REG-03..05).
    """

    risen: bool = False


class FinishingSpell(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.finishing-spell"
):
    """
    The spell is resolved: it goes to the discard pile.
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    card: str
    """
    Id of a card (`sp_gust`, `air_vault`).
    """


class FirstDefeatReturns(
    Model, frozen=True, kw_only=True, tag_field="op", tag="first_defeat_returns_to_lair"
):
    """
    The first defeat sends the monster home.
    """

    optional: bool = False
    required: bool = False


class ForbidJoin(Model, frozen=True, kw_only=True, tag_field="op", tag="forbid_join"):
    """
    Nobody (else) may join.
    """

    who: Literal["all", "others"]
    optional: bool = False
    required: bool = False


class ForbidSwords(Model, frozen=True, kw_only=True, tag_field="op", tag="forbid_swords"):
    """
    Nobody (else) may spend swords.
    """

    who: Literal["all", "others"]
    optional: bool = False
    required: bool = False


class Gain(Model, frozen=True, kw_only=True, tag_field="op", tag="gain"):
    """
    Gain `n` of `res` from the supply.
    """

    res: Literal["gem", "gold", "potion", "scroll", "sword", "tool"]
    n: int
    optional: bool = False
    required: bool = False


class GainAdventure(Model, frozen=True, kw_only=True, tag_field="op", tag="gain_adventure"):
    """
    Gain a face-up adventure card with payment.
    """

    discount: int = 0
    optional: bool = False
    required: bool = False


class GainAny(Model, frozen=True, kw_only=True, tag_field="op", tag="gain_any"):
    """
    Gain `n` resources of any kind, one by one.
    """

    n: int
    optional: bool = False
    required: bool = False


class GainAnyPer(Model, frozen=True, kw_only=True, tag_field="op", tag="gain_any_per"):
    """
    `GainAny` for each counted thing, at most `max`.
    """

    per: Literal[
        "basic_sets",
        "cards_of_types",
        "distinct_dwelling_elements",
        "gold",
        "losing_units",
        "magic_in_hand",
        "markers_at_value_min",
        "own_dwellings_adjacent_to_ruin",
        "own_underworld_units",
        "res_in_supply",
        "symbols_on_squares",
    ]
    n: int
    max: int
    optional: bool = False
    required: bool = False


class GainChoice(Model, frozen=True, kw_only=True, tag_field="op", tag="gain_choice"):
    """
    Gain one of the kinds, `n` times.
    """

    from_: list[Literal["gem", "gold", "magic", "potion", "scroll", "sword", "tool"]] = field(
        name="from"
    )
    n: int
    optional: bool = False
    required: bool = False


class GainPrintedSlot(Model, frozen=True, kw_only=True, tag_field="op", tag="gain_printed_slot"):
    """
    Gain the resource printed in the slot used by this placement.
    """

    n: int
    optional: bool = False
    required: bool = False


class GainSquare(Model, frozen=True, kw_only=True, tag_field="op", tag="gain_square"):
    """
    Gain what the token on the square shows, or its printed symbol.
    """

    square: str
    optional: bool = False
    required: bool = False


class GainingChoice(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.gaining-choice"
):
    """
    A resource to gain, one of the kinds, `left` times.
    """

    kinds: list[Literal["gem", "gold", "magic", "potion", "scroll", "sword", "tool"]]
    left: int = 1


class GainingGlory(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.gaining-glory"
):
    """
    Glory, space by space (EV-GLO-01).
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    left: int = 1


class GainingPower(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.gaining-power"
):
    """
    Power in an element, level by level (EV-POW-03); `any`: of the player's choice.
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    element: str
    """
    Id of an element (`fire`).
    """
    left: int = 1


class GhostActing(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.ghost-acting"):
    """
    The Ghosts' card (EV-SOL-04).
    """

    card: str
    """
    Id of a card (`sp_gust`, `air_vault`).
    """


class GhostBonusShown(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.ghost-bonus-shown"
):
    """
    The dice that a card gives the Ghosts (EV-SOL-11).
    """

    dice: int


class GhostCardRevealed(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.ghost-card-revealed"
):
    """
    A card of the Ghosts (EV-SOL-04), after a reshuffle if the deck was empty.
    """

    card: str
    """
    Id of a card (`sp_gust`, `air_vault`).
    """
    reshuffled: bool = False


class GhostExploring(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.ghost-exploring"
):
    """
    What a delving ghost takes and burns (EV-SOL-06).
    """

    card: str
    """
    Id of a card (`sp_gust`, `air_vault`).
    """


class GivingCard(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.giving-card"):
    """
    Who keeps a gained card (EV-TEA-04).
    """

    card: str
    """
    Id of a card (`sp_gust`, `air_vault`).
    """


class Glory(Model, frozen=True, kw_only=True, tag_field="op", tag="glory"):
    """
    Gain glory.
    """

    n: int
    optional: bool = False
    required: bool = False


class GloryGained(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.glory-gained"):
    """
    The glory marker goes on to a space (EV-GLO-01).
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    space: int


class GloryLost(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.glory-lost"):
    """
    Glory before the marker is on its track (EV-GLO-02).
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """


class GrantPlacement(Model, frozen=True, kw_only=True, tag_field="op", tag="grant_placement"):
    """
    More targets of placements.
    """

    mode: Literal["bridge", "flight", "flight_unoccupied"]
    optional: bool = False
    required: bool = False


class Hex(Model, frozen=True, kw_only=True):
    """
    A place on the map.
    """

    q: int
    """
    Axial coordinate of the column.
    """
    r: int
    """
    Axial coordinate of the row.
    """


class HireMercenary(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.hire-mercenary"
):
    """
    Hire a mercenary for gold (EV-MER-02).
    """

    id: str
    """
    Kind of a unit: `worker`, or a monster's id.
    """


class HiringUnit(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.hiring-unit"):
    """
    The gold is paid: the mercenary is ready.
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    kind: str
    """
    Kind of a unit: `worker`, or a monster's id.
    """


class IconBecomes(Model, frozen=True, kw_only=True, tag_field="op", tag="icon_becomes"):
    """
    The icon of the host is another one.
    """

    unit: Literal["any"]
    """
    Says which kind this is.
    """
    optional: bool = False
    required: bool = False


class IgnoreDwellingDice(
    Model, frozen=True, kw_only=True, tag_field="op", tag="ignore_dwelling_dice"
):
    """
    Dwellings add no dice.
    """

    optional: bool = False
    required: bool = False


class Immune(Model, frozen=True, kw_only=True, tag_field="op", tag="immune"):
    """
    Effects that do nothing to the monster.
    """

    to: list[str]
    optional: bool = False
    required: bool = False


class InRealm(Model, frozen=True, kw_only=True, tag_field="type", tag="realm"):
    """
    On the map.
    """

    realm: str
    """
    Id of a realm (`fire_heart`, `dungeon_2`).
    """


class IncursionAnyRuin(Model, frozen=True, kw_only=True, tag_field="op", tag="incursion_any_ruin"):
    """
    Enters any ruin.
    """

    optional: bool = False
    required: bool = False


class IncursionRange(Model, frozen=True, kw_only=True, tag_field="op", tag="incursion_range"):
    """
    Enters realms up to `n` away.
    """

    n: int
    optional: bool = False
    required: bool = False


class Invading(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.invading"):
    """
    The incursion (EV-MON-02).
    """


class JoinFromReady(Model, frozen=True, kw_only=True, tag_field="op", tag="join_from_ready"):
    """
    Join from the ready area.
    """

    n: int
    optional: bool = False
    required: bool = False


class JoinRange(Model, frozen=True, kw_only=True, tag_field="op", tag="join_range"):
    """
    Join from a distance.
    """

    n: int
    optional: bool = False
    required: bool = False


class Joining(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.joining"):
    """
    Units that join the battle (EV-BAT-05); `joined` counts them.
    """

    joined: int = 0
    asked: bool = False


class JoiningForbidden(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.joining-forbidden"
):
    """
    Only these players may still join.
    """

    but: list[int]


class JoiningNext(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.joining-next"):
    """
    Who may join, or add dice, next.
    """

    seats: list[int]
    boost: bool = False


class KeepOrGive(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.keep-or-give"):
    """
    Who gets the adventure card (EV-TEA-04).
    """

    to: int
    """
    Seat number, 0 to n-1, clockwise.
    """


class LairReturn(Model, frozen=True, kw_only=True, tag_field="op", tag="lair_return"):
    """
    Return an uncontrolled monster to its lair.
    """

    scope: Literal["element", "map", "own_unit_within_1"]
    optional: bool = False
    required: bool = False


class LettingEnter(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.letting-enter"
):
    """
    Which monster enters (EV-MON-03).
    """

    realm: str
    """
    Id of a realm (`fire_heart`, `dungeon_2`).
    """


class LimitingHand(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.limiting-hand"
):
    """
    Cards above the hand limit (EV-TRN-04).
    """


class Losing(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.losing"):
    """
    A resource token to discard.
    """

    left: int


class Lying(Model, frozen=True, kw_only=True):
    """
    A treasure token on a square.
    """

    square: str
    """
    Id of a square of a card (`a`).
    """
    token: str
    """
    Kind of a treasure token (`tr_air_magic`).
    """


class MagicDiscarded(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.magic-discarded"
):
    """
    Hand cards go to the discard pile: spent, or discarded.
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    cards: list[str]


class MagicRecovered(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.magic-recovered"
):
    """
    A card of the discard pile goes to a hand; everybody has seen it.
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    card: str
    """
    Id of a card (`sp_gust`, `air_vault`).
    """


class MagicReshuffled(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.magic-reshuffled"
):
    """
    The discard pile is the new deck (EV-MAG-01).
    """

    count: int


class Mark(Model, frozen=True, kw_only=True):
    """
    A power marker: its track and level.
    """

    element: str
    """
    Id of an element (`fire`).
    """
    level: int


class Matching(Model, frozen=True, kw_only=True):
    """
    Dice that show at most `le`.
    """

    le: int


class MercenaryHired(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.mercenary-hired"
):
    """
    A mercenary was hired for gold (EV-MER-02).
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    kind: str
    """
    Kind of a unit: `worker`, or a monster's id.
    """


class Mimicking(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.mimicking"):
    """
    Whether Mimeza copies an ability (effects 5.41).
    """

    abilities: list[str]
    sent: int = 0


class MimicryCounted(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.mimicry-counted"
):
    """
    Mimeza copies an ability that gives dice in this battle.
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    source: str
    """
    Id of the ability or card whose effect it is.
    """


class MonsterControlled(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.monster-controlled"
):
    """
    A monster is a unit of a player (EV-MON-09).
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    monster: str
    """
    Id of a monster (`kraken`).
    """


class MonsterInBattle(Model, frozen=True, kw_only=True, tag_field="c", tag="monster_in_battle"):
    """
    An uncontrolled monster takes part.
    """


class MonsterMoved(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.monster-moved"
):
    """
    An uncontrolled monster goes to another realm (EV-MON-02, EV-MON-12).
    """

    monster: str
    """
    Id of a monster (`kraken`).
    """
    start: str
    """
    Id of a realm (`fire_heart`, `dungeon_2`).
    """
    end: str
    """
    Id of a realm (`fire_heart`, `dungeon_2`).
    """
    way: Literal["entered", "pushed", "returned"]
    reborn: bool = False


class MonsterReborn(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.monster-reborn"
):
    """
    A first defeat that only sends the monster home (effects 5.28).
    """

    monster: str
    """
    Id of a monster (`kraken`).
    """


class MonsterSpawned(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.monster-spawned"
):
    """
    A lair came onto the map with its monster (EV-MON-01).
    """

    monster: str
    """
    Id of a monster (`kraken`).
    """


class MonstersSelected(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.monsters-selected"
):
    """
    The monster of each element (EV-SET-05), and the exceptional ones.
    """

    monsters: list[str]


class Most(Model, frozen=True, kw_only=True, tag_field="c", tag="most"):
    """
    At least 1, and as many as anybody.
    """

    what: Literal["dwellings", "glory", "quests_completed"]
    ties: bool


class MoveUnit(Model, frozen=True, kw_only=True, tag_field="op", tag="move_unit"):
    """
    Relocate a unit by up to `distance`.
    """

    whose: Literal["opponent", "self"]
    unit: str
    """
    Kind of a unit: `worker`, or a monster's id.
    """
    distance: int
    to: Literal["any", "no_own_unit", "unoccupied"]
    from_: Literal["placed_realm"] | None = field(name="from", default=None)
    optional: bool = False
    required: bool = False


class MovingMarker(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.moving-marker"
):
    """
    Which power marker moves, if any (EV-POW-01).
    """

    element: str
    """
    Id of an element (`fire`).
    """


class MulliganMagic(Model, frozen=True, kw_only=True, tag_field="op", tag="mulligan_magic"):
    """
    Discard any number of cards, draw as many and `extra` more.
    """

    extra: int
    optional: bool = False
    required: bool = False


class NextDwellingDiscount(
    Model, frozen=True, kw_only=True, tag_field="op", tag="next_dwelling_discount"
):
    """
    The next dwelling of this turn costs less.
    """

    n: int
    optional: bool = False
    required: bool = False


class NextPlacement(Model, frozen=True, kw_only=True, tag_field="op", tag="next_placement"):
    """
    More targets of the next placement of this turn.
    """

    mode: Literal["any_unoccupied", "range"]
    n: int = 0
    optional: bool = False
    required: bool = False


class NoDefeat(Model, frozen=True, kw_only=True, tag_field="op", tag="no_defeat_until_tokens_gone"):
    """
    The monster stays until its tokens are gone.
    """

    optional: bool = False
    required: bool = False


class NoSwords(Model, frozen=True, kw_only=True, tag_field="op", tag="no_underworld_swords"):
    """
    Losers get no swords.
    """

    optional: bool = False
    required: bool = False


class NoTrigger(Model, frozen=True, kw_only=True, tag_field="op", tag="no_trigger_by_placement"):
    """
    The placement triggers no battle.
    """

    optional: bool = False
    required: bool = False


class OfferSwap(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.offer-swap"):
    """
    Offer the teammate a magic card for one of his; the fact shows him which (EV-TEA-03).
    """

    give: str
    """
    Id of a card (`sp_gust`, `air_vault`).
    """
    want: str
    """
    Id of a card (`sp_gust`, `air_vault`).
    """


class OnCard(Model, frozen=True, kw_only=True, tag_field="type", tag="card"):
    """
    On an action space of a card in the tableau.
    """

    card: str
    """
    Id of a card (`sp_gust`, `air_vault`).
    """
    action: str


class OnMercenary(Model, frozen=True, kw_only=True, tag_field="type", tag="mercenary"):
    """
    On the card of a mercenary.
    """

    id: str
    """
    Kind of a unit: `worker`, or a monster's id.
    """


class OnReward(Model, frozen=True, kw_only=True, tag_field="type", tag="reward"):
    """
    On a reward space.
    """

    id: str
    """
    Id of a reward space (`rw_2_gem`).
    """


class OnSquare(Model, frozen=True, kw_only=True, tag_field="type", tag="square"):
    """
    On a deposit square of an own card.
    """

    card: str
    """
    Id of a card (`sp_gust`, `air_vault`).
    """
    square: str
    """
    Id of a square of a card (`a`).
    """


class OnSymbol(Model, frozen=True, kw_only=True, tag_field="type", tag="symbol"):
    """
    On the orb symbol of an own card.
    """

    card: str
    """
    Id of a card (`sp_gust`, `air_vault`).
    """


class OnWinVp(Model, frozen=True, kw_only=True, tag_field="op", tag="on_win_vp"):
    """
    Score if this battle is won.
    """

    n: int
    optional: bool = False
    required: bool = False


class OpeningGame(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.opening-game"):
    """
    The factions are chosen: the table is laid (EV-SET).
    """


class Options(Model, frozen=True, kw_only=True):
    """
    The options of a game. What does not fit together is refused at setup (EV-GEN-11).
    """

    legendary: bool = False
    """
    Whether legendary monsters may replace standard ones.
    """
    oracle: bool = False
    """
    Whether the Oracle is on the map.
    """
    mother_of_dragons: bool = False
    """
    Whether the Mother of Dragons is in the game.
    """
    bifrost: bool = False
    """
    Whether the Bifrost is in the game.
    """
    no_passages: bool = False
    """
    Whether passages lie at the bottom of their decks.
    """
    tactics: bool = False
    """
    Whether players have tactics tokens.
    """
    mercenaries: Literal["both", "mimeza", "minotaur", "none"] = "none"
    """
    The mercenaries for hire.
    """
    teams: bool = False
    """
    Whether two teams of two play.
    """
    draft: bool = False
    """
    Whether magic cards are drafted.
    """
    elements: list[
        Literal["air", "chaos", "darkness", "earth", "fire", "light", "order", "water"]
    ] = field(default_factory=list)
    """
    The element of each seat (solo: yours, the Ghosts'); empty: drawn.
    """
    extra_elements: list[
        Literal["air", "chaos", "darkness", "earth", "fire", "light", "order", "water"]
    ] = field(default_factory=list)
    """
    The two elements that nobody plays; empty: drawn.
    """
    ghosts: Literal["adept", "apprentice", "archmage"] = "adept"
    """
    The level of the Ghosts in the solo game.
    """
    round_limit: int = 60
    """
    The game ends after this round, 10 to 60, if nothing else ends it.
    """


class OrbGained(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.orb-gained"):
    """
    The first player on level 5 of a track, or on a glory space, takes its orb (EV-ORB-01).
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    element: str | None = None
    """
    Id of an element (`fire`).
    """
    space: int | None = None


class OrbOnMercenary(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.orb-on-mercenary"
):
    """
    A mercenary is hired for good (EV-MER-03).
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    kind: str
    """
    Kind of a unit: `worker`, or a monster's id.
    """


class OrbOnReward(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.orb-on-reward"
):
    """
    An orb blocks a reward space (EV-ORB-02).
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    reward: str
    """
    Id of a reward space (`rw_2_gem`).
    """


class OrbOnSquare(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.orb-on-square"
):
    """
    An orb lies on a deposit square; a token there leaves the game (EV-ORB-03).
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    card: str
    """
    Id of a card (`sp_gust`, `air_vault`).
    """
    square: str
    """
    Id of a square of a card (`a`).
    """


class OrbOnSymbol(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.orb-on-symbol"
):
    """
    An orb lies on the symbol of a card (EV-TAB-05).
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    card: str
    """
    Id of a card (`sp_gust`, `air_vault`).
    """


class OrbOrVp(Model, frozen=True, kw_only=True, tag_field="op", tag="orb_or_vp"):
    """
    Take the orb if it is still there, else score.
    """

    vp: int
    optional: bool = False
    required: bool = False


class Ordered(Model, frozen=True, kw_only=True, tag_field="type", tag="ordered"):
    """
    Items in a known order, the top one first.
    """

    items: list[str]
    """
    The items, the top one first.
    """


class OrderedStr(Model, frozen=True, kw_only=True, tag_field="type", tag="ordered"):
    """
    Items in a known order, the top one first.
    """

    items: list[str]
    """
    The items, the top one first.
    """


class OrderingBattles(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.ordering-battles"
):
    """
    Which battle is next (EV-BAT-03).
    """

    realms: list[str]


class Overflowing(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.overflowing"):
    """
    One treasure token too many (EV-RLM-03).
    """


class OwnAdjacentDwellings(
    Model, frozen=True, kw_only=True, tag_field="c", tag="own_adjacent_dwellings"
):
    """
    Own dwellings in adjacent realms.
    """

    min: int


class OwnKindsBesides(
    Model, frozen=True, kw_only=True, tag_field="c", tag="own_kinds_in_battle_besides"
):
    """
    At least `min` other kinds of own units in the battle realm.
    """

    unit: str
    """
    Kind of a unit: `worker`, or a monster's id.
    """
    min: int


class OwnUnitAdjacentToBattle(
    Model, frozen=True, kw_only=True, tag_field="c", tag="own_unit_adjacent_to_battle"
):
    """
    Own units next to the battle realm.
    """

    min: int
    unit: str | None = None
    """
    Kind of a unit: `worker`, or a monster's id.
    """


class OwnUnitNearBattle(
    Model, frozen=True, kw_only=True, tag_field="c", tag="own_unit_in_or_adjacent_to_battle"
):
    """
    Own units in the battle realm or next to it.
    """

    min: int


class OwnUnitsInBattle(Model, frozen=True, kw_only=True, tag_field="c", tag="own_units_in_battle"):
    """
    At least `min` own units of the kind in the battle realm.
    """

    unit: str
    """
    Kind of a unit: `worker`, or a monster's id.
    """
    min: int


class PacksPassed(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.packs-passed"):
    """
    Each pack goes to the left (EV-DRF-01).
    """


class Pass(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.pass"):
    """
    No reaction.
    """


class PassingPacks(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.passing-packs"
):
    """
    All have picked: the packs go on (EV-DRF-01).
    """


class Pay(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.pay"):
    """
    Pay the next unit of a cost: with a kind of resource, or with a magic card.
    """

    kind: Literal["gem", "gold", "magic", "potion", "scroll", "sword", "tool"] | None = None
    card: str | None = None
    """
    Id of a card (`sp_gust`, `air_vault`).
    """


class Paying(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.paying"):
    """
    The next unit of a cost (EV-RES-03, EV-RES-04).
    """

    price: list[str]
    paid: int = 0


class PayingTax(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.paying-tax"):
    """
    The tax of a placement (effects 5.38).
    """

    price: list[str]


class PeaceEnded(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.peace-ended"):
    """
    Everybody has regrouped: there are battles from now on (EV-GLO-03).
    """


class PickCard(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.pick-card"):
    """
    Take a card of the discard pile.
    """

    card: str
    """
    Id of a card (`sp_gust`, `air_vault`).
    """


class PickingFromStack(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.picking-from-stack"
):
    """
    A token of a revealed stack (effects 5.50).
    """

    tile: str
    """
    Id of a realm (`fire_heart`, `dungeon_2`).
    """
    slot: int


class PlaceFromUnderworld(
    Model, frozen=True, kw_only=True, tag_field="op", tag="place_from_underworld"
):
    """
    A unit of the kind may be placed from the Underworld.
    """

    unit: str
    """
    Kind of a unit: `worker`, or a monster's id.
    """
    optional: bool = False
    required: bool = False


class PlaceTile(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.place-tile"):
    """
    Where the drawn tile lies (EV-DUN-01, EV-BIF-02).
    """

    q: int
    r: int


class PlaceTreasure(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.place-treasure"
):
    """
    Put a treasure token on a square (EV-FRE-03).
    """

    token: str
    """
    Kind of a treasure token (`tr_air_magic`).
    """
    card: str
    """
    Id of a card (`sp_gust`, `air_vault`).
    """
    square: str
    """
    Id of a square of a card (`a`).
    """


class PlacementEased(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.placement-eased"
):
    """
    The next placement of this turn reaches further (effects 5.43).
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    reach: int = 0
    anywhere: bool = False


class PlacementTax(Model, frozen=True, kw_only=True, tag_field="op", tag="placement_tax"):
    """
    Placing next to this monster costs extra.
    """

    where: Literal["adjacent_to_monster"]
    """
    Says which kind this is.
    """
    cost: dict[str, int]
    optional: bool = False
    required: bool = False


class PlacingTile(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.placing-tile"):
    """
    Where the drawn tile lies (EV-DUN-01).
    """

    tile: str
    """
    Id of a realm (`fire_heart`, `dungeon_2`).
    """


class PlacingUnit(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.placing-unit"):
    """
    The tax is paid: the unit is placed.
    """

    kind: str
    """
    Kind of a unit: `worker`, or a monster's id.
    """
    realm: str
    """
    Id of a realm (`fire_heart`, `dungeon_2`).
    """
    underworld: bool = False
    via: str | None = None
    """
    Id of the ability or card whose effect it is.
    """


class PlayBegan(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.play-began"):
    """
    The setup is over.
    """


class PointsScored(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.points-scored"
):
    """
    Victory points (EV-GEN-01).
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    n: int
    reason: str


class Power(Model, frozen=True, kw_only=True, tag_field="op", tag="power"):
    """
    Gain power in an element; `any`: a used one of the player's choice.
    """

    element: str
    """
    Id of an element (`fire`).
    """
    n: int
    optional: bool = False
    required: bool = False


class PowerGained(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.power-gained"):
    """
    A power marker goes up to a level; `start`: the track from which it was taken.
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    element: str
    """
    Id of an element (`fire`).
    """
    level: int
    start: str | None = None
    """
    Id of an element (`fire`).
    """


class PowerLost(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.power-lost"):
    """
    A gain of power that has no effect (EV-POW-02), or was declined (EV-POW-01).
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    element: str | None = None
    """
    Id of an element (`fire`).
    """
    declined: bool = False


class PowerValue(Model, frozen=True, kw_only=True, tag_field="c", tag="power_value"):
    """
    A power value on any track.
    """

    min: int


class PushingMonster(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.pushing-monster"
):
    """
    Where the monster on the lair goes (EV-MON-12).
    """

    monster: str
    """
    Id of a monster (`kraken`).
    """
    realms: list[str]


class QuestCompleted(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.quest-completed"
):
    """
    A quest is revealed and scored (EV-MAG-03).
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    card: str
    """
    Id of a card (`sp_gust`, `air_vault`).
    """
    vp: int


class RaiseDie(Model, frozen=True, kw_only=True, tag_field="op", tag="raise_die"):
    """
    Turn a die up.
    """

    n: int
    by: int = 0
    max_from: int = 5
    to: int = 0
    optional: bool = False
    required: bool = False


class Reacting(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.reacting"):
    """
    A reaction to a triggered battle (EV-BAT-04).
    """

    asked: bool = False


class Ready(Model, frozen=True, kw_only=True, tag_field="type", tag="ready"):
    """
    In the ready area.
    """


class RecoverMagic(Model, frozen=True, kw_only=True, tag_field="op", tag="recover_magic"):
    """
    Take up to `n` cards from the discard pile.
    """

    n: int
    optional: bool = False
    required: bool = False


class Recovering(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.recovering"):
    """
    Cards of the discard pile to take.
    """

    left: int
    done: int = 0


class Redirect(Model, frozen=True, kw_only=True, tag_field="op", tag="redirect"):
    """
    Losing units go to the ready area instead of the Underworld.
    """

    unit: str
    to: Literal["ready"]
    """
    Says which kind this is.
    """
    optional: bool = False
    required: bool = False


class Redirecting(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.redirecting"):
    """
    What saves losing units (effects 5.14).
    """

    asked: bool = False


class ReduceCost(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.reduce-cost"):
    """
    Which unit of the cost a discount drops.
    """

    kind: Literal["any", "gem", "gold", "magic", "potion", "scroll", "sword", "tool"]


class ReducingCost(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.reducing-cost"
):
    """
    A unit of the cost that a discount drops (effects 5.32).
    """

    price: list[str]
    left: int


class Refilling(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.refilling"):
    """
    Decks without a face-up card show their next one: that of an element, or all (EV-DUN-06).
    """

    element: str | None = None
    """
    Id of an element (`fire`).
    """


class RefreshTactics(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.refresh-tactics"
):
    """
    Flip the tactics token back (EV-TAC-03).
    """


class RefreshingToken(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.refreshing-token"
):
    """
    The cost is paid: the tactics token is active.
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """


class Regroup(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.regroup"):
    """
    Regroup (EV-REG).
    """


class RegroupEnded(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.regroup-ended"
):
    """
    All units are back (EV-REG-03..05); hired mercenaries that went home are named.
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    returned: list[str] = field(default_factory=list)


class RegroupStarted(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.regroup-started"
):
    """
    A player regroups; the first time the glory marker enters its track (EV-REG-01).
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    first: bool


class RelocateMarker(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.relocate-marker"
):
    """
    Take the power marker of another track (EV-POW-01).
    """

    from_: str = field(name="from")
    """
    Id of an element (`fire`).
    """


class RemoveDice(Model, frozen=True, kw_only=True, tag_field="op", tag="remove_dice"):
    """
    Others roll fewer dice.
    """

    who: Literal["each_other"]
    """
    Says which kind this is.
    """
    n: int
    min: int
    optional: bool = False
    required: bool = False


class Renown(Model, frozen=True, kw_only=True, tag_field="c", tag="glory"):
    """
    The space of the glory marker.
    """

    min: int


class RepeatActivation(Model, frozen=True, kw_only=True, tag_field="op", tag="repeat_activation"):
    """
    The latest activation of this turn once more.
    """

    optional: bool = False
    required: bool = False


class ReplaceWithRoll(Model, frozen=True, kw_only=True, tag_field="op", tag="replace_with_roll"):
    """
    A die says whether the host's action is skipped or done twice.
    """

    table: dict[str, Literal["skip", "twice"]]
    optional: bool = False
    required: bool = False


class RerollUntilNone(Model, frozen=True, kw_only=True, tag_field="op", tag="reroll_until_none"):
    """
    Roll dice that show `eq` again until none is left.
    """

    eq: int
    optional: bool = False
    required: bool = False


class Rerolling(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.rerolling"):
    """
    Automatic abilities of monsters after dice have changed.
    """


class ResourceAtCap(Model, frozen=True, kw_only=True, tag_field="c", tag="resource_at_cap"):
    """
    A basic resource is at its limit.
    """

    basic: bool


class ResourcePaid(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.resource-paid"
):
    """
    Resource tokens go back to the supply.
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    kind: Literal["gem", "gold", "potion", "scroll", "sword", "tool"]
    n: int = 1


class ResourceStolen(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.resource-stolen"
):
    """
    A resource token changes hands.
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    victim: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    kind: Literal["gem", "gold", "potion", "scroll", "sword", "tool"]


class ResourcesGained(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.resources-gained"
):
    """
    Resources from the supply; `lost`: what is above the limit (EV-RES-02).
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    kind: Literal["gem", "gold", "potion", "scroll", "sword", "tool"]
    n: int
    lost: int = 0


class RespondingToRoll(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.responding-to-roll"
):
    """
    A reaction to the dice (EV-BAT-04).
    """

    asked: bool = False


class Retrieving(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.retrieving"):
    """
    The next unit to take back (EV-REG-02).
    """


class ReturnToReady(Model, frozen=True, kw_only=True, tag_field="op", tag="return_to_ready"):
    """
    An own unit goes from the map to the ready area.
    """

    n: int
    whose: Literal["self"] = "self"
    """
    Says which kind this is.
    """
    optional: bool = False
    required: bool = False


class Revive(Model, frozen=True, kw_only=True, tag_field="op", tag="revive"):
    """
    Own units go from the Underworld to the ready area.
    """

    n: int
    optional: bool = False
    required: bool = False


class RewardChosen(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.reward-chosen"
):
    """
    Glory or power for beating a monster (EV-BAT-11).
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    reward: Literal["glory", "power"]


class RisingToCard(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.rising-to-card"
):
    """
    Whether a unit of the Underworld activates a card (effects 5.19).
    """


class RollVp(Model, frozen=True, kw_only=True, tag_field="op", tag="roll_vp"):
    """
    Roll a die and score by the formula.
    """

    formula: Literal["ceil(die/2)+1"]
    """
    Says which kind this is.
    """
    optional: bool = False
    required: bool = False


class RunningAction(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.running-action"
):
    """
    An action once: payment, then its operations, then what the aura adds.
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    card: str
    """
    Id of a card (`sp_gust`, `air_vault`).
    """
    action: str
    unit: str
    """
    Kind of a unit: `worker`, or a monster's id.
    """
    aura: str | None = None
    """
    Id of a card (`sp_gust`, `air_vault`).
    """


class RunningAgain(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.running-again"
):
    """
    Whether the action is done a second time (effects 5.17).
    """

    card: str
    """
    Id of a card (`sp_gust`, `air_vault`).
    """
    action: str
    unit: str
    """
    Kind of a unit: `worker`, or a monster's id.
    """
    aura: str | None
    """
    Id of a card (`sp_gust`, `air_vault`).
    """


class Sampled(Model, frozen=True, kw_only=True, tag_field="type", tag="sampled"):
    """
    `places` unknown ones of `items`, which are more; the others stay out of the game.

    Whoever draws the last place leaves the rest behind, unseen.
    """

    items: list[str]
    """
    What may lie here; more than there are places.
    """
    places: int
    """
    How many of them lie here.
    """


class SampledStr(Model, frozen=True, kw_only=True, tag_field="type", tag="sampled"):
    """
    `places` unknown ones of `items`, which are more; the others stay out of the game.

    Whoever draws the last place leaves the rest behind, unseen.
    """

    items: list[str]
    """
    What may lie here; more than there are places.
    """
    places: int
    """
    How many of them lie here.
    """


class SavingUnit(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.saving-unit"):
    """
    The losing unit that goes to the ready area instead.
    """


class SendingDown(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.sending-down"):
    """
    Effects of units that went to the Underworld.
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    kinds: list[str]
    done: list[str] = field(default_factory=list)


class SetDie(Model, frozen=True, kw_only=True, tag_field="op", tag="set_die"):
    """
    One die shows `value` instead of being rolled.
    """

    n: int
    value: int
    optional: bool = False
    required: bool = False


class SettingDice(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.setting-dice"):
    """
    Abilities before the roll (EV-BAT-08).
    """

    done: list[str] = field(default_factory=list)


class Shuffled(Model, frozen=True, kw_only=True, tag_field="type", tag="shuffled"):
    """
    A multiset of items; `items` stand in a canonical order that means nothing.
    """

    items: list[str]
    """
    The items, in an order that means nothing.
    """


class ShuffledStr(Model, frozen=True, kw_only=True, tag_field="type", tag="shuffled"):
    """
    A multiset of items; `items` stand in a canonical order that means nothing.
    """

    items: list[str]
    """
    The items, in an order that means nothing.
    """


class Side(Model, frozen=True, kw_only=True):
    """
    A participant: dice by count, boosts, swords, set dice, and the dice rolled.

    `used`: abilities used once in this battle; `vp`: scored if this side wins; `mimicry`: the
    battle ability that Mimeza copies.
    """

    who: int | str
    counted: int = 0
    boost: int = 0
    set: list[int] = field(default_factory=list)
    dice: list[int] = field(default_factory=list)
    used: list[str] = field(default_factory=list)
    vp: int = 0
    mimicry: str | None = None
    """
    Id of the ability or card whose effect it is.
    """


class SlotUsed(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.slot-used"):
    """
    The slot of a placement (EV-RLM-01).
    """

    slot: int


class SpellCast(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.spell-cast"):
    """
    A spell is shown (EV-MAG-02).
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    card: str
    """
    Id of a card (`sp_gust`, `air_vault`).
    """
    free: bool


class SpellResolved(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.spell-resolved"
):
    """
    A spell goes to the discard pile (EV-MAG-06).
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    card: str
    """
    Id of a card (`sp_gust`, `air_vault`).
    """


class SpendSword(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.spend-sword"):
    """
    One more die for a sword or gold; `for`: whose dice, in team play (EV-BAT-07).
    """

    with_: Literal["gold", "sword"] = field(name="with")
    for_: int | None = field(name="for", default=None)
    """
    Seat number, 0 to n-1, clockwise.
    """


class Stack(Model, frozen=True, kw_only=True):
    """
    A stack of treasure: `height` tokens, of which the top ones are `known`, top first.
    """

    tile: str
    """
    Id of a realm (`fire_heart`, `dungeon_2`).
    """
    slot: int
    height: int = 0
    known: list[str] = field(default_factory=list)


class StackExhausted(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.stack-exhausted"
):
    """
    A slot without tokens was used: its printed resource is gained (EV-RLM-02).
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    tile: str
    """
    Id of a realm (`fire_heart`, `dungeon_2`).
    """
    slot: int
    square: str | None = None
    """
    Id of a square of a card (`a`).
    """


class StackPlaced(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.stack-placed"):
    """
    A stack of treasure on a slot, its top token face up (EV-SET-10).
    """

    tile: str
    """
    Id of a realm (`fire_heart`, `dungeon_2`).
    """
    slot: int
    height: int
    token: str
    """
    Kind of a treasure token (`tr_air_magic`).
    """
    element: str
    """
    Id of an element (`fire`).
    """


class StackRef(Model, frozen=True, kw_only=True):
    """
    A stack of treasure: a tile and its slot, from 0.
    """

    tile: str
    """
    Id of a realm (`fire_heart`, `dungeon_2`).
    """
    slot: int


class StageReached(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.stage-reached"
):
    """
    The battle goes on to its next stage.
    """

    stage: Literal["boost", "join", "removed", "result", "roll", "trigger"]


class StartingDiceRolled(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.starting-dice-rolled"
):
    """
    A player's six dice, sorted (EV-SET-02).
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    dice: list[int]


class StartingPlaceEffects(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.starting-place-effects"
):
    """
    Mandatory effects of a placement, then the optional ones are offered.
    """


class StartingPlayerSet(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.starting-player-set"
):
    """
    The order of turns (EV-SET-02, EV-TEA-01).
    """

    order: list[int]


class StartingTurn(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.starting-turn"
):
    """
    A turn begins.
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    round: int


class Steal(Model, frozen=True, kw_only=True, tag_field="op", tag="steal"):
    """
    Take resource tokens from another player.
    """

    from_: Literal[
        "each_loser", "one_opponent", "one_opponent_with_more_vp", "one_present_opponent"
    ] = field(name="from")
    n: int
    chooser: Literal["self", "victim"] = "self"
    optional: bool = False
    required: bool = False


class Stealing(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.stealing"):
    """
    A resource to take from `victim` for `taker`.
    """

    victim: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    taker: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    left: int


class StepSkipped(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.step-skipped"):
    """
    A decision without a possibility (EV-FRE-08).
    """

    seat: int | None
    """
    Seat number, 0 to n-1, clockwise.
    """
    step: str
    rule: str = "EV-FRE-08"


class StrictlyHighestCount(
    Model, frozen=True, kw_only=True, tag_field="c", tag="strictly_highest_count"
):
    """
    Tracks on which the player is strictly highest.
    """

    min: int


class StrictlyHighestPower(
    Model, frozen=True, kw_only=True, tag_field="c", tag="strictly_highest_power"
):
    """
    Level 1 or more, and above every other player's.
    """

    element: str
    """
    Id of an element (`fire`).
    """


class Summon(Model, frozen=True, kw_only=True, tag_field="op", tag="summon"):
    """
    Summon a unit; `all`: free.
    """

    discount: int | Literal["all"] = 0
    unit: list[str] = field(default_factory=list)
    optional: bool = False
    required: bool = False


class SummonUnit(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.summon-unit"):
    """
    Which unit is summoned (EV-ACT-03).
    """

    kind: str
    """
    Kind of a unit: `worker`, or a monster's id.
    """


class Summoned(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.summoned"):
    """
    The cost is paid: the unit is ready.
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    kind: str
    """
    Kind of a unit: `worker`, or a monster's id.
    """


class SummonedAll(Model, frozen=True, kw_only=True, tag_field="c", tag="summoned_all"):
    """
    None of the kinds is in the tray.
    """

    units: list[str]


class Summoning(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.summoning"):
    """
    Which unit is summoned (EV-ACT-03).
    """

    discount: int
    free: bool = False
    kinds: list[str] = field(default_factory=list)
    required: bool = False


class Supply(Model, frozen=True, kw_only=True):
    """
    Resource tokens (EV-RES-01).
    """

    gem: int = 0
    scroll: int = 0
    potion: int = 0
    tool: int = 0
    sword: int = 0
    gold: int = 0


class SwapDie(Model, frozen=True, kw_only=True, tag_field="op", tag="swap_die"):
    """
    Exchange a die with that of another participant.
    """

    with_: Literal["one_other"] = field(name="with")
    """
    Says which kind this is.
    """
    optional: bool = False
    required: bool = False


class SwapUnits(Model, frozen=True, kw_only=True, tag_field="op", tag="swap_units"):
    """
    Exchange two own units of different kinds.
    """

    a: Literal["own_on_map", "placed"]
    b: Literal["own_on_map", "own_ready"]
    optional: bool = False
    required: bool = False


class SwordsForbidden(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.swords-forbidden"
):
    """
    Only these players may still spend swords.
    """

    but: list[int]


class TacticsFlipped(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.tactics-flipped"
):
    """
    The tactics token is used, or active again (EV-TAC).
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    active: bool


class TakeAdventure(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.take-adventure"
):
    """
    Gain the face-up card of an element.
    """

    element: str
    """
    Id of an element (`fire`).
    """


class TakeFromStack(Model, frozen=True, kw_only=True, tag_field="op", tag="take_from_stack_any"):
    """
    Turn the stack face up and take any of its tokens.
    """

    reveal: Literal["all"]
    """
    Says which kind this is.
    """
    optional: bool = False
    required: bool = False


class TakeTreasure(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.take-treasure"
):
    """
    The slot from which a placement takes treasure (EV-RLM-01).
    """

    slot: int


class TakeTreasureTokens(Model, frozen=True, kw_only=True, tag_field="op", tag="take_treasure"):
    """
    Take the top token of a stack on the map, `n` times.
    """

    scope: Literal["element", "map", "own_unit_within_1"]
    n: int
    element: str | None = None
    """
    Id of an element (`fire`).
    """
    distinct_stacks: bool = False
    optional: bool = False
    required: bool = False


class TakingCard(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.taking-card"):
    """
    A face-up adventure card (EV-DUN-07).
    """

    discount: int


class TakingFromRealm(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.taking-from-realm"
):
    """
    The slot from which treasure is taken (EV-RLM-01); `divers`: whether Deep Divers have been
    asked, and under which name they are used.
    """

    realm: str
    """
    Id of a realm (`fire_heart`, `dungeon_2`).
    """
    asked: bool = False
    divers: str | None = None
    """
    Id of the ability or card whose effect it is.
    """


class TakingMain(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.taking-main"):
    """
    The main action (EV-TRN-01).
    """


class TakingTail(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.taking-tail"):
    """
    Free actions, or the end of the turn (EV-TRN-05).
    """


class Target(Model, frozen=True, kw_only=True):
    """
    A unit that an effect is about; no owner: an uncontrolled monster.
    """

    kind: str
    """
    Kind of a unit: `worker`, or a monster's id.
    """
    realm: str | None
    """
    Id of a realm (`fire_heart`, `dungeon_2`).
    """
    owner: int | Literal["ghosts"] | None
    """
    A seat, or `ghosts` in the solo game.
    """


class TargetingPlayer(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.targeting-player"
):
    """
    The player from whom is stolen, or whose dice are re-rolled.
    """

    seats: list[int | Literal["ghosts"]]
    n: int
    victim_chooses: bool


class TargetingRealm(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.targeting-realm"
):
    """
    The realm to which a unit is relocated.
    """

    op: MoveUnit
    unit: Target


class TargetingUnit(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.targeting-unit"
):
    """
    The unit that an effect is about; `first` has been chosen of a swap.
    """

    op: (
        MoveUnit | SwapUnits | ReturnToReady | Revive | Banish | ControlMonster | LairReturn | None
    ) = None
    left: int = 1
    done: int = 0
    first: Target | None = None
    optional: bool = False
    join: bool = False
    required: bool = False


class TileDrawn(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.tile-drawn"):
    """
    The next tile of the stock (EV-DUN-01).
    """

    tile: str
    """
    Id of a realm (`fire_heart`, `dungeon_2`).
    """


class TilePlaced(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.tile-placed"):
    """
    A tile lies on the map; `start`: the hex at the start side of the Bifrost.
    """

    tile: str
    """
    Id of a realm (`fire_heart`, `dungeon_2`).
    """
    at: Hex
    start: Hex | None = None


class TilesRevealed(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.tiles-revealed"
):
    """
    Tiles revealed for the map, and those put back under the stock (EV-SET-08).
    """

    tiles: list[str]
    returned: list[str]


class ToAction(Model, frozen=True, kw_only=True, tag_field="type", tag="action"):
    """
    To an action space: the id of the starter card's action, or the index of an effect.
    """

    card: str
    """
    Id of a card (`sp_gust`, `air_vault`).
    """
    action: str


class ToReady(Model, frozen=True, kw_only=True, tag_field="type", tag="ready"):
    """
    To the ready area.
    """


class Tray(Model, frozen=True, kw_only=True, tag_field="type", tag="tray"):
    """
    In the tray of the faction: not summoned.
    """


class TreasureBurned(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.treasure-burned"
):
    """
    The top token of a stack leaves the game.
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    tile: str
    """
    Id of a realm (`fire_heart`, `dungeon_2`).
    """
    slot: int
    token: str
    """
    Kind of a treasure token (`tr_air_magic`).
    """


class TreasureCashed(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.treasure-cashed"
):
    """
    A token leaves the game for what it shows (EV-FRE-02).
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    token: str
    """
    Kind of a treasure token (`tr_air_magic`).
    """


class TreasurePlaced(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.treasure-placed"
):
    """
    A token lies on a square; one that lay there leaves the game (EV-FRE-03).
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    token: str
    """
    Kind of a treasure token (`tr_air_magic`).
    """
    card: str
    """
    Id of a card (`sp_gust`, `air_vault`).
    """
    square: str
    """
    Id of a square of a card (`a`).
    """
    replaced: str | None = None
    """
    Kind of a treasure token (`tr_air_magic`).
    """


class TreasureRevealed(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.treasure-revealed"
):
    """
    A further token of a stack is known: the new top, or one below it (effects 5.50).
    """

    tile: str
    """
    Id of a realm (`fire_heart`, `dungeon_2`).
    """
    slot: int
    token: str
    """
    Kind of a treasure token (`tr_air_magic`).
    """
    element: str
    """
    Id of an element (`fire`).
    """


class TreasureTaken(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.treasure-taken"
):
    """
    A token from a stack; `index` from the top (EV-RLM-01).
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    tile: str
    """
    Id of a realm (`fire_heart`, `dungeon_2`).
    """
    slot: int
    token: str
    """
    Kind of a treasure token (`tr_air_magic`).
    """
    index: int = 0


class TurnEnded(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.turn-ended"):
    """
    The turn of a player is over.
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """


class TurnStarted(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.turn-started"):
    """
    A turn begins; `left` counts the last turns, None before the end was triggered.
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    round: int
    left: int | None = None


class Underworld(Model, frozen=True, kw_only=True, tag_field="type", tag="underworld"):
    """
    In the Underworld.
    """


class UnderworldUnits(Model, frozen=True, kw_only=True, tag_field="c", tag="underworld_units"):
    """
    Own units in the Underworld.
    """

    min: int


class Unit(Model, frozen=True, kw_only=True):
    """
    A unit: its kind, and where it is.
    """

    kind: str
    """
    Kind of a unit: `worker`, or a monster's id.
    """
    place: Ready | Tray | Underworld | OnCard | InRealm


class UnitMoved(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.unit-moved"):
    """
    A unit goes to another place (EV-GEN-07).
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    kind: str
    """
    Kind of a unit: `worker`, or a monster's id.
    """
    start: Ready | Tray | Underworld | OnCard | InRealm
    end: Ready | Tray | Underworld | OnCard | InRealm
    way: Literal[
        "joined",
        "redirected",
        "relocated",
        "retrieved",
        "revived",
        "summoned",
        "swapped",
        "underworld",
    ]


class UnitPlaced(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.unit-placed"):
    """
    A unit was placed (EV-PLC). `discount`: of the ruin's first payment; `battle`: whether the
    placement triggers one.
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    kind: str
    """
    Kind of a unit: `worker`, or a monster's id.
    """
    start: Ready | Tray | Underworld | OnCard | InRealm
    realm: str
    """
    Id of a realm (`fire_heart`, `dungeon_2`).
    """
    via: str | None = None
    """
    Id of the ability or card whose effect it is.
    """
    discount: int = 0
    battle: bool = False


class UnitRef(Model, frozen=True, kw_only=True):
    """
    One of the equal units of a kind and a place (EV-GEN-10).
    """

    kind: str
    """
    Kind of a unit: `worker`, or a monster's id.
    """
    place: AtReady | AtUnderworld | AtHex


class UnitsInDistinctElements(
    Model, frozen=True, kw_only=True, tag_field="c", tag="units_in_distinct_elements"
):
    """
    Elements of element realms with own units.
    """

    min: int


class UnitsKept(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.units-kept"):
    """
    A loser's units stay, by the tactics token (EV-TAC-02).
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """


class UnitsSwapped(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.units-swapped"
):
    """
    Two units of a player change places.
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    a: Unit
    b: Unit


class UpTo(Model, frozen=True, kw_only=True):
    """
    A choice of up to so many dice of one participant.
    """

    up_to: int


class UseAbility(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.use-ability"):
    """
    Use an offered ability or effect.
    """

    source: str
    """
    Id of the ability or card whose effect it is.
    """


class UseCardAction(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.use-card-action"
):
    """
    Use the free action of a card.
    """

    card: str
    """
    Id of a card (`sp_gust`, `air_vault`).
    """


class UseOrb(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.use-orb"):
    """
    Use an orb (EV-ORB-02).
    """

    to: OnReward | OnSquare | OnSymbol | OnMercenary


class UseTactics(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.use-tactics"):
    """
    Flip the tactics token (EV-TAC-02).
    """


class UseUnitAbility(Model, frozen=True, kw_only=True, tag_field="op", tag="use_unit_ability"):
    """
    Mimeza uses an ability of another unit.
    """

    of: list[str]
    not_: list[str] = field(name="not")
    optional: bool = False
    required: bool = False


class UsingPlaceEffects(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.using-place-effects"
):
    """
    The optional effects of a placement; those done with are named.
    """

    done: list[str] = field(default_factory=list)


class UsingTokens(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.using-tokens"):
    """
    Whether the tactics token is flipped (EV-TAC-02).
    """


class UsingTurnEffects(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.using-turn-effects"
):
    """
    Effects at the end of the turn (EV-TRN-04).
    """

    done: list[str] = field(default_factory=list)


class UsingWinEffects(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.using-win-effects"
):
    """
    What Mimeza copies after a win.
    """

    abilities: list[str]


class Veiling(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.veiling"):
    """
    Whether the placement triggers no battle (effects 5.4).
    """

    source: str
    """
    Id of the ability or card whose effect it is.
    """


class Vp(Model, frozen=True, kw_only=True, tag_field="op", tag="vp"):
    """
    Score points.
    """

    n: int
    optional: bool = False
    required: bool = False


class VpPer(Model, frozen=True, kw_only=True, tag_field="op", tag="vp_per"):
    """
    Score points for each counted thing.
    """

    per: Literal[
        "basic_sets",
        "cards_of_types",
        "distinct_dwelling_elements",
        "gold",
        "losing_units",
        "magic_in_hand",
        "markers_at_value_min",
        "own_dwellings_adjacent_to_ruin",
        "own_underworld_units",
        "res_in_supply",
        "symbols_on_squares",
    ]
    n: int
    max: int | None = None
    res: Literal["gem", "gold", "potion", "scroll", "sword", "tool"] | None = None
    optional: bool = False
    required: bool = False


class WinPromised(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.win-promised"):
    """
    Points for winning this battle.
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    vp: int


class WonMelee(Model, frozen=True, kw_only=True, tag_field="c", tag="won_battle_participants_min"):
    """
    A battle with at least `n` participants was won in this turn.
    """

    n: int


class WonVsMonster(Model, frozen=True, kw_only=True, tag_field="c", tag="won_vs_monster_this_turn"):
    """
    A battle with an uncontrolled monster was won in this turn.
    """


class AnsweringSwap(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.answering-swap"
):
    """
    Whether a swap of magic cards is accepted (EV-TEA-03).
    """

    proposer: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    partner: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    give: str | table_1.Hidden
    want: str | table_1.Hidden


class Battle(Model, frozen=True, kw_only=True):
    """
    A battle. `no_join`, `no_swords`: the players who may still join or spend although others
    may not; None without such a ban. `chimera`: the strength rolled for the Chimera.
    """

    realm: str
    """
    Id of a realm (`fire_heart`, `dungeon_2`).
    """
    stage: Literal["boost", "join", "removed", "result", "roll", "trigger"] = "trigger"
    sides: list[Side] = field(default_factory=list)
    no_join: list[int] | None = None
    no_swords: list[int] | None = None
    chimera: int | None = None
    ghost_bonus: int | None = None
    cancelled: bool = False
    winner: int | str | None = None
    both: bool = False
    losers: list[int] = field(default_factory=list)
    stay: list[int] = field(default_factory=list)


class BattleResolved(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.battle-resolved"
):
    """
    Who wins, nobody on a full tie (EV-BAT-09, EV-BAT-10).
    """

    sides: list[Side]
    winner: int | str | None
    losers: list[int]
    monster: str | None = None
    """
    Id of a monster (`kraken`).
    """


class CardActivated(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.card-activated"
):
    """
    A unit stands on an action space (EV-ACT-01).
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    card: str
    """
    Id of a card (`sp_gust`, `air_vault`).
    """
    action: str
    kind: str
    """
    Kind of a unit: `worker`, or a monster's id.
    """
    start: Ready | Tray | Underworld | OnCard | InRealm
    adventure: bool
    any_icon: bool = False


class CardDraftedSeen(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.card-drafted"
):
    """
    A player has picked a card (EV-DRF-01).
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    cards: list[str] | table_1.Hidden
    partner: int | None = None
    """
    Seat number, 0 to n-1, clockwise.
    """


class Cell(Model, frozen=True, kw_only=True):
    """
    A realm and its hex.
    """

    tile: str
    """
    Id of a realm (`fire_heart`, `dungeon_2`).
    """
    at: Hex


class ChooseUnit(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.choose-unit"):
    """
    The unit that an effect is about; the owner of an uncontrolled monster is null.
    """

    unit: UnitRef
    owner: int | Literal["ghosts"] | None
    """
    A seat, or `ghosts` in the solo game.
    """


class CopyActivation(Model, frozen=True, kw_only=True, tag_field="op", tag="copy_activation"):
    """
    One action of another own card.
    """

    filter: CopyFilter
    optional: bool = False
    required: bool = False


class DraftPickSeen(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.draft-pick"):
    """
    Pick a card of the pack, face down (EV-DRF-01, EV-HID-03).
    """

    card: str | table_1.Hidden
    """
    Id of a card (`sp_gust`, `air_vault`).
    """


class GameCreated(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.game-created"):
    """
    First fact: seats, options, and the elements of the players and those beside them.
    """

    seats: int
    options: Options
    elements: list[str]
    extra: list[str]


class InPlay(Model, frozen=True, kw_only=True):
    """
    A card in a tableau: tokens and orbs on it, and its aura. Nothing in the box takes a card out
    of a tableau, so orbs never come free (EV-ORB-05) and no power could be lost (EV-TAB-02).

    `attached`: an aura that was attached once, so that moving it costs again (EV-TAB-08).
    """

    card: str
    """
    Id of a card (`sp_gust`, `air_vault`).
    """
    tokens: list[Lying] = field(default_factory=list)
    orbs: list[str] = field(default_factory=list)
    orb: bool = False
    aura: str | None = None
    """
    Id of a card (`sp_gust`, `air_vault`).
    """
    attached: bool = False


class JoinUnit(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.join-unit"):
    """
    Move a unit into the battle (EV-BAT-05).
    """

    unit: UnitRef


class MagicDrawnSeen(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.magic-drawn"
):
    """
    Magic cards from the deck (EV-MAG-01).
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    cards: list[str] | table_1.Hidden
    partner: int | None = None
    """
    Seat number, 0 to n-1, clockwise.
    """


class MagicSwappedSeen(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.magic-swapped"
):
    """
    Two magic cards change hands (EV-TEA-03).
    """

    proposer: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    partner: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    give: str | table_1.Hidden
    """
    Id of a card (`sp_gust`, `air_vault`).
    """
    want: str | table_1.Hidden
    """
    Id of a card (`sp_gust`, `air_vault`).
    """


class MapBuilt(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.map-built"):
    """
    The tiles on the map, and the stock (EV-SET-08).
    """

    cells: list[Cell]
    pool: list[str]
    special: list[str] = field(default_factory=list)
    top: int = 0


class MonsterDefeated(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.monster-defeated"
):
    """
    A monster leaves the game (EV-MON-08, EV-MON-10); `seat`: whose unit it was.
    """

    monster: str
    """
    Id of a monster (`kraken`).
    """
    seat: int | None = None
    """
    Seat number, 0 to n-1, clockwise.
    """
    place: Ready | Tray | Underworld | OnCard | InRealm | None = None


class OfferSwapSeen(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.offer-swap"):
    """
    Offer the teammate a magic card for one of his; the fact shows him which (EV-TEA-03).
    """

    give: str | table_1.Hidden
    """
    Id of a card (`sp_gust`, `air_vault`).
    """
    want: str | table_1.Hidden
    """
    Id of a card (`sp_gust`, `air_vault`).
    """


class PackDealtSeen(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.pack-dealt"):
    """
    A pack of magic cards for the draft (EV-DRF-01).
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    cards: list[str] | table_1.Hidden
    partner: int | None = None
    """
    Seat number, 0 to n-1, clockwise.
    """


class PickToken(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.pick-token"):
    """
    A stack, or one token of a revealed stack, from 0, the top first.
    """

    stack: StackRef
    index: int | None = None


class PickingStack(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.picking-stack"
):
    """
    A stack of which a token is taken or burned.
    """

    op: TakeTreasureTokens | BurnTreasure
    left: int
    taken: list[tuple[str, int]] = field(default_factory=list)


Segments: TypeAlias = Shuffled | Sampled | Ordered


class Pile(Model, frozen=True, kw_only=True):
    """
    A face-down pile: segments, top first.
    """

    segments: list[Segments] = field(default_factory=list)
    """
    The parts of the pile, the top one first.
    """


SegmentsModel: TypeAlias = ShuffledStr | SampledStr | OrderedStr


class PileStr(Model, frozen=True, kw_only=True):
    """
    A face-down pile: segments, top first.
    """

    segments: list[SegmentsModel] = field(default_factory=list)
    """
    The parts of the pile, the top one first.
    """


class PlaceUnit(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.place-unit"):
    """
    Place a unit (EV-PLC); `via`: the ability that Mimeza copies for it.
    """

    unit: UnitRef
    realm: str
    """
    Id of a realm (`fire_heart`, `dungeon_2`).
    """
    via: str | None = None
    """
    Id of the ability or card whose effect it is.
    """


class PlayerView(Model, frozen=True, kw_only=True):
    """
    A player. Of the hand everybody sees the size, and the cards that all have seen (`known`).

    `pack` and `picks`: the draft. `power` are the markers on tracks, `glory` the space, None
    before the first Regroup. `tactics`: whether the token is active, None without one. `ghosts`:
    the automaton of the solo game.
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    partner: int | None
    """
    Seat number, 0 to n-1, clockwise.
    """
    ghosts: bool
    element: str
    """
    Id of an element (`fire`).
    """
    faction: str | None
    """
    Id of a faction (`sky_harpies`).
    """
    vp: int
    supply: Supply
    tray: list[str]
    hand: list[str] | table_1.Hidden
    known: list[str]
    pack: list[str] | table_1.Hidden
    picks: list[str] | table_1.Hidden
    quests: list[str]
    tableau: list[InPlay]
    units: list[Unit]
    roofs: int
    dwellings: list[str]
    power: list[Mark]
    glory: int | None
    orbs: int
    tactics: bool | None
    dragon_tokens: list[str]
    hired: list[str]
    permanent: list[str]


class RealmView(Model, frozen=True, kw_only=True):
    """
    A realm of the map in axial coordinates: its dwelling, its monster, its treasure.
    """

    tile: str
    """
    Id of a realm (`fire_heart`, `dungeon_2`).
    """
    q: int
    r: int
    owner: int | None
    """
    Seat number, 0 to n-1, clockwise.
    """
    monster: str | None
    """
    Id of a monster (`kraken`).
    """
    stacks: list[Stack]


class Reroll(Model, frozen=True, kw_only=True, tag_field="op", tag="reroll"):
    """
    Roll dice again.
    """

    who: Literal["every_player", "one_other", "owner", "self"]
    dice: Literal["all", "all_mandatory", "any_number", "highest"] | UpTo
    times: int = 1
    filter: Matching | None = None
    optional: bool = False
    required: bool = False


class Retrieve(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.retrieve"):
    """
    Take a unit back, to the ready area or to an action space (EV-REG-02).
    """

    unit: UnitRef
    to: ToReady | ToAction


class SeatEquipped(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.seat-equipped"
):
    """
    What a player begins with (EV-SET-03, EV-SET-13, EV-SOL-02).
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    vp: int
    level: int
    units: list[Unit]
    supply: Supply = field(default_factory=lambda: convert({}, type=Supply))
    starter: str | None = None
    """
    Id of a card (`sp_gust`, `air_vault`).
    """
    tactics: bool | None = None
    glory: int | None = None


class Sheet(Model, frozen=True, kw_only=True):
    """
    A score sheet: where points came from, and the figures compared after equal points.
    """

    lines: list[table_1.Line]
    """
    Where the points come from.
    """
    tie_break: list[int] = field(default_factory=list)
    """
    What is compared after equal points, in order.
    """


class SwapDeclinedSeen(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.swap-declined"
):
    """
    A swap was refused (EV-TEA-10).
    """

    proposer: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    partner: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    give: str | table_1.Hidden
    """
    Id of a card (`sp_gust`, `air_vault`).
    """
    want: str | table_1.Hidden
    """
    Id of a card (`sp_gust`, `air_vault`).
    """


class SwapOfferedSeen(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.swap-offered"
):
    """
    A swap of magic cards between teammates is offered (EV-TEA-03).
    """

    proposer: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    partner: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    give: str | table_1.Hidden
    """
    Id of a card (`sp_gust`, `air_vault`).
    """
    want: str | table_1.Hidden
    """
    Id of a card (`sp_gust`, `air_vault`).
    """


class ChoosingDice(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.choosing-dice"
):
    """
    Dice that are re-rolled, raised or exchanged; those chosen so far by participant.
    """

    op: Reroll | RaiseDie | SwapDie
    who: int | str | None = None
    chosen: list[int] = field(default_factory=list)


class Deck(Model, frozen=True, kw_only=True):
    """
    An adventure deck: the face-up card, and the rest (EV-SET-06).
    """

    element: str
    """
    Id of an element (`fire`).
    """
    up: str | None
    """
    Id of a card (`sp_gust`, `air_vault`).
    """
    rest: Pile


class GameEnded(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.game-ended"):
    """
    The score sheets, by player (EV-SCO); hands lie open.
    """

    sheets: list[Sheet]


class TableLaid(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.table-laid"):
    """
    Decks, orbs and modules beside the map (EV-SET-06, EV-SET-11, EV-SET-12).
    """

    decks: list[Deck]
    magic: Pile
    glory_orbs: list[int]
    mercenaries: list[str] = field(default_factory=list)
    dragon: PileStr = field(default_factory=lambda: convert({"segments": []}, type=PileStr))
    dragon_left: int = 0
    ghost_deck: Pile = field(default_factory=lambda: convert({"segments": []}, type=Pile))


Do: TypeAlias = Union[
    Gain,
    GainAny,
    GainAnyPer,
    GainChoice,
    GainSquare,
    GainPrintedSlot,
    TakeTreasureTokens,
    TakeFromStack,
    BurnTreasure,
    Steal,
    DiscardResource,
    DragonToken,
    Vp,
    VpPer,
    RollVp,
    OnWinVp,
    Power,
    Glory,
    OrbOrVp,
    BothRewards,
    DrawMagic,
    DrawMagicPer,
    DiscardMagic,
    RecoverMagic,
    MulliganMagic,
    GainAdventure,
    CycleAdventure,
    Expedition,
    Summon,
    Build,
    DiscountDwelling,
    NextDwellingDiscount,
    DiscountRuin,
    MoveUnit,
    SwapUnits,
    ReturnToReady,
    Revive,
    Banish,
    Redirect,
    PlaceFromUnderworld,
    GrantPlacement,
    NextPlacement,
    NoTrigger,
    PlacementTax,
    UseUnitAbility,
    AddDice,
    AddDicePerAdjacent,
    AddDicePerOther,
    RemoveDice,
    JoinRange,
    JoinFromReady,
    ForbidJoin,
    DragJoin,
    ForbidSwords,
    IgnoreDwellingDice,
    CancelBattle,
    SetDie,
    Reroll,
    RerollUntilNone,
    RaiseDie,
    SwapDie,
    CancelRerolls,
    DiceFromRoll,
    ControlMonster,
    LairReturn,
    FirstDefeatReturns,
    AfterBattleReturns,
    NoDefeat,
    NoSwords,
    IncursionRange,
    IncursionAnyRuin,
    Immune,
    EnterAsIncursion,
    ExtraSpace,
    IconBecomes,
    ActivateFromUnderworld,
    ReplaceWithRoll,
    AnyIcon,
    RepeatActivation,
    CopyActivation,
    "After",
    "RollTable",
    "Choose",
    "If",
]


class After(Model, frozen=True, kw_only=True, tag_field="op", tag="after"):
    """
    After each activation of the host.
    """

    do: list[Do]
    optional: bool = False
    required: bool = False


class AgendaChanged(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.agenda-changed"
):
    """
    Last fact of a move: decisions and work that are done, and those that are new.
    """

    closed: list[int]
    """
    Ids of the entries that are done.
    """
    opened: list[Frame]
    """
    The new entries, put on top in this order.
    """


class Cause(Model, frozen=True, kw_only=True):
    """
    What operations are done, and where from: the component (`name`), the card in the tableau
    whose squares they mean, and the unit that activated it.
    """

    name: str
    """
    Id of the ability or card whose effect it is.
    """
    do: list[Do]
    card: str | None = None
    """
    Id of a card (`sp_gust`, `air_vault`).
    """
    unit: str | None = None
    """
    Kind of a unit: `worker`, or a monster's id.
    """


OptionsModel: TypeAlias = Union[
    Gain,
    GainAny,
    GainAnyPer,
    GainChoice,
    GainSquare,
    GainPrintedSlot,
    TakeTreasureTokens,
    TakeFromStack,
    BurnTreasure,
    Steal,
    DiscardResource,
    DragonToken,
    Vp,
    VpPer,
    RollVp,
    OnWinVp,
    Power,
    Glory,
    OrbOrVp,
    BothRewards,
    DrawMagic,
    DrawMagicPer,
    DiscardMagic,
    RecoverMagic,
    MulliganMagic,
    GainAdventure,
    CycleAdventure,
    Expedition,
    Summon,
    Build,
    DiscountDwelling,
    NextDwellingDiscount,
    DiscountRuin,
    MoveUnit,
    SwapUnits,
    ReturnToReady,
    Revive,
    Banish,
    Redirect,
    PlaceFromUnderworld,
    GrantPlacement,
    NextPlacement,
    NoTrigger,
    PlacementTax,
    UseUnitAbility,
    AddDice,
    AddDicePerAdjacent,
    AddDicePerOther,
    RemoveDice,
    JoinRange,
    JoinFromReady,
    ForbidJoin,
    DragJoin,
    ForbidSwords,
    IgnoreDwellingDice,
    CancelBattle,
    SetDie,
    Reroll,
    RerollUntilNone,
    RaiseDie,
    SwapDie,
    CancelRerolls,
    DiceFromRoll,
    ControlMonster,
    LairReturn,
    FirstDefeatReturns,
    AfterBattleReturns,
    NoDefeat,
    NoSwords,
    IncursionRange,
    IncursionAnyRuin,
    Immune,
    EnterAsIncursion,
    ExtraSpace,
    IconBecomes,
    ActivateFromUnderworld,
    ReplaceWithRoll,
    AnyIcon,
    RepeatActivation,
    CopyActivation,
    After,
    "RollTable",
    "Choose",
    "If",
]


class Choose(Model, frozen=True, kw_only=True, tag_field="op", tag="choose"):
    """
    One of several lists of operations.
    """

    options: list[list[OptionsModel]]
    optional: bool = False
    required: bool = False


class ChoosingOption(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.choosing-option"
):
    """
    One of several lists of operations, or an action to copy.
    """

    options: list[list[OptionsModel]] = field(default_factory=list)
    source: str = ""
    """
    Id of the ability or card whose effect it is.
    """
    copy: str | None = None
    """
    Id of a card (`sp_gust`, `air_vault`).
    """
    unit: str | None = None
    """
    Kind of a unit: `worker`, or a monster's id.
    """


class Frame(Model, frozen=True, kw_only=True):
    """
    One entry of the agenda: a decision that is awaited, or work that goes on by itself.
    """

    id: int
    """
    Id of a decision; never reused in a game.
    """
    seat: int | None
    """
    The seat that decides; null for work that the rules do by themselves.
    """
    step: (
        Script
        | ChoosingFaction
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
        | Paying
        | PayingTax
        | ReducingCost
        | PlacingUnit
        | StartingPlaceEffects
        | UsingPlaceEffects
        | Invading
        | LettingEnter
        | AskingMinotaur
        | Charging
        | ActingInRealm
        | CheckingBattles
        | Veiling
        | OrderingBattles
        | TakingFromRealm
        | PickingFromStack
        | PickingStack
        | AfterTaking
        | Overflowing
        | Cashing
        | DrawingTile
        | PlacingTile
        | ExploringOn
        | ExploringFirst
        | ExploringSecond
        | TakingCard
        | CyclingCard
        | CardPaid
        | GivingCard
        | Refilling
        | ChoosingOption
        | GainingChoice
        | ChoosingElement
        | MovingMarker
        | GainingPower
        | GainingGlory
        | Stealing
        | Losing
        | TargetingPlayer
        | Discarding
        | Recovering
        | CastingSpell
        | FinishingSpell
        | AttachingAura
        | RefreshingToken
        | HiringUnit
        | AnsweringSwap
        | TargetingUnit
        | TargetingRealm
        | Mimicking
        | PushingMonster
        | SendingDown
        | Summoning
        | Summoned
        | Building
        | Built
        | Retrieving
        | RunningAgain
        | RisingToCard
        | ActivatingCard
        | RunningAction
        | FinishingRegroup
        | Fighting
        | Asking
        | Reacting
        | JoiningNext
        | Joining
        | Boosting
        | SettingDice
        | RespondingToRoll
        | ChoosingDice
        | Rerolling
        | ChoosingReward
        | UsingWinEffects
        | UsingTokens
        | Redirecting
        | SavingUnit
    )
    """
    What is awaited, in the terms of the title.
    """
    lane: int = -1
    """
    -1: blocks everything below it. From 0: runs beside the other lanes. Below -1: an offer that nobody waits for.
    """


class If(Model, frozen=True, kw_only=True, tag_field="op", tag="if"):
    """
    Operations under a condition.
    """

    c: (
        StrictlyHighestPower
        | OwnUnitsInBattle
        | OwnKindsBesides
        | OwnUnitAdjacentToBattle
        | OwnUnitNearBattle
        | BattleRealmKind
        | MonsterInBattle
        | AdjacentOwnUnits
        | ActivatingUnitIs
        | UnitsInDistinctElements
        | DwellingElements
        | DwellingsSameElement
        | OwnAdjacentDwellings
        | WonVsMonster
        | WonMelee
        | SummonedAll
        | AdventureCards
        | StrictlyHighestCount
        | UnderworldUnits
        | ResourceAtCap
        | PowerValue
        | Renown
        | BuiltThisTurn
        | ActivatedThisTurn
        | Most
    )
    do: list[Do]
    optional: bool = False
    required: bool = False


Table: TypeAlias = Union[
    Gain,
    GainAny,
    GainAnyPer,
    GainChoice,
    GainSquare,
    GainPrintedSlot,
    TakeTreasureTokens,
    TakeFromStack,
    BurnTreasure,
    Steal,
    DiscardResource,
    DragonToken,
    Vp,
    VpPer,
    RollVp,
    OnWinVp,
    Power,
    Glory,
    OrbOrVp,
    BothRewards,
    DrawMagic,
    DrawMagicPer,
    DiscardMagic,
    RecoverMagic,
    MulliganMagic,
    GainAdventure,
    CycleAdventure,
    Expedition,
    Summon,
    Build,
    DiscountDwelling,
    NextDwellingDiscount,
    DiscountRuin,
    MoveUnit,
    SwapUnits,
    ReturnToReady,
    Revive,
    Banish,
    Redirect,
    PlaceFromUnderworld,
    GrantPlacement,
    NextPlacement,
    NoTrigger,
    PlacementTax,
    UseUnitAbility,
    AddDice,
    AddDicePerAdjacent,
    AddDicePerOther,
    RemoveDice,
    JoinRange,
    JoinFromReady,
    ForbidJoin,
    DragJoin,
    ForbidSwords,
    IgnoreDwellingDice,
    CancelBattle,
    SetDie,
    Reroll,
    RerollUntilNone,
    RaiseDie,
    SwapDie,
    CancelRerolls,
    DiceFromRoll,
    ControlMonster,
    LairReturn,
    FirstDefeatReturns,
    AfterBattleReturns,
    NoDefeat,
    NoSwords,
    IncursionRange,
    IncursionAnyRuin,
    Immune,
    EnterAsIncursion,
    ExtraSpace,
    IconBecomes,
    ActivateFromUnderworld,
    ReplaceWithRoll,
    AnyIcon,
    RepeatActivation,
    CopyActivation,
    After,
    "RollTable",
    Choose,
    If,
]


class RollTable(Model, frozen=True, kw_only=True, tag_field="op", tag="roll_table"):
    """
    A die says which operations are done.
    """

    table: dict[str, list[Table]]
    times: int = 1
    optional: bool = False
    required: bool = False


class Script(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.doing"):
    """
    Operations, one after the other.
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    source: Cause
    """
    Where the operations stand: which effect of which component.
    """
    index: int = 0
    """
    Number of the next operation, from 0.
    """
    memo: int = 0
    """
    A number that one operation leaves for the next, such as cards discarded.
    """


class View(Model, frozen=True, kw_only=True):
    """
    A game as clients see it.

    `order` is the turn order. `stock` are the tiles that are left, in no order. `orbs`: elements
    whose orb is still on the track, `glory_orbs`: spaces. `magic`: cards in the deck, `discarded`:
    the open discard pile, `casting`: spells that are being resolved. `agenda` is what is awaited
    and what waits below it, bottom first. `scores` are the points of each seat on the track (of a
    team together), then those of the result; the Ghosts have none.
    """

    options: Options
    phase: Literal["draft", "factions", "over", "turns"]
    round: int
    order: list[int]
    active: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    peace: bool
    end: End | None
    elements: list[str]
    players: list[PlayerView]
    realms: list[RealmView]
    stock: list[str]
    drawn: str | None
    """
    Id of a realm (`fire_heart`, `dungeon_2`).
    """
    given: str | None
    """
    Id of a card (`sp_gust`, `air_vault`).
    """
    decks: list[DeckView]
    magic: int
    discarded: list[str]
    casting: list[str]
    orbs: list[str]
    glory_orbs: list[int]
    rewards: list[str]
    mercenaries: list[str]
    dragon_left: int
    ghost_cards: list[str]
    beaten: list[str]
    battle: Battle | None
    sheets: list[Sheet]
    scores: list[table_1.SeatScore]
    agenda: list[Frame]
