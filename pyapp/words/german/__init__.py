"""The texts of the screens in German: one module for each of the English ones."""
