"""Reading commands and options in the words of a title."""

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

import msgspec
from msgspec import Raw, Struct

from games.kernel.registry import Registry
from games.kernel.title import AnyTitle
from referee.problems import kinds
from referee.problems.misfits import Misfit, Place, dotted
from referee.problems.problem import ProblemError, refused
from referee.problems.validation import misfit, misfits_of, unfit
from verifier.decoder_errors import said

_fields: Final = msgspec.json.Decoder(dict[str, Raw])


class Vocabulary:
    """The commands and options of every title, as they arrive in bodies."""

    def __init__(self, registry: Registry) -> None:
        self._decoders = {
            title.meta.slug: msgspec.json.Decoder(title.types.command) for title in registry
        }

    def commands(self, title: AnyTitle, raw: Sequence[Raw]) -> tuple[Struct, ...]:
        """The commands of a request. What does not fit, in any of them, is a problem."""
        decoder = self._decoders[title.meta.slug]
        found: list[Misfit] = []
        commands: list[Struct] = []
        for index, one in enumerate(raw):
            place = ("commands", index)
            try:
                command = decoder.decode(one)
            except msgspec.ValidationError as error:
                found += misfit(error, one, decoder.type, place, closed=True)
            except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
                raise _malformed(error, dotted(place)) from None
            else:
                commands.append(command)
                found += _unknown(one, command, place)
        if found:
            raise unfit(kinds.INVALID_BODY, found)
        return tuple(commands)

    def options(self, title: AnyTitle, raw: Raw) -> Any:
        """The options of a new game."""
        place, wanted = ("options",), title.types.options
        try:
            options = msgspec.json.decode(raw, type=wanted)
        except msgspec.ValidationError as error:
            found = misfit(error, raw, wanted, place, closed=True)
            raise unfit(kinds.INVALID_BODY, found) from None
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise _malformed(error, "options") from None
        if unknown := _unknown(raw, options, place):
            raise unfit(kinds.INVALID_BODY, unknown)
        return options


def _malformed(error: Exception, field: str) -> ProblemError:
    return refused(kinds.MALFORMED_BODY, said(str(error)), field=field)


def _unknown(raw: Raw, value: object, place: Place) -> tuple[Misfit, ...]:
    """Misspelt members of something that fits: left unread, it would play something else than was
    meant."""
    if not isinstance(value, Struct) or _fields.decode(raw).keys() <= _known(type(value)):
        return ()
    return misfits_of(raw, type(value), place, closed=True)


@cache
def _known(kind: type[Struct]) -> frozenset[str]:
    """The members that JSON of a struct may have."""
    tag = kind.__struct_config__.tag_field
    return frozenset(kind.__struct_encode_fields__) | ({tag} if tag is not None else set())
