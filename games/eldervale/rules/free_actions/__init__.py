"""Free actions (EV-FRE): `interruption` lets them in while another decision is open, `refusals` say
why not; they are spells and quests (`rules.magic`), treasure (`rules.realms`), `orbs`, cards of the
`tableau`, `mercenaries` with the tactics token, and `swaps` in teams."""
