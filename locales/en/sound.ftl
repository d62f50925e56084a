# Sound and speech.
