"""Makes a release: the frozen program, its packages and installers, wheels, and their papers.

Each part is a step of `./burgundy release STEP`; docs/releasing.md describes them. The workflow
calls the same steps.
"""
