"""The rules, one module per section of rules.md, and the only tables: decisions, work, effects.

A module holds the decisions of its section with their refusals, the operations of effects that
lead to them, and the work that goes on by itself. The order among them: `base`, `paying` and
`resources`; `city`, `slots`, `acquiring`, `wonders`, `policies`, `conquest`, `rewards`, `moving`,
`outposts`, `exploring`, `discoveries`, `heroes` (the actions); `carrying`, which carries out
effects, and `using`; `display`, `monsters`, `scoring`, `rounds`, `turn`, `setup`.
"""

from collections.abc import Mapping

from games.kernel.decision import AnyDecision, AnyWork
from games.kernel.refusal import Illegal
from games.kernel.rules import Rules
from games.kernel.seats import Seat
from games.monumental import steps
from games.monumental.commands import Command
from games.monumental.facts import Fact
from games.monumental.rules import (
    acquiring,
    city,
    conquest,
    discoveries,
    display,
    exploring,
    heroes,
    monsters,
    moving,
    outposts,
    paying,
    policies,
    resources,
    rewards,
    rounds,
    slots,
    wonders,
)
from games.monumental.rules.base import NOT_AN_ANSWER, Move, refuse
from games.monumental.rules.carrying import HANDLERS, INTERPRETER
from games.monumental.rules.setup import begin
from games.monumental.rules.turn import Turn
from games.monumental.state import State

DECISIONS: Mapping[type, AnyDecision] = {
    steps.ActivatingCity: city.ChoosingLines(),
    steps.TakingTurn: Turn(),
    steps.Paying: paying.PayingCost(),
    steps.CommittingSoldiers: conquest.Committing(),
    steps.MovingUnits: moving.Picking(),
    steps.SendingUnit: moving.Sending(),
    steps.Exploring: exploring.PlayingExplorers(),
    steps.ChoosingReward: rewards.Choosing(),
    steps.PlacingWonderToken: wonders.PlacingToken(),
    steps.Archiving: slots.ArchivingCards(),
    steps.ChoosingBasics: resources.ChoosingOneBasic(),
    steps.Converting: resources.ConvertingBasic(),
    steps.ActivatingSlots: slots.ActivatingOneSlot(),
    steps.PlacingOutpost: outposts.Placing(),
    steps.TakingBasicBuilding: acquiring.TakingFreeBuilding(),
    steps.SpendingGold: monsters.Spending(),
    steps.RecallingUnits: moving.Recalling(),
    steps.DiscardingSlots: slots.DiscardingOneSlot(),
}
WORK: Mapping[type, AnyWork] = {
    steps.StartingRound: rounds.BeginningRound(),
    steps.PassingTurn: rounds.FindingNext(),
    steps.RefillingCity: city.Refilling(),
    steps.RefillingDisplay: display.RefillingRow(),
    steps.ReleasingMonsters: monsters.Releasing(),
    steps.SettlingAttack: monsters.Settling(),
    steps.EndingRound: rounds.FinishingRound(),
    steps.PassingMarker: rounds.PassingOn(),
    steps.Script: INTERPRETER,
    steps.AcquiringDevelopment: acquiring.TakingFromDisplay(),
    steps.AcquiringBasic: acquiring.TakingBasic(),
    steps.CompletingWonder: wonders.Completing(),
    steps.DevelopingPolicy: policies.Developing(),
    steps.Conquering: conquest.Conquest(),
    steps.TurningUpToken: rewards.TurningUp(),
    steps.MarchingUnit: moving.Marching(),
    steps.SteppingExplorer: exploring.Stepping(),
    steps.Discovering: discoveries.Discovery(),
    steps.HiringHero: heroes.Hiring(),
}
EFFECTS = HANDLERS


def misfit(_state: State, step: steps.Step, _command: Command) -> Illegal:
    """The refusal of a command that is no answer of the pending step's kind."""
    asked = str(type(step).__struct_config__.tag).partition(".")[2].replace("-", " ")
    return refuse(NOT_AN_ANSWER, f"That does not answer the open decision ({asked}).")


def out_of_turn(state: State, seat: Seat, _command: Command) -> Illegal:
    """The refusal of a command when the game is over, or another player decides."""
    if state.phase == "over":
        return refuse("MO-END-02" if state.continuous else "MO-END-01", "The game is over.")
    if not state.continuous:
        return refuse("MO-TRN-01", "It is another player's turn.")
    if state.players[seat].passed:
        return refuse("MO-CON-13", "You have passed; you have no more actions in this round.")
    if state.phase == "activate":
        return refuse("MO-CON-02", "Another player activates a city now.")
    return refuse("MO-CON-03", "It is another player's turn.")


RULES: Rules[State, Command, Fact, Move] = Rules(
    begin=begin,
    move=Move,
    decisions=DECISIONS,
    work=WORK,
    misfit=misfit,
    out_of_turn=out_of_turn,
)
