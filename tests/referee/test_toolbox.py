"""The toolbox says what the rules say, to programs that keep their games by themselves."""

import random
from functools import cache
from typing import Any

import msgspec
import pytest
from msgspec import Raw
from msgspec.structs import replace

from events.fairness import drawing_seed
from games.kernel.refusal import Illegal
from games.kernel.registry import Registry
from games.kernel.seats import AtSeat, Auditor, Spectator
from games.kernel.title import Action, play
from games.kernel.words import reason
from referee.desk import Desk
from referee.problems.problem import ProblemError, in_language
from referee.title_tools import TitleTools
from referee.toolbox.portable import spelt
from referee.toolbox.schemas import (
    Asking,
    Choosing,
    Decided,
    Deciding,
    Folding,
    GivenChance,
    Looking,
    PortablePosition,
    SettingUp,
)
from referee.toolbox.toolbox import Toolbox
from tests.audit.exporting import REDACTION, REGISTRY, Logged, exported, folded, logged
from tests.support import tiny
from tests.support.games import staying
from tests.support.titles import INSTALLED, title_of

PLIES = 60
SEED = "c0ffee" * 10 + "abcd"

each_title = pytest.mark.parametrize("slug", INSTALLED)


@cache
def toolbox(slug: str, language: str = "en") -> Toolbox:
    """That of a title."""
    tools = TitleTools.of(REGISTRY, slug)
    assert tools is not None
    return Toolbox(title_of(slug), REGISTRY, tools, language)


@cache
def recorded(slug: str) -> Logged:
    """A game that goes back to earlier plies, and draws by name."""
    games = (logged(slug, 2, number) for number in (2, 6, 10, 18))
    return next(one for one in games if folded(one.events).seen.rewinds)


def events(game: Logged) -> tuple[Raw, ...]:
    """The events of a game, as its export has them."""
    told = msgspec.json.decode(exported(game), type=dict[str, Any])["events"]
    return tuple(Raw(msgspec.json.encode(one)) for one in told)


def decided(slug: str, position: PortablePosition, command: Raw, **given: Any) -> Decided:
    """A command of the first seat that is awaited."""
    asked = Deciding(position=position, seat=position.awaits[0], command=command, **given)
    return toolbox(slug).decide(asked)


def problem(refused: pytest.ExceptionInfo[ProblemError], language: str = "en") -> Any:
    """What is said of a refusal."""
    return in_language(refused.value, language)


@each_title
def test_a_game_set_up_here_is_played_as_its_rules_play_it(slug: str) -> None:
    """Facts lead to the same state; the same seed, or the outcomes, give the same facts again."""
    box, seed = toolbox(slug), GivenChance(seed=SEED)
    begun = box.set_up(SettingUp(seats=2, chance=seed))
    facts, position, dice = [*begun.facts], begun.position, random.Random(slug)
    assert position.version == len(facts)
    for ply in range(1, PLIES + 1):
        seat = position.awaits[0]
        legal = box.legal(Asking(position=position, seat=seat))
        state = msgspec.json.decode(position.state, type=title_of(slug).types.state)
        assert [bytes(one) for one in legal.commands] == [
            msgspec.json.encode(one) for one in title_of(slug).rules.legal(state, seat)
        ]
        assert len(legal.hints) == len(legal.commands)
        command = spelt(dice.choice(staying(title_of(slug).rules.legal(state, seat))))
        after = decided(slug, position, command, chance=seed)
        outcomes = GivenChance(outcomes=tuple(one.outcome for one in after.outcomes))
        assert decided(slug, position, command, chance=outcomes) == after
        facts += after.facts
        position = after.position
        assert position.ply == ply
        if position.over:
            break
    again = box.fold(Folding(events=tuple(facts)))
    assert again.state == position.state
    assert again.awaits == position.awaits
    assert (again.over, position.over) == (not again.awaits, not position.awaits)


@each_title
def test_a_recorded_game_is_folded_over_everything_that_it_goes_back_to(slug: str) -> None:
    game = recorded(slug)
    end = folded(game.events)
    assert end.seen.rewinds, "it goes back"
    found = toolbox(slug).fold(Folding(events=events(game)))
    assert found.state == spelt(end.state)
    assert (found.ply, found.version, found.branch) == (end.ply, end.version, end.seen.branch)
    assert tuple(found.draws.items()) == end.draws
    halfway = len(game.events) // 2
    first = toolbox(slug).fold(Folding(events=events(game)[:halfway]))
    assert first.state == spelt(folded(game.events[:halfway]).state)


