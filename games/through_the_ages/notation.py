"""Notation: one line for each command (build.md)."""

from games.kernel.notation import Notation
from games.kernel.refusal import Illegal
from games.through_the_ages.commands import (
    Bid,
    Build,
    BuildWonderStages,
    CancelPact,
    ChangeGovernment,
    Choose,
    ColumbusColonize,
    Command,
    Commit,
    ConfirmForce,
    DeclareWar,
    Destroy,
    DiscardMilitary,
    DrawMilitaryCard,
    ElectLeader,
    EndTurn,
    IncreasePopulation,
    IncreasePopulationAndBuildUnit,
    PassBid,
    PassPolitical,
    PlayActionCard,
    PlayAggression,
    PlayTactic,
    PlayTechnology,
    PrepareEvent,
    ProposePact,
    ReplyPact,
    Resign,
    StopTaking,
    TakeCard,
    Upgrade,
)

TRADE = "[ by trade|use_trade_route]"


class Lines(Notation[Command]):
    """The notation of this title: options that are numbers are read as numbers."""

    def parse(self, line: str) -> Command | Illegal:
        """The command that a line says."""
        command = super().parse(line)
        if isinstance(command, Choose) and str(command.option).isdecimal():
            return Choose(option=int(command.option))
        return command


NOTATION: Notation[Command] = Lines(
    {
        TakeCard: "take {slot}",
        StopTaking: "stop taking",
        IncreasePopulation: f"grow {{source}}{TRADE}",
        IncreasePopulationAndBuildUnit: f"grow and build {{card}}{TRADE}",
        Build: f"build {{card}}{TRADE}",
        Upgrade: f"upgrade {{from_card}} to {{to_card}}{TRADE}",
        Destroy: "destroy {card}",
        BuildWonderStages: f"stage {{stages}}{TRADE}",
        ElectLeader: "elect {card_instance}",
        PlayTechnology: "develop {card_instance}",
        ChangeGovernment: "{mode} change to {card_instance}",
        PlayActionCard: "play {card_instance}",
        PlayTactic: "tactic {card_instance}",
        DrawMilitaryCard: "draw",
        EndTurn: "end turn",
        PassPolitical: "no politics",
        PrepareEvent: "prepare {card_instance}",
        PlayAggression: "attack {target} with {card_instance}",
        DeclareWar: "war on {target} with {card_instance}",
        Commit: "commit {card}",
        ConfirmForce: "confirm",
        ProposePact: "offer {card_instance} to {target}[ as {own_side}]",
        ReplyPact: "reply {accept}",
        CancelPact: "cancel {pact}",
        ColumbusColonize: "colonize {card_instance}",
        Bid: "bid {amount}",
        PassBid: "pass",
        DiscardMilitary: "discard {card_instance}",
        Choose: "choose {option}",
        Resign: "resign",
    }
)
