"""Facts of civil actions: workers, wonders, leaders, technologies, governments, action cards."""

from typing import Annotated, Literal

from msgspec import Meta
from msgspec.structs import replace

from games.kernel.seats import Seat
from games.through_the_ages.box import CARDS, LEVELS, TECHNOLOGIES, CardId, Instance
from games.through_the_ages.facts.base import Happened, OfNation, with_court, with_turn
from games.through_the_ages.state import State
from games.through_the_ages.state.court import Finished
from games.through_the_ages.state.nation import Nation
from games.through_the_ages.state.post import Post, moved

Replaced = Annotated[
    Instance | None, Meta(description="The special technology that it replaces; missing: none.")
]


class ActionsSpent(OfNation, frozen=True, kw_only=True):
    """Action tokens were spent. `used`: it counts as using an action (TTA-CIV-44)."""

    ca: Annotated[int, Meta(description="Civil actions.")] = 0
    ma: Annotated[int, Meta(description="Military actions.")] = 0
    used: Annotated[
        bool, Meta(description="Whether it counts as using an action (TTA-CIV-44).")
    ] = True

    def changed(self, nation: Nation) -> Nation:
        turn, used = nation.turn, self.used
        turn = replace(
            turn,
            spent_ca=turn.spent_ca + self.ca,
            spent_ma=turn.spent_ma + self.ma,
            used_ca=turn.used_ca or (used and self.ca > 0),
            used_ma=turn.used_ma or (used and self.ma > 0),
        )
        return replace(nation, turn=turn)


class ActionTokensChanged(OfNation, frozen=True, kw_only=True):
    """So many tokens count as spent after full numbers changed (TTA-MAT-09)."""

    spent_ca: Annotated[int, Meta(description="Civil action tokens that count as spent now.")]
    spent_ma: Annotated[int, Meta(description="Military action tokens that count as spent now.")]

    def changed(self, nation: Nation) -> Nation:
        return with_turn(nation, spent_ca=self.spent_ca, spent_ma=self.spent_ma)


class PopulationGained(OfNation, frozen=True, kw_only=True):
    """A yellow token came from the bank to the unused workers (TTA-MAT-02)."""

    source: Annotated[
        Literal["normal", "ocean_liner", "barbarossa", "gain"], Meta(description="What gave it.")
    ]

    def changed(self, nation: Nation) -> Nation:
        if self.source == "ocean_liner":
            nation = with_turn(nation, liner_used=True)
        return replace(nation, yellow=nation.yellow - 1, pool=nation.pool + 1)


class WorkerPlaced(OfNation, frozen=True, kw_only=True):
    """An unused worker went to a technology."""

    card: Annotated[CardId, Meta(description="The technology.")]

    def changed(self, nation: Nation) -> Nation:
        return replace(nation, posts=moved(nation.posts, self.card, 1), pool=nation.pool - 1)


class WorkerUpgraded(OfNation, frozen=True, kw_only=True):
    """A worker went to a higher card."""

    from_card: Annotated[CardId, Meta(description="The technology that the worker left.")]
    to_card: Annotated[CardId, Meta(description="The technology that the worker went to.")]

    def changed(self, nation: Nation) -> Nation:
        posts = moved(moved(nation.posts, self.from_card, -1), self.to_card, 1)
        return replace(nation, posts=posts)


class WorkerDestroyed(OfNation, frozen=True, kw_only=True):
    """A worker went from a card to the unused ones (TTA-CIV-14)."""

    card: Annotated[CardId, Meta(description="The technology that the worker left.")]

    def changed(self, nation: Nation) -> Nation:
        return replace(nation, posts=moved(nation.posts, self.card, -1), pool=nation.pool + 1)


class BuildingsDestroyed(OfNation, frozen=True, kw_only=True):
    """An effect destroyed buildings of one card; the workers are unused now (TTA-CRD-22)."""

    card: Annotated[CardId, Meta(description="The technology.")]
    number: Annotated[int, Meta(description="How many buildings.")]

    def applied(self, state: State) -> State:
        """The printed cost counts for the rest of the card."""
        cost = TECHNOLOGIES[self.card].build_cost * self.number
        tally = replace(state.tally, build_cost=state.tally.build_cost + cost)
        return replace(super().applied(state), tally=tally)

    def changed(self, nation: Nation) -> Nation:
        posts = moved(nation.posts, self.card, -self.number)
        return replace(nation, posts=posts, pool=nation.pool + self.number)


