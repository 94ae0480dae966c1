"""Placing a unit (EV-PLC): `reach` says where it may go, `feasible` whether it could do the action
there; `placement` lists, refuses and does it; then comes the `realm_action` (EV-RLM, EV-RUI)."""
