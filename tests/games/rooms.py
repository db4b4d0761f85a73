#!/usr/bin/env python3
# rooms.py: the rooms of a game are used from above only, and its files in no circle
#
#   rooms.py SOURCE_ROOT GAME
#
# Which rooms there are, from the lowest up, says the table in the game's DESIGN.md; a game without one has no rooms, and its files
# are beside each other. Read off the sources: which file defines a name, which one names it or includes its header.
#
# SPDX-License-Identifier: GPL-3.0-or-later
import os
import re
import sys

COMMENTS_AND_STRINGS = re.compile(r'/\*.*?\*/|"(?:\\.|[^"\\\n])*"', re.S)
FUNCTION = re.compile(r'^(?!static\b)[^\n;{}#]*\n([a-z]+_\w+) \(', re.M)
TABLE = re.compile(r'^(?!static\b|extern\b|typedef\b)[A-Za-z][^\n;(){}=#]*?\b([a-z]+_\w+)(?:\[[^\n=;]*\])?(?: =|;)', re.M)
INCLUDE = re.compile(r'^#include "([^"]+)"', re.M)
ROOM = re.compile(r'^\| `(\w+)/` \|', re.M)
GROUND = '.'


def read_rooms(folder):
    """The rooms of the table, from the lowest up; files in no room make up the only one where there is no table."""
    design = os.path.join(folder, 'DESIGN.md')
    if not os.path.exists(design):
        return [GROUND]
    with open(design, encoding='utf-8') as f:
        rooms = ROOM.findall(f.read())
    assert rooms, f'{design} has no table of rooms'
    return rooms


def read_game(folder, rooms):
    files = {}
    for room in sorted(os.listdir(folder)):
        path = os.path.join(folder, room)
        if os.path.isdir(path):
            assert room in rooms, f'{path}: no room of that name'
        else:
            assert GROUND in rooms or not path.endswith('.c'), f'{path} is in no room'
    for room in rooms:
        for name in sorted(os.listdir(os.path.join(folder, room))):
            if name.endswith(('.c', '.h')):
                with open(os.path.join(folder, room, name), encoding='utf-8') as f:
                    files[f'{room}/{name}'] = f.read()
    assert files, f'{folder} has no files'
    return files


def find_uses(files, game):
    """What each file takes from others: {file: {other: names}}. A header takes what it includes, and names no more than
    the headers beside and below it do: what it declares of other rooms is kept apart."""
    code = {name: COMMENTS_AND_STRINGS.sub(' ', text) for name, text in files.items()}
    home = {}
    for name, text in code.items():
        if name.endswith('.c'):
            for pattern in FUNCTION, TABLE:
                for word in pattern.findall(text):
                    home.setdefault(word, name)
    assert len(home) >= sum(name.endswith('.c') for name in code), 'the definitions are not found any more'
    uses = {name: {} for name in files}
    declared = {name: {} for name in files}
    for name, text in code.items():
        into = uses if name.endswith('.c') else declared
        for word in set(re.findall(r'\b[a-z]+_\w+', text)):
            if word in home and home[word] != name:
                into[name].setdefault(home[word], []).append(word)
        for path in INCLUDE.findall(files[name]):
            other = path[len(f'games/{game}/'):] if path.startswith(f'games/{game}/') else f'{GROUND}/{path}'
            if other in files:
                uses[name].setdefault(other, []).append(f'"{other}"')
    return uses, declared


def upwards(uses, rooms):
    for name in sorted(uses):
        for other in sorted(uses[name]):
            if rooms.index(other.split('/')[0]) > rooms.index(name.split('/')[0]):
                yield f'{name} is below {other} and takes from it: {", ".join(sorted(uses[name][other]))}'


def circles(uses):
    """Files that nothing is left of when what takes from no other file is taken away, again and again."""
    left = {name: {o for o in others if o != name} for name, others in uses.items()}
    while True:
        free = {name for name, others in left.items() if not others}
        if not free:
            break
        left = {name: others - free for name, others in left.items() if name not in free}
    while True:  # what only stands above a circle is in none
        taken = set().union(*left.values()) if left else set()
        above = set(left) - taken
        if not above:
            return left
        left = {name: others for name, others in left.items() if name not in above}


def check_itself():
    rooms = ['low', 'high']
    files = {
        'low/xx-a.c': 'void\nxx_a (void)\n{\n  xx_b ();\n}\n',
        'high/xx-b.c': '#include "games/g/low/xx-a.h"\nint\nxx_b (void)\n{\n  return xx_table[0]; /* xx_d */\n}\n',
        'high/xx-c.c': 'const int xx_table[1] = { 1 };\nint\nxx_c (void)\n{\n  return xx_b ();\n}\n',
        'high/xx-d.c': 'int\nxx_d (void)\n{\n  return xx_c ();\n}\n',
        'low/xx-a.h': 'void xx_a (void);\nint xx_c (void);\n',
        'low/xx-f.c': 'void\nxx_f (void)\n{\n}\n',
    }
    uses, declared = find_uses(files, 'g')
    assert [line.split(' and')[0] for line in upwards(uses, rooms)] == ['low/xx-a.c is below high/xx-b.c'], 'upwards is not found'
    assert len(list(upwards(declared, rooms))) == 1, 'a header that declares what stands above is not found'
    assert set(circles(uses)) == {'high/xx-b.c', 'high/xx-c.c'}, 'a circle is not found'


def main(root, game):
    check_itself()
    folder = os.path.join(root, 'app', 'games', game)
    rooms = read_rooms(folder)
    uses, declared = find_uses(read_game(folder, rooms), game)
    wrong = [*upwards(uses, rooms), *upwards(declared, rooms)]
    left = circles(uses)
    if left:
        wrong.append('these files take from one another in a circle:')
        wrong += [f'  {name} -> {other}: {", ".join(sorted(uses[name][other]))}' for name in sorted(left)
                  for other in sorted(left[name])]
    print('\n'.join(wrong) or f'{len(uses)} files in {len(rooms)} rooms, all in order')
    return 1 if wrong else 0


if __name__ == '__main__':
    sys.exit(main(*sys.argv[1:]))
