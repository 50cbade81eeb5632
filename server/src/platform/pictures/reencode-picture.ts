import { PERCEPTUAL_HASH_GRID, PICTURE_BYTES_MAX, perceptualHashOf, SIDE_MAX } from '@edil/domain/screenshots'
import { fileTypeFromBuffer } from 'file-type'
import sharp, { type SharpOptions } from 'sharp'
import type { Picture, PictureRefusal } from './picture.ts'

const TYPES: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp'])
/** Larger than any phone screenshot. Without a limit, a 300 kB file can hold 17,000 × 17,000 pixels of one colour. */
const PIXELS_MAX = 40_000_000
const QUALITY = 82

const INPUT: SharpOptions = {
  limitInputPixels: PIXELS_MAX,
  sequentialRead: true,
  // A truncated file is refused: half a receipt proves nothing.
  failOn: 'error',
  pages: 1,
}

// No concurrency and no cache, to bound the memory that a hostile picture can use.
sharp.concurrency(1)
sharp.cache(false)
// Only three loaders are enabled, to reduce the attack surface.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
})

/** Runs only in a separate process (main/picture-process.ts), because its input may be hostile. */
export async function reencodePicture(bytes: Uint8Array): Promise<Picture | { readonly refusal: PictureRefusal }> {
  if (bytes.length > PICTURE_BYTES_MAX) return { refusal: 'picture_too_large' }
  // Detects the type from the contents: the name and the declared type are the sender's choice.
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined)
  if (!type || !TYPES.has(type.mime)) return { refusal: 'picture_not_supported' }
  try {
    return await toJpeg(bytes)
  } catch (error) {
    return { refusal: refusalFor(error) }
  }
}

async function toJpeg(bytes: Uint8Array): Promise<Picture> {
  // Through raw pixels, so that nothing else is copied: no metadata, no profile, no trailing data.
  const { data, info } = await sharp(bytes, INPUT)
    .autoOrient()
    .resize(SIDE_MAX, SIDE_MAX, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const pixels: SharpOptions = { raw: { width, height, channels } }
  const jpeg = await sharp(data, pixels).jpeg({ quality: QUALITY, mozjpeg: true }).toBuffer()
  const brightness = await sharp(data, pixels)
    .greyscale()
    .resize(PERCEPTUAL_HASH_GRID.width, PERCEPTUAL_HASH_GRID.height, { fit: 'fill' })
    .raw({ depth: 'uchar' })
    .toBuffer()
  return { jpeg, width, height, perceptualHash: perceptualHashOf(brightness) }
}

function refusalFor(error: unknown): PictureRefusal {
  const message = error instanceof Error ? error.message : ''
  return /pixel limit|out of memory|insufficient memory|bad_alloc/i.test(message)
    ? 'picture_too_large'
    : 'picture_unreadable'
}
