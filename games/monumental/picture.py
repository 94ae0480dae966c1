"""The view drawn in characters, at most 100 columns wide."""

from collections.abc import Iterator, Sequence

from games.kernel.columns import WIDTH, aligned, letter, wrapped
from games.monumental.box import HEROES, MONSTERS, NATIONS, component
from games.monumental.effects import RESOURCES
from games.monumental.state.city import Slot
from games.monumental.view import PlayerView, TileView, View


def picture(view: View) -> str:
    """The table: the course of the game, the map, each player with the city."""
    return "\n".join([*_head(view), *_map(view), *_players(view), *_legend()])


def _head(view: View) -> Iterator[str]:
    last = "?" if view.last_round is None else str(view.last_round)
    awaited = next((frame for frame in reversed(view.agenda) if frame.seat is not None), None)
    what = (
        "nobody"
        if awaited is None
        else f"{letter(awaited.seat)} {type(awaited.step).__struct_config__.tag}"
    )
    yield (
        f"{view.options.mode.capitalize()}, round {view.round} (last {last}), {view.phase},"
        f" start {letter(view.start)}; awaits {what}"
    )
    shown = view.display
    cards = [f"{at} {card or '-'}" for at, card in enumerate(shown.slots, 1)]
    piles = " ".join(f"{one.pile} {one.left}" for one in view.basics)
    yield from wrapped(["display", *cards, f"| era {shown.era}, deck {shown.deck}"], indent="  ")
    yield f"basic {piles}"
    if view.heroes:
        yield from wrapped(["heroes", *(HEROES[one].name for one in view.heroes)], indent="  ")
    for monster in view.waiting:
        yield f"waiting {MONSTERS[monster].name} (strength {MONSTERS[monster].strength})"
    if view.attack is not None:
        spent = ", ".join(map(str, view.attack.spent)) or "nothing"
        yield f"attack of {MONSTERS[view.attack.monster].name}, gold spent: {spent}"


def _map(view: View) -> Iterator[str]:
    """A hex takes 11 columns and 3 lines; a row is half a hex to the right of the one above."""
    rows = sorted({tile.r for tile in view.tiles})
    left = min(2 * tile.q + tile.r for tile in view.tiles)
    columns = max(2 * tile.q + tile.r for tile in view.tiles) - left + 2
    half = min(6, WIDTH // columns)
    for r in rows:
        tiles = [tile for tile in view.tiles if tile.r == r]
        for line in range(3):
            text = ""
            for tile in sorted(tiles, key=lambda one: one.q):
                text = text.ljust((2 * tile.q + tile.r - left) * half)
                text += _lines(tile)[line][: 2 * half - 1]
            yield text.rstrip()


def _lines(tile: TileView) -> tuple[str, str, str]:
    name = tile.id.removeprefix("h_")
    if tile.kind == "capital":
        ground = f"[{letter(tile.owner)}]"
    else:
        value = "" if tile.value is None else str(tile.value)
        ground = f"{(tile.terrain or '')[:3]}{value}"
    tokens = "b" if tile.exploration == "down" else "t" if tile.exploration == "town" else ""
    tokens += "p" if tile.production_token else ""
    tokens += f"m{tile.market[0]}{tile.market_left}" if tile.market else ""
    return name, f"{ground} {tokens}", _pieces(tile)


def _pieces(tile: TileView) -> str:
    text = "" if tile.owner is None else letter(tile.owner)
    text += str(tile.soldiers) if tile.soldiers else ""
    text += "w" if tile.warlord else ""
    text += "o" if tile.outpost else ""
    text += "*" * len(tile.wonders)
    for one in tile.explorers:
        text += f"{letter(one.seat).lower()}{one.explorer}"
    return text


def _players(view: View) -> Iterator[str]:
    for player in view.players:
        yield from _player(player)


def _player(player: PlayerView) -> Iterator[str]:
    goods = [f"{res} {player.goods.of(res)}" for res in RESOURCES if player.goods.of(res)]
    nation = NATIONS[player.civilisation].name
    head = [f"{letter(player.seat)} {nation}{' (passed)' if player.passed else ''}:"]
    head += [f"{player.points} points;", ", ".join(goods) or "no resources"]
    yield from wrapped(head, indent="  ")
    yield (
        f"  provinces {player.provinces}, knowledge {player.knowledge}, wonders {player.wonders},"
        f" policies {len(player.policies)}, monsters {len(player.monsters)}; deck {player.deck},"
        f" discard {len(player.discard)}, archive {len(player.archive)}"
    )
    yield from _extras(player)
    cells = [_slot(slot, player.marks) for slot in player.slots]
    yield from (f"  {line}"[:WIDTH] for line in aligned([cells[0:3], cells[3:6], cells[6:9]]))


def _extras(player: PlayerView) -> Iterator[str]:
    lists: Sequence[tuple[str, Sequence[str]]] = (
        ("policies", player.policies),
        ("drawn", player.side),
        ("tokens", [f"{one.market} {one.value}" for one in player.market_tokens]),
        ("hero", [] if player.hero is None else [player.hero + "!" * player.hero_aside]),
        ("building", [] if player.construction is None else [player.construction]),
        ("discounts", [one.source for one in player.discounts]),
    )
    for name, items in lists:
        if items:
            marked = (f"{item}{'!' if item in player.marks else ''}" for item in items)
            yield from wrapped([f"  {name}", *marked], indent="    ")


def _slot(slot: Slot, marks: Sequence[str]) -> str:
    cards = [_short(card) + ("!" if card in marks else "") for card in reversed(slot.cards)]
    return f"[{'/'.join(cards)}{'*' if slot.activated else ''}]"


def _short(card: str) -> str:
    return component(card)[:12]


def _legend() -> Iterator[str]:
    yield "* activated or wonder token, ! used, / Knowledge below the cover; b face-down token,"
    yield "t Free Town, p production token, m market; w warlord, o outpost, a1 explorer of A"
