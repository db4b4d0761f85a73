#!/bin/sh
# Runs a test under a screen and a session bus of its own: run.sh PROGRAM [ARGUMENT...]
#
# SPDX-License-Identifier: GPL-3.0-or-later
set -eu

unset DISPLAY WAYLAND_DISPLAY XAUTHORITY DBUS_SESSION_BUS_ADDRESS AT_SPI_BUS_ADDRESS GTK_A11Y NO_AT_BRIDGE
XDG_RUNTIME_DIR=$(mktemp -d)
export XDG_RUNTIME_DIR LC_ALL=C.UTF-8

# The server takes a free number by itself and says which: no two tests can meet on one screen.
Xvfb -displayfd 3 -screen 0 1440x1000x24 -nolisten tcp -noreset \
  3>"$XDG_RUNTIME_DIR/display" 2>"$XDG_RUNTIME_DIR/xvfb.log" &
xvfb=$!
trap 'kill "$xvfb" 2>/dev/null || true; wait "$xvfb" 2>/dev/null || true; rm -rf "$XDG_RUNTIME_DIR"' EXIT
trap 'exit 143' INT TERM
while [ ! -s "$XDG_RUNTIME_DIR/display" ]; do
  kill -0 "$xvfb" 2>/dev/null || { cat "$XDG_RUNTIME_DIR/xvfb.log" >&2; exit 99; }
  sleep 0.05
done
DISPLAY=:$(cat "$XDG_RUNTIME_DIR/display")
export DISPLAY

# Services that the bus starts talk on standard output; only the test's own lines belong there.
# Not exec: the trap must run.
dbus-run-session -- sh -c 'exec "$@" 1>&3 3>&-' sh "$@" 3>&1 1>&2
