import { crc32, deflateSync } from 'node:zlib'
import type { SeededRandom } from '../../server/test/seeded-random.ts'

const WIDTH = 90
const HEIGHT = 160
const BYTES_PER_PIXEL = 3

/** A PNG of random colours: about 40 kB, incompressible, different each time. */
export function makeNoisePicture(random: SeededRandom): Buffer {
  const rowBytes = 1 + WIDTH * BYTES_PER_PIXEL
  const pixels = Buffer.alloc(rowBytes * HEIGHT)
  for (let at = 0; at < pixels.length; at += 1) pixels[at] = at % rowBytes === 0 ? 0 : random.below(256)
  const head = Buffer.alloc(13)
  head.writeUInt32BE(WIDTH, 0)
  head.writeUInt32BE(HEIGHT, 4)
  head.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([SIGNATURE, chunk('IHDR', head), chunk('IDAT', deflateSync(pixels)), chunk('IEND', EMPTY)])
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const EMPTY = Buffer.alloc(0)

function chunk(type: string, payload: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), payload])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(payload.length)
  const checksum = Buffer.alloc(4)
  checksum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, checksum])
}
