"""Pictures of positions: scenes drawn as SVG, as the browser client draws them.

A picture is a pure function of a scene that was made for its viewer, so it shows nothing that the
scene does not. The titles say where things of their scenes are looked for (`arrangement`); what
they draw with is the same for all.
"""
