"""How late a signal is: from the instant at which it is due to the first instruction of the program that plays it.

    python3 benches/sound.py target/release/bottone [SECONDS]

Opens an event with levels of one minute under Xvfb, starts its clock, and lets it run for so many seconds (190). The player is a
script called `aplay`, alone on the path, that writes down when it began. Tells how late the program was with each cue, by its
own log, and how long after that the player ran. Needs Xvfb and xdotool.
"""

import os
import re
import subprocess
import sys
import tempfile
import time

import desk

program = os.path.abspath(sys.argv[1])
seconds = int(sys.argv[2]) if len(sys.argv) > 2 else 190

folder = tempfile.TemporaryDirectory()
here = folder.name
levels = ", ".join(f"Level(small: {n}00, big: {n * 2}00, minutes: 1)" for n in range(1, 12))
with open(here + "/minutes.ron", "w") as profile:
    profile.write(f'(name: "Minutes", source: "bench", game: One(HoldEm, NoLimit), starting_stack: 10_000, rows: [{levels}])')
subprocess.run([program, "new", here + "/minutes.ron", here + "/event.ron"], check=True, stdout=subprocess.DEVNULL)
os.mkdir(here + "/bin")
with open(here + "/bin/aplay", "w") as player:
    player.write(f"#!/bin/sh\n/usr/bin/date +%s%N >> {here}/played\nexec /usr/bin/cat > /dev/null\n")
os.chmod(here + "/bin/aplay", 0o755)

cues = []
with desk.Desk(program, here + "/event.ron", "1280x720", "debug", here + "/bin") as window:
    window.hands("key", "space")
    until = time.monotonic() + seconds
    # A line of the log is read when it is written: that is when the cue was given.
    with open(window.log) as log:
        while time.monotonic() < until:
            found = re.search(r"(\w+\S*) (-?\d+) ms after it was due", log.readline())
            if found:
                cues.append((time.time_ns(), found[1], found[2]))
            else:
                time.sleep(0.001)
    time.sleep(1)
played = [int(at) for at in open(here + "/played").read().split()]
for at, cue, late in cues:
    after = [began - at for began in played if -20e6 < began - at < 1e9]
    runs = f"the player ran {after[0] / 1e6:.0f} ms later" if after else "nothing to play"
    print(f"{cue}: {late} ms late, {runs}")
