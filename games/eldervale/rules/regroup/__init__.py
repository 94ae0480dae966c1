"""Regrouping (EV-REG, EV-ACT): `retrieval` of each unit, perhaps to one of the `actions` of cards;
`activation` does these, with what auras change."""
