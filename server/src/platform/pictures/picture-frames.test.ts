import { Readable } from 'node:stream'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { frame, readFrames } from './picture-frames.ts'

async function read(chunks: readonly Buffer[], bytesMax = 1_000): Promise<Buffer[]> {
  const frames: Buffer[] = []
  for await (const body of readFrames(Readable.from(chunks, { objectMode: true }), bytesMax)) frames.push(body)
  return frames
}

test('reads the same frames however the stream is split', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.uint8Array({ maxLength: 50 })),
      fc.integer({ min: 1, max: 20 }),
      async (bodies, cut) => {
        const whole = Buffer.concat(bodies.map(frame))
        const chunks = Array.from({ length: Math.ceil(whole.length / cut) }, (_, index) =>
          whole.subarray(index * cut, (index + 1) * cut),
        )
        expect((await read(chunks)).map((body) => [...body])).toEqual(bodies.map((body) => [...body]))
      },
    ),
  )
})

test('refuses a frame that is too long', async () => {
  await expect(read([Buffer.from([0xff, 0xff, 0xff, 0xff])])).rejects.toThrow('a frame of')
})

test('ignores an incomplete frame', async () => {
  expect(await read([frame(Buffer.from('whole')), frame(Buffer.from('half')).subarray(0, 6)])).toHaveLength(1)
})
