"""PostgreSQL servers that a trial starts, kills and stops."""
import contextlib
import os
import pathlib
import random
import select
import shutil
import signal
import socket
import subprocess
import threading

from .common import OFTEN, Failed

# Where PostgreSQL's own programs are. It refuses to be run by root, who has a user for it.
PROGRAMS = sorted(pathlib.Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: float(path.parent.name))[-1:]
AS_SERVER = {"user": "postgres", "group": "postgres", "extra_groups": []} if os.getuid() == 0 else {}


def postgres(name, *words, **how):
    """Runs one of PostgreSQL's programs, which does what it is asked."""
    command = [str(PROGRAMS[0] / name), *map(str, words)]
    done = subprocess.run(command, cwd="/", capture_output=True, text=True, timeout=OFTEN, **AS_SERVER, **how)
    if done.returncode != 0:
        raise Failed(f"{' '.join(command)}\nended with {done.returncode}\n{done.stdout}{done.stderr}")
    return done.stdout


def free_port():
    """A port that nobody has, below those that the system gives to any program that asks: it stays free while its server is dead."""
    while True:
        port = random.randrange(15_000, 32_000)
        with socket.socket() as tried:
            with contextlib.suppress(OSError):
                tried.bind(("127.0.0.1", port))
                return port


class Server:
    """A PostgreSQL of a round's own: with an empty database, or the standby of another. Nothing is acknowledged before it is on a standby too."""

    def __init__(self, folder, port, primary=None):
        self.folder, self.name, self.port, self.process = folder, folder.name, port, None
        folder.mkdir()
        if AS_SERVER:
            shutil.chown(folder, AS_SERVER["user"])
        self.data = folder / "data"
        if primary:
            source = f"host=127.0.0.1 port={primary.port} user=desk application_name=b"
            postgres("pg_basebackup", "-D", self.data, "-d", source, "-R", "-C", "-S", "b", "-c", "fast", "--no-sync")
        else:
            postgres("initdb", "-D", self.data, "-A", "trust", "-U", "desk", "-E", "UTF8", "--locale=C", "--no-sync", "--wal-segsize=1")

    def start(self):
        """Returns when it answers."""
        # No sockets in the folder, which is copied when something fails; no shared memory outside it that nobody clears away after a kill.
        settings = ["listen_addresses=127.0.0.1", "unix_socket_directories=", "synchronous_standby_names=b",
                    "dynamic_shared_memory_type=mmap", "wal_retrieve_retry_interval=100ms", "recovery_init_sync_method=syncfs"]
        command = [str(PROGRAMS[0] / "postgres"), "-D", str(self.data), "-p", str(self.port)]
        command += [word for setting in settings for word in ("-c", setting)]
        self.process = subprocess.Popen(command, cwd="/", stdin=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, errors="replace", **AS_SERVER)
        answers = threading.Event()
        threading.Thread(target=self.listen, args=(self.process.stderr, answers), daemon=True).start()
        if not answers.wait(60) or self.process.poll() is not None:
            raise Failed(f"a server did not start\n{(self.folder / 'said').read_text()[-4000:]}")

    def listen(self, says, answers):
        with open(self.folder / "said", "a") as said, says:
            for line in says:
                said.write(line)
                said.flush()
                if "database system is ready to accept" in line:
                    answers.set()
        answers.set()

    def others(self):
        """Its processes but the first one."""
        found = []
        for stat in pathlib.Path("/proc").glob("[0-9]*/stat"):
            with contextlib.suppress(FileNotFoundError, ProcessLookupError):
                if int(stat.read_text().rsplit(")", 1)[1].split()[1]) == self.process.pid:
                    found.append(os.pidfd_open(int(stat.parent.name)))
        return found

    def signal(self, what):
        """Sends a signal to all of it. What is killed is gone afterwards, as if the machine had lost its power."""
        # Nobody is born meanwhile.
        self.process.send_signal(signal.SIGSTOP)
        others = self.others()
        for other in others:
            with contextlib.suppress(ProcessLookupError):
                signal.pidfd_send_signal(other, what)
        self.process.send_signal(what)
        if what == signal.SIGKILL:
            self.process.wait()
            for other in others:
                select.select([other], [], [])
            self.forget()
        for other in others:
            os.close(other)

    def forget(self):
        """What was killed leaves a piece of the system's shared memory behind."""
        with contextlib.suppress(FileNotFoundError, IndexError):
            lines = (self.data / "postmaster.pid").read_text().splitlines()
            subprocess.run(["ipcrm", "-m", lines[6].split()[1]], stderr=subprocess.DEVNULL)

    def lives(self):
        return self.process is not None and self.process.poll() is None

    def goes_on(self):
        self.signal(signal.SIGCONT)

    def close(self):
        if self.lives():
            self.signal(signal.SIGKILL)

    def promote(self):
        postgres("pg_ctl", "-D", self.data, "-w", "promote")

    def sql(self, asked, database="poker"):
        # What is asked here waits for no standby.
        env = {**os.environ, "PGOPTIONS": "-c synchronous_commit=local"}
        return postgres("psql", "-X", "-At", "-q", "-h", "127.0.0.1", "-p", self.port, "-U", "desk", "-d", database, "-c", asked, env=env)
