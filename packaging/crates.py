#!/usr/bin/env python3
"""Writes which crates are in a program, and their licences: crates.py TRIPLE FEATURES FOLDER

TRIPLE is the target, or several with commas between, FEATURES the features beside the default ones ('' for none). FOLDER gets `bottone.cdx.json`, a software
bill of materials in CycloneDX's form, and `crates.txt`, the licence of each crate with the texts that it carries.

`cargo tree` says which crates are built for the program, without those of the tests; `cargo metadata` and Cargo.lock say the
rest. The network is not used. The files are dated SOURCE_DATE_EPOCH, and the same inputs give the same bytes."""
import collections
import datetime
import hashlib
import json
import os
import pathlib
import re
import subprocess
import sys
import uuid

here = pathlib.Path(__file__).resolve().parent.parent
triple, features, out = sys.argv[1], sys.argv[2], pathlib.Path(sys.argv[3])
NAMESPACE = uuid.UUID("6f0f7d9e-0f0c-4a0e-9d0b-7a5c1c9d3b11")
SELECTION = ["--locked", "--offline"] + (["--features", features] if features else [])
LICENCE_FILE = re.compile(r"licen[cs]e|copying|copyright|notice", re.IGNORECASE)
NO_TEXT = {".rs", ".toml", ".json", ".py", ".html"}


def cargo(*arguments):
    try:
        return subprocess.run(["cargo", *arguments], cwd=here, check=True, stdout=subprocess.PIPE, text=True).stdout
    except subprocess.CalledProcessError:
        sys.exit(f"crates.py: cargo does not have all crates of {triple}. Run: cargo fetch --locked")


def tree(edges):
    """The packages that the program is built from, as (name, version), each with those that it uses."""
    uses, above = collections.defaultdict(set), []
    targets = [word for one in triple.split(",") for word in ("--target", one)]
    for line in cargo("tree", *SELECTION, "--package", "bottone", *targets, "--edges", edges, "--prefix", "depth",
                      "--format", "{p}").splitlines():
        if not line:
            continue
        depth, name, version = re.match(r"(\d+)(\S+) v(\S+)", line).groups()
        crate = (name, version)
        del above[int(depth):]
        if above:
            uses[above[-1]].add(crate)
        uses[crate] |= set()
        above.append(crate)
    return uses


def expression(package):
    """The licence of a package as an SPDX expression. Older packages write `/` for OR."""
    return re.sub(r"\s*/\s*", " OR ", package["license"] or "")


def texts(package):
    """The licence texts that a package carries, by their path in it."""
    folder = pathlib.Path(package["manifest_path"]).parent
    named = package["license_file"]
    for path in sorted(folder.rglob("*")):
        relative = path.relative_to(folder).as_posix()
        if path.is_file() and (relative == named or LICENCE_FILE.search(path.name) and path.suffix not in NO_TEXT):
            yield relative, path.read_text(encoding="utf-8", errors="replace").replace("\r\n", "\n")


metadata = json.loads(cargo("metadata", *SELECTION, "--format-version", "1",
                            *(f"--filter-platform={one}" for one in triple.split(","))))
packages = {(package["name"], package["version"]): package for package in metadata["packages"]}
sums = {(name, version): checksum for name, version, checksum in re.findall(
    r'^name = "(.+)"\nversion = "(.+)"\nsource = .+\nchecksum = "(.+)"$', (here / "Cargo.lock").read_text(encoding="utf-8"), re.M)}
uses = tree("normal,build")
linked = set(tree("normal,no-proc-macro"))
own = {crate for crate in uses if packages[crate]["source"] is None}
root = next(crate for crate in own if crate[0] == "bottone")
rust = re.search(r"^release: (\S+)", subprocess.run(["rustc", "-vV"], check=True, capture_output=True, text=True).stdout, re.M)[1]
without = sorted(f"{name} {version}" for name, version in uses
                 if not packages[name, version]["license"] and not packages[name, version]["license_file"])
if without:
    sys.exit(f"crates.py: no licence: {', '.join(without)}")


def write(name, text):
    with open(out / name, "w", encoding="utf-8", newline="\n") as file:
        file.write(text)


# The bill of materials.
def reference(crate):
    return f"pkg:cargo/{crate[0]}@{crate[1]}"


