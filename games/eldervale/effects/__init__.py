"""The operations of effects as data (effects.md), decoded from the components.

An effect has a trigger, conditions, a cost and operations; a component may have several. Fields
keep the names of the notation; a name that Python reserves ends in an underscore.
"""
