import type { Verdict } from '@edil/domain/draw/verify'
import type { Words } from '@edil/text/verifier/words'

/** Who outside has seen the sealed list, in words; `undefined` when the list itself failed the check. */
export function describeWitnessing({ facts: { witnessing } }: Verdict, words: Words) {
  if (!witnessing) return undefined
  const { isWitnessed, witnesses, known, lastBeforeMs = 0 } = witnessing
  return isWitnessed
    ? {
        isWitnessed,
        title: words.witnessed(witnesses.length, lastBeforeMs / 1_000),
        text: words.witnessedText(witnesses.join(', ')),
      }
    : { isWitnessed, title: words.notWitnessed, text: words.notWitnessedText(witnesses.length, known) }
}
