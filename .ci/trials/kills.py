"""The program is killed at any moment, at the command line and in its window: what it acknowledged is in the file."""
import os
import random
import signal
import subprocess
import time

from .common import PROFILES, Failed, checked, records, run


def kill_command_line(built, seed, folder):
    """Kills an evening that tells what it has written down, at any moment."""
    chance = random.Random(seed)
    file = folder / "evening.ron"
    command = [built["bottone"], "rehearse", "--acknowledge", "--office", "--entries", str(chance.randrange(8, 60)),
               "--profile", chance.choice(PROFILES[:4]), "--seed", str(seed % 100_000), str(file)]
    child = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    wanted = chance.randrange(1, 400)
    heard = []
    for line in child.stdout:
        heard.append(line)
        if len(heard) >= wanted:
            break
    child.send_signal(signal.SIGKILL)
    heard += child.stdout.readlines()
    child.wait()
    numbers = [int(line) for line in heard if line.endswith(b"\n") and line.strip().isdigit()]
    checked(built["bottone"], file, numbers[-1] + 1 if numbers else 0, f"killed after {len(heard)} lines")
    return 1


class Display:
    """A display of a worker's own."""

    def __init__(self):
        reads, writes = os.pipe()
        self.server = subprocess.Popen(["Xvfb", "-displayfd", str(writes), "-screen", "0", "1280x720x24", "-nolisten", "tcp"],
                                       pass_fds=[writes], stderr=subprocess.DEVNULL)
        os.close(writes)
        with os.fdopen(reads) as said:
            self.name = ":" + said.readline().strip()

    def close(self):
        self.server.kill()
        self.server.wait()


def kill_window(built, seed, folder):
    """Kills the window while keys are struck: what the file had at each look is there afterwards."""
    chance = random.Random(seed)
    file = folder / "evening.ron"
    run([built["bottone"], "rehearse", "--office", "--entries", "24", "--until", "level:3", "--seed", str(seed % 100_000), str(file)])
    display = Display()
    env = {**os.environ, "DISPLAY": display.name, "HOME": str(folder), "XDG_CONFIG_HOME": str(folder / "config"),
           "XDG_DATA_HOME": str(folder / "data"), "LIBGL_ALWAYS_SOFTWARE": "1", "BOTTONE_LOG": "debug"}
    kills = 0
    try:
        for _ in range(5):
            log = open(folder / "log", "wb")
            child = subprocess.Popen([built["bottone"], str(file)], env=env, stderr=log)
            for _ in range(1200):
                if b"first frame after" in (folder / "log").read_bytes() or child.poll() is not None:
                    break
                time.sleep(0.05)
            before = records(file)
            end = time.monotonic() + chance.uniform(0.2, 2.5)
            while time.monotonic() < end and child.poll() is None:
                key = chance.choice(["space", "n", "p", "plus", "minus", "ctrl+z", "ctrl+y", "Return", "b", "Escape"])
                subprocess.run(["xdotool", "key", key], env=env, stderr=subprocess.DEVNULL)
                before = max(before, records(file))
            if child.poll() is not None:
                raise Failed(f"the window has ended by itself\n{(folder / 'log').read_text(errors='replace')[-8000:]}")
            child.send_signal(signal.SIGKILL)
            child.wait()
            checked(built["bottone"], file, before, "the window was killed")
            kills += 1
    finally:
        display.close()
    return kills
