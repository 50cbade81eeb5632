import { createHash, timingSafeEqual } from 'node:crypto'
import {
  makeTelegramCode,
  receiveTelegramUpdate,
  showTelegramLink,
  unlinkTelegram as unlinkTelegramEndpoint,
} from '@edil/contract/telegram'
import { Refusal } from '@edil/domain/refusal'
import type { FastifyInstance } from 'fastify'
import { type Store, transaction } from '../platform/database/transaction.ts'
import type { Limits } from '../platform/http/limits.ts'
import { mount } from '../platform/http/mount.ts'
import type { Metrics } from '../platform/metrics.ts'
import { handleUpdate } from './handle-update.ts'
import { makeLinkCode } from './make-link-code.ts'
import { findLinkOf } from './telegram-accounts.queries.ts'
import { unlinkTelegram } from './unlink-telegram.ts'

export type TelegramDeps = {
  readonly store: Store
  readonly limits: Limits
  readonly origin: string
  readonly metrics: Metrics
  /** The username of our bot; without one no account can be linked. */
  readonly botName: string | undefined
  /** Without it, updates are fetched by the worker, and none is accepted here. */
  readonly webhookSecret: string | undefined
}

export function telegramRoutes(app: FastifyInstance, deps: TelegramDeps): void {
  const { store, limits, origin, metrics, botName, webhookSecret } = deps

  mount(app, showTelegramLink, async ({ caller: { personId } }) => {
    const link = await findLinkOf(store.db, personId)
    return {
      isLinked: botName !== undefined && link !== undefined,
      isSilenced: link?.silenced_at != null,
      botName: botName ?? null,
    }
  })

  mount(app, makeTelegramCode, async ({ caller: { personId } }) => {
    if (botName === undefined) throw new Refusal('telegram_off')
    await limits.take('telegram_code', personId)
    const { code, expiresAt } = await transaction(store, (tx) => makeLinkCode(tx, personId))
    return { code, address: `https://t.me/${botName}?start=${code}`, expiresAt: expiresAt.toISOString() }
  })

  mount(app, unlinkTelegramEndpoint, async ({ caller: { personId } }) => {
    await transaction(store, (tx) => unlinkTelegram(tx, personId))
    return {}
  })

  mount(app, receiveTelegramUpdate, async ({ body, request }) => {
    if (!isSecret(request.headers['x-telegram-bot-api-secret-token'], webhookSecret)) {
      metrics.telegramRefusals.inc({ reason: 'secret' })
      throw new Refusal('not_allowed')
    }
    await handleUpdate({ store, origin, metrics }, body)
    return {}
  })
}

/** In the same time for every wrong secret, of any length. */
function isSecret(given: string | string[] | undefined, secret: string | undefined): boolean {
  if (secret === undefined || typeof given !== 'string') return false
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(secret))
}
