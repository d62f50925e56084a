"""Many who listen to the page, for the benches beside this file."""

import selectors
import socket
import time


def listen(port, count, group=0):
    """So many watchers, each with an address of its own on this computer, who have not read anything."""
    watchers = []
    for number in range(count):
        watcher = socket.socket()
        watcher.bind((f"127.{3 + group}.{number // 250}.{number % 250 + 1}", 0))
        watcher.connect(("127.0.0.1", port))
        watcher.sendall(b"GET /events HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        watchers.append(watcher)
    return watchers


def heard(watchers):
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
        assert time.monotonic() - began < 60, f"{len(waiting)} have not heard"
    return time.monotonic() - began
