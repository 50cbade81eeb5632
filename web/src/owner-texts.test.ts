/**
 * The addresses and the texts that the owner's document gives to the letter: each text is in the English catalogue, and a module of its
 * page uses it. What the pages do with them is tested beside the pages.
 */
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { english, pages, read, WEB, wholeGraphOf } from '../../dev/page-modules.ts'

function expectTexts(path: string, texts: Readonly<Record<string, string>>): void {
  const page = pages.find((candidate) => candidate.path === path)
  expect(page, path).toBeDefined()
  const files = [...wholeGraphOf(join(WEB, page?.module ?? ''))]
  const used = new Set(files.flatMap((file) => [...read(file).texts.keys()]))
  // `draw.start.${type}` is read as the prefix `draw.start.`.
  const prefixes = [...used].filter((id) => id.endsWith('.'))
  for (const [id, text] of Object.entries(texts)) {
    expect(english.get(id), id).toBe(text)
    expect(used.has(id) || prefixes.some((prefix) => id.startsWith(prefix)), `${path} does not use ${id}`).toBe(true)
  }
}

// proves: ROUTE-01, ROUTE-02, ROUTE-03, ROUTE-04, ROUTE-05, ROUTE-06, ROUTE-07, ROUTE-08, ROUTE-09, ROUTE-10, ROUTE-11
// proves: ROUTE-12, ROUTE-13, ROUTE-14, ROUTE-15, ROUTE-16, ROUTE-17, ROUTE-19, ROUTE-23, ROUTE-24, ROUTE-25
test.each([
  ['/', 'Luck you can check.', 'player/home/home.tsx'],
  ['/dashboard', 'Games', 'player/games/dashboard.tsx'],
  ['/jackpots', 'Jackpots', 'player/jackpots/jackpots.tsx'],
  ['/game-draw', 'Live Draws', 'player/draws/game-draw.tsx'],
  ['/live-draw', 'Live draw', 'player/live/live-draw.tsx'],
  ['/about', 'How It Works', 'player/about/about.tsx'],
  ['/winners', 'Winners', 'player/winners/winners.tsx'],
  ['/login', 'Login', 'player/accounts/login.tsx'],
  ['/register', 'Sign Up', 'player/accounts/register.tsx'],
  ['/forgot-password', 'Forgot password', 'player/accounts/forgot-password.tsx'],
  ['/reset-password', 'Reset password', 'player/accounts/reset-password.tsx'],
  ['/terms', 'Terms of Service', 'player/legal/terms.tsx'],
  ['/privacy', 'Privacy Policy', 'player/legal/privacy.tsx'],
  ['/profile/change-password', 'Change Password', 'player/profile/change-password.tsx'],
  ['/profile/joined-games', 'Joined Games', 'player/tickets/joined-games.tsx'],
  ['/profile/tickets/:key?', 'Game Tickets', 'player/tickets/tickets.tsx'],
  ['/select-numbers', 'Select numbers', 'player/boards/select-numbers.tsx'],
  ['/select-number', 'Select numbers', 'player/boards/select-numbers.tsx'],
  ['/payment', 'Payment', 'player/payments/payment.tsx'],
  ['/etxdark/numbers', 'Numbers', 'admin/numbers/numbers.tsx'],
  ['/etxdark/payments', 'Payments', 'admin/payments/payments.tsx'],
  ['/etxdark/letsplay', "Let's Play", 'admin/letsplay/letsplay.tsx'],
])('the page at %s is called %s', (path, title, module) => {
  const page = pages.find((candidate) => candidate.path === path)
  expect(page && { title: english.get(page.title), module: page.module }).toEqual({ title, module: `src/${module}` })
})

// proves: VALID-14, VALID-16, ERR-31
test('the payment page has the texts of what is missing or failed', () => {
  expectTexts('/payment', {
    'pay.typeMissing': 'Please select a payment type.',
    'pay.loginMissing': 'You must be logged in to submit payments',
    'pay.failed': 'Submission failed',
    'pay.failedText': 'Please try again later.',
  })
})

// proves: ERR-32, ERR-33, ERR-34, ERR-35, ERR-44
test('the review of payments has the texts of what happened', () => {
  expectTexts('/etxdark/payments', {
    'review.loadFailed': 'Error loading payments',
    'review.updateFailed': 'Error updating payment',
    'review.unknownError': 'Unknown error occurred',
    'review.screenshotFailed': 'Error loading screenshot',
    'review.screenshotFailedText': 'Could not load the payment screenshot',
    'admin.approved': 'Payment approved',
    'review.rejected': 'Payment rejected',
  })
})

// proves: ERR-23, ERR-24, ERR-45, ERR-46
test('the review of numbers has the texts of what happened', () => {
  expectTexts('/etxdark/numbers', {
    'numbers.approveFailed': 'Failed to approve number',
    'numbers.cancelFailed': 'Failed to cancel selection',
    'numbers.approved': 'Number Approved',
    'numbers.cancelled': 'Selection Cancelled',
  })
})

// proves: ERR-18, ERR-21, ERR-49, ADRAW-01, ADRAW-02, ADRAW-03, ADRAW-04, ADRAW-08
test('the pages of draws have the texts of their buttons and of what happened', () => {
  const buttons = {
    'draw.start.daily': 'Draw Daily',
    'draw.start.midday': 'Draw Mid Day',
    'draw.start.weekly': 'Draw Weekly',
    'draw.start.monthly': 'Draw Monthly',
    'hosting.started': 'Draw Started',
    'hosting.startFailed': 'Failed to start draw',
    'live.failed': 'Failed to fetch game status',
  }
  expectTexts('/live-draw', buttons)
  expectTexts('/etxdark/letsplay', { ...buttons, 'hosting.reset': 'Reset Draw' })
})

// proves: ERR-36, ROLE-10, ROLE-12, ROLE-13, ROLE-14
test('the staff pages have the texts of who may come in', () => {
  for (const path of ['/etxdark/payments', '/etxdark/numbers', '/etxdark/letsplay']) {
    expectTexts(path, {
      'access.error': 'Access Error',
      'access.errorText': 'Unable to verify admin access.',
      'access.denied': 'Access Denied',
      'access.noPermission': "You don't have permission to access this page.",
      'access.logInAsAdmin': 'Please log in as admin.',
      'access.adminsOnly': 'Admins only.',
    })
  }
})
