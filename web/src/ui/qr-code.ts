/**
 * A QR code (ISO/IEC 18004) of up to 106 bytes, enough for an address: byte mode, level M, versions 2 to 6. Its own 120 lines
 * instead of a package of 15 kB, most of which is for codes that no ticket has. A camera reads any of the eight masks, so
 * there is no search for the prettiest.
 */
export type QrCode = readonly (readonly boolean[])[]

/** By version, from 2: how many blocks, data codewords in each, codewords for correction in each. */
const LAYOUTS = [
  [1, 28, 16],
  [1, 44, 26],
  [2, 32, 18],
  [2, 43, 24],
  [4, 27, 16],
] as const
const FIRST_VERSION = 2
/** Level M with mask 0, protected by its own code and the standard's mask. */
const FORMAT_BITS = 0b101010000010010

export function qrCode(text: string): QrCode {
  const bytes = [...new TextEncoder().encode(text)]
  // Four bits say that bytes follow, eight how many.
  const index = LAYOUTS.findIndex(([blocks, perBlock]) => bytes.length + 2 <= blocks * perBlock)
  const layout = LAYOUTS[index]
  if (!layout) throw new RangeError(`too long for a QR code: ${bytes.length} bytes`)
  const size = (index + FIRST_VERSION) * 4 + 17
  const field = patterns(size)
  placeBits(field, bitsOf(withCorrection(dataOf(bytes, layout[0] * layout[1]), layout)))
  return field.map((row) => row.map((module) => module === true))
}

function dataOf(bytes: readonly number[], capacity: number): number[] {
  const nibbles = [0x4, bytes.length >> 4, bytes.length & 15, ...bytes.flatMap((byte) => [byte >> 4, byte & 15]), 0]
  const codewords = Array.from({ length: nibbles.length / 2 }, (_, at) => {
    return ((nibbles[at * 2] ?? 0) << 4) | (nibbles[at * 2 + 1] ?? 0)
  })
  return Array.from({ length: capacity }, (_, at) => codewords[at] ?? ((at - codewords.length) % 2 === 0 ? 0xec : 0x11))
}

function withCorrection(data: readonly number[], [blocks, perBlock, correction]: (typeof LAYOUTS)[number]): number[] {
  const parts = Array.from({ length: blocks }, (_, block) => data.slice(block * perBlock, (block + 1) * perBlock))
  const checks = parts.map((part) => remainder(part, correction))
  return [...interleaved(parts, perBlock), ...interleaved(checks, correction)]
}

function interleaved(parts: readonly (readonly number[])[], length: number): number[] {
  return Array.from({ length }, (_, at) => parts.map((part) => part[at] ?? 0)).flat()
}

/** Reed and Solomon's: what is left of the message after division by the product of (x - 2^i). */
function remainder(message: readonly number[], degree: number): number[] {
  let divisor = [1]
  for (let power = 0, root = 1; power < degree; power += 1, root = multiply(root, 2)) {
    const shifted = [...divisor, 0]
    divisor = shifted.map((factor, at) => factor ^ multiply(divisor[at - 1] ?? 0, root))
  }
  let rest: number[] = Array.from({ length: degree }, () => 0)
  for (const byte of message) {
    const lead = byte ^ (rest[0] ?? 0)
    rest = [...rest.slice(1), 0].map((value, at) => value ^ multiply(divisor[at + 1] ?? 0, lead))
  }
  return rest
}

/** In the field of 256 elements. */
function multiply(a: number, b: number): number {
  let product = 0
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >> 7) * 0x11d)
    product ^= ((b >> bit) & 1) * a
  }
  return product
}

function bitsOf(codewords: readonly number[]): boolean[] {
  return codewords.flatMap((codeword) => Array.from({ length: 8 }, (_, bit) => ((codeword >> (7 - bit)) & 1) === 1))
}

type Field = (boolean | undefined)[][]

/** Everything that is the same in each code of this size; what is `undefined` is for the message. */
function patterns(size: number): Field {
  const field: Field = Array.from({ length: size }, () => Array.from({ length: size }, () => undefined))
  const set = (row: number, column: number, isDark: boolean) => {
    const line = field[row]
    if (line && column >= 0 && column < size) line[column] = isDark
  }
  for (let at = 0; at < size; at += 1) {
    set(6, at, at % 2 === 0)
    set(at, 6, at % 2 === 0)
  }
  const rings = (row: number, column: number, reach: number, light: readonly number[]) => {
    for (let down = -reach; down <= reach; down += 1) {
      for (let across = -reach; across <= reach; across += 1) {
        set(row + down, column + across, !light.includes(Math.max(Math.abs(down), Math.abs(across))))
      }
    }
  }
  for (const [row, column] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const)
    rings(row, column, 4, [2, 4])
  rings(size - 7, size - 7, 2, [1])
  for (let bit = 0; bit < 15; bit += 1) {
    const isDark = ((FORMAT_BITS >> bit) & 1) === 1
    // Along the first corner, stepping over the dotted lines; then once more along the other two.
    const down = bit < 6 ? bit : bit < 8 ? bit + 1 : 8
    const across = bit < 8 ? 8 : bit === 8 ? 7 : 14 - bit
    set(down, across, isDark)
    if (bit < 8) set(8, size - 1 - bit, isDark)
    else set(size - 15 + bit, 8, isDark)
  }
  set(size - 8, 8, true)
  return field
}

/** In pairs of columns from the right, up and down by turns; mask 0 turns every second module around. */
function placeBits(field: Field, bits: readonly boolean[]): void {
  const size = field.length
  let at = 0
  for (let pair = 0, right = size - 1; right >= 1; pair += 1, right -= 2) {
    if (right === 6) right = 5
    for (let step = 0; step < size; step += 1) {
      const row = pair % 2 === 0 ? size - 1 - step : step
      for (const column of [right, right - 1]) {
        const line = field[row]
        if (!line || line[column] !== undefined) continue
        line[column] = (bits[at] ?? false) !== ((row + column) % 2 === 0)
        at += 1
      }
    }
  }
}

/** The dark modules as one path on a grid of `code.length` squares. */
export function qrPath(code: QrCode): string {
  return code
    .flatMap((row, y) => {
      const line = row.map((isDark) => (isDark ? '#' : '.')).join('')
      return [...line.matchAll(/#+/g)].map((run) => `M${run.index} ${y}h${run[0].length}v1h-${run[0].length}z`)
    })
    .join('')
}
