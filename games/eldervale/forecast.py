"""What a player would score if the game ended now, as far as everybody sees it (EV-SCO-02..06),
and how many rounds there may be.

Prophecies stay secret until the end, so they are not among the points.
"""

from collections.abc import Iterator
from math import ceil

from games.eldervale.box.content import ADVENTURES, LAYOUTS, TILES, TOKENS, power_value
from games.eldervale.effects.tracks import Vp, VpPer
from games.eldervale.rules.effects.sources import on_card
from games.eldervale.rules.scoring import CARDS_PER_DWELLING
from games.eldervale.state.player import InPlay
from games.eldervale.view import PlayerView, View
from games.kernel.scene import Gauge
from games.kernel.visibility import Hidden


def tally(player: PlayerView) -> Iterator[Gauge]:
    """The points by what gives them; they add up."""
    for name, value in (
        ("now", player.vp),
        ("power", sum(_value(player, mark.element) for mark in player.power)),
        ("dwellings", sum(_value(player, TILES[one].element or "") for one in player.dwellings)),
        ("cards", _cards(player)),
        ("orbs", player.orbs),
        ("vaults", 0 if player.ghosts else sum(_vault(player, one) for one in player.tableau)),
    ):
        yield Gauge(id=f"{name}-now-{player.seat}", name=name, value=value, tally=True)


def _value(player: PlayerView, element: str) -> int:
    """What a marker, a dwelling and a card of an element are worth (EV-SCO-03..05)."""
    levels = (one.level for one in player.power if one.element == element)
    return power_value(next(levels, 0))


def _cards(player: PlayerView) -> int:
    """The starter card, and the best cards: three for each dwelling (EV-SCO-05)."""
    gained = (ADVENTURES[one.card] for one in player.tableau if one.card in ADVENTURES)
    best = sorted((_value(player, card.element) for card in gained), reverse=True)
    starter = 0 if player.ghosts else _value(player, player.element)
    return starter + sum(best[: CARDS_PER_DWELLING * len(player.dwellings)])


def _vault(player: PlayerView, card: InPlay) -> int:
    """A vault: for what lies on its squares, and for some goods (EV-SCO-06)."""
    total = 0
    for one in on_card(card, "final_vaults"):
        for op in one.do:
            match op:
                case Vp(n=n):
                    total += n
                case VpPer():
                    scored = op.n * _counted(player, card, op)
                    total += scored if op.max is None else min(op.max, scored)
                case _:
                    pass
    return total


def _counted(player: PlayerView, card: InPlay, op: VpPer) -> int:
    """What a vault counts, all of which lies open."""
    match op.per:
        case "symbols_on_squares":
            return sum(len(TOKENS[one.token].symbols) for one in card.tokens)
        case "res_in_supply":
            return player.supply.of(str(op.res))
        case "magic_in_hand":
            return player.hand.hidden if isinstance(player.hand, Hidden) else len(player.hand)
        case _:
            raise AssertionError(f"no vault counts {op.per}")


def rounds_left(view: View) -> Iterator[Gauge]:
    """How many rounds may come before the end is triggered (EV-END-01, EV-END-03): an estimate, if
    tiles are drawn and dwellings are built as fast as until now."""
    if view.phase != "turns" or view.end is not None:
        return
    people = [one for one in view.players if not one.ghosts]
    drawn = len(view.realms) - len(LAYOUTS[len(view.scores)].cells)
    leader = max(people, key=lambda one: len(one.dwellings))
    paces = ((len(view.stock), drawn), (leader.roofs, len(leader.dwellings)))
    estimates = [ceil(left * view.round / done) for left, done in paces if done > 0]
    rounds = min([*estimates, view.options.round_limit - view.round])
    yield Gauge(id="rounds_left", name="rounds_left", value=max(0, rounds))
