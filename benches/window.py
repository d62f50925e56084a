"""What the window costs: its start, and every screen of a large event while nothing but the clock goes on.

    python3 benches/window.py target/release/bottone EVENT.ron [SECONDS]

Starts three times without an event and three times with EVENT (a copy), at 1920x1080 under Xvfb; then starts its clock, goes to each
screen, waits until it is quiet there and lets so many seconds (20) go by. Tells a line for each, parted by tabs: the work of a frame
(its drawing by OpenGL apart), the share of one processor, all drawing included, and the most memory that it ever held. The display
draws in software, so a real one costs less. Needs Xvfb and xdotool.
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
NOTCHES = 120

program, event = sys.argv[1], sys.argv[2]
seconds = int(sys.argv[3]) if len(sys.argv) > 3 else 20
folder = tempfile.TemporaryDirectory()
copy = shutil.copy(event, folder.name + "/event.ron")


def tell(*words):
    print(*words, sep="\t", flush=True)


for what, opened in [("no event", None), ("the event", copy)]:
    took, most = [], []
    for _ in range(3):
        with desk.Desk(program, opened) as window:
            took.append(window.first_frame())
            most.append(window.memory("VmHWM"))
    tell(f"start to first frame, {what}", ", ".join(map(str, sorted(took))) + " ms", "", f"{max(most):.0f} MB")

with desk.Desk(program, copy) as window:
    begun = open(copy).read().count("\n")
    window.hands("key", "space")
    window.until("the clock", lambda: open(copy).read().count("\n") > begun)
    for name, keys in SCREENS.items():
        for key in keys:
            window.hands("key", key)
        window.rests()
        window.works_no_more()
        drawn, used, began = len(window.frames()), window.processor(), time.monotonic()
        time.sleep(seconds)
        share = 100 * (window.processor() - used) / (time.monotonic() - began)
        frames = sorted(window.frames()[drawn:]) or [0.0]
        most = frames[len(frames) * 95 // 100]
        work = f"{statistics.median(frames):.1f}, {most:.1f}, {frames[-1]:.1f} ms, {len(frames)} frames"
        tell(name, work, f"{share:.1f} %", f"{window.memory('VmHWM'):.0f} MB")
    window.hands("key", "ctrl+2")
    window.rests()
    used = window.processor()
    window.hands("mousemove", 960, 600, "click", "--repeat", NOTCHES, "--delay", 16, 5)
    window.rests()
    each = 1_000 * (window.processor() - used) / NOTCHES
    tell("a notch of the wheel over the players", f"{each:.0f} ms of processor, drawing included", "", f"{window.memory('VmHWM'):.0f} MB")
