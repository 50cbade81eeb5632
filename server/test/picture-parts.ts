import { crc32 } from 'node:zlib'

/** The pieces that pictures are made of, so that tests can put wrong ones together. */

export const EOI = Buffer.from([0xff, 0xd9])

/** A JPEG segment such as APP1 (0xe1) or a comment (0xfe). */
export function segment(marker: number, payload: Uint8Array | string): Buffer {
  const body = Buffer.from(payload)
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(body.length + 2, 2)
  return Buffer.concat([head, body])
}

/** With segments put in where an honest one has its own. */
export function withSegments(jpeg: Buffer, ...segments: readonly Buffer[]): Buffer {
  return Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)])
}

/** Every marker of a JPEG in turn, and how many bytes lie behind its end. */
export function readMarkers(jpeg: Buffer): { readonly markers: number[]; readonly bytesBehind: number } {
  const markers: number[] = []
  let at = 2
  while (at < jpeg.length) {
    if (jpeg[at] !== 0xff) throw new Error(`no marker at ${at}`)
    const marker = jpeg[at + 1] ?? 0
    markers.push(marker)
    if (marker === 0xd9) return { markers, bytesBehind: jpeg.length - at - 2 }
    at += 2 + jpeg.readUInt16BE(at + 2)
    if (marker !== 0xda) continue
    // Through what was drawn, to the next marker that is one.
    while (jpeg[at] !== 0xff || jpeg[at + 1] === 0 || ((jpeg[at + 1] ?? 0) & 0xf8) === 0xd0) at += 1
  }
  throw new Error('no end')
}

/** The scans of a progressive JPEG, each with the tables before it; the first has the head of the file. */
export function splitScans(jpeg: Buffer): Buffer[] {
  const starts: number[] = []
  let at = 2
  while (jpeg[at + 1] !== 0xd9) {
    const isScan = jpeg[at + 1] === 0xda
    at += 2 + jpeg.readUInt16BE(at + 2)
    if (!isScan) continue
    while (jpeg[at] !== 0xff || jpeg[at + 1] === 0) at += 1
    starts.push(at)
  }
  return starts.map((end, index) => jpeg.subarray(index === 0 ? 0 : starts[index - 1], end))
}

export const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

export function chunk(type: string, payload: Uint8Array | string, crc?: number): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), Buffer.from(payload)])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(body.length - 4)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc ?? crc32(body))
  return Buffer.concat([length, body, check])
}

/** With chunks put in behind the head. */
export function withChunks(png: Buffer, ...chunks: readonly Buffer[]): Buffer {
  const behindHead = 8 + 25
  return Buffer.concat([png.subarray(0, behindHead), ...chunks, png.subarray(behindHead)])
}

/** The head of a PNG that says it is so large. */
export function pngHead(width: number, height: number, { depth = 8, colour = 2, interlace = 0 } = {}): Buffer {
  const body = Buffer.alloc(13)
  body.writeUInt32BE(width, 0)
  body.writeUInt32BE(height, 4)
  body.set([depth, colour, 0, 0, interlace], 8)
  return chunk('IHDR', body)
}

/** A chunk of the kind that WebP is made of. */
export function riff(type: string, payload: Uint8Array | string): Buffer {
  const body = Buffer.from(payload)
  const head = Buffer.alloc(8)
  head.write(type, 'latin1')
  head.writeUInt32LE(body.length, 4)
  return Buffer.concat([head, body, Buffer.alloc(body.length % 2)])
}

/** EXIF as a camera writes it: a TIFF of one entry, the orientation. */
export function exif(orientation: number): Buffer {
  const tiff = Buffer.from('49492a0008000000010012010300010000000000000000000000', 'hex')
  tiff.writeUInt16LE(orientation, 18)
  return Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff])
}
