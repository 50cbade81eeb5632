import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { PROJECT } from '../folder.ts'

const FOLDER = join(PROJECT, 'docs/pictures')
const PICTURE_BYTES = 60_000
/** Below the last one, letters have visible edges. */
const QUALITIES = [86, 80, 74, 68]
const ANIMATION_BYTES = 1_500_000

export type Frame = { readonly png: Buffer; readonly shownMs: number }

/** Writes docs/pictures/<name>.webp, with the best of these qualities that stays below the limit. */
export async function savePicture(name: string, png: Buffer): Promise<void> {
  let bytes = Buffer.alloc(0)
  for (const quality of QUALITIES) {
    bytes = await sharp(png).webp({ quality, effort: 6, smartSubsample: true }).toBuffer()
    if (bytes.length <= PICTURE_BYTES) break
  }
  save(name, bytes, PICTURE_BYTES)
}

export async function saveAnimation(name: string, frames: readonly Frame[]): Promise<void> {
  const pictures = frames.map(({ png }) => png)
  const delay = frames.map(({ shownMs }) => shownMs)
  const bytes = await sharp(pictures, { join: { animated: true } })
    .webp({ quality: 78, effort: 5, smartSubsample: true, loop: 0, delay })
    .toBuffer()
  save(name, bytes, ANIMATION_BYTES)
}

function save(name: string, bytes: Buffer, limit: number): void {
  if (bytes.length > limit) throw new Error(`${name}.webp has ${bytes.length} bytes, and the limit is ${limit}`)
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(join(FOLDER, `${name}.webp`), bytes)
  console.log(`${(bytes.length / 1_000).toFixed(0).padStart(6)} kB  docs/pictures/${name}.webp`)
}
