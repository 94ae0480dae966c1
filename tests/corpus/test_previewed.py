"""Recorded games, previewed: what a preview was sure of is what then happened.

Commands of recorded games are tried as the service tries them for their players, in a world that is
imagined for the seat, a whole turn at a time where a seat goes on; or as a page tries them that has
the rules, in a world that is imagined from the one that the service has given it. A plain run tries
some of each title; `python -m tests.corpus.test_previewed` tries two thousand, with `--worlds` as
pages do, and says of how many of them the previews were sure.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import groupby, pairwise
from typing import Any

import msgspec
import pytest
from msgspec import Struct

from games.kernel.registry import Registry
from games.kernel.seats import AtSeat
from games.kernel.shadow import RecordedGame, RecordedMove
from games.kernel.title import AnyTitle
from referee.decoder import Decoder
from referee.drafting import CommandBatch, Drafter, Rehearsal
from referee.redaction import Redaction
from referee.secrets import world_chance
from service.cli.shadow.corpus import files, unpacked
from tests.corpus.make import CORPUS
from tests.corpus.test_replayed import REGISTRY, states
from tests.laws.test_previews import differing
from tests.support.depth import amount
from tests.support.games import Ply, seed_of

DECODER = Decoder(REGISTRY)
DRAFTER = Drafter(Redaction(DECODER))
EACH = 10
"""Commands of a game that are tried, at least."""

LONGEST = 6
"""So many commands are tried at once, at most."""

SLUGS = [title.meta.slug for title in Registry.installed()]


class Count(Struct):
    """Commands that were tried, those of which a preview was sure, and what came otherwise."""

    tried: int = 0
    sure: int = 0
    wrong: list[str] = []

    def __str__(self) -> str:
        return f"{self.tried} commands, sure of {self.sure}, wrong of {len(self.wrong)}"


def previewed(slug: str, most: int, *, worlds: bool = False) -> Count:
    """About so many commands of recorded games of a title: some turns of each game; with `worlds`
    as pages with the rules try them."""
    count, paths = Count(), files(CORPUS / slug)
    paths = paths[:: max(1, len(paths) * EACH // most)]
    share = -(-most // len(paths))
    for number, path in enumerate(paths):
        game = unpacked(path).game(DECODER)
        assert game is not None, path
        title = REGISTRY.get(slug, game.table.ruleset)
        assert title is not None, path
        left = share
        for turn in _some(list(_turns(title, game)), number):
            if left <= 0 or count.tried >= most:
                break
            left -= len(turn)
            _preview(title, turn, count, path.name, worlds=worlds)
    return count


def _turns(title: AnyTitle, game: RecordedGame) -> Iterator[Sequence[Ply]]:
    """The commands that a seat gave one after the other."""
    steps = zip(game.moves, pairwise(states(title, game)), strict=True)
    plies = [_ply(move, before, after) for move, (before, after) in steps if not move.rewound]
    for _, turn in groupby(plies, lambda ply: ply.action.seat):
        whole = tuple(turn)
        yield from (whole[at : at + LONGEST] for at in range(0, len(whole), LONGEST))


def _ply(move: RecordedMove, before: Any, after: Any) -> Ply:
    values = {"number": move.ply, "before": before, "action": move.action, "after": after}
    return Ply(drawn=(), facts=move.facts, **values)


def _some(turns: Sequence[Sequence[Ply]], number: int) -> Iterator[Sequence[Ply]]:
    """The turns of a game in an order that begins elsewhere in each game, far from each other."""
    step = max(1, len(turns) // 7)
    for first in range(step):
        yield from turns[(first + number) % step :: step]


def _preview(
    title: AnyTitle, turn: Sequence[Ply], count: Count, name: str, *, worlds: bool
) -> None:
    """Tries a turn, and compares what was sure with what was recorded."""
    first = turn[0]
    commands = tuple(ply.action.command for ply in turn)
    seat = first.action.seat
    state = _given(title, first, name) if worlds else first.before
    for end in range(1, len(turn) + 1):
        batch = CommandBatch(seat=seat, commands=commands[:end])
        found = DRAFTER.rehearse(title, state, first.number - 1, batch)
        if not isinstance(found, Rehearsal):
            return
        count.tried += 1
        if DRAFTER.certain(title, found) < end:
            count.tried += len(turn) - end
            return
        count.sure += 1
        count.wrong += [
            f"{name}, ply {turn[end - 1].number}: another {what}"
            for what in differing(title, found, first.before, turn[end - 1])
        ]


def _given(title: AnyTitle, ply: Ply, name: str) -> Any:
    """The world that the service gives the seat of a ply, read from its JSON."""
    chance = world_chance(seed_of(name), ply.number - 1, ply.action.seat)(0)
    world = title.rules.imagine(ply.before, AtSeat(ply.action.seat), chance)
    return msgspec.json.decode(msgspec.json.encode(world), type=title.types.state)


@pytest.mark.deep
@pytest.mark.parametrize("worlds", [False, True], ids=["service", "page"])
@pytest.mark.parametrize("slug", SLUGS)
def test_what_a_preview_was_sure_of_is_what_then_happened(slug: str, worlds: bool) -> None:
    count = previewed(slug, amount(25, 400), worlds=worlds)
    assert count.wrong == []
    assert count.sure > count.tried // 10, f"previews are sure of hardly anything: {count}"


def main() -> int:
    """Tries commands of all titles and says how many."""
    parser = argparse.ArgumentParser(prog="python -m tests.corpus.test_previewed")
    parser.add_argument("--commands", type=int, default=2000)
    parser.add_argument("--worlds", action="store_true", help="as pages with the rules do it")
    given = parser.parse_args()
    most = -(-given.commands // len(SLUGS))
    sums = Counter[str]()
    for slug in SLUGS:
        count = previewed(slug, most, worlds=given.worlds)
        sys.stdout.write("\n  ".join([f"{slug}: {count}", *count.wrong]) + "\n")
        sums += Counter(tried=count.tried, sure=count.sure, wrong=len(count.wrong))
    sys.stdout.write(f"{dict(sums)}\n")
    return 1 if sums["wrong"] else 0


if __name__ == "__main__":
    sys.exit(main())
