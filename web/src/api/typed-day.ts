import { bornOn } from '@edil/contract/person-fields'
import * as z from 'zod/mini'
import { asTypedDay } from '../text/typed-day.ts'

/** The contract's day, out of what was typed into a `DayField`. */
export const typedDay = z.string().check(
  z.overwrite((text) => asTypedDay(text) ?? text),
  bornOn,
)
