import type { RefusalCode } from '@edil/domain/refusal'
import { loadTextPart } from '../text/activate.ts'
import type { Translate } from '../text/use-text.ts'
import { loadChunk } from './load-chunk.ts'

/** Few players need these texts, so no page waits for them. Load them early: the failure may be the network's. */
export async function loadFailureTexts() {
  const [words] = await loadChunk(
    Promise.all([import('./failure-text.ts'), loadTextPart('refusals'), loadTextPart('buying')]),
  )
  return words
}

/** The sentence for a refusal that is part of an answer. */
export async function describeRefusal(code: RefusalCode, t: Translate): Promise<string> {
  try {
    return (await loadFailureTexts()).refusalText(code, t)
  } catch {
    return t('error.unexpected')
  }
}

/** The sentence for a failure, on a page that has not loaded these texts; a general one if they cannot be loaded. */
export async function describeFailure(error: unknown, t: Translate): Promise<string> {
  try {
    return (await loadFailureTexts()).failureText(error, t)
  } catch {
    return t('error.unexpected')
  }
}
