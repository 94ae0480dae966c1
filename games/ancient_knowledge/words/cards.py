"""Whole cards in words: when an effect works, what it costs, what it does."""

from games.ancient_knowledge.box import Builder, Effect, EventFilter, Icon, Technology
from games.ancient_knowledge.words.operations import operation
from games.ancient_knowledge.words.values import amount, condition, requirements

WHEN: dict[Icon, str] = {
    "immediate": "At once",
    "ongoing": "As long as it is in play",
    "timeline": "In your Timeline phase",
    "decline": "When it declines",
    "scoring": "At the end of the game",
}


def builder_text(card: Builder) -> str:
    """Cost, place and effects of a builder card."""
    cost = f"Discard {card.discard_cost} to create it. " if card.discard_cost else ""
    lock = f"Only on space {card.start_space}, cannot be moved. " if card.locked else ""
    return cost + lock + _effects(card.icon, card.effects)


def technology_text(card: Technology) -> str:
    """Requirements and effects of a technology."""
    return f"{requirements(card.requirements)} {_effects(card.icon, card.effects)}"


def _effects(icon: Icon, effects: tuple[Effect, ...]) -> str:
    return " ".join(f"{_when(icon, effect)}: {_what(effect)}." for effect in effects)


def _when(icon: Icon, effect: Effect) -> str:
    asked = effect.event_filter
    match effect.event:
        case "card_created":
            return f"Whenever you create {_created(asked)}"
        case "tech_learned":
            kind = "" if asked.tech_type in (None, "any") else f" of the type {asked.tech_type}"
            return f"Whenever you learn a technology{kind}"
        case "excavating" | "excavated":
            return f"Whenever you rotate {_rotated(asked)} monuments in an excavation"
        case "declines_finished":
            return "After your declines"
        case None:
            return WHEN[icon]


def _created(asked: EventFilter) -> str:
    article = "another" if asked.exclude_self else "an" if asked.type == "artifact" else "a"
    words = f"{article} {asked.type}"
    if asked.placed_on_space:
        words += f" on space {' or '.join(map(str, asked.placed_on_space))}"
    if asked.not_granted_by_this:
        words += ", but not through this card"
    return words


def _rotated(asked: EventFilter) -> str:
    if asked.rotated_exactly is not None:
        return f"exactly {asked.rotated_exactly}"
    return f"at least {asked.rotated_min}"


def _what(effect: Effect) -> str:
    asked = f"if {condition(effect.condition)}, " if effect.condition else ""
    may = "you may " if effect.optional else ""
    if effect.modifier is not None:
        return asked + _modifier(effect)
    instead = " instead of drawing" if effect.replaces == "excavate_draw" else ""
    doing = ", then ".join(operation(one) for one in effect.do)
    if effect.cost:
        paying = " and ".join(operation(one) for one in effect.cost)
        return f"{asked}{may}{paying}; if you do, {doing}"
    return f"{asked}{may}{doing}{instead}"


def _modifier(effect: Effect) -> str:
    match effect.modifier:
        case "entry_knowledge":
            assert effect.applies_to is not None
            return (
                f"your other cards of the type {effect.applies_to.type} enter play with"
                f" {amount(effect.delta)} knowledge"
            )
        case "self_entry_knowledge":
            return f"it enters play with {amount(effect.delta)} knowledge"
        case "requirement_reduction":
            return f"one minimum of a technology you learn is changed by {amount(effect.delta)}"
        case "excavate_draw_per_card":
            return f"draw {effect.value} cards for each monument rotated in an excavation"
        case None:
            raise AssertionError("no modifier")
