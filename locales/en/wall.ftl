# The room's walls: projector windows and their themes.
