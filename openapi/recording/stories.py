"""What people do at tables while they are recorded. Each story leaves the examples of some
operations."""

from typing import Any

from events.fairness import entropy_commitment
from events.keys import SigningKey
from recording.receiver import Receiver
from recording.recorder import Person, until

Json = Any

WITNESS = SigningKey("witness.example", bytes(range(32)))
"""Who cosigns in the examples; nobody is to trust it."""


def opened(ada: Person, title: str) -> str:
    """A game against a bot, and what is read of it that differs by title; its id. The rest is
    recorded of one title."""
    same = title if title == "tzolkin" else None
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    game: str = ada.does("openGame", example=same, body={"title": title, "seats": seats})["id"]
    ada.does("getTitle", title, example=same)
    ada.does("listComponents", title, example=title)
    for _ in range(3):
        _play(ada, game, 0, example=title)
    ada.does("listMoves", game, example=title)
    for operation in ("getGame", "listEvents"):
        ada.does(operation, game, example=same)
    ada.does("getState", game, 1, example=title)
    ada.does("getDiff", game, example=title, from_=0, to=1)
    ada.does("getComparison", game, example=same, from_=0, to=1)
    return game


def hinted(ada: Person) -> None:
    """Somebody who learns plays against a bot, and asks what would be good."""
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "easy"}]
    body = {"title": "tzolkin", "seats": seats, "terms": {"hints": True}}
    game: str = ada.does("openGame", example="hints", body=body, answers=False)["id"]
    until(lambda: _shown(ada, game)["awaits"] == [0], "the bot's choice")
    ada.does("getHint", game, body={"seat": 0})


def leased(ada: Person) -> None:
    """A turn that a worker takes, holds for longer, and gives back."""
    wanted = {"worker": "engine-3", "seconds": 60, "wait": 30}
    (lease,) = ada.does("takeLeases", body=wanted)["leases"]
    ada.does("listLeases")
    ada.does("extendLease", lease["id"], body={"seconds": 120})
    ada.does("giveBackLease", lease["id"])


def watched(ada: Person) -> str:
    """A game between bots, to its end, and all that is read of it; its id."""
    seats = [{"kind": "bot", "bot": "farmer"}, {"kind": "bot", "bot": "skulls"}]
    body = {"title": "tzolkin", "seats": seats}
    game: str = ada.does("openGame", example="bots", body=body)["id"]
    until(lambda: bool(_shown(ada, game)["status"] == "finished"), "the end of a game")
    ada.does("getGame", game, example="finished")
    for operation in ("getNotation", "exportGame", "listReceipts", "listDraws"):
        ada.does(operation, game)
    ada.does("getProof", game, ply=2)
    ada.does("getCosignatures", game, ply=2)
    until(lambda: bool(_list(ada, "listGames", status="finished")), "the list of games")
    ada.does("listGames", status="finished")
    ada.does("getHome")
    return game


def taken_along(ada: Person, game: str) -> None:
    """A game that is written down, imported and forked."""
    record = ada.does("getNotation", game, example=None)
    imported = {key: one for key, one in record.items() if key != "descent"}
    ada.does("importGame", example="notation", body=imported)
    ada.does("forkGame", game, body={"ply": 4})
    bot = {"kind": "bot", "bot": "farmer"}
    chosen = {"ply": 4, "seats": [{"kind": "me"}, bot]}
    ada.does("forkGame", game, example="seats", body=chosen, answers=False)
    until(lambda: bool(_list(ada, "listForks", game)), "the list of forks")
    ada.does("listForks", game)


def table(ada: Person, bob: Person) -> None:
    """A private table: inviting, sitting down, proposing, giving up, playing again."""
    game = _private(ada)
    ada.does("listInvitations", game)
    bob.does("listMyInvitations")
    bob.does("joinGame", game, example="kept", body={}, answers=False)
    ada.does("startGame", game, body={})
    off = {"seat": 0, "proposal": {"type": "call-off"}}
    number = ada.does("createProposal", game, example="call-off", body=off)["number"]
    bob.does("declineProposal", game, number, body={"seat": 1})
    pause = {"seat": 0, "proposal": {"type": "pause", "hours": 48}}
    number = ada.does("createProposal", game, example="pause", body=pause)["number"]
    ada.does("createProposal", game, example="again", body=pause)
    bob.does("agreeToProposal", game, number, body={"seat": 1})
    bob.does("listProposals", game)
    bob.does("getProposal", game, number)
    resume = {"proposal": {"type": "resume"}}
    mine = bob.does("createProposal", game, example="resume", body=resume, answers=False)
    bob.does("withdrawProposal", game, mine["number"], body={})
    again = bob.does("createProposal", game, example=None, body=resume)["number"]
    ada.does("agreeToProposal", game, again, example="only seat", body={}, answers=False)
    _play(ada, game, 0)
    back = {"seat": 0, "proposal": {"type": "take-back", "to": 0}}
    ada.does("createProposal", game, example="take-back", body=back)
    bob.does("resignGame", game, body={"seat": 1})
    again = ada.does("openRematch", game, body={})["id"]
    ada.does("leaveGame", again, body={})


