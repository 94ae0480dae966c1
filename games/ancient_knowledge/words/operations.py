"""Operations in words."""

from typing import assert_never

from games.ancient_knowledge import operations as op
from games.ancient_knowledge.operations import Operation, Target
from games.ancient_knowledge.words.values import amount, counted

PLURALS = {"city": "cities", "megalith": "megaliths", "pyramid": "pyramids"}

_CardOperation = (
    op.DiscardHand
    | op.OpponentsDiscardHand
    | op.OpponentsDiscardArtifact
    | op.DiscardSelf
    | op.StealCard
    | op.LookAndTake
    | op.LookAndCreate
    | op.RevealUntil
    | op.RevealDraft
    | op.SacrificeArtifacts
)
_BoardOperation = (
    op.DestroySelf
    | op.Swap
    | op.Move
    | op.Create
    | op.Learn
    | op.Archive
    | op.Straighten
    | op.PeekLearn
    | op.TechnologyToBottom
    | op.SkipDecline
)


def operation(one: Operation) -> str:
    """What an operation tells its owner to do."""
    match one:
        case op.Draw():
            return _draw(one)
        case op.RemoveKnowledge():
            return _removal(one)
        case op.RemoveLost():
            return f"remove {_up_to(one.mode)}{one.amount} of your lost knowledge"
        case op.AddKnowledge():
            return f"add {one.amount} knowledge to a Timeline monument of each opponent"
        case op.GiveLost():
            return (
                f"move up to {one.amount} of your lost knowledge onto a Timeline monument"
                " of an opponent"
            )
        case op.GainVp():
            return _points(one)
        case _:
            return _cards(one)


def _cards(one: _CardOperation | _BoardOperation) -> str:
    match one:
        case op.DiscardHand():
            kind = f"{one.filter.type} cards" if one.filter else "cards"
            return f"discard {_up_to(one.mode)}{counted(one.amount, kind)} of your hand"
        case op.OpponentsDiscardHand():
            return f"each opponent discards {counted(one.amount, 'hand cards')}"
        case op.OpponentsDiscardArtifact():
            return f"each opponent discards {counted(one.amount, 'artifacts in play')}"
        case op.DiscardSelf():
            return "discard this artifact"
        case op.StealCard():
            return "look at the hand of an opponent and take a card of it"
        case op.LookAndTake():
            return f"look at {one.look} cards of the deck, take {one.take}, discard the rest"
        case op.LookAndCreate():
            kinds = " or ".join(one.types)
            return (
                f"look at {one.look} cards of the deck, create {one.amount} {kinds} of them at"
                " its cost, discard the rest"
            )
        case op.RevealUntil():
            return (
                f"reveal cards of the deck until you find {one.count} of the type {one.type};"
                " take these, discard the others"
            )
        case op.RevealDraft():
            return (
                f"reveal {one.reveal} cards of the deck; from you on clockwise everybody takes"
                " one, then you take another; discard the rest"
            )
        case op.SacrificeArtifacts():
            return f"discard any of your artifacts; for each of them {operation(one.then_each)}"
        case _:
            return _board(one)


def _board(one: _BoardOperation) -> str:
    match one:
        case op.DestroySelf():
            return "discard this card with its knowledge instead of moving it to your Past"
        case op.Swap():
            first = "this monument" if one.first == "self" else "one of your monuments"
            return f"swap {first} with another one on your Timeline"
        case op.Move():
            return _move(one)
        case op.Create():
            return f"create a card of the type {' or '.join(one.types)} at its cost"
        case op.Learn():
            ignored = " regardless of its requirements" if one.ignore_requirements else ""
            return f"learn a technology of the boards{ignored}"
        case op.Archive():
            return "perform an archive action"
        case op.Straighten():
            turned = counted(one.amount, "rotated monuments")
            return f"turn {_up_to(one.mode)}{turned} of your Past upright"
        case op.PeekLearn():
            return (
                f"look at the top {one.look} technologies of the level {one.level} deck, learn one"
                " if you can, put the rest under the deck in any order"
            )
        case op.TechnologyToBottom():
            level = "" if one.level == "any" else f" of level {one.level}"
            chosen = counted(one.amount, f"face-up technologies{level}")
            return f"put {chosen} under the deck of the level"
        case op.SkipDecline():
            return "leave out the Decline phase of this turn"
        case _:
            assert_never(one)


def _draw(one: op.Draw) -> str:
    if isinstance(one.amount, int):
        return f"draw {counted(one.amount, 'cards')}"
    return f"draw as many cards as {amount(one.amount)}"


def _points(one: op.GainVp) -> str:
    if isinstance(one.amount, int):
        return counted(one.amount, "victory points")
    return f"victory points: {amount(one.amount)}"


def _up_to(mode: op.Mode) -> str:
    return "up to " if mode == "up_to" else ""


def _removal(one: op.RemoveKnowledge) -> str:
    much = f"{_up_to(one.mode)}{amount(one.amount)} knowledge"
    match one.spread:
        case "each":
            return f"remove {much} from each of {_target(one.target, plural=True)}"
        case "one":
            return f"remove {much} from {_target(one.target, plural=False)}"
        case "choose_k":
            return f"remove {much} from each of {one.k} among {_target(one.target, plural=True)}"
        case "free":
            return f"remove {much} in all from {_target(one.target, plural=True)}"


def _target(target: Target, *, plural: bool) -> str:
    if target.only_self:
        return "this monument"
    other = "other " if target.exclude_self else ""
    if plural:
        noun = f"your {other}{PLURALS[target.type] if target.type else 'monuments'}"
    else:
        noun = f"one of your {other}{PLURALS[target.type] if target.type else 'monuments'}"
    near = " adjacent to this card" if target.adjacent_to_self else ""
    least = f" with at least {target.min_knowledge}" if target.min_knowledge > 1 else ""
    return f"{noun}{near}{least}"


def _move(one: op.Move) -> str:
    who = "another of your monuments" if one.who == "any_other" else "one of your monuments"
    parts = [who]
    if one.from_space is not None:
        parts.append(f"on space {one.from_space}")
    if one.min_knowledge is not None:
        parts.append(f"with at least {one.min_knowledge} knowledge")
    if one.max_knowledge is not None:
        parts.append(f"with at most {one.max_knowledge} knowledge")
    to = "space 3" if one.to == "space_3" else "another space with a free part"
    return f"move {' '.join(parts)} to {to}"
