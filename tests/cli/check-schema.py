#!/usr/bin/env python3
# Holds records against data/record.schema.json: those the program writes keep it, spoilt ones do not.
#
# SPDX-License-Identifier: GPL-3.0-or-later
import copy
import json
import pathlib
import subprocess
import sys

import jsonschema

referee, schema_path, records = sys.argv[1:]
schema = json.loads(pathlib.Path(schema_path).read_text())
jsonschema.Draft202012Validator.check_schema(schema)
validator = jsonschema.Draft202012Validator(schema)
number = 0
failed = 0


def say(good, name):
    global number, failed
    number += 1
    failed += not good
    print(("ok" if good else "not ok"), number, "-", name, flush=True)


def problems(record):
    return [f"{'/'.join(map(str, e.path))}: {e.message}"[:300] for e in validator.iter_errors(record)]


def run(*args):
    return subprocess.run([referee, *args], check=True, capture_output=True, text=True).stdout


written = []
# Every recorded game, as the program itself writes it.
for path in sorted(pathlib.Path(records).rglob("*")):
    if path.suffix not in (".txt", ".pipwright"):
        continue
    record = json.loads(run("convert", "--to", "json", str(path)))
    found = problems(record)
    for line in found:
        print("#", line)
    say(not found, f"recorded {path.parent.name}/{path.stem}")
    written.append(record)
# Random games of every kind.
for args in (["--game", "burgundy"], ["--game", "kingsburg"], ["--game", "burgundy", "--solo"]):
    record = json.loads(run("deal", "--seed", "5", *args))
    found = problems(record)
    for line in found:
        print("#", line)
    say(not found, "dealt " + " ".join(args[1:]))
    written.append(record)

good = written[0]
for name, spoil in (
    ("another format", lambda r: r.update(format=2)),
    ("no moves", lambda r: r.pop("moves")),
    ("a move that is a number", lambda r: r["moves"].append(7)),
    ("a move with a line break", lambda r: r["moves"].append("a\nb")),
    ("a player without a name", lambda r: r["players"][0].pop("name")),
    ("a name of 61 characters", lambda r: r["players"][0].update(name="x" * 61)),
    ("a seventh marker", lambda r: r["players"][0].update(marker=7)),
    ("a member nobody knows", lambda r: r.update(cheats=True)),
    ("an option that is a number", lambda r: r["options"].update(edition=1)),
    ("a score in words", lambda r: r["scores"].append("ten")),
    ("over that is no yes or no", lambda r: r.update(over=1)),
):
    spoilt = copy.deepcopy(good)
    spoil(spoilt)
    say(bool(problems(spoilt)), "refused: " + name)
print(f"1..{number}")
sys.exit(failed > 0)
