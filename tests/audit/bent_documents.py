"""Documents that somebody has bent at one place: another value, another type, a member more or
less. Most of them are chained, signed and sealed again, as only the service could, so that what
looks deeper than hashes has to find it."""

import copy
import json
import random
import re
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, TypeAlias

from msgspec import Struct

from events import merkle
from events.canonical import canonical, unfit
from events.commitments import commitment
from events.exports import sealed_export
from events.leaves import entry
from events.notes import sign
from events.receipts import note_text
from tests.audit.exporting import KEY, in_log

Path: TypeAlias = tuple[str | int, ...]
Document: TypeAlias = dict[str, Any]

VALUES: Final[Sequence[Any]] = (
    None,
    True,
    False,
    0,
    1,
    -1,
    7,
    0.25,
    2**53 - 1,
    -(2**53) + 1,
    "",
    "x",
    "0" * 64,
    "2026-11-21T12:00:00Z",
    "table.seat-left",
    [],
    {},
    [0],
    [None],
    ["x"],
    {"type": "x"},
    {"hidden": 1},
    [[], {}],
)
"""A value or more of each type of JSON."""

HASHED: Final = re.compile(r"proof/(receipt/(at|game|head|note|path.*)|inclusion)")
"""What is made again when a document is signed again."""


class Bent(Struct, frozen=True, kw_only=True):
    """A bent document. `place` is the path with `*` for numbers and the kind of the event, `again`
    what was made again to fit: nothing, the seal, or all hashes and signatures."""

    raw: bytes
    how: str
    place: str
    again: str


class Originals:
    """Documents, and in each the places of every shape."""

    def __init__(self, documents: Sequence[bytes]) -> None:
        self.documents = [json.loads(raw) for raw in documents]
        self._raw = documents
        self._again = [made_again(json.loads(raw), "all") for raw in documents]
        self._places: dict[str, list[tuple[int, Path]]] = defaultdict(list)
        for number, document in enumerate(self.documents):
            for path, shape in places(document):
                self._places[shape].append((number, path))
        self._parts: dict[str, list[str]] = defaultdict(list)
        for shape in sorted(self._places):
            self._parts[part_of(shape)].append(shape)

    def bent(
        self, dice: random.Random, parts: Sequence[str] = (), again: str | None = None
    ) -> Bent:
        """One of the documents, bent at a place of a shape that was chosen first, so rare members
        get their share. It says something else than the original. It is bent in one of the `parts`
        (any), and `again` is made again (any)."""
        while True:
            shape = self._shape(dice, parts)
            number, path = dice.choice(self._places[shape])
            document = copy.deepcopy(self.documents[number])
            how, place = _bend(document, path, shape, dice, self._others(shape, dice))
            made = again or dice.choices(("nothing", "seal", "all"), (1, 2, 7))[0]
            raw = made_again(document, made)
            if raw not in (self._raw[number], self._again[number]):
                how = f"{how} at {'/'.join(map(str, path))}"
                return Bent(raw=raw, how=how, place=place, again=made)

    def _shape(self, dice: random.Random, parts: Sequence[str] = ()) -> str:
        """The shape of a place, from any part of a document alike."""
        return dice.choice(self._parts[dice.choice(parts or sorted(self._parts))])

    def _others(self, shape: str, dice: random.Random) -> Callable[[], Any]:
        """Values of another place of the same shape, or of any."""

        def other() -> Any:
            name = dice.choice((shape, self._shape(dice)))
            number, path = dice.choice(self._places[name])
            return copy.deepcopy(at(self.documents[number], path))

        return other


def part_of(shape: str) -> str:
    """The part of a document that a place is in: `events` are all but the data of events."""
    if "/data" not in shape:
        return shape.partition("/")[0] if shape.startswith(("game", "events")) else "proof"
    return "facts of the table" if "(table." in shape else "facts of the title"


def places(document: Document) -> Iterator[tuple[Path, str]]:
    """Every value inside a document, with the shape of its place."""
    yield from _inside(document, (), "")


def _inside(value: Any, path: Path, shape: str) -> Iterator[tuple[Path, str]]:
    if path:
        yield path, shape
    if isinstance(value, dict):
        for name, item in value.items():
            step = "*" if name.startswith("/") else name
            yield from _inside(item, (*path, name), f"{shape}/{step}" if shape else step)
    elif isinstance(value, list):
        for number, item in enumerate(value):
            kind = item.get("type") if isinstance(item, dict) and path == ("events",) else None
            step = f"*({kind})" if kind else "*"
            yield from _inside(item, (*path, number), f"{shape}/{step}")


def at(document: Any, path: Path) -> Any:
    """The value at a path."""
    for step in path:
        document = document[step]
    return document


