"""The units and realms that effects are about (EV-GEN-07, EV-GEN-10, EV-FRE-07): which `targets`
there are, and `choosing` one."""
