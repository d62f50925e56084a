"""Many desks on one log: who hears of an act and when, and how much eight desks sell at once.

    python3 benches/desks.py [--standby] target/release/bottone [PLAYERS] [DESKS] [TELEPHONES]

Starts a PostgreSQL of its own, with --standby a synchronous standby of it too, and plays an event of PLAYERS (10,000) up to its first level into it. So many DESKS (20) follow it, each
showing its page to its share of the TELEPHONES (200); one more desk starts and pauses the clock twenty times. Told is how long after an act is confirmed the
last of the telephones has it, and what a desk takes. Then eight desks sell 2,000 entries of another event while a floor opens its tables,
as fast as they can, and 1,200 of a third at the pace of clerks, five a second each: how many acts a second, how many each, and whether
every entry is there once, by every desk's own file. Needs PostgreSQL's programs.
"""

import collections
import glob
import os
import random
import re
import shutil
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import threading
import time

import crowd

given = [word for word in sys.argv[1:] if word != "--standby"]
program = given[0]
players, desks, telephones = [int(number) for number in given[1:4] + ["10000", "20", "200"][len(given) - 1:]]
ACTS, SELLING = 20, 8
WORKS = 0.02  # Seconds that an entry takes where eight desks sell at once.
folder = tempfile.TemporaryDirectory()
home = folder.name
os.chmod(home, 0o777)


def postgres(name, *words):
    """Runs one of PostgreSQL's programs, as its own user where this is root."""
    found = sorted(glob.glob(f"/usr/lib/postgresql/*/bin/{name}"))[-1:] or [shutil.which(name)]
    before = ["runuser", "-u", "postgres", "--"] if os.getuid() == 0 else []
    done = subprocess.run(before + [found[0], *map(str, words)], cwd="/", capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


def bottone(*words, **how):
    done = subprocess.run([program, *map(str, words)], capture_output=True, text=True, **how)
    assert done.returncode == 0, f"{words}: {done.stdout}{done.stderr}"
    return done.stdout


def free_port():
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return one.getsockname()[1]


def start(data, port):
    options = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={home} -c max_connections=200"
    postgres("pg_ctl", "-D", data, "-w", "-o", options, "-l", f"{data}.said", "start")


port, data, copy = free_port(), f"{home}/data", f"{home}/copy"
postgres("initdb", "-D", data, "-A", "trust", "-U", "desk", "-E", "UTF8", "--locale=C")
start(data, port)


def sql(asked, database="poker"):
    return postgres("psql", "-h", "127.0.0.1", "-p", port, "-U", "desk", "-d", database, "-At", "-c", asked)


def log(event):
    return f"postgres://desk@127.0.0.1:{port}/poker?event={event}"


def taken(process):
    stat = open(f"/proc/{process.pid}/stat").read().rsplit(")", 1)[1].split()
    status = open(f"/proc/{process.pid}/status").read()
    return (int(stat[11]) + int(stat[12])) / 100, int(re.search(r"VmHWM:\s+(\d+)", status).group(1)) / 1024


def followed():
    bottone("rehearse", "--profile", "deep-stack", "--entries", players, "--until", "level:1", "--log", log("big"), f"{home}/big.ron")
    serving, ports, began = [], [], time.monotonic()
    for _ in range(desks - 1):
        served = subprocess.Popen([program, "serve", "--log", log("big"), "--listen", "127.0.0.1:0"], stdout=subprocess.PIPE, text=True)
        serving.append(served)
    for served in serving:
        ports.append(int(re.search(r"127\.0\.0\.1:(\d+)", served.stdout.readline()).group(1)))
    print(f"{desks - 1} desks have joined {players:,} entries after {time.monotonic() - began:.1f} s")
    try:
        share = -(-telephones // len(ports))
        watchers = [one for number, at in enumerate(ports) for one in crowd.listen(at, share, number)]
        crowd.heard(watchers)
        before = [taken(served)[0] for served in serving]
        late = []
        for act in ["Clock(Start)", "Clock(Pause)"] * (ACTS // 2):
            bottone("tell", "--log", log("big"), act)
            late.append(1000 * crowd.heard(watchers))
        used = [taken(served)[0] - was for served, was in zip(serving, before)]
        most = max(taken(served)[1] for served in serving)
        print(f"{len(watchers)} telephones at {len(ports)} desks: the last has an act {statistics.median(late):.0f} ms after it is confirmed, at most {max(late):.0f} ms")
        print(f"a desk takes {1000 * statistics.mean(used) / ACTS:.0f} ms of processor an act with its page, and {most:.0f} MB at most")
    finally:
        for served in serving:
            served.kill()
            served.wait()


def clerk(desk, pace):
    """A clerk looks up between two entries: the desk runs for as long as one takes, and stands still for the rest of it."""
    while pace and desk.poll() is None:
        time.sleep(WORKS)
        desk.send_signal(signal.SIGSTOP)
        time.sleep(random.uniform(0.5, 1.5) * (pace - WORKS))
        desk.send_signal(signal.SIGCONT)


def sold(event, wanted, pace):
    bottone("new", "deep-stack", "--log", log(event))
    floor = subprocess.Popen([program, "rehearse", "--role", "floor", "--entries", str(wanted), "--until", "level:3", "--log", log(event), f"{home}/{event}.ron"],
                             stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    files = [f"{home}/{event}-{number}.ron" for number in range(SELLING)]
    began = time.monotonic()
    selling = [subprocess.Popen([program, "rehearse", "--role", "registration", "--entries", str(wanted), "--seed", str(number), "--log", log(event), file],
                                stdout=subprocess.DEVNULL) for number, file in enumerate(files)]
    clerks = [threading.Thread(target=clerk, args=(desk, pace)) for desk in selling]
    for one in clerks:
        one.start()
    for desk, one in zip(selling, clerks):
        one.join()
        assert desk.wait() == 0
    took = time.monotonic() - began
    floor.kill()
    floor.wait()
    lines = sql(f"select line from bottone_log where event = '{event}' order by seq").splitlines()
    by = collections.Counter(re.search(r'desk:"([^"]*)"', line).group(1) for line in lines if "Entries(Enter(" in line)
    count = sum(by.values())
    print(f"{SELLING} desks: {count:,} entries in {took:.1f} s, {count / took:.0f} a second; {min(by.values())} to {max(by.values())} a desk")
    for file in files:
        bottone("sync", file, "--log", log(event))
        bottone("check", file)
    bodies = {open(file, "rb").read() for file in files}
    print(f"{len(files)} files, {len(bodies)} of them different, each sound; {len(lines):,} records")


try:
    if "--standby" in sys.argv:
        postgres("pg_basebackup", "-D", copy, "-d", f"host=127.0.0.1 port={port} user=desk application_name=b", "-R", "-C", "-S", "b", "-c", "fast")
        start(copy, free_port())
        sql("alter system set synchronous_standby_names = 'b'", "postgres")
        sql("select pg_reload_conf()", "postgres")
    sql("create database poker", "postgres")
    followed()
    sold("rush", 2_000, 0)
    sold("paced", 1_200, 0.2)
finally:
    for one in [data, copy] if os.path.isdir(copy) else [data]:
        postgres("pg_ctl", "-D", one, "-m", "immediate", "stop")
