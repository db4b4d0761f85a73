#!/bin/sh
# Runs a test under a screen and a session bus of its own, with the accessibility bus: run.sh PROGRAM [ARGUMENT...]
#
# SPDX-License-Identifier: GPL-3.0-or-later
set -eu

unset GTK_A11Y NO_AT_BRIDGE
export LC_ALL=C.UTF-8
exec "$(dirname "$0")/../screen.sh" 1440x1000x24 "$@"
