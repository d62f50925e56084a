"""What all trials share: running a program, and what a file has to have afterwards."""
import json
import os
import pathlib
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[2]
PROFILES = ["club-turbo", "deep-stack", "limit-horse", "satellite", "charity-rebuys", "euro-poker-million", "freeroll-90",
            "heads-up-match", "horse-20", "wpt-tournament-of-champions-2018", "wsop-main-event-2026"]
OFTEN = 900  # Nothing that is tried takes so many seconds; what does hangs.


class Failed(Exception):
    """A law that does not hold."""


def run(command, env=None, fails=True):
    done = subprocess.run(command, cwd=ROOT, env={**os.environ, **(env or {})}, capture_output=True, text=True,
                          timeout=OFTEN, errors="replace")
    if fails and done.returncode != 0:
        told = " ".join(f"{name}={value}" for name, value in (env or {}).items())
        raise Failed(f"{told} {' '.join(map(str, command))}\nended with {done.returncode}\n{done.stdout[-20000:]}\n{done.stderr[-20000:]}")
    return done


def build(debug):
    """The program and the test programs, by their names."""
    command = ["cargo", "build", "--locked"] + ([] if debug else ["--release"])
    subprocess.run(command, cwd=ROOT, check=True)
    tests = ["cargo", "test", "--locked", "--no-run", "--message-format=json"] + ([] if debug else ["--release"])
    for name in ["event", "outside", "window", "paper", "rules"]:
        tests += ["--test", name]
    said = subprocess.run(tests, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True).stdout
    found = {}
    for line in said.splitlines():
        about = json.loads(line)
        if about.get("executable") and about.get("target", {}).get("name") in {"event", "outside", "window", "paper", "rules"}:
            found[about["target"]["name"]] = about["executable"]
    target = pathlib.Path(os.environ.get("CARGO_TARGET_DIR", ROOT / "target"))
    found["bottone"] = str(target / ("debug" if debug else "release") / "bottone")
    return found


def records(file):
    """How many whole lines a file has after its head."""
    return max(file.read_bytes().count(b"\n") - 1, 0) if file.exists() else 0


def checked(program, file, at_least, told):
    """The file opens and has every act that was acknowledged."""
    if records(file) < at_least:
        raise Failed(f"{told}: {at_least} acts were acknowledged, {records(file)} are in the file")
    if not file.exists():
        return
    done = run([program, "check", str(file)], fails=False)
    # A last line that was never finished is no damage.
    if done.returncode not in (0, 3):
        raise Failed(f"{told}: check ends with {done.returncode}\n{done.stdout}{done.stderr}")
