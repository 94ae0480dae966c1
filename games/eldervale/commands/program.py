"""All commands."""

from games.eldervale.commands import battle, choices, placing, realms, turn
from games.eldervale.commands.beginning import ChooseFaction, DraftPick

Command = (
    ChooseFaction
    | DraftPick
    | placing.PlaceUnit
    | placing.Regroup
    | placing.UseAbility
    | placing.Decline
    | placing.EnterMonster
    | placing.TakeTreasure
    | placing.PickToken
    | realms.Pay
    | realms.ReduceCost
    | realms.SummonUnit
    | realms.BuildDwelling
    | realms.PlaceTile
    | realms.TakeAdventure
    | realms.BurnAdventure
    | realms.KeepOrGive
    | choices.ChooseOption
    | choices.ChooseResource
    | choices.ChooseElement
    | choices.RelocateMarker
    | choices.DeclinePower
    | choices.DiscardCard
    | choices.PickCard
    | choices.ChooseUnit
    | choices.ChooseRealm
    | choices.ChoosePlayer
    | choices.Done
    | choices.Retrieve
    | battle.ChooseBattle
    | battle.JoinUnit
    | battle.EndJoin
    | battle.SpendSword
    | battle.EndBoost
    | battle.ChooseDie
    | turn.Pass
    | turn.UseTactics
    | turn.CashTreasure
    | turn.PlaceTreasure
    | turn.CastSpell
    | turn.CompleteQuest
    | turn.AttachAura
    | turn.UseOrb
    | turn.HireMercenary
    | turn.RefreshTactics
    | turn.UseCardAction
    | turn.OfferSwap
    | turn.AcceptSwap
    | turn.EndTurn
)
