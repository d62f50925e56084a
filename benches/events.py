"""What it costs to have several events open: switching from one to another, and the board while their clocks run.

    python3 benches/events.py target/release/bottone EVENT.ron EVENT.ron … [SECONDS]

Opens the events (copies) together at 1920x1080 under Xvfb, in a house whose board has as many more lines as it takes to be twenty, and
starts the clock of each. Tells the work of the frames in which an event is brought to the desk, and the share of one processor of so
many seconds (20) on the board, all drawing included; the display draws in software, so a real one costs less. Needs Xvfb and xdotool.
"""

import os
import shutil
import statistics
import sys
import time

import desk

LINES = 20

program, *given = sys.argv[1:]
seconds = int(given.pop()) if given[-1].isdigit() else 20
window = desk.Desk(program, None)
home = window.folder.name
events = os.path.join(home, "events")
os.makedirs(events)
here = [shutil.copy(event, os.path.join(events, f"open-{nth}.ron")) for nth, event in enumerate(given)]
for nth in range(LINES - len(here)):
    shutil.copy(given[nth % len(given)], os.path.join(events, f"other-{nth:02}.ron"))
window_house = [program, "house", "new", events, "--name", "Circolo", "--tables", "200"]
desk.subprocess.run(window_house, check=True, capture_output=True)
os.makedirs(os.path.join(home, "bottone"))
names = ", ".join(f'"{path}"' for path in here)
with open(os.path.join(home, "bottone", "settings.ron"), "w") as settings:
    settings.write(f'(last_open: Some("{here[0]}"), open_together: [{names}])')

with window:
    print(f"start to first frame: {window.first_frame()} ms, {window.memory():.0f} MB")
    for nth in range(len(here)):
        window.hands("key", f"alt+{nth + 1}")
        window.rests()
        window.hands("key", "ctrl+1", "space")
        window.rests()
    took = []
    for turn in range(4):
        for nth in range(len(here)):
            before = len(window.frames())
            window.hands("key", f"alt+{nth + 1}")
            window.rests()
            took.append(max(window.frames()[before:]))
    print(f"an event is brought to the desk: {statistics.median(took):.1f} ms, at most {max(took):.1f} ms")
    window.hands("key", "alt+0")
    window.rests()
    time.sleep(4)
    drawn, used, began = len(window.frames()), window.processor(), time.monotonic()
    time.sleep(seconds)
    share = 100 * (window.processor() - used) / (time.monotonic() - began)
    frames = window.frames()[drawn:] or [0.0]
    print(f"the board: {share:.1f} %, {len(frames)} frames of {statistics.median(frames):.1f} ms; {window.memory():.0f} MB")
