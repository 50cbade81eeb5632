import { PERCEPTUAL_HASH_GRID, PICTURE_BYTES_MAX, perceptualHashOf, SIDE_MAX } from '@edil/domain/screenshots'
import { fileTypeFromBuffer } from 'file-type'
import sharp, { type SharpOptions } from 'sharp'
import type { Picture, PictureRefusal } from './picture.ts'

const TYPES: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp'])
/** More than a phone's camera makes of a screen; 17,000 × 17,000 in one colour is a file of 300 kB. */
const PIXELS_MAX = 40_000_000
const QUALITY = 82

const INPUT: SharpOptions = {
  limitInputPixels: PIXELS_MAX,
  sequentialRead: true,
  // A file that ends too early was cut on its way: half a receipt is none.
  failOn: 'error',
  pages: 1,
}

// One picture at a time and nothing remembered: memory is what a hostile picture asks for.
sharp.concurrency(1)
sharp.cache(false)
// Three readers and no other: what is not there has no holes.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
})

/** Only ever called in a process of its own (main/picture-process.ts): what it is given may be made to break it. */
export async function reencodePicture(bytes: Uint8Array): Promise<Picture | { readonly refusal: PictureRefusal }> {
  if (bytes.length > PICTURE_BYTES_MAX) return { refusal: 'picture_too_large' }
  // By what is in it: what a file is called, or said to be, is the sender's own choice.
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined)
  if (!type || !TYPES.has(type.mime)) return { refusal: 'picture_not_supported' }
  try {
    return await draw(bytes)
  } catch (error) {
    return { refusal: refusalFor(error) }
  }
}

async function draw(bytes: Uint8Array): Promise<Picture> {
  // By way of plain pixels, so that nothing else can come along: no metadata, no profile, nothing behind the end.
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
