import type { FormEvent } from 'react'
import { spreadTypedDay } from '../text/typed-day.ts'
import { TextField, type TextFieldProps } from './field.tsx'

/**
 * A day that lies years back, typed as digits. The calendar that phones open for a date begins at today, and a birthday is
 * hundreds of taps away from there.
 */
export function DayField(props: TextFieldProps) {
  return <TextField {...props} type="text" inputMode="numeric" onInput={spread} />
}

/** Not while somebody deletes or mends something in the middle: the caret would jump. */
function spread({ currentTarget: field, nativeEvent }: FormEvent<HTMLInputElement>): void {
  const isDeleting = nativeEvent instanceof InputEvent && nativeEvent.inputType.startsWith('delete')
  if (isDeleting || field.selectionStart !== field.value.length) return
  const shown = spreadTypedDay(field.value)
  if (shown !== field.value) field.value = shown
}
