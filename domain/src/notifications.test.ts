import { expect, test } from 'vitest'
import {
  DEFAULT_CHOICES,
  type LinkedBy,
  leavesAt,
  mayBePromotedTo,
  NOTIFICATION_KINDS,
  type NotificationKind,
  TOPIC_OF,
  type Way,
  waysOf,
} from './notifications.ts'
import type { Day } from './people.ts'

const at = (time: string) => new Date(`2026-11-15T${time}:00.000Z`)
const quiet = (from: number, until: number) => ({ ...DEFAULT_CHOICES, quietHours: { from, until } })

test.each([
  // Addis Ababa is three hours ahead of these times.
  ['18:59', '18:59'],
  ['19:00', '2026-11-16T04:00'],
  ['23:30', '2026-11-16T04:00'],
  ['03:59', '04:00'],
  ['04:00', '04:00'],
])('with quiet hours from 22 to 7, a notification of %s UTC leaves at %s', (written, leaves) => {
  const expected = leaves.length > 5 ? new Date(`${leaves}:00.000Z`) : at(leaves)
  expect(leavesAt('refund_paid', at(written), quiet(22, 7))).toEqual(expected)
})

test('quiet hours within one day hold back until their end', () => {
  expect(leavesAt('prize_won', at('10:30'), quiet(13, 15))).toEqual(at('12:00'))
  expect(leavesAt('prize_won', at('12:00'), quiet(13, 15))).toEqual(at('12:00'))
})

test('what ends soon, and what is about the security of the account, passes the quiet hours', () => {
  const passing = NOTIFICATION_KINDS.filter((kind) => leavesAt(kind, at('20:00'), quiet(22, 7)) <= at('20:00'))
  const expected: NotificationKind[] = [
    'payment_rejected',
    'prize_claimed',
    'draw_soon',
    'password_changed',
    'phone_changed',
    'passkey_added',
    'passkey_removed',
    'sign_in_paused',
    'telegram_linked',
    'telegram_unlinked',
  ]
  expect(passing).toEqual(expected)
})

test('security notices leave whatever was chosen, by Telegram too unless they are about Telegram', () => {
  const none = { payments: [], prizes: [], results: [], reminders: [] }
  const silent = { ways: none, quietHours: null, invitations: false }
  for (const kind of NOTIFICATION_KINDS) {
    const ways = waysOf(kind, silent, 'code')
    if (kind.startsWith('telegram_') || TOPIC_OF[kind] === 'staff') expect(ways).toEqual(['mail'])
    else expect(ways).toEqual(TOPIC_OF[kind] === 'security' ? ['mail', 'telegram'] : [])
  }
})

test('a Telegram account that was linked by phone number reads results and reminders only', () => {
  const both = ['mail', 'telegram'] as const
  const all = { payments: both, prizes: both, results: both, reminders: both }
  const loud = { ways: all, quietHours: null, invitations: true }
  const read = (link: LinkedBy | null) =>
    NOTIFICATION_KINDS.filter((kind) => waysOf(kind, loud, link).includes('telegram'))
  expect(read('phone')).toEqual(['not_won', 'draw_soon'])
  expect(read(null)).toEqual([])
  expect(read('mini_app')).toEqual(read('code'))
})

const player = { isLocked: false, isClosed: false, isStaff: false, bornOn: '1990-01-01' as Day, invitations: true }

test.each([
  ['a player', {}, true],
  ['who is locked', { isLocked: true }, false],
  ['who closed the account', { isClosed: true }, false],
  ['of the staff', { isStaff: true }, false],
  ['whose age is not known', { bornOn: null }, false],
  ['who wants no invitations', { invitations: false }, false],
])('%s may be invited to play: %o', (_, difference, expected) => {
  expect(mayBePromotedTo({ ...player, ...difference })).toBe(expected)
})

test('what is about money and wanted on Telegram alone is mailed when Telegram is not possible', () => {
  const alone: readonly Way[] = ['telegram']
  const choices = { ...DEFAULT_CHOICES, ways: { payments: alone, prizes: alone, results: alone, reminders: alone } }
  for (const link of [null, 'phone'] as const) {
    expect(waysOf('prize_won', choices, link)).toEqual(['mail'])
    expect(waysOf('refund_owed', choices, link)).toEqual(['mail'])
    expect(waysOf('not_won', choices, link)).toEqual(link === null ? [] : ['telegram'])
  }
  expect(waysOf('prize_won', choices, 'code')).toEqual(['telegram'])
})
