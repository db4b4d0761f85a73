#!/usr/bin/env python3
# Reads a table, which begins with a byte order mark, with a strict reader and writes its cells, one a line, an empty line after each row.
#
# SPDX-License-Identifier: GPL-3.0-or-later
import csv
import sys

with open(sys.argv[1], newline="", encoding="utf-8-sig") as file:
    rows = list(csv.reader(file, strict=True))
for row in rows:
    if len(row) != len(rows[0]):
        sys.exit(f"{len(row)} cells in a table of {len(rows[0])} columns")
    for cell in row:
        print(repr(cell))
    print()
