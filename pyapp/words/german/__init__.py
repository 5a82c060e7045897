"""The German texts of the screens, one module beside each of the English ones."""
