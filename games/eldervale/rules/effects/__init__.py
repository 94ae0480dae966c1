"""What effects are made of (effects.md): the `sources` of effects, their `conditions`, `counting`.
`rules.resolution` carries them out."""
