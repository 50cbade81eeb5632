import { setTimeout as sleep } from 'node:timers/promises'

/** What a person sends to the bot: a text, or a contact from their address book. Without `user_id`, the contact is their own. */
export type Sent = {
  readonly text?: string
  readonly contact?: { readonly phone_number: string; readonly user_id?: number }
  /** Of their app; English without it. */
  readonly language?: string
  /** In a group that the bot is a member of, instead of its private chat. */
  readonly inGroup?: boolean
}

export type Update = { readonly update_id: number; readonly message: object }

export type Updates = {
  /** Adds what a person sent, and passes it on. */
  readonly add: (message: object) => void
  /** As getUpdates: those from `offset` on, at most `waitSeconds` later. Drops the ones before. */
  readonly take: (offset: number, waitSeconds: number, isGone: AbortSignal) => Promise<readonly Update[]>
  readonly setWebhook: (webhook: Webhook | undefined) => void
  readonly hasWebhook: () => boolean
  readonly close: () => void
}

export type Webhook = { readonly url: string; readonly secret: string | undefined }

const LOOK_EVERY_MS = 20
const REPEAT_AFTER_MS = 500

/** What people wrote to the bot and it has not confirmed. Telegram delivers it in one of two ways, and repeats it until it is confirmed. */
export function keepUpdates(): Updates {
  let waiting: Update[] = []
  let lastId = 500_000
  let webhook: Webhook | undefined
  let isClosed = false
  let isCalling = false

  /** Calls the webhook with one after another, until it answers with 200. */
  async function callWebhook(): Promise<void> {
    if (isCalling) return
    isCalling = true
    for (let [next] = waiting; webhook && next && !isClosed; [next] = waiting) {
      const { url, secret } = webhook
      const answer = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(secret ? { 'x-telegram-bot-api-secret-token': secret } : {}),
        },
        body: JSON.stringify(next),
      }).catch(() => undefined)
      if (answer?.ok) waiting = waiting.slice(1)
      else await sleep(REPEAT_AFTER_MS, undefined, { ref: false })
    }
    isCalling = false
  }

  return {
    add(message) {
      lastId += 1
      waiting.push({ update_id: lastId, message })
      void callWebhook()
    },
    async take(offset, waitSeconds, isGone) {
      waiting = waiting.filter(({ update_id: id }) => id >= offset)
      const until = Date.now() + waitSeconds * 1_000
      while (waiting.length === 0 && Date.now() < until && !isGone.aborted && !isClosed) await sleep(LOOK_EVERY_MS)
      return waiting.slice(0, 100)
    },
    setWebhook(next) {
      webhook = next
      void callWebhook()
    },
    hasWebhook: () => webhook !== undefined,
    close() {
      isClosed = true
    },
  }
}

/** The message as Telegram shows it to the bot. */
export function messageOf(userId: number, messageId: number, sent: Sent): object {
  const { text, contact, language = 'en', inGroup = false } = sent
  const from = { id: userId, is_bot: false, first_name: 'Test', language_code: language }
  const chat = inGroup
    ? { id: -1_005_550_000_000, type: 'supergroup', title: 'Friends' }
    : { id: userId, type: 'private' }
  return {
    message_id: messageId,
    date: Math.floor(Date.now() / 1_000),
    chat,
    from,
    ...(text === undefined ? {} : { text }),
    ...(contact ? { contact: { first_name: 'Test', user_id: userId, ...contact } } : {}),
  }
}
