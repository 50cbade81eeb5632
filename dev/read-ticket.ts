/** Reads a ticket's files with programs that did not render them: Poppler, jsQR, and the pixels themselves. */
import { execFileSync } from 'node:child_process'
import readQrCode from 'jsqr'
import sharp, { type Sharp } from 'sharp'

export type Picture = { readonly width: number; readonly height: number; readonly rgba: Buffer }

export function pdfText(pdf: Buffer): string {
  return execFileSync('pdftotext', ['-enc', 'UTF-8', '-raw', '-', '-'], { input: pdf, encoding: 'utf8' })
}

export function pdfFacts(pdf: Buffer, tool: 'pdfinfo' | 'pdffonts'): string {
  return execFileSync(tool, ['-'], { input: pdf, encoding: 'utf8' })
}

/** At 216 dots per inch, a page of 360 points is 1080 pixels wide. */
export function pdfPicture(pdf: Buffer): Promise<Picture> {
  const ppm = execFileSync('pdftoppm', ['-r', '216', '-singlefile', '-'], { input: pdf, maxBuffer: 50_000_000 })
  const [header = '', width, height] = /^P6\n(\d+) (\d+)\n255\n/.exec(ppm.toString('latin1', 0, 40)) ?? []
  const raw = { width: Number(width), height: Number(height), channels: 3 } as const
  return pictureOf(sharp(ppm.subarray(header.length), { raw }))
}

export function pngPicture(png: Buffer): Promise<Picture> {
  return pictureOf(sharp(png))
}

async function pictureOf(image: Sharp): Promise<Picture> {
  const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, rgba: data }
}

export async function pngTexts(png: Buffer): Promise<Record<string, string>> {
  const { comments = [] } = await sharp(png).metadata()
  return Object.fromEntries(comments.map(({ keyword, text }) => [keyword, text]))
}

/** At half size, closer to what a camera sees: reading every pixel in its place would prove little. */
export async function readQr({ rgba, width, height }: Picture): Promise<string | undefined> {
  const seen = sharp(rgba, { raw: { width, height, channels: 4 } }).resize({ width: width / 2 })
  const { data, info } = await seen.raw().toBuffer({ resolveWithObject: true })
  return readQrCode.default(new Uint8ClampedArray(data), info.width, info.height)?.data
}

/** The digits of both bands, by the table on the tickets page: which stitches of a diamond are white. */
export function readBands(picture: Picture, ground: string): string {
  return bandsOf(picture, ground)
    .map((band) =>
      Array.from({ length: 16 }, (_, index) => {
        const isWhite = (x: number, y: number) => stitch(picture, band, 6 * index + x, y) === 'white'
        const bit = (value: number, stitches: readonly (readonly [number, number])[]) => {
          const sewn = stitches.filter(([x, y]) => isWhite(x, y)).length
          if (sewn !== 0 && sewn !== stitches.length) throw new Error(`half a stitch in diamond ${index}`)
          return sewn === 0 ? 0 : value
        }
        const digit =
          bit(8, [[3, 4]]) +
          bit(4, [
            [2, 4],
            [4, 4],
            [3, 3],
            [3, 5],
          ]) +
          bit(2, [
            [2, 3],
            [4, 3],
            [2, 5],
            [4, 5],
          ]) +
          bit(1, [
            [1, 4],
            [5, 4],
            [3, 2],
            [3, 6],
          ])
        return digit.toString(16)
      }).join(''),
    )
    .join('')
}

type Band = { readonly left: number; readonly top: number; readonly stitch: number; readonly ground: string }

/** A band begins and ends with a row in its ground colour. */
function bandsOf(picture: Picture, ground: string): Band[] {
  const edges: { start: number; end: number }[] = []
  for (let y = 0; y < picture.height; y++) {
    if (widthOf(picture, y, ground) < picture.width * 0.85) continue
    const last = edges.at(-1)
    if (last && last.end === y) last.end = y + 1
    else edges.push({ start: y, end: y + 1 })
  }
  const [first, second, third, fourth] = edges
  if (!first || !second || !third || !fourth || edges.length > 4) throw new Error(`${edges.length} edges of bands`)
  const left = Array.from({ length: picture.width }, (_, x) => x).find(
    (x) => distance(colourAt(picture, x, first.start + 2), ground) < NEAR,
  )
  return [
    [first, second],
    [third, fourth],
  ].map((pair) => {
    const [top, bottom] = [pair[0]?.start ?? 0, pair[1]?.end ?? 0]
    return { left: left ?? 0, top, stitch: (bottom - top) / 9, ground }
  })
}

function widthOf(picture: Picture, y: number, colour: string): number {
  let count = 0
  for (let x = 0; x < picture.width; x += 4) if (distance(colourAt(picture, x, y), colour) < NEAR) count += 4
  return count
}

function stitch(picture: Picture, band: Band, x: number, y: number): 'white' | 'gold' | 'ground' {
  const at = colourAt(
    picture,
    Math.floor(band.left + (x + 0.5) * band.stitch),
    Math.floor(band.top + (y + 0.5) * band.stitch),
  )
  const seen = { white: distance(at, '#FFFFFF'), gold: distance(at, '#FFC629'), ground: distance(at, band.ground) }
  return (['white', 'gold', 'ground'] as const).reduce((best, name) => (seen[name] < seen[best] ? name : best))
}

/** The number of pixels with that colour. */
export function areaOf(picture: Picture, colour: string): number {
  let count = 0
  for (let y = 0; y < picture.height; y++) count += widthOf(picture, y, colour)
  return count
}

const NEAR = 12

function colourAt({ rgba, width }: Picture, x: number, y: number): readonly [number, number, number] {
  const at = (y * width + x) * 4
  return [rgba[at] ?? 0, rgba[at + 1] ?? 0, rgba[at + 2] ?? 0]
}

function distance([red, green, blue]: readonly [number, number, number], colour: string): number {
  const value = Number.parseInt(colour.slice(1), 16)
  return Math.abs(red - (value >> 16)) + Math.abs(green - ((value >> 8) & 255)) + Math.abs(blue - (value & 255))
}
