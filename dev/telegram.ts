import { join } from 'node:path'
import { portOf } from './ports.ts'
import { type Folder, findRunning, launch, waitUntilReady } from './process.ts'
import {
  type ChatMessage,
  TELEGRAM_BOT_NAME,
  TELEGRAM_CHANNEL,
  TELEGRAM_OPERATORS,
  TELEGRAM_TOKEN,
  type TelegramBehaviour,
} from './telegram-server.ts'

const NAME = 'telegram'

export async function telegramUrl(folder: Folder): Promise<string> {
  return `http://127.0.0.1:${await portOf(folder, NAME)}`
}

/** A local replacement for Telegram. Returns its address, which shows the channel in a browser, and the operators' group at /operators. */
export async function startTelegram(folder: Folder): Promise<string> {
  const url = await telegramUrl(folder)
  const args = [join(import.meta.dirname, 'telegram-process.ts'), new URL(url).port]
  const running = findRunning(folder, NAME) ?? launch({ name: NAME, folder, command: process.execPath, args })
  await waitUntilReady(folder, running, async () => (await fetch(url)).ok)
  return url
}

/** The settings with which a worker writes in the channel and the group of the local server, its bot answers, and the api checks the mini app. */
export function telegramEnvironment(url: string): Record<string, string> {
  return {
    TELEGRAM_BOT_TOKEN: TELEGRAM_TOKEN,
    TELEGRAM_CHANNEL,
    TELEGRAM_OPERATORS,
    TELEGRAM_BOT_NAME,
    TELEGRAM_API_ROOT: url,
  }
}

/** Applies until the next call or a restart of the server. */
export async function setTelegramBehaviour(url: string, behaviour: TelegramBehaviour): Promise<void> {
  const response = await fetch(`${url}/behave`, { method: 'POST', body: JSON.stringify(behaviour) })
  if (!response.ok) throw new Error(`the Telegram server answered ${response.status}`)
}

export async function readChannel(url: string): Promise<ChatMessage[]> {
  return (await (await fetch(`${url}/messages`)).json()) as ChatMessage[]
}
