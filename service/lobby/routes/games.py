"""Opening, finding and showing games."""

from datetime import UTC, datetime
from typing import Any, Protocol

import msgspec
from litestar import Response
from msgspec import Struct

from games.kernel.seats import Seat
from games.kernel.sentence import Sentence
from games.kernel.title import AnyTitle
from projections.database import Pool
from referee.clocks_shown import clocks_shown
from referee.game_schemas import GameShown
from referee.languages import preferred
from referee.problems import kinds
from referee.problems.kinds import Kind
from referee.problems.problem import refused
from referee.problems.validation import Gathering
from service.accounts import accounts
from service.http.call import Call, Nothing
from service.http.conditional import spoken, versioned
from service.http.idempotency import IDEMPOTENCY_KEY, Reply, given, key_of
from service.http.languages import ACCEPT_LANGUAGE
from service.http.operation import Answer, operation
from service.http.replies import json, sent
from service.identity.scopes import Scope
from service.limits.budgets import Traffic
from service.lobby import hosting, invitations, terms
from service.lobby.access import find_shown
from service.lobby.entropy import one_of_both
from service.lobby.opening import Opening
from service.lobby.parts import LobbyParts
from service.lobby.presenters.games import game_shown
from service.lobby.schemas.games import NewGame, SeatWanted
from service.play.basis import DecisionBasis
from service.play.game_cache import LiveGame
from service.play.game_clocks import GameClocks

GAME_MADE = Answer(201, GameShown, location="Path of the game.")


class _Made(Struct, frozen=True):
    id: str


def game_made(told: Reply, language: str) -> Response[bytes]:
    """The answer to whoever has made a game. An earlier answer stays as it was, in the language in
    which it was given."""
    game = msgspec.json.decode(told.body, type=_Made)
    return given(told, f"/v1/games/{game.id}", language)


class ShowsGames(Protocol):
    """Parts of a feature whose answers show games."""

    @property
    def pool(self) -> Pool:
        """The database, which knows the names of people."""
        ...

    @property
    def game_clocks(self) -> GameClocks:
        """How much time is left to whom."""
        ...


async def show(parts: ShowsGames, game: LiveGame, language: str) -> GameShown:
    """A game with the names of its people; its score sheets are in a language."""
    basis = game.basis
    host = await hosting.host(parts.pool, basis)
    known = await accounts.known(parts.pool, [*basis.people.values(), *filter(None, [host])])
    clocks = clocks_shown(await parts.game_clocks.of(basis), datetime.now(UTC))
    return game_shown(basis, known, clocks, language, host, await _reserved(parts.pool, basis))


async def _reserved(pool: Pool, basis: DecisionBasis) -> frozenset[Seat]:
    """The seats that are kept, whoever for, until the game starts."""
    if basis.position.status != "open":
        return frozenset()
    return (await invitations.kept_seats(pool, basis.id, None)).others


async def answered(call: Call[ShowsGames, Any, Any], game: LiveGame) -> Response[bytes]:
    """The answer that shows a game, in the language that the request likes best."""
    language = preferred(call.header("accept-language"))
    headers = {"Cache-Control": "no-store", "Content-Language": language}
    return json(await show(call.parts, game, language), headers=headers)


@operation(
    "POST",
    "/v1/games",
    tag="games",
    scope=Scope.CREATE,
    limit=Traffic.CREATING,
    headers=(IDEMPOTENCY_KEY, ACCEPT_LANGUAGE),
    answers=(GAME_MADE,),
    problems=(kinds.ILLEGAL_OPTIONS, kinds.TOO_MANY_GAMES, kinds.KEY_REUSED),
)
async def open_game(call: Call[LobbyParts, NewGame, Nothing]) -> Response[bytes]:
    """Open a game.

    Opens a game with the given seats. The game starts automatically when no seat is open. You may
    take more than one seat.
    """
    opening = _opening(call)
    language = preferred(call.header("accept-language"))
    key = key_of(call, f"open/{call.account}")

    async def body(game: LiveGame) -> bytes:
        return msgspec.json.encode(await show(call.parts, game, language))

    return game_made(await call.parts.opener.open(opening, key, body), language)


