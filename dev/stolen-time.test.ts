import { expect, test } from 'vitest'
import { readCpuTicks, stolenSince } from './stolen-time.ts'

test('reads stolen and all processor time from the line of all processors', () => {
  const stat = 'cpu  100 1 20 300 4 0 5 70 9 9\ncpu0 50 0 10 150 2 0 2 35 0 0\n'
  expect(readCpuTicks(stat)).toEqual({ stolen: 70, all: 500 })
})

test('computes the share that the host took between two readings', () => {
  expect(stolenSince({ stolen: 10, all: 100 }, { stolen: 30, all: 200 })).toBe(0.2)
  expect(stolenSince({ stolen: 10, all: 100 }, { stolen: 10, all: 100 })).toBe(0)
})
