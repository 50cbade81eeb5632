import { bornOn } from '@edil/contract/person-fields'
import * as z from 'zod/mini'
import { asTypedDay } from '../text/typed-day.ts'

/** The contract's day, parsed from the text of a `DayField`. */
export const typedDay = z.string().check(
  z.overwrite((text) => asTypedDay(text) ?? text),
  bornOn,
)
