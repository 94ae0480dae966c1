"""The questions of the agenda: who can answer them how, and what an answer does."""

from collections.abc import Mapping
from typing import Any

from games.ancient_knowledge import steps
from games.ancient_knowledge.questions import (
    action,
    exchange,
    granted,
    knowledge,
    looking,
    monuments,
    opening,
    opponents,
    paying,
    phases,
    technologies,
)
from games.ancient_knowledge.questions.base import Asked

QUESTIONS: Mapping[type[steps.Step], Asked[Any]] = {
    steps.ChooseAction: action.ActionChoice(),
    steps.Pay: paying.Payment(),
    steps.TimelinePhase: phases.Activation(),
    steps.Group: phases.EffectOrder(),
    steps.Removal: knowledge.KnowledgeRemoval(),
    steps.GrantedLearn: granted.LearnGranted(),
    steps.GrantedCreate: granted.CreateGranted(),
    steps.ArchiveCards: paying.Archiving(),
    steps.DeclineOrder: phases.DeclineChoice(),
    steps.Opening: opening.OpeningHand(),
    steps.ExcavationDraw: granted.DrawOrRemove(),
    steps.BoardToFlip: phases.BoardChoice(),
    steps.GrantedArchive: granted.ArchiveGranted(),
    steps.Cost: paying.EffectCost(),
    steps.LostRemoval: knowledge.LostKnowledgeRemoval(),
    steps.Burden: knowledge.BurdenChoice(),
    steps.LostGift: knowledge.LostGiving(),
    steps.HandDiscard: paying.Discarding(),
    steps.SwapChoice: monuments.Swapping(),
    steps.MoveChoice: monuments.Moving(),
    steps.StealFrom: opponents.VictimChoice(),
    steps.StealCard: opponents.CardTheft(),
    steps.LookTake: looking.TakeOne(),
    steps.LookCreate: looking.CreateOne(),
    steps.DraftPick: looking.DraftTake(),
    steps.PeekLearn: technologies.LearnLookedAt(),
    steps.PeekReturn: technologies.ReturnLookedAt(),
    steps.TechnologyReturn: technologies.ReturnFaceUp(),
    steps.ArtifactSacrifice: monuments.Sacrificing(),
    steps.ForcedDiscard: opponents.DiscardForced(),
    steps.ForcedArtifact: opponents.ArtifactForced(),
    steps.Exchange: exchange.Exchanging(),
}
"""The question of every step that a seat answers; a test holds it against the union."""
