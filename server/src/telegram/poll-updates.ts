import type { Logger } from 'pino'
import { isDatabaseAway, isDatabaseTimeout } from '../platform/database/database-away.ts'
import { type Leader, pause, startLeader } from '../platform/leader.ts'
import type { Metrics } from '../platform/metrics.ts'
import { TelegramFailure } from '../platform/telegram/telegram.ts'
import type { TelegramBot } from '../platform/telegram/telegram-bot.ts'
import { handleUpdate, type UpdateDeps } from './handle-update.ts'

export type PollOptions = UpdateDeps & {
  readonly databaseUrl: string
  readonly bot: TelegramBot
  readonly log: Logger
  readonly metrics: Pick<Metrics, 'telegramRefusals' | 'telegramFailures'>
  /** After a failure of Telegram or of the database. */
  readonly backOffMs?: number
}

/** An arbitrary advisory lock id. */
const LEADER_LOCK = 7_305_451
const BACK_OFF_MS = 3_000
/** Then the update is dropped: it would block all that follow. While the database does not answer, nothing is dropped. */
const TRIES_MAX = 3

/**
 * Fetches updates from Telegram, from one worker at a time: Telegram refuses a second one. An update is confirmed by the next request, so
 * after a crash it comes again, and `handleUpdate` ignores what is done.
 */
export function pollUpdates(options: PollOptions): Leader {
  const { databaseUrl, bot, log, metrics, backOffMs = BACK_OFF_MS } = options
  return startLeader({ databaseUrl, name: 'telegram-updates', lock: LEADER_LOCK, log }, async ({ isOver }) => {
    let offset = 0
    while (!isOver.aborted) {
      try {
        for (const update of await bot.receive(offset, isOver)) {
          if (isOver.aborted) return
          await handleOrDrop(options, update, isOver)
          offset = update.update_id + 1
        }
      } catch (error) {
        if (isOver.aborted) return
        if (!(error instanceof TelegramFailure)) throw error
        metrics.telegramFailures.inc({ sender: 'telegram-updates', reason: error.because })
        log.warn({ err: error }, 'updates were not received')
        await pause(Math.max(backOffMs, error.retryAfterSeconds * 1_000), isOver)
      }
    }
  })
}

async function handleOrDrop(
  options: PollOptions,
  update: { readonly update_id: number },
  isOver: AbortSignal,
): Promise<void> {
  const { log, metrics, backOffMs = BACK_OFF_MS } = options
  for (let tries = 1; ; tries++) {
    try {
      return await handleUpdate(options, update)
    } catch (error) {
      // Without what the person wrote: it may contain a code.
      log.error({ err: error, updateId: update.update_id, tries }, 'an update could not be handled')
      if (tries >= TRIES_MAX && !isDatabaseAway(error) && !isDatabaseTimeout(error)) {
        metrics.telegramRefusals.inc({ reason: 'ours' })
        return
      }
      await pause(backOffMs, isOver)
      if (isOver.aborted) throw error
    }
  }
}
