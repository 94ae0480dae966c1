"""Proofs in files, byte by byte as C2SP tlog-proof (Format) has them."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from events import checkpoints, link_proofs, merkle, tlog_proofs
from events.checkpoints import Checkpoint, log_origin, root_origin
from events.keys import SigningKey
from events.leaves import entry
from events.link_proofs import LinkProof
from events.notes import NoteError
from events.partition import partition_of

FOLDER = Path(__file__).resolve().parents[1] / "golden" / "tlog"
KEY = SigningKey("kronika.example", bytes(range(32, 64)))
GAME = "gam_vector"
ENTRIES = [entry(GAME, number + 1, bytes([number] * 32)) for number in range(5)]


def proof(epoch: int = 1) -> LinkProof:
    """Link 2 of five in its partition, whose checkpoint is entry 1 of three in the root log."""
    hashes = [merkle.leaf_hash(one) for one in ENTRIES]
    origin = log_origin(KEY.public.name, 64, partition_of(GAME, 64), epoch)
    partition = Checkpoint(origin=origin, size=5, root=merkle.root(hashes))
    others = [
        Checkpoint(origin=log_origin(KEY.public.name, 64, number, epoch), size=1, root=bytes(32))
        for number in (0, 63)
    ]
    texts = [others[0].text, partition.text, others[1].text]
    tops = [merkle.leaf_hash(one.encode()) for one in texts]
    name = root_origin(KEY.public.name, epoch)
    root = Checkpoint(origin=name, size=3, root=merkle.root(tops))
    return LinkProof(
        entry=ENTRIES[2],
        index=2,
        path=tuple(merkle.proof(hashes, merkle.inclusion_ranges(2, 5))),
        partition=partition,
        root_index=1,
        root_path=tuple(merkle.proof(tops, merkle.inclusion_ranges(1, 3))),
        note=root.signed(KEY.renamed(name)),
    )


@pytest.mark.parametrize(("name", "epoch"), [("link", 1), ("link-epoch-2", 2)])
def test_the_bytes_are_those_of_the_specification(name: str, epoch: int) -> None:
    text = (FOLDER / f"{name}.tlog-proof").read_text()
    assert proof(epoch).text == text
    found = link_proofs.parse(text)
    assert found == proof(epoch)
    root, log, signer = checkpoints.read_root(found.note, [KEY.public])
    assert (log.epoch, signer) == (epoch, KEY.public)
    assert found.proves(ENTRIES[2], root)
    assert not found.proves(ENTRIES[1], root)


def test_a_proof_needs_both_steps() -> None:
    one = proof()
    root = checkpoints.parsed(one.note)
    other = replace(one.partition, size=6)
    for bent in (
        replace(one, index=3),
        replace(one, path=one.path[:-1]),
        replace(one, root_index=0),
        replace(one, root_path=one.root_path[::-1]),
        replace(one, partition=other),
        replace(one, partition=replace(one.partition, root=bytes(32))),
    ):
        assert not bent.proves(ENTRIES[2], root)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("c2sp.org/tlog-proof@v1", "c2sp.org/tlog-proof@v2"),
        ("\nextra ", "\nmore "),
        ("index 1", "index 01"),
        ("index 1", "index -1"),
        ("index 1\n", ""),
        ("\n\n", "\n"),
        ("=\n\nkronika.example", "\n\nkronika.example"),
    ],
)
def test_other_texts_are_no_proofs(old: str, new: str) -> None:
    text = proof().text
    assert old in text
    with pytest.raises(NoteError):
        tlog_proofs.parse(text.replace(old, new, 1))


def test_a_path_has_an_end() -> None:
    outer = tlog_proofs.parse(proof().text)
    long = replace(outer, path=(bytes(32),) * 63)
    assert tlog_proofs.parse(long.text) == long
    for path in ((bytes(32),) * 64, (bytes(31),)):
        with pytest.raises(NoteError):
            tlog_proofs.parse(replace(outer, path=path).text)


def test_a_proof_of_something_else_is_none_of_a_link() -> None:
    outer = tlog_proofs.parse(proof().text)
    for extra in (None, b"", b"\xff", b"hello"):
        bare = replace(outer, extra=extra)
        assert tlog_proofs.parse(bare.text) == bare
        with pytest.raises(NoteError):
            link_proofs.parse(bare.text)


def test_an_entry_of_the_root_log_is_three_lines() -> None:
    text = proof().partition.text
    assert checkpoints.entry_of(text).text == text
    for other in (text + "more\n", text + "\n", text[:-1], text.replace("=\n", "\n")):
        with pytest.raises(NoteError):
            checkpoints.entry_of(other)


@pytest.mark.parametrize("name", ["kronika.example/epoch/1", "kronika.example/epoch/02", "other"])
def test_other_names_are_no_root_logs(name: str) -> None:
    note = Checkpoint(origin=name, size=1, root=bytes(32)).signed(KEY.renamed(name))
    with pytest.raises(NoteError):
        checkpoints.read_root(note, [KEY.public])


def test_a_root_checkpoint_is_signed_under_its_own_name() -> None:
    name = root_origin(KEY.public.name, 2)
    one = Checkpoint(origin=name, size=1, root=bytes(32))
    assert checkpoints.read_root(one.signed(KEY.renamed(name)), [KEY.public])[0] == one
    with pytest.raises(NoteError, match="unknown-signers"):
        checkpoints.read_root(one.signed(KEY), [KEY.public])
