"""Boards: what lies in the Past, on the Timeline, and among technologies and artifacts."""

from typing import Final

from games.ancient_knowledge.box import BUILDERS, EFFECTS, SPACES, TECHNOLOGIES, CardId
from games.ancient_knowledge.effects import DestroySelf, GainVp
from games.ancient_knowledge.rules.scoring import score
from games.ancient_knowledge.state.counters import worth
from games.ancient_knowledge.state.player import Player
from games.ancient_knowledge.state.timeline import Monument

_SPACES: Final = range(1, SPACES + 1)
_ICONS: Final = ("immediate", "timeline", "ongoing", "decline", "scoring")

NAMES: Final = (
    *("monuments", "effects", "technologies", "lost"),
    *("past", "upright", "cities", "megaliths", "pyramids", "stars"),
    *("ancient", "writing", "secret", "level 2"),
    *("artifacts timeline", "artifacts ongoing"),
    *(f"monuments {space}" for space in _SPACES),
    *(f"knowledge {space}" for space in _SPACES),
    *("points coming", "points coming soon", "scoring coming", "clean", "ruined"),
    *(f"on the way {icon}" for icon in _ICONS),
    *(f"turns of {icon}" for icon in ("timeline", "ongoing")),
)

_FIRST_SPACE: Final = NAMES.index("monuments 1") - 1
_FIRST_KNOWLEDGE: Final = NAMES.index("knowledge 1") - 1
_COMING: Final = NAMES.index("points coming")
_ON_THE_WAY: Final = {icon: NAMES.index(f"on the way {icon}") for icon in _ICONS}
_TURNS: Final = {icon: NAMES.index(f"turns of {icon}") for icon in ("timeline", "ongoing")}

_RUINED: Final = frozenset(
    card.id
    for card in BUILDERS.values()
    if any(isinstance(one, DestroySelf) for effect in card.effects for one in effect.do)
)
"""Cities that are discarded if they decline with knowledge (AK-DEC-05)."""
_SCORES: Final = {
    card: tuple(
        one.amount for effect in EFFECTS[card] for one in effect.do if isinstance(one, GainVp)
    )
    for card in BUILDERS
}


def boards(player: Player) -> list[int]:
    """Points as they would score now; monuments and knowledge by space. `points coming` are those
    of the monuments on the Timeline (`soon`: on spaces 1 and 2), `scoring coming` what their
    effects would score now. `clean` carry no knowledge; `ruined` would be discarded as they are.
    `turns of`: how many turns effects will still be there."""
    now, past, learned = score(0, player), player.past, player.collection
    kinds = [BUILDERS[card].icon for card in player.artifacts]
    row = [0] * len(NAMES)
    row[: _FIRST_SPACE + 1] = (
        now.monuments,
        now.effects,
        now.technologies,
        player.lost,
        len(past.cards),
        past.upright,
        past.cities,
        past.megaliths,
        past.pyramids,
        past.stars,
        len(learned.ancient),
        len(learned.writing),
        len(learned.secret),
        sum([TECHNOLOGIES[one].level == 2 for one in learned.all]),
        kinds.count("timeline"),
        kinds.count("ongoing"),
    )
    for space, there in enumerate(player.timeline, 1):
        for monument in there:
            _under_way(row, player, monument, space)
    return row


def _under_way(row: list[int], player: Player, monument: Monument, space: int) -> None:
    card, knowledge = BUILDERS[monument.card], monument.knowledge
    row[_FIRST_SPACE + space] += 1
    row[_FIRST_KNOWLEDGE + space] += knowledge
    row[_COMING] += card.vp
    row[_COMING + 1] += card.vp if space <= 2 else 0
    row[_COMING + 2] += scored(player, card.id)
    row[_COMING + 3] += not knowledge
    row[_COMING + 4] += card.id in _RUINED and knowledge > 0
    row[_ON_THE_WAY[card.icon]] += 1
    if card.icon in _TURNS:
        row[_TURNS[card.icon]] += space


def scored(player: Player, card: CardId) -> int:
    """What the scoring effects of a monument would give now."""
    return sum([worth(amount, player, card) for amount in _SCORES[card]])
