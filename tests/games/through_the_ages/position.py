"""Makes a position in the middle of a game, for given / when / then.

    here = table(seats=3).nation(0, leader="homer#1", posts={"bronze": (2, 3)}).acting(0)
    here.when(0, Build(card="bronze")).then(...)

Everything not named is a fresh mat in round 5 of a Full game. Positions need not be reachable.
"""

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from games.kernel.agenda import Agenda, Frame
from games.kernel.refusal import Illegal
from games.kernel.scenario import Scenario, given
from games.kernel.seats import Seat
from games.through_the_ages import title
from games.through_the_ages.box import TECHNOLOGIES, kind_of
from games.through_the_ages.options import Options
from games.through_the_ages.rules.setup import created
from games.through_the_ages.state import State
from games.through_the_ages.state.court import Finished
from games.through_the_ages.state.nation import Held, Nation, Site
from games.through_the_ages.state.piles import deck
from games.through_the_ages.state.politics import Pact, War
from games.through_the_ages.state.post import Post
from games.through_the_ages.steps import (
    Acting,
    Discarding,
    EndingTurn,
    OpeningActions,
    OpeningDiscard,
    Politicking,
    Replenishing,
    Step,
)

EARLIER = 3
"""The turn in which cards in hand were taken."""
NOW = 9
"""The present turn."""


class First:
    """A chance that always gives the first option."""

    def below(self, n: int, label: str) -> int:
        """The first of `n`."""
        return 0


class Preferring:
    """A chance that gives the options with these numbers, then the first ones."""

    def __init__(self, *outcomes: int) -> None:
        self._left = list(outcomes)

    def below(self, n: int, label: str) -> int:
        """The next preferred option."""
        return self._left.pop(0) if self._left else 0


class Table:
    """A position being made; each method changes it and returns it."""

    def __init__(self, seats: int, options: Options) -> None:
        start = created(seats, options).applied(None)
        self.state: State = replace(
            start, stage="rounds", round=5, turn=NOW, age="I", start=0, active=0
        )

    def nation(
        self,
        seat: Seat,
        *,
        posts: Mapping[str, int | tuple[int, int]] | None = None,
        wonders: tuple[str, ...] = (),
        site: tuple[str, int] | None = None,
        civil: tuple[str, ...] = (),
        fresh: tuple[str, ...] = (),
        **fields: Any,
    ) -> "Table":
        """A nation: `posts` by kind (workers, or workers and tokens), cards in the civil hand
        (`fresh` ones were taken in this turn), other fields of the nation, its court and turn."""
        nation = self.state.nations[seat]
        court, turn = nation.court, nation.turn
        own: dict[str, Any] = {}
        for name, value in fields.items():
            if name in court.__struct_fields__:
                court = replace(court, **{name: value})
            elif name in turn.__struct_fields__ and name != "pool":
                turn = replace(turn, **{name: value})
            elif name == "discount":
                turn = replace(turn, pool=value)
            else:
                own[name] = value
        if wonders:
            court = replace(court, wonders=tuple(Finished(one) for one in wonders))
        if site is not None:
            own["site"] = Site(*site)
        own["civil"] = (
            *(Held(card, EARLIER) for card in civil),
            *(Held(card, NOW) for card in fresh),
        )
        own["posts"] = _posts(nation, posts or {})
        self.state = self.state.with_nation(seat, replace(nation, court=court, turn=turn, **own))
        return self

    def row(self, *cards: str | None) -> "Table":
        """The cards of the row from space 1 on."""
        self.state = replace(self.state, row=(*cards, *([None] * (13 - len(cards)))))
        return self

    def but(self, **fields: Any) -> "Table":
        """Other fields of the state."""
        self.state = replace(self.state, **fields)
        return self

    def pact(self, card: str, a: Seat, b: Seat, owner: Seat | None = None) -> "Table":
        """A pact in play."""
        pact = Pact(card=card, owner=a if owner is None else owner, a=a, b=b)
        return self.but(pacts=(*self.state.pacts, pact))

    def war(self, card: str, attacker: Seat, target: Seat) -> "Table":
        """A war that was declared."""
        war = War(card=card, attacker=attacker, target=target)
        return self.but(wars=(*self.state.wars, war))

    def events(self, *current: str, future: tuple[str, ...] = ()) -> "Table":
        """The event piles, without Age A events."""
        events = replace(self.state.events, ancient=deck(()), current=current, future=future)
        return self.but(events=events)

    def acting(self, seat: Seat = 0) -> "Scenario[Any, Any]":
        """The seat is in its action phase."""
        return self._asked(seat, Acting())

    def discarding(self, seat: Seat = 0) -> "Scenario[Any, Any]":
        """The seat is above its hand limit."""
        return self._asked(seat, Discarding(), OpeningActions())

    def politics(self, seat: Seat = 0) -> "Scenario[Any, Any]":
        """The seat is in its political phase."""
        return self._asked(seat, Politicking(), OpeningDiscard(), OpeningActions())

    def working(self, *steps: Step, seat: Seat = 0) -> "Scenario[Any, Any]":
        """The rules go on with these steps of work by themselves, the first one first."""
        self._opened(seat, None, *steps)
        from games.through_the_ages.rules import RULES

        move = RULES.move(self.state, First())
        RULES.settle(move, None)
        accepted = move.finish()
        return Scenario(title=title, state=accepted.state, facts=accepted.facts)

    def ending(self, seat: Seat = 0) -> "Scenario[Any, Any]":
        """The seat ends its turn."""
        return self.working(EndingTurn(), seat=seat)

    def replenishing(self, seat: Seat = 0) -> "Scenario[Any, Any]":
        """The turn of a seat begins."""
        return self.working(Replenishing(), OpeningActions(), seat=seat)

    def _asked(self, seat: Seat, step: Step, *below: Step) -> "Scenario[Any, Any]":
        self._opened(seat, seat, step, *below)
        return given(title, self.state)

    def _opened(self, active: Seat, seat: Seat | None, *steps: Step) -> None:
        """The agenda with these steps, the top one first; only that one may be a decision."""
        frames = tuple(
            Frame(id=at + 1, seat=seat if at + 1 == len(steps) else None, step=step)
            for at, step in enumerate(reversed(steps))
        )
        agenda = Agenda[Step](frames, len(frames) + 1)
        self.state = replace(self.state, active=active, agenda=agenda)


