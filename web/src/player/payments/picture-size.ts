type Size = { readonly width: number; readonly height: number }

/** The long side. The text of a screenshot stays readable for people and for text recognition. */
export const LONG_SIDE_MAX = 1_600
/** A JPEG of this size is sent as it is. */
const SMALL_BYTES = 250_000

/** The size to re-encode a picture in; `undefined` when it can be sent as it is. */
export function sizeToSend({ width, height }: Size, { type, size }: Pick<Blob, 'type' | 'size'>): Size | undefined {
  const scale = Math.min(1, LONG_SIDE_MAX / Math.max(width, height))
  if (scale === 1 && type === 'image/jpeg' && size <= SMALL_BYTES) return undefined
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
