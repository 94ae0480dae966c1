"""The view drawn in characters, at most 100 columns wide."""

from collections import Counter
from collections.abc import Iterator, Mapping

from games.eldervale.box.content import TOKENS
from games.eldervale.state.player import InPlay, InRealm, Ready, Tray, Underworld
from games.eldervale.view import PlayerView, RealmView, View
from games.kernel.columns import WIDTH, aligned, letter, wrapped
from games.kernel.visibility import Hidden

CELL = 14
"""Columns of a hex; a row is half a hex to the right of the one above."""


def picture(view: View) -> str:
    """The table: the course of the game, the map, tracks and decks, each player."""
    return "\n".join([*_head(view), *_map(view), *_tracks(view), *_offers(view), *_players(view)])


def _head(view: View) -> Iterator[str]:
    awaited = next((frame for frame in reversed(view.agenda) if frame.seat is not None), None)
    what = "nobody"
    if awaited is not None:
        step = str(type(awaited.step).__struct_config__.tag).partition(".")[2]
        what = f"{letter(awaited.seat)} {step}"
    end = "" if view.end is None else f", {view.end.left} last turns"
    peace = "peace" if view.peace else "no peace"
    yield (
        f"Round {view.round}, {view.phase}, {peace}, stock {len(view.stock)}{end}; awaits {what}"
    )


def _map(view: View) -> Iterator[str]:
    """Three lines a hex, if the map is narrow enough; else a list of realms."""
    if not view.realms:
        return
    left = min(2 * one.q + one.r for one in view.realms)
    wide = max(2 * one.q + one.r for one in view.realms) - left + 2
    half = CELL // 2
    if wide * half > WIDTH:
        rows = [[one.tile, f"({one.q},{one.r})", *_lines(view, one)[1:]] for one in view.realms]
        yield from (line[:WIDTH] for line in aligned(rows))
        return
    for r in sorted({one.r for one in view.realms}):
        row = sorted((one for one in view.realms if one.r == r), key=lambda one: one.q)
        for at in range(3):
            text = ""
            for one in row:
                text = text.ljust((2 * one.q + one.r - left) * half)
                text += _lines(view, one)[at][: CELL - 1]
            yield text.rstrip()


def _lines(view: View, one: RealmView) -> tuple[str, str, str]:
    """Tile and owner of the dwelling; units and monster; stacks with their tops."""
    home = "" if one.owner is None else f" {letter(one.owner)}*"
    name = one.tile.replace("_expanse", "+").replace("_heart", "2").replace("_lair", "!")
    units = []
    for player in view.players:
        kinds = "".join(
            unit.kind[0] if unit.kind != "wizard" else "z"
            for unit in player.units
            if unit.place == InRealm(one.tile)
        )
        if kinds:
            units.append(f"{letter(player.seat)}:{kinds}")
    if one.monster is not None:
        units.append("!" + one.monster[:4])
    stacks = [
        f"{stack.height}{_face(stack.known[0]) if stack.known else ''}" for stack in one.stacks
    ]
    return name + home, " ".join(units), " ".join(stacks)


def _face(token: str) -> str:
    sign = "/" if TOKENS[token].kind == "either" else ""
    return sign.join(symbol[:2] for symbol in TOKENS[token].symbols)


def _tracks(view: View) -> Iterator[str]:
    levels: Mapping[int, dict[str, int]] = {
        one.seat: {mark.element: mark.level for mark in one.power} for one in view.players
    }
    rows = [["", *(letter(one.seat) for one in view.players)]]
    for element in view.elements:
        orb = " o" if element in view.orbs else ""
        rows.append(
            [element + orb, *(str(levels[one.seat].get(element, 0)) for one in view.players)]
        )
    rows.append(["glory", *("-" if one.glory is None else str(one.glory) for one in view.players)])
    rows.append(["points", *(str(one.vp) for one in view.players)])
    yield from aligned(rows)


def _offers(view: View) -> Iterator[str]:
    cards = [f"{one.up or '-'}({one.left})" for one in view.decks]
    yield from wrapped(["adventures", *cards], indent="  ")
    yield f"magic {view.magic}, discarded {len(view.discarded)}"
    if view.rewards:
        yield from wrapped(["rewards taken", *view.rewards], indent="  ")


def _players(view: View) -> Iterator[str]:
    for one in view.players:
        yield from _player(one)


def _player(one: PlayerView) -> Iterator[str]:
    hand = one.hand.hidden if isinstance(one.hand, Hidden) else len(one.hand)
    name = one.faction or ("ghosts" if one.ghosts else one.element)
    yield f"{letter(one.seat)} {name}: {one.vp} VP, hand {hand}, orbs {one.orbs}"
    supply = one.supply
    goods = " ".join(
        f"{kind} {supply.of(kind)}" for kind in ("gem", "scroll", "potion", "tool", "sword", "gold")
    )
    yield from wrapped(["  " + goods, "| tokens", *map(_face, one.tray)], indent="    ")
    places = {"ready": Ready, "tray": Tray, "underworld": Underworld}
    for label, place in places.items():
        kinds = Counter(unit.kind for unit in one.units if isinstance(unit.place, place))
        if kinds:
            words = [f"{count} {kind}" for kind, count in sorted(kinds.items())]
            yield from wrapped([f"  {label}:", ", ".join(words)], indent="    ")
    if one.tableau:
        yield from wrapped(["  cards:", *map(_card, one.tableau)], indent="    ")


def _card(card: InPlay) -> str:
    tokens = "".join(f"[{_face(lying.token)}]" for lying in card.tokens)
    orb = "o" * (card.orb + len(card.orbs))
    aura = f"~{card.aura}" if card.aura is not None else ""
    return f"{card.card}{tokens}{orb}{aura}"
