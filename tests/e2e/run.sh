#!/bin/sh
# Runs a test under a screen and a session bus of its own, with the accessibility bus: run.sh PROGRAM [ARGUMENT...]
#
# SPDX-License-Identifier: GPL-3.0-or-later
set -eu

unset GTK_A11Y NO_AT_BRIDGE
export LC_ALL=C.UTF-8
# Leaks are found by the tests of widgets and of the command line. Here there are others' only: the accessibility
# library loses memory where an object is gone before it has answered, and what a library keeps that is unloaded by the
# program's end has no name to be excused by; all would be run again with whole stacks, for minutes.
export ASAN_OPTIONS="${ASAN_OPTIONS:+$ASAN_OPTIONS:}detect_leaks=0"
exec "$(dirname "$0")/../screen.sh" 1440x1000x24 "$@"
