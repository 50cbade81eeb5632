import { expect, test } from 'vitest'
import { networkOf } from './network.ts'

test.each([
  ['196.188.0.17', '196.188.0'],
  ['::ffff:196.188.0.17', '196.188.0'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('%s is in %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
