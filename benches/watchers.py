"""What it costs to show an event to many: watchers on this computer alone, and what the page takes for them.

    python3 benches/watchers.py target/release/bottone EVENT.ron [WATCHERS]

Serves EVENT, lets so many (500) listen, and tells after ten quiet seconds the memory and the share of one processor that the
page takes, how long every one of them waits after a record was appended, and what the list of seats weighs. EVENT is copied first.
"""

import http.client
import re
import shutil
import subprocess
import sys
import tempfile
import time

import crowd

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


try:
    alone = taken()
    watchers = crowd.listen(port, count)
    crowd.heard(watchers)
    with_all = taken()
    time.sleep(10)
    later = taken()
    with open(copy, "ab") as file:
        file.write(lines[-1] + b"\n")
    waited = crowd.heard(watchers)
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
