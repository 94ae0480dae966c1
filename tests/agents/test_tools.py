"""The tools of agents, each at a running service."""

import re
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from jsonschema import Draft202012Validator

from agents.guide import GUIDE
from agents.pages import MOST, fitting, last_fitting
from agents.resources import RESOURCES, found
from agents.tool import RefusedError, schema_of
from agents.tools import TOOLS
from agents.turn import Turn
from tests.agents.conftest import Agent
from tests.service.people import Person

Agents = Callable[..., Agent]
NAMES = {one.name for one in TOOLS}


def size(result: Any) -> int:
    return len(result.text().encode()) + len(msgspec.json.encode(result))


async def test_titles_are_learnt_before_anything_is_opened(agent: Agents) -> None:
    nobody = agent(None)
    titles = await nobody.call("list_titles")
    assert {"tzolkin", "eldervale"} <= {one.title for one in titles.titles}
    one = await nobody.call("read_title", title="tzolkin")
    assert next(bot.strength for bot in one.bots) == "easy"
    assert one.next[0].tool == "open_game"
    assert one.next[0].arguments["bot"] in {bot.bot for bot in one.bots}
    steps = await nobody.call("read_introduction", title="tzolkin")
    assert [step.step for step in steps.steps] == [*range(1, steps.of + 1)]
    later = await nobody.call("read_introduction", title="tzolkin", step=steps.of)
    assert later.steps == steps.steps[-1:]
    options = await nobody.call("read_title", title="eldervale")
    assert {"oracle", "mercenaries"} <= {option.option for option in options.options}
    for result in (titles, one, steps, options):
        assert size(result) < MOST


async def test_rules_and_cards_are_found(agent: Agents) -> None:
    nobody = agent(None)
    sections = await nobody.call("read_rules", title="tzolkin")
    assert "TZ-PLC" in {one.id for one in sections.rules}
    section = await nobody.call("read_rules", title="tzolkin", section="TZ-PLC")
    assert {one.id.rpartition("-")[0] for one in section.rules} == {"TZ-PLC"}
    named = await nobody.call("read_rules", title="tzolkin", rules=["TZ-PLC-05", "TZ-TRN-01"])
    assert {one.id for one in named.rules} == {"TZ-PLC-05", "TZ-TRN-01"}
    food = await nobody.call("find_rules", title="tzolkin", words="food day")
    assert food.rules
    assert all("food day" in one.says.casefold() for one in food.rules)
    farms = await nobody.call("find_components", title="tzolkin", words="farm feeds")
    assert all(one.name.startswith("Farm") for one in farms.components)
    unknown = await nobody.refused("read_rules", title="tzolkin", section="TZ-NIX")
    assert "TZ-PLC" in unknown.refused
    nothing = await nobody.refused("read_title", title="chess")
    assert nothing.next[0].tool == "list_titles"


async def test_a_long_list_comes_in_pages(agent: Agents) -> None:
    nobody, seen, page = agent(None), set[str](), 1
    while True:
        cards = await nobody.call("find_components", title="eldervale", words="a", page=page)
        assert size(cards) < MOST
        new = {one.id for one in cards.components}
        assert new
        assert not new & seen
        seen |= new
        if not cards.next:
            break
        page = cards.next[0].arguments["page"]
    assert len(seen) == cards.found > len(cards.components)


async def test_a_game_is_played_by_numbers(agent: Agents) -> None:
    ada = agent()
    turn = await ada.call("open_game", title="tzolkin", bot="random")
    assert (turn.status, turn.seat, turn.ply) == ("running", 0, 0)
    assert "Palenque" in turn.board
    step = turn.next[0]
    assert (step.tool, step.choose) == ("play", {"number": f"1 to {turn.decision.total}"})
    played = await ada.call("play", **step.arguments, number=1)
    assert turn.decision.commands["1"].removeprefix("Keep: ") in played.happened[0]
    assert played.decision is None or played.decision.list != turn.decision.list
    old = await ada.refused("play", **step.arguments, number=1)
    assert "not the one of now" in old.refused or "nothing to decide" in old.refused
    assert old.next[0].tool == "wait_for_turn"
    again = await ada.call("wait_for_turn", game=turn.game, since=turn.ply)
    assert again.decision is not None
    assert any(one.startswith("1. ") for one in again.happened)


