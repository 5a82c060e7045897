"""Hypothesis without deadlines: a slow minute of the machine is no failure of the rules."""

from hypothesis import settings

settings.register_profile("threefold", deadline=None)
settings.load_profile("threefold")
