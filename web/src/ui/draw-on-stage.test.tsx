import { EXAMPLE_DRAW } from '@edil/contract/draws'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderPage } from '../../test/render-page.tsx'
import { DrawOnStage } from './draw-on-stage.tsx'

/** The stage, and a button that stands for the event with the result. */
function Show() {
  const [isDrawn, setDrawn] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setDrawn(true)}>
        Publish
      </button>
      <DrawOnStage
        draw={{ ...EXAMPLE_DRAW, result: isDrawn ? EXAMPLE_DRAW.result : null }}
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

// proves: LIVE-01, LIVE-03, FLOW-10, ADRAW-06, ADRAW-07, ADRAW-10, STATE-23, STATE-26, STATE-29, CONST-02, CONST-03
test('a jar of 100 balls shakes for 1200 ms, then three winners appear, then confetti falls for 3 seconds', async () => {
  await renderPage(<Show />, ['draws'])
  await expect.element(page.getByText('LIVE', { exact: true })).toBeVisible()
  await expect.element(page.getByText('12 watching')).toBeVisible()
  await expect.element(jar()).toBeVisible()
  expect(jar().element().querySelectorAll('g')).toHaveLength(100)
  expect(isShaking()).toBe(false)

  const publish = page.getByRole('button', { name: 'Publish' }).element() as HTMLElement
  const publishedAt = performance.now()
  publish.click()
  await expect.poll(isShaking).toBe(true)
  expect(getComputedStyle(document.documentElement).getPropertyValue('--t-shake')).toBe('1200ms')
  await expect.element(page.getByRole('img', { name: /^Jar with 9[789] balls$/ })).toBeInTheDocument()
  expect(performance.now() - publishedAt).toBeGreaterThanOrEqual(1_200)

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
