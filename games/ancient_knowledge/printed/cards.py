"""Cards and tokens, as formulas: what is paid, required and given, and when an effect happens."""

from collections.abc import Iterable

from games.ancient_knowledge import box
from games.ancient_knowledge.printed.operations import operations
from games.ancient_knowledge.printed.values import condition, often, one_of, requirement
from games.kernel.formula import Exchange, Formula, Parts, Per, Term, formulas, terms

ROLES: dict[box.Icon, str] = {
    "immediate": "immediate",
    "ongoing": "ongoing",
    "timeline": "timeline_icon",
    "decline": "decline_icon",
    "scoring": "end",
}
"""The role of an effect by its icon, as the words of the title call it (AK-EFF-01)."""


def on_builder(card: box.Builder) -> tuple[Formula, ...]:
    """A builder card: its cost, on monuments the start space, knowledge and points, its effects."""
    cost = Formula("cost", terms([("card", card.discard_cost)]))
    return formulas(cost, *on_monument(card), *effects(card.icon, card.effects))


def on_monument(card: box.Builder) -> tuple[Formula, ...]:
    """What only monuments have."""
    if card.type == "artifact":
        return ()
    lock = (Term("lock"),) if card.locked else ()
    return (
        Formula("start_space", (Term("space", card.start_space), *lock)),
        Formula("carries", (Term("knowledge", card.knowledge),)),
        Formula("gives", (Term("points", card.vp),)),
    )


def on_technology(card: box.Technology) -> tuple[Formula, ...]:
    """A technology: what it requires, and its effects; the points of level II are one."""
    asked = tuple(part for one in card.requirements for part in requirement(one))
    return formulas(Formula("needs", asked), *effects(card.icon, card.effects))


def on_token(token: str) -> tuple[Formula, ...]:
    """A token or board: only lost knowledge says what it is worth at the end (AK-SCO)."""
    if token != "lost_knowledge":
        return ()
    return (Formula("end", (Term("points", box.BOX.constants.vp_per_lost_knowledge),)),)


def effects(icon: box.Icon, several: Iterable[box.Effect]) -> tuple[Formula, ...]:
    """Each effect in the role of the card's icon."""
    return tuple(Formula(ROLES[icon], effect(one)) for one in several)


def effect(one: box.Effect) -> Parts:
    """What has to happen, be so, or be paid, and what is done then."""
    done = modifier(one) if one.modifier else operations(one.do)
    if one.replaces:
        done = (*done, Term("instead"))
    cost = operations(one.cost)
    if cost:
        done = (Exchange(cost, done),)
    elif one.optional:
        done = (Term("may"), *done)
    if one.event_filter.not_granted_by_this:
        done = (*done, Term("text"))
    asked = (*event(one), *(() if one.condition is None else condition(one.condition)))
    return (Exchange(asked, done),) if asked else done


def event(one: box.Effect) -> Parts:
    """What triggers an ongoing effect."""
    asked = one.event_filter
    match one.event:
        case "card_created":
            return created(asked)
        case "tech_learned":
            kind = "" if asked.tech_type in (None, "any") else f"_{asked.tech_type}"
            return (Term(f"learn{kind}"),)
        case "excavating" | "excavated":
            exactly = asked.rotated_exactly
            if exactly is not None:
                return (Term("exact_excavate", exactly),)
            return (Term("excavate", asked.rotated_min),)
        case "declines_finished" | None:
            return ()


def created(asked: box.EventFilter) -> Parts:
    """A card that is created, on one of the spaces if any are named."""
    spaces = tuple(Term("space", space) for space in asked.placed_on_space)
    return (Term(f"create_{asked.type or 'monument'}"), *((one_of(*spaces),) if spaces else ()))


def modifier(one: box.Effect) -> Parts:
    """A static modifier."""
    match one.modifier:
        case "entry_knowledge":
            assert one.applies_to is not None
            entry = often("entry_knowledge", one.delta)
            return (Per(entry, (Term(f"other_{one.applies_to.type}"),)),)
        case "self_entry_knowledge":
            return often("entry_knowledge", one.delta)
        case "requirement_reduction":
            return often("requirement", one.delta)
        case "excavate_draw_per_card":
            return (Per((Term("card", one.value),), (Term("excavate"),)),)
        case None:
            raise AssertionError("no modifier")
