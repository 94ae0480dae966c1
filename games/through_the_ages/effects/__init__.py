"""The operations that effects are made of, as they stand in the component data.

An effect list is carried out in order. No card has code of its own: what it does is a list of
these operations, each with the trigger `t` at which it counts.
"""
