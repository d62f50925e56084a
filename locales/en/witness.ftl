# The code of how far an event's file had come, on paper and in the window.

witness-no-code = “{ $typed }” is no code: expected the number of a line and 16 letters or figures, as 414-7KQM-2F9P-XD03-H6TA
witness-holds = { $file }: the code { $code } is of line { $line }: nothing up to there is missing or changed
witness-missing = { $file }: the code { $code } is of line { $line }, and the file is sound up to line { $lines }: missing { $missing }. Look for a later copy
witness-other = { $file }: line { $line } is sealed otherwise than the code { $code } says: this is another event's file, or something up to there was changed and sealed anew
witness-menu = Seal of the event…
witness-title = Seal of the event
witness-note = Write this code down or photograph it: whoever has it can prove later that nothing up to now was taken out or changed. It is at the foot of every sheet, and in a break on walls and page.
witness-no-file = The event is in no file yet, so it has no seal.
witness-typed = Code on a sheet
witness-check = Check
witness-given = Codes that were given out
witness-none-given = No sheet with a code was printed yet, and no break has shown one.
witness-on-walls = Walls and page
witness-purpose = Seal of the event
