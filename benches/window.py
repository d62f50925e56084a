"""What the window costs while nothing but the clock goes on, on every screen of a large event.

    python3 benches/window.py target/release/bottone EVENT.ron [SECONDS]

Opens EVENT (a copy) at 1920x1080 under Xvfb, starts its clock, goes to each screen, waits until it is quiet there and lets so many
seconds (20) go by. Tells a line for each: the work of a frame (its drawing by OpenGL apart), the share of one processor, all drawing
included, and the most memory that it ever held. The display draws in software, so a real one costs less. Needs Xvfb and xdotool.
"""

import shutil
import statistics
import sys
import tempfile
import time

import desk

# What goes to each.
SCREENS = {
    "Clock": ["ctrl+3"],
    "Floor": ["ctrl+1"],
    "Players": ["ctrl+2"],
    "Table": ["ctrl+4"],
    "Chips": ["ctrl+5"],
    "Money": ["ctrl+6"],
    "Room, walls": ["ctrl+8", "F3"],
    "Room, page": ["ctrl+8", "F4"],
    "Room, sound": ["ctrl+8", "F5"],
    "Log": ["ctrl+9"],
    "Setup": ["ctrl+0"],
    "Print": ["ctrl+7"],
}

program, event = sys.argv[1], sys.argv[2]
seconds = int(sys.argv[3]) if len(sys.argv) > 3 else 20
folder = tempfile.TemporaryDirectory()
with desk.Desk(program, shutil.copy(event, folder.name + "/event.ron")) as window:
    begun = open(window.event).read().count("\n")
    window.hands("key", "space")
    window.until("the clock", lambda: open(window.event).read().count("\n") > begun)
    for name, keys in SCREENS.items():
        for key in keys:
            window.hands("key", key)
        window.rests()
        if name == "Print":
            # The largest document there is.
            window.hands("key", "Home")
            window.rests()
        drawn, used, began = len(window.frames()), window.processor(), time.monotonic()
        time.sleep(seconds)
        share = 100 * (window.processor() - used) / (time.monotonic() - began)
        frames = sorted(window.frames()[drawn:]) or [0.0]
        most = frames[len(frames) * 95 // 100]
        work = f"{statistics.median(frames):.1f}, {most:.1f}, {frames[-1]:.1f} ms, {len(frames)} frames"
        print(f"{name}\t{work}\t{share:.1f} %\t{window.memory('VmHWM'):.0f} MB", flush=True)
