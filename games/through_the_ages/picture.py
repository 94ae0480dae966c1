"""The view drawn in characters, at most 100 columns wide (build.md)."""

from collections.abc import Iterable

from games.kernel.columns import WIDTH, aligned, letter
from games.kernel.visibility import Hidden
from games.through_the_ages.box import BOX, CARDS, WONDERS, Instance
from games.through_the_ages.view import View
from games.through_the_ages.view.base import Backs
from games.through_the_ages.view.contest import AuctionView, ColonizingView
from games.through_the_ages.view.nation import NationView


def picture(view: View) -> str:
    """The whole table."""
    lines = [_head(view), *_row(view), _events(view)]
    lines += _politics(view)
    lines.append("")
    lines += _figures(view)
    for nation in view.nations:
        lines += _wrapped(f"  {letter(nation.seat)}:", _cards(nation))
        lines += _hands(nation)
    return "\n".join(line[:WIDTH].rstrip() for line in lines)


def _head(view: View) -> str:
    last = "" if view.last_round is None else f" of {view.last_round}"
    parts = (
        f"Round {view.round}{last}",
        f"Age {view.age}",
        f"civil deck {view.civil_deck}",
        f"military deck {view.military_deck} (discards {view.military_discard})",
        _asked(view),
    )
    return "   ".join(parts)


def _asked(view: View) -> str:
    if view.stage == "over":
        return "the game is over"
    if view.asks is None or view.asks.seat is None:
        return ""
    step = str(view.asks.step.__struct_config__.tag).partition(".")[2]
    return f"awaits: {letter(view.asks.seat)} ({step})"


def _row(view: View) -> Iterable[str]:
    costs = BOX.row.cost_by_slot
    for cost in sorted(set(costs)):
        cells = [
            f"{at + 1:>2} {_short(card, 20)}"
            for at, card in enumerate(view.row)
            if costs[at] == cost
        ]
        yield f"{cost} CA | " + "  ".join(f"{cell:<15}"[:15] for cell in cells)


def _events(view: View) -> str:
    bonus = ", ".join(_name(card) for card in view.bonus_events) or "-"
    return (
        f"Events: current {_piled(view.current_events)}  future {_piled(view.future_events)}"
        f"  past {len(view.past_events)}  scored at the end: {bonus}"
    )


def _piled(backs: tuple[Backs, ...]) -> str:
    return " ".join(f"{one.count}x{one.age}" for one in backs) or "-"


def _politics(view: View) -> Iterable[str]:
    for pact in view.pacts:
        yield f"Pact: {_name(pact.card)}  side A: {letter(pact.a)}  side B: {letter(pact.b)}"
    for war in view.wars:
        yield f"War: {_name(war.card)}  {letter(war.attacker)} on {letter(war.target)}"
    match view.contest:
        case None:
            return
        case AuctionView(card=card, highest=highest, leader=leader, bidders=bidders):
            seats = ", ".join(map(letter, bidders))
            yield f"Auction: {_name(card)}  highest {highest} ({letter(leader)})  bidders {seats}"
        case ColonizingView(card=card, bid=bid, force=force):
            yield f"Colony: {_name(card)}  bid {bid}  by {letter(force.seat)}"
        case fight:
            yield f"Fight: {_name(fight.card)}  {letter(fight.attacker)} on {letter(fight.target)}"


def _figures(view: View) -> list[str]:
    head = ["seat", "culture", "science", "str", "happy", "CA", "MA", "food", "res"]
    rows = [[*head, "yellow", "blue", "free", "hand"]]
    for one in view.nations:
        mark = ">" if one.seat == view.active and view.stage != "over" else " "
        if not one.alive:
            rows.append([f"{mark}{letter(one.seat)}", "resigned", *([""] * 11)])
            continue
        military = sum(backs.count for backs in one.military_backs)
        rows.append(
            [
                f"{mark}{letter(one.seat)}",
                f"{one.culture} {one.culture_rating:+d}",
                f"{one.science} {one.science_rating:+d}",
                str(one.strength),
                f"{one.happy}/{one.needed}",
                f"{one.civil_actions.left}/{one.civil_actions.full}",
                f"{one.military_actions.left}/{one.military_actions.full}",
                str(one.food),
                str(one.resources),
                str(one.yellow_bank),
                str(one.blue_bank),
                str(one.unused_workers),
                f"{one.civil_count}+{military}",
            ]
        )
    return aligned(rows)


def _cards(nation: NationView) -> list[str]:
    words = [
        f"{_name(post.instance)} w{post.workers}" + (f" t{post.tokens}" if post.tokens else "")
        for post in nation.technologies
        if post.workers or post.tokens or "#" in post.instance
    ]
    words.append(f"| {_name(nation.government)}")
    words += [_name(card) for card in nation.specials]
    if nation.leader is not None:
        words.append(_name(nation.leader))
    words += [f"{_name(one.card)}{'*' if one.culture is None else '-'}" for one in nation.wonders]
    if nation.site is not None:
        stages = len(WONDERS[nation.site.card].stages)
        words.append(f"{_name(nation.site.card)} {nation.site.stages}/{stages}")
    if nation.tactic is not None:
        words.append(f"{_name(nation.tactic)} +{nation.army_bonus}")
    words += [f"[{_name(card)}]" for card in nation.colonies]
    return words


def _hands(nation: NationView) -> list[str]:
    """Hands in full, for those who may see them."""
    lines: list[str] = []
    if not isinstance(nation.civil_hand, Hidden) and nation.civil_hand:
        lines += _wrapped("     civil:", [_name(held.card) for held in nation.civil_hand])
    if not isinstance(nation.military_hand, Hidden) and nation.military_hand:
        names = [f"{_name(card)} {CARDS[card].age}" for card in nation.military_hand]
        lines += _wrapped("     military:", names)
    return lines


def _name(card: Instance) -> str:
    return CARDS[card].name.en


def _short(card: Instance | None, most: int) -> str:
    return "-" if card is None else _name(card)[:most]


def _wrapped(head: str, words: list[str]) -> list[str]:
    """Words in lines of the width, the later ones indented."""
    lines, line = [], head
    for word in words:
        if len(line) + 2 + len(word) > WIDTH:
            lines.append(line)
            line = "     "
        line += f"  {word}" if not line.endswith(" ") else f" {word}"
    return [*lines, line]
