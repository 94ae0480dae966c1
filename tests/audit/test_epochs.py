"""Notes of epochs: what they say, and what is none."""

import pytest
from msgspec.structs import replace

from events import notes
from events.checkpoints import LogName, RootLog
from events.epochs import Epoch, LostGames, OldLog, Promise, in_order, read
from events.keys import SigningKey
from events.leaves import game_hash
from events.notes import NoteError
from events.partition import partition_of

KEY = SigningKey("kronika.example", bytes(range(32)))
PLACE = partition_of("gam_vector", 64)
LOG = LogName(name=KEY.public.name, partitions=64, partition=PLACE)
NOON, ONE = "2026-11-21T12:00:00Z", "2026-11-21T13:00:00.5Z".replace(".5", ".500000")
OLD = OldLog(log=LOG, promise=Promise(12, bytes(range(32))), kept=8, lost_from=NOON)
ROOT = OldLog(log=RootLog(name=KEY.public.name), promise=Promise(7, bytes(32)), kept=0)
EPOCH = Epoch(name=KEY.public.name, number=2, since=ONE, reason="Disk: gone.", logs=(OLD,))


@pytest.mark.parametrize(
    "epoch",
    [
        EPOCH,
        replace(EPOCH, logs=()),
        replace(EPOCH, logs=(OLD, ROOT)),
        replace(EPOCH, games=LostGames(count=0)),
        replace(EPOCH, games=LostGames(count=7)),
        replace(EPOCH, games=LostGames(count=1, hashes=(game_hash("gam_vector"),))),
        replace(EPOCH, logs=(replace(OLD, kept=0, lost_from=None),), reason="log 1 game 2 ěšč"),
    ],
)
def test_a_note_says_what_was_meant(epoch: Epoch) -> None:
    assert read(epoch.signed(KEY), [KEY.public]) == epoch


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("kronika/epoch/1", "kronika/epoch/2"),
        ("kronika.example\n2", "other.example\n2"),
        ("\n2\n", "\n1\n"),
        ("\n2\n", "\n02\n"),
        (ONE, "noon"),
        ("Disk: gone.", ""),
        ("Disk: gone.", "x" * 501),
        ("games unknown", "games"),
        ("games unknown", "games 1\ngame abc"),
        ("games unknown", f"games 2\ngame {'0' * 64}"),
        ("games unknown", "games unknown\nno line"),
        ("/log/64/", "/log/064/"),
        (f"/log/64/{PLACE} ", f"/log/64/{PLACE}/epoch/2 "),
        (" 12 ", " -1 "),
        (" 8 ", " 13 "),
        (f" 8 {NOON}", " 8"),
        (f" 8 {NOON}", " 8 soon"),
    ],
)
def test_what_is_no_note_of_an_epoch(old: str, new: str) -> None:
    assert old in EPOCH.text
    with pytest.raises(NoteError):
        read(notes.sign(EPOCH.text.replace(old, new, 1), KEY), [KEY.public])


@pytest.mark.parametrize("bent", [" 1 -", f" 0 {NOON}"])
def test_nothing_of_a_root_log_is_kept(bent: str) -> None:
    text = replace(EPOCH, logs=(ROOT,)).text
    assert text.endswith(" 0 -\n")
    with pytest.raises(NoteError, match="epoch-root"):
        read(notes.sign(text.replace(" 0 -", bent), KEY), [KEY.public])


def test_a_root_log_says_nothing_about_games() -> None:
    told = replace(EPOCH, logs=(OLD, ROOT))
    for at in (NOON, "2026-11-21T11:59:59.999999Z"):
        assert told.explains("gam_vector", at) == EPOCH.explains("gam_vector", at)


def test_a_reason_is_one_line() -> None:
    with pytest.raises(NoteError):
        replace(EPOCH, reason="one\ntwo").signed(KEY)


def test_epochs_follow_each_other() -> None:
    third = replace(EPOCH, number=3)
    both = [third.signed(KEY), EPOCH.signed(KEY)]
    assert in_order(both, [KEY.public]) == (EPOCH, third)
    with pytest.raises(NoteError, match="epoch-missing"):
        in_order(both[:1], [KEY.public])
    with pytest.raises(NoteError, match="epoch-twice"):
        in_order([*both, replace(EPOCH, reason="fire").signed(KEY)], [KEY.public])
    with pytest.raises(NoteError, match="epoch-order"):
        in_order([*both[1:], replace(third, since=NOON).signed(KEY)], [KEY.public])
    with pytest.raises(NoteError, match="unknown-signers"):
        in_order(both, [SigningKey.generate("kronika.example").public])


def test_what_may_be_lost() -> None:
    late, early = "2026-11-21T13:00:00.500001Z", "2026-11-21T11:59:59.999999Z"
    assert EPOCH.explains("gam_vector", NOON)
    assert EPOCH.explains("gam_vector", ONE)
    assert not EPOCH.explains("gam_vector", late)
    assert not EPOCH.explains("gam_vector", early)
    assert EPOCH.explains("gam_vector", NOON, late)
    assert not EPOCH.explains("gam_vector", NOON, early)
    anything = replace(EPOCH, logs=(replace(OLD, lost_from=None),))
    assert anything.explains("gam_vector", early)
    named = replace(EPOCH, games=LostGames(count=1, hashes=(game_hash("gam_other"),)))
    assert not named.explains("gam_vector", NOON)
    assert named.explains("gam_other", NOON) == EPOCH.explains("gam_other", NOON)
    assert not replace(EPOCH, games=LostGames(count=0)).explains("gam_vector", NOON)
