import { expect, test } from 'vitest'
import { routeOf } from './routes.tsx'

test.each([
  ['/', '/'],
  ['/am/', '/'],
  ['/am', '/'],
  ['/amharic', '/404'],
  ['/am/register', '/register'],
  ['/profile', '/profile'],
  ['/profile/tickets/0123', '/profile/tickets/:key?'],
  ['/am/ticket', '/ticket/:key?'],
  ['/register/x', '/404'],
])('%s shows the page at %s', (address, path) => {
  expect(routeOf(address).path).toBe(path)
})
