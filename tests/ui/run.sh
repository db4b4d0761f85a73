#!/bin/sh
# Runs a test with a screen, a bus and a home of its own: run.sh PROGRAM [ARGUMENT...]
#
# SPDX-License-Identifier: GPL-3.0-or-later
set -eu

home=$(mktemp -d)
trap 'rm -rf "$home" || true' EXIT

export HOME="$home" XDG_DATA_HOME="$home/data" XDG_CONFIG_HOME="$home/config" XDG_CACHE_HOME="$home/cache"
export XDG_STATE_HOME="$home/state"
export GDK_BACKEND=x11 GSK_RENDERER=cairo GTK_A11Y="${GTK_A11Y:-test}"
# Cairo draws; a GL driver would only cost time and leak.
export GDK_DEBUG=gl-disable GDK_DISABLE=gl,vulkan
export GSETTINGS_BACKEND=memory GIO_USE_VFS=local GTK_USE_PORTAL=0
export G_DEBUG="${G_DEBUG:-gc-friendly,fatal-warnings}"
export LC_ALL=C.UTF-8 TZ=UTC

"$(dirname "$0")/../screen.sh" 1280x800x24 "$@"
