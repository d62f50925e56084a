# Suoni e voce.
