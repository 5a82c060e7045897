"""Small shared parts of the screens: pure functions that return hiccup trees."""
