"""Reading policy files, line by line (C2SP tlog-policy, Policy file syntax and structure)."""

import re
from collections.abc import Callable, Mapping
from typing import Final, TypeVar

from msgspec import Struct

from events.cosignatures import WitnessKey
from events.format_error import FormatError
from events.log_keys import LogKey, log_key

T = TypeVar("T")
_UNKNOWN_OCTET: Final = re.compile(rb"[^\t\x20-\x7e\x80-\xff]")
_SPACE: Final = re.compile(r"[ \t]+")
_NUMBER: Final = re.compile(r"[1-9][0-9]{0,8}")


NONE: Final = "none"
"""The quorum that asks for nobody."""


class PolicyError(FormatError):
    """This is no policy. `line` is the number of the line at fault, from 1 on; 0 is the whole."""

    def __init__(self, key: str, line: int, /, **values: object) -> None:
        super().__init__(key, line=line, **values)
        self.line = line


class KnownLog(Struct, frozen=True, kw_only=True):
    """A log, and where it can be read, if the file says so."""

    key: LogKey
    url: str | None = None


class KnownWitness(Struct, frozen=True, kw_only=True):
    """A witness, by its name in the file, and where it takes checkpoints, if the file says so."""

    name: str
    key: WitnessKey
    url: str | None = None


class Group(Struct, frozen=True, kw_only=True):
    """It has cosigned if at least `threshold` of its members have."""

    name: str
    threshold: int
    members: tuple[str, ...]


class PolicyFile(Struct, frozen=True, kw_only=True):
    """What a file says. `quorum` is the name of a witness, of a group, or `none`."""

    quorum: str
    logs: tuple[KnownLog, ...] = ()
    witnesses: tuple[KnownWitness, ...] = ()
    groups: tuple[Group, ...] = ()


def read(data: str | bytes) -> PolicyFile:
    """The policy of a file; `PolicyError` if it is none."""
    octets = data.encode() if isinstance(data, str) else data
    lines = _Lines()
    for number, line in enumerate(octets.removesuffix(b"\n").split(b"\n"), 1):
        if (unknown := _UNKNOWN_OCTET.search(line)) is not None:
            raise PolicyError("policy.octet", number, octet=f"0x{unknown[0].hex()}")
        # Octets beyond ASCII stay what they are, whether or not they are UTF-8.
        words = _SPACE.split(line.decode("utf-8", "surrogateescape").strip(" \t"))
        if words[0] and not words[0].startswith("#"):
            lines.take(number, words[0], words[1:])
    return lines.policy()


class _Lines:
    """What the lines up to now have said."""

    def __init__(self) -> None:
        self._logs: list[KnownLog] = []
        self._witnesses: list[KnownWitness] = []
        self._groups: list[Group] = []
        self._quorum: str | None = None
        self._keys: dict[tuple[str, bytes], int] = {}
        self._defined: dict[str, int] = {}
        self._member_of: dict[str, str] = {}

    def take(self, line: int, keyword: str, words: list[str]) -> None:
        """Reads a line."""
        kinds: Mapping[str, Callable[[int, list[str]], None]] = {
            "log": self._log,
            "witness": self._witness,
            "group": self._group,
            "quorum": self._take_quorum,
        }
        if keyword not in kinds:
            raise PolicyError("policy.keyword", line, word=_shown(keyword))
        kinds[keyword](line, words)

    def policy(self) -> PolicyFile:
        """All of it."""
        if self._quorum is None:
            raise PolicyError("policy.no-quorum", 0)
        return PolicyFile(
            quorum=self._quorum,
            logs=tuple(self._logs),
            witnesses=tuple(self._witnesses),
            groups=tuple(self._groups),
        )

    def _log(self, line: int, words: list[str]) -> None:
        if len(words) not in (1, 2):
            raise PolicyError("policy.log-words", line)
        key = _read(log_key, words[0], line, "policy.log-key")
        self._once(line, "log", key.raw)
        self._logs.append(KnownLog(key=key, url=words[1] if words[1:] else None))

    def _witness(self, line: int, words: list[str]) -> None:
        if len(words) not in (2, 3):
            raise PolicyError("policy.witness-words", line)
        key = _read(WitnessKey.parse, words[1], line, "policy.witness-key")
        self._once(line, "witness", key.raw)
        self._define(line, words[0])
        url = words[2] if words[2:] else None
        self._witnesses.append(KnownWitness(name=words[0], key=key, url=url))

    def _group(self, line: int, words: list[str]) -> None:
        if len(words) < 3:
            raise PolicyError("policy.group-words", line)
        name, many, *members = words
        for one in members:
            if one == NONE:
                raise PolicyError("policy.none-member", line)
            self._known(line, one)
            if one in self._member_of:
                group = _shown(self._member_of[one])
                raise PolicyError("policy.member-twice", line, name=_shown(one), group=group)
            self._member_of[one] = name
        self._define(line, name)
        threshold = _threshold(line, many, len(members))
        self._groups.append(Group(name=name, threshold=threshold, members=tuple(members)))

    def _take_quorum(self, line: int, words: list[str]) -> None:
        if self._quorum is not None:
            raise PolicyError("policy.second-quorum", line)
        if len(words) != 1:
            raise PolicyError("policy.quorum-words", line)
        if words[0] != NONE:
            self._known(line, words[0])
        self._quorum = words[0]

    def _once(self, line: int, role: str, raw: bytes) -> None:
        before = self._keys.setdefault((role, raw), line)
        if before != line:
            raise PolicyError("policy.duplicate-key", line, before=before)

    def _define(self, line: int, name: str) -> None:
        if name == NONE:
            raise PolicyError("policy.none-defined", line)
        if name in self._defined:
            before = self._defined[name]
            raise PolicyError("policy.name-twice", line, name=_shown(name), before=before)
        self._defined[name] = line

    def _known(self, line: int, name: str) -> None:
        if name not in self._defined:
            raise PolicyError("policy.unknown-name", line, name=_shown(name))


def _threshold(line: int, text: str, members: int) -> int:
    words = {"all": members, "any": 1}
    number = words.get(text) or (int(text) if _NUMBER.fullmatch(text) else 0)
    if not 1 <= number <= members:
        raise PolicyError("policy.threshold", line, text=_shown(text), members=members)
    return number


def _read(parse: Callable[[str], T], text: str, line: int, key: str) -> T:
    try:
        return parse(text)
    except FormatError as trouble:
        raise PolicyError(key, line, because=trouble) from trouble
    except UnicodeEncodeError as trouble:  # a name of octets that are not UTF-8 can sign no note
        raise PolicyError("policy.key-octets", line) from trouble


def _shown(text: str) -> str:
    """A word of the file as it can be told."""
    return text.encode("utf-8", "surrogateescape").decode("utf-8", "replace")
