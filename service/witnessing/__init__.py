"""Asking witnesses to cosign the root log (C2SP tlog-witness): whom the operator's policy lists is
sent every new checkpoint, in rounds, and what they add is kept.

| module | noun |
| --- | --- |
| `endpoints` | where the listed witnesses take checkpoints |
| `submitting` | one checkpoint, sent to one witness |
| `rounds` | one after the other, and for how long a silent witness is left alone |
| `standing` | up to when the quorum has cosigned the log, and who is silent |
"""
