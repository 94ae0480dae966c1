"""`kronika witness`: follow the logs of a service and cosign them."""

import sys
import time
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Final, Protocol

from cyclopts import Parameter
from msgspec.structs import replace

from events.cosignatures import WitnessKey
from events.key_notes import expired, terms
from events.keys import PublicKey, load_or_make_key
from service.audit.schemas import Keys
from service.cli.common import options
from service.cli.common.bounds import within
from service.cli.common.client import Service
from service.cli.common.errors import CommandError
from service.cli.common.words import say
from service.cli.witness.following import Looked, SplitError, Witness
from service.cli.witness.memory import Memory

LONGEST_PAUSE: Final = 86_400
"""Seconds: a day."""
NEW_EPOCH: Final = 3
WENT_BACK: Final = 4


def witness(
    *,
    folder: Annotated[Path, Parameter(help="Where its key and its memory are kept.")],
    name: Annotated[str, Parameter(help="Name of the key, when it is made.")] = "witness",
    once: Annotated[bool, Parameter(help="Look once, then end.", negative=())] = False,
    pause: Annotated[float, Parameter(help="Seconds between two looks.")] = 10.0,
    url: options.Url = None,
) -> int:
    """Follow the logs of a service and cosign every checkpoint that is
    consistent with the last one.

    Run it where the operator of the service cannot reach. At the first look it
    remembers the keys of the service; from then on others are not believed. It
    prints its own public key: the operator puts it into KRONIKA_WITNESSES, and
    whoever verifies games gives it as --witness. It sees the same whether it is
    listed there or not; only then its cosignatures are kept.

    A service that shows two histories is found: both notes are written to
    split-*.txt in the folder, and together they prove it to everybody. A log
    that has lost something goes on in a new epoch, whose note says why; one that
    went back without a note is named. A service that is away is waited for.

    Try:

        kronika witness --folder witness --name witness.example
        kronika verify game.json --keys keys.txt --witness witness/public.txt

    Exit codes: 0 it has looked, 1 the service has signed two histories, 2 no
    service, or nobody known has signed. With --once: 3 a new epoch has begun,
    4 a log went back and no note says why.
    """
    within("--pause", pause, 0, LONGEST_PAUSE)
    folder.mkdir(parents=True, exist_ok=True)
    key = load_or_make_key(folder / "witness.key", name)
    one = Witness(key=key, file=folder / "memory.json")
    (folder / "public.txt").write_text(f"{WitnessKey.of(key)}\n", encoding="utf-8")
    sys.stdout.write(f"{WitnessKey.of(key)}\n")
    with Service(options.url_of(url)) as service:
        try:
            return _follow(one, service, pause, once=once)
        except SplitError as split:
            return _split(folder, split)
        except ValueError as trouble:  # notes, keys and proofs that are none
            raise CommandError(say("look.trouble", url=service.url, trouble=trouble)) from None


def _follow(one: Witness, service: Service, pause: float, *, once: bool) -> int:
    """Looks again and again, or once; the exit code. A service that was there before is waited for
    while it is away: a witness outlives what it watches."""
    looked, away, seen = False, "", Looked()
    while True:
        try:
            _remember_keys(one.file, service)
            seen = one.look(service)
            sys.stdout.write(describe_look(seen))
            sys.stdout.flush()
            looked, away = True, ""
        except CommandError as trouble:
            if not looked:
                raise
            because, _, _ = str(trouble).partition("\n")
            sys.stderr.write(f"{because}\n" if because != away else "")
            away = because
        if once:
            return exit_code(seen)
        time.sleep(pause)


class PublishesKeys(Protocol):
    """Something that says what the keys of a service are; the client does."""

    def keys(self) -> Keys:
        """All keys, and what is said of them."""
        ...


def describe_look(seen: Looked) -> str:
    """What there is to say of a look."""
    lines = list(seen.lost)
    lines += [say("look.went-back", because=one) for one in seen.back]
    lines.append(say("look.seen", fresh=seen.fresh, cosigned=seen.kept))
    if seen.refused is not None:
        lines.append(say("look.not-kept", because=seen.refused))
    return "".join(f"{one}\n" for one in lines)


def exit_code(seen: Looked) -> int:
    """What a look that has found no two histories ends with."""
    return WENT_BACK if seen.back else NEW_EPOCH if seen.lost else 0


def _remember_keys(file: Path, service: PublishesKeys) -> None:
    """Whom to believe: in the beginning all keys that are shown, later those that follow from keys
    that were believed, and that have not come to their end."""
    memory, shown = Memory.read(file), service.keys()
    if not memory.keys:
        keys = tuple(str(PublicKey.parse(one.key)) for one in shown.items)
        replace(memory, keys=keys).write(file)
        return
    now = datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
    followed = terms(map(PublicKey.parse, memory.keys), shown.notes)
    keys = tuple(str(one.key) for one in followed if not expired(one, now))
    if keys != memory.keys:
        replace(memory, keys=keys).write(file)


def _split(folder: Path, split: SplitError) -> int:
    for number, note in enumerate((split.before, split.now), 1):
        (folder / f"split-{number}.txt").write_text(note, encoding="utf-8")
    sys.stdout.write(f"{say('look.two-histories', because=str(split), folder=folder)}\n")
    return 1
