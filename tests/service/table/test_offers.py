"""Offers to bots: decisions that nobody waits for, and that a bot takes all the same."""

from collections.abc import Callable
from typing import Any

from tests.service.clocks.waiting import until
from tests.service.people import Person

ANSWERS = ("ancient-knowledge.accept-exchange", "ancient-knowledge.refuse-exchange")
OFFER = "ancient-knowledge.offer-exchange"


def _to_an_offer(ada: Person, game: str) -> list[Any]:
    """Plays all seats but the bot's until seat 0 may offer its partner a card."""
    for turn in range(300):
        commands = ada.legal(game, 0)["commands"]
        offers = [one for one in commands if one["type"] == OFFER]
        if offers:
            return offers
        for seat in (2, 3, 0):
            if ada.legal(game, seat)["commands"]:
                ada.play_any(game, seat, turn)
                break
        else:
            until(lambda: any(ada.legal(game, seat)["commands"] for seat in (0, 2, 3)))
    raise AssertionError("nobody may offer anything")


def test_a_bot_answers_what_its_partner_offers(person: Callable[[], Person]) -> None:
    ada = person()
    options = {"team_variant": True}
    seats = ("me", "builder", "me", "me")
    game = ada.open(*seats, title="ancient-knowledge", options=options)["id"]
    offers = _to_an_offer(ada, game)
    awaits = ada.get(f"/v1/games/{game}")["awaits"]
    assert set(awaits).isdisjoint({0, 1}), "the other team is on turn"
    assert ada.play(game, 0, offers[:1]).status_code == 201
    ply = ada.get(f"/v1/games/{game}")["ply"]

    def answered() -> list[dict[str, Any]]:
        moves = ada.get(f"/v1/games/{game}/moves", after=ply - 1, limit=100)["items"]
        return [one for one in moves if one["seat"] == 1]

    move = until(answered)[0]
    assert move["events"][0]["data"]["type"] in ANSWERS
    assert ada.get(f"/v1/games/{game}")["awaits"] == awaits
