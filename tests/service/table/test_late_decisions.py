"""Decisions that others close while somebody looks at them: told late, once, with the way on."""

from collections.abc import Callable
from typing import Any

from tests.service.people import Person

People = Callable[[], Person]
OFFER, WITHDRAW = ("ancient-knowledge.offer-exchange", "ancient-knowledge.withdraw-exchange")


def _teams(person: People) -> tuple[tuple[Person, ...], str]:
    """Two teams of partners, of whom one is on turn and the other may exchange cards."""
    people = tuple(person() for _ in range(4))
    options = {"team_variant": True}
    game = people[0].open("me", "open", "open", "open", title="ancient-knowledge", options=options)
    for one in people[1:]:
        assert one.join(game["id"]).is_success
    for seat, one in enumerate(people):
        while one.legal(game["id"], seat)["asks"] == "Set aside one of your ten cards.":
            one.play_any(game["id"], seat)
    return people, game["id"]


def _offers(legal: dict[str, Any]) -> list[dict[str, Any]]:
    return [one for one in legal["commands"] if one["type"] == OFFER]


def _send(who: Person, game: str, seat: int, decision: int, command: dict[str, Any]) -> Any:
    body = {"seat": seat, "decision": decision, "commands": [command]}
    return who.http.post(f"/v1/games/{game}/moves", json=body)


def test_what_a_partner_closes_is_late_once_and_listed_anew_at_once(person: People) -> None:
    """An offer of one partner renews the decision of the other one, again and again: whoever acts
    on an older list is told 409 with the decision that is open, and the next list has that one."""
    people, game = _teams(person)
    ours = [seat for seat, one in enumerate(people) if _offers(one.legal(game, seat))]
    assert len(ours) == 2, "the team that waits may exchange"
    one, other = ours
    for _ in range(3):
        mine, theirs = people[one].legal(game, one), people[other].legal(game, other)
        assert _send(people[one], game, one, mine["decision"], _offers(mine)[0]).is_success
        late = _send(people[other], game, other, theirs["decision"], _offers(theirs)[0])
        assert late.status_code == 409, late.text
        now = people[other].legal(game, other)
        assert late.json()["decision"] == now["decision"] != theirs["decision"]
        assert late.json()["version"] == now["version"]
        assert not _offers(now), "there is an offer to answer"
        again = people[one].legal(game, one)
        withdrawn = next(each for each in again["commands"] if each["type"] == WITHDRAW)
        assert _send(people[one], game, one, again["decision"], withdrawn).is_success
        late = _send(people[other], game, other, now["decision"], now["commands"][0])
        assert late.status_code == 409, late.text
        assert late.json()["decision"] == people[other].legal(game, other)["decision"]
