"""What the operations of the cards do: one handler for each kind of operation."""

from collections.abc import Mapping
from typing import Any

from games.ancient_knowledge import operations as op
from games.ancient_knowledge.effects import (
    actions,
    hand,
    knowledge,
    looking,
    monuments,
    technologies,
)
from games.ancient_knowledge.effects.base import Handler

HANDLERS: Mapping[type[op.Operation], Handler[Any]] = {
    op.Draw: hand.Draw(),
    op.RemoveKnowledge: knowledge.RemoveKnowledge(),
    op.RemoveLost: knowledge.RemoveLost(),
    op.AddKnowledge: knowledge.AddKnowledge(),
    op.GiveLost: knowledge.GiveLost(),
    op.DiscardHand: hand.DiscardHand(),
    op.OpponentsDiscardHand: hand.OpponentsDiscardHand(),
    op.OpponentsDiscardArtifact: hand.OpponentsDiscardArtifact(),
    op.DiscardSelf: hand.DiscardSelf(),
    op.DestroySelf: monuments.DestroySelf(),
    op.Swap: monuments.Swap(),
    op.Move: monuments.Move(),
    op.Create: actions.Create(),
    op.Learn: actions.Learn(),
    op.Archive: actions.Archive(),
    op.Straighten: monuments.Straighten(),
    op.StealCard: hand.StealCard(),
    op.LookAndTake: looking.LookAndTake(),
    op.LookAndCreate: looking.LookAndCreate(),
    op.RevealUntil: looking.RevealUntil(),
    op.RevealDraft: looking.RevealDraft(),
    op.PeekLearn: technologies.PeekAndLearn(),
    op.TechnologyToBottom: technologies.TechnologyToBottom(),
    op.SacrificeArtifacts: hand.SacrificeArtifacts(),
    op.SkipDecline: monuments.SkipDecline(),
    op.GainVp: monuments.GainVp(),
}
"""The handler of every operation; a test holds it against the union."""
