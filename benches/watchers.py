"""What it costs to show an event to many: watchers on this computer alone, and what the page takes for them.

    python3 benches/watchers.py target/release/bottone EVENT.ron [WATCHERS]

Serves EVENT, lets so many (500) listen, and tells after ten quiet seconds the memory and the share of one processor that the
page takes, how long every one of them waits after a record was appended, and what the list of seats weighs. EVENT is copied first.
"""

import http.client
import re
import selectors
import shutil
import socket
import subprocess
import sys
import tempfile
import time

program, event = sys.argv[1], sys.argv[2]
count = int(sys.argv[3]) if len(sys.argv) > 3 else 500
folder = tempfile.TemporaryDirectory()
copy = shutil.copy(event, folder.name + "/event.ron")
whole = open(copy, "rb").read()
lines = whole.rstrip(b"\n").split(b"\n")
# Without its last record, which is appended later.
open(copy, "wb").write(b"\n".join(lines[:-1]) + b"\n")
served = subprocess.Popen([program, "serve", copy, "--listen", "127.0.0.1:0"], stdout=subprocess.PIPE, text=True)
port = int(re.search(r"127\.0\.0\.1:(\d+)", served.stdout.readline()).group(1))


def taken():
    stat = open(f"/proc/{served.pid}/stat").read().rsplit(")", 1)[1].split()
    status = open(f"/proc/{served.pid}/status").read()
    return (int(stat[11]) + int(stat[12])) / 100, int(re.search(r"VmRSS:\s+(\d+)", status).group(1)) / 1024


def heard(watchers, least):
    """Waits until each has got one state more; the seconds until the last one has."""
    began, waiting = time.monotonic(), set(range(len(watchers)))
    chooser = selectors.DefaultSelector()
    for number, watcher in enumerate(watchers):
        chooser.register(watcher, selectors.EVENT_READ, number)
    texts = [b""] * len(watchers)
    while waiting:
        for key, _ in chooser.select(30):
            texts[key.data] = texts[key.data][-20:] + key.fileobj.recv(1 << 16)
            if b"event: state" in texts[key.data]:
                waiting.discard(key.data)
        assert time.monotonic() - began < 60, "not everybody heard"
    return time.monotonic() - began


try:
    alone = taken()
    watchers = []
    for number in range(count):
        watcher = socket.socket()
        watcher.bind((f"127.3.{number // 250}.{number % 250 + 1}", 0))
        watcher.connect(("127.0.0.1", port))
        watcher.sendall(b"GET /events HTTP/1.1\r\nHost: here\r\n\r\n")
        watchers.append(watcher)
    heard(watchers, 1)
    with_all = taken()
    time.sleep(10)
    later = taken()
    with open(copy, "ab") as file:
        file.write(lines[-1] + b"\n")
    waited = heard(watchers, 2)
    page = http.client.HTTPConnection("127.0.0.1", port)
    weights = []
    for packing in ("identity", "gzip"):
        page.request("GET", "/seats.json", headers={"Accept-Encoding": packing})
        weights.append(len(page.getresponse().read()))
    print(f"{alone[1]:.1f} MB alone, {with_all[1]:.1f} MB with {count} watchers, {later[1]:.1f} MB later")
    print(f"{(later[0] - with_all[0]) * 10:.1f} % of a processor while nothing happens")
    print(f"every one had the record {waited * 1000:.0f} ms after it was written; looking at the file takes up to 400 of them")
    print(f"the list of seats: {weights[0] / 1000:.0f} kB, packed {weights[1] / 1000:.0f} kB")
finally:
    served.terminate()
