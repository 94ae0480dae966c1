"""One readable line for each command; printed and parsed from the same phrase."""

from games.ancient_knowledge import commands as do
from games.kernel.notation import Notation

NOTATION: Notation[do.Command] = Notation(
    {
        do.DiscardOpening: "set aside {card}",
        do.Create: "create {card}[ on space {space}]",
        do.Learn: "learn {technology}",
        do.Archive: "archive",
        do.Excavate: "excavate {count}",
        do.Search: "search",
        do.Discard: "discard {card}",
        do.Done: "done",
        do.Pass: "pass",
        do.Remove: "remove {amount} from {monument}",
        do.Draw: "draw",
        do.RemoveInstead: "remove knowledge instead of drawing",
        do.ChooseEffect: "resolve {source}",
        do.Activate: "activate {card}",
        do.EndTimeline: "end the Timeline phase",
        do.Decline: "let {monument} decline",
        do.FlipBoard: "flip {board}",
        do.ChooseAmount: "remove {amount} lost knowledge",
        do.ChooseMonument: "burden {monument}",
        do.GiveLost: "give {amount} lost knowledge to {monument}",
        do.Swap: "swap {first} with {second}",
        do.MoveMonument: "move {monument} to space {space}",
        do.ChoosePlayer: "look at the hand of seat {player}",
        do.Take: "take {card}",
        do.ToBottom: "put {technology} under its deck",
        do.Sacrifice: "sacrifice {artifact}",
        do.DiscardArtifact: "give up {artifact}",
        do.OfferExchange: "offer {card} to the partner",
        do.WithdrawExchange: "withdraw the offer",
        do.AcceptExchange: "accept the offer for {card}",
        do.RefuseExchange: "refuse the offer",
    }
)
