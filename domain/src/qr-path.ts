/** The dark modules of a QR code as one SVG path on a grid of unit squares. A run in a row is one rectangle, without gaps. */
export function qrPath(modules: readonly (readonly boolean[])[]): string {
  let path = ''
  for (const [y, row] of modules.entries()) {
    for (let x = 0; x < row.length; x++) {
      const from = x
      while (row[x]) x++
      if (x > from) path += `M${from} ${y}h${x - from}v1h${from - x}z`
    }
  }
  return path
}
