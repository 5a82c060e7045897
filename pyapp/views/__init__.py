"""The screens that all games share; each takes the model and gives a tree."""
