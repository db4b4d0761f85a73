#!/bin/sh
# Runs a command with a screen, a session bus and a run folder of its own: screen.sh SIZE COMMAND [ARGUMENT...]
#
# SPDX-License-Identifier: GPL-3.0-or-later
set -eu

size=$1
shift
unset DISPLAY WAYLAND_DISPLAY XAUTHORITY DBUS_SESSION_BUS_ADDRESS AT_SPI_BUS_ADDRESS
run=$(mktemp -d)
xvfb=

# How tidying up went is not how the test went: where a whole desktop is installed, the bus starts a portal that
# mounts something in the run folder.
tidy ()
{
  if [ -n "$xvfb" ]; then
    kill "$xvfb" 2>/dev/null || true
    wait "$xvfb" 2>/dev/null || true
  fi
  if [ -d "$run/doc" ]; then
    fusermount3 -uz "$run/doc" 2>/dev/null || fusermount -uz "$run/doc" 2>/dev/null || true
  fi
  rm -rf --one-file-system "$run" 2>/dev/null || true
}
trap tidy EXIT
trap 'exit 143' INT TERM

# The server takes a free number by itself and says which: no two tests can meet on one screen.
Xvfb -displayfd 3 -screen 0 "$size" -nolisten tcp -noreset 3>"$run/display" 2>"$run/xvfb.log" &
xvfb=$!
while [ ! -s "$run/display" ]; do
  kill -0 "$xvfb" 2>/dev/null || { cat "$run/xvfb.log" >&2; exit 99; }
  sleep 0.05
done
DISPLAY=:$(cat "$run/display")
XDG_RUNTIME_DIR=$run
export DISPLAY XDG_RUNTIME_DIR

# Services that the bus starts talk on standard output; only the test's own lines belong there.
# Not exec: the trap must run.
dbus-run-session -- sh -c 'exec "$@" 1>&3 3>&-' sh "$@" 3>&1 1>&2
