"""Desks that share a log play an evening while they and their servers are killed and stopped."""
import collections
import contextlib
import hashlib
import os
import random
import shutil
import signal
import subprocess
import threading
import time

from .common import Failed, records, run
from .servers import Server, free_port


class SharingDesk:
    """A desk that plays its part of an evening, in a program that may be killed and started again with its file."""

    def __init__(self, command, folder, role, seed, heard):
        self.name = f"{role}-{seed}"
        self.file, self.words = folder / f"{self.name}.ron", folder / f"{self.name}.said"
        self.command = [*command, "--role", role, "--seed", str(seed), str(self.file)]
        self.env = {"LC_ALL": "C", "HOME": str(folder), "XDG_CONFIG_HOME": str(folder / "config"), "XDG_DATA_HOME": str(folder / "data")}
        # Who waits for what is acknowledged; how many records are, as this desk was told ever, and since it was started.
        self.heard, self.acknowledged, self.since = heard, 0, 0
        # What its file was whenever it ended: how long, and the hash of that.
        self.left = []
        self.child = None

    def start(self):
        self.since = 0
        with open(self.words, "ab") as words:
            self.child = subprocess.Popen(self.command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=words, env={**os.environ, **self.env})
        self.listener = threading.Thread(target=self.listen, args=(self.child.stdout,), daemon=True)
        self.listener.start()

    def listen(self, says):
        with says:
            for line in says:
                if line.endswith(b"\n") and line.strip().isdigit():
                    with self.heard:
                        self.since = int(line) + 1
                        self.acknowledged = max(self.acknowledged, self.since)
                        self.heard.notify_all()

    def lives(self):
        return self.child is not None and self.child.poll() is None

    def has_played(self):
        """Has it ended by itself? Nothing that is done to others makes a desk end in words."""
        if self.lives() or self.child.returncode == -signal.SIGKILL:
            return False
        if self.child.returncode != 0 and not self.file.exists():
            # It needs the log to make its file from, and the log was not there.
            self.start()
            return False
        if self.child.returncode != 0:
            raise Failed(f"{self.name} ended with {self.child.returncode}\n{self.words.read_text(errors='replace')[-4000:]}")
        return True

    def signal(self, what):
        self.child.send_signal(what)
        if what == signal.SIGKILL:
            self.child.wait()
            self.look()

    def goes_on(self):
        self.signal(signal.SIGCONT)

    def look(self):
        """Whatever it told of as acknowledged is in its file."""
        self.listener.join()
        if records(self.file) < self.since:
            raise Failed(f"{self.name}: {self.since} records were acknowledged, {records(self.file)} are in its file")
        if self.file.exists():
            whole = self.file.read_bytes()
            whole = whole[:whole.rfind(b"\n") + 1]
            self.left.append((len(whole), hashlib.sha256(whole).digest()))

    def close(self):
        if self.lives():
            self.child.kill()
            self.child.wait()


