"""Calls aics-tlog and aics-witness, and nothing of Kronika: `aics_calls.py log|feed`, with what to
look at as JSON on standard input, and what was found on standard output."""

# mypy: ignore-errors

import json
import sys
from base64 import b64decode

from aics_tlog import (
    HttpTileReader,
    WitnessPolicy,
    audit_tiles,
    consistency_proof_from_tiles,
    leaf_hash,
    parse_checkpoint,
    parse_note,
    parse_vkey,
    verify_checkpoint,
    verify_inclusion,
)
from aics_witness.feeder import WitnessClient, merge_cosignatures


def log(asked):
    """A root log and all logs of partitions below it, read whole; and a proof of two steps."""
    policy = WitnessPolicy(quorum=1, witnesses=(parse_vkey(asked["witness"]),))
    root = _checkpoint(asked["url"], asked["key"], policy)
    audited = [_audited(asked["url"], root)]
    for number, key in enumerate(asked["partitions"]):
        url = f"{asked['url']}/partitions/{number}"
        audited.append(_audited(url, _checkpoint(url, key, None)))
    return {"audited": audited, "proved": _proved(asked, policy)}


def _checkpoint(url, key, policy):
    note = parse_note(HttpTileReader(url, proxies={}).read_checkpoint())
    return _verified(note, key, policy)


def _verified(note, key, policy):
    found = verify_checkpoint(note, parse_vkey(key), policy=policy)
    assert found.ok, found.error
    return found


def _audited(url, checkpoint):
    reader = HttpTileReader(url, proxies={})
    report = audit_tiles(reader, checkpoint.size, checkpoint.root)
    return {"origin": checkpoint.origin, "size": report.size, "bundles": report.bundles}


def _proved(asked, policy):
    """C2SP tlog-proof is not in the package; its lines are taken apart here, and what is in them is
    checked by it."""
    extra, index, path, checkpoint = _apart(asked["proof"])
    root = _verified(parse_note(checkpoint), asked["key"], policy)
    entry, inner_index, inner_path, partition = _apart(extra.decode())
    leaf = leaf_hash(partition.encode())
    assert verify_inclusion(leaf, index, root.size, path, root.root), "partition in root"
    own = parse_checkpoint(partition)
    link = leaf_hash(entry)
    assert verify_inclusion(link, inner_index, own.size, inner_path, own.root), "link in partition"
    return json.loads(entry)


def _apart(text):
    head, _, checkpoint = text.partition("\n\n")
    _, extra, index, *path = head.split("\n")
    steps = [b64decode(one, validate=True) for one in path]
    extra = b64decode(extra.removeprefix("extra "), validate=True)
    return extra, int(index.removeprefix("index ")), steps, checkpoint


def feed(asked):
    """Checkpoints of a log, sent to a witness, whose words are checked and put below them."""
    reader = HttpTileReader(asked["url"], proxies={})
    newest = parse_checkpoint(parse_note(asked["notes"][-1]).text).size
    with WitnessClient(asked["witness_url"], asked["witness"]) as client:
        lines = [
            client.submit(
                note, lambda old, new: consistency_proof_from_tiles(reader, old, new, newest)
            )
            for note in asked["notes"]
        ]
    notes = zip(asked["notes"], lines, strict=True)
    return {"notes": [merge_cosignatures(note, line).decode() for note, line in notes]}


if __name__ == "__main__":
    found = {"log": log, "feed": feed}[sys.argv[1]](json.load(sys.stdin))
    sys.stdout.write(json.dumps(found))
