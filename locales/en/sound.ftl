# Sound and speech.

sound-signal-minute-left = One minute left
sound-signal-countdown = Three, two, one
sound-signal-level-begins = Level begins
sound-signal-break-begins = Break begins
sound-signal-break-ends-soon = One minute left of the break
sound-signal-break-over = Break is over
sound-signal-day-over = Day is over
sound-signal-paused = Clock stopped
sound-signal-resumed = Clock runs again
sound-signal-hand-for-hand = Hand for hand begins
sound-signal-in-the-money = The money is reached
sound-signal-final-table = Final table
sound-signal-last-seconds = Player's clock: ten seconds left
sound-signal-time-up = Player's clock: time

# What sounds next.
sound-next-minute = One minute left
sound-next-break-ends = One minute left of the break
sound-next-count-level = 3-2-1 and level { $level }
sound-next-count-break = 3-2-1 and the break
sound-next-count-night = 3-2-1 and the end of the day
sound-next-level = Level { $level }
sound-next-break = The break
sound-next-night = The end of the day

# What is said aloud. Figures come without thousands apart.
sound-say-minute = One minute left.
sound-say-break-ends = Play resumes in one minute. Please take your seats.
sound-say-level = Level { $level }.
sound-say-again = Play resumes. { $level }
sound-say-blinds = blinds { $small } and { $big }
sound-say-ante-big-blind = big blind ante { $chips }
sound-say-ante-button = button ante { $chips }
sound-say-ante = ante { $chips }
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
sound-say-move = { $who }, table { $table }, seat { $seat }.
sound-say-more-moves = { $count ->
    [one] And one more player moves.
   *[other] And { $count } more players move.
}
sound-say-try = This is how Bottone speaks.

# The tab.
sound-title = Sound
sound-machine = This machine
sound-machine-note-writes = Only one machine should sound. This one keeps the event, so it does.
sound-machine-note-reads = Only one machine should sound. This one only reads the event, so it is silent.
sound-machine-note-on = It sounds, whatever it does with the event. See that no other machine does.
sound-machine-note-off = It is silent until it is switched on here, or with { $key } on the floor.
sound-as-desk = As the desk
sound-on = On
sound-off = Off
sound-volume = Volume of the signals
sound-percent = { $volume } %
sound-profile = Sounds
sound-profile-broken = { $id } (cannot be used)
sound-profile-note = Your own: WAV files and a profile in { $folder }
sound-player-found = { $program } plays.
sound-player-none = No player found: install pipewire-bin, pulseaudio-utils or alsa-utils.
sound-player-looking = Looking for a player…
sound-look-again = Look again
sound-speech = Speech
sound-speech-levels = Levels and breaks
sound-speech-moves = Moves
sound-speech-language = Voice
sound-speech-as-window = As the window
sound-voice-found = { $program } speaks.
sound-voice-none = No voice found: install speech-dispatcher or espeak-ng.
sound-voice-looking = Looking for a voice…
sound-signals = Signals
sound-try = Try
sound-try-this = Try: { $signal }
sound-next = Next
sound-next-nothing = Nothing sounds while the clock stands.
sound-next-silent = This machine is silent.
sound-next-in = in { $time }
sound-bottom-on = Sound on
sound-bottom-off = Sound off
sound-bottom-hint = Switch the sound on or off
sound-key = Sound on or off
sound-now-on = Sound on
sound-now-off = Sound off
sound-program-failed = { $program } could not play

# What is wrong with a profile or a file.
sound-signal-twice = this signal stands here twice: expected each at most once
sound-file-elsewhere = expected the name of a WAV file in this folder or below it, with / between folders
sound-volume-range = expected a volume from 0 to 100
sound-wav-missing = { $path }: no such file. Put it there, or name another one in the profile
sound-wav-not-a-file = { $path }: not a file: expected a WAV file
sound-wav-too-large = { $path }: larger than { $most } MiB: expected a short WAV file
sound-wav-not = { $path }: not a WAV file that can be read ({ $why }): expected 16 bits, one or two channels, 44,100 a second
sound-wav-kind = { $path }: { $channels } channels, { $rate } samples a second of { $bits } bits: expected one to eight channels, 8,000 to 192,000 a second, whole numbers of 8 to 32 bits or floats of 32
sound-wav-long = { $path }: longer than { $most } seconds: expected a short signal
