import { crc32 } from 'node:zlib'

const SIGNATURE_AND_HEADER_BYTES = 8 + 25

/** Adds UTF-8 texts to a PNG as iTXt chunks after the header. sharp has no API for it. */
export function addPngTexts(png: Buffer, texts: Readonly<Record<string, string>>): Buffer {
  const chunks = Object.entries(texts).map(([keyword, text]) => textChunk(keyword, text))
  return Buffer.concat([
    png.subarray(0, SIGNATURE_AND_HEADER_BYTES),
    ...chunks,
    png.subarray(SIGNATURE_AND_HEADER_BYTES),
  ])
}

function textChunk(keyword: string, text: string): Buffer {
  // After the keyword: not compressed, no method, no language, no translated keyword.
  const body = Buffer.concat([Buffer.from('iTXt'), Buffer.from(`${keyword}\0\0\0\0\0`), Buffer.from(text)])
  const chunk = Buffer.alloc(body.length + 8)
  chunk.writeUInt32BE(body.length - 4, 0)
  body.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(body), body.length + 4)
  return chunk
}
