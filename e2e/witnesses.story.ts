import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { formatCountdown } from '@edil/text/format'
import { formatLead } from '@edil/text/format-lead'
import { type Browser, expect } from '@playwright/test'
import { PROJECT } from '../dev/folder.ts'
import { findRunning, killHard } from '../dev/process.ts'
import { setWitnessBehaviour, startWitness, WITNESSES, witnessPart, witnessUrl } from '../dev/witness.ts'
import { closeNow, drawNow, givenSoldGame } from '../server/test/draws.ts'
import { expectAccessible } from './accessibility.ts'
import { node, stackFolder, world } from './stack.ts'
import { test } from './story.ts'
import { type View, viewsOf } from './view.ts'
import { goTo, openAsVisitor } from './visitor.ts'

const COMMAND = join(PROJECT, 'verifier/bin/edil-verify.js')
/** The page of a draw shows its result when every stage has shown it. */
const SHOW_MS = 45_000

test.afterEach(async () => {
  for (const place of WITNESSES) {
    await setWitnessBehaviour(await startWitness(stackFolder(), place), { kind: 'honest' })
  }
})

for (const view of viewsOf({ short: ['am', 360] })) {
  const { translate, language } = view
  const shot = (name: string) => `witnesses-${name}.${view.language}-${view.width}`

  test(`a draw says how many witnesses saw its list, and when: ${view.name}`, async ({ browser }) => {
    test.setTimeout(180_000)

    await test.step('one witness lies, one lags, one dies: the draw is right, and one witness saw it', async () => {
      await setWitnessBehaviour(await witnessUrl(stackFolder(), 1), { kind: 'lies' })
      await setWitnessBehaviour(await witnessUrl(stackFolder(), 2), { kind: 'lags', ms: 1_500 })
      const dying = findRunning(stackFolder(), witnessPart(3))
      if (!dying) throw new Error('witness 3 does not run')
      await killHard(dying)

      const { gameId, countdown } = await closeAndWait(1)
      const page = await showStage(browser, view, gameId)
      await expect(page.getByText(translate('draw.witnessed', { count: 1, known: 3, lead: countdown }))).toBeVisible()
      await drawNow(await world(), gameId)

      await goTo(page, view, `/verify/${gameId}`)
      await expect(page.locator('[data-verdict]')).toHaveAttribute('data-verdict', 'fair')
      const words = { count: 1, known: 3, min: 2 }
      await expect(page.getByText(translate('proof.notWitnessed'), { exact: true })).toBeVisible()
      await expect(page.getByText(translate('proof.notWitnessedText', words))).toBeVisible()
      await expectAccessible(page, shot('verify-not'))
      expect(check(gameId)).toContain('NOT WITNESSED')

      await goTo(page, view, `/draws/${gameId}`)
      await expect(page.getByText(translate('result.unwitnessed'), { exact: true })).toBeVisible({ timeout: SHOW_MS })
      await expectAccessible(page, shot('draw-not'))
      await page.context().close()
    })

    await test.step('all three are honest again: three witnesses saw the next draw', async () => {
      for (const place of WITNESSES) {
        await setWitnessBehaviour(await startWitness(stackFolder(), place), { kind: 'honest' })
      }
      const { gameId, lead, countdown } = await closeAndWait(3)
      const page = await showStage(browser, view, gameId)
      await expect(page.getByText(translate('draw.witnessed', { count: 3, known: 3, lead: countdown }))).toBeVisible()
      await expectAccessible(page, shot('stage'))
      await drawNow(await world(), gameId)

      await goTo(page, view, `/verify/${gameId}`)
      await expect(page.getByText(translate('proof.witnessed', { count: 3, lead }), { exact: true })).toBeVisible()
      await expectAccessible(page, shot('verify'))
      expect(check(gameId)).toContain('Seen by 3 independent witnesses')

      await goTo(page, view, `/draws/${gameId}`)
      const seen = page.getByText(translate('result.witnessed', { count: 3 }), { exact: true })
      await expect(seen).toBeVisible({ timeout: SHOW_MS })
      await expect(page.getByText(translate('result.witnessedText', { lead }), { exact: true })).toBeVisible()
      await expectAccessible(page, shot('draw'))
      await page.context().close()
    })
  })

  /** Closes a new game. Returns when so many witnesses have seen its list, and by how much before the round. */
  async function closeAndWait(witnesses: number) {
    const gameId = await givenSoldGame(await world(), [7, 42, 93])
    await closeNow(await world(), gameId)
    await expect.poll(async () => (await drawOf(gameId)).witnessed.by, { timeout: 20_000 }).toBe(witnesses)
    const { witnessed, roundAt } = await drawOf(gameId)
    const seconds = (Date.parse(roundAt) - Date.parse(witnessed.at)) / 1_000
    return { gameId, lead: formatLead(seconds, language), countdown: formatCountdown(seconds) }
  }
}

async function showStage(browser: Browser, view: View, gameId: string) {
  const { page } = await openAsVisitor(browser, view, `/live-draw?game=${gameId}`)
  await expect(page.locator('[data-stage]')).toHaveAttribute('data-game', gameId)
  return page
}

async function drawOf(gameId: string) {
  return (await fetch(`${node(1)}/api/games/${gameId}/draw`)).json()
}

/** What the command prints about this draw. */
function check(gameId: string): string {
  return execFileSync(process.execPath, [COMMAND, `${node(1)}/verify/${gameId}`], { encoding: 'utf8' })
}
