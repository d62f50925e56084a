"""The work of a frame on every screen of a large event.

    python3 benches/screens.py target/release/bottone EVENT.ron

Opens EVENT (a copy) at 1920x1080 under Xvfb, goes to each screen and its tabs, and starts and stops the clock on each, a record a
time. Tells the frames of each, and the memory. Needs Xvfb and xdotool.
"""

import shutil
import sys
import tempfile
import time

import desk

# What is pressed on each screen.
SCREENS = {
    "Floor": ["ctrl+1", "Next", "Next", "Prior"],
    "Players": ["ctrl+2", "Next", "Next", "Prior"],
    "Print": ["ctrl+7", "Down", "Down", "Down", "Down"],
    "Room, walls": ["ctrl+8", "F3"],
    "Room, page": ["ctrl+8", "F4"],
    "Room, sound": ["ctrl+8", "F5"],
}

program, event = sys.argv[1:3]
folder = tempfile.TemporaryDirectory()
with desk.Desk(program, shutil.copy(event, folder.name + "/event.ron")) as window:
    for name, keys in SCREENS.items():
        before = len(window.frames())
        for key in keys:
            window.hands("key", key)
            time.sleep(1.5)
        # A player who is looked for takes a space as a letter.
        for _ in range(0 if name == "Players" else 4):
            window.hands("key", "space")
            time.sleep(2.5)
        print(desk.line(name, window.frames()[before:]) + f"; {window.memory():.0f} MB")
