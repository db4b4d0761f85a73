/* pw-ui-pch.h: what the compiler reads once for each room, instead of for each file of it
 *
 * Reading the toolkit's headers is three quarters of the time that a file of the window takes to compile. Every file still includes what
 * it uses: .ci/debian13 builds without this (-Db_pch=false).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <adwaita.h>
