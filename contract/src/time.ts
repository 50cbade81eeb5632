import * as z from 'zod/mini'

// ISO 8601 has a year 0 and PostgreSQL has none, so it refuses such a day with an error.

/** A day: `2026-11-19`. */
export const day = z.iso.date().check(z.regex(/^[1-9]/))
/** A point in time: ISO 8601, UTC. */
export const instant = z.iso.datetime().check(z.regex(/^[1-9]/))
