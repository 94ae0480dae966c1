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
    """
    What the die shows, 1 to 6.
    """


class AbilityUsed(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.ability-used"):
    """
    An ability or effect is used; `limit`: what it is used up for.
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    source: str
    """
    Id of the ability or card whose effect it is.
    """
    limit: Literal["battle", "turn"] | None = None
    """
    What it is used up for; missing: nothing.
    """
    mimicry: bool = False
    """
    Whether Mimeza copies it.
    """


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
    """
    How many units.
    """
    optional: bool = False
    """
    Whether it can be declined.
    """
    required: bool = False
    """
    Whether the effect can be used only if this can be done; without it the rest is skipped.
    """


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
    Seat number, from 0, clockwise.
    """
    card: str
    """
    Id of a card (`sp_gust`, `air_vault`).
    """
    action: str
    """
    The action: its id on a starter card, or the number of the effect on another one.
    """
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
    """
    The kinds of units.
    """


class AddDice(Model, frozen=True, kw_only=True, tag_field="op", tag="add_dice"):
    """
    More dice in the battle.
    """

    n: int
    """
    How many dice.
    """
    optional: bool = False
    """
    Whether it can be declined.
    """
    required: bool = False
    """
    Whether the effect can be used only if this can be done; without it the rest is skipped.
    """


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
    """
    Dice for each unit.
    """
    optional: bool = False
    """
    Whether it can be declined.
    """
    required: bool = False
    """
    Whether the effect can be used only if this can be done; without it the rest is skipped.
    """


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
    """
    Dice for each player.
    """
    cap: int
    """
    At most so many dice.
    """
    optional: bool = False
    """
    Whether it can be declined.
    """
    required: bool = False
    """
    Whether the effect can be used only if this can be done; without it the rest is skipped.
    """


class AdjacentOwnUnits(Model, frozen=True, kw_only=True, tag_field="c", tag="adjacent_own_units"):
    """
    Own units in realms next to the placed unit.
    """

    min: int
    """
    At least so many.
    """


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
    """
    At least so many.
    """


class AdventureGained(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.adventure-gained"
):
    """
    A face-up adventure card goes to a tableau (EV-DUN-03).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
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
    The seat that paid for it.
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
    """
    Whether it can be declined.
    """
    required: bool = False
    """
    Whether the effect can be used only if this can be done; without it the rest is skipped.
    """


class AfterTaking(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.after-taking"):
    """
    Effects of taking a token (EV-RLM-03).
    """

    slot: int
    """
    Number of the slot, from 0.
    """
    tile: str
    """
    Id of a realm (`fire_heart`, `dungeon_2`).
    """


class AnyIcon(Model, frozen=True, kw_only=True, tag_field="op", tag="any_icon"):
    """
    A worker may use any icon.
    """

    n: int
    """
    How many workers.
    """
    optional: bool = False
    """
    Whether it can be declined.
    """
    required: bool = False
    """
    Whether the effect can be used only if this can be done; without it the rest is skipped.
    """


class Asking(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.asking"):
    """
    A window: who is next, and how many have passed since the last reaction (EV-BAT-04).
    """

    window: Literal["rolled", "trigger"]
    """
    What can be done in it.
    """
    ring: list[int]
    """
    The seats that are asked, in order.
    """
    at: int = 0
    """
    Who is next, by place in the ring from 0.
    """
    passes: int = 0
    """
    How many have passed since the last reaction.
    """


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
    """
    Axial coordinate of the column.
    """
    r: int
    """
    Axial coordinate of the row.
    """


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
    The card that the aura goes to, by its id.
    """


class AttachingAura(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.attaching-aura"
):
    """
    The cost is paid: the aura lies on its host.
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    aura: str
    """
    Id of a card (`sp_gust`, `air_vault`).
    """
    host: str
    """
    The card that the aura goes to, by its id.
    """


class AuraAttached(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.aura-attached"
):
    """
    An aura lies on another card (EV-TAB-08).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    aura: str
    """
    Id of a card (`sp_gust`, `air_vault`).
    """
    host: str
    """
    The card that the aura goes to, by its id.
    """


class Banish(Model, frozen=True, kw_only=True, tag_field="op", tag="banish"):
    """
    A unit on the map goes to the Underworld.
    """

    whose: Literal["opponent", "self"]
    """
    Whose unit it is.
    """
    scope: Literal["element", "map", "own_unit_within_1"]
    """
    Where it can be: on the map, in realms of the element, or near an own unit.
    """
    n: int
    """
    How many units.
    """
    optional: bool = False
    """
    Whether it can be declined.
    """
    required: bool = False
    """
    Whether the effect can be used only if this can be done; without it the rest is skipped.
    """


class BattleCancelled(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.battle-cancelled"
):
    """
    A spell calls the battle off (effects 5.6).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
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
    """
    Whether it was called off.
    """


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
    """
    The kind of realm.
    """


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
    """
    The realms of these battles.
    """


class Boosting(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.boosting"):
    """
    Swords, spells and abilities for more dice (EV-BAT-07).
    """

    asked: bool = False
    """
    Whether it is asked again, after an interruption.
    """


class BothRewards(Model, frozen=True, kw_only=True, tag_field="op", tag="both_rewards"):
    """
    Glory and power for winning.
    """

    optional: bool = False
    """
    Whether it can be declined.
    """
    required: bool = False
    """
    Whether the effect can be used only if this can be done; without it the rest is skipped.
    """


class BothRewardsTaken(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.both-rewards-taken"
):
    """
    The winner takes glory and power.
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """


class Build(Model, frozen=True, kw_only=True, tag_field="op", tag="build_dwelling"):
    """
    Build a dwelling.
    """

    discount: int = 0
    """
    By how much the price is lower.
    """
    optional: bool = False
    """
    Whether it can be declined.
    """
    required: bool = False
    """
    Whether the effect can be used only if this can be done; without it the rest is skipped.
    """


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
    """
    By how much the price is lower.
    """
    required: bool = False
    """
    Whether it has to be done, if it can.
    """


class BuildingEased(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.building-eased"
):
    """
    The next dwelling of this turn costs less (effects 5.43).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    n: int
    """
    By how much.
    """


class Built(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.built"):
    """
    The cost is paid: the worker is a dwelling (EV-DWE-01).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
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
    Where from.
    """
    n: int
    """
    How many tokens.
    """
    optional: bool = False
    """
    Whether it can be declined.
    """
    required: bool = False
    """
    Whether the effect can be used only if this can be done; without it the rest is skipped.
    """


class CancelBattle(Model, frozen=True, kw_only=True, tag_field="op", tag="cancel_battle"):
    """
    The battle does not take place.
    """

    optional: bool = False
    """
    Whether it can be declined.
    """
    required: bool = False
    """
    Whether the effect can be used only if this can be done; without it the rest is skipped.
    """


class CancelRerolls(Model, frozen=True, kw_only=True, tag_field="op", tag="cancel_rerolls"):
    """
    No die changes after the roll.
    """

    optional: bool = False
    """
    Whether it can be declined.
    """
    required: bool = False
    """
    Whether the effect can be used only if this can be done; without it the rest is skipped.
    """


class CardPaid(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.card-paid"):
    """
    The card is paid: it is gained; `refill`: the deck shows its next card at once.
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    element: str
    """
    Id of an element (`fire`).
    """
    refill: bool
    """
    Whether the deck shows its next card at once.
    """


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
    Seat number, from 0, clockwise.
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
    """
    Whether a way to call the battles off was offered already.
    """


class ChimeraRolled(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.chimera-rolled"
):
    """
    The Chimera's strength (before dice are counted).
    """

    value: int
    """
    What the die showed.
    """
    strength: int
    """
    The strength, in dice.
    """


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
    """
    What the die shows, 1 to 6.
    """


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
    """
    The index of the option from 0, a reward, or `<card>:<action>` to copy.
    """


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
    """
    Which kind of resource.
    """


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
    """
    Where it can be: on the map, in realms of the element, or near an own unit.
    """
    optional: bool = False
    """
    Whether it can be declined.
    """
    required: bool = False
    """
    Whether the effect can be used only if this can be done; without it the rest is skipped.
    """


class CopyFilter(Model, frozen=True, kw_only=True):
    """
    Which actions may be copied.
    """

    owner: Literal["self"]
    """
    Whose cards.
    """
    card: Literal["adventure"]
    """
    Which cards.
    """
    unit: Literal["any"]
    """
    For which units.
    """
    not_self: bool
    """
    Whether the card itself is excluded.
    """


class CostReduced(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.cost-reduced"):
    """
    A discount drops a unit of a cost.
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    kind: Literal["any", "gem", "gold", "magic", "potion", "scroll", "sword", "tool"]
    """
    The kind of the unit.
    """


class Counted(Model, frozen=True, kw_only=True):
    """
    The dice of a participant: units, dwellings, abilities, reductions, boosts, and in all.
    """

    who: int | str
    """
    A seat, or the id of an uncontrolled monster.
    """
    units: int
    """
    Dice for units.
    """
    dwellings: int
    """
    Dice for dwellings.
    """
    bonus: int
    """
    Dice for abilities.
    """
    reductions: int
    """
    Dice taken away by others.
    """
    boost: int
    """
    Dice for swords, gold and spells.
    """
    dice: int
    """
    Dice in all.
    """


class CycleAdventure(Model, frozen=True, kw_only=True, tag_field="op", tag="cycle_adventure"):
    """
    Put a face-up card under its deck and turn up the next.
    """

    n: int
    """
    How many cards.
    """
    optional: bool = False
    """
    Whether it can be declined.
    """
    required: bool = False
    """
    Whether the effect can be used only if this can be done; without it the rest is skipped.
    """


class CyclingCard(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.cycling-card"):
    """
    A face-up adventure card that goes under its deck.
    """

    optional: bool
    """
    Whether it can be declined.
    """


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
    The face-up card; null: none.
    """
    left: int
    """
    Cards below it.
    """


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
    Seat number, from 0, clockwise.
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
    Seat number, from 0, clockwise.
    """
    who: int
    """
    The seat whose dice they are.
    """
    n: int
    """
    How many more.
    """
    counted: int
    """
    How many in all.
    """
    source: str | None = None
    """
    The component whose effect it is; missing: a sword or gold.
    """


class DiceCounted(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.dice-counted"):
    """
    How many dice each participant rolls (EV-BAT-06).
    """

    counts: list[Counted]
    """
    The dice of each participant.
    """


class DiceFromRoll(Model, frozen=True, kw_only=True, tag_field="op", tag="dice_from_roll"):
    """
    The strength is a die, within limits.
    """

    min: int
    """
    The least strength.
    """
    max: int
    """
    The greatest strength.
    """
    optional: bool = False
    """
    Whether it can be declined.
    """
    required: bool = False
    """
    Whether the effect can be used only if this can be done; without it the rest is skipped.
    """


class DiceRerolled(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.dice-rerolled"
):
    """
    Dice of a participant are rolled again, raised or exchanged.
    """

    who: int | str
    """
    A seat, or the id of an uncontrolled monster.
    """
    before: list[int]
    """
    What the dice showed.
    """
    after: list[int]
    """
    What they show now.
    """


class DiceRolled(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.dice-rolled"):
    """
    The dice of a participant, those that were set included.
    """

    who: int | str
    """
    A seat, or the id of an uncontrolled monster.
    """
    dice: list[int]
    """
    What the dice show, 1 to 6 each.
    """


class DieSet(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.die-set"):
    """
    A die shows a value instead of being rolled (EV-BAT-08).
    """

    who: int | str
    """
    A seat, or the id of an uncontrolled monster.
    """
    value: int
    """
    What the die shows, 1 to 6.
    """
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
    """
    How many cards.
    """
    from_: Literal["hand"] = field(name="from", default="hand")
    """
    Where from.
    """
    optional: bool = False
    """
    Whether it can be declined.
    """
    required: bool = False
    """
    Whether the effect can be used only if this can be done; without it the rest is skipped.
    """


class DiscardResource(Model, frozen=True, kw_only=True, tag_field="op", tag="discard_resource"):
    """
    Victims discard resource tokens of their choice.
    """

    who: Literal["each_loser"]
    """
    Whom it concerns.
    """
    n: int
    """
    How many tokens.
    """
    optional: bool = False
    """
    Whether it can be declined.
    """
    required: bool = False
    """
    Whether the effect can be used only if this can be done; without it the rest is skipped.
    """


class Discarding(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.discarding"):
    """
    Magic cards to discard: `left`, or any number for a mulligan of that many more.
    """

    left: int = 1
    """
    Cards still to be discarded.
    """
    mulligan: int | None = None
    """
    For a mulligan: how many more are drawn; missing: it is none.
    """
    done: int = 0
    """
    Cards discarded so far.
    """


class DiscountDwelling(Model, frozen=True, kw_only=True, tag_field="op", tag="discount_dwelling"):
    """
    Dwellings cost less.
    """

    n: int
    """
    By how much.
    """
    optional: bool = False
    """
    Whether it can be declined.
    """
    required: bool = False
    """
    Whether the effect can be used only if this can be done; without it the rest is skipped.
    """


class DiscountRuin(Model, frozen=True, kw_only=True, tag_field="op", tag="discount_ruin"):
    """
    The first payment of the ruin action is less.
    """

    n: int
    """
    By how much.
    """
    optional: bool = False
    """
    Whether it can be declined.
    """
    required: bool = False
    """
    Whether the effect can be used only if this can be done; without it the rest is skipped.
    """


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
    """
    The cards that were left.
    """


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
    """
    Whether it can be declined.
    """
    required: bool = False
    """
    Whether the effect can be used only if this can be done; without it the rest is skipped.
    """


class DragonToken(Model, frozen=True, kw_only=True, tag_field="op", tag="dragon_token"):
    """
    Draw a token from the Dragon's Lair.
    """

    optional: bool = False
    """
    Whether it can be declined.
    """
    required: bool = False
    """
    Whether the effect can be used only if this can be done; without it the rest is skipped.
    """


class DragonTokenTaken(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.dragon-token-taken"
):
    """
    A token from the Dragon's Lair (EV-DRA-05).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    token: str
    """
    The token.
    """


class DrawMagic(Model, frozen=True, kw_only=True, tag_field="op", tag="draw_magic"):
    """
    Draw magic cards.
    """

    n: int
    """
    How many cards.
    """
    optional: bool = False
    """
    Whether it can be declined.
    """
    required: bool = False
    """
    Whether the effect can be used only if this can be done; without it the rest is skipped.
    """


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
    """
    What is counted.
    """
    n: int
    """
    Cards for each.
    """
    max: int
    """
    At most so many cards.
    """
    optional: bool = False
    """
    Whether it can be declined.
    """
    required: bool = False
    """
    Whether the effect can be used only if this can be done; without it the rest is skipped.
    """


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
    Seat number, from 0, clockwise.
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
    """
    Points for ruins.
    """
    vp_dwellings: int = 0
    """
    Points for dwellings.
    """
    vp_bridge: int = 0
    """
    Points for the Bifrost.
    """


class DwellingElements(Model, frozen=True, kw_only=True, tag_field="c", tag="dwelling_elements"):
    """
    Elements with an own dwelling.
    """

    min: int
    """
    At least so many.
    """


class DwellingsSameElement(
    Model, frozen=True, kw_only=True, tag_field="c", tag="dwellings_same_element"
):
    """
    Own dwellings of one element.
    """

    min: int
    """
    At least so many.
    """


class End(Model, frozen=True, kw_only=True):
    """
    The end of the game was triggered by a player; so many turns are left after this one.
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    left: int
    """
    Turns that are left after this one.
    """


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
    Seat number, from 0, clockwise.
    """
    reason: Literal["dwellings", "stock"]
    """
    Why.
    """
    left: int
    """
    Turns that are left after this one.
    """


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
    """
    Whether it can be declined.
    """
    required: bool = False
    """
    Whether the effect can be used only if this can be done; without it the rest is skipped.
    """


class EnterMonster(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.enter-monster"
):
    """
    Which monster enters (EV-MON-03).
    """

    monster: str
    """
    Id of the monster.
    """


class Expedition(Model, frozen=True, kw_only=True, tag_field="op", tag="dungeon_expedition"):
    """
    The expedition of the Dungeon.
    """

    optional: bool = False
    """
    Whether it can be declined.
    """
    required: bool = False
    """
    Whether the effect can be used only if this can be done; without it the rest is skipped.
    """


class ExploringFirst(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.exploring-first"
):
    """
    The first card of an expedition (EV-DUN-03).
    """

    discount: int = 0
    """
    By how much the price is lower.
    """


class ExploringOn(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.exploring-on"):
    """
    The cards of the expedition, after the tile.
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    discount: int = 0
    """
    By how much the price is lower.
    """


class ExploringSecond(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.exploring-second"
):
    """
    A second card, or one to burn (EV-DUN-04).
    """

    discount: int = 0
    """
    By how much the price is lower.
    """


class ExtraSpace(Model, frozen=True, kw_only=True, tag_field="op", tag="extra_space"):
    """
    More spaces on the host.
    """

    n: int
    """
    How many spaces.
    """
    optional: bool = False
    """
    Whether it can be declined.
    """
    required: bool = False
    """
    Whether the effect can be used only if this can be done; without it the rest is skipped.
    """


class FactionChosen(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.faction-chosen"
):
    """
    A player has chosen a faction (EV-SET-01).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
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
    """
    The stage that comes next.
    """
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
    """
    Whether it was asked already if a unit rises to a card.
    """


class FinishingSpell(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.finishing-spell"
):
    """
    The spell is resolved: it goes to the discard pile.
    """

    seat: int
    """
    Seat number, from 0, clockwise.
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
    """
    Whether it can be declined.
    """
    required: bool = False
    """
    Whether the effect can be used only if this can be done; without it the rest is skipped.
    """


class ForbidJoin(Model, frozen=True, kw_only=True, tag_field="op", tag="forbid_join"):
    """
    Nobody (else) may join.
    """

    who: Literal["all", "others"]
    """
    Whom it concerns.
    """
    optional: bool = False
    """
    Whether it can be declined.
    """
    required: bool = False
    """
    Whether the effect can be used only if this can be done; without it the rest is skipped.
    """


class ForbidSwords(Model, frozen=True, kw_only=True, tag_field="op", tag="forbid_swords"):
    """
    Nobody (else) may spend swords.
    """

    who: Literal["all", "others"]
    """
    Whom it concerns.
    """
    optional: bool = False
    """
    Whether it can be declined.
    """
    required: bool = False
    """
    Whether the effect can be used only if this can be done; without it the rest is skipped.
    """


class Gain(Model, frozen=True, kw_only=True, tag_field="op", tag="gain"):
    """
    Gain `n` of `res` from the supply.
    """

    res: Literal["gem", "gold", "potion", "scroll", "sword", "tool"]
    """
    The kind of resource.
    """
    n: int
    """
    How many tokens.
    """
    optional: bool = False
    """
    Whether it can be declined.
    """
    required: bool = False
    """
    Whether the effect can be used only if this can be done; without it the rest is skipped.
    """


class GainAdventure(Model, frozen=True, kw_only=True, tag_field="op", tag="gain_adventure"):
    """
    Gain a face-up adventure card with payment.
    """

    discount: int = 0
    """
    By how much the price is lower.
    """
    optional: bool = False
    """
    Whether it can be declined.
    """
    required: bool = False
    """
    Whether the effect can be used only if this can be done; without it the rest is skipped.
    """


class GainAny(Model, frozen=True, kw_only=True, tag_field="op", tag="gain_any"):
    """
    Gain `n` resources of any kind, one by one.
    """

    n: int
    """
    How many resources.
    """
    optional: bool = False
    """
    Whether it can be declined.
    """
    required: bool = False
    """
    Whether the effect can be used only if this can be done; without it the rest is skipped.
    """


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
    """
    What is counted.
    """
    n: int
    """
    Resources for each.
    """
    max: int
    """
    At most so many resources.
    """
    optional: bool = False
    """
    Whether it can be declined.
    """
    required: bool = False
    """
    Whether the effect can be used only if this can be done; without it the rest is skipped.
    """


class GainChoice(Model, frozen=True, kw_only=True, tag_field="op", tag="gain_choice"):
    """
    Gain one of the kinds, `n` times.
    """

    from_: list[Literal["gem", "gold", "magic", "potion", "scroll", "sword", "tool"]] = field(
        name="from"
    )
    """
    The kinds to choose from.
    """
    n: int
    """
    How often.
    """
    optional: bool = False
    """
    Whether it can be declined.
    """
    required: bool = False
    """
    Whether the effect can be used only if this can be done; without it the rest is skipped.
    """


class GainPrintedSlot(Model, frozen=True, kw_only=True, tag_field="op", tag="gain_printed_slot"):
    """
    Gain the resource printed in the slot used by this placement.
    """

    n: int
    """
    How many resources.
    """
    optional: bool = False
    """
    Whether it can be declined.
    """
    required: bool = False
    """
    Whether the effect can be used only if this can be done; without it the rest is skipped.
    """


class GainSquare(Model, frozen=True, kw_only=True, tag_field="op", tag="gain_square"):
    """
    Gain what the token on the square shows, or its printed symbol.
    """

    square: str
    """
    Which deposit square.
    """
    optional: bool = False
    """
    Whether it can be declined.
    """
    required: bool = False
    """
    Whether the effect can be used only if this can be done; without it the rest is skipped.
    """


class GainingChoice(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.gaining-choice"
):
    """
    A resource to gain, one of the kinds, `left` times.
    """

    kinds: list[Literal["gem", "gold", "magic", "potion", "scroll", "sword", "tool"]]
    """
    The kinds that can be chosen.
    """
    left: int = 1
    """
    How many are left.
    """


class GainingGlory(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.gaining-glory"
):
    """
    Glory, space by space (EV-GLO-01).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    left: int = 1
    """
    Spaces left to go.
    """


class GainingPower(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.gaining-power"
):
    """
    Power in an element, level by level (EV-POW-03); `any`: of the player's choice.
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    element: str
    """
    Id of an element (`fire`).
    """
    left: int = 1
    """
    Levels left to gain.
    """


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
    """
    How many dice.
    """


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
    """
    Whether the deck was shuffled before.
    """


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
    """
    How many spaces.
    """
    optional: bool = False
    """
    Whether it can be declined.
    """
    required: bool = False
    """
    Whether the effect can be used only if this can be done; without it the rest is skipped.
    """


class GloryGained(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.glory-gained"):
    """
    The glory marker goes on to a space (EV-GLO-01).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    space: int
    """
    The space of the marker.
    """


class GloryLost(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.glory-lost"):
    """
    Glory before the marker is on its track (EV-GLO-02).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """


class GrantPlacement(Model, frozen=True, kw_only=True, tag_field="op", tag="grant_placement"):
    """
    More targets of placements.
    """

    mode: Literal["bridge", "flight", "flight_unoccupied"]
    """
    Which targets.
    """
    optional: bool = False
    """
    Whether it can be declined.
    """
    required: bool = False
    """
    Whether the effect can be used only if this can be done; without it the rest is skipped.
    """


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
    Seat number, from 0, clockwise.
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
    What the icon is now.
    """
    optional: bool = False
    """
    Whether it can be declined.
    """
    required: bool = False
    """
    Whether the effect can be used only if this can be done; without it the rest is skipped.
    """


class IgnoreDwellingDice(
    Model, frozen=True, kw_only=True, tag_field="op", tag="ignore_dwelling_dice"
):
    """
    Dwellings add no dice.
    """

    optional: bool = False
    """
    Whether it can be declined.
    """
    required: bool = False
    """
    Whether the effect can be used only if this can be done; without it the rest is skipped.
    """


class Immune(Model, frozen=True, kw_only=True, tag_field="op", tag="immune"):
    """
    Effects that do nothing to the monster.
    """

    to: list[str]
    """
    The operations that do nothing to it.
    """
    optional: bool = False
    """
    Whether it can be declined.
    """
    required: bool = False
    """
    Whether the effect can be used only if this can be done; without it the rest is skipped.
    """


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
    """
    Whether it can be declined.
    """
    required: bool = False
    """
    Whether the effect can be used only if this can be done; without it the rest is skipped.
    """


class IncursionRange(Model, frozen=True, kw_only=True, tag_field="op", tag="incursion_range"):
    """
    Enters realms up to `n` away.
    """

    n: int
    """
    The distance in realms.
    """
    optional: bool = False
    """
    Whether it can be declined.
    """
    required: bool = False
    """
    Whether the effect can be used only if this can be done; without it the rest is skipped.
    """


class Invading(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.invading"):
    """
    The incursion (EV-MON-02).
    """


class JoinFromReady(Model, frozen=True, kw_only=True, tag_field="op", tag="join_from_ready"):
    """
    Join from the ready area.
    """

    n: int
    """
    How many units.
    """
    optional: bool = False
    """
    Whether it can be declined.
    """
    required: bool = False
    """
    Whether the effect can be used only if this can be done; without it the rest is skipped.
    """


class JoinRange(Model, frozen=True, kw_only=True, tag_field="op", tag="join_range"):
    """
    Join from a distance.
    """

    n: int
    """
    The distance in realms.
    """
    optional: bool = False
    """
    Whether it can be declined.
    """
    required: bool = False
    """
    Whether the effect can be used only if this can be done; without it the rest is skipped.
    """


class Joining(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.joining"):
    """
    Units that join the battle (EV-BAT-05); `joined` counts them.
    """

    joined: int = 0
    """
    Units that have joined.
    """
    asked: bool = False
    """
    Whether it is asked again, after an interruption.
    """


class JoiningForbidden(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.joining-forbidden"
):
    """
    Only these players may still join.
    """

    but: list[int]
    """
    The seats that may still join.
    """


class JoiningNext(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.joining-next"):
    """
    Who may join, or add dice, next.
    """

    seats: list[int]
    """
    Who is asked, the next one first.
    """
    boost: bool = False
    """
    Whether dice are added instead.
    """


class KeepOrGive(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.keep-or-give"):
    """
    Who gets the adventure card (EV-TEA-04).
    """

    to: int
    """
    The seat that gets the card.
    """


class LairReturn(Model, frozen=True, kw_only=True, tag_field="op", tag="lair_return"):
    """
    Return an uncontrolled monster to its lair.
    """

    scope: Literal["element", "map", "own_unit_within_1"]
    """
    Where it can be: on the map, in realms of the element, or near an own unit.
    """
    optional: bool = False
    """
    Whether it can be declined.
    """
    required: bool = False
    """
    Whether the effect can be used only if this can be done; without it the rest is skipped.
    """


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
    """
    How many are left.
    """


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
    Seat number, from 0, clockwise.
    """
    cards: list[str]
    """
    The cards.
    """


class MagicRecovered(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.magic-recovered"
):
    """
    A card of the discard pile goes to a hand; everybody has seen it.
    """

    seat: int
    """
    Seat number, from 0, clockwise.
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
    """
    How many cards the new deck has.
    """


class Mark(Model, frozen=True, kw_only=True):
    """
    A power marker: its track and level.
    """

    element: str
    """
    Id of an element (`fire`).
    """
    level: int
    """
    The level of the marker.
    """


class Matching(Model, frozen=True, kw_only=True):
    """
    Dice that show at most `le`.
    """

    le: int
    """
    The highest number.
    """


class MercenaryHired(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.mercenary-hired"
):
    """
    A mercenary was hired for gold (EV-MER-02).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
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
    """
    The abilities that can be copied.
    """
    sent: int = 0
    """
    How many units went to the Underworld; 0: it is about something else.
    """


class MimicryCounted(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.mimicry-counted"
):
    """
    Mimeza copies an ability that gives dice in this battle.
    """

    seat: int
    """
    Seat number, from 0, clockwise.
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
    Seat number, from 0, clockwise.
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
    Id of the realm that it left.
    """
    end: str
    """
    Id of the realm where it is now.
    """
    way: Literal["entered", "pushed", "returned"]
    """
    How it moved.
    """
    reborn: bool = False
    """
    Whether it came back after its first defeat.
    """


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
    """
    The monsters.
    """


class Most(Model, frozen=True, kw_only=True, tag_field="c", tag="most"):
    """
    At least 1, and as many as anybody.
    """

    what: Literal["dwellings", "glory", "quests_completed"]
    """
    What is counted.
    """
    ties: bool
    """
    Whether a tie is enough.
    """


class MoveUnit(Model, frozen=True, kw_only=True, tag_field="op", tag="move_unit"):
    """
    Relocate a unit by up to `distance`.
    """

    whose: Literal["opponent", "self"]
    """
    Whose unit it is.
    """
    unit: str
    """
    Kind of a unit: `worker`, or a monster's id.
    """
    distance: int
    """
    How far, in realms.
    """
    to: Literal["any", "no_own_unit", "unoccupied"]
    """
    To which realms.
    """
    from_: Literal["placed_realm"] | None = field(name="from", default=None)
    """
    Where from; missing: anywhere.
    """
    optional: bool = False
    """
    Whether it can be declined.
    """
    required: bool = False
    """
    Whether the effect can be used only if this can be done; without it the rest is skipped.
    """


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
    """
    How many more are drawn.
    """
    optional: bool = False
    """
    Whether it can be declined.
    """
    required: bool = False
    """
    Whether the effect can be used only if this can be done; without it the rest is skipped.
    """


class NextDwellingDiscount(
    Model, frozen=True, kw_only=True, tag_field="op", tag="next_dwelling_discount"
):
    """
    The next dwelling of this turn costs less.
    """

    n: int
    """
    By how much.
    """
    optional: bool = False
    """
    Whether it can be declined.
    """
    required: bool = False
    """
    Whether the effect can be used only if this can be done; without it the rest is skipped.
    """


class NextPlacement(Model, frozen=True, kw_only=True, tag_field="op", tag="next_placement"):
    """
    More targets of the next placement of this turn.
    """

    mode: Literal["any_unoccupied", "range"]
    """
    Which targets.
    """
    n: int = 0
    """
    The distance in realms; 0 if it does not matter.
    """
    optional: bool = False
    """
    Whether it can be declined.
    """
    required: bool = False
    """
    Whether the effect can be used only if this can be done; without it the rest is skipped.
    """


class NoDefeat(Model, frozen=True, kw_only=True, tag_field="op", tag="no_defeat_until_tokens_gone"):
    """
    The monster stays until its tokens are gone.
    """

    optional: bool = False
    """
    Whether it can be declined.
    """
    required: bool = False
    """
    Whether the effect can be used only if this can be done; without it the rest is skipped.
    """


class NoSwords(Model, frozen=True, kw_only=True, tag_field="op", tag="no_underworld_swords"):
    """
    Losers get no swords.
    """

    optional: bool = False
    """
    Whether it can be declined.
    """
    required: bool = False
    """
    Whether the effect can be used only if this can be done; without it the rest is skipped.
    """


class NoTrigger(Model, frozen=True, kw_only=True, tag_field="op", tag="no_trigger_by_placement"):
    """
    The placement triggers no battle.
    """

    optional: bool = False
    """
    Whether it can be declined.
    """
    required: bool = False
    """
    Whether the effect can be used only if this can be done; without it the rest is skipped.
    """


class OfferSwap(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.offer-swap"):
    """
    Offer the teammate a magic card for one of his; the fact shows him which (EV-TEA-03).
    """

    give: str
    """
    The card that is offered, by its id.
    """
    want: str
    """
    The card that is wanted, by its id.
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
    """
    The action: its id on a starter card, or the number of the effect on another one.
    """


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
    """
    Victory points.
    """
    optional: bool = False
    """
    Whether it can be declined.
    """
    required: bool = False
    """
    Whether the effect can be used only if this can be done; without it the rest is skipped.
    """


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
    Seat number, from 0, clockwise.
    """
    element: str | None = None
    """
    The track of the orb; missing: it was on a glory space.
    """
    space: int | None = None
    """
    The glory space of the orb; missing: it was on a track.
    """


class OrbOnMercenary(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.orb-on-mercenary"
):
    """
    A mercenary is hired for good (EV-MER-03).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
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
    Seat number, from 0, clockwise.
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
    Seat number, from 0, clockwise.
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
    Seat number, from 0, clockwise.
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
    """
    Victory points instead.
    """
    optional: bool = False
    """
    Whether it can be declined.
    """
    required: bool = False
    """
    Whether the effect can be used only if this can be done; without it the rest is skipped.
    """


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
    """
    The realms that can be chosen.
    """


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
    """
    At least so many.
    """


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
    """
    At least so many.
    """


class OwnUnitAdjacentToBattle(
    Model, frozen=True, kw_only=True, tag_field="c", tag="own_unit_adjacent_to_battle"
):
    """
    Own units next to the battle realm.
    """

    min: int
    """
    At least so many.
    """
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
    """
    At least so many.
    """


class OwnUnitsInBattle(Model, frozen=True, kw_only=True, tag_field="c", tag="own_units_in_battle"):
    """
    At least `min` own units of the kind in the battle realm.
    """

    unit: str
    """
    Kind of a unit: `worker`, or a monster's id.
    """
    min: int
    """
    At least so many.
    """


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
    """
    The kind of resource; null: a magic card is paid.
    """
    card: str | None = None
    """
    The magic card; null: a resource is paid.
    """


class Paying(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.paying"):
    """
    The next unit of a cost (EV-RES-03, EV-RES-04).
    """

    price: list[str]
    """
    What is still to be paid.
    """
    paid: int = 0
    """
    Units paid so far.
    """


class PayingTax(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.paying-tax"):
    """
    The tax of a placement (effects 5.38).
    """

    price: list[str]
    """
    What is still to be paid.
    """


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
    """
    Number of the slot, from 0.
    """


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
    """
    Whether it can be declined.
    """
    required: bool = False
    """
    Whether the effect can be used only if this can be done; without it the rest is skipped.
    """


class PlaceTile(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.place-tile"):
    """
    Where the drawn tile lies (EV-DUN-01, EV-BIF-02).
    """

    q: int
    """
    Axial coordinate of the column.
    """
    r: int
    """
    Axial coordinate of the row.
    """


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
    Seat number, from 0, clockwise.
    """
    reach: int = 0
    """
    The distance in realms; 0: as usual.
    """
    anywhere: bool = False
    """
    Whether every unoccupied realm can be reached.
    """


class PlacementTax(Model, frozen=True, kw_only=True, tag_field="op", tag="placement_tax"):
    """
    Placing next to this monster costs extra.
    """

    where: Literal["adjacent_to_monster"]
    """
    Where it holds.
    """
    cost: dict[str, int]
    """
    How much of each resource.
    """
    optional: bool = False
    """
    Whether it can be declined.
    """
    required: bool = False
    """
    Whether the effect can be used only if this can be done; without it the rest is skipped.
    """


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
    """
    Whether it comes from the Underworld.
    """
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
    Seat number, from 0, clockwise.
    """
    n: int
    """
    Victory points.
    """
    reason: str
    """
    What for.
    """


class Power(Model, frozen=True, kw_only=True, tag_field="op", tag="power"):
    """
    Gain power in an element; `any`: a used one of the player's choice.
    """

    element: str
    """
    Id of an element (`fire`).
    """
    n: int
    """
    How many levels.
    """
    optional: bool = False
    """
    Whether it can be declined.
    """
    required: bool = False
    """
    Whether the effect can be used only if this can be done; without it the rest is skipped.
    """


class PowerGained(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.power-gained"):
    """
    A power marker goes up to a level; `start`: the track from which it was taken.
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    element: str
    """
    Id of an element (`fire`).
    """
    level: int
    """
    The level of the marker.
    """
    start: str | None = None
    """
    The track from which the marker was taken; missing: it was not on one.
    """


class PowerLost(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.power-lost"):
    """
    A gain of power that has no effect (EV-POW-02), or was declined (EV-POW-01).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    element: str | None = None
    """
    Which element; missing: of the player's choice.
    """
    declined: bool = False
    """
    Whether the player declined it.
    """


class PowerValue(Model, frozen=True, kw_only=True, tag_field="c", tag="power_value"):
    """
    A power value on any track.
    """

    min: int
    """
    The least value.
    """


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
    """
    The realms that could be chosen when it was first asked; the legal commands say which can be chosen now.
    """


class QuestCompleted(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.quest-completed"
):
    """
    A quest is revealed and scored (EV-MAG-03).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    card: str
    """
    Id of a card (`sp_gust`, `air_vault`).
    """
    vp: int
    """
    Victory points.
    """


class RaiseDie(Model, frozen=True, kw_only=True, tag_field="op", tag="raise_die"):
    """
    Turn a die up.
    """

    n: int
    """
    How many dice.
    """
    by: int = 0
    """
    By how much; 0: to a fixed number.
    """
    max_from: int = 5
    """
    The highest number that is raised to a fixed one.
    """
    to: int = 0
    """
    The number that it shows then; 0: it is raised by `by`.
    """
    optional: bool = False
    """
    Whether it can be declined.
    """
    required: bool = False
    """
    Whether the effect can be used only if this can be done; without it the rest is skipped.
    """


class Reacting(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.reacting"):
    """
    A reaction to a triggered battle (EV-BAT-04).
    """

    asked: bool = False
    """
    Whether it is asked again, after an interruption.
    """


class Ready(Model, frozen=True, kw_only=True, tag_field="type", tag="ready"):
    """
    In the ready area.
    """


class RecoverMagic(Model, frozen=True, kw_only=True, tag_field="op", tag="recover_magic"):
    """
    Take up to `n` cards from the discard pile.
    """

    n: int
    """
    At most so many cards.
    """
    optional: bool = False
    """
    Whether it can be declined.
    """
    required: bool = False
    """
    Whether the effect can be used only if this can be done; without it the rest is skipped.
    """


class Recovering(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.recovering"):
    """
    Cards of the discard pile to take.
    """

    left: int
    """
    Cards that can still be taken.
    """
    done: int = 0
    """
    Cards taken so far.
    """


class Redirect(Model, frozen=True, kw_only=True, tag_field="op", tag="redirect"):
    """
    Losing units go to the ready area instead of the Underworld.
    """

    unit: str
    """
    Which units.
    """
    to: Literal["ready"]
    """
    Where they go.
    """
    optional: bool = False
    """
    Whether it can be declined.
    """
    required: bool = False
    """
    Whether the effect can be used only if this can be done; without it the rest is skipped.
    """


class Redirecting(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.redirecting"):
    """
    What saves losing units (effects 5.14).
    """

    asked: bool = False
    """
    Whether it is asked again, after an interruption.
    """


class ReduceCost(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.reduce-cost"):
    """
    Which unit of the cost a discount drops.
    """

    kind: Literal["any", "gem", "gold", "magic", "potion", "scroll", "sword", "tool"]
    """
    The kind of the unit.
    """


class ReducingCost(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.reducing-cost"
):
    """
    A unit of the cost that a discount drops (effects 5.32).
    """

    price: list[str]
    """
    What is still to be paid.
    """
    left: int
    """
    Units that can still be dropped.
    """


class Refilling(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.refilling"):
    """
    Decks without a face-up card show their next one: that of an element, or all (EV-DUN-06).
    """

    element: str | None = None
    """
    The element of the deck; missing: all decks.
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
    Seat number, from 0, clockwise.
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
    Seat number, from 0, clockwise.
    """
    returned: list[str] = field(default_factory=list)
    """
    Hired mercenaries that went home.
    """


class RegroupStarted(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.regroup-started"
):
    """
    A player regroups; the first time the glory marker enters its track (EV-REG-01).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    first: bool
    """
    Whether it is the player's first one.
    """


class RelocateMarker(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.relocate-marker"
):
    """
    Take the power marker of another track (EV-POW-01).
    """

    from_: str = field(name="from")
    """
    The element whose marker is taken.
    """


class RemoveDice(Model, frozen=True, kw_only=True, tag_field="op", tag="remove_dice"):
    """
    Others roll fewer dice.
    """

    who: Literal["each_other"]
    """
    Whom it concerns.
    """
    n: int
    """
    How many dice.
    """
    min: int
    """
    How many dice they keep at least.
    """
    optional: bool = False
    """
    Whether it can be declined.
    """
    required: bool = False
    """
    Whether the effect can be used only if this can be done; without it the rest is skipped.
    """


class Renown(Model, frozen=True, kw_only=True, tag_field="c", tag="glory"):
    """
    The space of the glory marker.
    """

    min: int
    """
    The least space.
    """


class RepeatActivation(Model, frozen=True, kw_only=True, tag_field="op", tag="repeat_activation"):
    """
    The latest activation of this turn once more.
    """

    optional: bool = False
    """
    Whether it can be declined.
    """
    required: bool = False
    """
    Whether the effect can be used only if this can be done; without it the rest is skipped.
    """


class ReplaceWithRoll(Model, frozen=True, kw_only=True, tag_field="op", tag="replace_with_roll"):
    """
    A die says whether the host's action is skipped or done twice.
    """

    table: dict[str, Literal["skip", "twice"]]
    """
    What each number of the die brings.
    """
    optional: bool = False
    """
    Whether it can be declined.
    """
    required: bool = False
    """
    Whether the effect can be used only if this can be done; without it the rest is skipped.
    """


class RerollUntilNone(Model, frozen=True, kw_only=True, tag_field="op", tag="reroll_until_none"):
    """
    Roll dice that show `eq` again until none is left.
    """

    eq: int
    """
    The number.
    """
    optional: bool = False
    """
    Whether it can be declined.
    """
    required: bool = False
    """
    Whether the effect can be used only if this can be done; without it the rest is skipped.
    """


class Rerolling(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.rerolling"):
    """
    Automatic abilities of monsters after dice have changed.
    """


class ResourceAtCap(Model, frozen=True, kw_only=True, tag_field="c", tag="resource_at_cap"):
    """
    A basic resource is at its limit.
    """

    basic: bool
    """
    Whether only basic resources count.
    """


class ResourcePaid(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.resource-paid"
):
    """
    Resource tokens go back to the supply.
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    kind: Literal["gem", "gold", "potion", "scroll", "sword", "tool"]
    """
    The kind of resource.
    """
    n: int = 1
    """
    How many tokens.
    """


class ResourceStolen(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.resource-stolen"
):
    """
    A resource token changes hands.
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    victim: int
    """
    The seat that loses something.
    """
    kind: Literal["gem", "gold", "potion", "scroll", "sword", "tool"]
    """
    Which kind of resource.
    """


class ResourcesGained(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.resources-gained"
):
    """
    Resources from the supply; `lost`: what is above the limit (EV-RES-02).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    kind: Literal["gem", "gold", "potion", "scroll", "sword", "tool"]
    """
    Which kind of resource.
    """
    n: int
    """
    How many were really gained.
    """
    lost: int = 0
    """
    How many were lost, being above the limit.
    """


class RespondingToRoll(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.responding-to-roll"
):
    """
    A reaction to the dice (EV-BAT-04).
    """

    asked: bool = False
    """
    Whether it is asked again, after an interruption.
    """


class Retrieving(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.retrieving"):
    """
    The next unit to take back (EV-REG-02).
    """


class ReturnToReady(Model, frozen=True, kw_only=True, tag_field="op", tag="return_to_ready"):
    """
    An own unit goes from the map to the ready area.
    """

    n: int
    """
    How many units.
    """
    whose: Literal["self"] = "self"
    """
    Whose unit it is.
    """
    optional: bool = False
    """
    Whether it can be declined.
    """
    required: bool = False
    """
    Whether the effect can be used only if this can be done; without it the rest is skipped.
    """


class Revive(Model, frozen=True, kw_only=True, tag_field="op", tag="revive"):
    """
    Own units go from the Underworld to the ready area.
    """

    n: int
    """
    How many units.
    """
    optional: bool = False
    """
    Whether it can be declined.
    """
    required: bool = False
    """
    Whether the effect can be used only if this can be done; without it the rest is skipped.
    """


class RewardChosen(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.reward-chosen"
):
    """
    Glory or power for beating a monster (EV-BAT-11).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    reward: Literal["glory", "power"]
    """
    Which of the two.
    """


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
    The points, by the number on the die.
    """
    optional: bool = False
    """
    Whether it can be declined.
    """
    required: bool = False
    """
    Whether the effect can be used only if this can be done; without it the rest is skipped.
    """


class RunningAction(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.running-action"
):
    """
    An action once: payment, then its operations, then what the aura adds.
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    card: str
    """
    Id of a card (`sp_gust`, `air_vault`).
    """
    action: str
    """
    The action: its id on a starter card, or the number of the effect on another one.
    """
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
    """
    The action: its id on a starter card, or the number of the effect on another one.
    """
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
    Seat number, from 0, clockwise.
    """
    kinds: list[str]
    """
    The kinds of units that went there.
    """
    done: list[str] = field(default_factory=list)
    """
    Effects that are done with.
    """


class SetDie(Model, frozen=True, kw_only=True, tag_field="op", tag="set_die"):
    """
    One die shows `value` instead of being rolled.
    """

    n: int
    """
    How many dice.
    """
    value: int
    """
    What the die shows, 1 to 6.
    """
    optional: bool = False
    """
    Whether it can be declined.
    """
    required: bool = False
    """
    Whether the effect can be used only if this can be done; without it the rest is skipped.
    """


class SettingDice(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.setting-dice"):
    """
    Abilities before the roll (EV-BAT-08).
    """

    done: list[str] = field(default_factory=list)
    """
    Those that are done with.
    """


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
    A participant.
    """

    who: int | str
    """
    A seat, or the id of an uncontrolled monster.
    """
    counted: int = 0
    """
    Dice in all.
    """
    boost: int = 0
    """
    Those for swords, gold and spells.
    """
    set: list[int] = field(default_factory=list)
    """
    What dice that were set will show.
    """
    dice: list[int] = field(default_factory=list)
    """
    What the dice show, 1 to 6 each; empty before the roll.
    """
    used: list[str] = field(default_factory=list)
    """
    Abilities used once in this battle.
    """
    vp: int = 0
    """
    Points if this side wins.
    """
    mimicry: str | None = None
    """
    The battle ability that Mimeza copies; missing: none.
    """


class SlotUsed(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.slot-used"):
    """
    The slot of a placement (EV-RLM-01).
    """

    slot: int
    """
    Number of the slot, from 0.
    """


class SpellCast(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.spell-cast"):
    """
    A spell is shown (EV-MAG-02).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    card: str
    """
    Id of a card (`sp_gust`, `air_vault`).
    """
    free: bool
    """
    Whether nothing was paid for it.
    """


class SpellResolved(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.spell-resolved"
):
    """
    A spell goes to the discard pile (EV-MAG-06).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
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
    """
    What is paid.
    """
    for_: int | None = field(name="for", default=None)
    """
    Whose dice they are, in team play; null: one's own.
    """


class Stack(Model, frozen=True, kw_only=True):
    """
    A stack of treasure.
    """

    tile: str
    """
    Id of a realm (`fire_heart`, `dungeon_2`).
    """
    slot: int
    """
    Number of the slot, from 0.
    """
    height: int = 0
    """
    How many tokens.
    """
    known: list[str] = field(default_factory=list)
    """
    The tokens that are known, the top one first.
    """


class StackExhausted(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.stack-exhausted"
):
    """
    A slot without tokens was used: its printed resource is gained (EV-RLM-02).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    tile: str
    """
    Id of a realm (`fire_heart`, `dungeon_2`).
    """
    slot: int
    """
    Number of the slot, from 0.
    """
    square: str | None = None
    """
    The deposit square that was meant; missing: none.
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
    """
    Number of the slot, from 0.
    """
    height: int
    """
    How many tokens.
    """
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
    """
    Number of the slot, from 0.
    """


class StageReached(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.stage-reached"
):
    """
    The battle goes on to its next stage.
    """

    stage: Literal["boost", "join", "removed", "result", "roll", "trigger"]
    """
    The stage that begins.
    """


class StartingDiceRolled(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.starting-dice-rolled"
):
    """
    A player's six dice, sorted (EV-SET-02).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    dice: list[int]
    """
    What the dice show, sorted.
    """


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
    """
    The seats in turn order.
    """


class StartingTurn(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.starting-turn"
):
    """
    A turn begins.
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    round: int
    """
    Number of the round, from 1.
    """


class Steal(Model, frozen=True, kw_only=True, tag_field="op", tag="steal"):
    """
    Take resource tokens from another player.
    """

    from_: Literal[
        "each_loser", "one_opponent", "one_opponent_with_more_vp", "one_present_opponent"
    ] = field(name="from")
    """
    From whom.
    """
    n: int
    """
    How many tokens.
    """
    chooser: Literal["self", "victim"] = "self"
    """
    Who chooses the token.
    """
    optional: bool = False
    """
    Whether it can be declined.
    """
    required: bool = False
    """
    Whether the effect can be used only if this can be done; without it the rest is skipped.
    """


class Stealing(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.stealing"):
    """
    A resource to take from `victim` for `taker`.
    """

    victim: int
    """
    The seat that loses something.
    """
    taker: int
    """
    The seat that gets it.
    """
    left: int
    """
    How many are left.
    """


class StepSkipped(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.step-skipped"):
    """
    A decision without a possibility (EV-FRE-08).
    """

    seat: int | None
    """
    Whose decision it was; null: nobody's.
    """
    step: str
    """
    The kind of the decision.
    """
    rule: str = "EV-FRE-08"
    """
    The rule that says so.
    """


class StrictlyHighestCount(
    Model, frozen=True, kw_only=True, tag_field="c", tag="strictly_highest_count"
):
    """
    Tracks on which the player is strictly highest.
    """

    min: int
    """
    At least so many.
    """


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
    """
    By how much the price is lower; `all`: free.
    """
    unit: list[str] = field(default_factory=list)
    """
    Only these kinds; empty: any.
    """
    optional: bool = False
    """
    Whether it can be declined.
    """
    required: bool = False
    """
    Whether the effect can be used only if this can be done; without it the rest is skipped.
    """


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
    Seat number, from 0, clockwise.
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
    """
    The kinds of units.
    """


class Summoning(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.summoning"):
    """
    Which unit is summoned (EV-ACT-03).
    """

    discount: int
    """
    By how much the price is lower.
    """
    free: bool = False
    """
    Whether nothing is paid.
    """
    kinds: list[str] = field(default_factory=list)
    """
    The kinds that can be summoned; empty: any.
    """
    required: bool = False
    """
    Whether it has to be done, if it can.
    """


class Supply(Model, frozen=True, kw_only=True):
    """
    Resource tokens (EV-RES-01).
    """

    gem: int = 0
    """
    Gems.
    """
    scroll: int = 0
    """
    Scrolls.
    """
    potion: int = 0
    """
    Potions.
    """
    tool: int = 0
    """
    Tools.
    """
    sword: int = 0
    """
    Swords.
    """
    gold: int = 0
    """
    Gold.
    """


class SwapDie(Model, frozen=True, kw_only=True, tag_field="op", tag="swap_die"):
    """
    Exchange a die with that of another participant.
    """

    with_: Literal["one_other"] = field(name="with")
    """
    With whom.
    """
    optional: bool = False
    """
    Whether it can be declined.
    """
    required: bool = False
    """
    Whether the effect can be used only if this can be done; without it the rest is skipped.
    """


class SwapUnits(Model, frozen=True, kw_only=True, tag_field="op", tag="swap_units"):
    """
    Exchange two own units of different kinds.
    """

    a: Literal["own_on_map", "placed"]
    """
    One of the two.
    """
    b: Literal["own_on_map", "own_ready"]
    """
    The other one.
    """
    optional: bool = False
    """
    Whether it can be declined.
    """
    required: bool = False
    """
    Whether the effect can be used only if this can be done; without it the rest is skipped.
    """


class SwordsForbidden(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.swords-forbidden"
):
    """
    Only these players may still spend swords.
    """

    but: list[int]
    """
    The seats that may still spend swords.
    """


class TacticsFlipped(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.tactics-flipped"
):
    """
    The tactics token is used, or active again (EV-TAC).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    active: bool
    """
    Whether it is active now.
    """


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
    Which tokens are turned up.
    """
    optional: bool = False
    """
    Whether it can be declined.
    """
    required: bool = False
    """
    Whether the effect can be used only if this can be done; without it the rest is skipped.
    """


class TakeTreasure(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.take-treasure"
):
    """
    The slot from which a placement takes treasure (EV-RLM-01).
    """

    slot: int
    """
    Number of the slot, from 0.
    """


class TakeTreasureTokens(Model, frozen=True, kw_only=True, tag_field="op", tag="take_treasure"):
    """
    Take the top token of a stack on the map, `n` times.
    """

    scope: Literal["element", "map", "own_unit_within_1"]
    """
    Where it can be: on the map, in realms of the element, or near an own unit.
    """
    n: int
    """
    How often.
    """
    element: str | None = None
    """
    Only realms of this element; missing: any.
    """
    distinct_stacks: bool = False
    """
    Whether each has to come from another stack.
    """
    optional: bool = False
    """
    Whether it can be declined.
    """
    required: bool = False
    """
    Whether the effect can be used only if this can be done; without it the rest is skipped.
    """


class TakingCard(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.taking-card"):
    """
    A face-up adventure card (EV-DUN-07).
    """

    discount: int
    """
    By how much the price is lower.
    """


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
    """
    Whether Deep Divers have been asked.
    """
    divers: str | None = None
    """
    The name under which Deep Divers are used; missing: they are not.
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
    Where it is; null: not on the map.
    """
    owner: int | Literal["ghosts"] | None
    """
    Who has it; null: an uncontrolled monster.
    """


class TargetingPlayer(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.targeting-player"
):
    """
    The player from whom is stolen.
    """

    n: int
    """
    How many tokens are stolen.
    """
    victim_chooses: bool
    """
    Whether the victim chooses what is stolen.
    """
    from_: (
        Literal["each_loser", "one_opponent", "one_opponent_with_more_vp", "one_present_opponent"]
        | None
    ) = field(name="from", default=None)
    """
    Which players can be chosen; missing: `seats`.
    """
    seats: list[int | Literal["ghosts"]] = field(default_factory=list)
    """
    Who can be chosen, in games of `eldervale/1`; missing: see `from`.
    """


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
    """
    What is done with the unit; missing: it is chosen only.
    """
    left: int = 1
    """
    Units still to be chosen.
    """
    done: int = 0
    """
    Units chosen so far.
    """
    first: Target | None = None
    """
    The first unit of a swap; missing: not chosen yet.
    """
    optional: bool = False
    """
    Whether it can be declined.
    """
    join: bool = False
    """
    Whether the unit joins the battle.
    """
    required: bool = False
    """
    Whether it has to be done, if it can.
    """


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
    """
    The hex at the start side of the Bifrost; missing: it is another tile.
    """


class TilesRevealed(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.tiles-revealed"
):
    """
    Tiles revealed for the map, and those put back under the stock (EV-SET-08).
    """

    tiles: list[str]
    """
    The tiles for the map.
    """
    returned: list[str]
    """
    Tiles put back under the stock.
    """


class ToAction(Model, frozen=True, kw_only=True, tag_field="type", tag="action"):
    """
    To an action space: the id of the starter card's action, or the index of an effect.
    """

    card: str
    """
    Id of a card (`sp_gust`, `air_vault`).
    """
    action: str
    """
    The action: its id on a starter card, or the number of the effect on another one.
    """


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
    Seat number, from 0, clockwise.
    """
    tile: str
    """
    Id of a realm (`fire_heart`, `dungeon_2`).
    """
    slot: int
    """
    Number of the slot, from 0.
    """
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
    Seat number, from 0, clockwise.
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
    Seat number, from 0, clockwise.
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
    The token that lay there and left the game; missing: none.
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
    """
    Number of the slot, from 0.
    """
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
    Seat number, from 0, clockwise.
    """
    tile: str
    """
    Id of a realm (`fire_heart`, `dungeon_2`).
    """
    slot: int
    """
    Number of the slot, from 0.
    """
    token: str
    """
    Kind of a treasure token (`tr_air_magic`).
    """
    index: int = 0
    """
    Which token of the stack, from 0, the top one first.
    """


class TurnEnded(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.turn-ended"):
    """
    The turn of a player is over.
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """


class TurnStarted(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.turn-started"):
    """
    A turn begins; `left` counts the last turns, None before the end was triggered.
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    round: int
    """
    Number of the round, from 1.
    """
    left: int | None = None
    """
    Turns left in the game; missing: the end was not triggered yet.
    """


class Underworld(Model, frozen=True, kw_only=True, tag_field="type", tag="underworld"):
    """
    In the Underworld.
    """


class UnderworldUnits(Model, frozen=True, kw_only=True, tag_field="c", tag="underworld_units"):
    """
    Own units in the Underworld.
    """

    min: int
    """
    At least so many.
    """


class Unit(Model, frozen=True, kw_only=True):
    """
    A unit: its kind, and where it is.
    """

    kind: str
    """
    Kind of a unit: `worker`, or a monster's id.
    """
    place: Ready | Tray | Underworld | OnCard | InRealm
    """
    Where it is.
    """


class UnitMoved(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.unit-moved"):
    """
    A unit goes to another place (EV-GEN-07).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    kind: str
    """
    Kind of a unit: `worker`, or a monster's id.
    """
    start: Ready | Tray | Underworld | OnCard | InRealm
    """
    Where it was.
    """
    end: Ready | Tray | Underworld | OnCard | InRealm
    """
    Where it is.
    """
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
    """
    Why it moved.
    """


class UnitPlaced(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.unit-placed"):
    """
    A unit was placed (EV-PLC). `discount`: of the ruin's first payment; `battle`: whether the
    placement triggers one.
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    kind: str
    """
    Kind of a unit: `worker`, or a monster's id.
    """
    start: Ready | Tray | Underworld | OnCard | InRealm
    """
    Where it was.
    """
    realm: str
    """
    Id of a realm (`fire_heart`, `dungeon_2`).
    """
    via: str | None = None
    """
    Id of the ability or card whose effect it is.
    """
    discount: int = 0
    """
    Discount of the first payment of the ruin.
    """
    battle: bool = False
    """
    Whether it triggers a battle.
    """


class UnitRef(Model, frozen=True, kw_only=True):
    """
    One of the equal units of a kind and a place (EV-GEN-10).
    """

    kind: str
    """
    Kind of a unit: `worker`, or a monster's id.
    """
    place: AtReady | AtUnderworld | AtHex
    """
    Where it is.
    """


class UnitsInDistinctElements(
    Model, frozen=True, kw_only=True, tag_field="c", tag="units_in_distinct_elements"
):
    """
    Elements of element realms with own units.
    """

    min: int
    """
    At least so many.
    """


class UnitsKept(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.units-kept"):
    """
    A loser's units stay, by the tactics token (EV-TAC-02).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """


class UnitsSwapped(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.units-swapped"
):
    """
    Two units of a player change places.
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    a: Unit
    """
    One of the two.
    """
    b: Unit
    """
    The other one.
    """


class UpTo(Model, frozen=True, kw_only=True):
    """
    A choice of up to so many dice of one participant.
    """

    up_to: int
    """
    How many dice at most.
    """


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
    """
    Where it is put.
    """


class UseTactics(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.use-tactics"):
    """
    Flip the tactics token (EV-TAC-02).
    """


class UseUnitAbility(Model, frozen=True, kw_only=True, tag_field="op", tag="use_unit_ability"):
    """
    Mimeza uses an ability of another unit.
    """

    of: list[str]
    """
    Whose abilities.
    """
    not_: list[str] = field(name="not")
    """
    Except those of these.
    """
    optional: bool = False
    """
    Whether it can be declined.
    """
    required: bool = False
    """
    Whether the effect can be used only if this can be done; without it the rest is skipped.
    """


class UsingPlaceEffects(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.using-place-effects"
):
    """
    The optional effects of a placement; those done with are named.
    """

    done: list[str] = field(default_factory=list)
    """
    Those that are done with.
    """


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
    """
    Those that are done with.
    """


class UsingWinEffects(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.using-win-effects"
):
    """
    What Mimeza copies after a win.
    """

    abilities: list[str]
    """
    The abilities that can be copied.
    """


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
    """
    Victory points.
    """
    optional: bool = False
    """
    Whether it can be declined.
    """
    required: bool = False
    """
    Whether the effect can be used only if this can be done; without it the rest is skipped.
    """


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
    """
    What is counted.
    """
    n: int
    """
    Points for each.
    """
    max: int | None = None
    """
    At most so many points; missing: no limit.
    """
    res: Literal["gem", "gold", "potion", "scroll", "sword", "tool"] | None = None
    """
    The kind of resource that is counted; missing: none is.
    """
    optional: bool = False
    """
    Whether it can be declined.
    """
    required: bool = False
    """
    Whether the effect can be used only if this can be done; without it the rest is skipped.
    """


class WinPromised(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.win-promised"):
    """
    Points for winning this battle.
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    vp: int
    """
    Victory points.
    """


class WonMelee(Model, frozen=True, kw_only=True, tag_field="c", tag="won_battle_participants_min"):
    """
    A battle with at least `n` participants was won in this turn.
    """

    n: int
    """
    At least so many participants.
    """


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
    The seat that offers the swap.
    """
    partner: int
    """
    Seat number, from 0, clockwise.
    """
    give: str | table_1.Hidden
    """
    The card that is offered.
    """
    want: str | table_1.Hidden
    """
    The card that is wanted.
    """


class Battle(Model, frozen=True, kw_only=True):
    """
    A battle.
    """

    realm: str
    """
    Id of a realm (`fire_heart`, `dungeon_2`).
    """
    stage: Literal["boost", "join", "removed", "result", "roll", "trigger"] = "trigger"
    """
    How far it is.
    """
    sides: list[Side] = field(default_factory=list)
    """
    The participants.
    """
    no_join: list[int] | None = None
    """
    The seats that may still join although others may not; missing: all may.
    """
    no_swords: list[int] | None = None
    """
    The seats that may still spend swords although others may not; missing: all may.
    """
    chimera: int | None = None
    """
    The strength rolled for the Chimera; missing: none.
    """
    ghost_bonus: int | None = None
    """
    Dice that a card gives the Ghosts; missing: none.
    """
    cancelled: bool = False
    """
    Whether it was called off.
    """
    winner: int | str | None = None
    """
    A seat, or the id of a monster; missing: nobody yet.
    """
    both: bool = False
    """
    Whether the winner gets both rewards for the monster.
    """
    losers: list[int] = field(default_factory=list)
    """
    The seats that have lost.
    """
    stay: list[int] = field(default_factory=list)
    """
    The losing seats whose units stay.
    """


class BattleResolved(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.battle-resolved"
):
    """
    Who wins, nobody on a full tie (EV-BAT-09, EV-BAT-10).
    """

    sides: list[Side]
    """
    The participants.
    """
    winner: int | str | None
    """
    A seat, or the id of a monster; null: nobody, on a full tie.
    """
    losers: list[int]
    """
    The seats that have lost.
    """
    monster: str | None = None
    """
    The monster that was beaten; null: none.
    """


class CardActivated(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.card-activated"
):
    """
    A unit stands on an action space (EV-ACT-01).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    card: str
    """
    Id of a card (`sp_gust`, `air_vault`).
    """
    action: str
    """
    The action: its id on a starter card, or the number of the effect on another one.
    """
    kind: str
    """
    Kind of a unit: `worker`, or a monster's id.
    """
    start: Ready | Tray | Underworld | OnCard | InRealm
    """
    Where the unit was.
    """
    adventure: bool
    """
    Whether it is an adventure card.
    """
    any_icon: bool = False
    """
    Whether the worker used another icon.
    """


class CardDraftedSeen(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.card-drafted"
):
    """
    A player has picked a card (EV-DRF-01).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    cards: list[str] | table_1.Hidden
    """
    The cards; their owner sees them, and in team play the teammate.
    """
    partner: int | None = None
    """
    Seat number, from 0, clockwise.
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
    Who has it; null: an uncontrolled monster.
    """


class CopyActivation(Model, frozen=True, kw_only=True, tag_field="op", tag="copy_activation"):
    """
    One action of another own card.
    """

    filter: CopyFilter
    optional: bool = False
    """
    Whether it can be declined.
    """
    required: bool = False
    """
    Whether the effect can be used only if this can be done; without it the rest is skipped.
    """


class DraftPickSeen(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.draft-pick"):
    """
    Pick a card of the pack, face down (EV-DRF-01, EV-HID-03).
    """

    card: str | table_1.Hidden
    """
    Id of a card (`sp_gust`, `air_vault`).
    """


class Fought(Model, frozen=True, kw_only=True):
    """
    A battle that is over.
    """

    realm: str
    """
    Id of a realm (`fire_heart`, `dungeon_2`).
    """
    round: int
    """
    The round of it.
    """
    winner: int | str | None
    """
    A seat, or the id of a monster; null: nobody.
    """
    sides: list[Side]
    """
    The participants, with their dice.
    """


class GameCreated(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.game-created"):
    """
    First fact: seats, options, and the elements of the players and those beside them.
    """

    seats: int
    """
    How many seats there are.
    """
    options: Options
    elements: list[str]
    """
    The element of each seat.
    """
    extra: list[str]
    """
    Elements that nobody plays.
    """


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
    """
    Treasure tokens on its squares.
    """
    orbs: list[str] = field(default_factory=list)
    """
    Squares with an orb.
    """
    orb: bool = False
    """
    Whether an orb lies on its orb symbol.
    """
    aura: str | None = None
    """
    The aura on it; missing: none.
    """
    attached: bool = False
    """
    Whether it is an aura that was attached once.
    """


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
    Seat number, from 0, clockwise.
    """
    cards: list[str] | table_1.Hidden
    """
    The cards; their owner sees them, and in team play the teammate.
    """
    partner: int | None = None
    """
    Seat number, from 0, clockwise.
    """


class MagicSwappedSeen(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.magic-swapped"
):
    """
    Two magic cards change hands (EV-TEA-03).
    """

    proposer: int
    """
    The seat that offers the swap.
    """
    partner: int
    """
    The seat that accepted it.
    """
    give: str | table_1.Hidden
    """
    The card that is offered, by its id.
    """
    want: str | table_1.Hidden
    """
    The card that is wanted, by its id.
    """


class MapBuilt(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.map-built"):
    """
    The tiles on the map, and the stock (EV-SET-08).
    """

    cells: list[Cell]
    """
    The tiles on the map, and where.
    """
    pool: list[str]
    """
    Element tiles in the stock, in no order.
    """
    special: list[str] = field(default_factory=list)
    """
    Special tiles in the stock.
    """
    top: int = 0
    """
    Places in the top part of the stock, among which the special tiles are.
    """


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
    Whose unit it was; missing: nobody's.
    """
    place: Ready | Tray | Underworld | OnCard | InRealm | None = None
    """
    Where it was; missing: in the realm of the battle.
    """


class OfferSwapSeen(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.offer-swap"):
    """
    Offer the teammate a magic card for one of his; the fact shows him which (EV-TEA-03).
    """

    give: str | table_1.Hidden
    """
    The card that is offered, by its id.
    """
    want: str | table_1.Hidden
    """
    The card that is wanted, by its id.
    """


class PackDealtSeen(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.pack-dealt"):
    """
    A pack of magic cards for the draft (EV-DRF-01).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    cards: list[str] | table_1.Hidden
    """
    The cards; their owner sees them, and in team play the teammate.
    """
    partner: int | None = None
    """
    Seat number, from 0, clockwise.
    """


class PickToken(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.pick-token"):
    """
    A stack, or one token of a revealed stack, from 0, the top first.
    """

    stack: StackRef
    index: int | None = None
    """
    Which token of a revealed stack, from 0, the top one first; null: the top one.
    """


class PickingStack(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.picking-stack"
):
    """
    A stack of which a token is taken or burned.
    """

    op: TakeTreasureTokens | BurnTreasure
    """
    What is done with those that are chosen.
    """
    left: int
    """
    Tokens still to be picked.
    """
    taken: list[tuple[str, int]] = field(default_factory=list)
    """
    The stacks picked so far, by tile and slot.
    """


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
    A player.
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    partner: int | None
    """
    The teammate; null: none.
    """
    ghosts: bool
    """
    Whether it is the automaton of the solo game.
    """
    element: str
    """
    Id of an element (`fire`).
    """
    faction: str | None
    """
    The faction; null: none yet.
    """
    vp: int
    """
    Victory points on the track.
    """
    supply: Supply
    tray: list[str]
    """
    Treasure tokens that are not on cards.
    """
    hand: list[str] | table_1.Hidden
    """
    Magic cards; their owner sees them, and in team play the teammate.
    """
    known: list[str]
    """
    Cards of the hand that all have seen.
    """
    pack: list[str] | table_1.Hidden
    """
    Cards to draft from; only their owner sees them.
    """
    picks: list[str] | table_1.Hidden
    """
    Cards drafted so far; only their owner sees them.
    """
    quests: list[str]
    """
    Completed quests.
    """
    tableau: list[InPlay]
    """
    Cards in the tableau.
    """
    units: list[Unit]
    """
    The units.
    """
    roofs: int
    """
    Roofs left: dwellings that can still be built.
    """
    dwellings: list[str]
    """
    Realms with a dwelling.
    """
    power: list[Mark]
    """
    Markers on the power tracks.
    """
    glory: int | None
    """
    Space of the glory marker; null: it is not on the track yet.
    """
    orbs: int
    """
    Orbs that are not used yet.
    """
    tactics: bool | None
    """
    Whether the tactics token is active; null: there is none.
    """
    dragon_tokens: list[str]
    """
    Tokens of the Dragon's Lair.
    """
    hired: list[str]
    """
    Mercenaries hired until the next Regroup.
    """
    permanent: list[str]
    """
    Mercenaries hired for good.
    """


class RealmView(Model, frozen=True, kw_only=True):
    """
    A realm of the map in axial coordinates: its dwelling, its monster, its treasure.
    """

    tile: str
    """
    Id of a realm (`fire_heart`, `dungeon_2`).
    """
    q: int
    """
    Axial coordinate of the column.
    """
    r: int
    """
    Axial coordinate of the row.
    """
    owner: int | None
    """
    Whose dwelling stands there; null: none.
    """
    monster: str | None
    """
    The uncontrolled monster there; null: none.
    """
    stacks: list[Stack]
    """
    The stacks of treasure.
    """


class Reroll(Model, frozen=True, kw_only=True, tag_field="op", tag="reroll"):
    """
    Roll dice again.
    """

    who: Literal["every_player", "one_other", "owner", "self"]
    """
    Whose dice.
    """
    dice: Literal["all", "all_mandatory", "any_number", "highest"] | UpTo
    """
    Which of them.
    """
    times: int = 1
    """
    How often.
    """
    filter: Matching | None = None
    """
    Only dice that show so much; missing: any.
    """
    optional: bool = False
    """
    Whether it can be declined.
    """
    required: bool = False
    """
    Whether the effect can be used only if this can be done; without it the rest is skipped.
    """


class Retrieve(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.retrieve"):
    """
    Take a unit back, to the ready area or to an action space (EV-REG-02).
    """

    unit: UnitRef
    to: ToReady | ToAction
    """
    Where it goes.
    """


class SeatEquipped(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.seat-equipped"
):
    """
    What a player begins with (EV-SET-03, EV-SET-13, EV-SOL-02).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    vp: int
    """
    Victory points at the start.
    """
    level: int
    """
    The level of the power marker.
    """
    units: list[Unit]
    """
    The units.
    """
    supply: Supply = field(default_factory=lambda: convert({}, type=Supply))
    starter: str | None = None
    """
    The starter card; missing: none.
    """
    tactics: bool | None = None
    """
    Whether the tactics token is active; missing: none.
    """
    glory: int | None = None
    """
    The space of the glory marker; missing: not on the track.
    """


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


class Standing(Model, frozen=True, kw_only=True):
    """
    One seat's final standing.
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    rank: int
    """
    From 1; tied seats share a rank.
    """
    points: float
    """
    Points: a whole number or a multiple of 0.25.
    """
    breakdown: list[table_1.Line]
    """
    Where the points come from; the lines add up to `points`.
    """
    tie_break: list[int] = field(default_factory=list)
    """
    The tie-breakers, in the order in which they were compared.
    """


class SwapDeclinedSeen(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.swap-declined"
):
    """
    A swap was refused (EV-TEA-10).
    """

    proposer: int
    """
    The seat that offers the swap.
    """
    partner: int
    """
    The seat that declined it.
    """
    give: str | table_1.Hidden
    """
    The card that is offered, by its id.
    """
    want: str | table_1.Hidden
    """
    The card that is wanted, by its id.
    """


class SwapOfferedSeen(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.swap-offered"
):
    """
    A swap of magic cards between teammates is offered (EV-TEA-03).
    """

    proposer: int
    """
    The seat that offers the swap.
    """
    partner: int
    """
    The seat that decides about it.
    """
    give: str | table_1.Hidden
    """
    The card that is offered, by its id.
    """
    want: str | table_1.Hidden
    """
    The card that is wanted, by its id.
    """


class ChoosingDice(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.choosing-dice"
):
    """
    Dice that are re-rolled, raised or exchanged; those chosen so far by participant.
    """

    op: Reroll | RaiseDie | SwapDie
    """
    What is done with those that are chosen.
    """
    who: int | str | None = None
    """
    The participant whose dice are chosen; missing: not chosen yet.
    """
    chosen: list[int] = field(default_factory=list)
    """
    The dice chosen so far.
    """


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
    The face-up card; null: none.
    """
    rest: Pile
    """
    The rest of the deck.
    """


class GameEnded(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.game-ended"):
    """
    The score sheets, by player (EV-SCO); hands lie open.
    """

    sheets: list[Sheet]
    """
    The score sheets, by player.
    """


class TableLaid(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.table-laid"):
    """
    Decks, orbs and modules beside the map (EV-SET-06, EV-SET-11, EV-SET-12).
    """

    decks: list[Deck]
    """
    The adventure decks.
    """
    magic: Pile
    """
    The deck of magic cards.
    """
    glory_orbs: list[int]
    """
    Spaces of the glory track with an orb.
    """
    mercenaries: list[str] = field(default_factory=list)
    """
    Mercenaries for hire.
    """
    dragon: PileStr = field(default_factory=lambda: convert({"segments": []}, type=PileStr))
    """
    Tokens of the Dragon's Lair.
    """
    dragon_left: int = 0
    """
    How many of these are left.
    """
    ghost_deck: Pile = field(default_factory=lambda: convert({"segments": []}, type=Pile))
    """
    The deck of the Ghosts.
    """


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
    """
    The operations.
    """
    optional: bool = False
    """
    Whether it can be declined.
    """
    required: bool = False
    """
    Whether the effect can be used only if this can be done; without it the rest is skipped.
    """


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
    What operations are done, and where from.
    """

    name: str
    """
    Id of the ability or card whose effect it is.
    """
    do: list[Do]
    """
    The operations.
    """
    card: str | None = None
    """
    The card in the tableau whose squares they mean; missing: none.
    """
    unit: str | None = None
    """
    The unit that activated the card; missing: none.
    """


Options1: TypeAlias = Union[
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

    options: list[list[Options1]]
    """
    The lists of operations to choose from.
    """
    optional: bool = False
    """
    Whether it can be declined.
    """
    required: bool = False
    """
    Whether the effect can be used only if this can be done; without it the rest is skipped.
    """


class ChoosingOption(
    Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.choosing-option"
):
    """
    One of several lists of operations, or an action to copy.
    """

    options: list[list[Options1]] = field(default_factory=list)
    """
    The lists of operations to choose from; empty: an action is copied.
    """
    source: str = ""
    """
    Id of the ability or card whose effect it is.
    """
    copy: str | None = None
    """
    The card that copies an action; missing: none.
    """
    unit: str | None = None
    """
    The unit that activated the card; missing: none.
    """


class Frame(Model, frozen=True, kw_only=True):
    """
    One entry of the agenda: a decision that is awaited, or work that goes on by itself.
    """

    id: int
    """
    Never reused in a game; that of the decision, if a seat decides.
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
    """
    The condition.
    """
    do: list[Do]
    """
    The operations.
    """
    optional: bool = False
    """
    Whether it can be declined.
    """
    required: bool = False
    """
    Whether the effect can be used only if this can be done; without it the rest is skipped.
    """


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
    """
    What each number of the die brings.
    """
    times: int = 1
    """
    How often.
    """
    optional: bool = False
    """
    Whether it can be declined.
    """
    required: bool = False
    """
    Whether the effect can be used only if this can be done; without it the rest is skipped.
    """


class Script(Model, frozen=True, kw_only=True, tag_field="type", tag="eldervale.doing"):
    """
    Operations, one after the other.
    """

    seat: int
    """
    Seat number, from 0, clockwise.
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
    """

    options: Options
    phase: Literal["draft", "factions", "over", "turns"]
    """
    Where the game is.
    """
    round: int
    """
    Number of the round, from 1; 0 during the setup.
    """
    order: list[int]
    """
    The seats in turn order.
    """
    active: int
    """
    The seat whose turn it is.
    """
    peace: bool
    """
    Whether it is peace: no battles until all have regrouped once.
    """
    end: End | None
    """
    The end that was triggered; null: not yet.
    """
    elements: list[str]
    """
    The elements in the game.
    """
    players: list[PlayerView]
    """
    The players, by seat; the Ghosts last.
    """
    realms: list[RealmView]
    """
    The realms of the map.
    """
    stock: list[str]
    """
    Tiles that are left, in no order.
    """
    drawn: str | None
    """
    The tile that is being placed; null: none.
    """
    given: str | None
    """
    The card that is being kept or given away; null: none.
    """
    decks: list[DeckView]
    """
    The adventure decks.
    """
    magic: int
    """
    Magic cards in the deck.
    """
    discarded: list[str]
    """
    The open discard pile of magic cards.
    """
    casting: list[str]
    """
    Spells that are being resolved.
    """
    orbs: list[str]
    """
    Elements whose orb is still on the track.
    """
    glory_orbs: list[int]
    """
    Spaces of the glory track with an orb.
    """
    rewards: list[str]
    """
    Reward spaces that are taken.
    """
    mercenaries: list[str]
    """
    Mercenaries for hire.
    """
    dragon_left: int
    """
    Tokens left in the Dragon's Lair.
    """
    ghost_cards: list[str]
    """
    Cards that the Ghosts have shown.
    """
    beaten: list[str]
    """
    Monsters that left the game.
    """
    battle: Battle | None
    """
    The battle in progress; null: none.
    """
    last_battle: Fought | None
    """
    The last battle with a result; null: none yet.
    """
    sheets: list[Sheet]
    """
    The score sheets, once the game is over.
    """
    scores: list[table_1.SeatScore]
    """
    The points of each seat so far (of a team together); at the end those of the result. The Ghosts have none.
    """
    agenda: list[Frame]
    """
    What is awaited and what waits below it, the top one last.
    """
