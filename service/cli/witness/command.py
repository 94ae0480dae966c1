"""`kronika witness`: cosign what logs send, and look at what they show."""

import sys
from contextlib import closing
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter

from events.cosignatures import WitnessKey
from events.keys import load_or_make_key
from events.ml_dsa import MlDsaSigningKey
from service.cli.common import options
from service.cli.common.bounds import within
from service.cli.common.errors import CommandError
from service.cli.common.logs import known_logs
from service.cli.common.words import say
from service.cli.serve.listening import address_of, bound
from service.cli.witness.cosigner import Cosigner
from service.cli.witness.kept import KeptCheckpoints
from service.cli.witness.server import serve
from service.cli.witness.watching import Watch, Watched

LONGEST_PAUSE: Final = 86_400
"""Seconds: a day."""
DEFAULT_PORT: Final = 8010


def witness(
    *,
    folder: Annotated[Path, Parameter(help="Where its key and its memory are kept.")],
    name: Annotated[str, Parameter(help="Name of the key, when it is made.")] = "witness",
    log: Annotated[
        list[str] | None,
        Parameter(help='A log to cosign: "<key>", or "<key> <address>" to look at it, too.'),
    ] = None,
    policy: Annotated[
        Path | None, Parameter(help="A file with lines log <key> [<address>] (tlog-policy).")
    ] = None,
    host: Annotated[str, Parameter(help="Address to listen on.")] = "127.0.0.1",
    port: Annotated[int, Parameter(help="TCP port; 0 takes any free one.")] = DEFAULT_PORT,
    once: Annotated[
        bool, Parameter(help="Look once, then end; nothing is cosigned.", negative=())
    ] = False,
    pause: Annotated[float, Parameter(help="Seconds between two looks.")] = 10.0,
    url: options.Url = None,
) -> int:
    """Cosign what logs send, and look at what they show.

    It is a witness of C2SP tlog-witness for any log: it cosigns a checkpoint that
    is proved to continue the last one, with Ed25519 and with ML-DSA-44. Run it
    where the operators of the logs cannot reach, under an address that the logs
    reach. It prints its public keys, and the line for their policies.

    Logs with an address are looked at besides, so that it also sees what nobody
    sends it; below a root log of Kronika (<service>/v1/log) it reads everything,
    works out all roots, and finds two histories of a game. Without --log and
    --policy it is the witness of one service, whose keys it remembers at the
    first look; from then on others are not believed.

    A log that shows two histories is not cosigned any more: both sides are in
    the folder splits/, and together they prove it to everybody. A log that has
    lost something goes on in a new epoch, whose note says why; one that does not
    show what it has signed is named. One that is away is waited for.

    Try:

        kronika witness --folder witness --name witness.example
        kronika witness --folder witness --policy logs.txt --port 8010
        kronika verify game.json --keys keys.txt --witness witness/public.txt

    Exit codes: 0 stopped by a signal, or it has looked, 1 a log has two
    histories, 2 no log answers, or nobody known has signed. With --once: 3 a new
    epoch has begun, 4 a log does not show what it has signed.
    """
    within("--pause", pause, 0, LONGEST_PAUSE)
    folder.mkdir(parents=True, exist_ok=True)
    key = load_or_make_key(folder / "witness.key", name)
    late = MlDsaSigningKey.of(key)
    public = "".join(f"{WitnessKey.of(one)}\n" for one in (key, late))
    (folder / "public.txt").write_text(public, encoding="utf-8")
    sys.stdout.write(public)
    sys.stdout.flush()
    logs = known_logs(log or (), policy)
    watched = [*Watched.of(folder / "followed", logs)]
    if not logs:
        watched.append(Watched.service(folder / "followed", options.url_of(url)))
    kept = KeptCheckpoints(folder / "logs")
    cosigner = Cosigner(
        key=key,
        late=late,
        logs=[one.key for one in logs],
        kept=kept,
        splits=folder / "splits",
    )
    watch = Watch(cosigner, watched)
    if once:
        if not watched:
            raise CommandError(say("look.nothing-to-follow"))
        return watch.once()
    with closing(bound(host, port)) as listener:
        address = address_of(listener)

        def ready() -> None:
            told = {"address": address, "name": key.public.name, "key": WitnessKey.of(late)}
            sys.stdout.write(f"{say('look.serves', **told)}\n")
            sys.stdout.flush()
            watch.start(pause)

        serve(cosigner, listener, ready)
    return watch.stop()
