import type { Readable } from 'node:stream'

/**
 * The protocol between the API and its picture process: frames of a 32-bit length and that many bytes. Not Node's own
 * messages: a hostile picture may control what comes back, and lengths and JSON leave little to attack.
 */
export function frame(bytes: Uint8Array): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes.length)
  return Buffer.concat([length, bytes])
}

/** The complete frames of a stream. Throws at a frame that is too long; ends with the stream. */
export async function* readFrames(stream: Readable, bytesMax: number): AsyncGenerator<Buffer> {
  const head = Buffer.alloc(4)
  let headFilled = 0
  let body: Buffer | undefined
  let bodyFilled = 0
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    let at = 0
    while (at < chunk.length) {
      if (!body) {
        const copied = chunk.copy(head, headFilled, at)
        headFilled += copied
        at += copied
        if (headFilled < head.length) break
        const length = head.readUInt32BE()
        if (length > bytesMax) throw new Error(`a frame of ${length} bytes`)
        body = Buffer.alloc(length)
        bodyFilled = 0
        headFilled = 0
      }
      const copied = chunk.copy(body, bodyFilled, at)
      bodyFilled += copied
      at += copied
      if (bodyFilled === body.length) {
        yield body
        body = undefined
      }
    }
  }
}
