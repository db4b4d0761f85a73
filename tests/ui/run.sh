#!/bin/sh
# Runs a test with a screen, a bus and a home of its own: run.sh PROGRAM [ARGUMENT...]
#
# SPDX-License-Identifier: GPL-3.0-or-later
set -eu

home=$(mktemp -d)
trap 'rm -rf "$home"' EXIT

export HOME="$home" XDG_DATA_HOME="$home/data" XDG_CONFIG_HOME="$home/config" XDG_CACHE_HOME="$home/cache"
export XDG_RUNTIME_DIR="$home/run"
mkdir -p -m 700 "$XDG_RUNTIME_DIR"
export GDK_BACKEND=x11 GSK_RENDERER=cairo GTK_A11Y="${GTK_A11Y:-test}"
# Cairo draws; a GL driver would only cost time and leak.
export GDK_DEBUG=gl-disable GDK_DISABLE=gl,vulkan
export GSETTINGS_BACKEND=memory GIO_USE_VFS=local GTK_USE_PORTAL=0
export G_DEBUG="${G_DEBUG:-gc-friendly,fatal-warnings}"
# Stacks through libraries without frame pointers, or what they keep cannot be told from a leak
# of ours; only the innermost frames, or GTK's deep stacks make everything ten times slower.
export ASAN_OPTIONS="${ASAN_OPTIONS:+$ASAN_OPTIONS:}fast_unwind_on_malloc=0:malloc_context_size=10"
export LC_ALL=C.UTF-8 TZ=UTC
unset WAYLAND_DISPLAY

xvfb-run -a -s '-screen 0 1280x800x24' dbus-run-session -- "$@"
