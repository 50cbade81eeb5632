import * as z from 'zod/mini'
import { typedSignature } from './typed-signature.ts'

/** Whether it is the beacon's, the server finds out; whether it can be one is seen before the second factor is asked for. */
export const signatureSchema = z.object({
  signature: z.pipe(z.string(), z.transform(typedSignature)).check(z.refine((hex) => /^[0-9a-f]{96}$/.test(hex))),
})
