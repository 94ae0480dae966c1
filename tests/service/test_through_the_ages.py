"""Through the Ages over HTTP: secrets, standing passes, disputes, seats that are out."""

import json
import re
from collections.abc import Callable, Sequence
from typing import Any

import httpx
import msgspec
import pytest

from games.through_the_ages.box import BONUSES, CARDS, EVENTS, TERRITORIES
from games.through_the_ages.commands import (
    DeclareWar,
    PlayAggression,
    PrepareEvent,
    ProposePact,
)
from games.through_the_ages.steps import (
    Acting,
    Attacking,
    Bidding,
    Defending,
    Politicking,
    ReplyingToPact,
)
from games.through_the_ages.windows import WINDOWS
from tests.service.begun_games import BegunGame, Wanted
from tests.service.clocks.waiting import until
from tests.service.disputes.conftest import arbiter_of
from tests.service.people import Person
from tests.service.problems import problem
from tests.support.titles import title_of

People = Callable[[], Person]
SLUG = "through-the-ages"
SEATS = 3
TITLE = title_of(SLUG)

CHANCE = re.compile(
    r"[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-f]{16,}|[A-Za-z0-9+/_=-]{40,}|[a-z]{3}_[0-9a-z]{16,}"
    r"|\d{4}-\d\d-\d\dT[0-9:.]+(Z|[+]00:00)|(?<=\"next\":\")[\w-]+"
)
"""Ids, hashes, salts, signatures, times and cursors: they differ between any two games."""

NOW = ("/legal", "/states/latest", "/scenes/latest")
"""What tells how a game stands."""
PATHS = (*NOW, "/moves", "/notation", "/export")


def begun(wanted: Wanted, **options: Any) -> BegunGame:
    """A game that has come to a position."""
    return BegunGame(SLUG, SEATS, wanted, **options)


def told(
    clients: Sequence[tuple[httpx.Client, int | None]], game: str, paths: Sequence[str] = PATHS
) -> list[str]:
    """All that these can be told about a game, without what is chance; a client with a seat asks
    as that seat. Of exports only the events: proofs tell the place of a game in the log."""
    found = []
    for client, seat in clients:
        for path in paths:
            query = {} if seat is None else {"seat": str(seat)}
            answer = client.get(f"/v1/games/{game}{path}", params=query)
            assert answer.status_code in (200, 401, 403), answer.text
            text = answer.text
            if path == "/export":
                text = json.dumps(answer.json()["events"])
            found.append(f"{path} {seat} {answer.status_code} {CHANCE.sub('#', text)}")
    return found


def play(person: Person, game: str, seat: int, command: Any) -> dict[str, Any]:
    """The answer to a command, given as a value of the title."""
    answer = person.play(game, seat, [spelt(command)])
    assert answer.status_code == 201, answer.text
    found: dict[str, Any] = answer.json()
    return found


def spelt(command: Any) -> Any:
    """The JSON of a command."""
    return msgspec.to_builtins(command)


def two_worlds(
    person: People, web: httpx.Client, here: BegunGame, commands: Sequence[Any]
) -> tuple[list[str], list[str]]:
    """What other seats, a stranger and anybody are told of two games in which a seat has played
    one command or another."""
    ada, bob = person(), person()
    others = [seat for seat in range(SEATS) if seat != here.seat]
    clients = [*((ada.http, seat) for seat in others), (bob.http, None), (web, None)]
    games = [here.imported(ada) for _ in commands]
    for game, command in zip(games, commands, strict=True):
        play(ada, game, here.seat, command)
        own = ada.get(f"/v1/games/{game}/moves", after=len(here.moves), seat=here.seat)
        assert here.title.showing.notation.print(command) in own["items"][0]["notation"]
    first, second = (told(clients, game) for game in games)
    return first, second


def test_a_unit_that_is_committed_looks_like_a_card(person: People, web: httpx.Client) -> None:
    """TTA-INF-06."""

    def both(state: Any, seat: int, frame: Any) -> bool:
        nation = state.nations[seat]
        cards = any(card in BONUSES for card in nation.military)
        return isinstance(frame.step, Defending) and bool(nation.units) and cards

    here = begun(both)
    commits = [one for one in here.legal() if hasattr(one, "card")]
    unit = next(one for one in commits if one.card not in BONUSES)
    card = next(one for one in commits if one.card in BONUSES)
    first, second = two_worlds(person, web, here, (unit, card))
    assert first == second


