import QRCode from 'qrcode'
import type { Box, Shape } from './page-layout.ts'

const PIXELS_PER_UNIT = 3
const COFFEE = '#17130F'

/**
 * As large as whole pixels allow within the box, aligned to its end. The background around it is the quiet zone. Level
 * M tolerates 15% damage and keeps the squares large enough for an old phone's camera.
 */
export function layOutQr(url: string, room: Box): { readonly shape: Shape; readonly box: Box } {
  const { modules } = QRCode.create(url, { errorCorrectionLevel: 'M' })
  const scale = Math.floor((room.width * PIXELS_PER_UNIT) / modules.size) / PIXELS_PER_UNIT
  const width = modules.size * scale
  const box = { x: room.x + room.width - width, y: room.y, width, height: width }
  return { shape: { path: qrPath(modules), fill: COFFEE, at: { x: box.x, y: box.y, scale } }, box }
}

/** Adjacent squares of a row are one rectangle, so that no gaps appear between them. */
function qrPath(modules: Modules): string {
  const { size } = modules
  let path = ''
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const from = x
      while (x < size && modules.get(y, x)) x++
      if (x > from) path += `M${from} ${y}h${x - from}v1h${from - x}z`
    }
  }
  return path
}

type Modules = { readonly size: number; get(row: number, column: number): number }
