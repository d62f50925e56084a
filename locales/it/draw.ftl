# La prova del sorteggio.
