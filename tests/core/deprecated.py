#!/usr/bin/env python3
# deprecated.py: nothing is called that newer libraries than the oldest ones deprecate
#
#   deprecated.py SOURCE_ROOT            looks through app, ui and tests
#   deprecated.py --table INCLUDE_DIR    prints the table beside this file anew, from the headers of a newer system
#
# The compiler says it on the newer system only, and that is not asked for every change. Calls behind a version check are left alone.
#
# SPDX-License-Identifier: GPL-3.0-or-later
import os
import re
import sys

TABLE = os.path.join(os.path.dirname(os.path.abspath(__file__)), 'deprecated.txt')
# The versions the project is built with at least: what they deprecate their own compiler tells.
OLDEST = {'GLIB': (2, 74), 'GOBJECT': (2, 74), 'GIO': (2, 74), 'GMODULE': (2, 74), 'GDK': (4, 8), 'ADW': (1, 2), 'JSON': (1, 6)}
MARK = re.compile(r'\b(' + '|'.join(OLDEST) + r')_DEPRECATED(?:_TYPE|_ENUMERATOR|_MACRO)?_IN_(\d+)_(\d+)(?:_FOR ?\([^)]*\))?')
NAME = re.compile(r'\b([a-z]\w+)\s*\(')
COMMENTS_AND_STRINGS = re.compile(r'/\*.*?\*/|//[^\n]*|"(?:\\.|[^"\\\n])*"', re.S)
CHECKED = re.compile(r'^#if [^\n]*CHECK_VERSION.*?^#endif', re.S | re.M)
CALL = re.compile(r'\b([a-z][a-z0-9]*_\w+)\b')


def files(root, *suffixes):
    for folder, _, names in os.walk(root):
        for name in sorted(names):
            if name.endswith(suffixes):
                yield os.path.join(folder, name)


def blank(match):
    """As many lines as before, so that what is found has the number of its line."""
    return '\n' * match.group(0).count('\n')


def print_table(include):
    names = set()
    for path in files(include, '.h'):
        with open(path, encoding='utf-8', errors='replace') as f:
            text = f.read()
        for mark in MARK.finditer(text):
            if (int(mark[2]), int(mark[3])) > OLDEST[mark[1]]:
                names.update(NAME.findall(text[mark.end():].split(';')[0])[:1])
    print('# What GLib after 2.74, GTK after 4.8 and libadwaita after 1.2 deprecate; made by deprecated.py')
    print('\n'.join(sorted(names)))


def look_through(root):
    with open(TABLE, encoding='utf-8') as f:
        names = {line.strip() for line in f if line.strip() and not line.startswith('#')}
    assert 'g_qsort_with_data' in names and len(names) > 1000, f'{TABLE} is not the whole table'
    found = n_calls = 0
    for part in 'app', 'ui', 'tests':
        for path in files(os.path.join(root, part), '.c', '.h'):
            with open(path, encoding='utf-8') as f:
                text = CHECKED.sub(blank, COMMENTS_AND_STRINGS.sub(blank, f.read()))
            for number, line in enumerate(text.split('\n'), 1):
                for name in CALL.findall(line):
                    n_calls += 1
                    if name in names:
                        print(f'{os.path.relpath(path, root)}:{number}: newer libraries deprecate {name}()')
                        found += 1
    assert n_calls > 10000, 'hardly anything was looked at'
    return found


if sys.argv[1] == '--table':
    print_table(sys.argv[2])
else:
    sys.exit(1 if look_through(sys.argv[1]) else 0)