def test_events_of_an_age_are_prepared_alike(person: People, web: httpx.Client) -> None:
    """TTA-INF-03."""

    def several(state: Any, seat: int, frame: Any) -> bool:
        return isinstance(frame.step, Politicking) and len(_ones(state, seat)) > 1

    here = begun(several)
    one, other = _ones(here.state, here.seat)[:2]
    commands = (PrepareEvent(card_instance=one), PrepareEvent(card_instance=other))
    first, second = two_worlds(person, web, here, commands)
    assert first == second


def _ones(state: Any, seat: int) -> list[str]:
    """Events and territories of the first age in the hand of a seat, which nobody has seen."""
    nation = state.nations[seat]
    hand = [card for card in nation.military if card not in nation.shown]
    events = [card for card in hand if card in EVENTS or card in TERRITORIES]
    return [card for card in events if CARDS[card].age == "I" and card.endswith("#1")]


def test_hands_are_their_owners(person: People, web: httpx.Client) -> None:
    """TTA-INF-01..03, TTA-INF-07: numbers and ages are public, faces are not."""

    def late(state: Any, seat: int, frame: Any) -> bool:
        hands = [set(nation.military) - set(nation.shown) for nation in state.nations]
        return isinstance(frame.step, Acting) and all(len(hand) > 1 for hand in hands)

    here = begun(late)
    ada, bob = person(), person()
    game = here.imported(ada)
    for seat, nation in enumerate(here.state.nations):
        others = [(ada.http, other) for other in range(SEATS) if other != seat]
        texts = told([*others, (bob.http, None), (web, None)], game, NOW)
        own = "".join(told([(ada.http, seat)], game, NOW))
        for card in set(nation.military) - set(nation.shown):
            assert f'"{card}"' in own
            assert not any(f'"{card}"' in text for text in texts), (seat, card)
        view = web.get(f"/v1/games/{game}/states/latest").json()["view"]["nations"][seat]
        assert view["military_hand"] == {"hidden": len(nation.military)}
        assert sum(one["count"] for one in view["military_backs"]) == len(nation.military)


def test_a_pact_that_is_refused_was_shown(person: People, web: httpx.Client) -> None:
    """TTA-POL-41, TTA-INF-05."""
    here = begun(lambda _state, _seat, frame: isinstance(frame.step, ReplyingToPact))
    step = here.state.agenda.open_for(here.seat).step
    ada = person()
    game = here.imported(ada)
    play(ada, game, here.seat, here.legal()[0])
    after = {"after": len(here.moves)}
    (move,) = web.get(f"/v1/games/{game}/moves", params=after).json()["items"]
    (refused,) = (one for one in move["events"] if one["data"]["type"] == f"{SLUG}.pact-refused")
    assert refused["data"]["card"] == step.card
    view = web.get(f"/v1/games/{game}/states/latest").json()["view"]
    assert step.card in view["nations"][step.proposer]["shown"]
    assert step.card not in [one["card"] for one in view["pacts"]]


def test_a_prompt_names_the_player(person: People) -> None:
    here = begun(lambda _state, _seat, frame: isinstance(frame.step, ReplyingToPact))
    proposer = here.state.agenda.open_for(here.seat).step.proposer
    ada = person()
    path = f"/v1/games/{here.imported(ada)}/legal"
    assert ada.get(path, seat=here.seat)["asks"].startswith(f"{ada.name} #{proposer} offers you")
    past = ada.get(path, seat=here.seat, ply=len(here.moves))
    assert past["asks"] == ada.get(path, seat=here.seat)["asks"]


