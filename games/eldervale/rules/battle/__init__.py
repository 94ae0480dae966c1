"""Battles (EV-BAT), by `stages`. Who is on the `battlefield`; `windows` for reactions; `joining`,
`boosting`, `rolling`, with the `dice` and `dice_changes`; then the `reward` and `losing`."""