class PopulationLost(OfNation, frozen=True, kw_only=True):
    """A yellow token went to the bank: an unused worker, or one of a card (TTA-HAP-07)."""

    card: Annotated[
        CardId | None,
        Meta(description="The technology that lost a worker; missing: an unused worker was lost."),
    ] = None

    def applied(self, state: State) -> State:
        tally = replace(state.tally, population=state.tally.population + 1)
        return replace(super().applied(state), tally=tally)

    def changed(self, nation: Nation) -> Nation:
        if self.card is None:
            return replace(nation, pool=nation.pool - 1, yellow=nation.yellow + 1)
        posts = moved(nation.posts, self.card, -1)
        return replace(nation, posts=posts, yellow=nation.yellow + 1)


class DiscountGained(OfNation, frozen=True, kw_only=True):
    """Virtual resources for units in this turn (TTA-MIL-05)."""

    pool: Annotated[int, Meta(description="For any unit.")] = 0
    homer: Annotated[int, Meta(description="By Homer.")] = 0

    def changed(self, nation: Nation) -> Nation:
        turn = nation.turn
        return with_turn(nation, pool=turn.pool + self.pool, homer=turn.homer + self.homer)


class DiscountUsed(OfNation, frozen=True, kw_only=True):
    """Virtual resources paid for a unit; or they were lost with their source."""

    pool: Annotated[int, Meta(description="Of those for any unit.")] = 0
    homer: Annotated[int, Meta(description="Of Homer's.")] = 0

    def changed(self, nation: Nation) -> Nation:
        turn = nation.turn
        return with_turn(nation, pool=turn.pool - self.pool, homer=turn.homer - self.homer)


class ExtraActionGained(OfNation, frozen=True, kw_only=True):
    """Extra military actions of this turn (TTA-MIL-07)."""

    ma: Annotated[int, Meta(description="How many military actions.")]

    def changed(self, nation: Nation) -> Nation:
        return with_turn(nation, extra_ma=nation.turn.extra_ma + self.ma)


class WonderStagesBuilt(OfNation, frozen=True, kw_only=True):
    """Stages were built; so many blue tokens went onto the wonder (TTA-CIV-20)."""

    wonder: Annotated[Instance, Meta(description="The wonder.")]
    stages: Annotated[int, Meta(description="How many stages.")]
    tokens: Annotated[int, Meta(description="Blue tokens that went onto the wonder.")]

    def changed(self, nation: Nation) -> Nation:
        assert nation.site is not None
        site = replace(nation.site, stages=nation.site.stages + self.stages)
        return replace(nation, site=site, blue=nation.blue - self.tokens)


class WonderCompleted(OfNation, frozen=True, kw_only=True):
    """The wonder is finished; its tokens return to the bank (TTA-CIV-22)."""

    wonder: Annotated[Instance, Meta(description="The wonder.")]
    tokens: Annotated[int, Meta(description="Blue tokens that return to the bank.")]

    def changed(self, nation: Nation) -> Nation:
        nation = with_court(nation, wonders=(*nation.court.wonders, Finished(self.wonder)))
        return replace(nation, site=None, blue=nation.blue + self.tokens)


class WonderFlipped(OfNation, frozen=True, kw_only=True):
    """A completed wonder lies face down and gives `culture` (TTA-EVT-11)."""

    wonder: Annotated[Instance, Meta(description="The wonder.")]
    culture: Annotated[int, Meta(description="The culture rating that it gives from now on.")]

    def changed(self, nation: Nation) -> Nation:
        wonders = tuple(
            Finished(one.card, self.culture) if one.card == self.wonder else one
            for one in nation.court.wonders
        )
        return with_court(nation, wonders=wonders)


class WonderDiscarded(Happened, frozen=True, kw_only=True):
    """An unfinished wonder left the game; its tokens return to the bank."""

    seat: Seat
    wonder: Annotated[Instance, Meta(description="The wonder.")]
    tokens: Annotated[int, Meta(description="Blue tokens that return to the bank.")]
    reason: Annotated[
        Literal["age", "aggression"],
        Meta(description="Because an age has ended, or by an aggression."),
    ]

    def applied(self, state: State) -> State:
        nation = state.nations[self.seat]
        nation = replace(nation, site=None, blue=nation.blue + self.tokens)
        return replace(
            state.with_nation(self.seat, nation),
            gone=(*state.gone, self.wonder),
            tally=replace(state.tally, level=LEVELS[CARDS[self.wonder].age]),
        )


