import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderPage } from '../../test/render-page.tsx'
import { Jar } from './jar.tsx'

const ALL = Array.from({ length: 100 }, (_, index) => index + 1)

/** A copy of what the jar shows now. */
function pixels(): Uint8ClampedArray {
  const canvas = document.querySelector('canvas')
  if (!canvas || canvas.width === 0) return new Uint8ClampedArray()
  const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d')
  copy?.drawImage(canvas, 0, 0)
  return copy?.getImageData(0, 0, canvas.width, canvas.height).data ?? new Uint8ClampedArray()
}

/** The share of the glass that is covered by balls. */
function covered(): number {
  const data = pixels()
  let count = 0
  for (let index = 3; index < data.length; index += 4) if (Number(data[index]) > 128) count++
  return count / (data.length / 4 || 1)
}

const nextFrames = () => new Promise((done) => setTimeout(done, 120))

async function isMoving(): Promise<boolean> {
  const before = pixels()
  await nextFrames()
  const after = pixels()
  return before.some((value, index) => value !== after[index])
}

/** A jar, and buttons that change it. */
function ChangingJar() {
  const [count, setCount] = useState(20)
  const [isShaken, setShaken] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setCount(100)}>
        Fill
      </button>
      <button type="button" onClick={() => setShaken(true)}>
        Shake
      </button>
      <Jar label="jar" sold={ALL.slice(0, count)} unsold={[]} shake={isShaken ? { sinceMs: 0, ms: 1_200 } : null} />
    </>
  )
}

test('the more numbers are sold, the fuller is the jar', async () => {
  await renderPage(<ChangingJar />, [])
  await expect.poll(covered).toBeGreaterThan(0.05)
  const some = covered()
  expect(some).toBeLessThan(0.2)
  await page.getByRole('button', { name: 'Fill' }).click()
  await expect.poll(covered).toBeGreaterThan(0.47)
})

test('the balls move while the jar is shaken, then lie still', async () => {
  await renderPage(<ChangingJar />, [])
  await expect.poll(covered).toBeGreaterThan(0.05)
  await expect.poll(isMoving).toBe(false)
  await page.getByRole('button', { name: 'Shake' }).click()
  await expect.poll(isMoving).toBe(true)
  await expect.poll(isMoving, { timeout: 6_000 }).toBe(false)
})

test('in a hidden tab nothing moves, and the jar is right when the tab is shown again', async () => {
  const hide = (isHidden: boolean) => {
    Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }
  await renderPage(<ChangingJar />, [])
  await expect.poll(covered).toBeGreaterThan(0.05)
  hide(true)
  await page.getByRole('button', { name: 'Fill' }).click()
  await page.getByRole('button', { name: 'Shake' }).click()
  expect(await isMoving()).toBe(false)
  expect(covered()).toBeLessThan(0.2)
  hide(false)
  await expect.poll(covered).toBeGreaterThan(0.45)
})
