import * as z from 'zod/mini'

/**
 * The id of a row. In capitals it is the same id, and PostgreSQL finds the same row; but our own comparisons ('not the own account'),
 * channels and the subjects of audit entries are texts. So an id has one form from here on.
 */
export const uuid = z.uuid().check(z.toLowerCase())
