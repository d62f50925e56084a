# Cards and slips that are cut.
