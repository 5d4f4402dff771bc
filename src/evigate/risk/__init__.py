"""Features -> Risk: models that turn a feature row into a risk in [0, 1]."""
