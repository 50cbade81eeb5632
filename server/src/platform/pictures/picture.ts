/** A re-encoded picture: only the visible pixels of the original. */
export type Picture = {
  readonly jpeg: Uint8Array
  readonly width: number
  readonly height: number
  readonly perceptualHash: bigint
}

export const PICTURE_REFUSALS = ['picture_not_supported', 'picture_too_large', 'picture_unreadable'] as const
export type PictureRefusal = (typeof PICTURE_REFUSALS)[number]

export function isPictureRefusal(code: string): code is PictureRefusal {
  return PICTURE_REFUSALS.some((refusal) => refusal === code)
}