def component(crate):
    package = packages[crate]
    part = {
        "type": "application" if crate == root else "library",
        "bom-ref": reference(crate),
        "name": crate[0],
        "version": crate[1],
        "description": " ".join((package["description"] or "").split()),
        # "excluded" are the crates that only help to build: macros, and what build scripts use.
        "scope": "required" if crate in linked else "excluded",
        "hashes": [{"alg": "SHA-256", "content": sums[crate]}] if sums.get(crate) else [],
        "licenses": [{"expression": expression(package)} if package["license"]
                     else {"license": {"name": package["license_file"]}}],
        "purl": reference(crate),
        "externalReferences": [{"type": "vcs", "url": package["repository"]}] if package["repository"] else [],
    }
    return {key: value for key, value in part.items() if value}


standard = f"rust-std@{rust}"
date = datetime.datetime.fromtimestamp(int(os.environ["SOURCE_DATE_EPOCH"]), datetime.timezone.utc)
bill = {
    "bomFormat": "CycloneDX",
    "specVersion": "1.5",
    "version": 1,
    "metadata": {
        "timestamp": date.strftime("%Y-%m-%dT%H:%M:%SZ"),
        "component": {key: value for key, value in component(root).items() if key != "scope"},
        "properties": [{"name": "target", "value": triple}, {"name": "features", "value": ("default " + features).strip()}],
    },
    "components": [component(crate) for crate in sorted(uses) if crate != root] + [
        {"type": "library", "bom-ref": standard, "name": "rust-std", "version": rust, "scope": "required",
         "description": "The standard library of Rust.", "licenses": [{"expression": "MIT OR Apache-2.0"}]}],
    "dependencies": [
        {"ref": reference(crate), "dependsOn": sorted(map(reference, below)) + ([standard] if crate == root else [])}
        for crate, below in sorted(uses.items())] + [{"ref": standard}],
}
serial = uuid.uuid5(NAMESPACE, json.dumps(bill, sort_keys=True))
bill = {"bomFormat": bill.pop("bomFormat"), "specVersion": bill.pop("specVersion"), "serialNumber": f"urn:uuid:{serial}", **bill}
out.mkdir(parents=True, exist_ok=True)
write("bottone.cdx.json", json.dumps(bill, indent=1, ensure_ascii=False) + "\n")

# The licences. A text that several crates carry stands here once.
outside = sorted(crate for crate in uses if crate not in own)
numbers, carried, bodies, holders = {}, {}, [], []
for crate in outside:
    if crate not in linked:
        continue
    carried[crate] = []
    for path, text in texts(packages[crate]):
        same = hashlib.sha256(" ".join(text.split()).encode()).digest()
        if same not in numbers:
            numbers[same] = len(bodies)
            bodies.append(text)
            holders.append([])
        number = numbers[same]
        holders[number].append(f"{crate[0]} {crate[1]}: {path}")
        if number not in carried[crate]:
            carried[crate].append(number)

lines = [
    f"The crates in Bottone {root[1]} for {triple}, and their licences.",
    "",
    "Bottone itself is under MIT OR Apache-2.0. The typefaces are in README.md, beside this file.",
    f"The standard library of Rust {rust} is under MIT OR Apache-2.0.",
    "The numbers lead to the texts below, as the crate carries them. A crate without a number carries none: its authors",
    "and its repository are named.",
    "",
]
width = max(len(f"{name} {version}") for name, version in outside)


def line(crate, more):
    package = packages[crate]
    name = f"{crate[0]} {crate[1]}"
    return f"{name:{width}}  {expression(package) or package['license_file']}  {more}".rstrip()


for crate in outside:
    if crate in linked:
        package = packages[crate]
        more = " ".join(f"[{number + 1}]" for number in carried[crate])
        authors = ", ".join(author.split(" <")[0] for author in package["authors"]) or "no authors named"
        lines.append(line(crate, more or f"({authors}; {package['repository']})"))
lines += ["", "Only used in building, and not in the program:", ""]
lines += [line(crate, "") for crate in outside if crate not in linked]
for number, text in enumerate(bodies):
    lines += ["", "=" * 80, f"[{number + 1}]", *holders[number], "-" * 80, text.strip("\n")]
write("crates.txt", "\n".join(lines) + "\n")
