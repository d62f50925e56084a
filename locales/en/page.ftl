# The room's own page.
