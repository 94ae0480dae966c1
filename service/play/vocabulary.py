"""Reading commands and options in the words of a title."""

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

import msgspec
from msgspec import Raw, Struct

from games.kernel.registry import Registry
from games.kernel.sentence import Sentence
from games.kernel.title import AnyTitle
from service.problems import kinds
from service.problems.problem import refused
from service.problems.validation import misfit
from verifier.decoder_errors import said

_fields: Final = msgspec.json.Decoder(dict[str, Raw])


class Vocabulary:
    """The commands and options of every title, as they arrive in bodies."""

    def __init__(self, registry: Registry) -> None:
        self._decoders = {
            title.meta.slug: msgspec.json.Decoder(title.types.command) for title in registry
        }

    def commands(self, title: AnyTitle, raw: Sequence[Raw]) -> tuple[Struct, ...]:
        """The commands of a request. One that does not fit is a problem that names the field."""
        decoder = self._decoders[title.meta.slug]
        return tuple(_command(decoder, one, index) for index, one in enumerate(raw))

    def options(self, title: AnyTitle, raw: Raw) -> Any:
        """The options of a new game."""
        try:
            options = msgspec.json.decode(raw, type=title.types.options)
        except msgspec.ValidationError as error:
            raise misfit(kinds.INVALID_BODY, error, title.types.options, "options") from None
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise refused(kinds.MALFORMED_BODY, said(str(error)), field="options") from None
        _only_known(raw, options, "options")
        return options


def _command(decoder: "msgspec.json.Decoder[Struct]", raw: Raw, index: int) -> Struct:
    place = f"commands[{index}]"
    try:
        command = decoder.decode(raw)
    except msgspec.ValidationError as error:
        raise misfit(kinds.INVALID_BODY, error, decoder.type, place) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise refused(kinds.MALFORMED_BODY, said(str(error)), field=place) from None
    _only_known(raw, command, place)
    return command


def _only_known(raw: Raw, value: object, place: str) -> None:
    """Refuses a misspelt field: left unread, it would play something else than was meant."""
    if not isinstance(value, Struct):
        return
    sent, known = _fields.decode(raw), _known(type(value))
    if sent.keys() <= known:
        return
    name = next(name for name in sent if name not in known)
    detail = Sentence("unknown-field-of", {"name": name, "known": ", ".join(sorted(known))})
    raise refused(kinds.INVALID_BODY, detail, field=f"{place}.{name}")


@cache
def _known(kind: type[Struct]) -> frozenset[str]:
    """The members that JSON of a struct may have."""
    tag = kind.__struct_config__.tag_field
    return frozenset(kind.__struct_encode_fields__) | ({tag} if tag is not None else set())
