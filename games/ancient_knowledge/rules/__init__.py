"""The rules, one module per section of rules.md, and the tables of what they play by.

A step of the agenda is a decision (`DECISIONS`) or work (`WORK`); an operation of a card has a
handler (`EFFECTS`).
"""

from collections.abc import Mapping

from games.ancient_knowledge import effects as op
from games.ancient_knowledge import steps
from games.ancient_knowledge.commands import Command
from games.ancient_knowledge.facts import Fact
from games.ancient_knowledge.rules import (
    action,
    archive,
    boards,
    burdens,
    create,
    decline,
    effects,
    excavate,
    half,
    hand,
    knowledge,
    learn,
    looking,
    opponents,
    peek,
    places,
    scoring,
    seating,
    setup,
    team,
    timeline,
    turn,
)
from games.ancient_knowledge.rules.move import Move
from games.ancient_knowledge.state import State
from games.kernel.decision import AnyDecision, AnyWork
from games.kernel.rules import Rules

EFFECTS: effects.Handlers = {
    op.Draw: hand.Draw(),
    op.DiscardHand: hand.DiscardHand(),
    op.DiscardSelf: hand.DiscardSelf(),
    op.Create: create.CreateCard(),
    op.Learn: learn.LearnTechnology(),
    op.Archive: archive.ArchiveAction(),
    op.Straighten: excavate.Straighten(),
    op.RemoveKnowledge: knowledge.RemoveKnowledge(),
    op.RemoveLost: burdens.RemoveLost(),
    op.AddKnowledge: burdens.AddKnowledge(),
    op.GiveLost: burdens.GiveLostKnowledge(),
    op.SacrificeArtifacts: knowledge.SacrificeArtifacts(),
    op.Swap: places.SwapMonuments(),
    op.Move: places.MoveToSpace(),
    op.OpponentsDiscardHand: opponents.OpponentsDiscardHand(),
    op.OpponentsDiscardArtifact: opponents.OpponentsDiscardArtifact(),
    op.StealCard: opponents.StealCard(),
    op.LookAndTake: looking.LookAndTake(),
    op.LookAndCreate: looking.LookAndCreate(),
    op.RevealUntil: looking.RevealUntil(),
    op.RevealDraft: looking.RevealDraft(),
    op.PeekLearn: peek.PeekAndLearn(),
    op.TechnologyToBottom: boards.TechnologyToBottom(),
    op.DestroySelf: decline.DestroySelf(),
    op.SkipDecline: decline.SkipDecline(),
    op.GainVp: scoring.GainVp(),
}
"""The handler of every operation; a test holds it against the union."""

RESOLUTION = effects.Resolution(EFFECTS)

DECISIONS: Mapping[type[steps.Question], AnyDecision] = {
    steps.SettingAside: setup.OpeningHand(),
    steps.ChoosingAction: action.ActionChoice(),
    steps.Paying: create.Payment(),
    steps.Creating: create.CreateGranted(),
    steps.Learning: learn.LearnGranted(),
    steps.FlippingBoard: half.BoardChoice(),
    steps.ReturningFaceUp: boards.ReturnFaceUp(),
    steps.LearningLookedAt: peek.LearnLookedAt(),
    steps.ReturningLookedAt: peek.ReturnLookedAt(),
    steps.Archiving: archive.ArchiveCards(),
    steps.ConsideringArchive: archive.ArchiveGranted(),
    steps.Excavating: excavate.DrawOrRemove(),
    steps.PayingCost: hand.EffectCost(),
    steps.Discarding: hand.HandDiscard(),
    steps.ActivatingCards: timeline.Activation(RESOLUTION),
    steps.OrderingDeclines: decline.DeclineChoice(),
    steps.OrderingEffects: effects.EffectOrder(),
    steps.RemovingKnowledge: knowledge.KnowledgeRemoval(),
    steps.RemovingLost: burdens.LostRemoval(),
    steps.Burdening: burdens.BurdenChoice(),
    steps.GivingLost: burdens.LostGift(),
    steps.Sacrificing: knowledge.SacrificeChoice(),
    steps.Swapping: places.SwapChoice(),
    steps.Moving: places.MoveChoice(),
    steps.DiscardingForced: opponents.ForcedDiscard(),
    steps.GivingUpArtifacts: opponents.ForcedArtifact(),
    steps.ChoosingHand: opponents.HandChoice(),
    steps.Stealing: opponents.CardTheft(),
    steps.KeepingLookedAt: looking.KeepOne(),
    steps.CreatingLookedAt: looking.CreateOne(),
    steps.Drafting: looking.DraftPick(),
    steps.Exchanging: team.EXCHANGE,
}
"""The decision of every step that a seat answers; a test holds it against the union."""

WORK: Mapping[type[steps.Work], AnyWork] = {
    steps.Resolving: RESOLUTION,
    steps.FinishingDecline: decline.FinishDecline(),
    steps.FinishingExcavation: excavate.FinishExcavation(),
    steps.FinishingPeek: peek.FinishPeek(),
    steps.AwaitingForced: opponents.AwaitForced(),
    steps.PassingDraft: looking.PassDraft(),
}
"""The work of every step that needs nobody; a test holds it against the union."""


def idle(move: Move) -> bool:
    """The course of the game, when no step can go on."""
    return setup.idle(move) or turn.idle(move)


RULES: Rules[State, Command, Fact, Move] = Rules(
    begin=setup.begin,
    move=Move,
    decisions=DECISIONS,
    work=WORK,
    misfit=turn.misfit,
    out_of_turn=turn.out_of_turn,
    idle=idle,
    order=seating.acting_first,
    tend=team.tend,
)
