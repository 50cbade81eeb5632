import * as z from 'zod/mini'

/** A code of an authenticator app. Many apps show it as '123 456', and people type what they see. */
export const sixDigits = z.string().check(
  z.overwrite((text) => text.replace(/\s/g, '')),
  z.regex(/^\d{6}$/),
)
