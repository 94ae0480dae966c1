"""Which effects become pending through an event (effects.md, section 4)."""

from collections.abc import Mapping

from games.ancient_knowledge.box import (
    EFFECTS,
    TRIGGERS,
    Builder,
    CardId,
    Effect,
    SourceId,
    Technology,
)
from games.ancient_knowledge.state.player import Creation, Player


def after_creation(player: Player, card: Builder, creation: Creation) -> tuple[SourceId, ...]:
    """The card's immediate effect and the ongoing effects that its creation triggers."""
    own = (card.id,) if card.icon == "immediate" and EFFECTS[card.id] else ()
    return own + tuple(
        [
            source
            for source, effect in _listening(player, TRIGGERS["card_created"])
            if _hears_creation(source, effect, card, creation)
        ]
    )


def after_learning(player: Player, technology: Technology) -> tuple[SourceId, ...]:
    """The technology's immediate effect and the ongoing effects that learning it triggers."""
    own = (technology.id,) if technology.icon == "immediate" else ()
    return own + tuple(
        [
            source
            for source, effect in _listening(player, TRIGGERS["tech_learned"])
            if effect.event_filter.tech_type in ("any", technology.type)
        ]
    )


def after_excavation(player: Player, rotated: int) -> tuple[SourceId, ...]:
    """The ongoing effects that an excavation triggers (AK-EXC-03)."""
    return tuple(
        source
        for source, effect in _listening(player, TRIGGERS["excavated"])
        if _hears_excavation(effect, rotated)
    )


def replacing_draw(player: Player, rotated: int) -> SourceId | None:
    """The card that can replace the draw of an excavation (AK-EXC-04)."""
    for source, effect in _listening(player, TRIGGERS["excavating"]):
        if effect.replaces == "excavate_draw" and _hears_excavation(effect, rotated):
            return source
    return None


def after_declines(player: Player) -> tuple[SourceId, ...]:
    """The ongoing effects that the end of the declines triggers (AK-DEC-07)."""
    return tuple([source for source, _ in _listening(player, TRIGGERS["declines_finished"])])


def _listening(player: Player, effects: Mapping[CardId, Effect]) -> list[tuple[CardId, Effect]]:
    return [(card, effects[card]) for card in player.in_play if card in effects]


def _hears_creation(source: CardId, effect: Effect, card: Builder, creation: Creation) -> bool:
    asked = effect.event_filter
    if asked.type == "monument":
        if card.type == "artifact":
            return False
    elif asked.type != card.type:
        return False
    if asked.placed_on_space and creation.space not in asked.placed_on_space:
        return False
    if asked.exclude_self and source == card.id:
        return False
    return not (asked.not_granted_by_this and creation.granted_by == source)


def _hears_excavation(effect: Effect, rotated: int) -> bool:
    asked = effect.event_filter
    if asked.rotated_exactly is not None and rotated != asked.rotated_exactly:
        return False
    return asked.rotated_min is None or rotated >= asked.rotated_min