def _bend(
    document: Document, path: Path, shape: str, dice: random.Random, other: Callable[[], Any]
) -> tuple[str, str]:
    """Bends one place; how, and the shape of the place that is other now."""
    holder, step = at(document, path[:-1]), path[-1]
    old = holder[step]
    match dice.choice(("value", "value", "near", "near", "other", "remove", "more", "more")):
        case "value":
            holder[step] = copy.deepcopy(dice.choice(VALUES))
        case "near":
            holder[step] = near(old, dice)
        case "other":
            holder[step] = other()
        case "remove":
            holder.pop(step)
            return "removed", shape
        case "more" if isinstance(old, dict):
            name = dice.choice(("zz", "type", "seat", "hidden", "", *_names(other())))
            said = "replaced" if name in old else "added"
            old[name] = copy.deepcopy(dice.choice(VALUES))
            return f"{name!r} {said}", f"{shape}/{name}"
        case "more" if isinstance(old, list):
            old.insert(
                dice.randint(0, len(old)), old[0] if old and dice.random() < 0.5 else other()
            )
            return "an item more", shape
        case _:
            holder[step] = other()
    return f"{_short(old)} became {_short(holder[step])}", shape


def _names(value: Any) -> Sequence[str]:
    return tuple(value) if isinstance(value, dict) else ()


def _short(value: Any) -> str:
    return json.dumps(value)[:60]


def near(value: Any, dice: random.Random) -> Any:
    """A value of the same type beside this one."""
    match value:
        case bool():
            return not value
        case int() | float():
            return value + dice.choice((-1, 1, 2, 100))
        case str():
            end = value[-1:]
            longer, other = value + "0", value[:-1] + chr(ord(end or "a") ^ 1)
            return dice.choice((longer, other, value[:-1], value.upper()))
        case list():
            return dice.choice((value[:-1], value[::-1], value + value[:1]))
        case dict():
            return dict(dice.sample(sorted(value.items()), max(0, len(value) - 1)))
        case _:
            return 0


def made_again(document: Document, again: str) -> bytes:
    """The bytes of a document, with what a service that bends it would have made to fit."""
    if again != "nothing" and "seal" in document:
        if again == "all":
            for part in (_committed, _chained, _receipted, _included):
                try:
                    part(document)
                except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError):
                    continue  # it is bent so much that this cannot be made to fit
        if unfit(document) is None:
            unsealed = {name: value for name, value in document.items() if name != "seal"}
            return sealed_export(unsealed, KEY)
    return canonical(document)


def _committed(document: Document) -> None:
    """Commitments to the values that are shown now."""
    for event in document["events"]:
        for pointer, field in event.get("sealed", {}).items():
            if "salt" in field:
                value = at(event["data"], _steps(event["data"], pointer))
                field["committed"] = commitment(bytes.fromhex(field["salt"]), value)
            else:
                holder = _steps(event["data"], pointer)
                at(event["data"], holder[:-1])[holder[-1]] = {"hidden": field["size"]}


def _steps(data: Any, pointer: str) -> Path:
    path: list[str | int] = []
    for step in pointer.split("/")[1:]:
        name: str | int = int(step) if isinstance(data, list) else step
        path.append(name)
        data = data[name]
    return tuple(path)


def _chained(document: Document) -> None:
    """The hashes of all links; those that are in wrong places stay there."""
    from hashlib import sha256

    game, proof = document["game"]["id"], document["proof"]
    said = canonical({"commitment": proof["commitment"], "game": game})
    previous = sha256(b"kronika/genesis/1\n" + said).hexdigest()
    link: list[Document] = []
    for event in document["events"]:
        link.append(event)
        if "hash" not in event:
            continue
        first = link[0]
        told = {
            "at": first["at"],
            "events": [_public(one) for one in link],
            "game": game,
            "ply": first["ply"],
            "previous": previous,
            "version": event["version"],
            **{name: first[name] for name in ("seat", "decision") if name in first},
            **({"draws": event["draws"]} if "draws" in event else {}),
        }
        previous = sha256(b"kronika/link/1\n" + canonical(told)).hexdigest()
        event["hash"], link = previous, []


def _public(event: Document) -> Any:
    data = copy.deepcopy(event["data"])
    for pointer, field in event.get("sealed", {}).items():
        path = _steps(data, pointer)
        at(data, path[:-1])[path[-1]] = {"committed": field["committed"], "size": field["size"]}
    return data


def _receipted(document: Document) -> None:
    """A receipt that is alone, over what it says now."""
    receipt = document["proof"]["receipt"]
    event = document["events"][receipt["version"] - 1]
    if "hash" in event:
        receipt["head"] = event["hash"]
    names = ("at", "game", "head", "ply", "version")
    root = merkle.leaf_hash(canonical({name: receipt[name] for name in names}))
    receipt["note"] = sign(note_text(KEY.public.name, 1, root), KEY)


def _included(document: Document) -> None:
    """A log in which the last link is alone."""
    game, last = document["game"]["id"], document["events"][-1]
    if "inclusion" in document["proof"]:
        text = entry(game, last["version"], bytes.fromhex(last["hash"]))
        document["proof"]["inclusion"] = in_log(game, text, [merkle.leaf_hash(text)]).text
