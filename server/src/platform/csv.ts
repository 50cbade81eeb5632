/** Rows of cells as CSV (RFC 4180). */
export function csvOf(rows: readonly (readonly string[])[]): Buffer {
  return Buffer.from(rows.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join(''))
}

/** Quoted where needed. A leading apostrophe keeps a spreadsheet from reading a name as a formula; a negative number is none. */
function csvCell(text: string): string {
  const isNumber = /^-?\d+(\.\d+)?$/.test(text)
  const safe = !isNumber && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
