import type { VerifyFault, VerifyStep } from '@edil/domain/draw/verify'
import { WITNESSES_MIN } from '@edil/domain/log/witness-rule'
import type { Language } from '@edil/domain/people'
import type { TranslationOf } from '../catalogue.ts'
import type { verdict } from '../en/verdict.ts'
import { fill } from '../fill.ts'
import { formatLead } from '../format-lead.ts'
import { PLACES } from '../places.ts'

/** What only the verifier says. The figures in a sentence come ready to be read (verifier/src/figures.ts). */
type OwnWords = {
  readonly language: Language
  readonly lead: string
  readonly choose: string
  readonly drop: string
  readonly whereFrom: string
  readonly paste: string
  readonly pasteLabel: string
  readonly check: string
  readonly trial: string
  readonly trialText: string
  readonly stepTexts: Readonly<Record<VerifyStep, (figures: Figures) => string>>
  readonly ticketIn: (numbers: string) => string
  readonly ticketWon: (number: number, place: string, prize: string) => string
  readonly ticketLost: (number: number) => string
  readonly ticketUnknown: string
  readonly times: string
}

/** What the command and the page say: the shared sentences, and the verifier's own. */
export type Words = ReturnType<typeof wordsOf>

export function wordsOf(shared: TranslationOf<typeof verdict>, { stepTexts, ...own }: OwnWords) {
  const step = (name: VerifyStep) => ({ title: shared[`proof.${name}`], text: stepTexts[name] })
  return {
    ...own,
    title: shared['proof.title'],
    checking: shared['proof.checking'],
    fair: shared['proof.fair'],
    fairText: (seconds: string) => fill(shared['proof.fairText'], { seconds }),
    trialFair: shared['proof.trialFair'],
    unfair: shared['proof.unfair'],
    unfairText: shared['proof.unfairText'],
    unreadable: shared['proof.broken'],
    unreadableText: (missing: string) => fill(shared['proof.brokenText'], { missing }),
    witnessed: (count: number, leadSeconds: number) =>
      fill(shared['proof.witnessed'], { count, lead: formatLead(leadSeconds, own.language) }),
    witnessedText: (names: string) => fill(shared['proof.witnessedText'], { names }),
    notWitnessed: shared['proof.notWitnessed'],
    notWitnessedText: (count: number, known: number) =>
      fill(shared['proof.notWitnessedText'], { count, known, min: WITNESSES_MIN }),
    right: shared['proof.right'],
    wrong: shared['proof.wrong'],
    expected: shared['proof.expected'],
    found: shared['proof.found'],
    steps: { promise: step('promise'), entries: step('entries'), beacon: step('beacon'), winners: step('winners') },
    fault: (because: VerifyFault): string => shared[`proof.fault.${because}`],
    places: PLACES[own.language],
    noWinner: (number: number) => fill(shared['proof.nobody'], { number }),
    ticket: shared['proof.ticket'],
    ticketLabel: shared['proof.ticketKey'],
    ticketHint: shared['proof.ticketHint'],
    ticketFault: shared['proof.ticketFault'],
    lookUp: shared['proof.lookUp'],
    ticketOut: shared['proof.ticketOut'],
    values: shared['proof.values'],
    valueNames: {
      openHash: shared['proof.value.openHash'],
      manifestHash: shared['proof.value.manifestHash'],
      round: shared['proof.value.round'],
      signature: shared['proof.value.signature'],
      seed: shared['proof.value.seed'],
      keys: shared['proof.value.keys'],
    },
    limits: shared['proof.limits'],
    limitsText: shared['proof.limitsText'],
  }
}

export type Figures = {
  readonly fee: string
  readonly prizes: string
  readonly sold: string
  readonly closedAt: string
  readonly round: string
  readonly roundAt: string
  readonly waitSeconds: string
  readonly winners: string
  readonly isTrial: boolean
}
