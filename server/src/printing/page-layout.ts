import type { Line } from './typeset.ts'

/**
 * Path data in the page's units, or in its own when it is placed and scaled. Arc flags are separated by spaces: pdfkit
 * cannot read others.
 */
export type Shape = {
  readonly path: string
  readonly fill?: string
  readonly stroke?: {
    readonly colour: string
    readonly width: number
    readonly dash?: readonly [on: number, off: number]
  }
  readonly at?: { readonly x: number; readonly y: number; readonly scale: number }
}

export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

export type Part =
  | { readonly kind: 'ornament'; readonly shapes: readonly Shape[] }
  | { readonly kind: 'picture'; readonly label: string; readonly shapes: readonly Shape[]; readonly opens?: Link }
  | {
      readonly kind: 'words'
      readonly line: Line
      readonly x: number
      readonly baseline: number
      readonly colour: string
    }

type Link = { readonly url: string; readonly box: Box }

/** Everything on a page, back to front and in reading order. A unit is a point on paper and three pixels of a picture. */
export type PageLayout = { readonly width: number; readonly height: number; readonly parts: readonly Part[] }

export function rectangle({ x, y, width, height }: Box): string {
  return `M${x} ${y}h${width}v${height}h${-width}z`
}

export function roundedRectangle({ x, y, width, height }: Box, radius: number): string {
  const [across, down] = [width - 2 * radius, height - 2 * radius]
  const corner = (dx: number, dy: number) => `a${radius} ${radius} 0 0 1 ${dx} ${dy}`
  return [
    `M${x + radius} ${y}h${across}${corner(radius, radius)}`,
    `v${down}${corner(-radius, radius)}`,
    `h${-across}${corner(-radius, -radius)}`,
    `v${-down}${corner(radius, -radius)}z`,
  ].join('')
}
