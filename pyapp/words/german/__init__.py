"""The texts of the screens in German, a module for each of the English ones."""
