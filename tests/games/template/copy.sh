#!/bin/sh
# Copies the template game and its tests under another name, as CONTRIBUTING says, builds the copy against the libraries that are
# built already, and plays it: copy.sh SOURCE-ROOT BUILD-ROOT CC [FLAG...]. What is left of the old name would not compile, or
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
for file in template.c template.h RULES.md; do
  sed 's/template/seven/g; s/Template/Seven/g; s/TEMPLATE/SEVEN/g' "$source/app/games/template/$file" \
    > "$work/app/games/seven/$(echo $file | sed s/template/seven/)"
done
sed 's/template/seven/g; s/Template/Seven/g; s/TEMPLATE/SEVEN/g' "$source/tests/games/template/test-template.c" > "$work/tests/test-seven.c"

"$@" -I "$work/app" -I "$source/app" -I "$source/tests/games" $(pkg-config --cflags glib-2.0 gio-2.0 json-glib-1.0) \
  -DGETTEXT_PACKAGE='"pipwright"' -DG_LOG_DOMAIN='"pipwright"' \
  "$work/app/games/seven/seven.c" "$work/tests/test-seven.c" \
  "$build/tests/games/kit/libkit.a" "$build/app/games/template/libpipwright-template.a" "$build/app/libpipwright-core.a" \
  $(pkg-config --libs glib-2.0 gio-2.0 json-glib-1.0) -lm -o "$work/test-seven"

PW_SOURCE_ROOT=$work "$work/test-seven" --tap
