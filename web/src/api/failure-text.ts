import type { RefusalCode } from '@edil/domain/refusal'
import { type Translate, useText } from '../text/use-text.ts'
import { Refused, Unreachable } from './client.ts'

/** The sentence for a failed request. Needs the text part `refusals`; a page that has not loaded it uses `describeFailure`. */
export function useFailureText(): (error: unknown) => string {
  const { t } = useText()
  return (error) => failureText(error, t)
}

export function failureText(error: unknown, t: Translate): string {
  if (error instanceof Unreachable) return t('error.unreachable')
  if (error instanceof Refused && error.code !== 'unexpected') return refusalText(error.code, t)
  return t('error.unexpected')
}

export function refusalText(code: RefusalCode, t: Translate): string {
  return t(`refusal.${code}`)
}
