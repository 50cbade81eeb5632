import * as z from 'zod/mini'
import { sixDigits } from '../../api/six-digits.ts'

export const stepUpRules = z.object({ code: sixDigits })
