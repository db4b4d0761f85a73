/* fuzz-record.c: any bytes as a record
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fuzz.h"

int
LLVMFuzzerInitialize (int *argc, char ***argv)
{
  fuzz_init ();
  return 0;
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (PwRecord) record = pw_record_parse (size > 0 ? (const char *) data : "", (gssize) size, &error);

  if (record == NULL)
    {
      g_assert_true (error->domain == PW_RECORD_ERROR);
      fuzz_check_error (error);
      return 0;
    }
  g_assert_no_error (error);
  fuzz_check_record (record);
  return 0;
}
