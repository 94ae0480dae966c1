"""What cards are and do, in any language of the title: sentences built from the data."""

from games.kernel.phrases import Phrases
from games.through_the_ages import box
from games.through_the_ages.texts.effects import ComponentTexts


def text(phrases: Phrases, card: box.Civil | box.Military) -> str:
    """What a card is and does."""
    return " ".join(part for part in _sentences(card, ComponentTexts(phrases)) if part)


def _sentences(card: box.Civil | box.Military, texts: ComponentTexts) -> tuple[str, ...]:
    match card:
        case box.Technology(type=kind, per_worker=per_worker):
            said = texts.term(
                "technology", type=texts.types((kind,)), gives=_gives(per_worker, texts)
            )
            return (said[:1].upper() + said[1:],)
        case box.Government():
            numbers = texts.term(
                "government",
                civil=card.civil_actions,
                military=card.military_actions,
                limit=card.urban_limit,
            )
            return (numbers, texts.effects(card.effects))
        case box.Special(type=kind, effects=effects):
            return (texts.term("special", type=kind), texts.effects(effects))
        case box.Wonder(stages=stages, effects=effects):
            return (texts.term("wonder", stages=len(stages)), texts.effects(effects))
        case box.Leader(effects=effects):
            return (texts.term("leader"), texts.effects(effects))
        case box.Action(effects=effects):
            return (texts.term("action"), texts.effects(effects))
        case _:
            return _military(card, texts)


def _military(card: box.Military, texts: ComponentTexts) -> tuple[str, ...]:
    match card:
        case box.Event(effects=effects, scoring=scoring):
            return (texts.term("event_scoring" if scoring else "event"), texts.effects(effects))
        case box.Territory(permanent=permanent, immediate=immediate):
            return (
                texts.term("territory"),
                texts.term("permanent", text=texts.effects(permanent)),
                texts.term("immediate", text=texts.effects(immediate)),
            )
        case box.Bonus(defense=defense, colonization=colonization):
            return (texts.term("bonus", defense=defense, colonization=colonization),)
        case box.Tactic():
            return (_tactic(card, texts),)
        case box.Aggression(military_action_cost=cost, target_must_have=must):
            key = "aggression" if isinstance(cost, int) else "aggression_level"
            said = texts.term(key, cost=cost, must=must)
            return (said, texts.effects(card.effects))
        case box.War(military_action_cost=cost, effects=effects):
            return (texts.term("war", cost=cost), texts.effects(effects))
        case box.Pact():
            return _pact(card, texts)


def _gives(per_worker: box.PerWorker, texts: ComponentTexts) -> str:
    gives = (
        ("food", per_worker.food),
        ("resource", per_worker.resource),
        ("culture", per_worker.culture),
        ("science", per_worker.science),
        ("strength", per_worker.strength),
        ("happy", per_worker.happy),
    )
    return ", ".join(texts.worth(stat, amount) for stat, amount in gives if amount)


def _tactic(card: box.Tactic, texts: ComponentTexts) -> str:
    units = (
        ("infantry", card.requires.infantry),
        ("cavalry", card.requires.cavalry),
        ("artillery", card.requires.artillery),
    )
    named = ", ".join(texts.term("unit", unit=kind, n=number) for kind, number in units if number)
    low = card.bonus_obsolete
    obsolete = "" if low is None else texts.term("tactic_obsolete", n=low)
    return texts.term("tactic", units=named, bonus=card.bonus, obsolete=obsolete)


def _pact(card: box.Pact, texts: ComponentTexts) -> tuple[str, ...]:
    sides = (
        ("side_a", card.effects_a),
        ("side_b", card.effects_b),
        ("side_both", card.effects_both),
    )
    return (
        texts.term("pact"),
        *(texts.term(key, text=texts.effects(effects)) for key, effects in sides if effects),
        texts.term("pact_no_attacks") if card.forbids_attacks else "",
        texts.term("pact_ends") if card.ends_if_parties_attack else "",
    )
