"""The logs that a command is about, by their keys: from the command line, and from a policy."""

from collections.abc import Sequence
from pathlib import Path

from events.keys import KeyFormatError
from events.log_keys import log_key
from events.policies import Policy
from events.policy_files import KnownLog, PolicyError
from service.cli.common.errors import CommandError
from service.cli.common.words import say


def known_logs(texts: Sequence[str], policy: Path | None) -> list[KnownLog]:
    """Those named on the command line (`<key> [<address>]`), and the lines `log` of a file.
    CommandError says what is wrong with them."""
    found: list[KnownLog] = []
    for text in texts:
        words = text.split()
        try:
            if len(words) not in (1, 2):
                raise CommandError(say("look.log-words", text=text))
            found.append(KnownLog(key=log_key(words[0]), url=words[1] if words[1:] else None))
        except KeyFormatError as trouble:
            raise CommandError(say("look.trouble", url="--log", trouble=trouble)) from None
    if policy is not None:
        try:
            found += Policy.parse(policy.read_bytes()).logs
        except (OSError, PolicyError) as trouble:
            raise CommandError(say("look.trouble", url=policy, trouble=trouble)) from None
    return found
