"""What a person clicks, in order, to say each command."""

from collections.abc import Mapping

from games.eldervale import commands
from games.eldervale.commands import Command

HANDLES: Mapping[type[Command], str] = {
    commands.ChooseFaction: "{faction}",
    commands.DraftPick: "{card}",
    commands.PlaceUnit: "{seat}/{unit.kind}@{unit.place} {realm}",
    commands.Regroup: "",
    commands.UseAbility: "{source}",
    commands.Decline: "",
    commands.EnterMonster: "{monster}",
    commands.TakeTreasure: "slot-{slot}",
    commands.PickToken: "stack-{stack.tile}-{stack.slot} token-{index}",
    commands.Pay: "{seat}/{kind} {card}",
    commands.ReduceCost: "cost-{kind}",
    commands.SummonUnit: "{seat}/{kind}@tray",
    commands.BuildDwelling: "{realm}",
    commands.PlaceTile: "hex-{q}-{r}",
    commands.TakeAdventure: "deck-{element}",
    commands.BurnAdventure: "deck-{element}",
    commands.KeepOrGive: "tableau-{to}",
    commands.ChooseOption: "option-{option}",
    commands.ChooseResource: "{seat}/{kind}",
    commands.ChooseElement: "power-{element}",
    commands.RelocateMarker: "power-{from}",
    commands.DeclinePower: "",
    commands.DiscardCard: "{card}",
    commands.PickCard: "{card}",
    commands.ChooseUnit: "{owner}/{unit.kind}@{unit.place}",
    commands.ChooseRealm: "{realm}",
    commands.ChoosePlayer: "tableau-{seat}",
    commands.Done: "",
    commands.Retrieve: "{seat}/{unit.kind}@{unit.place} {to.card}",
    commands.ChooseBattle: "{realm}",
    commands.JoinUnit: "{seat}/{unit.kind}@{unit.place}",
    commands.EndJoin: "",
    commands.SpendSword: "{seat}/{with} tableau-{for}",
    commands.EndBoost: "",
    commands.ChooseDie: "die-{participant}-{value}",
    commands.Pass: "",
    commands.UseTactics: "",
    commands.CashTreasure: "{seat}/{token}",
    commands.PlaceTreasure: "{seat}/{token} {card}-{square}",
    commands.CastSpell: "{card}",
    commands.CompleteQuest: "{card}",
    commands.AttachAura: "{aura} {host}",
    commands.UseOrb: "{to.id} {to.card} {to.card}-{to.square}",
    commands.HireMercenary: "{id}",
    commands.RefreshTactics: "",
    commands.UseCardAction: "{card}",
    commands.OfferSwap: "{give} {want}",
    commands.AcceptSwap: "",
    commands.EndTurn: "",
}
"""Units are `owner/kind@place`, resources and tokens `owner/kind`; cards, tiles and abilities have
their own ids. `slot-`, `token-`, `cost-` and `option-` are what the open decision is about. A
button without a path is what ends, refuses or needs nothing else: `Decline` says of what."""
