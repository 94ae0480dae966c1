"""Asking witnesses to cosign the root log (C2SP tlog-witness): whom the operator's policy lists is
sent every new checkpoint, in rounds, and what they add is kept.

| module | noun |
| --- | --- |
| `policy` | the operator's file: who is listed, and what the quorum is |
| `submitting` | one checkpoint, sent to one witness |
| `rounds` | one after the other, and for how long a silent witness is left alone |
"""