class SharedEvening:
    """Four desks on one log, whatever happens to them, to its primary and to its standby: of the two servers one is always there, or comes back as it was."""

    # What happens, and how often beside the rest.
    HAPPENS = {"kill desk": 34, "stop desk": 18, "stop standby": 12, "kill standby": 9, "stop primary": 9, "kill primary": 9}
    # So long nothing comes on record any more, in seconds, before an evening stands still. A desk itself gives up after 200.
    STILL = 240

    def __init__(self, built, seed, folder, at_the_end):
        self.chance, self.folder, self.program, self.at_the_end = random.Random(seed), folder, built["bottone"], at_the_end
        # The servers are somebody else's and have to get there.
        folder.chmod(0o755)
        # What was sent; what is started or goes on again, and when; how many servers there ever were.
        self.sent, self.later, self.servers = collections.Counter(), {}, 0
        self.began, self.happened = time.monotonic(), at_the_end.enter_context(open(folder / "happened", "w", buffering=1))
        self.heard = threading.Condition()
        self.ports = [free_port(), free_port()]
        self.log = "postgres://desk@{}/poker?event=evening".format(",".join(f"127.0.0.1:{port}" for port in self.ports))
        command = [self.program, "rehearse", "--acknowledge", "--entries", str(self.chance.randrange(60, 240)), "--log", self.log]
        roles = ["floor", "registration", "registration", "payout"]
        seeds = self.chance.sample(range(100_000), len(roles))
        self.desks = [SharingDesk(command, folder, role, seed, self.heard) for role, seed in zip(roles, seeds)]

    def tell(self, what):
        """For the person who looks at a failure."""
        self.happened.write(f"{time.monotonic() - self.began:9.3f} {self.known():5} {what}\n")

    def known(self):
        return max(desk.acknowledged for desk in self.desks)

    def server(self, port, primary=None):
        server = Server(self.folder / f"server-{self.servers}", port, primary)
        self.servers += 1
        self.at_the_end.callback(server.close)
        server.start()
        return server

    def play(self):
        self.primary = self.server(self.ports[0])
        self.primary.sql("create database poker", "postgres")
        self.standby = self.server(self.ports[1], self.primary)
        for desk in self.desks:
            self.at_the_end.callback(desk.close)
            desk.start()
        most = self.chance.randrange(80, 160)
        while self.sent.total() < most and not all([desk.has_played() for desk in self.desks]):
            self.goes_on(self.chance.choice([0, 1, 3, 10, 40]), self.chance.uniform(0.01, 1))
            self.does_what_is_due()
            self.happens(self.chance.choices(list(self.HAPPENS), self.HAPPENS.values())[0])
        self.tell("nothing happens any more")
        self.ends()
        return self.sent

    def goes_on(self, count, seconds):
        """Returns when so many records more are acknowledged, or after so long."""
        with self.heard:
            wanted = self.known() + count
            self.heard.wait_for(lambda: self.known() >= wanted, seconds)

    def does_what_is_due(self, now=None):
        for what, (when, act) in list(self.later.items()):
            if when <= (now or time.monotonic()):
                del self.later[what]
                self.tell(f"{act.__name__} {what.name}")
                act()

    def again(self, what, act):
        """Before long this is done; sometimes only when nobody waits any more for the answer of a log, which takes five seconds."""
        shortest, longest = self.chance.choices([(0, 0), (0, 0.3), (0, 1.5), (5, 8)], [3, 4, 2, 1])[0]
        seconds = self.chance.uniform(shortest, longest)
        self.later[what] = (time.monotonic() + seconds, act)

    def happens(self, what):
        how, whom = what.split()
        desks = [desk for desk in self.desks if desk.lives()]
        thing = {"primary": self.primary, "standby": self.standby, "desk": self.chance.choice(desks) if desks else None}[whom]
        is_dead = thing is None or not thing.lives()
        # One of the two that keep the log is there, and what is stopped can only be killed.
        if is_dead or how == "stop" and thing in self.later or what == "kill primary" and not self.standby.lives():
            return
        self.sent[what] += 1
        self.tell(f"{how} {thing.name}")
        if how == "stop":
            thing.signal(signal.SIGSTOP)
            self.again(thing, thing.goes_on)
            return
        self.later.pop(thing, None)
        thing.signal(signal.SIGKILL)
        if what == "kill primary":
            self.fails_over()
        else:
            self.again(thing, thing.start)

    def fails_over(self):
        """The standby is the primary from now on, and another comes in the place of the one that died."""
        if self.later.pop(self.standby, None):
            self.standby.goes_on()
        dead, self.primary = self.primary, self.standby
        self.primary.promote()
        shutil.rmtree(dead.data)
        self.standby = self.server(dead.port, self.primary)
        self.tell(f"{self.primary.name} is the primary, {self.standby.name} its standby")

    def ends(self):
        """The desks play to their end, and each of them has what the log has."""
        self.does_what_is_due(float("inf"))
        known, since = self.known(), time.monotonic()
        while not all([desk.has_played() for desk in self.desks]):
            self.goes_on(1, 1)
            if self.known() > known:
                known, since = self.known(), time.monotonic()
            if time.monotonic() > since + self.STILL:
                alive = ", ".join(desk.name for desk in self.desks if desk.lives())
                raise Failed(f"the evening stands still at {known} records: {alive}")
        for desk in self.desks:
            desk.look()
        numbers = self.primary.sql("select seq from bottone_log where event = 'evening' order by seq").split()
        whole = self.primary.sql("select line from bottone_log where event = 'evening' order by seq").encode()
        (self.folder / "log").write_bytes(whole)
        if numbers != [str(number) for number in range(whole.count(b"\n"))]:
            raise Failed(f"the numbers of the log's {len(whole.splitlines())} lines are {' '.join(numbers)}")
        for desk in self.desks:
            if desk.acknowledged >= len(numbers):
                raise Failed(f"{desk.name}: {desk.acknowledged} records were acknowledged, the log has {len(numbers) - 1}")
            for length, seal in desk.left:
                if hashlib.sha256(whole[:length]).digest() != seal:
                    raise Failed(f"{desk.name}: the first {length} bytes that its file had are others than the log's")
            run([self.program, "sync", str(desk.file), "--log", self.log], desk.env)
            if desk.file.read_bytes() != whole:
                raise Failed(f"{desk.name}: its file is not what the log is")
            run([self.program, "check", str(desk.file)], desk.env)


def kill_desks(built, seed, folder):
    """Four desks on one log play an evening to its end while they, its primary and its standby are killed and stopped."""
    # Whatever was started ends, however this does.
    with contextlib.ExitStack() as at_the_end:
        return SharedEvening(built, seed, folder, at_the_end).play()
