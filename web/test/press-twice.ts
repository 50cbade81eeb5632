import { expect } from 'vitest'
import type { Locator } from 'vitest/browser'

/**
 * Presses a button twice, as soon as it can be pressed and before the page can answer. A double click of the test driver leaves pauses between its two presses, on a busy
 * machine of more than a second: the answer to the first press arrives meanwhile.
 */
export async function pressTwice(button: Locator): Promise<void> {
  await expect.element(button).toBeEnabled()
  const element = await button.findElement()
  if (!(element instanceof HTMLElement)) throw new Error('Only an HTML element can be pressed')
  element.click()
  element.click()
}
