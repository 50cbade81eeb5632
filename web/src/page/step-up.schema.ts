import * as z from 'zod/mini'
import { sixDigits } from '../api/six-digits.ts'

export const stepUpSchema = z.object({ code: sixDigits })
