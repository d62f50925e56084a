"""A window of the program on a display of its own, worked by keys, for the benches beside this file. Needs Xvfb and xdotool."""

import os
import re
import statistics
import subprocess
import sys
import tempfile
import time


class Desk:
    """The window, `with` everything that it needs, on an event or on none; `path` is all the programs that it finds, where that
    is given."""

    def __init__(self, program, event, size="1920x1080", level="trace", path=None):
        self.program, self.event, self.size = os.path.abspath(program), event, size
        self.folder = tempfile.TemporaryDirectory()
        home = {name: self.folder.name for name in ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME")}
        self.surroundings = {**os.environ, **home, "LIBGL_ALWAYS_SOFTWARE": "1", "BOTTONE_LOG": level, "LC_ALL": "C"}
        self.path = path

    def __enter__(self):
        reads, writes = os.pipe()
        self.display = subprocess.Popen(
            ["Xvfb", "-displayfd", str(writes), "-screen", "0", f"{self.size}x24", "-nolisten", "tcp"],
            pass_fds=[writes],
            stderr=subprocess.DEVNULL,
        )
        self.surroundings["DISPLAY"] = f":{os.read(reads, 20).decode().strip()}"
        self.log = self.folder.name + "/log"
        surroundings = {**self.surroundings, "PATH": self.path or os.environ["PATH"]}
        with open(self.log, "w") as log:
            words = [self.program, *filter(None, [self.event])]
            self.window = subprocess.Popen(words, stderr=log, env=surroundings)
        self.until("the first frame", lambda: "first frame after" in self.told())
        found = self.hands("search", "--sync", "--onlyvisible", "--class", "bottone").split()[0]
        self.hands("windowmove", found, 0, 0, "windowsize", "--sync", found, *self.size.split("x"), "windowfocus", found)
        self.rests()
        return self

    def __exit__(self, *_):
        self.window.kill()
        self.display.kill()

    def hands(self, *words):
        """What xdotool does."""
        words = ["xdotool", *map(str, words)]
        return subprocess.run(words, env=self.surroundings, check=True, capture_output=True, text=True).stdout

    def told(self):
        """What the program has logged."""
        return open(self.log).read()

    def first_frame(self):
        """How long the first frame was in coming, in milliseconds."""
        return int(re.search(r"first frame after (\d+) ms", self.told()).group(1))

    def opening(self):
        """How long the frame was in coming that says that events are opened, in milliseconds; None without one."""
        found = re.search(r"opening shown after (\d+) ms", self.told())
        return int(found.group(1)) if found else None

    def frames(self):
        """The work of every frame so far, in milliseconds."""
        return [float(ms) for ms in re.findall(r"frame of ([\d.]+) ms", self.told())]

    def rests(self):
        """Waits until the window is drawn no more often than a clock that runs asks for, as far as its log says."""
        drawn, since = len(self.frames()), time.monotonic()

        def is_quiet():
            nonlocal drawn, since
            now, before = len(self.frames()), drawn
            if now > before + 1:
                drawn, since = now, time.monotonic()
            elif time.monotonic() - since > 1.5:
                return True
            return False

        self.until("a quiet window", is_quiet)

    def works_no_more(self):
        """Waits until what was begun beside the window is done: half of a processor for a second is no clock that runs."""
        used = self.processor()

        def is_idle():
            nonlocal used
            time.sleep(1)
            before, used = used, self.processor()
            return used - before < 0.5

        self.until("an idle processor", is_idle)

    def processor(self):
        """The seconds of processor that it has used."""
        used = open(f"/proc/{self.window.pid}/stat").read().rpartition(")")[2].split()
        return (int(used[11]) + int(used[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self, which="VmRSS"):
        """What it holds now, in MB; of `VmHWM`, the most that it ever held."""
        status = open(f"/proc/{self.window.pid}/status").read()
        return int(re.search(which + r":\s+(\d+)", status).group(1)) / 1024

    def until(self, what, there):
        for _ in range(600):
            if there():
                return
            time.sleep(0.05)
        sys.exit(f"waited 30 s in vain for {what}\n" + self.told()[-2000:])


def line(name, times):
    """How long these frames took, in one line."""
    times = sorted(times)
    median, most = statistics.median(times), times[len(times) * 95 // 100]
    return f"{name}: {len(times)} frames, median {median:.1f} ms, 95 in 100 under {most:.1f} ms, the worst {times[-1]:.1f} ms"
