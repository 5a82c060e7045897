"""Hypothesis without deadlines: a slow minute of the machine is no failure of the app."""

from hypothesis import settings

settings.register_profile("app", deadline=None)
settings.load_profile("app")