class LeaderElected(Happened, frozen=True, kw_only=True):
    """A leader came into play; the one before left the game (TTA-CIV-30)."""

    seat: Seat
    card: Annotated[Instance, Meta(description="The leader.")]
    previous: Annotated[
        Instance | None, Meta(description="The leader who left the game; missing: there was none.")
    ] = None

    def applied(self, state: State) -> State:
        nation = with_court(without_card(state.nations[self.seat], self.card), leader=self.card)
        return gone(state.with_nation(self.seat, nation), self.previous)


class LeaderLost(Happened, frozen=True, kw_only=True):
    """A leader left the game."""

    seat: Seat
    card: Annotated[Instance, Meta(description="The leader.")]
    reason: Annotated[
        Literal["age", "aggression", "event"],
        Meta(description="Because an age has ended, by an aggression, or by an event."),
    ]

    def applied(self, state: State) -> State:
        """There is no leader; the level counts for the rest of the card."""
        nation = with_court(state.nations[self.seat], leader=None)
        state = gone(state.with_nation(self.seat, nation), self.card)
        return replace(state, tally=replace(state.tally, level=LEVELS[CARDS[self.card].age]))


class TechnologyPlayed(Happened, frozen=True, kw_only=True):
    """A technology came into play beside those that are there (TTA-CIV-41); a special one replaces
    that of its type (TTA-CIV-42)."""

    seat: Seat
    card: Annotated[Instance, Meta(description="The technology.")]
    replaced: Replaced = None

    def applied(self, state: State) -> State:
        nation = without_card(state.nations[self.seat], self.card)
        if self.card in TECHNOLOGIES:
            nation = replace(nation, posts=(*nation.posts, Post(self.card)))
        else:
            nation = with_special(nation, self.card, self.replaced)
        return gone(state.with_nation(self.seat, nation), self.replaced)


class TechnologyTaken(Happened, frozen=True, kw_only=True):
    """A special technology changed hands (TTA-POL-37)."""

    winner: Annotated[Seat, Meta(description="The seat that won.")]
    loser: Annotated[Seat, Meta(description="The seat that lost.")]
    card: Annotated[Instance, Meta(description="The technology.")]
    replaced: Replaced = None

    def applied(self, state: State) -> State:
        loser = state.nations[self.loser]
        specials = tuple(one for one in loser.court.specials if one != self.card)
        state = state.with_nation(self.loser, with_court(loser, specials=specials))
        winner = with_special(state.nations[self.winner], self.card, self.replaced)
        return gone(state.with_nation(self.winner, winner), self.replaced)


class GovernmentChanged(Happened, frozen=True, kw_only=True):
    """A government was introduced; so many tokens count as spent (TTA-CIV-43, TTA-CIV-44)."""

    seat: Seat
    card: Annotated[Instance, Meta(description="The government.")]
    previous: Annotated[Instance, Meta(description="The government before.")]
    mode: Annotated[
        Literal["peaceful", "revolution"], Meta(description="In peace, or by a revolution.")
    ]

    def applied(self, state: State) -> State:
        nation = without_card(state.nations[self.seat], self.card)
        state = state.with_nation(self.seat, with_court(nation, government=self.card))
        return gone(state, self.previous if "#" in self.previous else None)


class ActionCardPlayed(Happened, frozen=True, kw_only=True):
    """An action card was played and leaves the game (TTA-CIV-50)."""

    seat: Seat
    card: Annotated[Instance, Meta(description="The action card.")]

    def applied(self, state: State) -> State:
        nation = without_card(state.nations[self.seat], self.card)
        return gone(state.with_nation(self.seat, nation), self.card)


class ChoiceMade(Happened, frozen=True, kw_only=True):
    """An option of an effect was chosen; `auto`: the engine answered, as nothing else was left."""

    seat: Seat
    option: Annotated[
        str | int,
        Meta(description="What was chosen: a card id, a card of its own, a word, or a number."),
    ]
    auto: Annotated[
        bool, Meta(description="Whether the engine answered, as nothing else was left.")
    ] = False

    def applied(self, state: State) -> State:
        return state


def without_card(nation: Nation, card: Instance) -> Nation:
    """The nation without a civil card of its hand."""
    return replace(nation, civil=tuple([held for held in nation.civil if held.card != card]))


def with_special(nation: Nation, card: Instance, replaced: Instance | None) -> Nation:
    """The nation with a special technology in the place of another."""
    kept = tuple(one for one in nation.court.specials if one != replaced)
    return with_court(nation, specials=(*kept, card))


def gone(state: State, card: Instance | None) -> State:
    """The state after a card left the game."""
    return state if card is None else replace(state, gone=(*state.gone, card))
