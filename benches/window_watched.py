"""Does the window notice those who watch its page? Frames of one and the same window, with nobody and with many, in turn.

    python3 benches/window_watched.py target/release/bottone EVENT.ron [WATCHERS]

Opens EVENT (a copy) at 1920x1080 under Xvfb, serves the page from the Room screen, and four times in turn, with nobody watching
and with so many (500), turns pages of floor and players and starts and stops the clock, a record each. Tells the frames of both,
and how long the last watcher waited for a record of the window. Needs Xvfb and xdotool. The watchers are this script, on the
same processors.
"""

import shutil
import socket
import sys
import tempfile
import threading
import time

import crowd
import desk

# Where the button that serves the page is at this size, in English.
SERVE, PORT = (377, 256), 8210

program, event = sys.argv[1], sys.argv[2]
count = int(sys.argv[3]) if len(sys.argv) > 3 else 500


def is_served():
    with socket.socket() as knocks:
        return knocks.connect_ex(("127.0.0.1", PORT)) == 0


def work(window):
    """What the floor does for some seconds; the frames of it."""
    before = len(window.frames())
    for _ in range(6):
        for key in ("ctrl+2", "Next", "Next", "Prior", "ctrl+1", "Next", "Next", "space"):
            window.hands("key", key)
            time.sleep(0.12)
    return window.frames()[before:]


def reading(watchers, over):
    """Reads whatever is sent, as telephones do."""
    for watcher in watchers:
        watcher.setblocking(False)
    while not over.is_set():
        for watcher in watchers:
            try:
                watcher.recv(1 << 16)
            except BlockingIOError:
                pass
        time.sleep(0.05)


folder = tempfile.TemporaryDirectory()
with desk.Desk(program, shutil.copy(event, folder.name + "/event.ron")) as window:
    for key in ("ctrl+8", "F4"):
        window.hands("key", key)
        time.sleep(1)
    window.hands("mousemove", *SERVE)
    time.sleep(0.5)
    window.hands("click", 1)
    window.until("the page", is_served)
    work(window)
    alone, watched, waits = [], [], []
    for _ in range(4):
        alone += work(window)
        watchers = crowd.listen(PORT, count)
        crowd.heard(watchers)
        window.hands("key", "space")
        waits.append(crowd.heard(watchers))
        over = threading.Event()
        reader = threading.Thread(target=reading, args=(watchers, over))
        reader.start()
        watched += work(window)
        over.set()
        reader.join()
        for watcher in watchers:
            watcher.close()
        time.sleep(1)
print(desk.line("nobody", alone))
print(desk.line(f"{count} watchers", watched))
print(f"the last of {count} had a record of the window after {', '.join(f'{wait * 1000:.0f}' for wait in waits)} ms")