async def test_a_number_belongs_to_a_list(agent: Agents) -> None:
    ada = agent()
    turn = await ada.call("open_game", title="tzolkin", bot="random")
    game, list_ = turn.game, turn.decision.list
    for wrong in (
        {"number": 1},
        {"list": list_},
        {"list": f"{list_}0", "number": 1},
        {"list": list_, "number": 99},
        {"list": list_, "number": 0},
        {"list": list_, "number": "first"},
        {"list": list_, "number": 1, "speed": 3},
    ):
        assert (await ada.refused("play", game=game, **wrong)).refused
    assert (await ada.call("look_at_game", game=game)).ply in (0, 1)  # the bot's alone


async def test_a_command_can_be_played_as_json(agent: Agents) -> None:
    ada = agent()
    turn = await ada.call("open_game", title="tzolkin", bot="random")
    listed = await ada.call("list_commands", game=turn.game)
    commands = listed.decision.json
    assert [*commands] == [*turn.decision.commands]
    assert {one["type"] for one in commands.values()} == {"tzolkin.choose-starting-wealth"}
    foretold = await ada.call("preview", game=turn.game, list=listed.decision.list, number=2)
    assert foretold.would
    wrong = {"type": "tzolkin.choose-starting-wealth", "keep": ["wealth_01"]}
    refusal = await ada.refused("play", game=turn.game, command=wrong)
    assert refusal.refused
    # some clients send objects as text
    as_text = msgspec.json.encode(commands["2"]).decode()
    played = await ada.call("play", game=turn.game, command=as_text)
    assert any("keeps" in one for one in played.happened)


async def test_what_is_refused_names_the_rule_and_can_be_disputed(agent: Agents) -> None:
    ada = agent()
    turn = await ada.call("open_game", title="tzolkin", bot="random")
    game = turn.game
    end = {"type": "tzolkin.end-turn"}
    refusal = await ada.refused("play", game=game, command=end)
    assert re.search(r"Rule [A-Z]+-", refusal.refused)
    assert "open_dispute" in refusal.refused
    assert refusal.next[0].tool == "list_commands"
    refusals = await ada.call("list_refusals", game=game)
    (one,) = refusals.refusals
    dispute = await ada.call(
        "open_dispute", game=game, refusal=one.refusal, complaint="I want to end my turn."
    )
    assert (dispute.status, dispute.number) == ("open", 1)
    looked = await ada.call("look_at_game", game=game)
    assert "Dispute 1 is open (list_disputes)." in looked.notices
    ended = await ada.call("withdraw_dispute", game=game, number=1)
    assert ended.status == "withdrawn"
    listed = await ada.call("list_disputes", game=game)
    assert [told.complaint for told in listed.disputes] == ["I want to end my turn."]


async def test_waiting_ends_and_says_that_it_lasts(agent: Agents) -> None:
    ada, bob = agent(), agent()
    opened = await ada.call("open_game", title="tzolkin", open_seats=1)
    assert opened.status == "open"
    waited = await ada.call("wait_for_turn", game=opened.game, seconds=1)
    assert waited.status == "open"
    assert waited.decision is None
    assert ada.waits
    assert all(0 <= done <= of == 1 for done, of, _ in ada.waits)
    tables = await bob.call("find_tables", title="tzolkin")
    assert opened.game in {one.game for one in tables.tables}
    seated = await bob.call("join_game", game=opened.game)
    assert seated.table.status == "running"
    turn = await bob.call("wait_for_turn", game=opened.game, since=0)
    assert (turn.seat, turn.decision is not None) == (1, True)
    assert "wealth" in turn.board
    mine = await bob.call("my_games", waiting=True)
    assert opened.game in {one.game for one in mine.tables}