def test_commands_name_the_players_that_they_are_aimed_at(person: People) -> None:
    def aims(state: Any, seat: int, frame: Any) -> bool:
        commands = TITLE.rules.legal(state, seat) if isinstance(frame.step, Politicking) else ()
        return any(isinstance(one, ProposePact | PlayAggression | DeclareWar) for one in commands)

    here = begun(aims)
    ada = person()
    legal = ada.get(f"/v1/games/{here.imported(ada)}/legal", seat=here.seat)
    for command, hint in zip(legal["commands"], legal["hints"], strict=True):
        if "target" in command:
            assert f"{ada.name} #{command['target']}" in hint["words"]
    assert any("target" in command for command in legal["commands"])


@pytest.mark.parametrize(
    ("kind", "step"),
    [
        ("auction", Bidding),
        ("defense", Defending),
        ("pact", ReplyingToPact),
        ("politics", Politicking),
    ],
)
def test_windows_are_passed_in_standing(person: People, kind: str, step: type) -> None:
    here = begun(lambda _state, _seat, frame: isinstance(frame.step, step))
    window = WINDOWS.open(here.state, here.seat)
    assert window is not None
    ada = person()
    game = here.imported(ada)
    version = ada.get(f"/v1/games/{game}")["version"]
    path = f"/v1/games/{game}/seats/{here.seat}/passes"
    assert ada.get(path)["kinds"] == list(WINDOWS.kinds)
    answer = ada.http.put(f"{path}/{kind}", json={"until": "end"})
    assert answer.status_code == 200, answer.text
    after = len(here.moves)
    until(lambda: bool(ada.get(f"/v1/games/{game}/moves", after=after, seat=here.seat)["items"]))
    move = ada.get(f"/v1/games/{game}/moves", after=after, seat=here.seat)["items"][0]
    assert move["notation"] == here.title.showing.notation.print(window.command)
    assert move["seat"] == here.seat
    events = ada.get(f"/v1/games/{game}/events", after=version)["items"]
    by_order = next(one for one in events if one["data"]["type"] == "table.pass-played")
    assert (by_order["data"]["kind"], by_order["data"]["seat"]) == (kind, here.seat)


def test_a_dispute_is_answered_with_evidence(person: People, service_dsn: str) -> None:
    """About a war, a ply that was played and a command that a rule refuses."""

    def fought(state: Any, _seat: int, frame: Any) -> bool:
        return isinstance(frame.step, Attacking) and state.contest.war

    here = begun(fought)
    ada = person()
    game = here.imported(ada)
    path = f"/v1/games/{game}"
    bid = {"type": f"{SLUG}.commit", "card": "defense_colonization_i#1"}
    found = problem(ada.play(game, here.seat, [bid]), "illegal-command")
    assert found["rule"].startswith("TTA-POL-")
    about: Sequence[Any] = ({"refusal": found["refusal"]}, {"ply": len(here.moves)})
    for what in about:
        body = {"seat": here.seat, "complaint": "That cannot be right.", **what}
        answer = ada.http.post(f"{path}/disputes", json=body)
        assert answer.status_code == 201, answer.text
    judge = arbiter_of(service_dsn, person())
    refused = judge.get(f"{path}/disputes/1/evidence")
    assert {one["rule"] for one in refused["rules"]} == {found["rule"]}
    assert refused["redecision"]["outcome"] == "same"
    played = judge.get(f"{path}/disputes/2/evidence")
    told = played["redecision"]
    assert (told["outcome"], told["chain"], told["state"]) == ("same", "good", "same")
    assert played["events"][0]["data"] in played["legal"]["commands"]
    assert played["notation"].endswith(here.moves[-1].partition(": ")[2])


def test_seats_that_are_out_go_along(person: People) -> None:
    """TTA-POL-50: who has resigned is not asked whether the others may stop."""
    here = begun(lambda state, _seat, _frame: len(state.resigned) == 1)
    (gone,) = here.state.resigned
    first, second = (seat for seat in range(SEATS) if seat != gone)
    ada = person()
    game = here.imported(ada)
    asked = ada.propose(game, first, type="call-off").json()
    assert (asked["status"], asked["agreed"]) == ("open", sorted((first, gone)))
    assert ada.answer(game, "agree", second).json()["status"] == "agreed"
    assert ada.get(f"/v1/games/{game}")["status"] == "void"
