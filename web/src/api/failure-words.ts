import { loadTextPart } from '../text/activate.ts'
import type { Translate } from '../text/use-text.ts'
import { loadPart } from './load-part.ts'

/** Few readers ever need them, so no page waits for them; fetch them early, because a failure may be the network's. */
export async function loadFailureWords() {
  const [words] = await loadPart(Promise.all([import('./failure-text.ts'), loadTextPart('refusals')]))
  return words
}

/** The sentence for a failure, on a page that has not loaded them all: the plain one where they cannot be had. */
export async function failureSentence(error: unknown, t: Translate): Promise<string> {
  try {
    return (await loadFailureWords()).failureText(error, t)
  } catch {
    return t('error.unexpected')
  }
}
