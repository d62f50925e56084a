# Sound and speech.

sound-signal-minute-left = One minute left
sound-signal-countdown = Three, two, one
sound-signal-level-begins = Level begins
sound-signal-break-begins = Break begins
sound-signal-break-ends-soon = One minute left of the break
sound-signal-break-over = Break over
sound-signal-day-over = Day over
sound-signal-paused = Clock paused
sound-signal-resumed = Clock resumes
sound-signal-hand-for-hand = Hand for hand begins
sound-signal-in-the-money = In the money
sound-signal-final-table = Final table
sound-signal-winner = Winner
sound-signal-announcement = Announcement, 5 minutes before
sound-next-break-soon = break in 5 minutes
sound-next-closes-soon = registration closes in 5 minutes
sound-signal-last-seconds = Player's clock: ten seconds left
sound-signal-time-up = Player's clock: time

# The next sounds.
sound-next-minute = One minute left
sound-next-break-ends = One minute left of the break
sound-next-count-level = 3-2-1 and level { $level }
sound-next-count-break = 3-2-1 and break
sound-next-count-night = 3-2-1 and end of day
sound-next-level = Level { $level }
sound-next-break = Break
sound-next-night = End of day

# Announcements. Numbers have no thousands separators.
sound-say-minute = One minute left.
sound-say-break-ends = Play resumes in one minute. Please take your seats.
sound-say-level = Level { $level }.
sound-say-again = Play resumes. { $level }
sound-say-blinds = blinds { $small } and { $big }
sound-say-ante-big-blind = big blind ante { $chips }
sound-say-ante-button = button ante { $chips }
sound-say-ante-each = ante { $chips }
sound-say-bring-in = bring-in { $chips }
sound-say-bets = bets { $small } and { $big }
sound-say-break = { $name }. Back at { $time }.
sound-say-hour = { $hour } o'clock
sound-say-time = { $hour }:{ $minute }
sound-say-night = Play is over for today.
sound-say-hand-for-hand = Hand for hand. Finish the hand and wait.
sound-say-in-the-money = { $count ->
    [one] { $count } player is in the money.
   *[other] { $count } players are in the money.
}
sound-say-final-table = The final table. Please take your seats.
sound-say-winner = We have a winner. Congratulations.
sound-say-break-soon = Break in five minutes.
sound-say-closes-soon = Registration closes in five minutes.
sound-say-move = { $who }, table { $table }, seat { $seat }.
sound-say-more-moves = { $count ->
    [one] And one more player moves.
   *[other] And { $count } more players move.
}
sound-say-try = This is how Bottone speaks.

# The tab.
sound-title = Sound
sound-machine = This computer
sound-machine-note-writes = Sound plays on this computer (it hosts the event).
sound-machine-note-reads = This computer only reads the event, so it is silent: sound plays on the one that hosts it.
sound-machine-note-on = Always plays sound here. Make sure no other computer does.
sound-machine-note-off = Silent until you turn sound on here, or with { $key } on the floor.
sound-as-desk = Same as desk
sound-on = On
sound-off = Off
sound-volume = Signal volume
sound-percent = { $volume } %
sound-profile = Sounds
sound-profile-broken = { $id } (unusable)
sound-profile-note = Your own: put WAV files and a profile in { $folder }
sound-player-found = Player: { $program }
sound-player-none = No player found: install pipewire-bin, pulseaudio-utils or alsa-utils.
sound-player-looking = Looking for a player…
sound-look-again = Look again
sound-speech = Speech
sound-speech-levels = Levels and breaks
sound-speech-moves = Moves
sound-speech-language = Voice
sound-speech-as-window = Same as app
sound-voice-found = Voice: { $program }
sound-voice-none = No voice found: install speech-dispatcher or espeak-ng.
sound-voice-looking = Looking for a voice…
sound-signals = Signals
sound-try = Try
sound-try-this = Try: { $signal }
sound-next = Next
sound-next-nothing = No sounds while the clock is paused.
sound-next-silent = This computer is silent.
sound-next-in = in { $time }
sound-bottom-on = Sound on
sound-bottom-off = Sound off
sound-bottom-hint = Turn sound on or off
sound-key = Sound on or off
sound-now-on = Sound on
sound-now-off = Sound off
sound-program-failed = { $program } could not play the sound

# Errors in a profile or a file.
sound-signal-twice = this signal is listed twice: use each at most once
sound-file-elsewhere = enter the name of a WAV file in this folder or a subfolder, with / between folders
sound-volume-range = enter a volume from 0 to 100
sound-wav-missing = { $path }: file not found. Put it there, or name another one in the profile
sound-wav-not-a-file = { $path }: not a file. Use a WAV file
sound-wav-too-large = { $path }: larger than { $most } MiB. Use a short WAV file
sound-wav-not = { $path }: not a readable WAV file ({ $why }). Use 16 bits, one or two channels, 44,100 samples a second
sound-wav-kind = { $path }: { $channels } channels, { $rate } samples a second at { $bits } bits. Use one to eight channels, 8,000 to 192,000 samples a second, integers of 8 to 32 bits or 32-bit floats
sound-wav-long = { $path }: longer than { $most } seconds. Use a short signal
