"""What the decoder of JSON finds wrong, as sentences of ours.

The library says it in English only. Its messages are recognised here, the commoner ones of them,
and nowhere else; any other one is passed on as it is.
"""

import re
from collections.abc import Mapping
from typing import Final

from games.kernel.sentence import Sentence

_HOLE: Final = re.compile(r"\{(\w+)\}")
_MESSAGE: Final = re.compile(r"(?P<what>.*?)(?: - at `(?P<at>[^`]*)`)?", re.DOTALL)


def said(message: str) -> Sentence:
    """The sentence for a message of the decoder (or of the UTF-8 codec), without its path."""
    for pattern, key in _PATTERNS:
        if found := pattern.fullmatch(message):
            values = found.groupdict()
            if "what" in values:
                return Sentence(key, {**values, "what": said(values["what"])})
            return Sentence(key, values)
    return Sentence("decoder-says", {"what": message})


def said_by_decoder(trouble: Exception) -> Sentence:
    """The same for what the decoder has raised, with the path to the value that does not fit."""
    found = _MESSAGE.fullmatch(str(trouble))
    assert found is not None
    what = said(found["what"])
    return (
        what
        if found["at"] is None
        else Sentence("decoder-says-at", {"what": what, "at": found["at"]})
    )


def _pattern(template: str) -> re.Pattern[str]:
    """Fixed words as they are, anything in the holes."""
    parts = _HOLE.split(template)
    fixed, holes = parts[::2], parts[1::2]
    pairs = zip(holes, fixed[1:], strict=True)
    rest = "".join(f"(?P<{hole}>.*?){re.escape(words)}" for hole, words in pairs)
    return re.compile(re.escape(fixed[0]) + rest, re.DOTALL)


_KEYS: Final[Mapping[str, str]] = {
    "unexpected end of escaped utf-16 surrogate pair": "surrogate-end",
    "'{codec}' codec can't decode bytes in position {from}-{to}: {what}": "undecodable-bytes",
    "'{codec}' codec can't decode byte {byte} in position {at}: {what}": "undecodable-byte",
    "Expected {type} with no timezone component": "without-timezone",
    "Expected {type} of at least length {least}, got {got}": "length-least-got",
    "Expected {type} with a timezone component": "with-timezone",
    "invalid character in unicode escape": "unicode-escape",
    "Expected {type} of at most length {most}, got {got}": "length-most-got",
    "invalid escape character in string": "escape-in-string",
    "Invalid RFC3339 encoded datetime": "not-a-datetime",
    "Expected {type} that's a multiple of {of}": "multiple-of",
    "Object contains unknown field {name}": "unknown-field",
    "Object missing required field {name}": "missing-field",
    "Expected {type} of length {least} to {most}, got {got}": "length-range-got",
    "Invalid base64 encoded string": "not-base64",
    "invalid utf-16 surrogate pair": "surrogate-pair",
    "Expected {type} of at most length {most}": "length-most",
    "Invalid RFC3339 encoded date": "not-a-date",
    "Invalid RFC3339 encoded time": "not-a-time",
    "unexpected end of hex escape": "hex-escape-end",
    "JSON is malformed: {what} (byte {at})": "json-malformed-at",
    "object keys must be strings": "keys-strings",
    "Expected {type} of length {length}, got {got}": "length-exact-got",
    "Integer value out of range": "integer-out-of-range",
    "Expected {type} matching regex {pattern}": "matching",
    "invalid continuation byte": "continuation-byte",
    "invalid escaped character": "escaped-character",
    "Input data was truncated": "json-truncated",
    "Invalid ISO8601 duration": "not-a-duration",
    "Duration is out of range": "duration-out-of-range",
    "trailing comma in object": "comma-in-object",
    "Expected {type} of length >= {least}": "length-at-least",
    "Expected {type} of length <= {most}": "length-at-most",
    "Invalid epoch timestamp": "not-a-timestamp",
    "trailing comma in array": "comma-in-array",
    "Invalid decimal string": "not-a-decimal",
    "unexpected end of data": "end-of-data",
    "Expected {type} of length {length}": "length-exact",
    "Invalid enum value {value}": "invalid-value",
    "JSON is malformed: {what}": "json-malformed",
    "Number out of range": "number-out-of-range",
    "trailing characters": "trailing-characters",
    "invalid start byte": "start-byte",
    "invalid character": "invalid-character",
    "Expected {wanted}, got {got}": "expected-got",
    "Invalid value {value}": "invalid-value",
    "invalid number": "invalid-number",
    "Expected {type} >= {least}": "at-least",
    "Expected {type} <= {most}": "at-most",
    "expected {sign} or {other}": "json-expected-or",
    "Expected {type} > {least}": "more-than",
    "Expected {type} < {most}": "less-than",
    "Invalid UUID": "not-a-uuid",
    "Expected {wanted}": "expected",
    "expected {sign}": "json-expected",
}
"""The key of the sentence by the message, those with more fixed words first."""

_PATTERNS: Final = tuple((_pattern(template), key) for template, key in _KEYS.items())
