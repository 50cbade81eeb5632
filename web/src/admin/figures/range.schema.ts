import * as z from 'zod/mini'

export const rangeSchema = z.object({ from: z.iso.date(), to: z.iso.date() })
