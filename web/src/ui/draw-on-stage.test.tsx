import { EXAMPLE_DRAW } from '@edil/contract/draws'
import { type ShowStep, showOf } from '@edil/domain/show'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderPage } from '../../test/render-page.tsx'
import { DrawOnStage } from './draw-on-stage.tsx'

const drawnAt = new Date(EXAMPLE_DRAW.result?.drawnAt ?? '')
const { startsAt, ...moments } = showOf(drawnAt)
const after = (moment: string) => Date.parse(moment) - Date.parse(startsAt)

/** The stage, and a button that starts the show. */
function Show() {
  const [step, setStep] = useState<ShowStep>('before')
  const start = () => {
    setStep('shake')
    setTimeout(() => setStep('third'), after(moments.thirdAt))
    setTimeout(() => setStep('second'), after(moments.secondAt))
    setTimeout(() => setStep('first'), after(moments.firstAt))
    setTimeout(() => setStep('celebration'), after(moments.celebrationAt))
  }
  return (
    <>
      <button type="button" onClick={start}>
        Start the show
      </button>
      <DrawOnStage
        draw={{ ...EXAMPLE_DRAW, result: step === 'before' ? null : EXAMPLE_DRAW.result }}
        step={step}
        title="Daily"
        viewers={12}
        time={Date.parse(EXAMPLE_DRAW.roundAt) - 20_000}
        isLate={false}
        actions={<p>after the draw</p>}
      />
    </>
  )
}
const jar = () => page.getByRole('img', { name: 'Jar with 100 balls' })
const isShaking = () =>
  document.getAnimations().some((animation) => /shake/.test((animation as CSSAnimation).animationName))

// proves: LIVE-01, LIVE-03, FLOW-10, ADRAW-06, ADRAW-07, ADRAW-09, ADRAW-10, STATE-23, STATE-26, STATE-29, CONST-02, CONST-03
test('a jar of 100 balls shakes for 1200 ms, then three winners appear, then confetti falls for 3 seconds', async () => {
  await renderPage(<Show />, ['draws'])
  await expect.element(page.getByText('LIVE', { exact: true })).toBeVisible()
  await expect.element(page.getByText('12 watching')).toBeVisible()
  await expect.element(jar()).toBeVisible()
  expect(isShaking()).toBe(false)

  const startButton = page.getByRole('button', { name: 'Start the show' }).element() as HTMLElement
  const startedAt = performance.now()
  startButton.click()
  await expect.poll(isShaking).toBe(true)
  expect(getComputedStyle(document.documentElement).getPropertyValue('--t-shake')).toBe('1200ms')
  await expect.element(page.getByRole('img', { name: /^Jar with 9[789] balls$/ })).toBeInTheDocument()
  expect(performance.now() - startedAt).toBeGreaterThanOrEqual(1_200)

  await expect.element(page.getByText('Completed', { exact: true })).toBeVisible()
  await expect.element(page.getByText('after the draw')).toBeVisible()
  const winners = page.getByRole('listitem').elements()
  expect(winners.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^27.*1st prize.*Hana T\./),
    expect.stringMatching(/^19.*2nd prize.*Nobody held 19/),
    expect.stringMatching(/^78.*3rd prize.*D-0412-0007/),
  ])
  const ends = document
    .getAnimations()
    .filter((animation) => /rain/.test((animation as CSSAnimation).animationName))
    .map(({ effect }) => Number(effect?.getComputedTiming().endTime))
  expect(ends.length).toBeGreaterThan(20)
  expect(Math.max(...ends)).toBeGreaterThan(2_500)
  expect(Math.max(...ends)).toBeLessThanOrEqual(3_000)
})

const said = (text: RegExp) => page.getByRole('status').filter({ hasText: text })

test('a screen reader hears each ball as it rises', async () => {
  await renderPage(<Show />, ['draws'])
  ;(page.getByRole('button', { name: 'Start the show' }).element() as HTMLElement).click()
  await expect.element(said(/3rd.*78/)).toBeInTheDocument()
  await expect.element(said(/2nd.*19/)).toBeInTheDocument()
  await expect.element(said(/1st.*27/)).toBeInTheDocument()
})

test('a viewer who comes later reads the result and hears nothing', async () => {
  const over = {
    draw: EXAMPLE_DRAW,
    step: 'over',
    title: '',
    viewers: 1,
    time: 0,
    isLate: false,
    actions: null,
  } as const
  await renderPage(<DrawOnStage {...over} />, ['draws'])
  await expect.element(page.getByText('Completed', { exact: true })).toBeVisible()
  await expect.element(said(/27/)).not.toBeInTheDocument()
})