def hosted(ada: Person) -> None:
    """A table where nobody comes, so that its host lets a bot play."""
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    game: str = ada.does("openGame", example=None, body={"title": "tzolkin", "seats": seats})["id"]
    ada.does("fillSeat", game, 1, body={"kind": "bot", "bot": "farmer"})
    ada.does("abandonGame", game, example=None, body={})


def mixed(ada: Person, bob: Person) -> None:
    """A table whose players commit to texts, and tell them once both sit there."""
    texts = {ada: "one lump of amber, two owls", bob: "a broken kettle"}
    mine, theirs = (entropy_commitment(text) for text in texts.values())
    seats = [{"kind": "me", "entropy_commitment": mine}, {"kind": "open"}]
    body = {"title": "tzolkin", "seats": seats}
    game: str = ada.does("openGame", example="committed", body=body)["id"]
    bob.does("joinGame", game, example="committed", body={"entropy_commitment": theirs})
    for person, text in texts.items():
        person.does("revealEntropy", game, body={"entropy": text})


def _private(ada: Person) -> str:
    pace = {"type": "per-move", "seconds": 172800}
    # Nearly the whole day, so that the example shows a clock that runs, whenever it is recorded.
    clock = {"pace": pace, "window": {"opens": "05:00", "closes": "04:45", "zone": "Europe/Prague"}}
    seats = [{"kind": "me"}, {"kind": "open"}]
    private = {"title": "tzolkin", "visibility": "private", "seats": seats}
    terms = {"clock": clock, "on_dispute": "pause", "takebacks": "consent"}
    blitz = {"clock": {"pace": {"type": "total", "seconds": 1800, "increment": 30}}}
    quick = {**private, "terms": blitz}
    fast = ada.does("openGame", example="blitz", body=quick, answers=False)["id"]
    made = ada.does("createInvitation", fast, example="code", body={"hours": 24})
    stranger = Person(ada.recorder)
    for operation in ("getInvitation", "openInvitation", "declineInvitation"):
        stranger.does(operation, made["code"])
    ada.does("deleteInvitation", fast, made["id"])
    ada.does("abandonGame", fast, body={})
    game: str = ada.does("openGame", example="private", body={**private, "terms": terms})["id"]
    ada.does("createInvitation", game, example="account", body={"account": "bob", "seat": 1})
    return game


def disputed(ada: Person, bob: Person, judge: Person) -> None:
    """Disputes on a refusal and on a ply, and what the arbiter makes of them."""
    seats = [{"kind": "me"}, {"kind": "open"}]
    game: str = ada.does("openGame", example=None, body={"title": "tzolkin", "seats": seats})["id"]
    bob.does("joinGame", game, body={"seat": 1})
    _play(ada, game, 0)
    _play(bob, game, 1)
    seat = _shown(ada, game)["awaits"][0]
    who = (ada, bob)[seat]
    wrong = {"seat": seat, "commands": [{"type": "tzolkin.end-trading"}]}
    refusal = who.is_refused("playMoves", game, example="illegal-command", body=wrong)["refusal"]
    who.does("listRefusals", game)
    who.does("getRefusal", game, refusal)
    complaint = "I had placed two workers, so my turn could end."
    body = {"seat": seat, "refusal": refusal, "complaint": complaint}
    who.does("openDispute", game, example="refusal", body=body)
    who.does("openDispute", game, example="again", body=body)
    ply = {"seat": 0, "ply": 1, "complaint": "I meant to keep the other two tiles."}
    ada.does("openDispute", game, example="ply", body=ply)
    third = {"seat": 1, "ply": 2, "complaint": "That was too hasty of me."}
    bob.does("openDispute", game, example=None, body=third)
    bob.does("withdrawDispute", game, 3, body={})
    _judged(judge, game)


