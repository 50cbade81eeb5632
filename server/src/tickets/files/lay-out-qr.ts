import { qrPath } from '@edil/domain/qr-path'
import { encode } from 'uqr'
import type { Box, Shape } from '../../printing/page-layout.ts'

const PIXELS_PER_UNIT = 3
const COFFEE = '#17130F'

/**
 * As large as whole pixels allow within the box, at its end. The cotton around it is its quiet zone. Level M: a crease or a
 * thumb over 15% of it does no harm, and its squares stay large enough for an old phone's camera.
 */
export function layOutQr(url: string, room: Box): { readonly shape: Shape; readonly box: Box } {
  const { data, size } = encode(url, { ecc: 'M', border: 0 })
  const scale = Math.floor((room.width * PIXELS_PER_UNIT) / size) / PIXELS_PER_UNIT
  const width = size * scale
  const box = { x: room.x + room.width - width, y: room.y, width, height: width }
  return { shape: { path: qrPath(data), fill: COFFEE, at: { x: box.x, y: box.y, scale } }, box }
}
