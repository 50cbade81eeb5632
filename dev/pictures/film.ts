import type { Page } from 'playwright'
import sharp from 'sharp'
import type { Frame } from './save-picture.ts'

const CAPTION_HEIGHT = 44

/** Collects frames of a page, each under a caption. */
export type Film = {
  /** The caption of the frames that follow. */
  readonly caption: (text: string) => void
  /** Adds the page as it is. */
  readonly show: (shownMs: number) => Promise<void>
  /** Adds frames while the page's clock, which stands still, is moved on by this time. */
  readonly record: (durationMs: number, frameMs: number) => Promise<void>
  readonly frames: () => Promise<Frame[]>
}

export function createFilm(page: Page): Film {
  const shots: { png: Buffer; caption: string; shownMs: number }[] = []
  let caption = ''
  return {
    caption(text) {
      caption = text
    },
    async show(shownMs) {
      shots.push({ png: await page.screenshot(), caption, shownMs })
    },
    async record(durationMs, frameMs) {
      for (let time = 0; time < durationMs; time += frameMs) {
        shots.push({ png: await page.screenshot(), caption, shownMs: frameMs })
        await page.clock.runFor(frameMs)
      }
    },
    async frames() {
      const frames: Frame[] = []
      for (const { png, shownMs, ...shot } of shots) {
        frames.push({ png: await addCaption(png, shot.caption), shownMs })
      }
      return frames
    },
  }
}

async function addCaption(png: Buffer, text: string): Promise<Buffer> {
  const { width } = await sharp(png).metadata()
  const caption = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${CAPTION_HEIGHT}">
    <rect width="${width}" height="${CAPTION_HEIGHT}" fill="#1d1a16"/>
    <text x="50%" y="28" text-anchor="middle" font-family="sans-serif" font-size="17" font-weight="bold" fill="#fff">${text}</text></svg>`
  return sharp(png)
    .extend({ top: CAPTION_HEIGHT, background: '#1d1a16' })
    .composite([{ input: Buffer.from(caption), top: 0, left: 0 }])
    .png()
    .toBuffer()
}
