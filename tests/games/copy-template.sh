#!/bin/sh
# Copies the template game and its tests under another name, as CONTRIBUTING says, builds the copy against the libraries that are
# built already, and plays it: copy-template.sh SOURCE-ROOT BUILD-ROOT CC [FLAG...]. What is left of the old name would not compile, or
# would clash with it: the template itself is linked too.
#
# SPDX-License-Identifier: GPL-3.0-or-later
set -eu
source=$1
build=$2
shift 2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

mkdir -p "$work/app/games/seven" "$work/tests"
rename='s/template/seven/g; s/Template/Seven/g; s/TEMPLATE/SEVEN/g'
for file in "$source/app/games/template"/*; do
  sed "$rename" "$file" > "$work/app/games/seven/$(basename "$file" | sed "$rename")"
done
for file in "$source/tests/games/template"/*; do
  sed "$rename" "$file" > "$work/tests/$(basename "$file" | sed "$rename")"
done
# What is to be read before anybody begins stays short.
lines=$(cat "$source/app/games/template"/*.[ch] | wc -l)
[ "$lines" -lt 600 ] || { echo "Bail out! the template has $lines lines"; exit 1; }
# A test that the copy must not have twice, such as one of all games, stands elsewhere.
[ "$(grep -c '^test(' "$work/tests/meson.build")" = 1 ] || { echo "Bail out! the template's tests are not the template's alone"; exit 1; }

"$@" -I "$work/app" -I "$source/app" -I "$source/tests/games" $(pkg-config --cflags glib-2.0 gio-2.0 json-glib-1.0) \
  -DGETTEXT_PACKAGE='"pipwright"' -DG_LOG_DOMAIN='"pipwright"' \
  "$work/app/games/seven"/*.c "$work/tests"/*.c \
  "$build/tests/games/kit/libkit.a" "$build/app/games/template/libpipwright-template.a" "$build/app/libpipwright-core.a" \
  $(pkg-config --libs glib-2.0 gio-2.0 json-glib-1.0) -lm -o "$work/test-seven"

PW_SOURCE_ROOT=$work "$work/test-seven" --tap
