import { STOP_TEXT_MAX } from '@edil/domain/sales-stops'
import * as z from 'zod/mini'

const noticeText = z.string().check(z.trim(), z.minLength(1), z.maxLength(STOP_TEXT_MAX))
/** As a browser's field for date and time gives it. */
const typedTime = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/))

export const noticeSchema = z.strictObject({
  textEn: noticeText,
  textAm: noticeText,
  showsFrom: typedTime,
  showsUntil: typedTime,
})
