import type { Proof } from '@edil/domain/draw/proof'
import type { StepVerdict, Verdict } from '@edil/domain/draw/verify'
import { ENGLISH } from '@edil/text/verifier/en'
import type { Figures } from '@edil/text/verifier/words'
import { describeTicket } from '../describe-ticket.ts'
import { describeWitnessing } from '../describe-witnessing.ts'
import { figuresOf } from '../figures.ts'

const INDENT = '     '
const VALUE_MAX = 300

/** A verdict as lines for a terminal. */
export function report(proof: Proof, verdict: Verdict, ticketKey?: string): string[] {
  const { open } = verdict.facts
  const figures = figuresOf(verdict, 'en')
  return [
    plain(open ? `${open.title}, game ${proof.gameId}` : `Game ${proof.gameId}`),
    '',
    ...trialLines(verdict),
    ...verdict.steps.flatMap((step, index) => stepLines(step, index, figures)),
    '',
    ...witnessLines(verdict),
    ...winnerLines(proof, verdict),
    ...(ticketKey === undefined ? [] : ticketLines(proof, verdict, ticketKey)),
    ...valueLines(verdict),
    `${ENGLISH.limits}: ${ENGLISH.limitsText}`,
    ENGLISH.times,
    '',
    ...trialLines(verdict),
    conclusion(verdict),
  ]
}

function trialLines({ isTrial }: Verdict): string[] {
  return isTrial ? [`!!! ${ENGLISH.trial.toUpperCase()} !!!`, ENGLISH.trialText, ''] : []
}

function stepLines(step: StepVerdict, index: number, figures: Figures): string[] {
  const { title, text } = ENGLISH.steps[step.step]
  const head = `${index + 1}. ${title.padEnd(34)}${step.ok ? 'passed' : 'FAILED'}`
  if (step.ok) return [head, `${INDENT}${plain(text(figures))}`]
  return [
    head,
    `${INDENT}${ENGLISH.fault(step.because)}`,
    ...(step.expected === undefined ? [] : [`${INDENT}expected: ${shorten(step.expected)}`]),
    ...(step.found === undefined ? [] : [`${INDENT}found:    ${shorten(step.found)}`]),
  ]
}

function witnessLines(verdict: Verdict): string[] {
  const witnessing = describeWitnessing(verdict, ENGLISH)
  if (!witnessing) return []
  const { isWitnessed, title, text } = witnessing
  return [isWitnessed ? `${title}.` : title.toUpperCase(), `${INDENT}${text}`, '']
}

function winnerLines({ commitments }: Proof, { fair, facts: { winners } }: Verdict): string[] {
  if (!winners) return []
  const lines = winners.map((number, place) => {
    const sealed = commitments.get(number)
    return `  ${ENGLISH.places[place]}  ${String(number).padStart(3)}  ${sealed ? `sealed as ${sealed.slice(0, 16)}…` : ENGLISH.noWinner(number)}`
  })
  return [fair ? 'Winners, calculated on this computer:' : 'Not valid. This file would give:', ...lines, '']
}

function ticketLines(proof: Proof, verdict: Verdict, key: string): string[] {
  const { sentences } = describeTicket(proof, verdict, key, ENGLISH)
  return [`Ticket ${key}:`, ...sentences.map((sentence) => `  ${sentence}`), '']
}

function valueLines({ facts }: Verdict): string[] {
  const values = {
    openHash: facts.openHash,
    manifestHash: facts.manifestHash,
    round: facts.close?.round,
    signature: facts.result?.signature,
    seed: facts.seed,
  }
  const known = Object.entries(values).filter(([, value]) => value !== undefined)
  const names: Readonly<Record<string, string>> = ENGLISH.valueNames
  const keys = facts.keys.length > 0 ? [`${ENGLISH.valueNames.keys}:`, ...facts.keys.map((key) => `  ${key}`)] : []
  return [...known.map(([name, value]) => `${(names[name] ?? name).padEnd(18)} ${value}`), ...keys, '']
}

function conclusion({ fair, isTrial }: Verdict): string {
  if (!fair) return `FAILED. ${ENGLISH.unfair}`
  return isTrial ? `TEST DRAW: PASSED, BUT PROVES NOTHING. ${ENGLISH.trialFair}` : `PASSED. ${ENGLISH.fair}`
}

function shorten(value: string): string {
  return plain(value.length > VALUE_MAX ? `${value.slice(0, VALUE_MAX)}…` : value)
}

/** Removes control characters: a hostile file could otherwise move the cursor or reverse a line and print its own verdict. */
export function plain(text: string): string {
  return text.replaceAll(/\p{C}/gu, '\ufffd')
}
