import * as z from 'zod/mini'
import { typedSignature } from './typed-signature.ts'

/** Checks the form of a signature before the step-up. The server verifies it. */
export const signatureSchema = z.object({
  signature: z.pipe(z.string(), z.transform(typedSignature)).check(z.refine((hex) => /^[0-9a-f]{96}$/.test(hex))),
})
