"""Keys, signed notes and checkpoints in the C2SP formats."""

import stat
from pathlib import Path

import pytest

from events import checkpoints, notes
from events.checkpoints import Checkpoint
from events.keys import KeyFormatError, PublicKey, SigningKey, load_or_make_key
from events.notes import NoteError
from events.partition import partition_of

PUBLISHED = "PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW"
"""The public key of the example that the format's reference implementation documents."""

NOTE = """\
If you think cryptography is the answer to your problem,
then you don't know what your problem is.

— PeterNeumann x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqdngotpRZb6KE6RyyBwJnAM=
"""  # noqa: E501

KEY = SigningKey("kronika.example", bytes(range(32)))
OTHER = SigningKey("kronika.example", bytes(32))


def test_the_example_of_the_format_verifies() -> None:
    text, signer = notes.opened(NOTE, [PublicKey.parse(PUBLISHED)])
    assert str(signer) == PUBLISHED
    assert text.startswith("If you think")


def test_a_changed_note_does_not() -> None:
    with pytest.raises(NoteError, match=r"wrong-signature .*PeterNeumann"):
        notes.opened(NOTE.replace("problem is", "problem was"), [PublicKey.parse(PUBLISHED)])


def test_keys_survive_their_text() -> None:
    again = SigningKey.parse(KEY.secret_text())
    assert PublicKey.parse(str(KEY.public)) == KEY.public == again.public
    assert again.secret_text() == KEY.secret_text()
    assert KEY.secret_text() not in repr(KEY)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "kronika",
        str(OTHER.public).replace("kronika", "kronikb"),
        str(KEY.public)[:-4],
        "kronika.example+00000000+" + str(KEY.public).split("+", 2)[2],
    ],
)
def test_other_texts_are_no_keys(text: str) -> None:
    with pytest.raises(KeyFormatError):
        PublicKey.parse(text)


def test_a_note_is_opened_by_any_key_that_signed_it() -> None:
    note = notes.sign("hello\n", OTHER, KEY)
    assert notes.opened(note, [KEY.public]) == ("hello\n", KEY.public)
    assert notes.opened(note, [OTHER.public, KEY.public])[1] == OTHER.public
    with pytest.raises(NoteError, match="unknown-signers"):
        notes.opened(note, [SigningKey.generate("kronika.example").public])


@pytest.mark.parametrize(
    "note", ["", "hello\n", "hello\n\n", "hello\n\nkronika AAAA\n", "hello\n\n— kronika AA==\n"]
)
def test_other_texts_are_no_notes(note: str) -> None:
    with pytest.raises(NoteError):
        notes.opened(note, [KEY.public])


def test_a_checkpoint_is_an_origin_a_size_and_a_root() -> None:
    one = Checkpoint(
        origin=checkpoints.log_origin("kronika.example", 64, 7), size=12, root=bytes(32)
    )
    note = one.signed(KEY)
    assert note.splitlines()[:2] == ["kronika.example/log/64/7", "12"]
    assert checkpoints.read(note, [KEY.public]) == (one, KEY.public)


@pytest.mark.parametrize("text", ["a\n1\n", "a\n01\nAAAA\n", "a\nx\nAAAA\n", "a\n1\nAAAA\n"])
def test_other_notes_are_no_checkpoints(text: str) -> None:
    with pytest.raises(NoteError):
        checkpoints.read(notes.sign(text, KEY), [KEY.public])


@pytest.mark.parametrize(
    ("origin", "fits"),
    [
        ("kronika.example/log/64/20", True),
        ("kronika.example/log/1/0", True),
        ("kronika.example/log/64/19", False),
        ("kronika.example/log/064/20", False),
        ("kronika.example/log/0/0", False),
        ("kronika.example/log/64", False),
        ("other.example/log/64/20", False),
        ("x/kronika.example/log/64/20", False),
        ("kronika.example/receipts", False),
    ],
)
def test_a_game_belongs_to_one_log(origin: str, fits: bool) -> None:
    assert partition_of("gam_vector", 64) == 20
    assert checkpoints.is_log_of(origin, "kronika.example", "gam_vector") == fits


def test_a_key_file_is_made_once_and_for_its_owner(tmp_path: Path) -> None:
    path = tmp_path / "data" / "signing.key"
    key = load_or_make_key(path, "kronika.example")
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert load_or_make_key(path, "another.name").public == key.public
    assert [one.name for one in path.parent.iterdir()] == ["signing.key"]