def _opening(call: Call[LobbyParts, NewGame, Nothing]) -> Opening:
    wanted = call.body
    title = _title(call, wanted.title, kinds.INVALID_BODY)
    wrong = Gathering()
    with wrong.part():
        terms.check(wanted.terms)
    with wrong.part():
        terms.check_hints(wanted.terms, title, wanted.seats)
    with wrong.part():
        _check_ruleset(title, wanted.ruleset)
    with wrong.part():
        _check_seats(title, wanted)
    options, seats = None, list[SeatWanted]()
    with wrong.part():
        options = call.parts.vocabulary.options(title, wanted.options)
    for at, one in enumerate(wanted.seats):
        with wrong.part():
            seats.append(occupant(title, one, f"seats[{at}]."))
    wrong.settle()
    return Opening(
        account=call.account,
        title=title,
        ruleset=wanted.ruleset or title.meta.ruleset,
        options=options,
        seats=tuple(seats),
        visibility=wanted.visibility,
        terms=terms.agreed(wanted.terms),
    )


def _check_ruleset(title: AnyTitle, ruleset: str | None) -> None:
    """Refuses a ruleset that the title does not have."""
    if ruleset is not None and ruleset not in title.meta.rulesets:
        known = ", ".join(title.meta.rulesets)
        raise refused(
            kinds.INVALID_BODY, Sentence("rulesets-known", {"known": known}), field="ruleset"
        )


def _check_seats(title: AnyTitle, wanted: NewGame) -> None:
    """Refuses a number of seats that the title is not for, and a private game of nobody."""
    (least, most), count = title.meta.seats, len(wanted.seats)
    if not least <= count <= most:
        named = {"name": title.meta.name, "least": least, "most": most, "count": count}
        raise refused(kinds.INVALID_BODY, Sentence("seats-of-title", named), field="seats")
    if wanted.visibility == "private" and not any(one.kind == "me" for one in wanted.seats):
        problem = Sentence("private-needs-player")
        raise refused(kinds.INVALID_BODY, problem, field="seats")


def _title(call: Call[LobbyParts, Any, Any], slug: str, otherwise: Kind) -> AnyTitle:
    title = call.parts.registry.get(slug)
    if title is None:
        known = ", ".join(one.meta.slug for one in call.parts.registry)
        raise refused(otherwise, Sentence("titles-known", {"known": known}), field="title")
    return title


def occupant(title: AnyTitle, wanted: SeatWanted, within: str = "") -> SeatWanted:
    """Who shall sit on a seat, checked. `within` begins the names of its fields: `seats[1].`."""
    one_of_both(wanted, within)
    given = wanted.entropy is not None or wanted.entropy_commitment is not None
    if wanted.kind != "me" and given:
        named = "entropy_commitment" if wanted.entropy is None else "entropy"
        problem = Sentence("entropy-own-seats")
        raise refused(kinds.INVALID_BODY, problem, field=f"{within}{named}")
    if wanted.kind != "bot":
        if wanted.bot is not None:
            raise refused(
                kinds.INVALID_BODY,
                Sentence("bot-kind-only"),
                field=f"{within}bot",
            )
        return wanted
    bot = wanted.bot or title.meta.opponent
    if bot not in title.bots:
        known = ", ".join(sorted(title.bots))
        raise refused(
            kinds.INVALID_BODY, Sentence("bots-known", {"known": known}), field=f"{within}bot"
        )
    return SeatWanted(kind="bot", bot=bot)


@operation(
    "GET",
    "/v1/games/{game_id}",
    tag="games",
    scope=Scope.READ,
    anonymous=True,
    headers=(ACCEPT_LANGUAGE,),
    answers=(Answer(200, GameShown),),
    problems=(kinds.UNKNOWN_GAME,),
)
async def get_game(call: Call[LobbyParts, None, Nothing]) -> Response[bytes]:
    """Get a game.

    Returns the seats, the terms, the status, the awaited seats and, once it is over, the result.
    The `ETag` header begins with the version of the game; send it as `If-Match` with a move.
    """
    game = await find_shown(call)
    language = preferred(call.header("accept-language"))
    shown = await show(call.parts, game, language)
    body = msgspec.json.encode(shown)
    return sent(body, headers={**spoken(language), "ETag": versioned(shown.version, body)})
