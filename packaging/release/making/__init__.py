"""Makes what is released: the frozen program, its packages and installers, wheels, and what is told
of them.

Everything is a step of `./burgundy release STEP`; docs/releasing.md describes them. The workflow
calls the same steps.
"""
