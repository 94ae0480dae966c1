"""What always holds; anything listed here is a bug."""

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache

from games.kernel.census import miscounted, negative
from games.kernel.seats import Seat
from games.through_the_ages.box import BOX, GOVERNMENTS, Instance
from games.through_the_ages.options import Options
from games.through_the_ages.ratings_check import miscounted_ratings
from games.through_the_ages.rules.setup import created
from games.through_the_ages.state import (
    State,
    culture_rating,
    science_rating,
    strength,
)
from games.through_the_ages.state.contest import Auction, Colonizing, Fight
from games.through_the_ages.state.nation import Nation


def broken(state: State) -> Iterator[str]:
    """Every card in one place, every token owned, ratings in their limits and as cards say."""
    yield from _cards(state)
    for seat, nation in enumerate(state.nations):
        yield from _stocks(seat, nation)
        yield from _tokens(seat, nation)
        yield from _ratings(state, seat)
        yield from miscounted_ratings(state, seat)
    yield from _piles(state)


def _cards(state: State) -> Iterator[str]:
    """TTA-CMP-01: each card of the decks of this game is somewhere, once."""
    expected = _in_the_game(len(state.nations), state.options)
    yield from miscounted(expected, _places(state), "TTA-CMP-01: card")


@cache
def _in_the_game(seats: int, options: Options) -> tuple[Instance, ...]:
    laid = created(seats, options)
    return tuple(card for deck in (*laid.civil, *laid.military) for card in deck)


def _places(state: State) -> Mapping[str, list[Instance]]:
    places: dict[str, list[Instance]] = {
        "row": [card for card in state.row if card is not None],
        "civil decks": [card for pile in state.civil for card in pile.items],
        "military decks": _in_decks(state),
        "discards": [one.card for one in state.discards],
        "gone": list(state.gone),
        "events": [*state.events.current, *state.events.future],
        "past": [card for card in state.events.past if not _ancient(card)],
        "bonus": list(state.bonus),
        "pacts": [pact.card for pact in state.pacts],
        "wars": [war.card for war in state.wars],
        "contest": _contested(state),
    }
    for seat, nation in enumerate(state.nations):
        places[f"seat {seat}"] = _owned(nation)
    return places


def _ancient(card: Instance) -> bool:
    """Age A events are no part of a deck: which of them are in the game is not known."""
    return any(card.startswith(f"{one.id}#") for one in BOX.military if one.age == "A")


def _in_decks(state: State) -> list[Instance]:
    """Cards of decks; what may lie in two places (TTA-VAR-07) is counted once."""
    cards = [card for pile in state.military for card in pile.items]
    return cards + [card for card in state.unopened.items if card not in cards]


def _contested(state: State) -> list[Instance]:
    contest = state.contest
    match contest:
        case Fight(war=war, attack=attack, defense=defense):
            cards = [] if war else [contest.card]
            for force in (attack, defense):
                cards += force.cards if force.confirmed else ()
            return cards
        case Auction(card=card):
            return [card]
        case Colonizing(card=card, sent=sent):
            return [card, *(sent.cards if sent.confirmed else ())]
        case None:
            return []


def _owned(nation: Nation) -> list[Instance]:
    court = nation.court
    cards = [
        *(post.card for post in nation.posts),
        court.government,
        *court.specials,
        *(wonder.card for wonder in court.wonders),
        *court.colonies,
        *(held.card for held in nation.civil),
        *nation.military,
    ]
    site = None if nation.site is None else nation.site.card
    cards += [one for one in (court.leader, court.tactic, site) if one is not None]
    return [card for card in cards if "#" in card]


def _stocks(seat: Seat, nation: Nation) -> Iterator[str]:
    """TTA-GEN-08: nothing is ever below 0."""
    amounts = {
        "culture": nation.culture,
        "science": nation.science,
        "yellow bank": nation.yellow,
        "blue bank": nation.blue,
        "unused workers": nation.pool,
        "discount": min(nation.turn.pool, nation.turn.homer),
    }
    for post in nation.posts:
        amounts[f"workers on {post.card}"] = post.workers
        amounts[f"tokens on {post.card}"] = post.tokens
    for sentence in negative(amounts):
        yield f"seat {seat}: {sentence}"
    if nation.court.government not in GOVERNMENTS:
        yield f"seat {seat}: {nation.court.government} is no government"


def _tokens(seat: Seat, nation: Nation) -> Iterator[str]:
    """TTA-CMP-05: tokens change owner only through effects."""
    yellow = nation.yellow + nation.population
    if yellow != nation.owned_yellow:
        yield f"TTA-MAT-01: seat {seat} owns {nation.owned_yellow} yellow tokens, has {yellow}"
    blue = nation.blue + sum(post.tokens for post in nation.posts)
    blue += nation.site.stages if nation.site is not None else 0
    if blue != nation.owned_blue:
        yield f"TTA-MAT-05: seat {seat} owns {nation.owned_blue} blue tokens, has {blue}"


def _ratings(state: State, seat: Seat) -> Iterator[str]:
    """TTA-MAT-11: ratings lie within their tracks."""
    limits = BOX.limits
    figures = Counter(
        {
            "strength": limits.strength - strength(state, seat),
            "culture rating": limits.culture_rating - culture_rating(state, seat),
            "science rating": limits.science_rating - science_rating(state, seat),
            "science": limits.science_points - state.nations[seat].science,
        }
    )
    for name, room in figures.items():
        if room < 0:
            yield f"TTA-MAT-11: {name} of seat {seat} is {-room} above its track"


def _piles(state: State) -> Iterator[str]:
    """TTA-POL-13: current and future events are `players + 2` cards."""
    if state.training or state.stage == "setup":
        return
    number = state.events.current_size + len(state.events.future)
    if number != len(state.nations) + 2:
        yield f"TTA-POL-13: {number} events lie in the piles"
