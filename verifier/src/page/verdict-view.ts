import type { Proof } from '@edil/domain/draw/proof'
import type { StepVerdict, Verdict } from '@edil/domain/draw/verify'
import { weave } from '@edil/domain/weave'
import type { Words } from '@edil/text/verifier/words'
import { describeWitnessing } from '../describe-witnessing.ts'
import { figuresOf } from '../figures.ts'
import { element, svgPicture } from './element.ts'

/** The top of the page: the verdict, and the winners if the draw passed. */
export function verdictHead(verdict: Verdict, gameId: string, seconds: string, words: Words): HTMLElement {
  const { fair, isTrial, facts } = verdict
  const title = facts.open ? `${facts.open.title}, ${gameId}` : gameId
  const tone = !fair ? 'wrong' : isTrial ? 'trial' : 'right'
  const [claim, text] = !fair
    ? [words.unfair, words.unfairText]
    : isTrial
      ? [words.trial, `${words.trialFair} ${words.trialText}`]
      : [words.fair, words.fairText(seconds)]
  const { result } = facts
  return element(
    'section',
    { class: `head ${tone}` },
    element(
      'div',
      { class: 'wrap' },
      element(
        'div',
        { class: 'claim' },
        element('p', { class: 'game' }, title),
        element('h1', { tabindex: '-1', id: 'verdict' }, claim),
        element('p', {}, text),
      ),
      fair && result ? balls(result.winners, words) : undefined,
    ),
  )
}

function balls(winners: readonly number[], words: Words): HTMLElement {
  const each = winners.map((number, place) =>
    element('li', {}, element('span', { class: 'ball' }, String(number)), element('span', {}, words.places[place])),
  )
  return element('ol', { class: 'balls' }, ...each)
}

export function trialMessage(words: Words): HTMLElement {
  return element(
    'section',
    { class: 'message trial', role: 'note' },
    element('b', {}, words.trial),
    element('p', {}, words.trialText),
  )
}

/** Green, or amber: a draw that too few witnesses saw is not wrong, but it asks for trust. */
export function witnessMessage(verdict: Verdict, words: Words): HTMLElement | undefined {
  const witnessing = describeWitnessing(verdict, words)
  if (!witnessing) return undefined
  const { isWitnessed, title, text } = witnessing
  return element(
    'section',
    { class: isWitnessed ? 'message right' : 'message trial', role: 'note' },
    element('b', {}, title),
    element('p', {}, text),
  )
}

/** The four steps, each with its outcome and, if it failed, the reason. */
export function stepList(proof: Proof, verdict: Verdict, words: Words): HTMLElement {
  const figures = figuresOf(verdict, words.language)
  const { facts } = verdict
  const prints = [facts.openHash, facts.manifestHash, facts.result?.signature]
  const unheld = (facts.winners ?? []).filter((number) => !proof.commitments.has(number))
  const items = verdict.steps.map((step, index) => {
    const { title, text } = words.steps[step.step]
    const isLast = index === verdict.steps.length - 1
    return element(
      'li',
      { class: step.ok ? 'card step' : 'card step wrong' },
      mark(step.ok),
      element(
        'div',
        {},
        element('h2', {}, `${index + 1}. ${title}`),
        element('p', { class: 'outcome' }, step.ok ? words.right : words.wrong),
        ...(step.ok ? [element('p', {}, text(figures))] : fault(step, words)),
        ...(step.ok && isLast ? unheld.map((number) => element('p', { class: 'quiet' }, words.noWinner(number))) : []),
        step.ok && prints[index] ? fingerprint(prints[index]) : undefined,
      ),
    )
  })
  return element('ol', { class: 'steps' }, ...items)
}

/** Shape and sign show the outcome; colour only repeats it. */
function mark(isRight: boolean): SVGElement {
  const sign = isRight ? 'M10 17.5l4.5 4.5 10-10' : 'M11 11l12 12M23 11l-12 12'
  const ground = isRight ? 'M17 0l17 17-17 17L0 17z' : 'M2 2h30v30H2z'
  return svgPicture('0 0 34 34', { class: 'mark', 'aria-hidden': 'true' }, [
    { d: ground, class: 'ground' },
    { d: sign, class: 'sign' },
  ])
}

function fault(step: Extract<StepVerdict, { ok: false }>, words: Words): HTMLElement[] {
  const rows = [
    [words.expected, step.expected],
    [words.found, step.found],
  ].filter(([, value]) => value !== undefined)
  const list = rows.flatMap(([name, value]) => [element('dt', {}, name), element('dd', { class: 'code' }, value)])
  return [
    element('p', { class: 'reason' }, words.fault(step.because)),
    ...(list.length > 0 ? [element('dl', {}, ...list)] : []),
  ]
}

const WOVEN_DIGITS = 16

function fingerprint(hex: string): HTMLElement {
  const { width, height, outline, fill } = weave(hex.slice(0, WOVEN_DIGITS))
  const picture = svgPicture(`0 0 ${width} ${height}`, { class: 'band', 'aria-hidden': 'true' }, [
    { d: outline, fill: '#FFC629' },
    { d: fill, fill: '#E4572E' },
  ])
  return element('figure', {}, picture, element('figcaption', { class: 'code' }, `${hex.slice(0, WOVEN_DIGITS)}…`))
}

export function valueList({ facts }: Verdict, words: Words): HTMLElement {
  const names = words.valueNames
  const rows = [
    [names.openHash, facts.openHash],
    [names.manifestHash, facts.manifestHash],
    [names.round, facts.close && String(facts.close.round)],
    [names.signature, facts.result?.signature],
    [names.seed, facts.seed],
    [names.keys, facts.keys.join(' · ') || undefined],
  ].filter(([, value]) => value !== undefined)
  const list = rows.flatMap(([name, value]) => [element('dt', {}, name), element('dd', { class: 'code' }, value)])
  return element('details', { class: 'card' }, element('summary', {}, words.values), element('dl', {}, ...list))
}
