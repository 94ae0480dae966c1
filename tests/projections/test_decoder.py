"""The one decoder over all titles: what is written is read again, and what is not known says so."""

import pytest

from events.canonical import respelt
from events.commitments import Veil
from events.envelope import Entry
from games.kernel.registry import Registry
from games.kernel.result import Line, ranked
from games.kernel.table.ending import GameFinished
from games.kernel.table.opening import GameStarted, SeatTaken
from games.kernel.title import Action, AnyTitle
from referee.decoder import Decoder, UndecodableError, UnknownKindError
from tests.projections import hoard
from tests.projections.hoard import CoinsHidden, HideCoins
from tests.support.games import random_game
from tests.support.recorded import log_of

DECODER = Decoder([hoard.title])


def test_a_move_is_its_action_and_then_its_facts() -> None:
    action = Action(seat=1, decision=7, command=HideCoins(2))
    fact = CoinsHidden(1, 2)
    entries = DECODER.move(action, [fact], ply=4)
    assert entries == (
        Entry(
            kind="hoard.hide-coins",
            payload=b'{"coins":2,"type":"hoard.hide-coins"}',
            ply=4,
            seat=1,
            decision=7,
            veils=(Veil("/coins", 1, (1,)),),
        ),
        Entry(
            kind="hoard.coins-hidden",
            payload=b'{"coins":2,"seat":1,"type":"hoard.coins-hidden"}',
            ply=4,
            veils=(Veil("/coins", 1, (1,)),),
        ),
    )
    assert [DECODER.decode(entry) for entry in entries] == [action, fact]


def test_facts_of_the_table_belong_to_every_title() -> None:
    result = ranked({0: (Line("coins", 3),)}, tie_breaks={})
    facts = [SeatTaken(seat=0, by="bot", bot="random"), GameStarted(), GameFinished(result=result)]
    entries = Decoder([]).facts(facts, ply=0)
    assert [Decoder([]).decode(entry) for entry in entries] == facts


def test_a_kind_of_no_installed_title_is_unknown() -> None:
    entry = Entry(kind="hoard.coin-shown", payload=b'{"seat":1,"type":"hoard.coin-shown"}')
    with pytest.raises(UnknownKindError, match=r"hoard\.coin-shown"):
        Decoder([]).decode(entry)
    with pytest.raises(UnknownKindError):
        Decoder([]).move(Action(seat=0, decision=1, command=HideCoins(1)), [], ply=1)
    assert DECODER.title("hoard.coin-shown") is hoard.title
    with pytest.raises(UnknownKindError):
        DECODER.title("table.game-opened")


@pytest.mark.parametrize("payload", [b"", b"{}", b'{"type":"hoard.coin-shown"}', b"\xff"])
def test_a_payload_that_does_not_fit_says_what_is_wrong(payload: bytes) -> None:
    with pytest.raises(UndecodableError, match=r"hoard\.coin-shown"):
        DECODER.decode(Entry(kind="hoard.coin-shown", payload=payload))


@pytest.mark.parametrize("title", list(Registry.installed()), ids=lambda one: one.meta.slug)
def test_payloads_are_spelt_as_the_chain_hashes_them(title: AnyTitle) -> None:
    decoder, seen = Decoder([title]), 0
    for ply, value in log_of(random_game(title, seats=title.meta.seats[1], seed=3)):
        if isinstance(value, Action):
            entries = decoder.move(value, [], ply=ply)
        else:
            entries = decoder.facts([value], ply=ply)
        for entry in entries:
            seen += 1
            assert entry.payload == respelt(entry.payload)
    assert seen > 100
