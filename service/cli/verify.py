"""`kronika verify`: check exports offline."""

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated

from cyclopts import Parameter

from events.keys import PublicKey
from service.cli.common import options
from service.cli.common.archive_report import verify_archive, verify_copy
from service.cli.common.errors import CommandError
from service.cli.common.games import named_game
from service.cli.common.words import language, say
from service.settings import from_environment
from verifier.__main__ import main
from verifier.evidence_files import keys_of


def verify(
    *games: Annotated[
        str,
        Parameter(
            help="Files with exports or with proofs of links (*.tlog-proof); or ids or addresses "
            "of games, to export now."
        ),
    ],
    keys: Annotated[
        tuple[Path, ...],
        Parameter(help="File with the service's public keys: the answer of /v1/keys, or lines."),
    ] = (),
    receipt: Annotated[
        tuple[Path, ...],
        Parameter(help="Receipts that you were given, or answers to moves with them."),
    ] = (),
    witness: Annotated[
        tuple[Path, ...], Parameter(help="Files with public keys of witnesses that you trust.")
    ] = (),
    policy: Annotated[
        Path | None,
        Parameter(
            help="File (tlog-policy) that says which logs you accept, and how many of which "
            "witnesses have to have cosigned."
        ),
    ] = None,
    strict: Annotated[
        bool, Parameter(help="Demand a known key, a receipt and inclusion.", negative=())
    ] = False,
    same_luck: Annotated[
        bool,
        Parameter(
            help="Compare games of one title: the same seed and the same draws?", negative=()
        ),
    ] = False,
    json: Annotated[bool, Parameter(help="Print reports as JSON.", negative=())] = False,
    archive: Annotated[
        bool, Parameter(help="Check the archive of the database, or a copy that is named.")
    ] = False,
    deep: Annotated[
        bool, Parameter(help="Of an archive, decide every move again.", negative=())
    ] = False,
    data: options.Data = None,
    database_url: options.DatabaseUrl = None,
    url: options.Url = None,
    token: options.Token = None,
) -> int:
    """Check exports of games without a server or a network, or an archive.

    What is no file is the id or the address of a game, which is exported first.

    Looks at the chain, the hidden fields, the signatures and the times, and for
    finished games at every draw and every move, which the rules decide again.
    Names the first bad ply and says why. Several exports of one game are
    compared: all viewers were told one history. With --same-luck, games of one
    title are compared: one seed, and the same draws wherever both drew.
    `kronika-verify` does the same with less installed.

    Try:

        kronika verify game.json
        kronika verify game.json --keys keys.json --receipt move-17.json
        kronika verify mine.json yours.json --keys keys.json --strict
        kronika verify *.json --json
        kronika verify move-17.tlog-proof --policy policy.txt
        kronika verify one.json other.json --same-luck --keys keys.json
        kronika verify GAME --keys keys.txt
        kronika verify --archive --data /var/lib/kronika
        kronika verify --archive /srv/copy-of-the-archive

    A proof of a link (*.tlog-proof) leads from a move to the signed root log. A
    policy says how many of which witnesses have to have cosigned that. Beside an
    export of the game a proof says whether both tell the same.

    With --archive it looks at every object that the database counts on: each is
    there, has its digest, is chained, and its links are in the tiles of the log
    that was signed. What is missing, altered or too much is named, and an archive
    that is newer than its database is told apart. A folder or an s3:// address is
    a copy: it is compared with the database that is named beside it (--data,
    --database-url), or with the log of a service (--url, and --keys to trust),
    else it is looked at by itself.

    Without keys that you know nobody vouches for a file: anybody can have made
    it up.

    Exit codes: 0 all is well, 1 something is wrong, 2 nothing could be
    checked, or luck could not be compared, 3 nothing is wrong, but nobody known has signed it (with
    --strict: or a receipt or inclusion is missing), 4 nothing is wrong, but
    the service has lost the seed of a game that is over, or a move that it
    had accepted, and says so.
    """
    if archive:
        if games and data is None and database_url is None:
            known = [one for file in keys for one in _keys(file)]
            return verify_copy(games[0], None if url is None else options.url_of(url), known)
        settings = from_environment(data=data, database_url=database_url)
        return verify_archive(settings, games, deep=deep)
    if not games:
        raise CommandError(say("verify.what"))
    arguments = [part for file in keys for part in ("--keys", str(file))]
    arguments += [part for file in receipt for part in ("--receipt", str(file))]
    arguments += [part for file in witness for part in ("--witness", str(file))]
    arguments += [] if policy is None else ["--policy", str(policy)]
    arguments += ["--strict"] * strict + ["--json"] * json
    arguments += ["--same-luck"] * same_luck
    arguments += ["--language", language()]
    with TemporaryDirectory(prefix="kronika-") as folder:
        files = [_file(game, Path(folder), url, token) for game in games]
        names = dict(zip(files, games, strict=True))
        return main([*map(str, files), *arguments], program="kronika", names=names)


def _keys(file: Path) -> tuple[PublicKey, ...]:
    try:
        return keys_of(file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as trouble:
        raise CommandError(say("look.trouble", url=file, trouble=trouble)) from None


def _file(game: str, folder: Path, url: str | None, token: str | None) -> Path:
    """A file with the export of a game: as it is, or from a service into the folder."""
    if Path(game).exists() or game.endswith((".json", ".tlog-proof")):
        return Path(game)
    from service.cli.common.client import Service  # only now: files need no service

    address, game_id = named_game(game, url)
    with Service(address, token) as service:
        made = folder / f"{game_id}.json"
        made.write_bytes(service.export(game_id))
    return made