@each_title
def test_with_the_seed_of_a_game_its_moves_come_out_as_they_were(slug: str) -> None:
    game, box = recorded(slug), toolbox(slug)
    told, end = events(game), folded(game.events)
    seed = GivenChance(seed=drawing_seed(game.secrets.seed, end.seen.entropies).hex())
    before, start, compared = None, 0, 0
    for number, event in enumerate(game.events):
        if event.seat is None or event.decision is None:
            continue
        if compared == PLIES or event.ply > end.seen.rewinds[0].at:
            break
        before = box.fold(Folding(events=told[start:number], position=before))
        start = number
        command = Raw(event.payload)
        asked = Deciding(
            position=before,
            seat=event.seat,
            decision=event.decision,
            command=command,
            chance=seed,
        )
        facts = box.decide(asked).facts
        own = [one for one in game.events[number + 1 :] if one.ply == event.ply]
        assert [bytes(one) for one in facts] == [one.payload for one in own[: len(facts)]]
        compared += 1
    assert compared


@each_title
def test_what_somebody_sees_is_what_the_service_shows(slug: str) -> None:
    game, box = recorded(slug), toolbox(slug)
    half = next(n for n, one in enumerate(game.events) if one.ply == game.plies // 3)
    state = folded(game.events[:half]).state
    position = box.fold(Folding(events=events(game)[:half]))
    for named, viewer in ((0, AtSeat(0)), ("spectator", Spectator()), ("auditor", Auditor())):
        looking = Looking(position=position, viewer=named)
        seen = REDACTION.view(title_of(slug), state, viewer, over=False)
        assert bytes(box.view(looking)) == seen
        view = msgspec.json.decode(seen, type=title_of(slug).types.view)
        draws = title_of(slug).showing.scene
        assert draws is not None
        assert box.scene(looking) == draws(view)
        assert box.result(looking) is None


@each_title
def test_a_refusal_says_the_rule_in_words(slug: str) -> None:
    """Commands that were legal once are refused now as the rules refuse them."""
    title, box = title_of(slug), toolbox(slug)
    game = recorded(slug)
    commands = [one.payload for one in game.events if one.seat is not None][:PLIES]
    position = box.set_up(SettingUp(seats=2, chance=GivenChance(seed=SEED))).position
    state: Any = msgspec.json.decode(position.state, type=title.types.state)
    seat = position.awaits[0]
    frame = state.agenda.open_for(seat)
    refusals = 0
    for raw in commands:
        command = msgspec.json.decode(raw, type=title.types.command)
        action = Action(seat=seat, decision=frame.id, command=command)
        wanted = play(title, state, action, GivenNone())
        if not isinstance(wanted, Illegal):
            continue
        with pytest.raises(ProblemError) as refused:
            box.decide(Deciding(position=position, seat=seat, command=Raw(raw)))
        for language in ("en", "cs"):
            told = problem(refused, language)
            assert (told.kind, told.rule) == ("illegal-command", wanted.rule)
            assert told.because == reason(title.words, wanted, language)
        assert told.legal
        refusals += 1
    assert refusals


class GivenNone:
    """A chance that gives the first outcome."""

    def below(self, n: int, label: str) -> int:
        """Nothing is decided by it here."""
        return 0


def test_a_seat_that_is_not_awaited_is_told_so() -> None:
    position = toolbox("tzolkin").set_up(SettingUp(seats=2)).position
    (command, *_) = (
        toolbox("tzolkin").legal(Asking(position=position, seat=position.awaits[0])).commands
    )
    asked = Deciding(position=position, seat=7, command=command)
    with pytest.raises(ProblemError) as refused:
        toolbox("tzolkin").decide(asked)
    told = problem(refused)
    assert (told.kind, told.rule) == ("decision-closed", "KR-AGENDA-01")


def test_a_bot_plays_what_is_legal() -> None:
    box = toolbox("tzolkin")
    position = box.set_up(SettingUp(seats=2)).position
    for _ in range(8):
        seat = position.awaits[0]
        chosen = box.choose(Choosing(position=position, seat=seat, bot="temples")).command
        assert chosen is not None
        position = box.decide(Deciding(position=position, seat=seat, command=chosen)).position
    with pytest.raises(ProblemError) as refused:
        box.choose(Choosing(position=position, seat=0, bot="nobody"))
    assert "temples" in problem(refused).detail


@pytest.mark.parametrize(
    ("slug", "asked", "key"),
    [
        ("tzolkin", SettingUp(seats=9), "seats-of-title"),
        ("tzolkin", SettingUp(seats=2, ruleset="tzolkin/99"), "rulesets-known"),
        (
            "tzolkin",
            SettingUp(seats=2, chance=GivenChance(seed=SEED, outcomes=())),
            "one-chance",
        ),
        ("tzolkin", SettingUp(seats=2, chance=GivenChance(outcomes=(0,))), "outcome-missing"),
        ("tzolkin", SettingUp(seats=2, chance=GivenChance(outcomes=(999,))), "outcome-unfit"),
    ],
)
def test_a_game_that_cannot_be_set_up_is_explained(slug: str, asked: SettingUp, key: str) -> None:
    with pytest.raises(ProblemError) as refused:
        toolbox(slug).set_up(asked)
    assert problem(refused).key == key
    assert "{" not in problem(refused, "cs").detail


def test_a_game_of_a_retired_ruleset_is_read_and_not_decided() -> None:
    box = toolbox("tzolkin")
    begun = box.set_up(SettingUp(seats=2)).position
    position = replace(begun, ruleset="tzolkin/0")
    seat = position.awaits[0]
    assert box.view(Looking(position=position)) == box.view(Looking(position=begun))
    assert box.legal(Asking(position=position, seat=seat)).commands == ()
    (command, *_) = box.legal(Asking(position=begun, seat=seat)).commands
    with pytest.raises(ProblemError) as refused:
        box.decide(Deciding(position=position, seat=seat, command=command))
    assert problem(refused).rule == "KR-RULES-01"


def test_a_title_without_words_is_played_as_well() -> None:
    title = replace(tiny.title, words=None)
    registry = Registry({title.meta.slug: title})
    tools = TitleTools.of(registry, title.meta.slug)
    assert tools is not None
    box = Toolbox(title, registry, tools, "cs")
    begun = box.set_up(SettingUp(seats=2, chance=GivenChance(seed=SEED)))
    assert {*begun.texts} == {None}
    seat = begun.position.awaits[0]
    (command, *_) = box.legal(Asking(position=begun.position, seat=seat)).commands
    asked = Deciding(position=begun.position, seat=seat, command=command)
    assert box.decide(asked).position.ply == 1
    assert box.scene(Looking(position=begun.position)) is not None
    with pytest.raises(ProblemError) as refused:
        box.decide(replace(asked, decision=99))
    assert problem(refused).because


def test_events_that_do_not_fit_are_named() -> None:
    """So is one in which something is hidden."""
    told = events(recorded("eldervale"))
    facts = recorded("eldervale").events
    start = next(n for n, one in enumerate(facts) if one.kind.startswith("eldervale."))
    back = next(n for n, one in enumerate(facts) if one.kind == "table.rewound")
    half = toolbox("eldervale").fold(Folding(events=told[:back]))
    opening, kind = told[:start], facts[start].kind
    for wrong, key, index in (
        ((*told[:9], *told[10:]), "event-gap", 9),
        ((*opening, Raw(b"7")), "event-expected", start),
        ((*opening, Raw(b'{"type":"tzolkin.turn-ended"}')), "event-of-other-title", start),
        ((*opening, Raw(b'{"type":"%s"}' % kind.encode())), "event-senseless", start),
        ((*opening, Raw(b'{"type":"%s","x":{"hidden":1}}' % kind.encode())), "event-hides", start),
        (opening, "game-not-begun", None),
    ):
        with pytest.raises(ProblemError) as refused:
            toolbox("eldervale").fold(Folding(events=wrong))
        said = problem(refused)
        assert said.key == key
        assert said.field == ("events" if index is None else f"events[{index}]")
    with pytest.raises(ProblemError) as refused:
        toolbox("eldervale").fold(Folding(events=told[back:], position=half))
    assert problem(refused).key == "event-goes-back"


def test_the_desk_hands_the_toolbox_out() -> None:
    """JSON in, JSON out, problems in words; by the addresses that `@kronika/rules` knows."""
    desk = Desk(REGISTRY)

    def asked(path: str, body: object = None, language: str = "en") -> Any:
        headers = {"content-type": "application/json", "accept-language": language}
        method = "GET" if body is None else "POST"
        raw = b"" if body is None else msgspec.json.encode(body)
        return desk.answer(method, f"/v1/toolbox{path}", headers, raw)

    def value(path: str, body: object = None) -> Any:
        answer = asked(path, body)
        assert answer.status == 200, answer.body
        return msgspec.json.decode(answer.body)

    assert {*INSTALLED} <= {*value("")["titles"]}
    assert value("/tzolkin")["seats"] == [2, 4]
    position = value("/tzolkin/setup", {"seats": 2, "chance": {"seed": SEED}})["position"]
    seat = position["awaits"][0]
    legal = value("/tzolkin/legal", {"position": position, "seat": seat, "refused": True})
    assert legal["commands"]
    chosen = value("/tzolkin/choose", {"position": position, "seat": seat, "bot": "farmer"})
    assert chosen["command"] in legal["commands"]
    decided = value("/tzolkin/decide", {"position": position, "seat": seat, **chosen})
    folded = {"position": position, "events": [chosen["command"], *decided["facts"]]}
    assert value("/tzolkin/fold", folded) == decided["position"]
    assert len(value("/tzolkin/view", {"position": position})["players"]) == 2
    assert value("/tzolkin/scene", {"position": position, "viewer": seat})["boards"]
    assert value("/tzolkin/result", {"position": position}) is None
    czech = asked("/tzolkin/setup", {"seats": 9}, "cs")
    assert (czech.status, "požadavek jich má 9" in czech.body.decode()) == (400, True)
    assert asked("/chess").status == 404
    for state in ({}, {**position["state"], "players": []}):
        bent = asked("/tzolkin/legal", {"position": {**position, "state": state}, "seat": seat})
        problem = msgspec.json.decode(bent.body)
        assert (bent.status, problem["field"][:14]) == (400, "position.state")
