import * as z from 'zod/mini'

// ISO 8601 has a year 0 and PostgreSQL has none, so it refuses such a day with an error. A second pattern would hide the format in the
// documentation of the API.
const hasYear = (text: string) => !text.startsWith('0')

/** A day: `2026-11-19`. */
export const day = z.iso.date().check(z.refine(hasYear))
/** A point in time: ISO 8601, UTC. */
export const instant = z.iso.datetime().check(z.refine(hasYear))
