import type { FullConfig } from '@playwright/test'
import { readPersonalValues } from '../dev/personal-data-in-logs.ts'
import { openPool } from '../dev/pool.ts'
import { startStack } from '../dev/stack.ts'
import { setTelegramBehaviour } from '../dev/telegram.ts'
import { WITNESSES } from '../dev/witness.ts'
import { checkLogs } from './check-logs.ts'
import type { StackAddress } from './stack.ts'

/**
 * Starts one stack per Playwright worker, two processes of each kind. A worker runs one story at a time, so a story may close
 * games, empty boards and decide payments without affecting another one.
 */
export default async function setup({ workers }: FullConfig) {
  const stacks = await Promise.all(
    Array.from({ length: workers }, (_, index) =>
      startStack({
        name: `e2e-${index + 1}`,
        apis: 2,
        workers: 1,
        nodes: 2,
        openid: true,
        drawsInHours: 12,
        witnesses: WITNESSES.length,
        telegram: true,
        env: {
          // The worker logs every published event with the number of its subscribers: evidence for a failed story.
          LOG_LEVEL: 'debug',
          // Stories open and close games by the dozen.
          TELEGRAM_MESSAGES_PER_MINUTE: '6000',
        },
      }),
    ),
  )
  for (const { telegramUrl } of stacks) await setTelegramBehaviour(telegramUrl ?? '', { perMinute: 6_000 })
  const addresses = stacks.map(
    ({ nodes, database, beaconUrl, telegramUrl, folder }): StackAddress => ({
      nodeUrls: nodes.map(({ publicUrl }) => publicUrl),
      ownerUrl: database.owner,
      beaconUrl,
      channelUrl: telegramUrl ?? '',
      folder,
    }),
  )
  process.env['EDIL_STACKS'] = JSON.stringify(addresses)
  return async () => {
    const runs = await Promise.all(
      stacks.map(async (stack) => {
        const owner = openPool(stack.database.owner)
        const values = await readPersonalValues(owner)
        await owner.end()
        // Afterwards the logs are complete: nginx writes its lines in blocks.
        return { values, logs: await stack.stop() }
      }),
    )
    checkLogs(runs)
  }
}
