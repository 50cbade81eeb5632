import { bornOn } from '@edil/contract/person-fields'
import { asTypedDay } from '@edil/text/typed-day'
import * as z from 'zod/mini'

/** The contract's day, parsed from the text of a `DayField`. */
export const typedDay = z.string().check(
  z.overwrite((text) => asTypedDay(text) ?? text),
  bornOn,
)
