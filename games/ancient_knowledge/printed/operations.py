"""Operations of the effect notation, as parts of formulas."""

from games.ancient_knowledge import effects
from games.ancient_knowledge import effects as op
from games.ancient_knowledge.printed.values import often, points
from games.kernel.formula import Exchange, Parts, Per, Term

OPPONENT = (Term("opponent"),)


def operations(several: tuple[effects.AnyOperation, ...]) -> Parts:
    """Operations in their order."""
    return tuple(part for one in several for part in operation(one))


def operation(one: effects.AnyOperation) -> Parts:
    """One operation."""
    match one:
        case op.RemoveKnowledge() | op.RemoveLost() | op.AddKnowledge() | op.GiveLost():
            return knowledge(one)
        case (
            op.Draw()
            | op.DiscardHand()
            | op.OpponentsDiscardHand()
            | op.OpponentsDiscardArtifact()
            | op.StealCard()
        ):
            return hand(one)
        case op.LookAndTake() | op.LookAndCreate() | op.RevealUntil() | op.RevealDraft():
            return deck(one)
        case op.Learn() | op.PeekLearn() | op.TechnologyToBottom():
            return technology(one)
        case op.Create() | op.Archive() | op.SkipDecline() | op.GainVp():
            return turn(one)
        case _:
            return board(one)


def knowledge(one: effects.KnowledgeOperation) -> Parts:
    """Knowledge that is removed, added, or moved."""
    match one:
        case op.RemoveKnowledge():
            return removal(one)
        case op.RemoveLost(amount=n, mode=mode):
            return (Term("lost", -n, up_to=mode == "up_to"),)
        case op.AddKnowledge(amount=n):
            return (Per((Term("opponent_knowledge", n),), OPPONENT),)
        case op.GiveLost(amount=n):
            given = Term("lost", -n, up_to=True)
            return (Exchange((given,), (Term("opponent_knowledge", n, up_to=True),)),)


def removal(one: op.RemoveKnowledge) -> Parts:
    """Knowledge that is removed from monuments (AK-EFF-07)."""
    asked = one.target
    up_to = one.mode == "up_to"
    if one.spread in ("each", "choose_k"):
        removed = often("knowledge", one.amount, sense=-1, up_to=up_to)
        return (Per(removed, (Term(among(asked), one.k or None),)),)
    filtered = asked.type is not None or asked.min_knowledge > 1
    rest = (Term("text"),) if filtered else ()
    return (*often(source(one), one.amount, sense=-1, up_to=up_to), *rest)


def among(asked: op.Target) -> str:
    """The sign of the monuments of which each loses knowledge."""
    of = asked.type or "monument"
    if asked.adjacent_to_self:
        return f"adjacent_{of}"
    return f"other_{of}" if asked.exclude_self else f"timeline_{of}"


def source(one: op.RemoveKnowledge) -> str:
    """The sign of the knowledge that is removed."""
    if one.target.only_self:
        return "self_knowledge"
    if one.target.adjacent_to_self:
        return "adjacent_knowledge"
    if one.target.exclude_self:
        return "other_knowledge"
    together = one.spread == "one" and one.amount != 1
    return "one_knowledge" if together else "knowledge"


def hand(one: effects.HandOperation) -> Parts:
    """Cards that come to a hand or leave it, and artifacts that opponents lose."""
    match one:
        case op.Draw(amount=amount):
            return often("card", amount)
        case op.DiscardHand(amount=n, mode=mode, filter=only):
            sign = "card" if only is None else f"{only.type}_card"
            return (Term(sign, -n, up_to=mode == "up_to"),)
        case op.OpponentsDiscardHand(amount=n):
            return (Per((Term("card", -n),), OPPONENT),)
        case op.OpponentsDiscardArtifact(amount=n):
            return (Per((Term("board_artifact", -n),), OPPONENT),)
        case op.StealCard(amount=n):
            return (Term("opponent_card", n),)


def deck(one: effects.DeckOperation) -> Parts:
    """Cards of the deck that are shown, and what is done with them."""
    match one:
        case op.LookAndTake(look=look, take=take):
            return (Term("look", look), Term("card", take))
        case op.LookAndCreate(look=look, types=types, amount=n):
            return (Term("look", look), Term(creation(types), n))
        case op.RevealUntil(type=of, count=n):
            return (Term("look"), Term(f"{of}_card", n))
        case op.RevealDraft(reveal=look, each_player_picks=each, owner_extra_pick=extra):
            others = Per((Term("card", each),), OPPONENT)
            return (Term("look", look), Term("card", each + extra), others)


def technology(one: effects.TechnologyOperation) -> Parts:
    """Technologies that are learned, or leave the boards."""
    match one:
        case op.Learn(ignore_requirements=free):
            return (Term("free_learn" if free else "learn", 1),)
        case op.PeekLearn(level=level, look=look):
            return (Term(f"look_level_{level}", look), Term("learn", 1))
        case op.TechnologyToBottom(level=level, amount=n):
            sign = "display" if level == "any" else f"display_level_{level}"
            return (Term(sign, -n),)


def board(one: effects.BoardOperation) -> Parts:
    """Cards in play that move, turn, or leave."""
    match one:
        case op.Swap(first=first):
            return (Term("swap_self" if first == "self" else "swap", 1),)
        case op.MoveOnTimeline(to=to, from_space=space, min_knowledge=least, max_knowledge=most):
            plain = to == "any_other_available_space" and space is least is most is None
            return (Term("move", 1),) if plain else (Term("move", 1), Term("text"))
        case op.Straighten(amount=n, mode=mode):
            return (Term("straighten", n, up_to=mode == "up_to"),)
        case op.DestroySelf() | op.DiscardSelf():
            return (Term("self", -1),)
        case op.SacrificeArtifacts(then_each=then):
            return (Per(removal(then), (Term("board_artifact", -1),)),)


def turn(one: effects.TurnOperation) -> Parts:
    """Actions, a phase that is left out, and points."""
    match one:
        case op.Create(types=types):
            return (Term(creation(types), 1),)
        case op.Archive():
            return (Term("archive", 1),)
        case op.SkipDecline():
            return (Term("no_decline"),)
        case op.GainVp(amount=amount):
            return (points(amount),)


def creation(types: tuple[op.BuilderType, ...]) -> str:
    """The sign of a card of one of the types that is created."""
    return f"create_{types[0]}" if len(types) == 1 else "create_monument"
