"""Does the window notice those who watch its page? Frames of one and the same window, with nobody and with many, in turn.

    python3 benches/window_watched.py target/release/bottone EVENT.ron [WATCHERS]

Opens EVENT (a copy) at 1920x1080 under Xvfb, serves the page from the Room screen, and four times in turn, with nobody watching
and with so many (500), turns pages of floor and players and starts and stops the clock, a record each. Tells the frames of both,
and how long the last watcher waited for a record of the window. Needs Xvfb and xdotool. The watchers are this script, on the
same processors.
"""

import os
import re
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import threading
import time

import crowd

program, event = sys.argv[1], sys.argv[2]
count = int(sys.argv[3]) if len(sys.argv) > 3 else 500
# Where the button that serves the page is at this size, in English.
SERVE, PORT = (377, 256), 8210

folder = tempfile.TemporaryDirectory()
copy = shutil.copy(event, folder.name + "/event.ron")
reads, writes = os.pipe()
display = subprocess.Popen(
    ["Xvfb", "-displayfd", str(writes), "-screen", "0", "1920x1080x24", "-nolisten", "tcp"],
    pass_fds=[writes],
    stderr=subprocess.DEVNULL,
)
number = os.read(reads, 20).decode().strip()
home = {name: folder.name for name in ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME")}
surroundings = {**os.environ, **home, "DISPLAY": f":{number}", "LIBGL_ALWAYS_SOFTWARE": "1", "BOTTONE_LOG": "trace", "LC_ALL": "C"}
log = open(folder.name + "/log", "w+")
window = subprocess.Popen([program, copy], stderr=log, env=surroundings)


def hands(*words):
    return subprocess.run(["xdotool", *map(str, words)], env=surroundings, check=True, capture_output=True, text=True).stdout


def frames():
    text = open(log.name).read()
    return [float(ms) for ms in re.findall(r"frame of ([\d.]+) ms", text)]


def until(what, there):
    for _ in range(600):
        if there():
            return
        time.sleep(0.05)
    sys.exit(f"waited 30 s in vain for {what}\n" + open(log.name).read()[-2000:])


def is_served():
    with socket.socket() as knocks:
        return knocks.connect_ex(("127.0.0.1", PORT)) == 0


def work():
    """What the floor does for some seconds; the frames of it."""
    before = len(frames())
    for _ in range(6):
        for key in ("ctrl+2", "Next", "Next", "Prior", "ctrl+1", "Next", "Next", "space"):
            hands("key", key)
            time.sleep(0.12)
    return frames()[before:]


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


try:
    until("the first frame", lambda: "first frame after" in open(log.name).read())
    time.sleep(1)
    found = hands("search", "--onlyvisible", "--class", "bottone").split()[0]
    hands("windowmove", found, 0, 0, "windowsize", found, 1920, 1080, "windowfocus", found)
    time.sleep(2)
    hands("key", "8", "key", "F4")
    time.sleep(2)
    hands("mousemove", *SERVE, "click", 1)
    until("the page", is_served)
    work()
    alone, watched, waits = [], [], []
    for _ in range(4):
        alone += work()
        watchers = crowd.listen(PORT, count)
        crowd.heard(watchers)
        hands("key", "space")
        waits.append(crowd.heard(watchers))
        over = threading.Event()
        reader = threading.Thread(target=reading, args=(watchers, over))
        reader.start()
        watched += work()
        over.set()
        reader.join()
        for watcher in watchers:
            watcher.close()
        time.sleep(1)
    for name, times in (("nobody", alone), (f"{count} watchers", watched)):
        times.sort()
        median, most = statistics.median(times), times[len(times) * 95 // 100]
        print(f"{name}: {len(times)} frames, median {median:.1f} ms, 95 in 100 under {most:.1f} ms, the worst {times[-1]:.1f} ms")
    print(f"the last of {count} had a record of the window after {', '.join(f'{wait * 1000:.0f}' for wait in waits)} ms")
finally:
    window.kill()
    display.kill()
