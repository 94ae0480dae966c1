"""Games that come from elsewhere, in a document: an export, or notation.

Nothing is believed: an export has to pass the verifier, and every command of notation is decided
by the rules. That is work, so processes of their own do it while this one goes on serving.

| module | noun |
| --- | --- |
| `task` | what a worker is asked and what it answers |
| `building` | a log that is being built, folded as it grows |
| `exported` | the log in an export that was verified |
| `replayed` | the log that notation leads to |
| `worker` | the process that does the work |
| `documents` | few workers at a time, for so long |
"""
