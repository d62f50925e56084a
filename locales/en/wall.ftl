# The room's walls: projector windows and their themes.

wall-wrong-part-twice = This part stands in the strip already: expected each part once
wall-wrong-size = Expected { $least } to { $most } percent
wall-wrong-picture = Expected the name of a picture, PNG or JPEG
wall-wrong-words = Expected one line of at most { $most } letters
wall-wrong-seconds = Expected 1 to { $most } seconds
