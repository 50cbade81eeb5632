/**
 * A Chromium page shows games while they change and every part behind it is killed with SIGKILL and restarted, one after the
 * other. Afterwards the page must show the database's state, and every committed event must have been published. The full form also
 * looks for viewers that stay silent after earlier events have expired.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { chromium, type Page } from '@playwright/test'
import type { Pool } from 'pg'
import { CHROMIUM } from '../../dev/chromium.ts'
import { until } from '../../dev/process.ts'
import { startStack } from '../../dev/stack.ts'
import { changeGame } from '../../server/test/games.ts'
import { openWorld, type World } from '../../server/test/world.ts'
import { findSilentViewers } from '../late-viewers.ts'
import type { Measurement } from '../measurement.ts'

const PARTS = ['redis', 'nginx-2', 'worker-1', 'worker-2', 'postgres', 'api-1', 'nginx-1'] as const
const DOWN_MS = 3_000
const CORRECT_AGAIN_MS = 45_000
const LATE_VIEWER_ROUNDS = 5

export const measure: Measurement = async ({ short }) => {
  const rounds = short ? 1 : 3
  const stack = await startStack({ name: 'fault-live', apis: 2, workers: 2, nodes: 2 })
  const world = await openWorld(stack.database.owner)
  const { owner } = world
  const browser = await chromium.launch({ executablePath: CHROMIUM.executablePath, args: [...CHROMIUM.args] })
  const faults: string[] = []
  const recoveries: number[] = []
  let changes = 0
  try {
    const page = await browser.newPage()
    await page.goto(`${stack.nodes[1]?.publicUrl}/dashboard`)
    await page.locator('[data-game-version]').first().waitFor()
    const gameIds = (await owner.query<{ id: string }>(`select id from games where status = 'active'`)).rows.map(
      ({ id }) => id,
    )

    for (let round = 0; round < rounds; round += 1) {
      for (const part of PARTS) {
        const stop = new AbortController()
        const changing = keepChanging(world, gameIds, stop.signal)
        await sleep(1_000)
        await stack.kill(part)
        await sleep(DOWN_MS)
        await stack.start(part)
        await sleep(1_000)
        stop.abort()
        changes += await changing
        const startedAt = Date.now()
        if (!(await until(() => isCorrect(page, owner), CORRECT_AGAIN_MS)))
          faults.push(`the page was wrong after ${part} restarted`)
        recoveries.push((Date.now() - startedAt) / 1_000)
        console.log(
          `${part}: killed and restarted, page correct ${recoveries.at(-1)?.toFixed(1)} s after the last change`,
        )
        const allPublished = async () =>
          (await owner.query('select 1 from live_events where published_at is null')).rowCount === 0
        for (const dead of stack.deadParts()) faults.push(`${dead} exited unexpectedly when ${part} was killed`)
        if (!(await until(allPublished, 5_000))) faults.push(`an event stayed unpublished after ${part} restarted`)
      }
    }
    for (let round = 0; !short && round < LATE_VIEWER_ROUNDS; round += 1) {
      const [node] = stack.nodes
      const silent = node ? await findSilentViewers(node) : ['no node']
      if (silent.length > 0) faults.push(`${silent.length} viewers stayed silent, one of them at ${silent[0]}`)
    }
  } finally {
    await browser.close()
    await world.close()
    await stack.stop()
  }
  const line = `live: kills=${recoveries.length} changes=${changes} right_again_s=${Math.max(...recoveries).toFixed(1)} faults=${faults.length}`
  return { line, faults }
}

/** About ten changes per second. Returns the number that PostgreSQL acknowledged. */
async function keepChanging(world: World, gameIds: readonly string[], signal: AbortSignal): Promise<number> {
  let acknowledged = 0
  for (let turn = 0; !signal.aborted; turn += 1) {
    const gameId = gameIds[turn % gameIds.length]
    await changeGame(world, gameId ?? '').then(
      () => {
        acknowledged += 1
      },
      () => undefined,
    )
    await sleep(100)
  }
  return acknowledged
}

async function isCorrect(page: Page, owner: Pool): Promise<boolean> {
  const { rows } = await owner.query<{ id: string; version: number }>(
    `select id, version from games where status = 'active'`,
  )
  const shown = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-game-version]')].map((card) => card.dataset['gameVersion']),
  )
  return rows.every(({ id, version }) => shown.includes(`${id}:${version}`))
}
