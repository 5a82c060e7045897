"""The app: a pure loop of model, messages and views, and two rooms that touch the page."""
