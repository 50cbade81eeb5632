import { spreadTypedDay } from '@edil/text/typed-day'
import type { FormEvent } from 'react'
import { TextField, type TextFieldProps } from './field.tsx'

/**
 * A date years ago, typed as digits. The date picker of a phone opens at today, hundreds of taps away from a birthday.
 */
export function DayField(props: TextFieldProps) {
  return <TextField {...props} type="text" inputMode="numeric" onInput={spread} />
}

/** Only when the caret is at the end: in the middle it would jump. */
function spread({ currentTarget: field, nativeEvent }: FormEvent<HTMLInputElement>): void {
  const isDeleting = nativeEvent instanceof InputEvent && nativeEvent.inputType.startsWith('delete')
  if (isDeleting || field.selectionStart !== field.value.length) return
  const shown = spreadTypedDay(field.value)
  if (shown !== field.value) field.value = shown
}
