# The code of how far an event's file had come, on paper and in the window.

witness-no-code = “{ $typed }” is not a code: enter a line number and 16 letters or digits, such as 414-7KQM-2F9P-XD03-H6TA
witness-holds = { $file }: code { $code } is for line { $line }: nothing up to there is missing or changed
witness-missing = { $file }: code { $code } is for line { $line }, but the file is sound only up to line { $lines }: { $missing } missing. Look for a later copy
witness-other = { $file }: the seal of line { $line } does not match code { $code }: this is another event's file, or something up to there was changed and sealed again
witness-menu = Event seal…
witness-title = Event seal
witness-note = Write this code down or photograph it: it can prove later that nothing up to now was removed or changed. It is printed on every sheet, and shown during breaks on walls and page.
witness-no-file = The event is not saved to a file yet, so it has no seal.
witness-typed = Code on a sheet
witness-check = Check
witness-given = Codes given out
witness-none-given = No codes given out yet. They are printed on sheets and shown during breaks.
witness-on-walls = Walls and page
witness-purpose = Event seal

# Codes kept of files.

codes-of-machine = { $what }. Compared with the code that this computer kept on { $when }
codes-of-club = { $what }. Compared with the code that the club kept on { $when }
codes-other = on { $when } this name belonged to another event, with code { $code }. No code of this one is known
codes-none = no code to compare with: neither this computer nor a club has kept one. A consistent file can still lack its end: check it with a code from a sheet (--witness)
codes-unread = cannot read the kept codes: { $why }
codes-look = Find out why before you continue: compare it with your copies and with the codes on the sheets.