async def test_a_host_fills_seats_and_invites(agent: Agents) -> None:
    ada, bob = agent(), agent()
    opened = await ada.call("open_game", title="tzolkin", open_seats=2, visibility="private")
    invited = await ada.call("invite", game=opened.game)
    assert invited.code
    assert (
        "unknown" in (await bob.refused("join_game", game=opened.game)).refused.casefold()
        or (await bob.refused("join_game", game=opened.game)).refused
    )
    joined = await bob.call("join_game", game=opened.game, invitation=invited.code)
    assert joined.table.status == "open"
    left = await bob.call("leave_game", game=opened.game)
    assert left.table.seats[1:] == ("open", "open")
    for seat in (1, 2):
        filled = await ada.call("fill_seat", game=opened.game, seat=seat, bot="random")
    assert filled.next[0].tool in ("start_game", "wait_for_turn")
    if filled.table.status == "open":
        filled = await ada.call("start_game", game=opened.game)
    assert filled.table.status == "running"
    resigned = await ada.call("resign", game=opened.game)
    assert resigned.table.game == opened.game


async def test_a_move_is_taken_back(agent: Agents) -> None:
    ada = agent()
    turn = await ada.call("open_game", title="tzolkin", my_seats=2)
    played = await ada.call("play", **turn.next[0].arguments, number=1)
    listed = await ada.call("list_commands", game=turn.game, seat=played.seat)
    other = await ada.call("list_commands", game=turn.game, seat=0)
    undo = other.undo if other.undo is not None else listed.undo
    assert undo == 0
    asked = {"game": turn.game, "proposal": "take-back", "seat": turn.seat}
    assert "`to`" in (await ada.refused("propose", **asked)).refused
    proposed = await ada.call("propose", **asked, to=0)
    if proposed.status == "open":
        other_seat = 1 - turn.seat
        proposed = await ada.call(
            "answer_proposal", game=turn.game, number=1, answer="agree", seat=other_seat
        )
    assert proposed.status == "agreed"
    history = await ada.call("read_history", game=turn.game)
    assert history.moves[0].endswith("(taken back)")


async def test_a_proposal_waits_for_an_answer(agent: Agents) -> None:
    ada, bob = agent(), agent()
    opened = await ada.call("open_game", title="tzolkin", open_seats=1)
    await bob.call("join_game", game=opened.game)
    proposed = await ada.call("propose", game=opened.game, proposal="call-off")
    assert (proposed.status, proposed.agreed) == ("open", (0,))
    seen = await bob.call("wait_for_turn", game=opened.game)
    assert any("Answer it with answer_proposal" in one for one in seen.notices)
    answered = await bob.call(
        "answer_proposal", game=opened.game, number=proposed.number, answer="agree"
    )
    assert answered.status == "agreed"
    over = await ada.call("wait_for_turn", game=opened.game)
    assert over.status == "void"


async def test_boards_show_a_seat_its_own_cards_only(agent: Agents) -> None:
    ada, nobody = agent(), agent(None)
    turn = await ada.call("open_game", title="ancient-knowledge", bot="random")
    names = [one.removeprefix("Set aside ") for one in turn.decision.commands.values()]
    mine = await ada.call("see_board", game=turn.game)
    strange = await nobody.call("see_board", game=turn.game)
    looked = await nobody.call("look_at_game", game=turn.game)
    assert all(one in " ".join(mine.board.split()) for one in names)
    assert not any(one in " ".join(strange.board.split()) for one in names)
    assert looked.decision is None
    assert looked.board == strange.board
    assert mine.legend == strange.legend != ""
    picture = await ada.call("see_picture", game=turn.game, width=160)
    assert picture.png.startswith(b"\x89PNG")
    assert len(picture.png) < MOST


