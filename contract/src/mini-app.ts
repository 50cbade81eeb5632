import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { empty } from './person-fields.ts'

/** What Telegram gives the page that it opens as a mini app, signed with the token of our bot. */
const initData = z.string().check(z.minLength(1), z.maxLength(4_096))

export const signInWithTelegram = endpoint({
  name: 'signInWithTelegram',
  method: 'POST',
  path: '/api/session/telegram',
  summary: 'Signs in the player whose Telegram account opened the mini app',
  tag: 'sessions',
  access: 'everyone',
  body: z.object({ initData }),
  response: z.object({
    /**
     * `link`: this Telegram account belongs to no account yet; after a login it can be linked. `log_in`: the account needs its password and
     * second factor.
     */
    next: z.enum(['signed_in', 'link', 'log_in']),
  }),
  example: { next: 'signed_in' },
  refusals: [
    'account_locked',
    'init_data_expired',
    'init_data_forged',
    'init_data_used',
    'login_failed',
    'mini_app_off',
    'too_many_attempts',
  ],
})

export const linkTelegram = endpoint({
  name: 'linkTelegram',
  method: 'POST',
  path: '/api/account/telegram/link',
  summary: 'Links the Telegram account that opened the mini app to the account of the caller, who has just logged in',
  tag: 'accounts',
  access: 'person',
  body: z.object({ initData }),
  response: empty,
  example: {},
  refusals: [
    'init_data_expired',
    'init_data_forged',
    'init_data_used',
    'login_too_old',
    'mini_app_off',
    'not_allowed',
    'telegram_taken',
    'too_many_attempts',
  ],
})
