import { expect, test } from 'vitest'
import { qrPath } from './qr-path.ts'

test('a run of dark modules in a row is one rectangle', () => {
  const modules = [
    [true, true, false, true],
    [false, false, false, false],
    [false, true, true, true],
  ]
  expect(qrPath(modules)).toBe('M0 0h2v1h-2zM3 0h1v1h-1zM1 2h3v1h-3z')
})