def _posts(nation: Nation, wanted: Mapping[str, int | tuple[int, int]]) -> tuple[Post, ...]:
    """The technologies of a nation, with those named put to these numbers."""
    posts = list(nation.posts)
    for kind, numbers in wanted.items():
        workers, tokens = (numbers, 0) if isinstance(numbers, int) else numbers
        at = next((at for at, post in enumerate(posts) if post.kind == kind), None)
        if at is None:
            assert kind in TECHNOLOGIES
            posts.append(Post(f"{kind}#1", workers, tokens))
        else:
            posts[at] = replace(posts[at], workers=workers, tokens=tokens)
    assert all(kind_of(post.card) for post in posts)
    return tuple(posts)


def table(seats: int = 2, **options: Any) -> Table:
    """A position to be made."""
    return Table(seats, Options(**options))


def legal(scenario: "Scenario[Any, Any]", seat: Seat) -> list[Any]:
    """The legal commands of a seat."""
    return list(title.rules.legal(scenario.state, seat))


def nation(scenario: "Scenario[Any, Any]", seat: Seat = 0) -> Nation:
    """A nation after what happened."""
    scenario.accepted()
    found: Nation = scenario.state.nations[seat]
    return found


def post(scenario: "Scenario[Any, Any]", kind: str, seat: Seat = 0) -> tuple[int, int]:
    """Workers and tokens on a technology."""
    found = nation(scenario, seat).post(kind)
    assert found is not None
    return (found.workers, found.tokens)


def refused(seats: int, **options: Any) -> str | None:
    """The rule that refuses options."""
    from games.kernel.title import Table as Laid

    answer = title.rules.setup(Laid(seats=seats, options=Options(**options)), First())
    return answer.rule if isinstance(answer, Illegal) else None
