import { expect, test } from 'vitest'
import { sizeToSend } from './picture-size.ts'

const jpeg = (size: number) => ({ type: 'image/jpeg', size })

test('a large screenshot is scaled down in its own proportions', () => {
  expect(sizeToSend({ width: 1080, height: 2400 }, jpeg(900_000))).toEqual({ width: 720, height: 1600 })
  expect(sizeToSend({ width: 4000, height: 3000 }, jpeg(90_000))).toEqual({ width: 1600, height: 1200 })
})

test('a small JPEG is left as it is; a large file or another type is re-encoded in its own size', () => {
  expect(sizeToSend({ width: 720, height: 1600 }, jpeg(250_000))).toBeUndefined()
  expect(sizeToSend({ width: 720, height: 1600 }, jpeg(250_001))).toEqual({ width: 720, height: 1600 })
  expect(sizeToSend({ width: 720, height: 1600 }, { type: 'image/png', size: 9_000 })).toEqual({
    width: 720,
    height: 1600,
  })
})

test('a very narrow picture keeps at least one pixel', () => {
  expect(sizeToSend({ width: 20_000, height: 2 }, jpeg(9_000))).toEqual({ width: 1600, height: 1 })
})
