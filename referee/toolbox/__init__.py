"""The rules for other people's programs: positions that they keep by themselves, values in, values
out. `@kronika/rules` for npm hands it out to JavaScript."""