async def test_nobody_in_particular_can_look_and_is_told_how_to_play(agent: Agents) -> None:
    nobody = agent(None)
    for name in ("who_am_i", "my_games"):
        assert "token" in (await nobody.refused(name)).refused
    refusal = await nobody.refused("open_game", title="tzolkin")
    assert "KRONIKA_TOKEN" in refusal.refused


async def test_a_token_that_may_only_read_is_told_what_it_lacks(
    agent: Agents, person: Callable[[], Person]
) -> None:
    ada = person()
    token = ada.http.post("/v1/tokens", json={"name": "reader", "scopes": ["read"]}).json()
    reader = agent(ada.with_token(token["token"]))
    assert (await reader.call("who_am_i")).name == ada.name
    assert "create" in (await reader.refused("open_game", title="tzolkin")).refused


async def test_history_goes_on_where_it_ended(agent: Agents) -> None:
    ada = agent()
    turn: Turn = await ada.call("open_game", title="tzolkin", bot="random")
    while turn.ply < 60:
        if turn.decision is None:
            turn = await ada.call("wait_for_turn", game=turn.game, since=turn.ply, board=False)
        else:
            turn = await ada.call("play", **turn.next[0].arguments, number=turn.decision.total)
    told = await ada.call("read_history", game=turn.game)
    lines = list(told.moves)
    while told.next:
        told = await ada.call(told.next[0].tool, **told.next[0].arguments)
        assert size(told) < MOST
        lines += told.moves
    plies = [int(one.partition(".")[0]) for one in lines]
    assert plies[:60] == [*range(1, 61)]
    late = await ada.call("look_at_game", game=turn.game, since=0, board=False)
    assert late.left_out > 0
    assert late.left_out + len(late.happened) >= 60


def test_every_tool_says_what_it_takes_and_gives() -> None:
    assert len(NAMES) == len(TOOLS)
    for tool in TOOLS:
        assert tool.description.endswith("."), tool.name
        takes, gives = schema_of(tool.takes), schema_of(tool.gives)
        for schema in (takes, gives):
            assert schema["type"] == "object"
            Draft202012Validator.check_schema(schema)
        assert takes["additionalProperties"] is False
        for name, argument in takes["properties"].items():
            assert argument["description"].endswith("."), f"{tool.name}.{name}"


def test_texts_name_only_tools_that_exist() -> None:
    known = NAMES | {"legend", "left_out", "more"}
    texts = [GUIDE, *(one.description for one in TOOLS)]
    for text in texts:
        for word in re.findall(r"\b[a-z]+(?:_[a-z]+)+\b", text):
            assert word in known, word


def test_the_guide_names_the_tools_of_a_whole_game() -> None:
    for name in ("list_titles", "read_title", "open_game", "play", "wait_for_turn", "see_board"):
        assert name in GUIDE


async def test_resources_are_the_tools_that_only_read(agent: Agents) -> None:
    ada = agent()
    turn = await ada.call("open_game", title="tzolkin", bot="random")
    call: Any = type("C", (), {"player": ada.player})()
    for one in RESOURCES:
        of_game = one.address.startswith("kronika://games")
        name = turn.game if of_game else "tzolkin"
        resource, id_ = found(one.address.replace("{id}", name))
        assert resource == one
        assert (await resource.read(call, id_)).text()
    for strange in ("kronika://", "kronika://games/", "kronika://games/a/b", "http://x"):
        with pytest.raises(RefusedError):
            found(strange)


def test_as_much_as_fits() -> None:
    items = ["a" * 10] * 5
    assert fitting(items, 27) == items[:2]
    assert last_fitting(["first", *items], 27) == items[:2]
    assert fitting(["a" * 100], 10) == ["a" * 100]
    assert fitting([], 10) == []
