import { type Translate, useText } from '../text/use-text.ts'
import { Refused, Unreachable } from './client.ts'

/** What to tell a person about a call that failed. A page that changes something loads the text part `accounts`. */
export function useFailureText(): (error: unknown) => string {
  const { t } = useText()
  return (error) => failureText(error, t)
}

export function failureText(error: unknown, t: Translate): string {
  if (error instanceof Unreachable) return t('error.unreachable')
  if (error instanceof Refused && error.code !== 'unexpected') return t(`refusal.${error.code}`)
  return t('error.unexpected')
}
