import { expect, test } from 'vitest'
import { changedSlices } from './changed-slices.ts'

test('a change is tested by its folder of the server, and by its part of platform', () => {
  const changed = [
    'server/src/refunds/pay-refund.ts',
    'server/src/refunds/mails/refund-mail.ts',
    'server/src/platform/http/mount.ts',
    'server/src/config.ts',
    'web/src/main.tsx',
    'README.md',
  ]
  expect(changedSlices(changed)).toEqual(['server/src/platform/http/', 'server/src/refunds/'])
})