def _judged(judge: Person, game: str) -> None:
    until(lambda: len(_list(judge, "listAllDisputes")) > 1, "the list of disputes")
    judge.does("listAllDisputes", status="open")
    judge.does("getEvidence", game, 1, example="refusal")
    judge.does("getEvidence", game, 2, example="ply")
    judge.does("getPlyEvidence", game, 2)
    ruling = {"verdict": "dismissed", "ruling": "No worker had been placed in this turn."}
    judge.does("judgeDispute", game, 1, example="dismissed", body=ruling)
    upheld = {
        "verdict": "upheld",
        "ruling": "Both agree that the tiles were mixed up by the client.",
        "remedy": {"type": "rewind", "to": 0},
    }
    judge.does("judgeDispute", game, 2, example="rewind", body=upheld)
    judge.does("listDisputes", game)
    judge.does("getDispute", game, 2)


def called(ada: Person, receiver: Receiver) -> None:
    """A webhook: made, tried, changed, replayed."""
    body = {"url": receiver.url, "types": ["game.turn", "game.move", "game.ended"]}
    hook = ada.does("createWebhook", body=body)["webhook"]["id"]
    ada.does("testWebhook", hook, body={})
    ada.does("changeWebhook", hook, body={"types": ["game.started", "game.turn", "game.ended"]})
    seats = [{"kind": "me"}, {"kind": "me"}]
    game = ada.does("openGame", example=None, body={"title": "tzolkin", "seats": seats})["id"]
    ada.does("replayWebhook", hook, body={"game": game, "after": 0})
    until(lambda: {"game.started", "game.turn"} <= receiver.bodies.keys(), "deliveries")
    until(lambda: bool(_list(ada, "listDeliveries", hook, status="delivered")), "a delivery")
    ada.does("listDeliveries", hook)
    ada.does("rotateWebhookSecret", hook, body={"overlap": 86400})
    ada.does("listWebhooks")
    ada.does("getWebhook", hook)
    ada.does("deleteWebhook", hook)


def read(ada: Person, game: str) -> None:
    """What stands beside games: titles, players, leaders, and keys."""
    ada.does("listTitles")
    ada.does("getMyData")
    ada.does("listRules", "tzolkin")
    ada.does("getRule", "tzolkin", "TZ-PLC-05")
    ada.does("getIntroduction", "tzolkin")
    ada.does("getIntroductionStep", "tzolkin", "3")
    ada.does("getScene", game, 0)
    ada.does("getTextPicture", game, 0)
    ada.does("getEmbedding", url=f"https://kronika.example/games/{game}?ply=2")
    passing(ada)
    until(lambda: bool(_list(ada, "listLeaders", "tzolkin", min_games=1)), "the leaders")
    ada.does("listLeaders", "tzolkin", min_games=1)
    until(lambda: bool(_statistics(ada)["companies"]), "the statistics")
    ada.does("getTitleStatistics", "tzolkin")
    ada.does("getPlayer", "ada")
    ada.does("listKeys")


def _play(person: Person, game: str, seat: int, example: str | None = None) -> None:
    """A command of the seat, once it is awaited: dry first, if it is recorded."""
    until(lambda: seat in _shown(person, game)["awaits"], f"seat {seat} to be awaited")
    legal = person.does("getLegalCommands", game, example=example, seat=seat)
    body = {"seat": seat, "decision": legal["decision"], "commands": legal["commands"][:1]}
    if example == "tzolkin":  # one is enough: it is made of what others show
        trial = {"seat": seat, "commands": legal["commands"][:1]}
        person.does("previewMoves", game, example=example, body=trial)
        person.does("getWorld", game, example=example, seat=seat)
    if example is not None:
        person.does("playMoves", game, example=f"{example} dry", body={**body, "dry_run": True})
    person.does("playMoves", game, example=example, body=body)


def _shown(person: Person, game: str) -> Json:
    return person.does("getGame", game, example=None)


def _statistics(person: Person) -> Json:
    return person.does("getTitleStatistics", "tzolkin", example=None, answers=False)


def _list(person: Person, operation: str, *path: object, **query: object) -> list[Json]:
    found: list[Json] = person.does(operation, *path, example=None, answers=False, **query)["items"]
    return found


def passing(ada: Person) -> None:
    """A standing pass: ordered, listed, withdrawn; and a preference."""
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * 3]
    body = {"title": "ancient-knowledge", "options": {"team_variant": True}, "seats": seats}
    game = ada.does("openGame", example=None, body=body)["id"]
    ada.does("setPass", game, 0, "exchange", body={"until": "end"})
    ada.does("listPasses", game, 0)
    ada.does("deletePass", game, 0, "exchange")
    ada.does("setPreferences", game, 0, body={"forced": True})
    ada.does("getPreferences", game, 0)
