import { isBoardNumber } from '@edil/domain/boards'

/** '42', ' 42 ' and '042' are 42; anything that is not on the board is `undefined`. */
export function typedNumber(typed: string): number | undefined {
  const text = typed.trim()
  if (!/^\d{1,4}$/.test(text)) return undefined
  const number = Number(text)
  return isBoardNumber(number) ? number : undefined
}
