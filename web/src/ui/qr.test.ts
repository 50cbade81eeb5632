import { qrPath } from '@edil/domain/qr-path'
import readQrCode from 'jsqr'
import sharp from 'sharp'
import { encode } from 'uqr'
import { expect, test } from 'vitest'

test.each(['https://a.et', 'https://edil.example/ticket/05a6453f9b1c2d7e8f00112233445566', 'z'.repeat(106)])(
  'a scanner reads %s from the picture that the page shows',
  async (text) => {
    const { data, size } = encode(text, { ecc: 'M', border: 0 })
    const side = size + 8
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -4 ${side} ${side}" width="${side * 4}" height="${side * 4}" shape-rendering="crispEdges"><rect x="-4" y="-4" width="100%" height="100%" fill="#fff"/><path fill="#17130F" d="${qrPath(data)}"/></svg>`
    const { data: pixels, info } = await sharp(Buffer.from(svg))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(readQrCode.default(new Uint8ClampedArray(pixels), info.width, info.height)?.data).toBe(text)
  },
)
