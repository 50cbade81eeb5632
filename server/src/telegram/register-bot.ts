import { LANGUAGES, type Language } from '@edil/domain/people'
import { BOT_COMMANDS, BOT_TEXTS } from '@edil/text/telegram/bot'
import type { Logger } from 'pino'
import { pause } from '../platform/leader.ts'
import { TelegramFailure } from '../platform/telegram/telegram.ts'
import type { TelegramBot } from '../platform/telegram/telegram-bot.ts'

export type RegisterOptions = {
  readonly bot: TelegramBot
  /** Where Telegram sends updates. Without it they are fetched, which Telegram refuses while it has an address. */
  readonly webhook: { readonly url: string; readonly secret: string } | undefined
  readonly log: Logger
  readonly retryMs?: number
}

const RETRY_MS = 30_000

/** Sets the menu of the bot and the way of its updates, at the start of each worker: repeating it changes nothing. Tries until it works. */
export function registerBot(options: RegisterOptions): { readonly stop: () => Promise<void> } {
  const { bot, webhook, log, retryMs = RETRY_MS } = options
  const stopping = new AbortController()
  const register = async () => {
    while (!stopping.signal.aborted) {
      try {
        if (webhook) await bot.startWebhook(webhook.url, webhook.secret)
        else await bot.stopWebhook()
        await bot.setCommands(menuIn('en'))
        for (const language of LANGUAGES) await bot.setCommands(menuIn(language), language)
        return
      } catch (error) {
        if (!(error instanceof TelegramFailure)) throw error
        log.warn({ err: error }, 'the bot was not registered')
        await pause(Math.max(retryMs, error.retryAfterSeconds * 1_000), stopping.signal)
      }
    }
  }
  const registered = register()
  return {
    async stop() {
      stopping.abort()
      await registered
    },
  }
}

function menuIn(language: Language) {
  return BOT_COMMANDS.map((command) => ({ command, description: BOT_TEXTS[language].commands[command] }))
}
