import type { VerifyFault, VerifyStep } from '@edil/domain/draw/verify'
import type { Language } from '@edil/domain/people'

/** What the command and the page say. The figures in a sentence come ready to be read (figures.ts). */
export type Words = {
  readonly language: Language
  readonly title: string
  readonly lead: string
  readonly choose: string
  readonly drop: string
  readonly whereFrom: string
  readonly paste: string
  readonly pasteLabel: string
  readonly check: string
  readonly checking: string

  readonly fair: string
  readonly fairText: (seconds: string) => string
  readonly trialFair: string
  readonly trial: string
  readonly trialText: string
  readonly unfair: string
  readonly unfairText: string
  readonly unreadable: string
  readonly unreadableText: (missing: string) => string

  readonly right: string
  readonly wrong: string
  readonly expected: string
  readonly found: string
  readonly steps: Readonly<Record<VerifyStep, { readonly title: string; readonly text: (figures: Figures) => string }>>
  readonly faults: Readonly<Record<VerifyFault, string>>

  readonly places: readonly [string, string, string]
  readonly nobody: (number: number) => string

  readonly ticket: string
  readonly ticketLabel: string
  readonly ticketHint: string
  readonly ticketFault: string
  readonly lookUp: string
  readonly ticketIn: (numbers: string) => string
  readonly ticketWon: (number: number, place: string, prize: string) => string
  readonly ticketLost: (number: number) => string
  readonly ticketOut: string
  readonly ticketUnknown: string

  readonly values: string
  readonly valueNames: Readonly<Record<'openHash' | 'manifestHash' | 'round' | 'signature' | 'seed', string>>
  readonly limits: string
  readonly limitsText: string
  readonly times: string
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
