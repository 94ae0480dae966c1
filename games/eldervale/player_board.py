"""A player's board as zones and items: cards, units that are not on the map, goods, the hand."""

from collections import Counter
from collections.abc import Iterator, Mapping

from games.eldervale.box.content import FACTIONS, FACTIONS_OF, KIT, MERCENARIES, MONSTERS, SQUARES
from games.eldervale.box.ids import CardId, SourceId, TileId
from games.eldervale.box.names import MIMEZA, MINOTAUR
from games.eldervale.effects.terms import RESOURCES, Kind
from games.eldervale.forecast import tally
from games.eldervale.pieces import Area, row, things, units, who
from games.eldervale.view import PlayerView
from games.kernel.hexes import Hex
from games.kernel.scene import Board, Box, Gauge, Item, Zone
from games.kernel.visibility import Hidden

AREAS: Mapping[Area, str] = {
    "ready": "ready_area",
    "underworld": "underworld",
    "tray": "tray",
    "card": "action_space",
}
"""The areas beside the map, and their names."""


def mat(player: PlayerView, hexes: Mapping[TileId, Hex]) -> Board:
    """The board of a player; that of the Ghosts belongs to no seat."""
    owner = who(player)
    zones = (*_cards(player), *_areas(player, hexes), *_goods(player), *_hand(player))
    return Board(
        id=f"board-{owner}",
        name="ghost_board" if player.ghosts else "faction_board",
        size=(38, 20),
        seat=None if player.ghosts else player.seat,
        team=None if player.partner is None else min(player.seat, player.partner) // 2,
        zones=zones,
        gauges=(*_gauges(player), *tally(player)),
    )


def _gauges(player: PlayerView) -> Iterator[Gauge]:
    owner = who(player)
    yield Gauge(id=f"points-{owner}", name="points", value=player.vp)
    yield Gauge(id=f"roofs-{owner}", name="roofs", value=player.roofs, of=KIT.roofs)
    yield Gauge(id=f"orbs-{owner}", name="orbs", value=player.orbs)
    if player.tactics is not None:
        yield Gauge(id=f"tactics-{owner}", name="tactics_tokens", value=int(player.tactics), of=1)


def _cards(player: PlayerView) -> Iterator[Zone]:
    """The faction (those to choose from, before), the tableau, and what lies on its cards."""
    owner = who(player)
    factions = () if player.ghosts else FACTIONS_OF[player.element]
    shown = (player.faction,) if player.faction is not None else factions
    yield row(f"faction-{owner}", "factions", Box(0, 0, 5, 4), things("faction", shown))
    yield row(f"abilities-{owner}", "abilities", Box(0, 4, 5, 3), _abilities(player))
    yield row(f"tableau-{owner}", "tableau", Box(6, 0, 24, 4), _tableau(player))
    yield row(f"lying-{owner}", "treasure_tokens", Box(6, 4, 24, 2), _lying_on(player))
    yield row(f"quests-{owner}", "quest", Box(31, 0, 7, 3), things("quest", player.quests))
    tokens = player.dragon_tokens
    box = Box(31, 3, 7, 3)
    yield row(f"dragon-{owner}", "dragon_treasure_tokens", box, things("token", tokens))


def _tableau(player: PlayerView) -> Iterator[Item]:
    """Cards by their slot; an attached aura lies on its host."""
    auras = {card.aura: at for at, card in enumerate(player.tableau) if card.aura is not None}
    for at, card in enumerate(player.tableau):
        marks = ("orb",) * (card.orb + len(card.orbs))
        attached = ("attached",) if card.card in auras else ()
        yield Item(
            id=card.card,
            kind="card",
            component=card.card,
            at=(auras.get(card.card, at),),
            marks=(*marks, *attached),
        )


def _abilities(player: PlayerView) -> Iterator[Item]:
    """What can be used: abilities of the faction, Mimeza's copies of them, those of mercenaries and
    of controlled monsters."""
    kinds = {unit.kind for unit in player.units}
    names: list[SourceId] = []
    if player.faction is not None:
        own = [one.id for one in FACTIONS[player.faction].abilities]
        copies = [f"mimicry:{one}" for one in own] if MIMEZA in kinds else []
        names = [*own, *copies]
    if MINOTAUR in kinds:
        names.append(MERCENARIES[MINOTAUR].ability.id)
    for kind in sorted(kinds & MONSTERS.keys()):
        names += [one.id for one in MONSTERS[kind].abilities if one.chain]
    for at, name in enumerate(names):
        yield Item(id=name, kind="ability", at=(at,), label=name.replace("_", " "))


def _lying_on(player: PlayerView) -> Iterator[Item]:
    """Tokens on squares, and the squares on which one can be put."""
    for at, card in enumerate(player.tableau):
        for square in SQUARES[card.card]:
            token = card.token(square.id)
            yield Item(
                id=f"{card.card}-{square.id}",
                kind="square" if token is None else "treasure",
                component=token,
                at=(at,),
                label="" if token is not None else square.printed or "",
            )


def _areas(player: PlayerView, hexes: Mapping[TileId, Hex]) -> Iterator[Zone]:
    """Where units are that are not on the map."""
    for at, (area, name) in enumerate(AREAS.items()):
        box = Box(9 * at, 7, 8, 3)
        yield row(f"{area}-{who(player)}", name, box, units(player, hexes, area))


def _goods(player: PlayerView) -> Iterator[Zone]:
    """Resources, magic cards among them, and treasure tokens; equal ones count as one item."""
    owner = who(player)
    counts: dict[Kind, int] = {kind: player.supply.of(kind) for kind in RESOURCES}
    counts["magic"] = player.hand.hidden if isinstance(player.hand, Hidden) else len(player.hand)
    goods = [
        Item(id=f"{owner}/{kind}", kind="resource", component=kind, at=(at,), count=count)
        for at, (kind, count) in enumerate(counts.items())
    ]
    yield row(f"supply-{owner}", "resource_tokens", Box(0, 11, 18, 3), goods)
    tokens = [
        Item(id=f"{owner}/{token}", kind="treasure", component=token, at=(at,), count=count)
        for at, (token, count) in enumerate(Counter(player.tray).items())
    ]
    yield row(f"tokens-{owner}", "treasure_tokens", Box(19, 11, 17, 3), tokens)


def _hand(player: PlayerView) -> Iterator[Zone]:
    """Magic cards in hand: those that the viewer knows, and how many more. The draft likewise."""
    owner = who(player)
    if isinstance(player.hand, Hidden):
        cards, hidden = player.known, player.hand.hidden - len(player.known)
    else:
        cards, hidden = player.hand, 0
    items = [
        Item(
            id=card,
            kind="magic",
            component=card,
            at=(at,),
            marks=("known",) if card in player.known else (),
        )
        for at, card in enumerate(cards)
    ]
    yield row(f"hand-{owner}", "hand", Box(0, 15, 18, 4), items, hidden)
    yield _drafted(f"pack-{owner}", "pack", Box(19, 15, 9, 4), player.pack)
    yield _drafted(f"picks-{owner}", "picks", Box(29, 15, 9, 4), player.picks)


def _drafted(zone: str, name: str, box: Box, cards: tuple[CardId, ...] | Hidden) -> Zone:
    if isinstance(cards, Hidden):
        return row(zone, name, box, (), cards.hidden)
    return row(zone, name, box, things("card", cards))
