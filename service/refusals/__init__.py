"""The journal of refused commands: what was asked, by whom, and why it was not played.

It stands beside the log. The log says what happened; the journal says what did not, so that
"the service refused my legal move" can be looked into.
"""
